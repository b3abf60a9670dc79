import { useSyncExternalStore } from 'react';

function subscribe(notice: () => void): () => void {
  document.addEventListener('visibilitychange', notice);
  return () => document.removeEventListener('visibilitychange', notice);
}

const isVisible = () => document.visibilityState !== 'hidden';

/** Whether anybody can see the page: false in a background tab, and behind a locked screen. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible);
}
