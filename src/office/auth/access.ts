/**
 * Who may use the office (spec section 4). A courtesy to the visitor, not the lock: the database's
 * row rules and the functions check every request themselves.
 */
import { type User, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { type UseQueryResult, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '../api/client';
import { storeSchedule } from '../forwarding/schedule-draft';
import { forgetDrafts } from '../conversation/draft-storage';

const adminRole = 'admin';

export type Refusal = 'signed-out' | 'not-admin' | 'role-unverified' | 'failed';
type AccessState = 'checking' | 'admin' | Refusal;

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

export function isRefusal(state: AccessState): state is Refusal {
  return state !== 'checking' && state !== 'admin';
}

/** The signed-in user as the auth server knows them, null when there is none. */
const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async (): Promise<User | null> => {
      // Waits for the tokens a confirmation link left in the address, then asks the auth server.
      const { data, error } = await supabase.auth.getUser();
      if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) throw error;
      return data.user;
    },
  });

const isAdminQuery = (userId: string) =>
  queryOptions({
    queryKey: [...userQuery().queryKey, userId, 'is-admin'],
    queryFn: async (): Promise<boolean> => {
      const { data, error } = await supabase
        .from('user_roles')
        .select('role')
        .eq('user_id', userId)
        .eq('role', adminRole)
        .maybeSingle()
        .retry(false);
      if (error) throw error;
      return data?.role === adminRole;
    },
  });

function stateOf(user: UseQueryResult<User | null>, isAdmin: UseQueryResult<boolean>): AccessState {
  if (user.data === null) return 'signed-out';
  if (user.data === undefined) return user.isError ? 'failed' : 'checking';
  if (isAdmin.data === undefined) return isAdmin.isError ? 'role-unverified' : 'checking';
  return isAdmin.data ? 'admin' : 'not-admin';
}

type Access = {
  state: AccessState;
  user: User | null;
  /** The check waits for a connection. */
  isPaused: boolean;
};

/** Checks the user, then their role, and follows the session: a sign-out in another tab counts here too. */
export function useAccess(): Access {
  const queryClient = useQueryClient();
  const user = useQuery(userQuery());
  const isAdmin = useQuery({
    ...isAdminQuery(user.data?.id ?? ''),
    enabled: user.data !== null && user.data !== undefined,
  });

  useEffect(() => {
    const { queryKey } = userQuery();
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      const known = queryClient.getQueryData(queryKey);
      if (event === 'SIGNED_OUT') queryClient.setQueryData(queryKey, null);
      // Also told whenever the browser's tab is shown again; only another user is news.
      if (event === 'SIGNED_IN' && known !== undefined && known?.id !== session?.user.id) {
        void queryClient.resetQueries({ queryKey });
      }
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);

  return {
    state: stateOf(user, isAdmin),
    user: user.data ?? null,
    isPaused: user.isPaused || isAdmin.isPaused,
  };
}

export const signOutFailure = 'Signing out failed. Please try again.';

/** Answers false when the server could not be told, so that the session goes on. */
export async function signOut(): Promise<boolean> {
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) return false;
  forgetDrafts();
  storeSchedule(null);
  return true;
}
