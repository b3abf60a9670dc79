import { useMutation, useQuery } from '@tanstack/react-query';
import { type Job, type JobStatus, jobStatuses } from '#functions/contract/jobs';
import type { TextBlock } from '#functions/contract/messages';
import { formatAmount } from '#functions/domain/job-texts';
import { jobFunction } from '../api/jobs';
import { contactKeys, membersQuery } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { Button } from '../shared/button';
import { buildMapAddress } from '../shared/map-address';
import { OutsideLink } from '../shared/outside-link';
import { formatTimestamp } from '../shared/timestamp';
import { canAskForReview, describeVisit, nameMember, statusLabels } from './describe-job';
import { JobMenu } from './job-menu';
import type { Shown } from './shown';

type JobCardProps = {
  job: Job;
  textBlock: TextBlock | null;
  onShow: (shown: Shown) => void;
};

/** A job in the customer's column. Its title opens it. */
export function JobCard({ job, textBlock, onShow }: JobCardProps) {
  const { title, machine, place, note, amountCents, visit } = job;
  const facts = [machine, amountCents === null ? null : formatAmount(amountCents)].filter(
    (fact) => fact !== null,
  );
  return (
    <li className="py-1.5">
      <div className="flex items-start">
        <button
          type="button"
          aria-label={`Edit the job: ${title}`}
          className="min-h-6 min-w-0 flex-1 cursor-pointer py-0.5 text-start font-bold wrap-anywhere hover:underline max-md:min-h-11"
          onClick={() => onShow({ what: 'job', job, focus: 'title' })}
        >
          <bdi>{title}</bdi>
        </button>
        <div className="-my-2 -mr-3">
          <JobMenu job={job} textBlock={textBlock} onShow={onShow} />
        </div>
      </div>
      <StatusChoice job={job} />
      <VisitLine job={job} />
      {visit?.mayBeCanceled ? <DoubtfulVisit job={job} visit={visit} /> : null}
      {facts.length === 0 ? null : <p className="wrap-anywhere">{facts.join(' · ')}</p>}
      {place === null ? null : (
        <p className="wrap-anywhere">
          <span>{place}</span> <OutsideLink href={buildMapAddress(place)}>Map</OutsideLink>
        </p>
      )}
      {note === null ? null : (
        <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap text-slate">
          {note}
        </p>
      )}
      <Approval job={job} />
      {textBlock === null ? <NextText job={job} onShow={onShow} /> : null}
    </li>
  );
}

const notSaved = 'Not saved. Check the connection, then try again.';

/** The job's status, which can be changed at once. */
function StatusChoice({ job }: { job: Job }) {
  const saving = useMutation({
    mutationFn: (status: JobStatus) =>
      jobFunction.call('saveJob', {
        ...{ contact: job.contact, jobId: job.id, title: job.title, updated_at: job.updated_at },
        status,
      }),
    meta: { failed: notSaved, reloads: contactKeys },
  });
  const shown = saving.isPending ? saving.variables : job.status;
  return (
    <select
      aria-label={`Status of ${job.title}`}
      value={shown}
      disabled={saving.isPending}
      className="-ml-1 min-h-7 cursor-pointer rounded bg-transparent font-semibold field-sizing-content hover:bg-paper max-md:min-h-11 max-md:text-base"
      onChange={({ target }) => {
        const status = jobStatuses.find((known) => known === target.value);
        if (status) {
          saving.mutate(status);
        }
      }}
    >
      {jobStatuses.map((status) => (
        <option key={status} value={status}>
          {statusLabels[status]}
        </option>
      ))}
    </select>
  );
}

/** When somebody goes there, who, and whether the customer knows. */
function VisitLine({ job: { visit, status } }: { job: Job }) {
  const memberId = visit?.memberId ?? null;
  const members = useQuery({ ...membersQuery, enabled: memberId !== null }).data;
  if (visit === null) {
    return null;
  }
  const name = nameMember(memberId, members ?? []);
  const isOver = status === 'done' || status === 'lost';
  return (
    <p className="wrap-anywhere">
      <span>{describeVisit(visit)}</span>
      {name === undefined ? null : <bdi>{`, ${name}`}</bdi>}
      {isOver ? null : (
        <span className={visit.confirmedAt === null ? 'text-signal-dark' : 'text-go'}>
          {visit.confirmedAt === null ? ' · not confirmed' : ' · confirmed'}
        </span>
      )}
    </p>
  );
}

type DoubtfulVisitProps = { job: Job; visit: NonNullable<Job['visit']> };

/** Says that the customer may have meant the visit with a CANCEL, until somebody knows better. */
function DoubtfulVisit({ job, visit: { day, from, to, memberId } }: DoubtfulVisitProps) {
  const saving = useMutation({
    mutationFn: () =>
      jobFunction.call('saveJob', {
        ...{ contact: job.contact, jobId: job.id, title: job.title, updated_at: job.updated_at },
        visit: { day, from, to, memberId },
      }),
    meta: { done: 'The visit stands', failed: notSaved, reloads: contactKeys },
  });
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="font-bold text-stop">They texted CANCEL: the visit may be off. Call them.</span>
      <ActionButton look="underlined" className="min-h-7! max-md:min-h-11!" action={saving} busy="Saving…">
        The visit stands
      </ActionButton>
    </p>
  );
}

/** The customer's yes with its evidence. */
function Approval({ job: { approved } }: { job: Job }) {
  if (approved === null) {
    return null;
  }
  const { words, at, estimate } = approved;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-go max-md:min-h-11 max-md:content-center">
        Approved with “<bdi>{words}</bdi>”
      </summary>
      <p>{`On ${formatTimestamp(at)}, to this estimate:`}</p>
      <p dir="auto" className="border-l-2 border-line pl-2 wrap-anywhere whitespace-pre-wrap text-slate">
        {estimate.body}
      </p>
    </details>
  );
}

/** The one text that most likely comes next. */
function NextText({ job, onShow }: Pick<JobCardProps, 'job' | 'onShow'>) {
  const { status, visit, amountCents } = job;
  if (status === 'new' && amountCents !== null && visit === null) {
    return (
      <Step label="Send the estimate…" onClick={() => onShow({ what: 'text', job, kind: 'estimate' })} />
    );
  }
  if (visit === null && (status === 'new' || status === 'approved')) {
    return <Step label="Book a visit…" onClick={() => onShow({ what: 'job', job, focus: 'visit' })} />;
  }
  if (
    visit !== null &&
    visit.confirmedAt === null &&
    status !== 'on_the_way' &&
    status !== 'done' &&
    status !== 'lost'
  ) {
    return (
      <Step label="Confirm the visit…" onClick={() => onShow({ what: 'text', job, kind: 'confirmation' })} />
    );
  }
  return canAskForReview(job) ? (
    <Step label="Ask for a review…" onClick={() => onShow({ what: 'text', job, kind: 'review' })} />
  ) : null;
}

function Step({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="underlined" className="min-h-7! font-semibold max-md:min-h-11!" onClick={onClick}>
      {label}
    </Button>
  );
}
