/** The login as the office's parts use it. */
import type { User } from '@supabase/supabase-js';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHydrated } from '../../ui/use-hydrated';
import { showAppBadge, unsubscribeDevice } from '../alerts/alert-device';
import { supabase } from '../api/client';
import { firstLogin } from '../api/first-questions';
import { forgetDrafts, keepDraftsOf } from '../conversation/draft-texts';
import { type AccessState, type Login, type Refusal, RoleUnverified } from './login';

/** The toasts for refused users. */
export const refusalMessages: Partial<Record<AccessState, string>> = {
  'signed-out': 'Please log in to access admin dashboard',
  'no-role': 'Access denied. Admin privileges required.',
  'role-unverified': 'Error verifying admin access',
  failed: 'An error occurred',
} satisfies Record<Refusal, string>;

/** An extra toast for users whose e-mailed link is no longer valid. */
export const spentLinkMessage =
  'This link has expired or was already used. Try logging in, or sign up again to get a new link.';

/** True for the URL fragment that Supabase Auth adds when an e-mailed link is no longer valid. */
export const isSpentLink = (fragment: string): boolean =>
  new URLSearchParams(fragment.slice(1)).get('error_code') === 'otp_expired';

export const loginKey = ['user'];
const signOutKey = ['sign-out'];

export const loginQuery = queryOptions({
  queryKey: loginKey,
  queryFn: async (): Promise<Login> => {
    const login = await firstLogin.answer();
    // A session that expired has left its drafts in this browser.
    if (login.user) keepDraftsOf(login.user.id);
    return login;
  },
});

/** Keeps the login's state up to date with the session, including a sign-out in another browser tab. */
export function useSessionChanges(queryClient: QueryClient): void {
  useEffect(() => {
    const { queryKey } = loginQuery;
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      const known = queryClient.getQueryData(queryKey);
      if (event === 'SIGNED_OUT') {
        const isOnPurpose = queryClient.isMutating({ mutationKey: signOutKey }) > 0;
        const state = isOnPurpose ? 'signed-out-here' : 'signed-out';
        queryClient.setQueryData(queryKey, { state, user: null });
        showAppBadge(0);
      }
      // This event also fires each time the browser tab is shown again. Only a different user matters.
      if (event === 'SIGNED_IN' && known && known.user?.id !== session?.user.id) {
        void queryClient.resetQueries({ queryKey });
      }
      // The second step was completed, or a second factor was set up.
      if (event === 'MFA_CHALLENGE_VERIFIED') void queryClient.invalidateQueries({ queryKey });
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);
}

/**
 * Checks the user and then their role. `isPaused`: the check waits for a connection. Until hydration both are as in
 * the prerendered page, even if the answer has come.
 */
export function useAccess(): { state: AccessState; user: User | null; isPaused: boolean } {
  const { data, error, isPaused } = useQuery(loginQuery);
  const isHydrated = useHydrated();
  if (!isHydrated) return { state: 'checking', user: null, isPaused: false };
  const failure = error instanceof RoleUnverified ? 'role-unverified' : 'failed';
  return { state: data?.state ?? (error ? failure : 'checking'), user: data?.user ?? null, isPaused };
}

/** Whether the user, whose access was checked, is an admin. Dispatchers may not change the setup or block people. */
export const useIsAdmin = (): boolean => useQuery({ ...loginQuery, enabled: false }).data?.state === 'admin';

/**
 * Signs out; {@link useAccess} notices. Fails when the server doesn't answer; the user is then still signed
 * in. `global` signs out every device.
 */
export const useSignOut = (scope: 'local' | 'global' = 'local') =>
  useMutation({
    mutationKey: signOutKey,
    mutationFn: async () => {
      const { error } = await supabase.auth.signOut({ scope });
      if (error) throw error;
      forgetDrafts();
      // The next user of this device must not see alerts.
      await unsubscribeDevice().catch(() => undefined);
    },
    meta: { failed: 'Signing out failed. Please try again.' },
  });
