import type { Admin } from '../_shared/access.ts';
import { maxMessageLength, settingKeys, type Message, type MessageStatus } from '../_shared/contract.ts';
import type { Database, Outgoing } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { logFailure } from '../_shared/log.ts';
import { deliver, unknownOutcome } from '../_shared/message-delivery.ts';
import { toE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storableText } from '../_shared/text.ts';
import { twilioFor, type Twilio } from '../_shared/twilio.ts';
import { optedOutRefusal, twilioRefusal } from '../_shared/twilio-errors.ts';
import { isUuid } from '../_shared/uuid.ts';

/** Longer than any send takes, with its repetitions. */
const longestSendMs = 30_000;

function phoneField(body: JsonObject, name: string, whose: string): string {
  const number = toE164(textField(body, name));
  if (number === null) {
    throw new Refusal(400, 'invalid_number', `The number of ${whose} is not a valid phone number.`);
  }
  return number;
}

/** Null when it was left out. */
function optionalUuid(fields: JsonObject, name: string, what: string): string | null {
  const given = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (given === undefined) return null;
  if (!isUuid(given)) {
    throw new Refusal(
      400,
      `invalid_${name === 'retryOf' ? 'retry' : 'idempotency_key'}`,
      `${what} must be named by a UUID.`,
    );
  }
  return given;
}

function parseRequest(fields: JsonObject): Outgoing {
  const body = storableText(textField(fields, 'body'));
  if (body.trim() === '') throw new Refusal(400, 'empty_message', 'Please write a message.');
  if (body.length > maxMessageLength) {
    throw new Refusal(400, 'message_too_long', `A message can have ${maxMessageLength} characters at most.`);
  }
  return {
    businessNumber: phoneField(fields, 'from', 'the business'),
    otherNumber: phoneField(fields, 'to', 'the recipient'),
    body,
    idempotencyKey: optionalUuid(fields, 'idempotencyKey', 'The idempotency key') ?? crypto.randomUUID(),
    retryOf: optionalUuid(fields, 'retryOf', 'The message to repeat'),
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
  fields: JsonObject,
  admin: Admin,
): Promise<{ success: true; message: Message }> {
  const twilio: Twilio = twilioFor(env);
  const request = parseRequest(fields);
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
