import { BarChart3, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type CallCounts,
  type CallFigures,
  callHistoryDays,
  shortestTalkSeconds,
} from '../../../supabase/functions/_shared/contract/calls';
import type { RequestFigures } from '../../../supabase/functions/_shared/contract/follow-up';
import { DataTable } from '../../ui/data-table';
import { hourText, lengthText, weekdayText } from './business-clock';
import { CallCharts } from './call-charts';
import { groupLooks } from './call-group';

type CallSummaryProps = {
  figures: CallFigures;
  /** False while Twilio has older calls that we haven't fetched yet. */
  isComplete: boolean;
  /** On a phone the charts would push the calls out of sight: there they wait to be asked for. */
  isMobile: boolean;
};

/** The last days in figures, as charts and as tables. */
export function CallSummary({ figures, isComplete, isMobile }: CallSummaryProps) {
  const [chosen, setChosen] = useState<'charts' | 'tables' | 'none' | null>(null);
  const view = chosen ?? (isMobile ? 'none' : 'charts');
  const { total, medianTalk, medianWait } = figures;
  const toggle = (wanted: 'charts' | 'tables') => () => setChosen(view === wanted ? 'none' : wanted);
  return (
    <section aria-labelledby="call-figures" className="min-w-0">
      <h3 id="call-figures">{`Last ${callHistoryDays} days`}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-px border border-ink bg-ink sm:grid-cols-4 lg:grid-cols-2">
        <Figure name="Calls received">{total.received}</Figure>
        <Figure name="Missed">
          {total.received === 0 ? 'None' : `${Math.round((total.missed / total.received) * 100)}%`}
          <span className="block font-sans text-sm font-normal text-slate">
            {`${total.missed} of ${total.received} calls`}
          </span>
        </Figure>
        <Figure name="Typical call length">
          {medianTalk === null ? 'Not known' : lengthText(medianTalk)}
        </Figure>
        <Figure name="Typical wait">{medianWait === null ? 'Not known' : lengthText(medianWait)}</Figure>
      </dl>
      {isComplete ? null : (
        <p className="mt-3 border-l-4 border-amber bg-white p-3 text-base">
          Some calls are still to be fetched from Twilio. Press Refresh Call Logs to go on.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ViewButton isOn={view === 'charts'} onClick={toggle('charts')}>
          <BarChart3 aria-hidden="true" className="size-5" />
          Charts
        </ViewButton>
        <ViewButton isOn={view === 'tables'} onClick={toggle('tables')}>
          <Table aria-hidden="true" className="size-5" />
          Tables
        </ViewButton>
      </div>
      {view === 'charts' ? <CallCharts figures={figures} /> : null}
      {view === 'tables' ? <Tables figures={figures} /> : null}
      {/* Closed on a phone, where it would stand between the figures and the calls. */}
      <details className="mt-2 text-base text-slate" open={!isMobile}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          How calls are counted
        </summary>
        <p>
          Days and hours are Tulsa’s. Answered: somebody pressed 1 to take the call. With that switched off, a
          mobile’s own voicemail counts as answered, since Twilio can’t tell it from a person. Unclear: over
          within {shortestTalkSeconds} seconds, or Twilio doesn’t say. Typical wait and call length are
          medians: half of the answered calls took longer.
        </p>
      </details>
    </section>
  );
}

/** What became of the quote requests of the last days. */
export function RequestSummary({ received, won, medianAnswer }: RequestFigures) {
  return (
    <dl
      aria-label={`Requests of the last ${callHistoryDays} days`}
      className="mt-4 grid grid-cols-3 gap-px border border-ink bg-ink"
    >
      <Figure name="Quote requests">{received}</Figure>
      <Figure name="Won">{won}</Figure>
      <Figure name="Typical first answer">
        {medianAnswer === null ? 'None yet' : lengthText(medianAnswer)}
      </Figure>
    </dl>
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

type ViewButtonProps = { isOn: boolean; onClick: () => void; children: ReactNode };

function ViewButton({ isOn, onClick, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="button button-outline px-3! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const countsOf = (counts: CallCounts) => [counts.received, ...groupLooks.map(({ group }) => counts[group])];

function Tables({ figures }: { figures: CallFigures }) {
  const columns = ['Calls', ...groupLooks.map(({ label }) => label)];
  return (
    // As many columns as fit beside the list.
    <div className="mt-3 grid gap-4 md:max-lg:grid-cols-2 [&_:is(th,td)]:px-2! [&_tbody_th]:whitespace-nowrap [&_table]:text-sm!">
      <DataTable
        dense
        caption="Calls by day"
        columns={['Day', ...columns]}
        rows={[...figures.days].reverse().map(({ day, counts }) => [weekdayText(day), ...countsOf(counts)])}
      />
      <DataTable
        dense
        caption="Calls by hour"
        columns={['From', ...columns]}
        rows={figures.hours.map(({ hour, counts }) => [hourText(hour), ...countsOf(counts)])}
      />
    </div>
  );
}
