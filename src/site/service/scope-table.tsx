type ScopeTableProps = {
  caption: string;
  rows: readonly { work: string; onSite: string; shop: string }[];
};

const heading = 'px-4 py-3 text-sm tracking-wider uppercase print:bg-transparent print:text-black';
/** On a phone a cell is a block under its column's name. */
const cell =
  'px-4 narrow:block narrow:before:mb-0.5 narrow:before:block narrow:before:font-heading narrow:before:text-[0.8125rem] narrow:before:font-bold narrow:before:tracking-wider narrow:before:uppercase narrow:before:content-[attr(data-column)]';

/** The line between what is done on site and what isn't: the right side is hatched. */
export function ScopeTable({ caption, rows }: ScopeTableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto border-2 border-ink">
      <table role="table" className="w-full bg-white text-left text-base narrow:block print:text-[9.5pt]">
        <caption className="border-b border-ink bg-ink px-4 py-2.5 text-left font-heading font-bold text-paper narrow:block">
          {caption}
        </caption>
        <thead role="rowgroup" className="border-b-2 border-ink font-heading narrow:hidden">
          <tr role="row">
            <th role="columnheader" scope="col" className={`${heading} text-steel`}>
              Work
            </th>
            <th role="columnheader" scope="col" className={`${heading} bg-go text-white`}>
              On site
            </th>
            <th role="columnheader" scope="col" className={`${heading} bg-slate text-white`}>
              Needs a shop or another company
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line align-top narrow:block">
          {rows.map(({ work, onSite, shop }) => (
            <tr key={work} role="row" className="narrow:block">
              <th
                role="rowheader"
                scope="row"
                className="px-4 py-3 font-heading narrow:block narrow:pb-1 narrow:text-lg"
              >
                {work}
              </th>
              <td
                role="cell"
                data-column="On site"
                className={`${cell} border-l border-line py-3 narrow:before:text-go narrow:border-0 narrow:pt-0`}
              >
                {onSite}
              </td>
              <td
                role="cell"
                data-column="Shop or another company"
                className={`${cell} border-l-4 border-ink bg-hatched py-3 text-ink/15 narrow:border-t-2 narrow:border-l-0 narrow:before:w-fit narrow:before:bg-white narrow:before:px-1 narrow:before:text-slate`}
              >
                <span className="bg-white box-decoration-clone px-1 py-0.5 text-slate">{shop}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
