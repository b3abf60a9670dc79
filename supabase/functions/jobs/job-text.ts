import { addIntroduction } from '../_shared/contract/conversations.ts';
import { noJob } from '../_shared/contract/jobs.ts';
import { retryOnce } from '../_shared/database/client.ts';
import type { Office } from '../_shared/office/office.ts';
import { HttpError, problemError } from '../_shared/runtime/http-error.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { sendBegun } from '../_shared/texts/send-text.ts';
import { openTwilio } from '../_shared/twilio/client.ts';
import { type JobHandlers, readJob } from './jobs.ts';

/** The errors for outcomes that only texts about jobs have. */
const refusals: Record<string, () => HttpError> = {
  no_job: () => problemError(noJob),
  no_visit: () => new HttpError(409, 'no_visit', 'This job has no visit to confirm. Plan one first.'),
};

/** The handler for texts about jobs. */
export function jobTextHandlers({ env, database }: Office): JobHandlers<'sendJobText'> {
  return {
    async sendJobText({ jobId, kind, body, idempotencyKey = crypto.randomUUID() }, member) {
      const deps = { env, twilio: openTwilio(env), database };
      const claim = crypto.randomUUID();
      const request = {
        jobId,
        kind,
        body,
        firstBody: addIntroduction(body),
        idempotencyKey,
        limits: env.textLimits,
        sentBy: member.userId,
        claim,
      };
      const [begun] = await retryOnce(() => database.rpc('begin_job_text', request));
      if (!begun) {
        throw new Error('begin_job_text answered nothing');
      }
      const refused = refusals[begun.outcome];
      if (refused) {
        throw refused();
      }
      const { fromNumber: from, address } = begun;
      const message = await sendBegun(deps, begun, { claim, from, address, sender: member });
      // The text is sent, whether or not the job can be read now.
      const job = await tryAndLog('sendJobText', 'job_not_read', () => readJob(database, jobId));
      return { message, job };
    },
  };
}
