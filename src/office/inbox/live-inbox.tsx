import { REALTIME_SUBSCRIBE_STATES as channelStates } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { supabase } from '../api/client';
import { usePageVisible } from '../shared/use-page-visible';
import { applyCallChange, applyConversationChange, inboxNewsKey, inboxNewsQuery } from './inbox-news';

/** How often the office asks for news. With Realtime it still asks, because Realtime may lose a message. */
const intervalMs = { withoutRealtime: 4_000, withRealtime: 60_000, afterFailure: 15_000 };

/**
 * Keeps the visible office up to date in all tabs, and announces new texts to screen readers. Renders nothing
 * visible.
 */
export function LiveInbox() {
  const queryClient = useQueryClient();
  const isVisible = usePageVisible();
  const { data, isError } = useQuery(inboxNewsQuery());
  const isJoined = useRealtime(data?.realtimeTopic ?? null);
  const everyMs = isError
    ? intervalMs.afterFailure
    : intervalMs[isJoined ? 'withRealtime' : 'withoutRealtime'];

  const ask = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: inboxNewsKey });
  }, [queryClient]);

  useEffect(() => {
    // Asks when the page is shown, and again once Realtime is joined, for changes in between.
    if (isVisible) ask();
  }, [ask, isVisible, isJoined]);

  useEffect(() => {
    if (!isVisible) return;
    const timer = setInterval(ask, everyMs);
    return () => clearInterval(timer);
  }, [ask, isVisible, everyMs]);

  return (
    <p role="status" aria-label="News" className="sr-only">
      {/* A new key each time, so that screen readers repeat the same words. */}
      <span key={data?.announced.at}>{data?.announced.text}</span>
    </p>
  );
}

/** Applies the changes that are reported on this topic. Returns whether it has been joined. */
function useRealtime(topic: string | null): boolean {
  const queryClient = useQueryClient();
  const [joined, setJoined] = useState<string | null>(null);

  useEffect(() => {
    if (topic === null) return;
    // A hidden page loads nothing. It asks for news when it is shown.
    const whileVisible = (apply: typeof applyCallChange) => (message: { payload: unknown }) => {
      if (document.visibilityState !== 'hidden') apply(queryClient, message.payload);
    };
    const channel = supabase
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: 'conversation' }, whileVisible(applyConversationChange))
      .on('broadcast', { event: 'call' }, whileVisible(applyCallChange))
      .subscribe((status) => setJoined(status === channelStates.SUBSCRIBED ? topic : null));
    return () => void supabase.removeChannel(channel);
  }, [queryClient, topic]);

  return joined !== null && joined === topic;
}
