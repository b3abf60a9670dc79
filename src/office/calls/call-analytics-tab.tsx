import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallGroup, CallLog } from '#functions/contract/calls';
import { business } from '../../content/business';
import { callsQuery, reconciledCallsQuery } from '../api/queries';
import { Button } from '../shared/button';
import { EmptyState } from '../shared/empty-state';
import { MoreButton } from '../shared/more-button';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { clockText, dayWords } from '../shared/timestamp';
import { CallRow } from './call-row';
import { CallSummary, RequestSummary } from './call-summary';

/** The stored calls, and the state of the comparison with Twilio. */
function useCallLog(group: CallGroup) {
  const list = useInfiniteQuery(callsQuery(group));
  const atTwilio = useQuery(reconciledCallsQuery);
  // Don't show "No recent calls" before the first comparison with Twilio.
  const isEmpty = list.data?.calls.length === 0 && group === 'all';
  const isPending = list.isPending || (isEmpty && atTwilio.isPending);
  return {
    list,
    atTwilio,
    panel: {
      isPending,
      data: isPending ? undefined : list.data,
      error: (list.isFetchNextPageError ? null : list.error) ?? atTwilio.error,
      isPaused: list.isPaused || atTwilio.isPaused,
      isFetching: list.isFetching || atTwilio.isFetching,
      refetch: () => Promise.all([list.refetch(), atTwilio.refetch()]),
    },
  };
}

export default function CallAnalyticsTab() {
  const [group, setGroup] = useState<CallGroup>('all');
  const { list, atTwilio, panel } = useCallLog(group);
  return (
    <section aria-labelledby="call-activity">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="call-activity">Recent Call Activity</h2>
        <RefreshButton
          query={atTwilio}
          before={
            list.dataUpdatedAt === 0
              ? null
              : `As of ${clockText(list.dataUpdatedAt)}, ${business.location.city} time`
          }
        >
          Refresh Call Logs
        </RefreshButton>
      </div>
      <QueryPanel query={panel} subject="The call log">
        {({ calls, figures, requests }) => (
          <>
            {requests === null ? null : <RequestSummary {...requests} />}
            {calls.length === 0 && group === 'all' ? (
              <EmptyState
                isFramed
                title="No recent calls"
                hint="Calls to and from your business numbers show up here."
              />
            ) : (
              <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(19rem,1fr)_2fr]">
                {figures === null ? null : (
                  <CallSummary figures={figures} isComplete={atTwilio.data?.isComplete !== false} />
                )}
                <div className="min-w-0">
                  <Button
                    aria-pressed={group === 'missed'}
                    className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white aria-pressed:forced-color-adjust-none"
                    onClick={() => setGroup(group === 'all' ? 'missed' : 'all')}
                  >
                    Missed only
                  </Button>
                  <CallList calls={calls} />
                  <MoreButton query={list}>Show older calls</MoreButton>
                </div>
              </div>
            )}
          </>
        )}
      </QueryPanel>
    </section>
  );
}

function dayOf(call: CallLog | undefined): string | null {
  return call?.startTime ? dayWords(call.startTime) : null;
}

function CallList({ calls }: { calls: CallLog[] }) {
  if (calls.length === 0) {
    return <EmptyState isFramed title="No missed calls" hint="Press Missed only again to see the others." />;
  }
  return (
    <ul aria-labelledby="call-activity" className="mt-1 space-y-1">
      {calls.map((call, index) => (
        <CallRow
          key={call.sid}
          call={call}
          day={dayOf(call) === dayOf(calls[index - 1]) ? null : dayOf(call)}
        />
      ))}
    </ul>
  );
}
