import type { ReactNode } from 'react';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** For short cells: keeps the columns on a phone. */
  isDense?: boolean;
};

/** Set on the table, because a class on each of a few hundred cells would make the page larger. */
const dense = '[&_:is(th,td)]:px-1.5 [&_:is(th,td)]:py-2 text-sm sm:text-base';
const spacious = '[&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 sm:[&_:is(th,td)]:py-2.5 text-base';
/**
 * On a phone, three or more columns of text become two: the row's header takes a line, and each cell stands below it
 * beside the name of its column, because the line of names is gone.
 */
const paired = [
  'max-sm:[&_thead]:hidden max-sm:[&_tbody_th]:block max-sm:[&_tbody_th]:pb-1',
  'max-sm:[&_td]:grid max-sm:[&_td]:grid-cols-[7rem_1fr] max-sm:[&_td]:items-baseline max-sm:[&_td]:gap-x-3',
  'max-sm:[&_td:not(:last-child)]:pb-0 max-sm:[&_td:not(:nth-child(2))]:pt-1.5 max-sm:[&_td:nth-child(2)]:pt-0',
  'max-sm:[&_td]:before:text-sm/[1.25] max-sm:[&_td]:before:text-steel max-sm:[&_td]:before:content-[attr(data-column)]',
].join(' ');

export function DataTable({ caption, columns, rows, isDense = false }: DataTableProps) {
  const isPaired = !isDense && columns.length > 2;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded border-2 border-ink bg-white text-ink"
    >
      <table
        className={`w-full text-left sm:[&_:is(th,td)]:px-4 print:text-[9.5pt] ${isDense ? dense : spacious} ${isPaired ? paired : ''}`}
      >
        <caption className="border-b border-ink bg-ink px-3 py-2.5 text-left font-heading text-base font-bold text-paper sm:px-4">
          {caption}
        </caption>
        <thead className="border-b-2 border-ink text-sm text-steel">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top *:even:bg-paper/60 [&_th]:font-heading">
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column} data-column={columns[column + 1]}>
                  {isPaired ? <div>{cell}</div> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
