/** The fake backend's function `jobs`. It reads each request by the contract's schema, as the real one does. */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { type Job, type Machine, jobActions } from '../../../supabase/functions/_shared/contract/jobs';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import type { JobLine } from '../../../supabase/functions/_shared/contract/plans';
import type { JsonObject } from '../../../supabase/functions/_shared/runtime/json';
import { job, machine, message } from './office-rows';

/** Read-only, because files of tests share the process: a setting changed in place would reach the next file. */
type JobSettings = Readonly<{
  templates: Readonly<Record<string, string>>;
  reminderOn: boolean;
  payLink: string | null;
  reviewLink: string | null;
}>;

const noSettings: JobSettings = { templates: {}, reminderOn: true, payLink: null, reviewLink: null };

/** What the function has stored. */
export class JobBook {
  jobs: Job[] = [];
  machines: Machine[] = [];
  /** The lines of a conversation about its jobs, by number. */
  jobLines: Record<string, JobLine[]> = {};
  jobSettings = noSettings;
  /** Since when there is a calendar feed. */
  feedSince: string | null = null;
  messages: Record<string, Message[]> = {};
}

/** A moment later than the one before. */
const later = (moment: string) => new Date(Date.parse(moment) + 1000).toISOString();

const refuse = (status: number, code: string, error: string) =>
  HttpResponse.json({ error, code }, { status });

const noJob = () => refuse(404, 'no_job', 'There is no such job.');

/** Where the job stands once its customer has the text. */
const nextStatus = {
  estimate: 'estimate_sent',
  confirmation: 'booked',
  moved: 'booked',
  on_the_way: 'on_the_way',
  done: 'done',
} as const;

/** The answers of the function's actions, from what is stored in `book`. */
export function answerJobs(book: JobBook): Record<string, (body: JsonObject) => object> {
  const put = (changed: Job) => {
    const index = book.jobs.findIndex(({ id }) => id === changed.id);
    book.jobs = index < 0 ? [...book.jobs, changed] : book.jobs.with(index, changed);
    return changed;
  };
  return {
    getJobs: (body) => {
      const asked = v.parse(jobActions.getJobs.request, body);
      const jobs = book.jobs.filter(
        ({ id, contact, visit, status }) =>
          (asked.jobId === undefined || id === asked.jobId) &&
          (asked.contact === undefined || contact === asked.contact) &&
          (asked.from === undefined || (visit !== null && visit.day >= asked.from)) &&
          (asked.to === undefined || (visit !== null && visit.day <= asked.to)) &&
          (!asked.unscheduled || (visit === null && status !== 'done' && status !== 'lost')),
      );
      return { jobs, nextCursor: null };
    },
    saveJob: (body) => {
      const { jobId, idempotencyKey, updated_at, ...fields } = v.parse(jobActions.saveJob.request, body);
      const before = book.jobs.find(({ id }) => id === (jobId ?? idempotencyKey));
      if (jobId !== undefined && before === undefined) {
        return noJob();
      }
      if (jobId !== undefined && updated_at !== undefined && before?.updated_at !== updated_at) {
        return refuse(409, 'changed', 'Somebody else has changed this job meanwhile.');
      }
      const { visit, ...rest } = fields;
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const id = before?.id ?? idempotencyKey ?? 'j1';
      const planned = visit && { ...visit, confirmedAt: null, mayBeCanceled: false };
      const saved = put(
        job({
          ...before,
          ...given,
          id,
          ...(visit !== undefined && { visit: planned ?? null }),
          ...(before && { updated_at: later(before.updated_at) }),
        }),
      );
      return { success: true, job: saved, overlaps: [] };
    },
    approveJob: (body) => {
      const { jobId, messageId } = v.parse(jobActions.approveJob.request, body);
      const before = book.jobs.find(({ id }) => id === jobId);
      if (before === undefined) {
        return noJob();
      }
      const words = Object.values(book.messages)
        .flat()
        .find(({ id }) => id === messageId);
      const at = words?.created_at ?? before.updated_at;
      const estimate = { amountCents: before.amountCents, body: 'Our estimate' };
      const approved = { messageId, words: words?.body ?? '', at, estimate };
      return { job: put({ ...before, status: 'approved', approved }) };
    },
    sendJobText: (body) => {
      const { jobId, kind, body: words, idempotencyKey = '' } = v.parse(jobActions.sendJobText.request, body);
      const before = book.jobs.find(({ id }) => id === jobId);
      if (before === undefined) {
        return noJob();
      }
      const sent = message({ id: idempotencyKey, direction: 'outbound', body: words });
      (book.messages[before.contact] ??= []).push(sent);
      const status = kind === 'review' ? before.status : nextStatus[kind];
      const isTold = kind === 'confirmation' || kind === 'moved';
      const visit = before.visit && { ...before.visit, ...(isTold && { confirmedAt: sent.created_at }) };
      const isAsked = kind === 'estimate' && { estimateSentAt: sent.created_at };
      const isReview = kind === 'review' && { reviewAskedAt: sent.created_at };
      return {
        success: true,
        message: sent,
        job: put({ ...before, status, visit, ...isAsked, ...isReview }),
      };
    },
    getMachines: (body) => {
      const { contact } = v.parse(jobActions.getMachines.request, body);
      return { machines: book.machines.filter((one) => one.contact === contact) };
    },
    saveMachine: (body) => {
      const { machineId, idempotencyKey, meter, ...fields } = v.parse(jobActions.saveMachine.request, body);
      const id = machineId ?? idempotencyKey ?? 'm1';
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const read = meter && { ...meter, date: meter.date ?? '2026-11-20' };
      const others = book.machines.filter((one) => one.id !== id);
      const before = book.machines.find((one) => one.id === id);
      const saved = machine({ ...before, ...given, id, ...(meter !== undefined && { meter: read ?? null }) });
      book.machines = [...others, saved];
      return { success: true, machine: saved };
    },
    getJobSettings: () => book.jobSettings,
    saveJobSettings: (body) => {
      const { templates, reminderOn, payLink, reviewLink } = v.parse(
        jobActions.saveJobSettings.request,
        body,
      );
      const words = Object.entries({ ...book.jobSettings.templates, ...templates });
      book.jobSettings = {
        templates: Object.fromEntries(words.flatMap(([kind, text]) => (text ? [[kind, text]] : []))),
        reminderOn: reminderOn ?? book.jobSettings.reminderOn,
        payLink: payLink === undefined ? book.jobSettings.payLink : payLink,
        reviewLink: reviewLink === undefined ? book.jobSettings.reviewLink : reviewLink,
      };
      return { success: true, ...book.jobSettings };
    },
    getFeed: () => ({ since: book.feedSince }),
    createFeed: ({ jobId }) => {
      if (jobId === undefined) {
        book.feedSince = '2026-11-03T15:00:00Z';
      }
      return { success: true, url: 'https://example.com/functions/v1/visits/secret.ics' };
    },
    revokeFeed: () => {
      book.feedSince = null;
      return { success: true };
    },
  };
}
