import type { CallCounts, CallFigures } from '../../../supabase/functions/_shared/contract/calls';
import { dayText, hourText, weekdayText } from './business-clock';
import { groupLooks } from './call-group';

/** `name` in full; `tick` short, empty where the axis has no room for one. */
type Bar = { name: string; tick: string; counts: CallCounts };

export function CallCharts({ figures }: { figures: CallFigures }) {
  // Weekly, counted from today, which is at the right.
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
            <span aria-hidden="true" className={`size-4 ${swatch}`} />
            {label}
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-4 md:max-lg:grid-cols-2">
        <BarChart title="Calls by day" bars={days} caption="A bar for each day, today at the right" />
        <BarChart title="Calls by hour" bars={hours} caption="A bar for each hour, midnight at the left" />
      </div>
    </>
  );
}

/** The text alternative of the bars for screen readers. */
function description(title: string, bars: Bar[]): string {
  const total = bars.reduce((sum, { counts }) => sum + counts.received, 0);
  const [busiest] = [...bars].sort((left, right) => right.counts.received - left.counts.received);
  if (total === 0 || !busiest) return `${title}: none.`;
  return `${title}: ${total} in all, most of them (${busiest.counts.received}) ${busiest.name}. Each figure is in the tables.`;
}

type BarChartProps = { title: string; caption: string; bars: Bar[] };

function BarChart({ title, caption, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ counts }) => counts.received));
  return (
    <figure className="min-w-0 border border-ink bg-white p-3">
      <figcaption>
        <span className="font-heading font-bold">{title}</span>
        <span className="block text-sm text-steel">{`${caption}. The top line is ${most} ${most === 1 ? 'call' : 'calls'}.`}</span>
      </figcaption>
      <div role="img" aria-label={description(title, bars)} className="mt-2">
        <div className="flex h-32 items-stretch gap-px border-y border-t-line border-b-ink">
          {bars.map(({ name, counts }) => (
            <div
              key={name}
              title={`${name}: ${groupLooks.map(({ group, label }) => `${counts[group]} ${label.toLowerCase()}`).join(', ')}`}
              className="flex min-w-0 flex-1 flex-col-reverse hover:bg-paper"
            >
              {groupLooks.map(({ group, swatch }) => (
                <span
                  key={group}
                  className={`shrink-0 ${counts[group] === 0 ? '' : swatch}`}
                  style={{ height: `${(counts[group] / most) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className="mt-1 flex h-5 gap-px text-xs text-slate">
          {bars.map(({ name, tick }, index) => (
            <span
              key={name}
              className={`flex w-0 flex-1 whitespace-nowrap ${index === bars.length - 1 ? 'justify-end' : 'justify-center'}`}
            >
              {tick}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
