import type { CallCounts, CallFigures } from '#functions/contract/calls';
import { dayText, hourText, weekdayText } from './business-clock';
import { groupLooks } from './call-group';

/** `tick` is the short label on the axis, empty where there is no room. */
type Bar = { name: string; tick: string; counts: CallCounts };

export function CallCharts({ figures }: { figures: CallFigures }) {
  // One tick per week, counted back from today on the right.
  const days = figures.days.map(({ day, counts }, index, { length }) => ({
    name: weekdayText(day),
    tick: (length - 1 - index) % 7 === 0 ? dayText(day) : '',
    counts,
  }));
  const hours = figures.hours.map(({ hour, counts }) => ({
    name: `From ${hourText(hour)}`,
    tick: hour % 6 === 0 ? hourText(hour) : '',
    counts,
  }));
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-x-4 text-base">
        {groupLooks.map(({ group, label, swatch }) => (
          <li key={group} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-4 forced-color-adjust-none ${swatch}`} />
            {label}
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-4 md:max-lg:grid-cols-2">
        <BarChart title="Calls by day" bars={days} caption="One bar per day, today on the right" />
        <BarChart title="Calls by hour" bars={hours} caption="One bar per hour, midnight on the left" />
      </div>
    </>
  );
}

/** Describes a bar for screen readers and its tooltip. */
const wordsOf = ({ name, counts }: Bar) =>
  `${name}: ${groupLooks.map(({ group, label }) => `${counts[group]} ${label.toLowerCase()}`).join(', ')}`;

function BarChart({ title, caption, bars }: { title: string; caption: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ counts }) => counts.received));
  return (
    <figure aria-label={title} className="min-w-0 border border-ink bg-white p-3">
      <figcaption>
        <span className="font-heading font-bold">{title}</span>
        <span className="block text-sm text-steel">{`${caption}. The top line is ${most} ${most === 1 ? 'call' : 'calls'}.`}</span>
      </figcaption>
      <ol className="mt-2 mb-6 flex h-32 items-stretch gap-px border-y border-t-line border-b-ink">
        {bars.map((bar) => (
          <li
            key={bar.name}
            title={wordsOf(bar)}
            className="group relative flex min-w-0 flex-1 hover:bg-paper"
          >
            <span role="img" aria-label={wordsOf(bar)} className="flex w-full flex-col-reverse">
              {groupLooks.map(({ group, swatch }) => (
                <span
                  key={group}
                  className={`shrink-0 forced-color-adjust-none ${bar.counts[group] === 0 ? '' : swatch}`}
                  style={{ height: `${(bar.counts[group] / most) * 100}%` }}
                />
              ))}
            </span>
            <span
              aria-hidden="true"
              className="absolute top-full left-1/2 mt-1 -translate-x-1/2 text-xs whitespace-nowrap text-slate group-first:left-0 group-first:translate-x-0 group-last:right-0 group-last:left-auto group-last:translate-x-0"
            >
              {bar.tick}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
