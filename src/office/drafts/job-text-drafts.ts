/** Texts about jobs that were changed or tried and aren't sent yet, by job and kind. */
import * as v from 'valibot';
import { isRunningHere } from './page-attempts';
import { createStoredRecord } from './stored-record';

const jobTextAttempt = v.object({
  /** The idempotency key, which becomes the id of the message. */
  key: v.string(),
  body: v.string(),
  /** `unclear`: the text may have been sent. */
  state: v.picklist(['pending', 'failed', 'unclear']),
  /** Why it failed, as a sentence. Null when nobody has said why. */
  reason: v.nullable(v.string()),
});

export type JobTextAttempt = v.InferOutput<typeof jobTextAttempt>;

const jobTextDraftSchema = v.object({
  /** The words, where somebody changed them. Null: those of the template. */
  typed: v.nullable(v.string()),
  attempt: v.nullable(jobTextAttempt),
});

type JobTextDraft = v.InferOutput<typeof jobTextDraftSchema>;

const drafts = createStoredRecord('office-job-text-drafts', jobTextDraftSchema);

const blank: JobTextDraft = { typed: null, attempt: null };

/** A pending attempt of a page that may be gone is unclear. */
const markLostRun = (attempt: JobTextAttempt): JobTextAttempt =>
  attempt.state === 'pending' && !isRunningHere(attempt.key) ? { ...attempt, state: 'unclear' } : attempt;

/** The draft of one text about a job. */
export function useJobTextDraft(jobId: string, kind: string) {
  const name = `${jobId} ${kind}`;
  const { typed, attempt } = drafts.useEntries()[name] ?? blank;
  return {
    typed,
    attempt: attempt && markLostRun(attempt),
    edit: (change: Partial<JobTextDraft>) =>
      drafts.edit(name, (before) => ({ ...(before ?? blank), ...change })),
    forget: () => drafts.edit(name, () => null),
  };
}

/** Forgets an attempt that goes on elsewhere, such as in the conversation. Words that were typed since then stay. */
export function forgetJobTextAttempt(key: string): void {
  for (const [name, { attempt }] of Object.entries(drafts.read())) {
    if (attempt?.key === key) {
      drafts.edit(name, (draft) =>
        draft === null || draft.typed === null ? null : { ...draft, attempt: null },
      );
    }
  }
}

export const forgetJobTextDrafts = drafts.forget;
