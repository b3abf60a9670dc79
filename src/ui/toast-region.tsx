import { type ReactNode, useSyncExternalStore } from 'react';

/** The one place that knows what notices there are; only the office raises any, and brings what draws them. */
let notices: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => notices;

export function drawNotices(drawn: ReactNode): void {
  notices = drawn;
  for (const listener of listeners) listener();
}

/** The place of notices at the app's root, where they survive a change of page. */
export const ToastRegion = () => useSyncExternalStore(subscribe, current, current);
