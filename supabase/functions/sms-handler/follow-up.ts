import { safeParse } from 'valibot';
import { fieldsOf } from '../_shared/columns.ts';
import { contactName } from '../_shared/contract/conversations.ts';
import { type followUpActions, noNote, noRequest } from '../_shared/contract/follow-up.ts';
import { emailAddress } from '../_shared/contract/people.ts';
import { readProblem } from '../_shared/contract/action.ts';
import { type Database, maxListed, rowsOf } from '../_shared/database.ts';
import { audit } from '../_shared/data/settings.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { toContactNumber } from '../_shared/phone.ts';
import { problemError } from '../_shared/http/http-error.ts';
import { noConversation } from './conversations.ts';

const listedColumns =
  'id, address, name, texting_allowed_by, permission_note, opted_out_by_contact, opted_out_by_office, is_blocked, last_message, last_message_at';

type GivenRow = { address: string; name: string };

/** The row in its stored form, or the reason why it was refused. */
function readRow({ address, name }: GivenRow): GivenRow | string {
  const email = safeParse(emailAddress, address);
  const stored = toContactNumber(address) ?? (email.success ? email.output : null);
  if (stored === null) return 'This is neither a phone number with its area code nor an email address.';
  const named = safeParse(contactName, name);
  if (!named.success) return readProblem(named.issues[0].message).sentence;
  return named.output === '' ? 'The name is missing.' : { address: stored, name: named.output };
}

/** The handlers for notes, request outcomes, blocking, and the export and import of contacts. */
export function followUpHandlers(database: Database): Handlers<typeof followUpActions> {
  const { rpc, tables } = database;
  return {
    async setRequestOutcome(fields, { userId: actor }) {
      if (!(await rpc('set_request_outcome', { ...fields, actor }))) throw problemError(noRequest);
    },

    async addNote({ id, to: address, body }, { userId: author }) {
      if (!(await rpc('add_note', { id, address, body, author }))) throw noConversation();
    },

    async deleteNote({ id }, { role, userId }) {
      const query = tables.from('contact_notes').delete().eq('id', id);
      const deleted = await (role === 'admin' ? query : query.eq('author', userId)).select('id');
      if (rowsOf(deleted).length === 0) throw problemError(noNote);
    },

    async setBlocked({ to: address, isBlocked: blocked }, { userId: actor }) {
      await rpc('set_blocked', { address, blocked, actor });
    },

    async getContacts({ cursor }, { userId }) {
      if (cursor === undefined) await audit(database, [{ action: 'contacts.export' }], userId);
      const query = tables.from('contacts').select(listedColumns).order('id').limit(maxListed);
      const rows = rowsOf(await (cursor === undefined ? query : query.gt('id', cursor)));
      return {
        contacts: rows.map((row) => ({
          ...fieldsOf(row),
          optedOut: row.opted_out_by_contact || row.opted_out_by_office,
        })),
        nextCursor: rows.length === maxListed ? rows.at(-1)?.id : null,
      };
    },

    async importContacts({ rows }, { userId: actor }) {
      const read = rows.map(readRow);
      const given = read.filter((row) => typeof row !== 'string');
      // One outcome for each given row, in their order.
      const outcomes = (await rpc('import_contacts', { contacts: given, actor })).values();
      return {
        rows: read.map((row) =>
          typeof row === 'string' ? { outcome: 'refused', reason: row } : outcomes.next().value,
        ),
      };
    },
  };
}
