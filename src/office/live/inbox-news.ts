/**
 * Live updates. The office asks a database function which conversations and calls changed, and Supabase
 * Realtime reports the same changes sooner where the backend has it.
 */
import { type InfiniteData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { type ConversationChange, inboxNews, callNews, conversationNews } from '#functions/contract/news';
import { supabase } from '../api/client';
import {
  type Addressed,
  type Conversation,
  type ConversationPage,
  nameAddress,
} from '../api/contact-address';
import { reload, reloadSoon } from '../api/loading';
import { loginKey } from '../api/login';
import {
  callListKey,
  conversationKey,
  conversationListKey,
  conversationQuery,
  conversationsKey,
  jobListKey,
} from '../api/queries';
import { formatPhone } from '../shared/phone-format';

type Change = Addressed<ConversationChange>;
type News = Omit<v.InferOutput<typeof inboxNews>, 'changes'> & { changes: Change[] };
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
    if (error?.code === insufficientPrivilege) {
      void client.invalidateQueries({ queryKey: loginKey });
    }
    if (error) {
      throw error;
    }
    const told = v.parse(inboxNews, data);
    const news: News = { ...told, changes: told.changes.map(nameAddress) };
    const before = client.getQueryState<InboxNews>(inboxNewsKey);
    // Realtime has reported something newer in the meantime.
    if (before?.data && before.data.asOf > news.asOf) {
      return before.data;
    }
    if (!before?.data) {
      const [newest] = news.changes;
      const certainUntil = Date.parse(news.asOf) - uncertainMs;
      // What else was asked meanwhile has probably failed too.
      const hasFailed = (before?.errorUpdateCount ?? 0) > 0;
      if (hasFailed) {
        void reload(client, callListKey);
      }
      if (hasFailed || (newest && Date.parse(newest.changedAt) > certainUntil)) {
        void reload(client, conversationsKey);
      }
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
  // A text or "done" says what became of missed calls, too.
  const areCallsNew =
    news.callsChangedAt !== before.callsChangedAt || news.callsWaiting !== before.callsWaiting;
  const keys = [
    ...(hasFailed || areCallsNew ? [callListKey] : []),
    ...(isMoreLikely || changed.length > 0 ? [conversationListKey, jobListKey] : []),
    ...(isMoreLikely || areCallsNew
      ? [conversationKey]
      : changed.map(({ address }) => conversationQuery(address).queryKey)),
  ];
  for (const key of keys) {
    void reload(client, key);
  }
  return writeAnnouncement(
    changed.filter(({ id, unreadCount }) => unreadCount > (known.get(id)?.unreadCount ?? 0)),
  );
}

/** Changes may come in another order than their times. */
const pickLater = (left: string, right: string) => (left > right ? left : right);

/** Applies a change of a conversation that Realtime reported. If it can't be read, asks for the news instead. */
export function applyConversationChange(client: QueryClient, payload: unknown): void {
  const before = client.getQueryData<InboxNews>(inboxNewsKey);
  const told = v.safeParse(conversationNews, payload);
  if (!before || !told.success) {
    return void client.invalidateQueries({ queryKey: inboxNewsKey });
  }
  const { unreadBefore, isWaiting, wasWaiting, hasCallsWaiting, hadCallsWaiting, listed, ...row } =
    told.output;
  const change = nameAddress(row);
  const known = before.changes.find(({ id }) => id === change.id);
  if (known && known.changedAt >= change.changedAt) {
    return;
  }
  const added = change.unreadCount - (known?.unreadCount ?? unreadBefore);
  const text = writeAnnouncement(added > 0 ? [change] : []);
  client.setQueryData<InboxNews>(inboxNewsKey, {
    ...before,
    asOf: pickLater(before.asOf, change.changedAt),
    unread: before.unread + added,
    waiting: before.waiting + Number(isWaiting) - Number(wasWaiting),
    callsWaiting: before.callsWaiting + Number(hasCallsWaiting) - Number(hadCallsWaiting),
    changes: [change, ...before.changes.filter((other) => other !== known)].slice(0, maxChanges),
    announced: text === null ? before.announced : { at: change.changedAt, text },
  });
  patchLists(client, change.id, listed && nameAddress(listed));
  if (hasCallsWaiting !== hadCallsWaiting) {
    void reloadSoon(client, callListKey);
  }
  void reload(client, conversationQuery(change.address).queryKey);
  void reloadSoon(client, jobListKey);
}

/** Applies a change of a call that Realtime reported. */
export function applyCallChange(client: QueryClient, payload: unknown): void {
  const before = client.getQueryData<InboxNews>(inboxNewsKey);
  const told = v.safeParse(callNews, payload);
  if (!before || !told.success) {
    return void client.invalidateQueries({ queryKey: inboxNewsKey });
  }
  const { changedAt, address } = nameAddress(told.output);
  const asOf = pickLater(before.asOf, changedAt);
  const callsWaiting = told.output.callsWaiting ?? before.callsWaiting;
  client.setQueryData<InboxNews>(inboxNewsKey, { ...before, asOf, callsWaiting, callsChangedAt: changedAt });
  void reloadSoon(client, callListKey);
  void reload(client, conversationQuery(address).queryKey);
}

/** Updates the loaded lists of open and of all conversations. Reloads the others, which the database sorts. */
function patchLists(client: QueryClient, id: string, listed: Conversation | null): void {
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
      (list) => list && { ...list, pages: patchPages(list.pages, id, row) },
      { updatedAt: state.dataUpdatedAt },
    );
  }
}

/** The pages with this row at its new place. Without it when it is null or belongs on a later page. */
function patchPages(pages: ConversationPage[], id: string, row: Conversation | null): ConversationPage[] {
  const time = row?.lastMessageTime ?? '';
  const home = pages.findIndex(
    ({ conversations, nextCursor }) =>
      nextCursor === null || (conversations.at(-1)?.lastMessageTime ?? '') <= time,
  );
  return pages.map((page, index) => {
    const others = page.conversations.filter(({ conversationId }) => conversationId !== id);
    if (row === null || index !== home) {
      return { ...page, conversations: others };
    }
    const place = others.findIndex(({ lastMessageTime }) => lastMessageTime <= time);
    return { ...page, conversations: others.toSpliced(place < 0 ? others.length : place, 0, row) };
  });
}

const chooseName = ({ contactName, address }: Change) => contactName ?? formatPhone(address);

function describeEvent({ lastEvent, lastSource }: Change): string {
  if (lastEvent !== null) {
    return lastEvent === 'voicemail' ? 'New voicemail' : 'New missed call';
  }
  return lastSource === 'web' ? 'New web request' : 'New text';
}

function writeAnnouncement(incoming: readonly Change[]): string | null {
  const [first] = incoming;
  if (!first) {
    return null;
  }
  const others = new Set(incoming.map(({ address }) => address)).size - 1;
  if (others === 0) {
    return `${describeEvent(first)} from ${chooseName(first)}`;
  }
  const what = incoming.some(({ lastEvent }) => lastEvent !== null) ? 'News' : 'New texts';
  return `${what} from ${chooseName(first)} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Reads the latest news from the cache. Only LiveInbox fetches them. */
export const useInboxNews = () => useQuery({ ...inboxNewsQuery, enabled: false });

/** What the badges of the tabs count: conversations that wait, and callers not called back. All 0 until loaded. */
export function useBadgeCounts(): { waiting: number; callsWaiting: number } {
  const { waiting = 0, callsWaiting = 0 } = useInboxNews().data ?? {};
  return { waiting, callsWaiting };
}
