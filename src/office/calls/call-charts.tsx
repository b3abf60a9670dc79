import { type CallFigures, callHistoryDays, shortestTalkSeconds } from '#functions/contract/calls';
import type { RequestFigures } from '#functions/contract/follow-up';
import { formatDay, formatHour, formatLength } from '../shared/call-formats';
import { groupLooks } from '../shared/call-group';

type CallChartsProps = {
  figures: CallFigures;
  requests: RequestFigures | null;
};

const scrollIntoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' });

/** The last days as charts, and how they are counted. Opens in sight, wherever the list was scrolled to. */
export function CallCharts({ figures, requests }: CallChartsProps) {
  return (
    <section
      ref={scrollIntoView}
      aria-labelledby="call-figures"
      className="border-b border-line px-4 pt-3 pb-4"
    >
      <h3 id="call-figures" className="font-heading text-base/[1.35] font-bold">
        {`Calls, last ${callHistoryDays} days`}
      </h3>
      <ChartList figures={figures} />
      <p className="mt-3 max-w-measure text-sm text-slate">
        Answered: somebody pressed 1 to take the call. When that is turned off, a cell phone’s own voicemail
        counts as answered, because Twilio can’t tell it from a person. Unclear: the call ended within{' '}
        {shortestTalkSeconds} seconds, or Twilio didn’t report what happened.
      </p>
      {requests === null ? null : (
        <p className="mt-2 text-sm text-slate">
          <span>Typical first reply to a request: </span>
          <span className="font-bold text-ink">
            {requests.medianAnswer === null ? 'None yet' : formatLength(requests.medianAnswer)}
          </span>
        </p>
      )}
    </section>
  );
}

/** `tick` is the short label on the axis, empty where there is no room. */
type Bar = { name: string; tick: string; counts: CallFigures['total'] };

function ChartList({ figures }: { figures: CallFigures }) {
  // One tick per week, counted back from today on the right.
  const days = figures.days.map(({ day, counts }, index, { length }) => ({
    name: formatDay(day, { weekday: 'short' }),
    tick: (length - 1 - index) % 7 === 0 ? formatDay(day) : '',
    counts,
  }));
  const hours = figures.hours.map(({ hour, counts }) => ({
    name: `From ${formatHour(hour)}`,
    tick: hour % 6 === 0 ? formatHour(hour) : '',
    counts,
  }));
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
        {groupLooks.map(({ group, label, swatch }) => (
          <li key={group} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-4 forced-color-adjust-none ${swatch}`} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <BarChart title="Calls by day" bars={days} caption="One bar per day, today on the right" />
        <BarChart title="Calls by hour" bars={hours} caption="One bar per hour, midnight on the left" />
      </div>
    </>
  );
}

/** Describes a bar for screen readers and its tooltip. */
const describeBar = ({ name, counts }: Bar) =>
  `${name}: ${groupLooks.map(({ group, label }) => `${counts[group]} ${label.toLowerCase()}`).join(', ')}`;

function BarChart({ title, caption, bars }: { title: string; caption: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ counts }) => counts.received));
  return (
    <figure aria-label={title} className="min-w-0">
      <figcaption>
        <span className="text-sm font-bold">{title}</span>
        <span className="block text-sm text-steel">{`${caption}. The top line is ${most} ${most === 1 ? 'call' : 'calls'}.`}</span>
      </figcaption>
      <ol className="mt-2 mb-6 flex h-32 items-stretch gap-px border-y border-t-line border-b-ink">
        {bars.map((bar) => (
          <li
            key={bar.name}
            title={describeBar(bar)}
            className="group relative flex min-w-0 flex-1 hover:bg-paper"
          >
            <span role="img" aria-label={describeBar(bar)} className="flex w-full flex-col-reverse">
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
              className="absolute top-full left-1/2 mt-1 -translate-x-1/2 text-sm/5 whitespace-nowrap text-slate group-first:left-0 group-first:translate-x-0 group-last:right-0 group-last:left-auto group-last:translate-x-0"
            >
              {bar.tick}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
