/**
 * Who may use the office. This only decides what to show; the database's row rules and the
 * functions check every request.
 */
import { type Factor, type User, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Role, roles } from '#functions/contract/action';
import { showAppBadge, unsubscribeDevice } from '../alerts/alert-device';
import { supabase } from '../api/client';
import { forgetDrafts, keepDraftsOf } from '../conversation/draft-texts';

const adminRole = 'admin';

type Refusal = 'signed-out' | 'no-role' | 'role-unverified' | 'failed';
/** `second-step`: the password was right, but the account's second factor is not checked yet. */
type AccessState = 'checking' | 'second-step' | 'signed-out-here' | Role | Refusal;

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

/** True for a role that may use the office or a part of it. */
export const isStaff = (state: AccessState): state is Role => roles.some((role) => role === state);

/** The second factor that an account logs in with; undefined when it has none. */
export const secondFactorOf = (user: User | null): Factor | undefined =>
  user?.factors?.find((factor) => factor.factor_type === 'totp' && factor.status === 'verified');

class RoleUnverified extends Error {}

async function hasAdminRole(userId: string): Promise<boolean> {
  const { data, error } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', adminRole)
    .maybeSingle()
    .retry(false);
  if (error) throw new RoleUnverified();
  return data?.role === adminRole;
}

/** Null for an account without a role. */
async function roleOf(userId: string): Promise<Role | null> {
  if (await hasAdminRole(userId)) return adminRole;
  // Accepts an invitation, if there is one.
  const joined = await supabase.rpc('accept_invitation').retry(false);
  if (joined.error) throw new RoleUnverified();
  // Another tab may have accepted an admin's invitation since the first look, which this answer leaves out.
  if (joined.data === null && (await hasAdminRole(userId))) return adminRole;
  return roles.find((role) => role === joined.data) ?? null;
}

export const loginKey = ['user'];
const signOutKey = ['sign-out'];

type Login = { state: AccessState; user: User | null };

/** Asks the auth server for the user, then how far the login is, then the database for the role. */
async function askLogin(): Promise<Login> {
  // `getUser` also waits for tokens that a confirmation link put into the address.
  const { data, error } = await supabase.auth.getUser();
  if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) throw error;
  const { user } = data;
  if (!user) return { state: 'signed-out', user };
  // A session that expired has left its drafts in this browser.
  keepDraftsOf(user.id);
  if (secondFactorOf(user)) {
    const level = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
    if (level.error) throw level.error;
    if (level.data.currentLevel !== 'aal2') return { state: 'second-step', user };
  }
  return { state: (await roleOf(user.id)) ?? 'no-role', user };
}

export const loginQuery = queryOptions({ queryKey: loginKey, queryFn: askLogin });

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

/** Checks the user and then their role. `isPaused`: the check waits for a connection. */
export function useAccess(): { state: AccessState; user: User | null; isPaused: boolean } {
  const { data, error, isPaused } = useQuery(loginQuery);
  const failure = error instanceof RoleUnverified ? 'role-unverified' : 'failed';
  return { state: data?.state ?? (error ? failure : 'checking'), user: data?.user ?? null, isPaused };
}

/** Whether the user, whose access was checked, is an admin. Dispatchers may not change the setup or block people. */
export const useIsAdmin = (): boolean =>
  useQuery({ ...loginQuery, enabled: false }).data?.state === adminRole;

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
