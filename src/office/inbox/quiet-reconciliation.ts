import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reconcile } from '../api/mutations';

/** Shows neither result nor failure: the inbox notices new texts itself, and a timer runs this too. */
const ask = () => void reconcile().catch(() => undefined);

/** Fetches texts and calls with lost webhooks when the office opens and when the connection is back. */
export function useQuietReconciliation(): void {
  useEffect(() => {
    ask();
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) ask();
    });
  }, []);
}
