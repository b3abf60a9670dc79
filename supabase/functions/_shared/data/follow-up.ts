/** Team notes about contacts, and the figures of quote requests. */
import * as v from 'valibot';
import type { Admin } from '../access.ts';
import { callHistoryDays } from '../contract/calls.ts';
import { fieldsOf } from '../contract/columns.ts';
import { contactNote, requestFigures } from '../contract/follow-up.ts';
import type { DatabaseCall } from './call.ts';
import { isoTime, rowsOf, type DataApi } from './client.ts';

export function followUpData(client: DataApi, call: DatabaseCall) {
  return {
    async figures() {
      const figures = await call('request_figures', { days: callHistoryDays });
      return v.parse(requestFigures, fieldsOf(v.parse(v.looseObject({}), figures)));
    },

    /** Oldest first. `isDeletable` depends on the reader. */
    async notes(address: string, reader: Admin) {
      const rows = await call('list_notes', { address });
      return rows.reverse().map(({ id, body, author, by, created_at }) =>
        v.parse(contactNote, {
          id,
          body,
          author: by,
          createdAt: isoTime(created_at),
          isDeletable: reader.role === 'admin' || author === reader.userId,
        }),
      );
    },

    /** Deletes the user's own note, or any note for an admin. Returns false when there was none. */
    async deleteNote(id: string, { userId, role }: Admin): Promise<boolean> {
      const notes = client.from('contact_notes').delete().eq('id', id);
      const deleted = await (role === 'admin' ? notes : notes.eq('author', userId)).select('id');
      return rowsOf(deleted).length > 0;
    },
  };
}
