/**
 * The jobs of customers, their machines and the texts about them. Not in client.ts and queries.ts, because the first list
 * of conversations would wait for their schemas.
 */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, RequestOf } from '#functions/contract/action';
import type { jobActions } from '#functions/contract/jobs';
import { laterActions } from '#functions/contract/later-functions';
import type { Message } from '#functions/contract/messages';
import { isE164 } from '#functions/domain/phone';
import { createBackendFunction } from './client';
import { chooseRefetchInterval } from './loading';
import { requireTaken } from './mutations';
import { conversationQuery, jobListKey } from './queries';

export const jobFunction = createBackendFunction('jobs', laterActions.jobs);

/** Whether somebody can have jobs: a sender with a name instead of a number can't. */
export const canHaveJobs = (address: string): boolean => isE164(address) || address.includes('@');

/** The jobs of a contact, by their visits, then newest. They reload together with the conversation. */
export const contactJobsQuery = (address: string) =>
  queryOptions({
    queryKey: [...conversationQuery(address).queryKey, 'jobs'],
    queryFn: async () => (await jobFunction.call('getJobs', { contact: address })).jobs,
    enabled: canHaveJobs(address),
  });

type JobFilter = Omit<RequestOf<(typeof jobActions)['getJobs']>, 'contact' | 'cursor' | 'jobId'>;

/** The jobs of all contacts that the filter lets through, by their visits, then newest. */
export const jobListQuery = (filter: JobFilter) =>
  infiniteQueryOptions({
    queryKey: [...jobListKey, filter],
    queryFn: ({ pageParam: cursor }) => jobFunction.call('getJobs', { ...filter, cursor }),
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ jobs }) => jobs),
    refetchInterval: chooseRefetchInterval,
  });

/** The machines of a contact and of their company. */
export const machinesQuery = (address: string) =>
  queryOptions({
    queryKey: [...conversationQuery(address).queryKey, 'machines'],
    queryFn: async () => (await jobFunction.call('getMachines', { contact: address })).machines,
  });

export type JobSettings = AnswerOf<(typeof jobActions)['getJobSettings']>;

/** The owner's words and links for texts about jobs. */
export const jobSettingsQuery = queryOptions({
  queryKey: ['job-settings'],
  queryFn: () => jobFunction.call('getJobSettings', {}),
});

/** Since when one has a calendar feed. */
export const feedQuery = queryOptions({
  queryKey: ['feed'],
  queryFn: () => jobFunction.call('getFeed', {}),
});

/** Sends a text about a job. The same key never sends it twice, see `sendMessage`. */
export const sendJobText = async (
  text: RequestOf<(typeof jobActions)['sendJobText']> & { idempotencyKey: string },
): Promise<Message> => requireTaken(await jobFunction.call('sendJobText', text));
