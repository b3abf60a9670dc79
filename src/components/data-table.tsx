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
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="table-frame">
      <table role="table" className={dense ? 'data-table-dense' : 'data-table'}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
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
