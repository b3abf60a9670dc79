/**
 * Reads what affects a number's texts besides its own settings: its Messaging Service, A2P campaign and
 * toll-free verification. A part that can't be read is null.
 */
import type { NumberHealth } from '../_shared/contract/numbers.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { readTextField, type JsonObject } from '../_shared/runtime/json.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { openTwilioApi, requireTextField } from '../_shared/twilio/api.ts';
import { requireCredentials } from '../_shared/twilio/client.ts';

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
function pickBest(statuses: string[]): Standing {
  if (statuses.length === 0) {
    return 'unregistered';
  }
  const best = standings.find(([, known]) => statuses.some((status) => known.includes(status)));
  return best?.[0] ?? 'unread';
}

const tryReading = <T>(what: string, work: () => Promise<T>) =>
  tryAndLog('numberHealth', `${what}_unread`, work);

export type TextSenders = Awaited<ReturnType<typeof readTextSenders>>;

export async function readTextSenders(env: Env) {
  const api = openTwilioApi(requireCredentials(env), retryPolicy);

  async function readService(row: JsonObject) {
    const sid = requireTextField(row, 'sid');
    const path = `Services/${encodeURIComponent(sid)}`;
    const [numberSids, campaigns] = await Promise.all([
      api.listMessaging(`${path}/PhoneNumbers`, 'phone_numbers', (number) => requireTextField(number, 'sid')),
      tryReading('campaign', () =>
        api.listMessaging(`${path}/Compliance/Usa2p`, 'compliance', (campaign) =>
          readTextField(campaign, 'campaign_status'),
        ),
      ),
    ]);
    return {
      /** Empty text: none is set. */
      inboundUrl: readTextField(row, 'inbound_request_url'),
      inboundMethod: readTextField(row, 'inbound_method'),
      defersToNumber: row['use_inbound_webhook_on_number'] === true,
      numberSids,
      campaign: campaigns && pickBest(campaigns),
    };
  }

  const readServices = async () => {
    const rows = await api.listMessaging('Services', 'services', (row) => row);
    return Promise.all(rows.map(readService));
  };
  const readTollFree = () =>
    api.listMessaging('Tollfree/Verifications', 'verifications', (row) => ({
      numberSid: readTextField(row, 'tollfree_phone_number_sid'),
      status: readTextField(row, 'status'),
    }));
  const [services, tollFree] = await Promise.all([
    tryReading('messaging_services', readServices),
    tryReading('toll_free_verifications', readTollFree),
  ]);
  return { services, tollFree };
}

/** The Messaging Service that takes the number's incoming texts, if one does. */
export const findServiceTaking = ({ services }: TextSenders, numberSid: string) =>
  services?.find((service) => service.numberSids.includes(numberSid) && !service.defersToNumber);

export function findStanding(
  { services, tollFree }: TextSenders,
  numberSid: string,
  registration: NumberHealth['registration'],
): Standing {
  if (registration === 'none') {
    return 'registered';
  }
  if (registration === 'toll_free') {
    if (tollFree === null) {
      return 'unread';
    }
    return pickBest(tollFree.filter((row) => row.numberSid === numberSid).map(({ status }) => status));
  }
  const service = services?.find(({ numberSids }) => numberSids.includes(numberSid));
  if (services === null || service?.campaign === null) {
    return 'unread';
  }
  return service?.campaign ?? 'unregistered';
}
