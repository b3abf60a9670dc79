import type { ReactNode } from 'react';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** For short cells: keeps the columns on a phone. */
  isDense?: boolean;
};

export function DataTable({ caption, columns, rows, isDense = false }: DataTableProps) {
  /** On a phone, each cell then stands beside its column's name, so its content is one element (components.css). */
  const isPaired = !isDense && columns.length > 2;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded border-2 border-ink bg-white text-ink"
    >
      <table className={`data-table ${isDense ? 'dense' : isPaired ? 'paired' : ''}`}>
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
