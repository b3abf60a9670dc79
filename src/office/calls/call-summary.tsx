import type { ReactNode } from 'react';
import { type CallFigures, callHistoryDays, shortestTalkSeconds } from '#functions/contract/calls';
import type { RequestFigures } from '#functions/contract/follow-up';
import { useIsMobile } from '../../ui/use-is-mobile';
import { dayText, hourText, lengthText } from './call-formats';
import { groupLooks } from './call-group';

type CallSummaryProps = {
  figures: CallFigures;
  /** False while Twilio has older calls that we haven't fetched yet. */
  isComplete: boolean;
};

/** The last days in figures and as charts. */
export function CallSummary({ figures, isComplete }: CallSummaryProps) {
  // On a phone the charts start collapsed, because they would push the calls off the screen.
  const isMobile = useIsMobile();
  const { received, missed } = figures.total;
  return (
    <section aria-labelledby="call-figures" className="min-w-0">
      <h3 id="call-figures">{`Calls, last ${callHistoryDays} days`}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-px border border-ink bg-ink">
        <Figure name="Calls received">{received}</Figure>
        <Figure name="Missed">
          {received === 0 ? 'None' : `${Math.round((missed / received) * 100)}%`}
          <span className="block font-sans text-sm font-normal text-slate">
            {`${missed} of ${received} calls`}
          </span>
        </Figure>
      </dl>
      {isComplete ? null : (
        <p className="mt-3 border-l-4 border-amber bg-white p-3 text-base">
          Some calls have not been fetched from Twilio yet. Press Refresh Call Logs to continue.
        </p>
      )}
      <details className="mt-2" open={!isMobile}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          Charts, and how calls are counted
        </summary>
        <CallCharts figures={figures} />
        <p className="mt-3 text-base text-slate">
          Answered: somebody pressed 1 to take the call. When that is turned off, a cell phone’s own voicemail
          counts as answered, because Twilio can’t tell it from a person. Unclear: the call ended within{' '}
          {shortestTalkSeconds} seconds, or Twilio didn’t report what happened.
        </p>
      </details>
    </section>
  );
}

/** The quote requests of the last days in figures. */
export function RequestSummary({ received, won, medianAnswer }: RequestFigures) {
  return (
    <>
      <h3 className="mt-3">{`Requests, last ${callHistoryDays} days`}</h3>
      <dl className="mt-2 grid grid-cols-3 gap-px border border-ink bg-ink">
        <Figure name="Quote requests">{received}</Figure>
        <Figure name="Won">{won}</Figure>
        <Figure name="Typical first reply">
          {medianAnswer === null ? 'None yet' : lengthText(medianAnswer)}
        </Figure>
      </dl>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-white p-3">
      <dt className="text-sm text-steel">{name}</dt>
      <dd className="font-heading text-xl leading-tight font-bold">{children}</dd>
    </div>
  );
}

/** `tick` is the short label on the axis, empty where there is no room. */
type Bar = { name: string; tick: string; counts: CallFigures['total'] };

function CallCharts({ figures }: { figures: CallFigures }) {
  // One tick per week, counted back from today on the right.
  const days = figures.days.map(({ day, counts }, index, { length }) => ({
    name: dayText(day, { weekday: 'short' }),
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
