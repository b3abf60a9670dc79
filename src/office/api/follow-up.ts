/** Notes, outcomes of requests, blocking, and all contacts as a file. Plain functions that throw on failure. */
import type { RequestOf } from '../../../supabase/functions/_shared/contract/action';
import {
  type ImportedRow,
  type ListedContact,
  rowsPerImport,
} from '../../../supabase/functions/_shared/contract/contact-list';
import type { followUpActions } from '../../../supabase/functions/_shared/contract/follow-up';
import { smsHandler } from './client';

export const setRequestOutcome = (fields: RequestOf<(typeof followUpActions)['setRequestOutcome']>) =>
  smsHandler.call('setRequestOutcome', fields);

/** The same `id` never makes a second note. */
export const addNote = (fields: RequestOf<(typeof followUpActions)['addNote']>) =>
  smsHandler.call('addNote', fields);

export const deleteNote = (id: string) => smsHandler.call('deleteNote', { id });

export const setBlocked = (to: string, isBlocked: boolean) =>
  smsHandler.call('setBlocked', { to, isBlocked });

export async function loadContacts(): Promise<ListedContact[]> {
  const all: ListedContact[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { contacts: ListedContact[]; nextCursor: string | null } = await smsHandler.call(
      'getContacts',
      cursor === '' ? {} : { cursor },
    );
    all.push(...page.contacts);
    cursor = page.nextCursor;
  }
  return all;
}

/** Tells what became of each row, in parts as they are done. */
export async function importContacts(
  rows: { address: string; name: string }[],
  tell: (part: ImportedRow[]) => void,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerImport) {
    const answer = await smsHandler.call('importContacts', {
      rows: rows.slice(start, start + rowsPerImport),
    });
    tell(answer.rows);
  }
}
