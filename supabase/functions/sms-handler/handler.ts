import { webhookPaths } from '../_shared/contract.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { textField } from '../_shared/json.ts';
import { toE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { receiveMessage, receiveStatus } from './message-webhooks.ts';
import { sendMessage } from './send-message.ts';

/** As column `other_number` has it. */
const longestOther = 254;

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
        // Not everyone has an E.164 number: short codes, named senders and e-mail addresses are kept as they came.
        const given = textField(body, 'to').trim();
        const to = given.includes('@') ? given.toLowerCase() : given;
        if (to === '' || to.length > longestOther) {
          throw new Refusal(400, 'invalid_number', 'Please choose a conversation.');
        }
        const messages = await database.messagesWith(to);
        const number = toE164(to);
        const isSpelledOtherwise = messages.length === 0 && number !== null && number !== to;
        return { messages: isSpelledOtherwise ? await database.messagesWith(number) : messages };
      },

      sendMessage: (body, admin) => sendMessage(env, database, body, admin),
    },
    webhooks: {
      [webhookPaths.inboundMessage]: (form) => receiveMessage(database, form),
      [webhookPaths.messageStatus]: (form, query) => receiveStatus(database, form, query),
    },
  });
}
