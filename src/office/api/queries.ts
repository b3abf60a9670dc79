/** The office's queries. `meta` has the toast for a failure. */
import { infiniteQueryOptions, onlineManager, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  callScheduleFields,
  missedCallFields,
  siteFields,
  textAnswerFields,
} from '#functions/contract/call-handling';
import type { CallGroup } from '#functions/contract/calls';
import type { Contact } from '#functions/contract/contacts';
import type { ConversationState } from '#functions/contract/conversations';
import { convertToFields } from '#functions/domain/columns';
import { BackendFailure, smsHandler, supabase, twilioManage } from './client';
import { nameAddress, nameAddresses } from './contact-address';
import { firstConversations, firstSettings, firstState } from './first-questions';
import { reload, chooseRefetchInterval } from './loading';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => firstSettings.answer(),
  meta: { failureMessage: 'Failed to load settings' },
});

export const phoneNumbersQuery = queryOptions({
  queryKey: ['phone-numbers'],
  queryFn: async () => (await twilioManage.call('getPhoneNumbers', {})).phoneNumbers,
  meta: { failureMessage: 'Failed to load Twilio phone numbers' },
});

/** People with a role, and people who are invited. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async () => (await twilioManage.call('getPeople', {})).people,
});

/**
 * Shares a key prefix with the list of numbers, so both reload together. Has no failure toast because the
 * page shows the error.
 */
export const numberHealthQuery = queryOptions({
  queryKey: [...phoneNumbersQuery.queryKey, 'health'],
  queryFn: () => twilioManage.call('getNumberHealth', {}),
});

/** The cursor of the first page. */
const firstPage = '';

/** Prefix of the query keys of all call lists. */
export const callListKey = ['calls'];

const callsPerPage = 60;

