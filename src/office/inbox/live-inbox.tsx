import { type RealtimeChannel, REALTIME_SUBSCRIBE_STATES as channelStates } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { supabase } from '../api/client';
import { usePageVisible } from '../shared/use-page-visible';
import { inboxNewsKey, inboxNewsQuery, useInboxNews } from './inbox-news';

const pollMs = 4_000;
/** With Realtime, in case it missed something, and while the backend doesn't answer. */
const rareMs = { withSignal: 60_000, failing: 15_000 };

/**
 * Keeps the office up to date while it is looked at, whatever tab is open, and says for screen readers who
 * wrote. Draws nothing that can be seen.
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
      if (state.status === 'error') return rareMs.failing;
      return hasSignal ? rareMs.withSignal : pollMs;
    },
  });

  useEffect(() => {
    // Comes back from the background up to date.
    if (isVisible) ask();
  }, [isVisible, ask]);

  return (
    <p role="status" aria-label="News" className="sr-only">
      {/* A new element each time, so that the same words are said again. */}
      <span key={announced?.at}>{announced?.text}</span>
    </p>
  );
}

/** A burst of changes is one question. */
const gatherMs = 200;

/** Settled once the last channel is gone and the socket closed: one that is just closing takes no new channel. */
let goodbye: Promise<unknown> = Promise.resolve();

/**
 * Listens to Realtime for changes of calls and contacts. Each text and each text status changes its contact.
 * Answers whether it is connected.
 */
function useRealtimeSignal(isWanted: boolean, onChange: () => void): boolean {
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        onChange();
      }, gatherMs);
    };
    let channel: RealtimeChannel | null = null;
    let hasLeft = false;
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
          // What changed before it was connected.
          if (status === channelStates.SUBSCRIBED) gather();
        });
    });
    return () => {
      hasLeft = true;
      clearTimeout(gathering);
      setConnected(false);
      if (channel) goodbye = supabase.removeChannel(channel).then(() => supabase.realtime.disconnect());
    };
  }, [isWanted, onChange]);

  return isConnected;
}
