/** Contacts, and the list of conversations with them. */
import * as v from 'valibot';
import { fieldsOf } from '../contract/columns.ts';
import { listedContact } from '../contract/contact-list.ts';
import { conversationSummary, type ConversationState } from '../contract/conversations.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { DatabaseCall } from './call.ts';
import { cursorAfter, isoTime, listOf, maxListed, rowsOf } from './client.ts';
import type { DataApi, Functions, Tables } from './client.ts';

/** Several screens of the list panel. */
const conversationsPerPage = 60;

/** Which conversations to list. */
type ConversationFilter = {
  state: ConversationState;
  /** Null lists them all. */
  search: string | null;
  /** The last row of the page before; left out for the first page. */
  after?: PageCursor | undefined;
};

const toSummary = (row: Functions['list_conversations']['Returns'][number]) =>
  v.parse(conversationSummary, {
    ...fieldsOf(row),
    conversationId: row.id,
    lastMessageTime: isoTime(row.exact_time),
  });

export function contactData(client: DataApi, call: DatabaseCall) {
  return {
    /** A page of the list, newest first. */
    async conversations({ state, search, after }: ConversationFilter) {
      const page = { beforeAt: after?.at, beforeId: after?.id, limit: conversationsPerPage };
      const rows = await call('list_conversations', { state, search, ...page });
      return { conversations: rows.map(toSummary), nextCursor: cursorAfter(rows) };
    },

    async conversationWith(address: string) {
      const [row] = await call('list_conversations', { address });
      return row ? toSummary(row) : null;
    },

    /** The name of a contact; null when it is not known. */
    async nameOf(address: string): Promise<string | null> {
      const contacts = client
        .from('contacts')
        .select('name')
        .filter('address', 'in', listOf([address]));
      return rowsOf(await contacts.limit(1))[0]?.name || null;
    },

    /** Returns false when there is no such contact. */
    async update(address: string, change: Tables['contacts']['Update']): Promise<boolean> {
      const contacts = client
        .from('contacts')
        .update(change)
        .filter('address', 'in', listOf([address]));
      return rowsOf(await contacts.select('id')).length > 0;
    },

    /** A page of all contacts, after the one with that id. */
    async listed(after: string | undefined) {
      const contacts = client
        .from('contacts')
        .select(
          'id, address, name, texting_allowed_by, permission_note, opted_out_by_contact, opted_out_by_office, is_blocked, last_message, last_message_at',
        )
        .order('id')
        .limit(maxListed);
      const rows = rowsOf(await (after === undefined ? contacts : contacts.gt('id', after)));
      return {
        contacts: rows.map((row) =>
          v.parse(listedContact, {
            ...fieldsOf(row),
            optedOut: row.opted_out_by_contact || row.opted_out_by_office,
            lastMessageAt: row.last_message_at && isoTime(row.last_message_at),
          }),
        ),
        nextCursor: rows.length === maxListed ? (rows.at(-1)?.id ?? null) : null,
      };
    },
  };
}
