import { parse, safeParse } from 'valibot';
import { importedRow, type contactListActions } from '../_shared/contract/contact-list.ts';
import { contactName } from '../_shared/contract/conversations.ts';
import { type followUpActions, noNote, noRequest } from '../_shared/contract/follow-up.ts';
import { emailAddress } from '../_shared/contract/people.ts';
import { readProblem } from '../_shared/contract/problem.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/endpoint.ts';
import { toContactNumber } from '../_shared/phone.ts';
import { httpErrorFor } from '../_shared/http-error.ts';
import { noConversation } from './conversations.ts';

type GivenRow = { address: string; name: string };

/** The row in its stored form, or the reason why it was refused. */
function readRow({ address, name }: GivenRow): GivenRow | string {
  const email = safeParse(emailAddress, address);
  const stored = toContactNumber(address) ?? (email.success ? email.output : null);
  if (stored === null) return 'This is neither a phone number with its area code nor an e-mail address.';
  const named = safeParse(contactName, name);
  if (!named.success) return readProblem(named.issues[0].message).sentence;
  return named.output === '' ? 'The name is missing.' : { address: stored, name: named.output };
}

/** Handlers for notes, request outcomes, blocking, and contact export and import. */
export function followUpHandlers({
  call,
  contacts,
  followUp,
  settings,
}: Database): Handlers<typeof followUpActions & typeof contactListActions> {
  return {
    async setRequestOutcome(fields, { userId: actor }) {
      if (!(await call('set_request_outcome', { ...fields, actor }))) throw httpErrorFor(noRequest);
      return { success: true };
    },

    async addNote({ id, to: address, body }, { userId: author }) {
      if (!(await call('add_note', { id, address, body, author }))) throw noConversation();
      return { success: true };
    },

    async deleteNote({ id }, admin) {
      if (!(await followUp.deleteNote(id, admin))) throw httpErrorFor(noNote);
      return { success: true };
    },

    async setBlocked({ to: address, isBlocked: blocked }, { userId: actor }) {
      await call('set_blocked', { address, blocked, actor });
      return { success: true };
    },

    async getContacts({ cursor }, { userId }) {
      if (cursor === undefined) await settings.audit([{ action: 'contacts.export' }], userId);
      return contacts.listed(cursor);
    },

    async importContacts({ rows }, { userId: actor }) {
      const read = rows.map(readRow);
      const given = read.filter((row) => typeof row !== 'string');
      const stored = await call('import_contacts', { contacts: given, actor });
      return {
        rows: read.map((row) =>
          typeof row === 'string'
            ? { outcome: 'refused', reason: row }
            : parse(importedRow, { ...stored.shift(), reason: null }),
        ),
      };
    },
  };
}
