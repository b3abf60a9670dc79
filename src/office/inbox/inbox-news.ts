/**
 * How an open office notices news by itself. It asks the database one cheap question every few seconds
 * while the page is visible; where the backend has Supabase Realtime, that rings instead, and the
 * question is asked only then. Either way the answer says which conversations to load again.
 */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { fieldsOf } from '../../../supabase/functions/_shared/contract/columns';
import { flag, maybeMoment, maybeText, moment } from '../../../supabase/functions/_shared/contract/fields';
import { messageSource } from '../../../supabase/functions/_shared/contract/messages';
import { supabase } from '../api/client';
import { callListKey, conversationKey, conversationListKey, conversationQuery } from '../api/queries';
import { loginKey } from '../auth/access';
import { formatPhone } from '../shared/phone-format';
import { reloadConversations } from './conversation-loading';

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

/** `announced`: who wrote last, for somebody who doesn't see it; `at` is new with each text. */
type InboxNews = v.InferOutput<typeof inboxNews> & { announced: { at: string; text: string } };

export const inboxNewsKey = ['inbox-news'];

/** PostgreSQL's code for a lack of rights. */
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
      if (!before?.data) return { ...news, changes: withoutYoung(news), announced: { at: '', text: '' } };
      const text = loadAgain(client, news, before.data, before.errorUpdatedAt > before.dataUpdatedAt);
      return { ...news, announced: text === null ? before.data.announced : { at: news.asOf, text } };
    },
  });

/** The lists were asked for at about the same time as the first news: what is this young may be missing. */
const uncertainMs = 10_000;

/** The changes of the first news; the next news will have those again that the lists may miss. */
function withoutYoung({ asOf, changes }: v.InferOutput<typeof inboxNews>): ConversationChange[] {
  const certainUntil = Date.parse(asOf) - uncertainMs;
  return changes.map((change) =>
    Date.parse(change.changedAt) < certainUntil ? change : { ...change, changedAt: '' },
  );
}

/** Loads again what changed since the news before. Answers what to say of it; null when nothing came in. */
function loadAgain(
  client: QueryClient,
  news: v.InferOutput<typeof inboxNews>,
  before: InboxNews,
  hasFailed: boolean,
): string | null {
  const known = new Map(before.changes.map((change) => [change.id, change]));
  const changed = news.changes.filter(({ id, changedAt }) => known.get(id)?.changedAt !== changedAt);
  // Where all that the news tell is new, there may be more. And what failed to load is wanted now.
  const isMoreLikely = hasFailed || (changed.length > 0 && changed.length === news.changes.length);
  const areCallsNew = news.callsChangedAt !== before.callsChangedAt;
  const keys = [
    ...(hasFailed || areCallsNew ? [callListKey] : []),
    ...(isMoreLikely || changed.length > 0 ? [conversationListKey] : []),
    ...(isMoreLikely || areCallsNew
      ? [conversationKey]
      : changed.map(({ otherNumber }) => conversationQuery(otherNumber).queryKey)),
  ];
  for (const key of keys) void reloadConversations(client, key);
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

/** The latest news, for whoever shows them; asking is the live inbox's part. */
export const useInboxNews = () => useQuery({ ...inboxNewsQuery(), enabled: false });

/** Texts and requests that nobody has seen yet; 0 until it is known. */
export const useUnreadCount = (): number => useInboxNews().data?.unread ?? 0;
