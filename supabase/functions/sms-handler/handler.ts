import { choiceField } from '../_shared/choice-field.ts';
import { webhookPaths } from '../_shared/contract.ts';
import { createDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import { textField } from '../_shared/json.ts';
import { Refusal } from '../_shared/refusal.ts';
import { optedOutRefusal } from '../_shared/twilio-errors.ts';
import { isUuid } from '../_shared/uuid.ts';
import { catchUp } from './catch-up.ts';
import { listConversations, openConversation, otherParty, setContactName, setDone } from './conversations.ts';
import { getMedia } from './get-media.ts';
import { receiveMessage, receiveStatus } from './message-webhooks.ts';
import { sendMessage } from './send-message.ts';

/** The function `sms-handler`: text messages, both ways. */
export function createHandler(env: Env): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  return endpoint({
    name: 'sms-handler',
    env,
    database,
    actions: {
      getConversations: (body) => listConversations(database, body),
      getConversation: (body) => openConversation(database, body),
      setContactName: (body) => setContactName(database, body),
      setDone: (body) => setDone(database, body),

      getMedia: (body) => getMedia(env, database, body),

      async markRead(body): Promise<{ success: true }> {
        const to = otherParty(body);
        const upTo = textField(body, 'upTo');
        if (!isUuid(upTo) || !(await database.contacts.markRead(to, upTo))) {
          throw new Refusal(400, 'invalid_message', 'Name a message of this conversation.');
        }
        return { success: true };
      },

      async setOptedOut(body, admin): Promise<{ success: true }> {
        const isOptedOut = choiceField(body, 'optedOut', 'Say whether texts are to be stopped.');
        const outcome = await database.contacts.setOptedOut(otherParty(body), isOptedOut, admin.userId);
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
