import { type ReactNode, useSyncExternalStore } from 'react';

/** The toasts to render, or null. Only the office sets them, so the site doesn't load their library. */
let toasts: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => toasts;

export function drawToasts(drawn: ReactNode): void {
  toasts = drawn;
  for (const listener of listeners) listener();
}

/** Renders the toasts at the app's root, so that they survive a change of page. */
export const ToastRegion = () => useSyncExternalStore(subscribe, current, current);