/** The calls in our database. A failure shows no toast, because the comparison with Twilio shows one. */
export const callsQuery = (group: CallGroup) =>
  infiniteQueryOptions({
    queryKey: [...callListKey, group],
    queryFn: ({ pageParam: cursor }) =>
      twilioManage.call('getCallLogs', {
        group,
        limit: callsPerPage,
        isStored: true,
        ...(cursor !== firstPage && { cursor }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The first page has the figures of the last 30 days.
    select: ({ pages }) => ({
      calls: pages.flatMap(({ calls }) => calls),
      figures: pages[0]?.figures ?? null,
      requests: pages[0]?.requests ?? null,
    }),
    refetchInterval: chooseRefetchInterval,
  });

/** Compares the calls in our database with Twilio's list, and loads them again. */
export const reconciledCallsQuery = queryOptions({
  queryKey: ['reconciled-calls'],
  queryFn: async ({ client }) => {
    const { isComplete } = await twilioManage.call('getCallLogs', { limit: 1 });
    await reload(client, callListKey);
    return { isComplete };
  },
  meta: { failureMessage: 'Failed to load call logs' },
});

/** The settings for forwarding, missed calls, automatic answers and the site. */
const callHandling = v.object({
  schedule: callScheduleFields,
  missedCalls: missedCallFields,
  answers: textAnswerFields,
  site: siteFields,
});

export type CallHandling = v.InferOutput<typeof callHandling>;

/** The schemas of the stored fields. */
export const handlingFields: { [Part in keyof CallHandling]: v.GenericSchema<object, CallHandling[Part]> } =
  callHandling.entries;

export const callHandlingQuery = queryOptions({
  queryKey: ['call-handling'],
  queryFn: async (): Promise<CallHandling> => {
    const { data } = await supabase.from('call_handling').select('*').single().retry(false).throwOnError();
    const fields = convertToFields(data);
    return v.parse(callHandling, { schedule: fields, missedCalls: fields, answers: fields, site: fields });
  },
});

export const officeStatusQuery = queryOptions({
  queryKey: ['office-status'],
  queryFn: () => twilioManage.call('getOfficeStatus', {}),
});

/** A failure shows no toast, because the panel shows the error. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: () => smsHandler.call('getAlerts', {}),
});

export const forwardingHistoryQuery = queryOptions({
  queryKey: ['forwarding-history'],
  queryFn: async () => (await twilioManage.call('getForwardingHistory', {})).changes,
});

/** Prefix of the query keys of the list and of all open conversations. */
export const conversationsKey = ['conversations'];

const permissionKey = ['permission'];

/**
 * What is known about texting a number. It is asked each time, because a text or call may have come meanwhile. A
 * failure shows nothing: the office then asks for the permission, and the server decides.
 */
export const permissionQuery = (number: string) =>
  queryOptions({
    queryKey: [...permissionKey, number],
    queryFn: () => smsHandler.call('getPermission', { to: number }),
    staleTime: 0,
  });

/** Prefix of the query keys of what is known about single contacts. */
const contactKey = ['contact'];

/** What the office knows about a contact. Null when there is no such contact yet. */
export const contactQuery = (address: string) =>
  queryOptions({
    queryKey: [...contactKey, address],
    queryFn: async (): Promise<Contact | null> => {
      try {
        return (await smsHandler.call('getContact', { contact: address })).contact;
      } catch (error) {
        if (error instanceof BackendFailure && error.status === 404) {
          return null;
        }
        throw error;
      }
    },
  });

/** The pictures and documents of a conversation, newest first. */
export const filesQuery = (address: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, 'files', address],
    queryFn: ({ pageParam: before }) =>
      smsHandler.call('getFiles', { contact: address, ...(before !== firstPage && { before }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ earlierCursor }) => earlierCursor,
    select: ({ pages }) => pages.flatMap(({ files }) => files),
  });

/** The people of the office. A failure shows no toast, because the choice shows the error. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: async () => (await smsHandler.call('getMembers', {})).members,
});

/** The queries that show a contact. The calls show names, blocks and permissions too. */
export const contactKeys = [conversationsKey, callListKey, permissionKey, contactKey];

/** Prefix of the query keys of single conversations. */
export const conversationKey = [...conversationsKey, 'with'];

/** Prefix of the query keys of the list, with any filter. */
export const conversationListKey = [...conversationsKey, 'list'];

/** Which conversations are listed. An empty search lists them all. */
export type ConversationFilter = { state: ConversationState; search: string };

/** Prefix of the query keys of the lists of jobs (jobs.ts). */
export const jobListKey = [...conversationsKey, 'jobs'];

/** The initial filter of the list. */
export const initialFilter: ConversationFilter = { state: firstState, search: '' };

/** The pause in typing before a search starts. */
const typingPauseMs = 250;

export function conversationsQuery({ state, search }: ConversationFilter) {
  const searchText = search.trim();
  return infiniteQueryOptions({
    queryKey: [...conversationListKey, state, searchText],
    queryFn: async ({ pageParam: cursor, signal }) => {
      if (searchText !== '') {
        await new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      }
      // The next letter asks for something else.
      signal.throwIfAborted();
      if (state === firstState && searchText === '' && cursor === firstPage) {
        return firstConversations.answer();
      }
      const page = await smsHandler.call('getConversations', {
        state,
        ...(searchText !== '' && { search: searchText }),
        ...(cursor !== firstPage && { cursor }),
      });
      return nameAddresses(page);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ conversations }) => conversations),
    refetchInterval: chooseRefetchInterval,
    // Keeps the rows of the last search while the admin types. An empty list says nothing about the next search.
    placeholderData: (before, search) =>
      search?.queryKey.at(-2) === state && onlineManager.isOnline() && before?.pages[0]?.conversations.length
        ? before
        : undefined,
    meta: { failureMessage: 'Failed to load messages' },
  });
}

export const conversationQuery = (address: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationKey, address],
    queryFn: async ({ pageParam: before }) => {
      const { conversation, ...page } = await smsHandler.call('getConversation', {
        to: address,
        ...(before !== firstPage && { before }),
      });
      return { ...page, conversation: conversation && nameAddress(conversation) };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ earlierCursor }) => earlierCursor,
    // Oldest first.
    select: ({ pages }) => ({
      messages: pages.toReversed().flatMap(({ messages }) => messages),
      calls: pages.flatMap(({ calls }) => calls),
      conversation: pages[0]?.conversation ?? null,
      notes: pages[0]?.notes ?? [],
      jobLines: pages.flatMap(({ jobLines }) => jobLines),
      scheduled: pages[0]?.scheduled ?? [],
      reminder: pages[0]?.reminder ?? null,
    }),
    meta: { failureMessage: 'Failed to load messages' },
  });

/**
 * Fetches texts and calls that webhooks failed to deliver. Has no failure toast because a timer does this
 * too.
 */
export const reconciliationQuery = queryOptions({
  queryKey: ['reconciliation'],
  queryFn: async ({ client }) => {
    const missed = await smsHandler.call('reconcile', {});
    if (missed.texts + missed.statuses > 0) {
      await reload(client, conversationsKey);
    }
    return missed;
  },
  refetchOnReconnect: 'always',
});

/** The saved replies, in the office's order. */
export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: async () => (await smsHandler.call('getReplies', {})).replies,
});
