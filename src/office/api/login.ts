/**
 * Who is signed in, and what they may use. This only decides what to show; the database's row rules and the
 * functions check every request.
 */
import { type Factor, type User, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { type Role, roles } from '#functions/contract/action';
import { supabase, replaceToken } from './client';

/** The key of the query that asks who is logged in. */
export const loginKey = ['user'];

const adminRole = 'admin';

export type Refusal = 'signed-out' | 'no-role' | 'role-unverified' | 'failed';
/** `second-step`: the password was right, but the account's second factor is not checked yet. */
export type AccessState = 'checking' | 'second-step' | 'signed-out-here' | Role | Refusal;

/** True for a role that may use the office or a part of it. */
export const isStaff = (state: AccessState): state is Role => roles.some((role) => role === state);

/** The second factor that an account logs in with; undefined when it has none. */
export const findSecondFactor = (user: User | null): Factor | undefined =>
  user?.factors?.find((factor) => factor.factor_type === 'totp' && factor.status === 'verified');

export class RoleUnverified extends Error {}

/** The login stands, but its token has expired and the auth service gives no new one at the moment. */
export class TokenDelayed extends Error {}

async function hasAdminRole(userId: string): Promise<boolean> {
  const { data, error } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', adminRole)
    .maybeSingle()
    .retry(false);
  if (error) {
    throw new RoleUnverified();
  }
  return data?.role === adminRole;
}

/** Null for an account without a role. */
async function readRole(userId: string): Promise<Role | null> {
  if (await hasAdminRole(userId)) {
    return adminRole;
  }
  const others = await supabase.from('user_roles').select('role').eq('user_id', userId).retry(false);
  if (others.error) {
    throw new RoleUnverified();
  }
  return roles.find((role) => others.data.some((row) => row.role === role)) ?? null;
}

export type Login = { state: AccessState; user: User | null };

/** Asks the auth server for the user, then how far the login is, then the database for the role. */
export async function askLogin(): Promise<Login> {
  // `getSession` also waits for tokens that a confirmation link put into the address.
  const session = await supabase.auth.getSession();
  if (session.error && isAuthRetryableFetchError(session.error)) {
    throw new TokenDelayed();
  }
  let { data, error } = await supabase.auth.getUser();
  if (error?.code === 'bad_jwt' && error.message.includes('expired')) {
    const token = session.data.session?.access_token ?? '';
    if (await replaceToken(`Bearer ${token}`)) {
      ({ data, error } = await supabase.auth.getUser());
    }
  }
  if (error && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) {
    throw error;
  }
  const { user } = data;
  if (!user) {
    return { state: 'signed-out', user };
  }
  if (findSecondFactor(user)) {
    const level = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
    if (level.error) {
      throw level.error;
    }
    if (level.data.currentLevel !== 'aal2') {
      return { state: 'second-step', user };
    }
  }
  return { state: (await readRole(user.id)) ?? 'no-role', user };
}
