/**
 * How an open office notices news by itself. It asks the database one cheap question every few seconds
 * while the page is visible; where the backend has Supabase Realtime, that rings instead, and the
 * question is asked only then. Either way the answer says which conversations to load again.
 */
import { type RealtimeChannel, REALTIME_SUBSCRIBE_STATES as channelStates } from '@supabase/supabase-js';
import { type QueryState, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { fieldsOf } from '../../../supabase/functions/_shared/contract/columns';
import { flag, maybeMoment, maybeText, moment } from '../../../supabase/functions/_shared/contract/fields';
import { messageSource } from '../../../supabase/functions/_shared/contract/messages';
import { supabase } from '../api/client';

const row = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((columns) => fieldsOf(columns)),
);

const conversationChange = v.pipe(
  row,
  v.object({
    id: v.string(),
    otherNumber: v.string(),
    contactName: maybeText,
    unreadCount: v.number(),
    lastSource: messageSource,
    changedAt: moment,
  }),
);

export type ConversationChange = v.InferOutput<typeof conversationChange>;

/** What an open office learns every few seconds; moments are ISO 8601, by the database's clock. */
const inboxNews = v.pipe(
  row,
  v.object({
    asOf: moment,
    /** Texts and requests that nobody has seen yet, over all conversations. */
    unread: v.number(),
    /** The backend tells of changes by itself. */
    hasRealtime: flag,
    /** When a call last changed; null when there are no calls. */
    callsChangedAt: maybeMoment,
    /** The conversations that changed last, newest change first. */
    changes: v.array(conversationChange),
  }),
);

export type InboxNews = v.InferOutput<typeof inboxNews>;

const pollMs = 4_000;
/** With Realtime, in case it missed something. */
const rareMs = 60_000;
const longestMs = 60_000;

export const inboxNewsKey = ['inbox-news'];

/** True when the database refused the query for lack of rights. */
export const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '42501';

const openedAt = Date.now();

/**
 * Milliseconds to the next question: longer the longer the backend has not answered. A little more or
 * less each time, so that offices don't ask in step; the same for the same state, since the timer starts
 * anew whenever the number changes.
 */
function delay({ dataUpdatedAt, errorUpdatedAt }: QueryState<InboxNews>, hasSignal: boolean): number {
  const isFailing = errorUpdatedAt > dataUpdatedAt;
  const silentMs = errorUpdatedAt - (dataUpdatedAt || openedAt);
  const wait = isFailing ? Math.min(longestMs, Math.max(2 * pollMs, silentMs)) : hasSignal ? rareMs : pollMs;
  const jitter = 0.85 + (Math.max(dataUpdatedAt, errorUpdatedAt) % 1_000) * 0.0003;
  return Math.round(wait * jitter);
}

export const inboxNewsQuery = () =>
  queryOptions({
    queryKey: inboxNewsKey,
    queryFn: async ({ signal }) => {
      const { data, error } = await supabase.rpc('inbox_news').abortSignal(signal).retry(false);
      if (error) throw error;
      return v.parse(inboxNews, data);
    },
  });

/** The same asked again and again while the page is looked at. `hasSignal`: Realtime tells when to ask. */
export const liveInboxNewsQuery = (hasSignal: boolean) =>
  queryOptions({ ...inboxNewsQuery(), refetchInterval: ({ state }) => delay(state, hasSignal) });

/** How the latest news stand, for whoever shows them; asking is the live inbox's part. */
export const useInboxNews = () => useQuery({ ...inboxNewsQuery(), enabled: false });

/** Texts and requests that nobody has seen yet; 0 until it is known. */
export const useUnreadCount = (): number =>
  useQuery({ ...inboxNewsQuery(), enabled: false, select: ({ unread }) => unread }).data ?? 0;

/** Whether the backend tells of changes by itself. */
export const useHasRealtime = (): boolean =>
  useQuery({ ...inboxNewsQuery(), enabled: false, select: ({ hasRealtime }) => hasRealtime }).data ?? false;

/** A burst of changes is one question. */
const gatherMs = 200;
/** Then the page does without it until it is looked at again. */
const maxFailures = 3;

/** Settled once the last channel is gone and the socket closed: one that is just closing takes no new channel. */
let goodbye: Promise<unknown> = Promise.resolve();

/**
 * Listens to Realtime for changes of calls and contacts. Each text and each text status changes its contact.
 * Answers whether it is connected.
 */
export function useRealtimeSignal(isWanted: boolean, onChange: () => void): boolean {
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let failures = 0;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        onChange();
      }, gatherMs);
    };
    let channel: RealtimeChannel | null = null;
    let hasLeft = false;
    const leave = () => {
      hasLeft = true;
      clearTimeout(gathering);
      setConnected(false);
      if (!channel) return;
      goodbye = supabase.removeChannel(channel).then(() => supabase.realtime.disconnect());
      channel = null;
    };
    void goodbye.then(() => {
      if (hasLeft) return;
      // A name of its own each time, or the server may take it for the earlier one.
      channel = supabase
        .channel(`office-inbox-${crypto.randomUUID()}`)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'contacts' }, gather)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'calls' }, gather)
        .subscribe((status) => {
          if (hasLeft) return;
          setConnected(status === channelStates.SUBSCRIBED);
          if (status === channelStates.SUBSCRIBED) {
            failures = 0;
            // What changed before it was connected.
            gather();
          } else if (status !== channelStates.CLOSED) {
            failures += 1;
            if (failures === maxFailures) leave();
          }
        });
    });
    return leave;
  }, [isWanted, onChange]);

  return isConnected;
}
