import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { Job } from '#functions/contract/jobs';
import type { Message } from '#functions/contract/messages';
import type { JobLine } from '#functions/contract/plans';
import { jobFunction } from '../api/jobs';
import { contactKeys } from '../api/queries';
import { Button } from '../shared/button';

/** An estimate that waits for the customer's answer. */
export type OpenEstimate = { job: Job; sentAt: string };

/** The estimates that wait for an answer, with when they were sent as the lines of the conversation say it. */
export function listOpenEstimates(jobs: readonly Job[], lines: readonly JobLine[]): OpenEstimate[] {
  return jobs
    .filter(({ status, approved }) => status === 'estimate_sent' && approved === null)
    .map((job) => {
      const times = lines
        .filter(
          ({ jobId, changes }) =>
            jobId === job.id && changes.some(({ what, to }) => what === 'status' && to === 'estimate_sent'),
        )
        .map(({ at }) => at)
        .sort();
      return { job, sentAt: times.at(-1) ?? job.updated_at };
    });
}

/** The estimates that this text may answer. */
export const findAnswered = (
  { direction, source, body, created_at }: Message,
  estimates: readonly OpenEstimate[],
): OpenEstimate[] =>
  direction === 'inbound' && source === 'sms' && body !== ''
    ? estimates.filter(({ sentAt }) => created_at > sentAt)
    : [];

type ApproveButtonProps = {
  job: Job;
  messageId: string;
  /** Whether the button has to say which job. */
  isNamed: boolean;
};

/** Takes a text as the customer's yes to an estimate. */
export function ApproveButton({ job: { id, title }, messageId, isNamed }: ApproveButtonProps) {
  const approving = useMutation({
    mutationFn: () => jobFunction.call('approveJob', { jobId: id, messageId }),
    meta: {
      done: 'Job approved',
      failed: 'Not approved. Check the connection, then try again.',
      reloads: contactKeys,
    },
  });
  return (
    <Button
      look="underlined"
      Icon={BadgeCheck}
      className="min-h-9! text-sm max-md:min-h-11!"
      isBusy={approving.isPending}
      onClick={() => approving.mutate()}
    >
      {isNamed ? (
        <span>
          Approve <bdi>{title}</bdi> with this text
        </span>
      ) : (
        'Approve with this text'
      )}
    </Button>
  );
}
