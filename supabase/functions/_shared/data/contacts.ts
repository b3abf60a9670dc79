/** The people the business is in touch with, and the list of conversations with them. */
import {
  permissionHows,
  type ConversationState,
  type ConversationSummary,
  type PermissionHow,
} from '../contract/conversations.ts';
import { textBlocks, type TextBlock } from '../contract/messages.ts';
import type { PageCursor } from '../page-cursor.ts';
import {
  answerOf,
  cursorAfter,
  isoTime,
  listOf,
  nullable,
  rowsOf,
  startAfter,
  wordOf,
  type DataApi,
  type Functions,
  type Tables,
} from './client.ts';
import { toSource } from './messages.ts';

/** Several times what the panel shows without scrolling. */
const conversationsPerPage = 60;

/** Which conversations to list. */
type ConversationFilter = {
  state: ConversationState;
  /** Null lists them all. */
  search: string | null;
  /** The last row of the page before; null for the first page. */
  after: PageCursor | null;
};

/** What the office knows of somebody. */
type KnownContact = { name: string | null; textBlock: TextBlock | null };

/** How somebody agreed to texts. */
type Permission = { how: PermissionHow; note: string };

const startOutcomes = ['opened', 'blocked', 'opted_out', 'opted_out_by_office'] as const;

/** What came of switching somebody's texts off or on. */
const optOutOutcomes = ['changed', 'unchanged', 'stopped_by_contact', 'no_conversation'] as const;

function toSummary(row: Functions['list_conversations']['Returns'][number]): ConversationSummary {
  const how = wordOf(permissionHows, row.permission_how);
  return {
    conversationId: row.id,
    otherNumber: row.address,
    businessNumber: row.business_number,
    lastMessage: row.last_message,
    lastMessageTime: isoTime(row.last_message_at),
    lastSource: toSource(row.last_source),
    lastFailed: row.last_failed,
    contactName: row.name,
    contactEmail: row.email,
    textBlock: wordOf(textBlocks, row.text_block),
    permission:
      how === null ? null : { how, note: row.permission_note, notedAt: isoTime(row.permission_noted_at) },
    unreadCount: row.unread_count,
    isDone: row.is_done,
    matchedText: row.matched_text,
    matchedId: nullable(row.matched_id),
  };
}

/** Who may be texted. */
function permissionData(client: DataApi) {
  return {
    /**
     * Notes the permission and opens the conversation, unless they opted out. An empty name leaves theirs.
     */
    async start(address: string, name: string, { how, note }: Permission, adminId: string) {
      const [row] = rowsOf(
        await client.rpc('start_conversation', {
          p_address: address,
          p_name: name,
          p_how: how,
          p_note: note,
          p_actor: adminId,
        }),
      );
      const outcome = wordOf(startOutcomes, row?.outcome ?? null);
      if (row === undefined || outcome === null) throw new Error('start_conversation answered no outcome');
      return { outcome, conversationId: row.conversation_id };
    },

    /** The contact's own choice, as Twilio reports it. */
    async noteOptOut(address: string): Promise<void> {
      answerOf(await client.rpc('set_opted_out', { p_address: address, p_opted_out: true, p_by: 'contact' }));
    },

    /** A user's choice in the office. */
    async setOptedOut(address: string, isOptedOut: boolean, adminId: string) {
      const answer = rowsOf(
        await client.rpc('set_opted_out', {
          p_address: address,
          p_opted_out: isOptedOut,
          p_by: 'office',
          p_actor: adminId,
        }),
      );
      const outcome = wordOf(optOutOutcomes, answer);
      if (outcome === null) throw new Error('set_opted_out answered no outcome');
      return outcome;
    },
  };
}

export function contactData(client: DataApi) {
  /** Answers whether there is such a contact. */
  async function update(address: string, change: Tables['contacts']['Update']): Promise<boolean> {
    const rows = rowsOf(
      await client
        .from('contacts')
        .update(change)
        .filter('address', 'in', listOf([address]))
        .select('id'),
    );
    return rows.length > 0;
  }

  return {
    /** A page of the list, newest first. */
    async conversations({ state, search, after }: ConversationFilter) {
      const rows = rowsOf(
        await client.rpc('list_conversations', {
          p_state: state,
          ...(search !== null && { p_search: search }),
          ...startAfter(after),
          p_limit: conversationsPerPage,
        }),
      );
      return { conversations: rows.map(toSummary), nextCursor: cursorAfter(rows) };
    },

    async conversationWith(address: string): Promise<ConversationSummary | null> {
      const [row] = rowsOf(await client.rpc('list_conversations', { p_address: address }));
      return row ? toSummary(row) : null;
    },

    /** Of these addresses the ones that are known. */
    async known(addresses: string[]): Promise<Map<string, KnownContact>> {
      if (addresses.length === 0) return new Map();
      const rows = rowsOf(await client.rpc('known_contacts', { p_addresses: addresses }));
      return new Map(
        rows.map(({ address, name, text_block }) => [
          address,
          { name: nullable(name), textBlock: wordOf(textBlocks, text_block) },
        ]),
      );
    },

    /** Null takes the name away. Answers whether there is such a contact. */
    rename: (address: string, name: string | null) => update(address, { name }),

    /** Returns whether there is such a contact. Also clears its mark as suspected. */
    setDone: (address: string, isDone: boolean) => update(address, { is_done: isDone, is_suspected: false }),

    /**
     * Their texts up to and including that message count as read. False when there is no such message of
     * theirs.
     */
    async markRead(address: string, messageId: string): Promise<boolean> {
      return rowsOf(await client.rpc('mark_read', { p_address: address, p_message_id: messageId }));
    },

    ...permissionData(client),
  };
}
