import type { Admin } from '../_shared/access.ts';
import type { FieldsOf } from '../_shared/contract/action.ts';
import type { messageActions, Message, MessageStatus } from '../_shared/contract/messages.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { Database, Outgoing } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { logFailure } from '../_shared/log.ts';
import { deliver, unknownOutcome } from '../_shared/message-delivery.ts';
import { Refusal } from '../_shared/refusal.ts';
import { twilioFor, type Twilio } from '../_shared/twilio.ts';
import { optedOutRefusal, twilioRefusal } from '../_shared/twilio-errors.ts';

type Fields = FieldsOf<(typeof messageActions)['sendMessage']>;

/** Longer than any send takes, with its repetitions. */
const longestSendMs = 30_000;

function outgoing({ from, to, body, idempotencyKey, retryOf }: Fields): Outgoing {
  return {
    businessNumber: from,
    otherNumber: to,
    body,
    idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    retryOf: retryOf ?? null,
  };
}

/** A caller must not send from any number of the account: only from the one that is saved. */
async function requireBusinessNumber(database: Database, from: string): Promise<void> {
  const saved = await database.setting(settingKeys.businessNumber);
  if (saved === null) {
    throw new Refusal(400, 'no_business_number', 'Please configure a phone number first');
  }
  if (from !== saved) {
    throw new Refusal(403, 'wrong_sender', 'Messages can only be sent from the saved business number.');
  }
}

/** The answer to a request whose key was used before: what came of it then. Nothing is sent. */
async function earlierAnswer(database: Database, messageId: string, request: Outgoing): Promise<Message> {
  const earlier = await database.message(messageId);
  if (earlier?.message.body !== request.body || earlier.otherNumber !== request.otherNumber) {
    throw new Refusal(409, 'idempotency_key_reused', 'This idempotency key belongs to another message.');
  }
  const { message } = earlier;
  // A row that stays pending was left behind by a function that ended in the middle of sending.
  const isAbandoned =
    message.status === 'pending' && Date.now() - Date.parse(message.created_at) > longestSendMs;
  if (message.status === 'unknown' || isAbandoned) throw unknownOutcome();
  if (message.status === 'failed') throw twilioRefusal(message.errorCode);
  return message;
}

/** A message that Twilio has accepted, also when it can't be read back. */
async function sentMessage(
  database: Database,
  messageId: string,
  { body }: Outgoing,
  status: MessageStatus,
): Promise<Message> {
  try {
    const stored = await database.message(messageId);
    // Still pending: what Twilio said could not be noted.
    if (stored?.message.status === 'pending') return { ...stored.message, status };
    if (stored) return stored.message;
  } catch (error) {
    logFailure('sendMessage', 'message_not_read', error);
  }
  return {
    id: messageId,
    direction: 'outbound',
    body,
    created_at: new Date().toISOString(),
    status,
    errorCode: null,
    failure: null,
    isRetried: false,
    source: 'sms',
    media: [],
  };
}

/** Whole units, rounded up: nobody should come back too early. */
function inWords(seconds: number): string {
  const [size, unit] = seconds < 120 ? [1, 'second'] : seconds < 7_200 ? [60, 'minute'] : [3_600, 'hour'];
  const amount = Math.ceil(seconds / size);
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function limitReached(waitSeconds: number): Refusal {
  return new Refusal(
    429,
    'too_many_texts',
    `The office has sent as many texts as its limit allows. This one was not sent: try again in ${inWords(waitSeconds)}.`,
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}

/**
 * Sends a text to somebody who has texted before, or agreed to texts. Our row is there before Twilio is asked, under a
 * key that is used once, so that a double click or a lost answer never sends twice.
 */
export async function sendMessage(
  env: Env,
  database: Database,
  fields: Fields,
  admin: Admin,
): Promise<{ success: true; message: Message }> {
  const twilio: Twilio = twilioFor(env);
  const request = outgoing(fields);
  await requireBusinessNumber(database, request.businessNumber);

  const outcome = await database.beginMessage(request, admin.userId, env.textLimits);
  if (outcome.kind === 'no_conversation') {
    throw new Refusal(
      403,
      'no_conversation',
      'Texts can only be sent to people who have contacted the business.',
    );
  }
  if (outcome.kind === 'no_consent') {
    throw new Refusal(
      403,
      'no_consent',
      'This person has not agreed to texts. Call instead, or ask them to text the business number.',
    );
  }
  if (outcome.kind === 'opted_out') throw optedOutRefusal();
  if (outcome.kind === 'not_failed') {
    throw new Refusal(409, 'not_failed', 'Only a text that failed can be sent again.');
  }
  if (outcome.kind === 'limited') throw limitReached(outcome.waitSeconds);
  const { messageId } = outcome;
  if (outcome.kind === 'repeated') {
    return { success: true, message: await earlierAnswer(database, messageId, request) };
  }

  const status = await deliver(env, twilio, database, { ...request, messageId });
  return { success: true, message: await sentMessage(database, messageId, request, status) };
}
