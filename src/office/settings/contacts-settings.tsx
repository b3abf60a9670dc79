import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { AnswerOf } from '#functions/contract/action';
import { type ImportedRow, type ListedContact, rowsPerImport } from '#functions/contract/follow-up';
import type { jobActions } from '#functions/contract/jobs';
import type { SharedPermission } from '#functions/contract/permission';
import { formatBusinessDate } from '#functions/domain/business-hours';
import { BackendFailure, describeFailure, smsHandler } from '../api/client';
import { reload } from '../api/loading';
import { contactKeys } from '../api/queries';
import { Field } from '../forms/field';
import { SubmitButton } from '../forms/submit-button';
import { Panel } from '../panels/panel';
import { ActionButton } from '../shared/action-button';
import { saveBlob } from '../shared/save-blob';
import {
  ImportPermission,
  noPermissionYet,
  type PermissionEntry,
  type PermissionField,
  permissionProblem,
} from './import-permission';
import { ImportReport, type ImportResult } from './import-report';
import type { DroppedValue } from './read-contacts';

const maxImportedRows = 5_000;

/** All contacts from this cursor on. */
async function loadContacts(cursor: string | null): Promise<ListedContact[]> {
  const { contacts, nextCursor } = await smsHandler.call('getContacts', cursor === null ? {} : { cursor });
  return nextCursor === null ? contacts : contacts.concat(await loadContacts(nextCursor));
}

type JobPage = Pick<AnswerOf<(typeof jobActions)['exportJobs']>, 'jobs' | 'machines'>;

/** All jobs and machines from this page on. */
async function loadJobs(cursor: number): Promise<JobPage> {
  const { jobFunction } = await import('../api/jobs');
  const { nextCursor, ...page } = await jobFunction.call('exportJobs', { cursor });
  if (nextCursor === null) {
    return page;
  }
  const rest = await loadJobs(nextCursor);
  return { jobs: page.jobs.concat(rest.jobs), machines: page.machines.concat(rest.machines) };
}

type Files = typeof import('./contact-file');

/** What each file has, by the first part of its name. */
const files = {
  contacts: async ({ formatContacts }: Files) => formatContacts(await loadContacts(null)),
  jobs: async ({ formatJobs }: Files) => formatJobs((await loadJobs(0)).jobs),
  machines: async ({ formatMachines }: Files) => formatMachines((await loadJobs(0)).machines),
};

type FileName = keyof typeof files;

function DownloadButton({ name }: { name: FileName }) {
  const download = useMutation({
    mutationFn: async () => {
      const text = await files[name](await import('./contact-file'));
      const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
      saveBlob(file, `${name}-${formatBusinessDate(new Date())}.csv`);
    },
    meta: { failed: 'The file could not be created. Check the connection, then try again.' },
  });
  return (
    <ActionButton action={download} busy={`Getting the ${name}…`} Icon={Download}>
      {`Download ${name} (CSV)`}
    </ActionButton>
  );
}

/** Exports all contacts with their jobs and machines as files, and imports a file. */
export function ContactsSettings() {
  return (
    <Panel
      id="contacts"
      title="Contacts"
      lead="The file lists everybody who texted, called or sent a request, with their number, name, company, whether and why you may text them, and their last message. Their jobs and machines have files of their own."
    >
      <div className="mt-2 -ml-2.5 flex flex-wrap">
        <DownloadButton name="contacts" />
        <DownloadButton name="jobs" />
        <DownloadButton name="machines" />
      </div>
      <ImportForm />
    </Panel>
  );
}

const mostRows = maxImportedRows.toLocaleString('en-US');

/** The contents of a file. A browser refuses to read a file that was changed after it was chosen. */
async function readBytes(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new BackendFailure('The file has changed. Choose it again.', null);
  }
}

/** A permission that lacks something. */
class IncompletePermission extends BackendFailure {
  readonly field: PermissionField;
  constructor(field: PermissionField, sentence: string) {
    super(sentence, null);
    this.field = field;
  }
}

