import type { StaffMember } from '../_shared/http/access.ts';
import type { FieldsOf } from '../_shared/contract/action.ts';
import { maxMessageLength, messageStatuses, type messageActions } from '../_shared/contract/messages.ts';
import { introduced, introduction } from '../_shared/contract/conversations.ts';
import { retryOnce } from '../_shared/database.ts';
import type { Office } from '../_shared/office.ts';
import { type Begun, deliver, notConfirmed } from '../_shared/texts/message-delivery.ts';
import { messageMedia, storedMedia } from '../_shared/texts/message-media.ts';
import { HttpError, limitError, refusal } from '../_shared/http/http-error.ts';
import { twilioFor } from '../_shared/twilio/client.ts';
import { optedOutError, twilioHttpError } from '../_shared/twilio/errors.ts';
import { picturesToSend } from './pictures.ts';

type Fields = FieldsOf<(typeof messageActions)['sendMessage']>;

const stranger = 'Texts can only be sent to people who have contacted the business.';
const firstTooLong = `The first text to this person also says who writes and how to stop texts. Shorten it to ${maxMessageLength - introduction.length - 1} characters.`;
const tooManyTexts = (wait: string) =>
  `The office has sent as many texts as its limit allows. This one was not sent: try again in ${wait}.`;

/** The errors for outcomes of `begin_message` that refuse a text. */
const refusals: Record<string, (begun: Begun) => HttpError> = {
  no_business_number: () => new HttpError(400, 'no_business_number', 'Please configure a phone number first'),
  // Stops a caller from sending from other numbers of the account.
  wrong_sender: () => refusal(403, 'wrong_sender'),
  no_conversation: () => new HttpError(403, 'no_conversation', stranger),
  no_consent: () => refusal(403, 'no_consent'),
  blocked: () => refusal(403, 'blocked'),
  opted_out: optedOutError,
  not_failed: () => refusal(409, 'not_failed'),
  key_reused: () => refusal(409, 'idempotency_key_reused'),
  too_long: () => new HttpError(400, 'message_too_long', firstTooLong),
  limit_reached: ({ waitSeconds }) => limitError('too_many_texts', waitSeconds, tooManyTexts),
};

/** The status of a text that was requested before. Throws when it failed or its outcome is unknown. */
function earlierStatus(begun: Begun) {
  const status = messageStatuses.find((known) => known === begun.status);
  if (status === undefined || status === 'pending' || status === 'unknown') throw notConfirmed();
  if (status === 'failed') throw twilioHttpError(begun.errorCode);
  return status;
}

/**
 * Sends a text to a contact who has texted before or agreed to texts. Stores the row under a one-time key
 * before asking Twilio; only the holder of its lease may send, so that no text is sent twice.
 */
export async function sendMessage({ env, database }: Office, fields: Fields, member: StaffMember) {
  const twilio = twilioFor(env);
  if (fields.body.trim() === '' && fields.media.length === 0 && fields.retryOf === undefined) {
    throw refusal(400, 'empty_message');
  }
  const { from, to, body, idempotencyKey = crypto.randomUUID(), retryOf } = fields;
  const request = {
    from,
    address: to,
    body,
    firstBody: introduced(body),
    idempotencyKey,
    retryOf,
    media: await picturesToSend(env, fields.media),
    limits: env.textLimits,
    sentBy: member.userId,
    claim: crypto.randomUUID(),
  };
  const [begun] = await retryOnce(() => database.rpc('begin_message', request));
  if (!begun) throw new Error('begin_message answered nothing');
  const refused = refusals[begun.outcome];
  if (refused) throw refused(begun);

  const isClaimed = begun.outcome === 'claimed' || begun.outcome === 'reclaimed';
  const otherBusinessNumber = from === begun.businessNumber ? null : from;
  const status = isClaimed
    ? await deliver(
        { env, twilio, database },
        { ...begun, claim: request.claim, otherNumber: to, otherBusinessNumber },
      )
    : earlierStatus(begun);
  const message = {
    id: begun.messageId,
    businessNumber: begun.businessNumber,
    direction: 'outbound',
    body: begun.body,
    created_at: begun.createdAt,
    status,
    source: 'sms',
    sentBy: member.email,
    media: storedMedia(begun.media).map(messageMedia),
  };
  return { message };
}
