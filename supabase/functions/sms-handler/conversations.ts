import { parse } from 'valibot';
import type { AnswerOf, FieldsOf } from '../_shared/contract/action.ts';
import {
  conversationPage,
  messagePage,
  noSuchMessage,
  type conversationActions,
} from '../_shared/contract/conversations.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { startConversationActions } from '../_shared/contract/start-conversation.ts';
import { changeContact } from '../_shared/data/contacts.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { isTextable } from '../_shared/forwarding-rules.ts';
import { toE164 } from '../_shared/phone.ts';
import { blockedError, HttpError, httpErrorFor } from '../_shared/http/http-error.ts';
import { optedOutError } from '../_shared/twilio/errors.ts';

export const noConversation = () => new HttpError(404, 'no_conversation', 'There is no such conversation.');

/** Several screens of the list panel. */
const conversationsPerPage = 60;

type StartConversation = (typeof startConversationActions)['startConversation'];

/** Opens a conversation with somebody who agreed to get texts. After that, `sendMessage` may text them. */
async function startConversation(
  { call, settings }: Database,
  { to, name, permission }: FieldsOf<StartConversation>,
  actor: string,
): Promise<AnswerOf<StartConversation>> {
  if (!isTextable(to)) {
    throw new HttpError(
      400,
      'not_textable',
      'Texts can only be started to ordinary numbers in the United States and Canada.',
    );
  }
  if (to === (await settings.setting(settingKeys.businessNumber))) {
    throw new HttpError(400, 'own_number', 'This is the business number itself.');
  }
  const [started] = await call('start_conversation', { ...permission, address: to, name, actor });
  if (!started) throw new Error('start_conversation answered nothing');
  if (started.refusal === 'blocked') throw blockedError();
  if (started.refusal === 'opted_out') throw optedOutError();
  if (started.refusal === 'opted_out_by_office') {
    throw new HttpError(
      409,
      'opted_out',
      'The office marked this contact as opted out. Open their conversation and allow texts again first.',
    );
  }
  return { conversationId: started.conversationId };
}

/** Handlers for the conversation list, single conversations, and changes to a contact. */
export function conversationHandlers(
  database: Database,
): Handlers<typeof conversationActions & typeof startConversationActions> {
  const { call, messages } = database;
  return {
    async getConversations({ state, search, cursor }) {
      const page = { beforeAt: cursor?.at, beforeId: cursor?.id, limit: conversationsPerPage };
      const rows = await call('list_conversations', { state, search: search || null, ...page });
      return parse(conversationPage, { conversations: rows, nextCursor: rows.at(-1)?.nextCursor });
    },

    startConversation: (fields, { userId }) => startConversation(database, fields, userId),

    async getConversation({ to, before }, reader) {
      // The caller may spell a number in any common way.
      const address = toE164(to) ?? to;
      const isNewest = before === undefined;
      const [page, [conversation], notes] = await Promise.all([
        messages.withContact(address, before ?? null),
        isNewest ? call('list_conversations', { address }) : [],
        isNewest ? call('list_notes', { address }) : [],
      ]);
      // The earlier page has the calls from before its last message.
      const since = page.earlierCursor && page.messages[0]?.created_at;
      const calls = await call('calls_with', { number: address, since, before: before?.at });
      return parse(messagePage, {
        ...page,
        calls,
        conversation,
        notes: notes.reverse().map((note) => ({
          ...note,
          isDeletable: reader.role === 'admin' || note.authorId === reader.userId,
        })),
      });
    },

    async setContactName({ to, name }) {
      if (!(await changeContact(database, to, { name: name === '' ? null : name }))) throw noConversation();
      return { success: true };
    },

    async setDone({ to, isDone }) {
      const change = { is_done: isDone, is_suspected: false };
      if (!(await changeContact(database, to, change))) throw noConversation();
      return { success: true };
    },

    async markRead({ to: address, upTo: messageId }) {
      if (!(await call('mark_read', { address, messageId }))) throw httpErrorFor(noSuchMessage);
      return { success: true };
    },

    async setOptedOut({ to: address, optedOut }, { userId: actor }) {
      const outcome = await call('set_opted_out', { address, optedOut, actor });
      if (outcome === 'no_conversation') throw noConversation();
      if (outcome === 'stopped_by_contact') throw optedOutError();
      return { success: true };
    },
  };
}
