/**
 * Live updates. The office asks a database function which conversations and calls changed, and Supabase
 * Realtime reports the same changes sooner where the backend has it.
 */
import { type InfiniteData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ConversationPage, ConversationSummary } from '#functions/contract/conversations';
import { type ConversationChange, inboxNews, callNews, conversationNews } from '#functions/contract/news';
import { supabase } from '../api/client';
import { reload, reloadSoon } from '../api/loading';
import {
  callListKey,
  conversationKey,
  conversationListKey,
  conversationQuery,
  conversationsKey,
} from '../api/queries';
import { loginKey } from '../auth/access';
import { formatPhone } from '../shared/phone-format';

type News = v.InferOutput<typeof inboxNews>;
/** `announced`: the announcement for screen readers; `at` changes with each one. */
type InboxNews = News & { announced: { at: string; text: string } };

export const inboxNewsKey = ['inbox-news'];

/** PostgreSQL's code for missing privileges. */
const insufficientPrivilege = '42501';

export const inboxNewsQuery = queryOptions({
  queryKey: inboxNewsKey,
  queryFn: async ({ client, signal }): Promise<InboxNews> => {
    const { data, error } = await supabase.rpc('inbox_news').abortSignal(signal).retry(false);
    // The account may have lost its role, so check the access again.
    if (error?.code === insufficientPrivilege) void client.invalidateQueries({ queryKey: loginKey });
    if (error) throw error;
    const news = v.parse(inboxNews, data);
    const before = client.getQueryState<InboxNews>(inboxNewsKey);
    // Realtime has reported something newer in the meantime.
    if (before?.data && before.data.asOf > news.asOf) return before.data;
    if (!before?.data) {
      const [newest] = news.changes;
      const certainUntil = Date.parse(news.asOf) - uncertainMs;
      // What else was asked meanwhile has probably failed too.
      const hasFailed = (before?.errorUpdateCount ?? 0) > 0;
      if (hasFailed) void reload(client, callListKey);
      if (hasFailed || (newest && Date.parse(newest.changedAt) > certainUntil))
        void reload(client, conversationsKey);
      return { ...news, announced: { at: '', text: '' } };
    }
    const text = reloadChanged(client, news, before.data, before.errorUpdatedAt > before.dataUpdatedAt);
    return { ...news, announced: text === null ? before.data.announced : { at: news.asOf, text } };
  },
});

/** `inbox_news` lists as many. */
const maxChanges = 20;

/** Changes this recent may be missing from the lists, which load at about the same time as the first news. */
const uncertainMs = 10_000;

/** Reloads what changed since the previous news. Returns the announcement, or null when no text came in. */
function reloadChanged(client: QueryClient, news: News, before: InboxNews, hasFailed: boolean) {
  const known = new Map(before.changes.map((change) => [change.id, change]));
  const changed = news.changes.filter(({ id, changedAt }) => known.get(id)?.changedAt !== changedAt);
  // If all listed changes are new, there may be more than listed. After a failure, reload everything.
  const isMoreLikely = hasFailed || (changed.length > 0 && changed.length === news.changes.length);
  const areCallsNew = news.callsChangedAt !== before.callsChangedAt;
  const keys = [
    ...(hasFailed || areCallsNew ? [callListKey] : []),
    ...(isMoreLikely || changed.length > 0 ? [conversationListKey] : []),
    ...(isMoreLikely || areCallsNew
      ? [conversationKey]
      : changed.map(({ otherNumber }) => conversationQuery(otherNumber).queryKey)),
  ];
  for (const key of keys) void reload(client, key);
  return announcement(
    changed.filter(({ id, unreadCount }) => unreadCount > (known.get(id)?.unreadCount ?? 0)),
  );
}

/** Changes may come in another order than their times. */
const laterOf = (left: string, right: string) => (left > right ? left : right);

