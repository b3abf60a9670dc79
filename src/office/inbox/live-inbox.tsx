import { type RealtimeChannel, REALTIME_SUBSCRIBE_STATES as channelStates } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { supabase } from '../api/client';
import { usePageVisible } from '../shared/use-page-visible';
import { inboxNewsKey, inboxNewsQuery, useInboxNews } from './inbox-news';

const pollMs = 4_000;
/** Slower polling: with Realtime, in case it missed something, and while the backend fails. */
const slowPollMs = { withSignal: 60_000, failing: 15_000 };

/**
 * Keeps the visible office up to date in all tabs, and announces new texts to screen readers. Renders nothing
 * visible.
 */
export function LiveInbox() {
  const queryClient = useQueryClient();
  const isVisible = usePageVisible();
  const ask = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: inboxNewsKey });
  }, [queryClient]);
  const { hasRealtime = false, announced } = useInboxNews().data ?? {};
  const hasSignal = useRealtimeSignal(hasRealtime && isVisible, ask);
  useQuery({
    ...inboxNewsQuery(),
    refetchInterval({ state }) {
      if (state.status === 'error') return slowPollMs.failing;
      return hasSignal ? slowPollMs.withSignal : pollMs;
    },
  });

  useEffect(() => {
    // Update at once when the page becomes visible.
    if (isVisible) ask();
  }, [isVisible, ask]);

  return (
    <p role="status" aria-label="News" className="sr-only">
      {/* A new key each time, so that screen readers repeat the same words. */}
      <span key={announced?.at}>{announced?.text}</span>
    </p>
  );
}

/** Changes within this time trigger one request. */
const debounceMs = 200;

/**
 * Settles when the previous channel is removed and the socket closed. A closing socket accepts no new
 * channel.
 */
let previousChannelClosed: Promise<unknown> = Promise.resolve();

/**
 * Listens to Realtime for changes of calls and contacts (each text changes its contact). Returns whether it
 * is connected.
 */
function useRealtimeSignal(isWanted: boolean, onChange: () => void): boolean {
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let debounce: ReturnType<typeof setTimeout> | undefined;
    const notify = () => {
      debounce ??= setTimeout(() => {
        debounce = undefined;
        onChange();
      }, debounceMs);
    };
    let channel: RealtimeChannel | null = null;
    let isUnmounted = false;
    void previousChannelClosed.then(() => {
      if (isUnmounted) return;
      // A unique name, or the server may confuse it with the previous channel.
      channel = supabase
        .channel(`office-inbox-${crypto.randomUUID()}`)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'contacts' }, notify)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'calls' }, notify)
        .subscribe((status) => {
          if (isUnmounted) return;
          setConnected(status === channelStates.SUBSCRIBED);
          // Catches changes from before it was connected.
          if (status === channelStates.SUBSCRIBED) notify();
        });
    });
    return () => {
      isUnmounted = true;
      clearTimeout(debounce);
      setConnected(false);
      if (channel)
        previousChannelClosed = supabase.removeChannel(channel).then(() => supabase.realtime.disconnect());
    };
  }, [isWanted, onChange]);

  return isConnected;
}
