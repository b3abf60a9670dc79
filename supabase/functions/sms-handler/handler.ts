import { webhookPaths } from '../_shared/contract.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { type JsonObject, textField } from '../_shared/json.ts';
import { toE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { optedOutRefusal } from '../_shared/twilio-errors.ts';
import { catchUp } from './catch-up.ts';
import { getMedia } from './get-media.ts';
import { receiveMessage, receiveStatus } from './message-webhooks.ts';
import { sendMessage } from './send-message.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As column `other_number` has it. */
const longestOther = 254;

/**
 * Whom a conversation is with. Not everyone has an E.164 number: short codes, named senders and
 * e-mail addresses are kept as they came.
 */
function otherParty(body: JsonObject): string {
  const given = textField(body, 'to').trim();
  const to = given.includes('@') ? given.toLowerCase() : given;
  if (to === '' || to.length > longestOther) {
    throw new Refusal(400, 'invalid_number', 'Please choose a conversation.');
  }
  return to;
}

/** The function `sms-handler`: text messages, both ways. */
export function createHandler(env: Env): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  return endpoint({
    name: 'sms-handler',
    env,
    database,
    actions: {
      getConversations: async () => ({ conversations: await database.conversations() }),

      async getConversation(body) {
        const to = otherParty(body);
        const messages = await database.messagesWith(to);
        const number = toE164(to);
        const isSpelledOtherwise = messages.length === 0 && number !== null && number !== to;
        return { messages: isSpelledOtherwise ? await database.messagesWith(number) : messages };
      },

      getMedia: (body) => getMedia(env, database, body),

      async markRead(body): Promise<{ success: true }> {
        const to = otherParty(body);
        const upTo = textField(body, 'upTo');
        if (!uuid.test(upTo) || !(await database.markRead(to, upTo))) {
          throw new Refusal(400, 'invalid_message', 'Name a message of this conversation.');
        }
        return { success: true };
      },

      async setOptedOut(body, admin): Promise<{ success: true }> {
        const isOptedOut = body['optedOut'];
        if (typeof isOptedOut !== 'boolean') {
          throw new Refusal(400, 'invalid_choice', 'Say whether texts are to be stopped.');
        }
        const outcome = await database.setOptedOut(otherParty(body), isOptedOut, admin.userId);
        if (outcome === 'no_conversation') {
          throw new Refusal(404, 'no_conversation', 'There is no such conversation.');
        }
        if (outcome === 'stopped_by_contact') throw optedOutRefusal();
        return { success: true };
      },

      catchUp: () => catchUp(env, database),

      sendMessage: (body, admin) => sendMessage(env, database, body, admin),
    },
    webhooks: {
      [webhookPaths.inboundMessage]: (form) => receiveMessage(database, form),
      [webhookPaths.messageStatus]: (form, query) => receiveStatus(database, form, query),
    },
  });
}
