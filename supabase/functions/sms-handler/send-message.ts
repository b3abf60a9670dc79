import type { Admin } from '../_shared/access.ts';
import type { FieldsOf } from '../_shared/contract/action.ts';
import {
  maxMessageLength,
  type messageActions,
  type Message,
  type MessageStatus,
} from '../_shared/contract/messages.ts';
import { askTwice, isoTime } from '../_shared/data/client.ts';
import type { Outgoing } from '../_shared/data/messages.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { introduced, introduction } from '../_shared/contract/start-conversation.ts';
import { deliver, notConfirmed } from '../_shared/message-delivery.ts';
import { messageMedia } from '../_shared/message-media.ts';
import { blockedError, HttpError } from '../_shared/http-error.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { optedOutError, twilioHttpError } from '../_shared/twilio-errors.ts';
import { picturesToSend } from './sent-pictures.ts';

type Fields = FieldsOf<(typeof messageActions)['sendMessage']>;

function outgoing({ from, to, body, idempotencyKey, retryOf }: Fields, media: Outgoing['media']): Outgoing {
  return {
    from,
    to,
    body,
    media,
    idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    retryOf: retryOf ?? null,
    firstBody: introduced(body),
  };
}

/** Rounds up to whole units, so that nobody tries again too early. */
function inWords(seconds: number): string {
  const [size, unit] = seconds < 120 ? [1, 'second'] : seconds < 7_200 ? [60, 'minute'] : [3_600, 'hour'];
  const amount = Math.ceil(seconds / size);
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function limitReached(waitSeconds: number): HttpError {
  return new HttpError(
    429,
    'too_many_texts',
    `The office has sent as many texts as its limit allows. This one was not sent: try again in ${inWords(waitSeconds)}.`,
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}

type Begun = Awaited<ReturnType<Database['messages']['begin']>>;

/** Why a text was not written, or may not be sent; null when it may. */
function httpErrorOf({ outcome, wait_seconds: waitSeconds }: Begun): HttpError | null {
  switch (outcome) {
    case 'no_business_number':
      return new HttpError(400, outcome, 'Please configure a phone number first');
    // Stops a caller from sending from other numbers of the account.
    case 'wrong_sender':
      return new HttpError(403, outcome, 'Messages can only be sent from the saved business number.');
    case 'no_conversation':
      return new HttpError(403, outcome, 'Texts can only be sent to people who have contacted the business.');
    case 'no_consent':
      return new HttpError(
        403,
        outcome,
        'This person has not agreed to texts. Call instead, or ask them to text the business number.',
      );
    case 'blocked':
      return blockedError();
    case 'opted_out':
      return optedOutError();
    case 'not_failed':
      return new HttpError(409, outcome, 'Only a text that failed can be sent again.');
    case 'key_reused':
      return new HttpError(409, 'idempotency_key_reused', 'This idempotency key belongs to another message.');
    case 'too_long':
      return new HttpError(
        400,
        'message_too_long',
        `The first text to this person also says who writes and how to stop texts. Shorten it to ${maxMessageLength - introduction.length - 1} characters.`,
      );
    case 'limit_reached':
      return limitReached(waitSeconds);
    case 'claimed':
    case 'reclaimed':
    case 'repeated':
      return null;
  }
}

/** The status of a text that was requested before. Throws when it failed or its outcome is unknown. */
function earlierStatus({ status, error_code: errorCode }: Begun): MessageStatus {
  if (status === null || status === 'pending' || status === 'unknown') throw notConfirmed();
  if (status === 'failed') throw twilioHttpError(errorCode);
  return status;
}

/**
 * Sends a text to a contact who has texted before or agreed to texts. Stores the row under a one-time key
 * before asking Twilio; only the holder of its lease may send, so that no text is sent twice.
 */
export async function sendMessage(
  env: Env,
  database: Database,
  fields: Fields,
  admin: Admin,
): Promise<{ success: true; message: Message }> {
  const twilio = twilioFor(env);
  if (fields.body.trim() === '' && fields.media.length === 0 && fields.retryOf === undefined) {
    throw new HttpError(400, 'empty_message', 'Please write a message.');
  }
  const request = outgoing(fields, await picturesToSend(env, fields.media));
  const claim = crypto.randomUUID();
  const begun = await askTwice(() => database.messages.begin(request, admin.userId, claim, env.textLimits));
  const httpError = httpErrorOf(begun);
  if (httpError !== null) throw httpError;

  const { from, to } = request;
  const { message_id: messageId, business_number: businessNumber, outcome, body, media } = begun;
  const createdAt = isoTime(begun.created_at);
  const status =
    outcome === 'repeated'
      ? earlierStatus(begun)
      : await deliver(
          { env, twilio, database },
          {
            ...{ messageId, businessNumber, otherNumber: to, body, media, createdAt },
            otherBusinessNumber: from === businessNumber ? null : from,
            isReclaimed: outcome === 'reclaimed',
          },
        );
  return { success: true, message: sentMessage(begun, status, admin) };
}

function sentMessage(begun: Begun, status: MessageStatus, admin: Admin): Message {
  return {
    id: begun.message_id,
    businessNumber: begun.business_number,
    direction: 'outbound',
    body: begun.body,
    created_at: isoTime(begun.created_at),
    status,
    errorCode: null,
    failure: null,
    isRetried: false,
    source: 'sms',
    occasion: null,
    sentBy: admin.email,
    media: begun.media.map(messageMedia),
    request: null,
  };
}
