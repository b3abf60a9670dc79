import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { CallGroup } from '#functions/contract/calls';
import { business } from '../../content/business';
import { useIsMobile } from '../../ui/use-is-mobile';
import { callsQuery, reconciledCallsQuery } from '../api/queries';
import { MoreButton } from '../panels/more-button';
import MoreOnSight from '../panels/more-on-sight';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { EmptyState } from '../shared/empty-state';
import { Menu, MenuItem } from '../shared/menu';
import { RefreshButton } from '../shared/refresh-button';
import { formatClock } from '../shared/timestamp';
import { CallCharts } from './call-charts';
import { CallFiguresLine } from './call-figures-line';
import { CallList } from './call-list';
import { CallSkeleton } from './call-skeleton';

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

/** The calls, those that wait for somebody first. From 768 pixels on they scroll in the window, not with the page. */
export default function CallAnalyticsTab() {
  const [group, setGroup] = useState<CallGroup>('all');
  const [areChartsOpen, setChartsOpen] = useState(false);
  const isMobile = useIsMobile();
  const { list, atTwilio, panel } = useCallLog(group);
  const { figures = null, requests = null } = panel.data ?? {};
  return (
    <section
      aria-labelledby="call-activity"
      className="bg-white md:flex md:h-[max(34.25rem,100dvh-var(--above,9rem))] md:flex-col"
    >
      <div className="flex min-h-12 shrink-0 flex-wrap items-center border-b border-line pr-1 pl-4 md:pr-2">
        <h2 id="call-activity" className="font-heading text-lg/[1.2] font-bold">
          Recent Call Activity
        </h2>
        <CallFiguresLine
          figures={figures}
          requests={requests}
          areChartsOpen={areChartsOpen}
          onCharts={setChartsOpen}
        />
        <div className="ml-auto flex items-center md:gap-1 md:[&>span]:flex-row-reverse md:[&>span]:items-center md:[&>span]:gap-2">
          <CallViewMenu group={group} onChange={setGroup} />
          <RefreshButton
            query={atTwilio}
            isIcon={isMobile}
            before={
              list.dataUpdatedAt === 0
                ? null
                : `As of ${formatClock(list.dataUpdatedAt)}, ${business.location.city} time`
            }
          >
            Refresh Call Logs
          </RefreshButton>
        </div>
      </div>
      {/* `relative` makes screen-reader-only elements scroll and clip with the list. */}
      <div className="relative overscroll-contain md:min-h-0 md:flex-1 md:overflow-y-auto">
        {areChartsOpen && figures !== null ? <CallCharts figures={figures} requests={requests} /> : null}
        {atTwilio.data?.isComplete === false ? (
          <p className="border-b border-l-4 border-b-rule border-l-amber px-4 py-2 text-sm">
            Some calls have not been fetched from Twilio yet. Press Refresh Call Logs to continue.
          </p>
        ) : null}
        <QueryPanel query={panel} subject="The call log" loading={<CallSkeleton rows={16} />}>
          {({ calls }) =>
            calls.length === 0 ? (
              <NoCalls group={group} onShowAll={() => setGroup('all')} />
            ) : (
              <div className="relative">
                <CallList calls={calls} />
                {list.hasNextPage ? <MoreOnSight query={list} /> : null}
                {list.isFetchingNextPage ? <CallSkeleton rows={3} /> : null}
                <MoreButton query={list}>Show older calls</MoreButton>
              </div>
            )
          }
        </QueryPanel>
      </div>
    </section>
  );
}

const views: readonly { group: CallGroup; label: string }[] = [
  { group: 'all', label: 'All' },
  { group: 'missed', label: 'Missed' },
];

type CallViewMenuProps = { group: CallGroup; onChange: (group: CallGroup) => void };

/** Chooses which calls the list shows. */
function CallViewMenu({ group, onChange }: CallViewMenuProps) {
  return (
    <Menu
      button={
        <span className="flex items-center gap-1 font-heading">
          <span className="sr-only">Which calls:</span>
          <span>{views.find((view) => view.group === group)?.label}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </span>
      }
    >
      {views.map((view) => (
        <MenuItem key={view.group} aria-pressed={view.group === group} onClick={() => onChange(view.group)}>
          {view.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

type NoCallsProps = { group: CallGroup; onShowAll: () => void };

function NoCalls({ group, onShowAll }: NoCallsProps) {
  return group === 'all' ? (
    <div className="py-24">
      <EmptyState title="No recent calls" hint="Calls to and from your business numbers show up here." />
    </div>
  ) : (
    <p className="flex items-center justify-center gap-2 px-4 py-24">
      <span>No missed calls.</span>
      <Button look="underlined" onClick={onShowAll}>
        Show all
      </Button>
    </p>
  );
}
