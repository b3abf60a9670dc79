import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#functions/contract/jobs';
import { addDays } from '#functions/domain/business-moment';
import { jobListQuery } from '../api/jobs';
import { membersQuery } from '../api/queries';
import { isOpen } from '../jobs/describe-job';
import { MoreButton } from '../panels/more-button';
import { QueryPanel } from '../panels/query-panel';
import { useToday } from '../shared/timestamp';
import { useOfficeAddress } from '../shared/use-office-address';
import { EmptyView } from './empty-view';
import { ListSkeleton } from './list-skeleton';
import { moveByArrow } from './move-to-row';
import { RowGroup } from './row-group';
import { VisitRow } from './visit-row';

/** How long a visit that nobody has finished stays listed. */
const daysBack = 30;
const weekDays = 7;

type Group = { title: string; jobs: Job[]; hasDays: boolean };

/** The visits by day. Those that are over are listed only while their job is open. */
function groupVisits(jobs: readonly Job[], today: string): Group[] {
  const [tomorrow, nextWeek] = [addDays(today, 1), addDays(today, weekDays)];
  const listed = jobs.filter(({ status }) => status !== 'lost');
  const pick = (isOfGroup: (day: string, job: Job) => boolean) =>
    listed.filter((job) => job.visit !== null && isOfGroup(job.visit.day, job));
  return [
    { title: 'Today', hasDays: false, jobs: pick((day) => day === today) },
    { title: 'Tomorrow', hasDays: false, jobs: pick((day) => day === tomorrow) },
    { title: 'This week', hasDays: true, jobs: pick((day) => day > tomorrow && day < nextWeek) },
    { title: 'Later', hasDays: true, jobs: pick((day) => day >= nextWeek) },
    { title: 'Over, not done', hasDays: true, jobs: pick((day, job) => day < today && isOpen(job)) },
  ];
}

type VisitListProps = { onShowAll: () => void; onSelect: (address: string) => void };

/** The view Visits: who is visited when, and the jobs that still need a visit. Each row opens its conversation. */
export default function VisitList({ onShowAll, onSelect }: VisitListProps) {
  const today = useToday();
  const visits = useInfiniteQuery(jobListQuery({ from: addDays(today, -daysBack) }));
  const unscheduled = useInfiniteQuery(jobListQuery({ unscheduled: true }));
  const { selectedAddress } = useOfficeAddress();
  const members = useQuery(membersQuery).data ?? [];
  // The row that had the focus last.
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const groups = groupVisits(visits.data ?? [], today);
  const rows = [...groups.flatMap(({ jobs }) => jobs), ...(unscheduled.data ?? [])];
  const tabStop =
    rows.find(({ id }) => id === focusedId) ??
    rows.find(({ contact }) => contact === selectedAddress) ??
    rows[0];

  if (visits.isSuccess && unscheduled.isSuccess && rows.length === 0) {
    return <EmptyView title="No visits planned, and no job waits for one" onShowAll={onShowAll} />;
  }
  const renderRow = (job: Job, hasDay: boolean) => (
    <li key={job.id} onFocus={() => setFocusedId(job.id)}>
      <VisitRow
        job={job}
        hasDay={hasDay}
        goer={members.find(({ memberId }) => memberId === job.visit?.memberId)?.name ?? null}
        isSelected={job.contact === selectedAddress}
        isTabStop={job === tabStop}
        onSelect={onSelect}
      />
    </li>
  );
  return (
    <div onKeyDown={moveByArrow}>
      <QueryPanel query={visits} subject="The visits" loading={<ListSkeleton rows={6} what="visits" />}>
        {() =>
          groups.map(({ title, jobs, hasDays }) =>
            jobs.length === 0 && title !== 'Today' ? null : (
              <RowGroup key={title} title={jobs.length === 0 ? title : `${title} · ${jobs.length}`}>
                {jobs.length === 0 ? (
                  <li className="border-b border-rule py-3 pr-4 pl-9.5 text-sm text-slate">
                    No visits today
                  </li>
                ) : (
                  jobs.map((job) => renderRow(job, hasDays))
                )}
              </RowGroup>
            ),
          )
        }
      </QueryPanel>
      <MoreButton query={visits}>Show later visits</MoreButton>
      <QueryPanel query={unscheduled} subject="The jobs without a visit" loading={null}>
        {(jobs) =>
          jobs.length === 0 ? null : (
            <RowGroup title={`Unscheduled · ${jobs.length}${unscheduled.hasNextPage ? '+' : ''}`}>
              {jobs.map((job) => renderRow(job, false))}
            </RowGroup>
          )
        }
      </QueryPanel>
      <MoreButton query={unscheduled}>Show more jobs</MoreButton>
    </div>
  );
}
