import type { Doer, WorkCalendar as Calendar } from '../../content/work-calendars';

/**
 * Who does the work, and the mark for it: filled, open or hatched; dashed where colors and hatching are taken
 * away. The subject's color is not `bg-accent` here, which paper doesn't get.
 */
const doers: readonly { who: Doer; name: string; fill: string; edge: string }[] = [
  {
    who: 'we',
    name: 'We',
    fill: 'bg-(--accent) text-white forced-color-adjust-none forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
    edge: 'border-(--accent) forced-colors:border-[CanvasText]',
  },
  { who: 'crew', name: 'Your crew', fill: 'bg-white', edge: 'border-ink' },
  {
    who: 'others',
    name: 'Another company',
    fill: 'bg-white bg-hatched text-ink forced-colors:border-dashed',
    edge: 'border-ink',
  },
];

const mark = 'block h-3.5 border-2 [print-color-adjust:exact]';

/** Twelve narrow columns: on a phone the work stands over them. */
const yearLook = {
  head: 'narrow:block narrow:text-xs',
  row: 'narrow:grid narrow:grid-cols-12',
  corner: 'narrow:hidden',
  column: 'nth-[3n+2]:border-l narrow:px-0',
  work: 'narrow:col-span-full narrow:px-3 narrow:pt-2.5 narrow:pb-1.5',
  cell: 'nth-[3n+2]:border-steel narrow:pt-0',
  mark: '',
};

/** Columns with names too long for a phone: there a mark is a tag with the name of its column. */
const clocksLook = {
  head: 'narrow:hidden',
  row: 'narrow:flex narrow:flex-wrap narrow:gap-1.5 narrow:px-3 narrow:py-2.5',
  corner: '',
  column: '',
  work: 'narrow:w-full narrow:p-0',
  cell: 'narrow:border-0 narrow:p-0 narrow:empty:hidden',
  mark: 'mx-2 narrow:mx-0 narrow:h-auto narrow:bg-none narrow:px-2 narrow:py-0.5 narrow:text-sm narrow:before:content-[attr(data-column)]',
};

/** Work over months, shifts or clocks, as a chart that is a table: a mark says who does it, and when. */
export function WorkCalendar({ calendar }: { calendar: Calendar }) {
  const { caption, columns, rows, isYear } = calendar;
  const look = isYear ? yearLook : clocksLook;
  const shownDoers = doers.filter(({ who }) => rows.some((row) => row[who] !== undefined));
  return (
    <div className="break-inside-avoid rounded border-2 border-ink bg-white text-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink bg-ink px-3 py-2.5 text-paper sm:px-4">
        <p aria-hidden="true" className="font-heading font-bold">
          {caption}
        </p>
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {shownDoers.map(({ who, name, fill }) => (
            <li key={who} className="flex items-center gap-2">
              <span aria-hidden="true" className={`${mark} w-6 border-white print:border-black ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <table role="table" className="w-full table-fixed text-left text-base narrow:block">
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className={`border-b-2 border-ink font-heading text-sm/tight text-steel ${look.head}`}
        >
          <tr role="row" className={look.row}>
            <th role="columnheader" scope="col" className={`w-[36%] px-4 py-2 ${look.corner}`}>
              Work
            </th>
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`px-1 py-2 text-center ${look.column}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line narrow:block">
          {rows.map((row) => (
            <tr key={row.work} role="row" className={look.row}>
              <th
                role="rowheader"
                scope="row"
                className={`px-4 py-2 font-heading leading-tight ${look.work}`}
              >
                {row.work}{' '}
                <span className="block pt-0.5 font-sans text-[0.9375rem] font-normal text-slate">
                  {row.detail}
                </span>
              </th>
              {columns.map((column) => {
                const doer = doers.find(({ who }) => row[who]?.includes(column));
                return (
                  <td key={column} role="cell" className={`border-l border-line py-2 ${look.cell}`}>
                    {doer ? (
                      <span className={`${mark} ${doer.edge} ${doer.fill} ${look.mark}`} data-column={column}>
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
