/**
 * Settings outside a number that affect its texts: its Messaging Service, A2P campaign and toll-free
 * verification. A value that can't be read is null and doesn't affect the others.
 */
import type { NumberHealth } from '../_shared/contract/numbers.ts';
import type { Env } from '../_shared/env.ts';
import { textField } from '../_shared/json.ts';
import { logFailure } from '../_shared/log.ts';
import { twilioCredentials } from '../_shared/twilio.ts';
import { openTwilioApi, requiredText } from '../_shared/twilio-api.ts';

type Standing = NumberHealth['standing'];

type MessagingService = {
  sid: string;
  /** Empty text: none is set. */
  inboundUrl: string;
  inboundMethod: string;
  defersToNumber: boolean;
  numberSids: string[];
  /** Null: it could not be read. */
  campaign: Standing | null;
};

export type TextSenders = {
  services: MessagingService[] | null;
  /** By the number's SID. */
  tollFree: Map<string, Standing> | null;
};

/** Short, because the user is waiting and the page works without these details. */
const retryPolicy = { timeoutMs: 4_000, maxAttempts: 2, firstDelayMs: 100, maxPages: 10 };

const standings: Readonly<Record<string, Standing>> = {
  VERIFIED: 'registered',
  PENDING: 'pending',
  IN_PROGRESS: 'pending',
  FAILED: 'rejected',
  SUSPENDED: 'rejected',
  TWILIO_APPROVED: 'registered',
  PENDING_REVIEW: 'pending',
  IN_REVIEW: 'pending',
  TWILIO_REJECTED: 'rejected',
};

/** The best of several, as there may be after a resubmission. */
function bestOf(found: Standing[]): Standing {
  const order = ['registered', 'pending', 'rejected', 'unread'] as const;
  return order.find((standing) => found.includes(standing)) ?? 'unregistered';
}

async function readable<T>(what: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    logFailure('numberHealth', `${what}_unread`, error);
    return null;
  }
}

export async function readTextSenders(env: Env): Promise<TextSenders> {
  const api = openTwilioApi(twilioCredentials(env), retryPolicy);
  const readServices = async () => {
    const services = await api.listMessaging('Services', 'services', (row) => ({
      sid: requiredText(row, 'sid'),
      inboundUrl: textField(row, 'inbound_request_url'),
      inboundMethod: textField(row, 'inbound_method'),
      defersToNumber: row['use_inbound_webhook_on_number'] === true,
    }));
    return Promise.all(
      services.map(async (service) => {
        const path = `Services/${encodeURIComponent(service.sid)}`;
        const standingOf = (field: string) => (row: Parameters<typeof textField>[0]) =>
          standings[textField(row, field)] ?? 'unread';
        const [numberSids, campaigns] = await Promise.all([
          api.listMessaging(`${path}/PhoneNumbers`, 'phone_numbers', (row) => requiredText(row, 'sid')),
          readable(
            'campaign',
            api.listMessaging(`${path}/Compliance/Usa2p`, 'compliance', standingOf('campaign_status')),
          ),
        ]);
        return { ...service, numberSids, campaign: campaigns && bestOf(campaigns) };
      }),
    );
  };
  const readTollFree = async () => {
    const rows = await api.listMessaging('Tollfree/Verifications', 'verifications', (row) => ({
      sid: textField(row, 'tollfree_phone_number_sid'),
      standing: standings[textField(row, 'status')] ?? 'unread',
    }));
    const sids = new Set(rows.map(({ sid }) => sid));
    const of = (sid: string) => rows.filter((row) => row.sid === sid).map(({ standing }) => standing);
    return new Map([...sids].map((sid) => [sid, bestOf(of(sid))]));
  };
  const [services, tollFree] = await Promise.all([
    readable('messaging_services', readServices()),
    readable('toll_free_verifications', readTollFree()),
  ]);
  return { services, tollFree };
}

/** The Messaging Service that takes the number's incoming texts, if one does. */
export function serviceTaking({ services }: TextSenders, numberSid: string): MessagingService | undefined {
  return services?.find((service) => service.numberSids.includes(numberSid) && !service.defersToNumber);
}

export function standingOf(
  { services, tollFree }: TextSenders,
  numberSid: string,
  registration: NumberHealth['registration'],
): Standing {
  if (registration === 'none') return 'registered';
  if (registration === 'toll_free') {
    return tollFree === null ? 'unread' : (tollFree.get(numberSid) ?? 'unregistered');
  }
  const service = services?.find(({ numberSids }) => numberSids.includes(numberSid));
  if (services === null || service?.campaign === null) return 'unread';
  return service?.campaign ?? 'unregistered';
}
