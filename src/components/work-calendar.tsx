import type { Doer, WorkCalendar as Calendar } from '../content/work-calendars';

const doers: readonly { who: Doer; name: string }[] = [
  { who: 'we', name: 'We' },
  { who: 'crew', name: 'Your crew' },
  { who: 'others', name: 'Another company' },
];

/**
 * Work over months, shifts or clocks, as a chart that is a table: a mark says who does the work of
 * its row in its column. On a phone the months stay side by side, other columns become tags.
 */
export function WorkCalendar({ calendar }: { calendar: Calendar }) {
  const { caption, columns, rows, isYear } = calendar;
  const shownDoers = doers.filter(({ who }) => rows.some((row) => row[who] !== undefined));
  return (
    <div className="rounded border-2 border-ink bg-white text-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-ink px-3 py-2.5 text-paper sm:px-4">
        <p aria-hidden="true" className="font-heading font-bold">
          {caption}
        </p>
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {shownDoers.map(({ who, name }) => (
            <li key={who} className="flex items-center gap-2">
              <span aria-hidden="true" className="calendar-mark w-6" data-by={who} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <table role="table" className={`work-calendar ${isYear ? 'work-year' : 'work-clocks'}`}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Work
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.work} role="row">
              <th role="rowheader" scope="row">
                {row.work} <span className="work-detail">{row.detail}</span>
              </th>
              {columns.map((column) => {
                const doer = doers.find(({ who }) => row[who]?.includes(column));
                return (
                  <td key={column} role="cell">
                    {doer ? (
                      <span className="calendar-mark" data-by={doer.who} data-column={column}>
                        <span className="sr-only">{doer.name}</span>
                      </span>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
