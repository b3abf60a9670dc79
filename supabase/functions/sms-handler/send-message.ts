import type { FieldsOf } from '../_shared/contract/action.ts';
import { addIntroduction } from '../_shared/contract/conversations.ts';
import type { messageActions } from '../_shared/contract/messages.ts';
import { retryOnce } from '../_shared/database/client.ts';
import type { StaffMember } from '../_shared/http/access.ts';
import type { Office } from '../_shared/office/office.ts';
import { refusal } from '../_shared/runtime/http-error.ts';
import { sendBegun } from '../_shared/texts/send-text.ts';
import { openTwilio } from '../_shared/twilio/client.ts';
import { findSentAfterAll } from './failed-text.ts';
import { findFilesToSend } from './pictures.ts';
import { scheduleText } from './scheduled-texts.ts';

type Fields = FieldsOf<(typeof messageActions)['sendMessage']>;

/**
 * Sends a text to a contact who has texted before or agreed to texts. Stores the row under a one-time key
 * before asking Twilio; only the holder of its lease may send, so that no text is sent twice.
 */
export async function sendMessage(office: Office, fields: Fields, member: StaffMember) {
  const { env, database } = office;
  if (fields.body.trim() === '' && fields.media.length === 0 && fields.retryOf === undefined) {
    throw refusal(400, 'empty_message');
  }
  const { from, to, body, idempotencyKey = crypto.randomUUID(), retryOf, sendAt } = fields;
  if (sendAt !== undefined) {
    const media = await findFilesToSend(env, fields.media);
    return scheduleText(office, { ...fields, key: idempotencyKey, sendAt, media }, member);
  }
  const deps = { env, twilio: openTwilio(env), database };
  const sentAfterAll = retryOf === undefined ? null : await findSentAfterAll(deps, retryOf, to);
  if (sentAfterAll !== null) {
    return { message: sentAfterAll };
  }
  const request = {
    from,
    address: to,
    body,
    firstBody: addIntroduction(body),
    idempotencyKey,
    retryOf,
    media: await findFilesToSend(env, fields.media),
    limits: env.textLimits,
    sentBy: member.userId,
    claim: crypto.randomUUID(),
  };
  const [begun] = await retryOnce(() => database.rpc('begin_message', request));
  if (!begun) {
    throw new Error('begin_message answered nothing');
  }
  const { claim } = request;
  return { message: await sendBegun(deps, begun, { claim, from, address: to, sender: member }) };
}
