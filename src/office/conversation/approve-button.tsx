import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { Job } from '#functions/contract/jobs';
import type { Message } from '#functions/contract/messages';
import { jobFunction } from '../api/jobs';
import { contactKeys } from '../api/queries';
import { isOpen } from '../jobs/describe-job';
import { Button } from '../shared/button';

/** The jobs whose estimate waits for the customer's answer. One that is booked by then may still get its approval. */
export const listOpenEstimates = (jobs: readonly Job[]): Job[] =>
  jobs.filter((job) => isOpen(job) && job.approved === null && job.estimateSentAt !== null);

/** The jobs whose estimates this text may answer. */
export const findAnswered = ({ direction, source, body, created_at }: Message, estimates: readonly Job[]) =>
  direction === 'inbound' && source === 'sms' && body !== ''
    ? estimates.filter(({ estimateSentAt }) => estimateSentAt !== null && created_at > estimateSentAt)
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
