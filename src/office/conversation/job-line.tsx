import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '#functions/contract/jobs';
import type { JobLine as Line } from '#functions/contract/plans';
import { membersQuery } from '../api/queries';
import { canAskForReview, describeChange } from '../jobs/describe-job';
import { jobTextLabels } from '../jobs/job-texts';
import { JobWindow } from '../jobs/job-window';
import type { Shown } from '../jobs/shown';
import { Button } from '../shared/button';
import { ClockTime } from '../shared/timestamp';

/** The lines at which a job was done, with the job, where its customer can be asked for a review. */
export function listReviewLines(jobs: readonly Job[], lines: readonly Line[]): Map<string, Job> {
  const offers = jobs.filter(canAskForReview).flatMap((job) => {
    const line = lines.findLast(
      ({ jobId, changes }) =>
        jobId === job.id && changes.some(({ what, to }) => what === 'status' && to === 'done'),
    );
    return line ? [[line.id, job] as const] : [];
  });
  return new Map(offers);
}

type JobLineProps = {
  line: Line;
  address: string;
  /** The job whose customer can be asked for a review here. */
  toReview: Job | undefined;
};

/** A change of a job among the texts of a conversation. */
export function JobLine({ line: { title, at, by, changes }, address, toReview }: JobLineProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isNew = changes.some(({ what, from }) => what === 'status' && from === null);
  const areMembersNamed = changes.some(({ what, to }) => what === 'member' && to !== null);
  const members = useQuery({ ...membersQuery, enabled: areMembersNamed }).data ?? [];
  const words = changes.map((change) => describeChange(change, members)).filter((change) => change !== null);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 py-0.5 text-sm/5 text-slate">
      <p className="flex items-center gap-2">
        <Wrench aria-hidden="true" className="size-4 shrink-0" />
        <span className="wrap-anywhere">
          <span>{isNew ? 'New job ' : 'Job '}</span>
          <bdi className="font-semibold">{title}</bdi>
          <span>{words.length === 0 ? ' · ' : `: ${words.join(', ')} · `}</span>
          {by === null ? null : <bdi>{`${by} · `}</bdi>}
          <ClockTime at={at} />
        </span>
      </p>
      {toReview ? (
        <Button
          look="underlined"
          className="min-h-9! max-md:min-h-11!"
          onClick={() => setShown({ what: 'text', job: toReview, kind: 'review' })}
        >
          {`${jobTextLabels.review}…`}
        </Button>
      ) : null}
      {/* The offer is gone once the text is on its way, and its window only when that is known. */}
      {toReview || shown ? <JobWindow address={address} shown={shown} onShow={setShown} /> : null}
    </div>
  );
}
