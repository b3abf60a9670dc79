/**
 * Reads what affects a number's texts besides its own settings: its Messaging Service, A2P campaign and
 * toll-free verification. A part that can't be read is null.
 */
import type { NumberHealth } from '../_shared/contract/numbers.ts';
import type { Env } from '../_shared/env.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { tryAndLog } from '../_shared/log.ts';
import { twilioCredentials } from '../_shared/twilio/client.ts';
import { openTwilioApi, requiredText } from '../_shared/twilio/api.ts';

type Standing = NumberHealth['standing'];

/** Short, because the user is waiting and the page works without these details. */
const retryPolicy = { timeoutMs: 4_000, maxAttempts: 2, firstDelayMs: 100, maxPages: 10 };

/** Twilio's statuses for each standing, best first. */
const standings: readonly (readonly [Standing, readonly string[]])[] = [
  ['registered', ['VERIFIED', 'TWILIO_APPROVED']],
  ['pending', ['PENDING', 'IN_PROGRESS', 'PENDING_REVIEW', 'IN_REVIEW']],
  ['rejected', ['FAILED', 'SUSPENDED', 'TWILIO_REJECTED']],
];

/** The best of several statuses. A resubmission leaves more than one. */
function bestOf(statuses: string[]): Standing {
  if (statuses.length === 0) return 'unregistered';
  const best = standings.find(([, words]) => statuses.some((status) => words.includes(status)));
  return best?.[0] ?? 'unread';
}

const readable = <T>(what: string, work: () => Promise<T>) =>
  tryAndLog('numberHealth', `${what}_unread`, work);

export type TextSenders = Awaited<ReturnType<typeof readTextSenders>>;

export async function readTextSenders(env: Env) {
  const api = openTwilioApi(twilioCredentials(env), retryPolicy);

  async function readService(row: JsonObject) {
    const sid = requiredText(row, 'sid');
    const path = `Services/${encodeURIComponent(sid)}`;
    const [numberSids, campaigns] = await Promise.all([
      api.listMessaging(`${path}/PhoneNumbers`, 'phone_numbers', (number) => requiredText(number, 'sid')),
      readable('campaign', () =>
        api.listMessaging(`${path}/Compliance/Usa2p`, 'compliance', (campaign) =>
          textField(campaign, 'campaign_status'),
        ),
      ),
    ]);
    return {
      /** Empty text: none is set. */
      inboundUrl: textField(row, 'inbound_request_url'),
      inboundMethod: textField(row, 'inbound_method'),
      defersToNumber: row['use_inbound_webhook_on_number'] === true,
      numberSids,
      campaign: campaigns && bestOf(campaigns),
    };
  }

  const readServices = async () => {
    const rows = await api.listMessaging('Services', 'services', (row) => row);
    return Promise.all(rows.map(readService));
  };
  const readTollFree = () =>
    api.listMessaging('Tollfree/Verifications', 'verifications', (row) => ({
      numberSid: textField(row, 'tollfree_phone_number_sid'),
      status: textField(row, 'status'),
    }));
  const [services, tollFree] = await Promise.all([
    readable('messaging_services', readServices),
    readable('toll_free_verifications', readTollFree),
  ]);
  return { services, tollFree };
}

/** The Messaging Service that takes the number's incoming texts, if one does. */
export const serviceTaking = ({ services }: TextSenders, numberSid: string) =>
  services?.find((service) => service.numberSids.includes(numberSid) && !service.defersToNumber);

export function standingOf(
  { services, tollFree }: TextSenders,
  numberSid: string,
  registration: NumberHealth['registration'],
): Standing {
  if (registration === 'none') return 'registered';
  if (registration === 'toll_free') {
    if (tollFree === null) return 'unread';
    return bestOf(tollFree.filter((row) => row.numberSid === numberSid).map(({ status }) => status));
  }
  const service = services?.find(({ numberSids }) => numberSids.includes(numberSid));
  if (services === null || service?.campaign === null) return 'unread';
  return service?.campaign ?? 'unregistered';
}
