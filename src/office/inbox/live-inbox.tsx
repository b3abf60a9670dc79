import { REALTIME_SUBSCRIBE_STATES as channelStates } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { supabase } from '../api/client';
import { usePageVisible } from '../shared/use-page-visible';
import { hearOfCall, hearOfConversation, inboxNewsKey, inboxNewsQuery } from './inbox-news';

/** How often the office asks: by itself, while Realtime tells it (which may lose something), and after a failure. */
const askingMs = { alone: 4_000, told: 60_000, failing: 15_000 };

/**
 * Keeps the visible office up to date in all tabs, and announces new texts to screen readers. Renders nothing
 * visible.
 */
export function LiveInbox() {
  const queryClient = useQueryClient();
  const isVisible = usePageVisible();
  const { data, isError } = useQuery(inboxNewsQuery());
  const isTold = useRealtime(data?.realtimeTopic ?? null);
  const everyMs = isError ? askingMs.failing : askingMs[isTold ? 'told' : 'alone'];

  const ask = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: inboxNewsKey });
  }, [queryClient]);

  useEffect(() => {
    // At once when the page is shown, and for what changed before Realtime was joined.
    if (isVisible) ask();
  }, [ask, isVisible, isTold]);

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

/** Hears of changes on this topic. Returns whether it has been joined. */
function useRealtime(topic: string | null): boolean {
  const queryClient = useQueryClient();
  const [joined, setJoined] = useState<string | null>(null);

  useEffect(() => {
    if (topic === null) return;
    /** A hidden page loads nothing; it asks when it is shown. */
    const whileVisible = (hear: typeof hearOfCall) => (message: { payload: unknown }) => {
      if (document.visibilityState !== 'hidden') hear(queryClient, message.payload);
    };
    const channel = supabase
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: 'conversation' }, whileVisible(hearOfConversation))
      .on('broadcast', { event: 'call' }, whileVisible(hearOfCall))
      .subscribe((status) => setJoined(status === channelStates.SUBSCRIBED ? topic : null));
    return () => void supabase.removeChannel(channel);
  }, [queryClient, topic]);

  return joined !== null && joined === topic;
}