/** Applies a change of a conversation that Realtime reported. If it can't be read, asks for the news instead. */
export function applyConversationChange(client: QueryClient, payload: unknown): void {
  const before = client.getQueryData<InboxNews>(inboxNewsKey);
  const told = v.safeParse(conversationNews, payload);
  if (!before || !told.success) return void client.invalidateQueries({ queryKey: inboxNewsKey });
  const { unreadBefore, listed, ...change } = told.output;
  const known = before.changes.find(({ id }) => id === change.id);
  if (known && known.changedAt >= change.changedAt) return;
  const added = change.unreadCount - (known?.unreadCount ?? unreadBefore);
  const text = announcement(added > 0 ? [change] : []);
  client.setQueryData<InboxNews>(inboxNewsKey, {
    ...before,
    asOf: laterOf(before.asOf, change.changedAt),
    unread: before.unread + added,
    changes: [change, ...before.changes.filter((other) => other !== known)].slice(0, maxChanges),
    announced: text === null ? before.announced : { at: change.changedAt, text },
  });
  patchLists(client, change.id, listed);
  void reload(client, conversationQuery(change.otherNumber).queryKey);
}

/** Applies a change of a call that Realtime reported. */
export function applyCallChange(client: QueryClient, payload: unknown): void {
  const before = client.getQueryData<InboxNews>(inboxNewsKey);
  const told = v.safeParse(callNews, payload);
  if (!before || !told.success) return void client.invalidateQueries({ queryKey: inboxNewsKey });
  const { changedAt, otherNumber } = told.output;
  const asOf = laterOf(before.asOf, changedAt);
  client.setQueryData<InboxNews>(inboxNewsKey, { ...before, asOf, callsChangedAt: changedAt });
  void reloadSoon(client, callListKey);
  void reload(client, conversationQuery(otherNumber).queryKey);
}

/** Updates the loaded lists of open and of all conversations. Reloads the others, which the database sorts. */
function patchLists(client: QueryClient, id: string, listed: ConversationSummary | null): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: conversationListKey })) {
    const [filter, search] = queryKey.slice(conversationListKey.length);
    const isOfThese = search === '' && (filter === 'all' || filter === 'open');
    if (!isOfThese || state.fetchStatus !== 'idle' || state.isInvalidated) {
      void reloadSoon(client, queryKey);
      continue;
    }
    const row = filter === 'open' && listed?.isDone ? null : listed;
    client.setQueryData<InfiniteData<ConversationPage>>(
      queryKey,
      (list) => list && { ...list, pages: patched(list.pages, id, row) },
      { updatedAt: state.dataUpdatedAt },
    );
  }
}

/** The pages with this row at its new place. Without it when it is null or belongs on a later page. */
function patched(pages: ConversationPage[], id: string, row: ConversationSummary | null): ConversationPage[] {
  const time = row?.lastMessageTime ?? '';
  const home = pages.findIndex(
    ({ conversations, nextCursor }) =>
      nextCursor === null || (conversations.at(-1)?.lastMessageTime ?? '') <= time,
  );
  return pages.map((page, index) => {
    const others = page.conversations.filter(({ conversationId }) => conversationId !== id);
    if (row === null || index !== home) return { ...page, conversations: others };
    const place = others.findIndex(({ lastMessageTime }) => lastMessageTime <= time);
    return { ...page, conversations: others.toSpliced(place < 0 ? others.length : place, 0, row) };
  });
}

const nameOf = ({ contactName, otherNumber }: ConversationChange) => contactName ?? formatPhone(otherNumber);

function announcement(incoming: readonly ConversationChange[]): string | null {
  const [first] = incoming;
  if (!first) return null;
  const others = new Set(incoming.map(({ otherNumber }) => otherNumber)).size - 1;
  if (others > 0) return `New texts from ${nameOf(first)} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return `New ${first.lastSource === 'web' ? 'web request' : 'text'} from ${nameOf(first)}`;
}

/** Reads the latest news from the cache. Only LiveInbox fetches them. */
export const useInboxNews = () => useQuery({ ...inboxNewsQuery, enabled: false });

/** The number of unread texts and requests. 0 until loaded. */
export const useUnreadCount = (): number => useInboxNews().data?.unread ?? 0;
