/** What the team notes about contacts and their requests, whom it blocks, and lists of contacts. */
import * as v from 'valibot';
import type { Admin } from '../access.ts';
import { callHistoryDays } from '../contract/calls.ts';
import { fieldsOf } from '../contract/columns.ts';
import type { ListedContact } from '../contract/contact-list.ts';
import {
  type ContactNote,
  requestFigures,
  type RequestFigures,
  type RequestOutcome,
} from '../contract/follow-up.ts';
import { answerOf, isoTime, maxListed, nullable, rowsOf, wordOf, type DataApi } from './client.ts';

const allowedBy = ['text', 'form', 'phone', 'person'] as const;

function contactListData(client: DataApi) {
  return {
    /** A page of all contacts, after that one. */
    async listed(
      after: string | null,
      adminId: string,
    ): Promise<{ contacts: ListedContact[]; nextCursor: string | null }> {
      const rows = rowsOf(
        await client.rpc('list_contacts', {
          p_actor: adminId,
          p_limit: maxListed,
          ...(after !== null && { p_after: after }),
        }),
      );
      return {
        contacts: rows.map((row) => ({
          address: row.address,
          name: nullable(row.name),
          textingAllowedBy: wordOf(allowedBy, row.texting_allowed_by),
          permissionNote: nullable(row.permission_note),
          optedOut: row.opted_out,
          isBlocked: row.is_blocked,
          lastMessage: row.last_message,
          lastMessageAt: nullable(row.last_message_at) && isoTime(row.last_message_at),
        })),
        nextCursor: rows.length === maxListed ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    /** Adds and renames contacts; answers what became of each. */
    async import(contacts: { address: string; name: string }[], adminId: string) {
      const rows = rowsOf(await client.rpc('import_contacts', { p_contacts: contacts, p_actor: adminId }));
      return rows.map(
        ({ outcome }) => wordOf(['created', 'renamed', 'unchanged'] as const, outcome) ?? 'unchanged',
      );
    },
  };
}

export function followUpData(client: DataApi) {
  return {
    /** Answers whether the message is a request. */
    async setOutcome(
      messageId: string,
      outcome: RequestOutcome,
      note: string,
      adminId: string,
    ): Promise<boolean> {
      return rowsOf(
        await client.rpc('set_request_outcome', {
          p_message_id: messageId,
          p_outcome: outcome,
          p_note: note,
          p_actor: adminId,
        }),
      );
    },

    async figures(): Promise<RequestFigures> {
      const row = rowsOf(await client.rpc('request_figures', { p_days: callHistoryDays }));
      return v.parse(requestFigures, fieldsOf(v.parse(v.looseObject({}), row)));
    },

    /** Answers whether the note is there now. */
    async addNote(id: string, to: string, body: string, authorId: string): Promise<boolean> {
      return rowsOf(
        await client.rpc('add_note', { p_id: id, p_address: to, p_body: body, p_author: authorId }),
      );
    },

    /** Oldest first, for this reader. */
    async notes(address: string, reader: Admin): Promise<ContactNote[]> {
      const rows = rowsOf(await client.rpc('list_notes', { p_address: address }));
      return rows.map(({ id, body, author, by, created_at }) => ({
        id,
        body,
        author: nullable(by),
        createdAt: isoTime(created_at),
        isDeletable: reader.role === 'admin' || author === reader.userId,
      }));
    },

    /** Answers deleted, not_yours or no_note. */
    async deleteNote(id: string, { userId, role }: Admin): Promise<string> {
      return rowsOf(
        await client.rpc('delete_note', { p_id: id, p_actor: userId, p_is_admin: role === 'admin' }),
      );
    },

    async setBlocked(address: string, isBlocked: boolean, adminId: string): Promise<void> {
      answerOf(
        await client.rpc('set_blocked', { p_address: address, p_blocked: isBlocked, p_actor: adminId }),
      );
    },

    ...contactListData(client),
  };
}
