import { changedReply, knownReply, noReply, type replyActions } from '../_shared/contract/replies.ts';
import type { Database } from '../_shared/database/client.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { problemError } from '../_shared/runtime/http-error.ts';

/** The handlers for saved replies. */
export function replyHandlers({ rpc }: Database): Handlers<typeof replyActions> {
  return {
    getReplies: async () => ({ replies: await rpc('list_replies', {}) }),

    async saveReply({ id, body, before }) {
      const outcome = await rpc('save_reply', { id, body, before });
      if (outcome === 'changed') {
        throw problemError(changedReply);
      }
      if (outcome === 'exists') {
        throw problemError(knownReply);
      }
    },

    async deleteReply({ id }) {
      if (!(await rpc('delete_reply', { id }))) {
        throw problemError(noReply);
      }
    },

    async orderReplies({ ids }) {
      await rpc('order_replies', { ids });
    },
  };
}
