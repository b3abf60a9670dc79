/** What a conversation shows of its texts to come, its reminder and its jobs. */
import * as v from 'valibot';
import * as fields from './fields.ts';
import { messageMedia } from './messages.ts';

/** A text that waits for its time, or for a person. */
export const scheduledText = v.object({
  id: v.string(),
  /** `reminder`: of a visit, written by itself. */
  kind: v.fallback(v.picklist(['text', 'reminder']), 'text'),
  jobId: fields.maybeText,
  body: v.string(),
  media: v.optional(v.array(messageMedia), []),
  sendAt: fields.moment,
  unlessAnswered: fields.flag,
  /**
   * Why it waits for a person: `late` (more than an hour), `opt_out_in_doubt`, `author_gone`, `missing_value`, or why
   * texts to this contact are refused. Null while it waits for its time.
   */
  held: fields.maybeText,
  /** The name of whoever wrote it. Null when it was written by itself. */
  author: fields.maybeText,
  createdAt: fields.moment,
});

export type ScheduledText = v.InferOutput<typeof scheduledText>;

/** The office's reminder of a conversation. */
export const reminder = v.object({
  at: fields.moment,
  onlyIfUnanswered: fields.flag,
  note: fields.maybeText,
  isDue: fields.flag,
});

export type Reminder = v.InferOutput<typeof reminder>;

/** A line about a change of a job. `from` and `to` are words; a visit reads `2026-12-01 09:00-11:00`. */
export const jobLine = v.object({
  id: v.string(),
  jobId: v.string(),
  title: v.string(),
  at: fields.moment,
  /** The name of whoever made it. Null when it changed by itself. */
  by: fields.maybeText,
  changes: v.array(
    v.object({
      what: v.fallback(
        v.picklist(['title', 'status', 'amount', 'visit', 'member', 'approval', 'may_be_canceled', 'other']),
        'other',
      ),
      from: fields.maybeText,
      to: fields.maybeText,
    }),
  ),
});

export type JobLine = v.InferOutput<typeof jobLine>;
