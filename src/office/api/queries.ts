/** The office's queries. `meta` has the toast for a failure. */
import { infiniteQueryOptions, onlineManager, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callScheduleFields, missedCallFields, textAnswerFields } from '#functions/contract/call-handling';
import type { CallGroup } from '#functions/contract/calls';
import { fieldsOf } from '#functions/columns';
import type { ConversationState } from '#functions/contract/conversations';
import { smsHandler, supabase, twilioManage } from './client';
import { firstConversations, firstSettings, firstState } from './first-questions';
import { reload, whenMarked } from './loading';

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
  meta: { failureMessage: 'Failed to load the list of people' },
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
    refetchInterval: whenMarked,
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

/** The settings for forwarding, missed calls and automatic answers. */
const callHandling = v.object({
  schedule: callScheduleFields,
  missedCalls: missedCallFields,
  answers: textAnswerFields,
});

export type CallHandling = v.InferOutput<typeof callHandling>;

/** The schemas of the stored fields. */
export const handlingFields: { [Part in keyof CallHandling]: v.GenericSchema<object, CallHandling[Part]> } =
  callHandling.entries;

export const callHandlingQuery = queryOptions({
  queryKey: ['call-handling'],
  queryFn: async (): Promise<CallHandling> => {
    const { data } = await supabase.from('call_handling').select('*').single().retry(false).throwOnError();
    const fields = fieldsOf(data);
    return v.parse(callHandling, { schedule: fields, missedCalls: fields, answers: fields });
  },
  meta: { failureMessage: 'Failed to load the call settings' },
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
  meta: { failureMessage: 'Failed to load the latest changes' },
});

/** Prefix of the query keys of the list and of all open conversations. */
export const conversationsKey = ['conversations'];

/** The queries that show a contact. The calls show names, blocks and permissions too. */
export const contactKeys = [conversationsKey, callListKey];

/** Prefix of the query keys of single conversations. */
export const conversationKey = [...conversationsKey, 'with'];

/** Prefix of the query keys of the list, with any filter. */
export const conversationListKey = [...conversationsKey, 'list'];

/** Which conversations are listed. An empty search lists them all. */
export type ConversationFilter = { state: ConversationState; search: string };

/** The initial filter of the list. */
export const initialFilter: ConversationFilter = { state: firstState, search: '' };

/** The pause in typing before a search starts. */
const typingPauseMs = 250;

export function conversationsQuery({ state, search }: ConversationFilter) {
  const words = search.trim();
  return infiniteQueryOptions({
    queryKey: [...conversationListKey, state, words],
    queryFn: async ({ pageParam: cursor, signal }) => {
      if (words !== '') await new Promise((resolve) => setTimeout(resolve, typingPauseMs));
      // The next letter asks for something else.
      signal.throwIfAborted();
      if (state === firstState && words === '' && cursor === firstPage) return firstConversations.answer();
      return smsHandler.call('getConversations', {
        state,
        ...(words !== '' && { search: words }),
        ...(cursor !== firstPage && { cursor }),
      });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ conversations }) => conversations),
    refetchInterval: whenMarked,
    // Keeps the rows of the last search while the admin types. An empty list says nothing about the next search.
    placeholderData: (before, search) =>
      search?.queryKey.at(-2) === state && onlineManager.isOnline() && before?.pages[0]?.conversations.length
        ? before
        : undefined,
    meta: { failureMessage: 'Failed to load messages' },
  });
}

export const conversationQuery = (otherNumber: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationKey, otherNumber],
    queryFn: ({ pageParam: before }) =>
      smsHandler.call('getConversation', { to: otherNumber, ...(before !== firstPage && { before }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ earlierCursor }) => earlierCursor,
    // Oldest first.
    select: ({ pages }) => ({
      messages: pages.toReversed().flatMap(({ messages }) => messages),
      calls: pages.flatMap(({ calls }) => calls),
      conversation: pages[0]?.conversation ?? null,
      notes: pages[0]?.notes ?? [],
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
    if (missed.texts + missed.statuses > 0) await reload(client, conversationsKey);
    return missed;
  },
  refetchOnReconnect: 'always',
});

/** A reply that the office uses often. */
export type SavedReply = { id: string; body: string };

export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: async (): Promise<SavedReply[]> => {
    const { data } = await supabase
      .from('saved_replies')
      .select('id, body')
      .order('body')
      // The limit of a hosted data API.
      .limit(1_000)
      .retry(false)
      .throwOnError();
    return data;
  },
  meta: { failureMessage: 'Failed to load saved replies' },
});
