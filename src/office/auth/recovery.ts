import { createSharedValue } from '../../ui/shared-value';
import { supabase } from '../api/client';

/**
 * True when the person came from the link of a password reset, until the new password is set. Listens as soon as
 * the client exists, because the event comes only once, possibly before the first render.
 */
export const recovery = createSharedValue(false);

supabase.auth.onAuthStateChange((event) => {
  if (event === 'PASSWORD_RECOVERY' || event === 'SIGNED_OUT') {
    recovery.set(event === 'PASSWORD_RECOVERY');
  }
});
