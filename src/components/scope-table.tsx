type ScopeTableProps = {
  caption: string;
  rows: readonly { work: string; onSite: string; shop: string }[];
};

/** The line between what is done where the unit stands and what isn't: the right side is hatched. */
export function ScopeTable({ caption, rows }: ScopeTableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto border-2 border-ink">
      <table role="table" className="scope-table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Work
            </th>
            <th role="columnheader" scope="col">
              Where it stands
            </th>
            <th role="columnheader" scope="col">
              Needs a shop or somebody else
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ work, onSite, shop }) => (
            <tr key={work} role="row">
              <th role="rowheader" scope="row">
                {work}
              </th>
              <td role="cell" data-column="Where it stands">
                {onSite}
              </td>
              <td role="cell" data-column="Shop, or somebody else">
                <span>{shop}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
