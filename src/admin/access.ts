/**
 * Who may use the office (spec section 4). A courtesy to the visitor, not the lock: the database's
 * row rules and the functions check every request themselves.
 */
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { supabase } from '../lib/supabase';

const adminRole = 'admin';

export type Refusal = 'signed-out' | 'not-admin' | 'role-unverified' | 'failed';
export type Access = 'checking' | 'admin' | Refusal;

/** What a refused visitor is told (spec section 8). */
export const refusalMessages: Record<Refusal, string> = {
  'signed-out': 'Please log in to access admin dashboard',
  'not-admin': 'Access denied. Admin privileges required.',
  'role-unverified': 'Error verifying admin access',
  failed: 'An error occurred',
};

/** Told besides, when a mailed link led here in vain. */
export const spentLinkMessage =
  'This link has expired or was used already. Try to log in; sign up again for a new link.';

/** True for the fragment that Supabase Auth puts behind the address when a mailed link is no longer good. */
export function isSpentLink(fragment: string): boolean {
  return new URLSearchParams(fragment.slice(1)).get('error_code') === 'otp_expired';
}

export function isRefusal(access: Access): access is Refusal {
  return access !== 'checking' && access !== 'admin';
}

/** Asks for the user, then for the admin role row. */
async function checkAccess(): Promise<Access> {
  try {
    // Waits for the tokens a confirmation link left in the address, then asks the auth server.
    const { data, error } = await supabase.auth.getUser();
    if (isAuthRetryableFetchError(error) || (error?.status ?? 0) >= 500) return 'failed';
    if (error || !data.user) return 'signed-out';
    const role = await supabase
      .from('user_roles')
      .select('role')
      .eq('user_id', data.user.id)
      .eq('role', adminRole)
      .maybeSingle()
      .retry(false);
    if (role.error) return 'role-unverified';
    return role.data?.role === adminRole ? 'admin' : 'not-admin';
  } catch {
    return 'failed';
  }
}

/**
 * Checks once, then follows the session: whoever is signed out elsewhere is signed out here.
 * `signOut` answers false when the server could not be told, so that the session goes on.
 */
export function useAccess(): { access: Access; signOut: () => Promise<boolean> } {
  const [access, setAccess] = useState<Access>('checking');
  const isLeaving = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    void checkAccess().then((answer) => {
      if (isCurrent) setAccess((known) => (known === 'checking' ? answer : known));
    });
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT' && isCurrent && !isLeaving.current) setAccess('signed-out');
    });
    return () => {
      isCurrent = false;
      data.subscription.unsubscribe();
    };
  }, []);

  const signOut = useCallback(async () => {
    isLeaving.current = true;
    const { error } = await supabase.auth.signOut({ scope: 'local' });
    isLeaving.current = error === null;
    return error === null;
  }, []);

  return { access, signOut };
}
