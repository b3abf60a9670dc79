import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  type ImportedRow,
  type ListedContact,
  rowsPerImport,
} from '../../../supabase/functions/_shared/contract/follow-up';
import { failureSentence, smsHandler } from '../api/client';
import { reload } from '../api/loading';
import { conversationsKey } from '../api/queries';
import { decoded } from '../shared/csv';
import { CsvDownload } from '../shared/csv-download';
import { Field } from '../forms/field';
import { Panel } from '../shared/panel';
import { SubmitButton } from '../forms/submit-button';
import { contactsCsv, type GivenContact, givenContacts, maxImportedRows } from './contact-file';

/** All contacts from this cursor on. */
async function contactsFrom(cursor: string | null): Promise<ListedContact[]> {
  const { contacts, nextCursor } = await smsHandler.call('getContacts', cursor === null ? {} : { cursor });
  return nextCursor === null ? contacts : contacts.concat(await contactsFrom(nextCursor));
}

const makeFile = async () => ({
  text: contactsCsv(await contactsFrom(null)),
  fileName: `contacts-${new Date().toISOString().slice(0, 10)}.csv`,
});

/** Exports all contacts as a file, and imports names. */
export function ContactsSettings() {
  return (
    <Panel
      id="contacts"
      title="Contacts"
      lead="The file lists everybody who texted, called or sent a request, with their number, name, whether and why you may text them, and their last message."
    >
      <div className="mt-3">
        <CsvDownload make={makeFile} busy="Getting the contacts…">
          Download contacts (CSV)
        </CsvDownload>
      </div>
      <ImportForm />
    </Panel>
  );
}

function ImportForm() {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The results of the rows sent so far, in the file's order. */
  const [results, setResults] = useState<ImportedRow[]>([]);
  const queryClient = useQueryClient();
  const importing = useMutation({
    async mutationFn(given: GivenContact[]) {
      setResults([]);
      for (let start = 0; start < given.length; start += rowsPerImport) {
        const next = given.slice(start, start + rowsPerImport);
        const { rows } = await smsHandler.call('importContacts', {
          rows: next.map(({ address, name }) => ({ address, name })),
        });
        setResults((known) => [...known, ...rows]);
      }
    },
    onError: (error) =>
      refuse(
        `The import stopped: ${failureSentence(error, 'check the connection.')} Import the file again; rows that were already imported count as unchanged.`,
      ),
    onSettled: () => reload(queryClient, conversationsKey),
  });

  function refuse(sentence: string) {
    setProblem(sentence);
    file.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    if (importing.isPending) return;
    if (!chosen) return refuse('Please choose a file');
    const given = givenContacts(decoded(await chosen.arrayBuffer()));
    if (given.length === 0) return refuse('This file has no rows');
    if (given.length > maxImportedRows)
      return refuse('A file can have at most 5,000 rows. Split it into smaller files.');
    setProblem(null);
    importing.mutate(given);
  }

  return (
    <form
      noValidate
      aria-label="Import contacts"
      onSubmit={(event) => void submit(event)}
      className="mt-4 space-y-4"
    >
      <Field
        ref={file}
        label="File to import (CSV)"
        hint="A column with the number or email address and one with the name, up to 5,000 rows. It adds and renames contacts; it never allows texts."
        type="file"
        accept=".csv,text/csv"
        problem={problem}
        onChange={() => setProblem(null)}
      />
      <SubmitButton disabled={importing.isPending}>
        {importing.isPending ? 'Importing…' : 'Import'}
      </SubmitButton>
      {importing.variables ? <ImportReport given={importing.variables} results={results} /> : null}
    </form>
  );
}

function ImportReport({ given, results }: { given: GivenContact[]; results: ImportedRow[] }) {
  const count = (outcome: ImportedRow['outcome']) => results.filter((row) => row.outcome === outcome).length;
  const refused = results.flatMap(({ reason }, index) => {
    const row = given[index];
    return reason === null || !row ? [] : [{ ...row, reason }];
  });
  return (
    <>
      <p role="status">
        {`${results.length} of ${given.length} rows: ${count('created')} added, ${count('renamed')} renamed, ${count('unchanged')} unchanged, ${refused.length} refused.`}
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
