import { businessDate } from '#functions/business-hours';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { type ImportedRow, type ListedContact, rowsPerImport } from '#functions/contract/follow-up';
import { BackendFailure, failureSentence, smsHandler } from '../api/client';
import { reload } from '../api/loading';
import { contactKeys } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { saveBlob } from '../shared/save-blob';
import { Field } from '../forms/field';
import { Panel } from '../shared/panel';
import { SubmitButton } from '../forms/submit-button';
import type { GivenContact } from './contact-file';

const maxImportedRows = 5_000;

/** All contacts from this cursor on. */
async function contactsFrom(cursor: string | null): Promise<ListedContact[]> {
  const { contacts, nextCursor } = await smsHandler.call('getContacts', cursor === null ? {} : { cursor });
  return nextCursor === null ? contacts : contacts.concat(await contactsFrom(nextCursor));
}

async function downloadContacts(): Promise<void> {
  const { contactsCsv } = await import('./contact-file');
  const text = contactsCsv(await contactsFrom(null));
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveBlob(file, `contacts-${businessDate(new Date())}.csv`);
}

/** Exports all contacts as a file, and imports names. */
export function ContactsSettings() {
  const download = useMutation({
    mutationFn: downloadContacts,
    meta: { failed: 'The file could not be created. Check the connection, then try again.' },
  });
  return (
    <Panel
      id="contacts"
      title="Contacts"
      lead="The file lists everybody who texted, called or sent a request, with their number, name, whether and why you may text them, and their last message."
    >
      <ActionButton action={download} busy="Getting the contacts…" Icon={Download} className="mt-3">
        Download contacts (CSV)
      </ActionButton>
      <ImportForm />
    </Panel>
  );
}

const mostRows = maxImportedRows.toLocaleString('en-US');

/** Imports the rows with a name, some at a time. Returns them, what became of each, and how many have no name. */
async function importFile(file: File | undefined) {
  if (!file) throw new BackendFailure('Please choose a file', null);
  const { decoded, givenContacts } = await import('./contact-file');
  const all = givenContacts(decoded(await file.arrayBuffer()));
  const given = all.filter(({ name }) => name !== '');
  if (all.length === 0) throw new BackendFailure('This file has no rows', null);
  if (given.length > maxImportedRows)
    throw new BackendFailure(`A file can have at most ${mostRows} rows. Split it into smaller files.`, null);
  const results: ImportedRow[] = [];
  for (let start = 0; start < given.length; start += rowsPerImport) {
    const rows = given.slice(start, start + rowsPerImport).map(({ address, name }) => ({ address, name }));
    results.push(...(await smsHandler.call('importContacts', { rows })).rows);
  }
  return { given, results, nameless: all.length - given.length };
}

const importStopped =
  'The import stopped. Check the connection, then import the file again; rows that were already imported count as unchanged.';

function ImportForm() {
  const field = useRef<HTMLInputElement>(null);
  const importing = useMutation({
    mutationFn: importFile,
    onError: () => field.current?.focus(),
    // A stopped import has changed contacts too.
    onSettled: (_data, _error, _file, _onMutate, { client }) =>
      Promise.all(contactKeys.map((key) => reload(client, key))),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!importing.isPending) importing.mutate(field.current?.files?.[0]);
  }

  return (
    <form noValidate aria-label="Import contacts" onSubmit={submit} className="mt-4 space-y-4">
      <Field
        ref={field}
        label="File to import (CSV)"
        hint={`A column with the number or email address and one with the name, up to ${mostRows} rows. It adds and renames contacts; it never allows texts.`}
        type="file"
        accept=".csv,text/csv"
        problem={importing.error && failureSentence(importing.error, importStopped)}
        onChange={importing.reset}
      />
      <SubmitButton busy={importing.isPending && 'Importing…'}>Import</SubmitButton>
      {importing.data ? <ImportReport {...importing.data} /> : null}
    </form>
  );
}

type ImportReportProps = { given: GivenContact[]; results: ImportedRow[]; nameless: number };

function ImportReport({ given, results, nameless }: ImportReportProps) {
  const count = (outcome: ImportedRow['outcome']) => results.filter((row) => row.outcome === outcome).length;
  const refused = results.flatMap(({ reason }, index) => {
    const row = given[index];
    return reason === null || !row ? [] : [{ ...row, reason }];
  });
  return (
    <>
      <p role="status">
        {`${results.length} of ${given.length} rows: ${count('created')} added, ${count('renamed')} renamed, ${count('unchanged')} unchanged, ${refused.length} refused.`}
        {nameless === 0 ? null : ` ${nameless} more without a name.`}
      </p>
      {refused.length === 0 ? null : (
        <ul
          aria-label="Refused rows"
          className="max-h-80 divide-y divide-line overflow-y-auto border-y border-line"
        >
          {refused.map(({ line, address, name, reason }) => (
            <li key={line} className="py-1 wrap-anywhere">
              {`Row ${line}: `}
              <bdi>{address || 'no number'}</bdi>, <bdi>{name || 'no name'}</bdi>. {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
