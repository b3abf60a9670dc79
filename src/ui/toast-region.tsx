import { type ReactNode, useSyncExternalStore } from 'react';

/** The place for toasts on every page. Only the office shows any, and it sets the component for them. */
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
