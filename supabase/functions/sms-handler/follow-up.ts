import * as v from 'valibot';
import type { contactListActions, ImportedRow } from '../_shared/contract/contact-list.ts';
import { contactName } from '../_shared/contract/conversations.ts';
import { type followUpActions, noNote, noRequest } from '../_shared/contract/follow-up.ts';
import { emailAddress } from '../_shared/contract/people.ts';
import { readProblem } from '../_shared/contract/problem.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/endpoint.ts';
import { toContactNumber } from '../_shared/phone.ts';
import { HttpError, httpErrorFor } from '../_shared/http-error.ts';
import { noConversation } from './conversations.ts';

type GivenRow = { address: string; name: string };

/** The row as it is stored, or why it can't be. */
function readRow({ address, name }: GivenRow): GivenRow | string {
  const email = v.safeParse(emailAddress, address);
  const stored = toContactNumber(address) ?? (email.success ? email.output : null);
  if (stored === null) return 'This is neither a phone number with its area code nor an e-mail address.';
  const named = v.safeParse(contactName, name);
  if (!named.success) return readProblem(named.issues[0].message).sentence;
  return named.output === '' ? 'The name is missing.' : { address: stored, name: named.output };
}

/** Notes, outcomes of requests, blocking, and all contacts as a file. */
export function followUpHandlers({
  followUp,
}: Database): Handlers<typeof followUpActions & typeof contactListActions> {
  return {
    async setRequestOutcome({ messageId, outcome, note }, admin) {
      if (!(await followUp.setOutcome(messageId, outcome, note, admin.userId))) throw httpErrorFor(noRequest);
      return { success: true };
    },

    async addNote({ id, to, body }, admin) {
      if (!(await followUp.addNote(id, to, body, admin.userId))) throw noConversation();
      return { success: true };
    },

    async deleteNote({ id }, admin) {
      const outcome = await followUp.deleteNote(id, admin);
      if (outcome === 'no_note') throw httpErrorFor(noNote);
      if (outcome === 'not_yours') {
        throw new HttpError(403, outcome, 'Only its author or an admin can delete this note.');
      }
      return { success: true };
    },

    async setBlocked({ to, isBlocked }, admin) {
      await followUp.setBlocked(to, isBlocked, admin.userId);
      return { success: true };
    },

    getContacts: ({ cursor }, admin) => followUp.listed(cursor ?? null, admin.userId),

    async importContacts({ rows }, admin) {
      const read = rows.map(readRow);
      const outcomes = await followUp.import(
        read.filter((row) => typeof row !== 'string'),
        admin.userId,
      );
      return {
        rows: read.map((row): ImportedRow =>
          typeof row === 'string'
            ? { outcome: 'refused', reason: row }
            : { outcome: outcomes.shift() ?? 'unchanged', reason: null },
        ),
      };
    },
  };
}
