import type { ReactNode } from 'react';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** One row a line, one cell a column; the first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** Cells of a word or two, which stay in columns on a phone too. */
  dense?: boolean;
};

/**
 * A ruled table. On a phone each row becomes a block with the column's name beside every cell
 * (styles.css); the roles are written out because `display` takes them from a table in some browsers.
 */
export function DataTable({ caption, columns, rows, dense = false }: DataTableProps) {
  const padding = dense ? 'px-1.5 py-2 sm:px-4' : 'px-3 py-2.5 sm:px-4 max-sm:py-0.5';
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded border-2 border-ink bg-white text-ink"
    >
      <table
        role="table"
        className={`w-full border-collapse text-left ${dense ? 'text-sm sm:text-base' : 'data-table text-base'}`}
      >
        <caption className="bg-ink px-3 py-2.5 text-left font-heading text-base font-bold text-paper sm:px-4">
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`border-b-2 border-ink text-sm text-steel ${padding}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], row) => (
            <tr key={row} role="row" className="border-b border-line last:border-0 even:bg-paper/60">
              <th role="rowheader" scope="row" className={`align-top font-heading font-bold ${padding}`}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  role="cell"
                  data-column={columns[column + 1]}
                  className={`align-top ${padding}`}
                >
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
