import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '#functions/contract/jobs';
import { type Message, hasFailed, isNotConfirmed } from '#functions/contract/messages';
import type { JobTextKind } from '#functions/domain/job-texts';
import { describeFailure } from '../api/client';
import { sendJobText } from '../api/jobs';
import { reload } from '../api/loading';
import { isOutcomeUnknown } from '../api/mutations';
import { conversationsKey } from '../api/queries';
import { type JobTextAttempt, useJobTextDraft } from '../drafts/job-text-drafts';
import { beginAttempt, endAttempt } from '../drafts/page-attempts';
import { jobTextKey } from './mutation-keys';

type Sent = {
  key: string;
  body: string;
  /** What the text says, in minutes. Null for texts that say no time. */
  etaMinutes: number | null;
  /** Whether an attempt under the same key may have been successful. */
  isRepeat: boolean;
};

type Outcome = { onSent?: () => void; onFailed?: () => void };

/** Sends one text about a job. A failure stays in its draft, and what may have been sent is repeated under its key. */
export function useJobTextSending({ id: jobId }: Pick<Job, 'id'>, kind: JobTextKind) {
  const queryClient = useQueryClient();
  const { typed, attempt, edit, forget } = useJobTextDraft(jobId, kind);
  const sending = useMutation({
    mutationKey: jobTextKey,
    mutationFn: ({ key, body, etaMinutes }: Sent) =>
      sendJobText({ jobId, kind, body, idempotencyKey: key, ...(etaMinutes !== null && { etaMinutes }) }),
    onSuccess: forget,
    onError: (error, { key, body, isRepeat }) => {
      // What refuses a repeat, such as an expired login, says nothing about the first request.
      const state = isRepeat || isOutcomeUnknown(error) ? 'unclear' : 'failed';
      edit({ attempt: { key, body, state, reason: describeFailure(error, '') || null } });
      // The server has stored a row for it, so the conversation shows its status.
      return state === 'unclear' ? reload(queryClient, conversationsKey) : undefined;
    },
    onSettled: (_answer, _error, { key }) => endAttempt(key),
    meta: { done: 'Text sent', reloads: [conversationsKey] },
  });

  function send(body: string, etaMinutes: number | null, outcome: Outcome = {}) {
    if (sending.isPending) {
      return;
    }
    const isRepeat = attempt?.state === 'unclear' && attempt.body === body;
    const key = isRepeat ? attempt.key : crypto.randomUUID();
    const next: JobTextAttempt = { key, body, state: 'pending', reason: null };
    if (!onlineManager.isOnline()) {
      // Nothing is asked, so an earlier attempt is as unclear as it was.
      const state = isRepeat ? 'unclear' : 'failed';
      edit({ typed: null, attempt: { ...next, state, reason: 'You are offline.' } });
      outcome.onFailed?.();
      return;
    }
    beginAttempt(key);
    // From now on the attempt has the words.
    edit({ typed: null, attempt: next });
    sending.mutate(
      { key, body, etaMinutes, isRepeat },
      { onSuccess: () => outcome.onSent?.(), onError: () => outcome.onFailed?.() },
    );
  }

  /** Ends the attempt once its message in the conversation says what became of it. Returns whether it was sent. */
  function settle(messages: readonly Message[]): boolean {
    const message = messages.find(({ id }) => id === attempt?.key);
    if (attempt === null || message === undefined || isNotConfirmed(message)) {
      return false;
    }
    if (hasFailed(message)) {
      edit({ attempt: { ...attempt, state: 'failed' } });
      return false;
    }
    forget();
    return true;
  }

  return {
    isSending: sending.isPending,
    attempt,
    /** The words, where somebody changed them. */
    typed,
    write: (body: string) => edit({ typed: body }),
    forget,
    send,
    settle,
  };
}
