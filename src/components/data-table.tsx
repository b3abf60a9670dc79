import type { ReactNode } from 'react';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** One row a line, one cell a column; the first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
};

/** A ruled table. On a phone it scrolls sideways in its own box, which the keyboard can reach. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded border border-ink bg-white"
    >
      <table className="w-full min-w-md border-collapse text-left text-base">
        <caption className="border-b border-ink px-3 py-2 text-left font-heading font-bold">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-ink px-3 py-2 text-sm text-slate">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-2 align-top font-semibold">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="px-3 py-2 align-top">
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
