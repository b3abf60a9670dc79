import type { Admin } from '../_shared/http/access.ts';
import type { FieldsOf } from '../_shared/contract/action.ts';
import { messageStatuses, type messageActions, type MessageStatus } from '../_shared/contract/messages.ts';
import { introduced } from '../_shared/contract/conversations.ts';
import { type DatabaseAnswer, retryOnce } from '../_shared/database.ts';
import type { Office } from '../_shared/office.ts';
import { deliver, notConfirmed } from '../_shared/texts/message-delivery.ts';
import { messageMedia, storedMedia } from '../_shared/texts/message-media.ts';
import { blockedError, HttpError, limitError } from '../_shared/http/http-error.ts';
import { twilioFor } from '../_shared/twilio/twilio.ts';
import { optedOutError, twilioHttpError } from '../_shared/twilio/errors.ts';
import { picturesToSend } from './pictures.ts';

type Fields = FieldsOf<(typeof messageActions)['sendMessage']>;

type Begun = DatabaseAnswer<'begin_message'>[number];

/** The errors for outcomes of `begin_message` that refuse a text. */
const refusals: Record<string, (begun: Begun) => HttpError> = {
  no_business_number: () => new HttpError(400, 'no_business_number', 'Please configure a phone number first'),
  // Stops a caller from sending from other numbers of the account.
  wrong_sender: () =>
    new HttpError(403, 'wrong_sender', 'Messages can only be sent from the saved business number.'),
  no_conversation: () =>
    new HttpError(
      403,
      'no_conversation',
      'Texts can only be sent to people who have contacted the business.',
    ),
  no_consent: () =>
    new HttpError(
      403,
      'no_consent',
      'This person has not agreed to texts. Call instead, or ask them to text the business number.',
    ),
  blocked: blockedError,
  opted_out: optedOutError,
  not_failed: () => new HttpError(409, 'not_failed', 'Only a text that failed can be sent again.'),
  key_reused: () =>
    new HttpError(409, 'idempotency_key_reused', 'This idempotency key belongs to another message.'),
  limit_reached: ({ waitSeconds }) =>
    limitError(
      'too_many_texts',
      waitSeconds,
      (wait) =>
        `The office has sent as many texts as its limit allows. This one was not sent: try again in ${wait}.`,
    ),
};

/** The status of a text that was requested before. Throws when it failed or its outcome is unknown. */
function earlierStatus(begun: Begun): MessageStatus {
  const status = messageStatuses.find((known) => known === begun.status);
  if (status === undefined || status === 'pending' || status === 'unknown') throw notConfirmed();
  if (status === 'failed') throw twilioHttpError(begun.errorCode);
  return status;
}

/**
 * Sends a text to a contact who has texted before or agreed to texts. Stores the row under a one-time key
 * before asking Twilio; only the holder of its lease may send, so that no text is sent twice.
 */
export async function sendMessage({ env, database }: Office, fields: Fields, admin: Admin): Promise<object> {
  const twilio = twilioFor(env);
  if (fields.body.trim() === '' && fields.media.length === 0 && fields.retryOf === undefined) {
    throw new HttpError(400, 'empty_message', 'Please write a message.');
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
    sentBy: admin.userId,
    claim: crypto.randomUUID(),
  };
  const [begun] = await retryOnce(() => database.call('begin_message', request));
  if (!begun) throw new Error('begin_message answered nothing');
  const refusal = refusals[begun.outcome];
  if (refusal) throw refusal(begun);

  const isClaimed = begun.outcome === 'claimed' || begun.outcome === 'reclaimed';
  const otherBusinessNumber = from === begun.businessNumber ? null : from;
  const status = isClaimed
    ? await deliver({ env, twilio, database }, { ...begun, otherNumber: to, otherBusinessNumber })
    : earlierStatus(begun);
  const message = {
    id: begun.messageId,
    businessNumber: begun.businessNumber,
    direction: 'outbound',
    body: begun.body,
    created_at: begun.createdAt,
    status,
    source: 'sms',
    sentBy: admin.email,
    media: storedMedia(begun.media).map(messageMedia),
  };
  return { message };
}
