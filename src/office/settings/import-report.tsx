import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ImportedRow } from '#functions/contract/follow-up';
import { formatBusinessDate } from '#functions/domain/business-hours';
import { ActionButton } from '../shared/action-button';
import { saveBlob } from '../shared/save-blob';
import type { DroppedValue, ReadContacts } from './read-contacts';

/** What an import did. */
export type ImportResult = Pick<ReadContacts, 'unreadColumns' | 'rowCount'> & {
  results: ImportedRow[];
  /** What was not taken, also by the server, in the order of the file. */
  dropped: DroppedValue[];
};

/** Longer lists are for the file. */
const mostShown = 200;

/** What an import did, and every value that it did not take. */
export function ImportReport({ results, dropped, unreadColumns, rowCount }: ImportResult) {
  const countRows = (outcome: ImportedRow['outcome']) =>
    results.filter((row) => row.outcome === outcome).length;
  const allowed = results.filter(({ texting }) => texting === 'allowed').length;
  const refusing = results.filter(({ texting }) => texting === 'opted_out' || texting === 'blocked').length;
  const isPermitted = results.some(({ texting }) => texting !== null);
  const changes = [
    `${countRows('created')} added`,
    `${countRows('renamed')} renamed`,
    `${countRows('updated')} updated`,
    `${countRows('unchanged')} unchanged`,
  ];

  const download = useMutation({
    mutationFn: async () => {
      const { formatDropped } = await import('./contact-file');
      const file = new Blob([formatDropped(dropped)], { type: 'text/csv;charset=utf-8' });
      saveBlob(file, `not-imported-${formatBusinessDate(new Date())}.csv`);
    },
    meta: { failed: 'The file could not be created. Check the connection, then try again.' },
  });

  return (
    <>
      <p role="status">
        {`${rowCount} ${rowCount === 1 ? 'row' : 'rows'}: ${changes.join(', ')}. ${dropped.length} ${dropped.length === 1 ? 'value' : 'values'} not taken.`}
      </p>
      {isPermitted ? (
        <p>{`${allowed} may be texted. ${refusing} opted out or are blocked, and stay so.`}</p>
      ) : null}
      {unreadColumns.length === 0 ? null : (
        <p>{`Columns that were not read: ${unreadColumns.join(', ')}.`}</p>
      )}
      {dropped.length === 0 ? null : (
        <>
          <ul
            aria-label="Values that were not taken"
            className="max-h-80 divide-y divide-line overflow-y-auto border-y border-line"
          >
            {dropped.slice(0, mostShown).map(({ line, value, name, reason }, index) => (
              <li key={index} className="py-1 wrap-anywhere">
                <span>{`Row ${line}: `}</span>
                <bdi>{[value, name].filter((part) => part !== '').join(', ')}</bdi>
                <span>{` – ${reason}`}</span>
              </li>
            ))}
          </ul>
          {dropped.length > mostShown ? <p>{`The file below has all ${dropped.length}.`}</p> : null}
          <ActionButton action={download} busy="Creating the file…" Icon={Download}>
            Download what was not taken (CSV)
          </ActionButton>
        </>
      )}
    </>
  );
}
