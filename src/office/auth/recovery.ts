/**
 * Whether somebody came by the link of a password reset. Listened for as soon as the client is there: the event
 * comes once, perhaps before anything is drawn.
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

/** The new password is set. */
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

/** For the login page alone. */
export const useRecovery = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isRecovering,
    () => false,
  );
