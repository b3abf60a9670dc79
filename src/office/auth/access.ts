/** The login as the office's parts use it. */
import type { User } from '@supabase/supabase-js';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHydrated } from '../../ui/use-hydrated';
import { supabase } from '../api/client';
import { firstLogin } from '../api/first-questions';
import {
  type AccessState,
  type Login,
  type Refusal,
  RoleUnverified,
  TokenDelayed,
  loginKey,
} from '../api/login';
import { showAppBadge, unsubscribeDevice } from '../device/alert-device';
import { noteDevice } from '../device/device-note';
import { forgetDrafts, claimDrafts } from '../drafts/draft-owner';
import { showToast } from '../shared/toast';

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

const signOutKey = ['sign-out'];

const retryMs = 1_000;
/** A login whose token is delayed is asked for again for ten minutes, longer than the auth service's limit lasts. */
const tokenRetryMs = 5_000;
const mostTokenTries = 120;

export const loginQuery = queryOptions({
  queryKey: loginKey,
  queryFn: async (): Promise<Login> => {
    const login = await firstLogin.answer();
    // A session that expired has left its drafts in this browser.
    if (login.user) {
      claimDrafts(login.user.id);
    }
    return login;
  },
  retry: (failures, error) => failures < (error instanceof TokenDelayed ? mostTokenTries : 1),
  retryDelay: (_failures, error) => (error instanceof TokenDelayed ? tokenRetryMs : retryMs),
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
      // SIGNED_IN also fires each time the browser tab is shown again. Only a different user matters.
      const isLogin = event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY';
      if (isLogin && known && known.user?.id !== session?.user.id) {
        void queryClient.resetQueries({ queryKey });
      }
      // The second step was completed, or a second factor was set up.
      if (event === 'MFA_CHALLENGE_VERIFIED') {
        void queryClient.invalidateQueries({ queryKey });
      }
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
  if (!isHydrated) {
    return { state: 'checking', user: null, isPaused: false };
  }
  const failure = error instanceof RoleUnverified ? 'role-unverified' : 'failed';
  return { state: data?.state ?? (error ? failure : 'checking'), user: data?.user ?? null, isPaused };
}

/** Whether the user, whose access was checked, is an admin. Dispatchers may not change the setup or block people. */
export const useIsAdmin = (): boolean => useQuery({ ...loginQuery, enabled: false }).data?.state === 'admin';

type SignOutScope = 'local' | 'global';

/** Ends the session and forgets what it left in this browser. `global` signs out every device. */
async function signOut(scope: SignOutScope): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope });
  if (error) {
    throw error;
  }
  forgetDrafts();
  // The next user of this device must not see alerts.
  noteDevice(null);
  await unsubscribeDevice().catch(() => undefined);
}

const signOutFailed = 'Signing out failed. Please try again.';
/** The id of the user, whose access was checked. */
export const useUserId = (): string | null =>
  useQuery({ ...loginQuery, enabled: false }).data?.user?.id ?? null;

/**
 * Signs out; {@link useAccess} notices. Fails when the server doesn't answer; the user is then still signed
 * in.
 */
export const useSignOut = (scope: SignOutScope = 'local') =>
  useMutation({
    mutationKey: signOutKey,
    mutationFn: () => signOut(scope),
    meta: { failed: signOutFailed },
  });

/** Tells a user why they may not use the office. An account without a role can sign out, to use another one. */
export function showRefusal(state: AccessState, refusal: string): void {
  const offerSignOut = () => showToast.error(refusal, { label: 'Sign out', run: () => void leave() });
  const leave = () =>
    signOut('local').catch(() => {
      showToast.error(signOutFailed);
      offerSignOut();
    });
  if (state === 'no-role') {
    offerSignOut();
  } else {
    showToast.error(refusal);
  }
}
