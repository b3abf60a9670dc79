/**
 * Who may use the office (spec section 4). This only decides what to show; the database's row rules and the
 * functions check every request.
 */
import { type Factor, type User, isAuthRetryableFetchError } from '@supabase/supabase-js';
import {
  type UseQueryResult,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Role, roles } from '../../../supabase/functions/_shared/contract/action';
import { supabase } from '../api/client';
import { forgetHandlingDrafts } from '../settings/handling-drafts';
import { forgetDrafts } from '../conversation/draft-texts';

const adminRole = 'admin';

export type Refusal = 'signed-out' | 'not-admin' | 'role-unverified' | 'failed';
/** `second-step`: the password was right, but the account's second factor is not checked yet. */
type AccessState = 'checking' | 'second-step' | Role | Refusal;

/** The toasts for refused users (spec section 8). */
export const refusalMessages: Record<Refusal, string> = {
  'signed-out': 'Please log in to access admin dashboard',
  'not-admin': 'Access denied. Admin privileges required.',
  'role-unverified': 'Error verifying admin access',
  failed: 'An error occurred',
};

/** An extra toast for users whose e-mailed link is no longer valid. */
export const spentLinkMessage =
  'This link has expired or was already used. Try logging in, or sign up again to get a new link.';

/** True for the URL fragment that Supabase Auth adds when an e-mailed link is no longer valid. */
export function isSpentLink(fragment: string): boolean {
  return new URLSearchParams(fragment.slice(1)).get('error_code') === 'otp_expired';
}

export function isRefusal(state: AccessState): state is Refusal {
  return state !== 'checking' && state !== 'second-step' && !isStaff(state);
}

/** True for a role that may use the office or a part of it. */
export const isStaff = (state: AccessState): state is Role => roles.some((role) => role === state);

/** Prefix of all query keys about the login. */
export const loginKey = ['user'];

/** The signed-in user according to the auth server; null when nobody is signed in. */
const userQuery = () =>
  queryOptions({
    queryKey: loginKey,
    queryFn: async (): Promise<User | null> => {
      // `getUser` also waits for tokens that a confirmation link put into the address.
      const { data, error } = await supabase.auth.getUser();
      if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) throw error;
      return data.user;
    },
  });

/** The second factor that an account logs in with; undefined when it has none. */
export const secondFactorOf = (user: User | null | undefined): Factor | undefined =>
  user?.factors?.find((factor) => factor.factor_type === 'totp' && factor.status === 'verified');

/** True while the login still needs its second step. */
const secondStepQuery = (userId: string) =>
  queryOptions({
    queryKey: [...loginKey, userId, 'second-step'],
    queryFn: async (): Promise<boolean> => {
      const { data, error } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
      if (error) throw error;
      return data.currentLevel !== 'aal2';
    },
  });

/** Null for an account without a role. */
const roleQuery = (userId: string) =>
  queryOptions({
    queryKey: [...loginKey, userId, 'role'],
    queryFn: async (): Promise<Role | null> => {
      const { data, error } = await supabase
        .from('user_roles')
        .select('role')
        .eq('user_id', userId)
        .eq('role', adminRole)
        .maybeSingle()
        .retry(false);
      if (error) throw error;
      if (data?.role === adminRole) return adminRole;
      // Accepts an invitation, if there is one.
      const joined = await supabase.rpc('accept_invitation').retry(false);
      if (joined.error) throw joined.error;
      return roles.find((role) => role === joined.data) ?? null;
    },
  });

function stateOf(
  user: UseQueryResult<User | null>,
  secondStep: UseQueryResult<boolean>,
  role: UseQueryResult<Role | null>,
): AccessState {
  if (user.data === null) return 'signed-out';
  if (user.data === undefined) return user.isError ? 'failed' : 'checking';
  if (secondFactorOf(user.data) !== undefined) {
    if (secondStep.data === undefined) return secondStep.isError ? 'failed' : 'checking';
    if (secondStep.data) return 'second-step';
  }
  if (role.data === undefined) return role.isError ? 'role-unverified' : 'checking';
  return role.data ?? 'not-admin';
}

type Access = {
  state: AccessState;
  user: User | null;
  /** True while the check waits for a connection. */
  isPaused: boolean;
};

/**
 * Checks the user and then their role, and follows the session, including a sign-out in another browser tab.
 */
export function useAccess(): Access {
  const queryClient = useQueryClient();
  const user = useQuery(userQuery());
  const hasFactor = secondFactorOf(user.data) !== undefined;
  const secondStep = useQuery({ ...secondStepQuery(user.data?.id ?? ''), enabled: hasFactor });
  const role = useQuery({
    ...roleQuery(user.data?.id ?? ''),
    enabled: user.data !== null && user.data !== undefined && (!hasFactor || secondStep.data === false),
  });

  useEffect(() => {
    const { queryKey } = userQuery();
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      const known = queryClient.getQueryData(queryKey);
      if (event === 'SIGNED_OUT') queryClient.setQueryData(queryKey, null);
      // This event also fires each time the browser tab is shown again. Only a different user matters.
      if (event === 'SIGNED_IN' && known !== undefined && known?.id !== session?.user.id) {
        void queryClient.resetQueries({ queryKey });
      }
      // The second step was completed, or a second factor was set up.
      if (event === 'MFA_CHALLENGE_VERIFIED') void queryClient.invalidateQueries({ queryKey });
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);

  return {
    state: stateOf(user, secondStep, role),
    user: user.data ?? null,
    isPaused: user.isPaused || role.isPaused,
  };
}

export const signOutFailure = 'Signing out failed. Please try again.';

/**
 * Returns false when the server didn't answer; the user is then still signed in. `global` signs out every
 * device.
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<boolean> {
  const { error } = await supabase.auth.signOut({ scope });
  if (error) return false;
  forgetDrafts();
  forgetHandlingDrafts();
  return true;
}

/** {@link signOut} as a mutation with a failure toast. `useAccess` reacts to success. */
export const useSignOut = (scope?: 'global') =>
  useMutation({
    mutationFn: async () => {
      if (!(await signOut(scope))) throw new Error(signOutFailure);
    },
    meta: { failed: signOutFailure },
  });
