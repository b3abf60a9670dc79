import { REALTIME_SUBSCRIBE_STATES as channelStates } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { supabase } from '../api/client';
import { Button } from '../shared/button';
import { formatClock } from '../shared/timestamp';
import { applyCallChange, applyConversationChange, inboxNewsQuery, useInboxNews } from './inbox-news';

/** How often the office asks for news. With Realtime it still asks, because Realtime may lose a message. */
const intervalMs = { withoutRealtime: 4_000, withRealtime: 60_000, afterFailure: 15_000 };

/**
 * Keeps the visible office up to date in all tabs, and announces new texts to screen readers. Renders nothing
 * visible.
 */
export function LiveInbox() {
  const [isJoined, setJoined] = useState(false);
  const { data, refetch } = useQuery({
    ...inboxNewsQuery,
    // Pauses while the page is hidden.
    refetchInterval: ({ state }) =>
      state.status === 'error'
        ? intervalMs.afterFailure
        : intervalMs[isJoined ? 'withRealtime' : 'withoutRealtime'],
  });
  const topic = data?.realtimeTopic ?? null;
  useRealtime(topic, setJoined);

  useEffect(() => {
    // For changes before Realtime was joined.
    if (isJoined) {
      void refetch();
    }
    // For changes while the page was hidden.
    const catchUp = () => {
      if (document.visibilityState === 'visible') {
        void refetch();
      }
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, [refetch, isJoined]);

  return (
    <p role="status" aria-label="News" className="sr-only">
      {/* A new key each time, so that screen readers repeat the same words. */}
      <span key={data?.announced.at}>{data?.announced.text}</span>
    </p>
  );
}

/** Applies the changes that are reported on this topic. Reports whether it has been joined. */
function useRealtime(topic: string | null, onJoined: (isJoined: boolean) => void): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (topic === null) {
      return;
    }
    // A hidden page loads nothing. It asks for news when it is shown.
    const applyWhileVisible = (apply: typeof applyCallChange) => (message: { payload: unknown }) => {
      if (document.visibilityState !== 'hidden') {
        apply(queryClient, message.payload);
      }
    };
    const channel = supabase
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: 'conversation' }, applyWhileVisible(applyConversationChange))
      .on('broadcast', { event: 'call' }, applyWhileVisible(applyCallChange))
      .subscribe((status) => onJoined(status === channelStates.SUBSCRIBED));
    return () => void supabase.removeChannel(channel);
  }, [queryClient, topic, onJoined]);
}

/** When the list was last up to date, while live updates work. */
export function LiveStatus() {
  const { dataUpdatedAt, isError, isPaused } = useInboxNews();
  const isCurrent = !isError && !isPaused && dataUpdatedAt !== 0;
  return isCurrent ? <span>{`Up to date at ${formatClock(dataUpdatedAt)}.`}</span> : null;
}

/** The problem when live updates fail, and since when. It stands where it is seen without scrolling. */
export function LiveTrouble() {
  const { dataUpdatedAt, isError, isPaused, isFetching, refetch } = useInboxNews();
  return (
    <p role="status" className="border-b border-ink px-3 py-1 text-sm text-steel empty:hidden">
      {isError || isPaused ? (
        <>
          <span className="font-semibold text-stop">
            {isPaused ? 'Live updates are paused: no connection.' : 'Live updates have stopped working.'}
          </span>{' '}
          {dataUpdatedAt === 0 ? null : <span>{`Last up to date at ${formatClock(dataUpdatedAt)}. `}</span>}
        </>
      ) : null}
      {isError && !isPaused ? (
        <Button look="link" className="font-semibold" isBusy={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Checking…' : 'Check now'}
        </Button>
      ) : null}
    </p>
  );
}
