import { noJob } from '../_shared/contract/jobs.ts';
import type { Office } from '../_shared/office/office.ts';
import { hashSecret, createSecret } from '../_shared/runtime/auth.ts';
import { problemError } from '../_shared/runtime/http-error.ts';
import type { JobHandlers } from './jobs.ts';

/** The handlers for calendar feeds. The function `visits` answers their addresses. */
export function feedHandlers({
  env,
  database: { rpc },
}: Office): JobHandlers<'createFeed' | 'revokeFeed' | 'getFeed'> {
  return {
    async createFeed({ jobId }, { userId: actor }) {
      const secret = createSecret();
      if (!(await rpc('create_feed', { secretHash: await hashSecret(secret), actor, jobId }))) {
        throw problemError(noJob);
      }
      return { url: `${env.publicFunctionsUrl}/visits/${secret}.ics` };
    },

    async revokeFeed({ jobId }, { userId: actor }) {
      await rpc('revoke_feed', { actor, jobId });
    },

    async getFeed({ jobId }, { userId: actor }) {
      return { since: await rpc('feed_since', { actor, jobId }) };
    },
  };
}
