import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reconcile } from '../api/mutations';

/** What it brings is noticed as all news are. It runs by itself as well, so nobody need hear of a failure. */
const ask = () => void reconcile().catch(() => undefined);

/** Has Twilio asked for what its webhooks failed to tell: when the office opens, and when the connection is back. */
export function useQuietReconciliation(): void {
  useEffect(() => {
    ask();
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) ask();
    });
  }, []);
}
