/** Texts that the office writes: what the database says about one, and sending it. */
import { introduction } from '../contract/conversations.ts';
import { maxMessageLength, messageStatuses } from '../contract/messages.ts';
import { HttpError, limitError, refusal } from '../runtime/http-error.ts';
import { describeMedia, parseStoredMedia } from '../storage/message-media.ts';
import { optedOutError, twilioHttpError } from '../twilio/errors.ts';
import { type Begun, deliver, type DeliveryDeps, notConfirmed } from './message-delivery.ts';

const stranger = 'Texts can only be sent to people who have contacted the business.';
const firstTooLong = `The first text to this person also says who writes and how to stop texts. Shorten it to ${maxMessageLength - introduction.length - 1} characters.`;
const formatTooMany = (wait: string) =>
  `The office has sent as many texts as its limit allows. This one was not sent: try again in ${wait}.`;

type Outcome = Pick<Begun, 'outcome' | 'waitSeconds'>;

/** The errors for outcomes of `begin_message` that refuse a text. */
const refusals: Record<string, (begun: Outcome) => HttpError> = {
  no_business_number: () => new HttpError(400, 'no_business_number', 'Please configure a phone number first'),
  // Stops a caller from sending from other numbers of the account.
  wrong_sender: () => refusal(403, 'wrong_sender'),
  no_conversation: () => new HttpError(403, 'no_conversation', stranger),
  no_consent: () => refusal(403, 'no_consent'),
  blocked: () => refusal(403, 'blocked'),
  opted_out: optedOutError,
  not_failed: () => refusal(409, 'not_failed'),
  too_soon: () =>
    new HttpError(
      409,
      'too_soon',
      'This customer was asked for a review in the last 90 days. Once is enough.',
    ),
  key_reused: () => refusal(409, 'idempotency_key_reused'),
  too_long: () => new HttpError(400, 'message_too_long', firstTooLong),
  limit_reached: ({ waitSeconds }) => limitError('too_many_texts', waitSeconds, formatTooMany),
};

/** Throws when the database refuses the text. */
export function requireAllowed(begun: Outcome): void {
  const refused = refusals[begun.outcome];
  if (refused) {
    throw refused(begun);
  }
}

/** The status of a text that was requested before. Throws when it failed or its outcome is unknown. */
function readEarlierStatus(begun: Pick<Begun, 'status' | 'errorCode'>) {
  const status = messageStatuses.find((known) => known === begun.status);
  if (status === undefined || status === 'pending' || status === 'unknown') {
    throw notConfirmed();
  }
  if (status === 'failed') {
    throw twilioHttpError(begun.errorCode);
  }
  return status;
}

/** Whose text it is, and under which lease. `from` is the number of ours that the office showed. */
type Sending = {
  claim: string;
  from: string;
  address: string;
  sender: { email: string | null; name: string };
};

/**
 * Sends a text whose row is stored, once, and returns it as the office shows it. Throws when the database or Twilio
 * refuses it, or when nobody knows whether Twilio has it.
 */
export async function sendBegun(deps: DeliveryDeps, begun: Begun, { claim, from, address, sender }: Sending) {
  requireAllowed(begun);
  const isOpen = ['claimed', 'reclaimed', 'to_look_up'].includes(begun.outcome);
  const otherBusinessNumber = from === begun.businessNumber ? null : from;
  const status = isOpen
    ? await deliver(deps, { ...begun, claim, address, otherBusinessNumber })
    : readEarlierStatus(begun);
  return {
    id: begun.messageId,
    businessNumber: begun.businessNumber,
    direction: 'outbound' as const,
    body: begun.body,
    created_at: begun.createdAt,
    status,
    source: 'sms' as const,
    sentBy: sender.email,
    author: sender.name,
    media: parseStoredMedia(begun.media).map(describeMedia),
  };
}
