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
/** On a phone each row is a block with the column's name before every cell. */
const stacked = [
  '[&_:is(th,td)]:px-3 [&_:is(th,td)]:py-0.5 sm:[&_:is(th,td)]:py-2.5 text-base',
  'max-sm:block max-sm:[&_thead]:hidden max-sm:[&_:is(caption,tbody,tr,th)]:block max-sm:[&_tr]:py-2',
  'max-sm:[&_td]:grid max-sm:[&_td]:grid-cols-[6rem_minmax(0,1fr)] max-sm:[&_td]:gap-x-3 max-[22rem]:[&_td]:grid-cols-1',
  'max-sm:[&_td]:before:text-sm max-sm:[&_td]:before:text-steel max-sm:[&_td]:before:content-[attr(data-column)]',
].join(' ');

/** A table. Some browsers drop the roles of a table with another `display`, so they are written out. */
export function DataTable({ caption, columns, rows, isDense = false }: DataTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded border-2 border-ink bg-white text-ink"
    >
      <table
        role="table"
        className={`w-full text-left sm:[&_:is(th,td)]:px-4 print:text-[9.5pt] ${isDense ? dense : stacked}`}
      >
        <caption className="border-b border-ink bg-ink px-3 py-2.5 text-left font-heading text-base font-bold text-paper sm:px-4">
          {caption}
        </caption>
        <thead role="rowgroup" className="border-b-2 border-ink text-sm text-steel">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="divide-y divide-line align-top *:even:bg-paper/60 [&_th]:font-heading"
        >
          {rows.map(([name, ...cells], row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} role="cell" data-column={columns[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
