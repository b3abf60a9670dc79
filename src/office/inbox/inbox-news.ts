/**
 * Live updates. The office polls one cheap database function while the page is visible, or asks it when
 * Supabase Realtime signals a change; the answer says which conversations to reload.
 */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { fieldsOf } from '../../../supabase/functions/_shared/columns';
import { flag, maybeMoment, maybeText, moment } from '../../../supabase/functions/_shared/contract/fields';
import { messageSource } from '../../../supabase/functions/_shared/contract/messages';
import { supabase } from '../api/client';
import { reload } from '../api/loading';
import { callListKey, conversationKey, conversationListKey, conversationQuery } from '../api/queries';
import { loginKey } from '../auth/access';
import { formatPhone } from '../shared/phone-format';

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

type ConversationChange = v.InferOutput<typeof conversationChange>;

/** The answer of `inbox_news`. Times are ISO 8601 by the database's clock. */
const inboxNews = v.pipe(
  row,
  v.object({
    asOf: moment,
    /** Unread texts and requests over all conversations. */
    unread: v.number(),
    /** Whether the backend has Supabase Realtime. */
    hasRealtime: flag,
    /** When a call last changed; null when there are no calls. */
    callsChangedAt: maybeMoment,
    /** The conversations that changed last, newest change first. */
    changes: v.array(conversationChange),
  }),
);

/** `announced`: the announcement for screen readers; `at` changes with each one. */
type InboxNews = v.InferOutput<typeof inboxNews> & { announced: { at: string; text: string } };

export const inboxNewsKey = ['inbox-news'];

/** PostgreSQL's code for missing privileges. */
const insufficientPrivilege = '42501';

export const inboxNewsQuery = () =>
  queryOptions({
    queryKey: inboxNewsKey,
    queryFn: async ({ client, signal }): Promise<InboxNews> => {
      const { data, error } = await supabase.rpc('inbox_news').abortSignal(signal).retry(false);
      // The account may have lost its role, so check the access again.
      if (error?.code === insufficientPrivilege) void client.invalidateQueries({ queryKey: loginKey });
      if (error) throw error;
      const news = v.parse(inboxNews, data);
      const before = client.getQueryState<InboxNews>(inboxNewsKey);
      if (!before?.data) return { ...news, changes: withoutRecent(news), announced: { at: '', text: '' } };
      const text = reloadChanged(client, news, before.data, before.errorUpdatedAt > before.dataUpdatedAt);
      return { ...news, announced: text === null ? before.data.announced : { at: news.asOf, text } };
    },
  });

/** Changes this recent may be missing from the lists, which load at about the same time as the first news. */
const uncertainMs = 10_000;

/** Blanks the time of recent changes in the first news, so that the next news reloads those conversations. */
function withoutRecent({ asOf, changes }: v.InferOutput<typeof inboxNews>): ConversationChange[] {
  const certainUntil = Date.parse(asOf) - uncertainMs;
  return changes.map((change) =>
    Date.parse(change.changedAt) < certainUntil ? change : { ...change, changedAt: '' },
  );
}

/** Reloads what changed since the previous news. Returns the announcement, or null when no text came in. */
function reloadChanged(
  client: QueryClient,
  news: v.InferOutput<typeof inboxNews>,
  before: InboxNews,
  hasFailed: boolean,
): string | null {
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

const nameOf = ({ contactName, otherNumber }: ConversationChange) => contactName ?? formatPhone(otherNumber);

function announcement(incoming: readonly ConversationChange[]): string | null {
  const [first] = incoming;
  if (!first) return null;
  const others = new Set(incoming.map(({ otherNumber }) => otherNumber)).size - 1;
  if (others > 0) return `New texts from ${nameOf(first)} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return `New ${first.lastSource === 'web' ? 'web request' : 'text'} from ${nameOf(first)}`;
}

/** Reads the latest news from the cache. Only LiveInbox fetches them. */
export const useInboxNews = () => useQuery({ ...inboxNewsQuery(), enabled: false });

/** Unread texts and requests over all conversations. 0 until loaded. */
export const useUnreadCount = (): number => useInboxNews().data?.unread ?? 0;
