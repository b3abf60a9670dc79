import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CallHistory, CallLog } from '../../../supabase/functions/_shared/contract/calls';
import { useIsMobile } from '../../ui/use-is-mobile';
import { dayWords } from './business-clock';
import { callsCsv, csvName } from './call-export';
import { callFigures, callGroup } from './call-figures';
import { CallRow } from './call-row';
import { CallSummary } from './call-summary';
import { EmptyState } from '../shared/empty-state';
import { liveCallsQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { saveBlob } from '../shared/save-blob';
import { clockText } from '../shared/timestamp';

type CallAnalyticsTabProps = {
  /** Opens the conversation with a number. */
  onText: (otherNumber: string) => void;
};

const hourOf = (time: number) => Math.floor(time / 3_600_000);

export function CallAnalyticsTab({ onText }: CallAnalyticsTabProps) {
  const history = useQuery(liveCallsQuery());
  const { data, dataUpdatedAt } = history;
  const [isAsked, setAsked] = useState(false);
  // A log that says the same, within the hour, is not counted and drawn anew.
  const [counted, setCounted] = useState({ data, at: dataUpdatedAt });
  if (counted.data !== data || hourOf(counted.at) !== hourOf(dataUpdatedAt)) {
    setCounted({ data, at: dataUpdatedAt });
  }
  const refreshing = {
    ...{ isError: history.isError, dataUpdatedAt },
    // What is loaded by itself shows no sign of it.
    isFetching: isAsked,
    async refetch() {
      setAsked(true);
      await history.refetch();
      setAsked(false);
    },
  };
  return (
    <section aria-labelledby="call-activity">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="call-activity">Recent Call Activity</h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {data === undefined ? null : (
            <p className="text-sm text-steel">
              As of <time dateTime={new Date(dataUpdatedAt).toISOString()}>{clockText(dataUpdatedAt)}</time>
            </p>
          )}
          <RefreshButton query={refreshing}>Refresh Call Logs</RefreshButton>
        </div>
      </div>
      <QueryPanel query={history} subject="The call log">
        {(log) =>
          log.calls.length === 0 ? (
            <div className="mt-4 border border-ink bg-white">
              <EmptyState
                title="No recent calls"
                hint="Calls to and from your Twilio numbers show up here."
              />
            </div>
          ) : (
            <CallActivity history={log} loadedAt={counted.at} onText={onText} />
          )
        }
      </QueryPanel>
    </section>
  );
}

type Filter = 'all' | 'missed' | 'answered';

const filters: { filter: Filter; label: string; fileName: string }[] = [
  { filter: 'all', label: 'All', fileName: 'calls' },
  { filter: 'missed', label: 'Missed', fileName: 'missed-calls' },
  { filter: 'answered', label: 'Answered', fileName: 'answered-calls' },
];

/** So many rows are drawn at once; a month of a busy office has some hundreds. */
const rowsPerStep = 50;

type CallActivityProps = {
  history: CallHistory;
  /** When the log was loaded, in milliseconds: the figures count back from there. */
  loadedAt: number;
  onText: (otherNumber: string) => void;
};

function CallActivity({ history: { calls, completeSince }, loadedAt, onText }: CallActivityProps) {
  const isMobile = useIsMobile();
  const [filter, setFilter] = useState<Filter>('all');
  const [rowLimit, setRowLimit] = useState(rowsPerStep);
  const figures = useMemo(
    () => callFigures(calls, loadedAt, completeSince),
    [calls, loadedAt, completeSince],
  );
  const chosen = useMemo(() => calls.filter((call) => isIn(call, filter)), [calls, filter]);
  const shown = chosen.slice(0, rowLimit);
  const { fileName } = filters.find((one) => one.filter === filter) ?? { fileName: 'calls' };

  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(19rem,1fr)_2fr]">
      <CallSummary figures={figures} cutOffAt={figures.isCutOff ? completeSince : null} isMobile={isMobile} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FilterButtons
            calls={calls}
            filter={filter}
            onChoose={(one) => {
              setFilter(one);
              setRowLimit(rowsPerStep);
            }}
          />
          <button
            type="button"
            className="button button-outline px-3!"
            onClick={() =>
              saveBlob(
                new Blob([callsCsv(chosen)], { type: 'text/csv;charset=utf-8' }),
                csvName(chosen, fileName),
              )
            }
          >
            <Download aria-hidden="true" className="size-5" />
            Download CSV
          </button>
        </div>
        {chosen.length === 0 ? (
          <div className="mt-3 border border-ink bg-white">
            <EmptyState
              title={filter === 'missed' ? 'No missed calls' : 'No answered calls'}
              hint="Choose All to see the others."
            />
          </div>
        ) : (
          <ul aria-labelledby="call-activity" className="mt-3 space-y-3">
            {shown.map((call, index) => (
              <CallRow
                key={call.sid}
                call={call}
                day={dayOf(call) === dayOf(shown[index - 1]) ? null : dayOf(call)}
                onText={onText}
              />
            ))}
          </ul>
        )}
        {shown.length < chosen.length ? (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="button button-outline"
              onClick={() => setRowLimit((limit) => limit + rowsPerStep)}
            >
              Show more calls
            </button>
            <p role="status" className="text-slate">{`${shown.length} of ${chosen.length} shown`}</p>
          </div>
        ) : null}
      </div>
    </div>
  );
}

type FilterButtonsProps = { calls: CallLog[]; filter: Filter; onChoose: (filter: Filter) => void };

function FilterButtons({ calls, filter, onChoose }: FilterButtonsProps) {
  return (
    <div role="group" aria-label="Which calls" className="flex flex-wrap gap-2">
      {filters.map(({ filter: one, label }) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          className="button button-outline px-2! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white sm:px-3!"
          onClick={() => onChoose(one)}
        >
          {`${label} (${calls.filter((call) => isIn(call, one)).length})`}
        </button>
      ))}
    </div>
  );
}

function dayOf(call: CallLog | undefined): string | null {
  return call?.startTime ? dayWords(Date.parse(call.startTime)) : null;
}

function isIn(call: CallLog, filter: Filter): boolean {
  return filter === 'all' || callGroup(call) === filter;
}
