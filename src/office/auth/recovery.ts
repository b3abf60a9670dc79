/**
 * Tells whether the person came from the link of a password reset. Listens as soon as the client exists,
 * because the event comes only once, possibly before the first render.
 */
import { useSyncExternalStore } from 'react';
import { supabase } from '../api/client';

let isRecovering = false;
let notify = () => {};

supabase.auth.onAuthStateChange((event) => {
  if (event !== 'PASSWORD_RECOVERY' && event !== 'SIGNED_OUT') return;
  isRecovering = event === 'PASSWORD_RECOVERY';
  notify();
});

/** Call this once the new password is set. */
export function endRecovery(): void {
  isRecovering = false;
  notify();
}

function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = () => {};
  };
}

/** Only the login page uses this. */
export const useRecovery = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isRecovering,
    () => false,
  );
