/** The words of texts about a job. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Job } from '#functions/contract/jobs';
import {
  type JobTextKind,
  type TemplateField,
  defaultTemplates,
  describeVisit,
  fillTemplate,
  formatAmount,
} from '#functions/domain/job-texts';
import { jobSettingsQuery } from '../api/jobs';
import { contactQuery, conversationQuery } from '../api/queries';

/** What each text is called. */
export const jobTextLabels: Readonly<Record<JobTextKind, string>> = {
  estimate: 'Estimate',
  confirmation: 'Confirmation',
  moved: 'Moved visit',
  on_the_way: 'On my way',
  done: 'Done',
  review: 'Ask for a review',
};

/** What to do where a field has no value. `business` always has one. */
export const remedies: Readonly<Record<Exclude<TemplateField, 'business'>, string>> = {
  name: 'Add their name to what is known about them, or write without it.',
  company: 'Add their company to what is known about them, or write without it.',
  machine: 'Say in the job which machine it is, or write without it.',
  day: 'Plan the visit in the job first.',
  window: 'Plan the visit in the job first.',
  eta: 'Choose the minutes.',
  amount: 'Enter the amount in the job, or write without it.',
  'pay link': 'An admin enters the link in Settings, or write without it.',
  'review link': 'An admin enters the link in Settings, or write without it.',
};

/** The owner's words with the fields of a job filled in. */
export function useTemplates(job: Job) {
  const settings = useQuery(jobSettingsQuery);
  const contact = useQuery(contactQuery(job.contact));
  const summary = useInfiniteQuery({ ...conversationQuery(job.contact), enabled: false }).data?.conversation;
  const queries = [settings, contact];

  function fill(kind: JobTextKind, etaMinutes: number): string {
    const template = settings.data?.templates[kind] ?? defaultTemplates[kind];
    return fillTemplate(template, {
      name: contact.data?.name ?? job.contactName ?? summary?.contactName ?? null,
      company: contact.data?.company ?? job.company,
      machine: job.machine,
      ...(job.visit && describeVisit(job.visit)),
      eta: `${etaMinutes} minutes`,
      amount: job.amountCents === null ? null : formatAmount(job.amountCents),
      'pay link': settings.data?.payLink ?? null,
      'review link': settings.data?.reviewLink ?? null,
    });
  }

  return {
    /** Fills in a template. Undefined until what it needs is loaded. */
    data: queries.every(({ data }) => data !== undefined) ? fill : undefined,
    error: settings.error ?? contact.error,
    isPending: queries.some(({ isPending }) => isPending),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isPaused: queries.some(({ isPaused }) => isPaused),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