const refusedPermission = v.object({ code: v.picklist(['no_permission', 'note_too_long']) });

/** The field that an error is about. Most are about the file. */
function wrongField(error: unknown): 'file' | PermissionField {
  if (error instanceof IncompletePermission) {
    return error.field;
  }
  if (error instanceof BackendFailure && v.is(refusedPermission, error.body)) {
    // The server knows another day than this device, or another limit than an older page.
    return error.body.code === 'no_permission' ? 'agreedOn' : 'note';
  }
  return 'file';
}

type Import = { file: File | undefined; permission: SharedPermission | null };

/** Imports the contacts of a file, some at a time. */
async function importFile({ file, permission }: Import): Promise<ImportResult> {
  if (!file) {
    throw new BackendFailure('Please choose a file', null);
  }
  const problem = permission && permissionProblem(permission);
  if (problem) {
    throw new IncompletePermission(problem.field, problem.sentence);
  }
  const [{ decodeFile }, { readContacts }] = await Promise.all([
    import('./decode-file'),
    import('./read-contacts'),
  ]);
  const { contacts, dropped, unreadColumns, rowCount } = readContacts(decodeFile(await readBytes(file)));
  if (rowCount === 0) {
    throw new BackendFailure('This file has no rows', null);
  }
  if (contacts.length > maxImportedRows) {
    throw new BackendFailure(`A file can have at most ${mostRows} rows. Split it into smaller files.`, null);
  }
  const results: ImportedRow[] = [];
  for (let start = 0; start < contacts.length; start += rowsPerImport) {
    const rows = contacts.slice(start, start + rowsPerImport).map(({ line: _line, ...row }) => row);
    results.push(...(await smsHandler.call('importContacts', { rows, permission })).rows);
  }
  const refused = results.flatMap(({ reason }, index): DroppedValue[] => {
    const contact = contacts[index];
    if (reason === null || !contact) {
      return [];
    }
    return [{ line: contact.line, value: contact.address, name: contact.name, reason }];
  });
  const all = [...dropped, ...refused].sort((one, other) => one.line - other.line);
  return { results, dropped: all, unreadColumns, rowCount };
}

const importStopped =
  'The import stopped. Check the connection, then import the file again; rows that were already imported count as unchanged.';

function ImportForm() {
  const file = useRef<HTMLInputElement>(null);
  const agreedOn = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLInputElement>(null);
  const [permission, setPermission] = useState(noPermissionYet);
  const importing = useMutation({
    mutationFn: importFile,
    onError: (error) => ({ file, agreedOn, note })[wrongField(error)].current?.focus(),
    // A stopped import has changed contacts too.
    onSettled: (_data, _error, _import, _onMutate, { client }) =>
      Promise.all(contactKeys.map((key) => reload(client, key))),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (importing.isPending) {
      return;
    }
    const { isGiven, ...given } = permission;
    importing.mutate({ file: file.current?.files?.[0], permission: isGiven ? given : null });
  }

  function changePermission(changed: PermissionEntry) {
    setPermission(changed);
    if (importing.error) {
      importing.reset();
    }
  }

  const { error } = importing;
  const problemAt = (field: ReturnType<typeof wrongField>) =>
    error && wrongField(error) === field ? describeFailure(error, importStopped) : null;

  return (
    <form noValidate aria-label="Import contacts" onSubmit={submit} className="mt-4 space-y-4">
      <Field
        ref={file}
        label="File to import (CSV)"
        hint={`An export of your address book, or a column with the number or email address and one with the name, up to ${mostRows} rows. It adds and changes contacts. It allows texts only if you say so below.`}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        problem={problemAt('file')}
        onChange={importing.reset}
      />
      <ImportPermission
        value={permission}
        onChange={changePermission}
        problems={{ agreedOn: problemAt('agreedOn'), note: problemAt('note') }}
        agreedOnRef={agreedOn}
        noteRef={note}
      />
      <SubmitButton busy={importing.isPending && 'Importing…'}>Import</SubmitButton>
      {importing.data ? <ImportReport {...importing.data} /> : null}
    </form>
  );
}
