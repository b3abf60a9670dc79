import { parse } from 'valibot';
import type { Admin } from '../_shared/access.ts';
import { type conversationActions, noSuchMessage } from '../_shared/contract/conversations.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/endpoint.ts';
import { type PageCursor, pageCursor } from '../_shared/page-cursor.ts';
import { toE164 } from '../_shared/phone.ts';
import { HttpError, httpErrorFor } from '../_shared/http-error.ts';
import { optedOutError } from '../_shared/twilio-errors.ts';

export const noConversation = () => new HttpError(404, 'no_conversation', 'There is no such conversation.');

/** The list of conversations, one of them, and what the office notes about its person. */
export function conversationHandlers(database: Database): Handlers<typeof conversationActions> {
  /** `before` null: the newest. */
  async function pageWith(other: string, before: PageCursor | null, reader: Admin) {
    const [page, conversation, notes] = await Promise.all([
      database.messages.withContact(other, before),
      before === null ? database.contacts.conversationWith(other) : null,
      before === null ? database.followUp.notes(other, reader) : [],
    ]);
    // The earlier page has the calls from before its last message.
    const since = page.earlierCursor === null ? null : parse(pageCursor, page.earlierCursor).at;
    const calls = await database.callLog.with(other, since, before?.at ?? null);
    return { ...page, calls, conversation, notes };
  }

  return {
    getConversations: ({ state, search, cursor }) =>
      database.contacts.conversations({
        state,
        search: search === '' ? null : search,
        after: cursor ?? null,
      }),

    async getConversation({ to, before = null }, reader) {
      const found = await pageWith(to, before, reader);
      // A number may be spelled as people do.
      const number = toE164(to);
      const isSpelledOtherwise = found.messages.length === 0 && number !== null && number !== to;
      return isSpelledOtherwise ? pageWith(number, before, reader) : found;
    },

    async setContactName({ to, name }) {
      if (!(await database.contacts.rename(to, name === '' ? null : name))) throw noConversation();
      return { success: true };
    },

    async setDone({ to, isDone }) {
      if (!(await database.contacts.setDone(to, isDone))) throw noConversation();
      return { success: true };
    },

    async markRead({ to, upTo }) {
      if (!(await database.contacts.markRead(to, upTo))) throw httpErrorFor(noSuchMessage);
      return { success: true };
    },

    async setOptedOut({ to, optedOut }, admin) {
      const outcome = await database.contacts.setOptedOut(to, optedOut, admin.userId);
      if (outcome === 'no_conversation') throw noConversation();
      if (outcome === 'stopped_by_contact') throw optedOutError();
      return { success: true };
    },
  };
}
