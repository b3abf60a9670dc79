import { type QueryClient, hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { loginKey } from '../auth/access';
import { reloadConversations } from './conversation-loading';
import {
  type ConversationChange,
  type InboxNews,
  inboxNewsKey,
  inboxNewsQuery,
  isRefused,
  liveInboxNewsQuery,
  useRealtimeSignal,
  useHasRealtime,
} from './inbox-news';
import { formatPhone } from '../shared/phone-format';
import { callListKey, conversationKey, conversationListKey, conversationQuery } from '../api/queries';
import { usePageVisible } from '../shared/use-page-visible';

/** The lists were asked for at about the same time as the first news: what is this young may be missing. */
const uncertainMs = 10_000;

/** By conversation, as the news before had them. */
type Known = ReadonlyMap<string, { changedAt: string; unreadCount: number }>;

function knownFrom({ changes, asOf }: InboxNews, isFirst: boolean): Known {
  const certainUntil = Date.parse(asOf) - uncertainMs;
  return new Map(
    changes.map(({ id, changedAt, unreadCount }) => {
      const isCertain = !isFirst || Date.parse(changedAt) < certainUntil;
      return [id, { changedAt: isCertain ? changedAt : '', unreadCount }];
    }),
  );
}

const nameOf = ({ contactName, otherNumber }: ConversationChange) => contactName ?? formatPhone(otherNumber);

/** What came in, for somebody who doesn't see it; null when nothing did. */
function announcement(known: Known, changed: readonly ConversationChange[]): string | null {
  const incoming = changed.filter(({ id, unreadCount }) => unreadCount > (known.get(id)?.unreadCount ?? 0));
  const [first] = incoming;
  if (!first) return null;
  const others = new Set(incoming.map(({ otherNumber }) => otherNumber)).size - 1;
  if (others > 0) return `New texts from ${nameOf(first)} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return `New ${first.lastSource === 'web' ? 'web request' : 'text'} from ${nameOf(first)}`;
}

function loadAgain(queryClient: QueryClient, changed: readonly ConversationChange[]): void {
  if (changed.length === 0) return;
  void reloadConversations(queryClient, conversationListKey);
  for (const { otherNumber } of changed) {
    void reloadConversations(queryClient, conversationQuery(otherNumber).queryKey);
  }
}

/** Loads again what the news say has changed. Answers what to say of it. */
function newsReader(queryClient: QueryClient): {
  fail: () => void;
  read: (news: InboxNews) => string | null;
} {
  let known: Known | null = null;
  let callsChangedAt: string | null = null;
  let hasFailed = false;
  return {
    fail() {
      hasFailed = true;
    },
    read(news) {
      const before = known;
      const areCallsNew = news.callsChangedAt !== callsChangedAt;
      known = knownFrom(news, before === null);
      ({ callsChangedAt } = news);
      if (before === null) return null;
      if (hasFailed || areCallsNew) void reloadConversations(queryClient, callListKey);
      if (areCallsNew) void reloadConversations(queryClient, conversationKey);
      const changed = news.changes.filter(({ id, changedAt }) => before.get(id)?.changedAt !== changedAt);
      // When all that the news tell is new, there may be more. And what failed to load while nothing could
      // be asked has to be loaded now.
      const isMoreLikely = changed.length > 0 && changed.length === news.changes.length;
      if (hasFailed || isMoreLikely) {
        void reloadConversations(queryClient);
      } else loadAgain(queryClient, changed);
      hasFailed = false;
      return announcement(before, changed);
    },
  };
}

/**
 * Keeps the office up to date while it is looked at, whatever tab is open: loads again what changed, and
 * says for screen readers who wrote. Draws nothing that can be seen.
 */
export function LiveInbox() {
  const queryClient = useQueryClient();
  const isVisible = usePageVisible();
  const [spoken, setSpoken] = useState({ id: 0, text: '' });
  const ask = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: inboxNewsKey });
  }, [queryClient]);
  const hasRealtime = useHasRealtime();
  const hasSignal = useRealtimeSignal(hasRealtime && isVisible, ask);
  useQuery(liveInboxNewsQuery(hasSignal));

  useEffect(() => {
    // Comes back from the background up to date.
    if (isVisible) ask();
  }, [isVisible, ask]);

  useEffect(() => {
    const { queryKey } = inboxNewsQuery();
    const queryHash = hashKey(queryKey);
    const reader = newsReader(queryClient);
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== queryHash) return;
      if (event.action.type === 'error') {
        reader.fail();
        // The account may have lost its role, so check the access again.
        if (isRefused(event.query.state.error)) void queryClient.invalidateQueries({ queryKey: loginKey });
      }
      if (event.action.type !== 'success') return;
      const latest = queryClient.getQueryData(queryKey);
      const text = latest ? reader.read(latest) : null;
      if (text !== null) setSpoken(({ id }) => ({ id: id + 1, text }));
    });
  }, [queryClient]);

  return (
    <p role="status" aria-label="News" className="sr-only">
      {/* A new element each time, so that the same words are said again. */}
      <span key={spoken.id}>{spoken.text}</span>
    </p>
  );
}
