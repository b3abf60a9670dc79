import { parse } from 'valibot';
import { type conversationActions, noSuchMessage } from '../_shared/contract/conversations.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/endpoint.ts';
import { pageCursor } from '../_shared/page-cursor.ts';
import { toE164 } from '../_shared/phone.ts';
import { HttpError, httpErrorFor } from '../_shared/http-error.ts';
import { optedOutError } from '../_shared/twilio-errors.ts';

export const noConversation = () => new HttpError(404, 'no_conversation', 'There is no such conversation.');

/** Handlers for the conversation list, single conversations, and changes to a contact. */
export function conversationHandlers(database: Database): Handlers<typeof conversationActions> {
  return {
    getConversations: ({ state, search, cursor: after }) =>
      database.contacts.conversations({ state, search: search === '' ? null : search, after }),

    async getConversation({ to, before }, reader) {
      // The caller may spell a number in any common way.
      const address = toE164(to) ?? to;
      const isNewest = before === undefined;
      const [page, conversation, notes] = await Promise.all([
        database.messages.withContact(address, before ?? null),
        isNewest ? database.contacts.conversationWith(address) : null,
        isNewest ? database.followUp.notes(address, reader) : [],
      ]);
      // The earlier page has the calls from before its last message.
      const since = page.earlierCursor === null ? null : parse(pageCursor, page.earlierCursor).at;
      const calls = await database.callLog.with(address, since, before?.at ?? null);
      return { ...page, calls, conversation, notes };
    },

    async setContactName({ to, name }) {
      if (!(await database.contacts.update(to, { name: name === '' ? null : name }))) throw noConversation();
      return { success: true };
    },

    async setDone({ to, isDone }) {
      const change = { is_done: isDone, is_suspected: false };
      if (!(await database.contacts.update(to, change))) throw noConversation();
      return { success: true };
    },

    async markRead({ to: address, upTo: messageId }) {
      if (!(await database.call('mark_read', { address, messageId }))) throw httpErrorFor(noSuchMessage);
      return { success: true };
    },

    async setOptedOut({ to: address, optedOut }, { userId: actor }) {
      const outcome = await database.call('set_opted_out', { address, optedOut, actor });
      if (outcome === 'no_conversation') throw noConversation();
      if (outcome === 'stopped_by_contact') throw optedOutError();
      return { success: true };
    },
  };
}
