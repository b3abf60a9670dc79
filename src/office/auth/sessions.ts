/** Calls of the auth service. All throw {@link BackendFailure} on failure. */
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { buildInvitationLink } from '#functions/contract/people';
import { officePaths } from '../../content/office-paths';
import { BackendFailure, supabase, twilioManage } from '../api/client';
import { findSecondFactor } from '../api/login';
import { readPendingInvitation } from './invitation';

/** Throws BackendFailure with the auth service's message, or without one when the service wasn't reached. */
function throwAuthFailure(error: AuthError | null): asserts error is null {
  if (!error) {
    return;
  }
  const isAnswer = !isAuthRetryableFetchError(error) && error.name !== 'AuthUnknownError';
  throw new BackendFailure(isAnswer && error.message !== '' ? error.message : null, error.status ?? null);
}

const finishAuth = async (asked: Promise<{ error: AuthError | null }>) =>
  throwAuthFailure((await asked).error);

/** Returns whether the login is complete. An account with a second factor needs its code next. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  throwAuthFailure(error);
  return findSecondFactor(data.user) === undefined;
}

/** Where a mailed link leads: to the waiting invitation, if there is one. */
function buildLinkTarget(path: string): string {
  const { origin } = window.location;
  const secret = readPendingInvitation();
  return secret === null ? origin + path : buildInvitationLink(origin, secret);
}

/** The link in the confirmation mail leads to the dashboard. */
export const signUp = (email: string, password: string) =>
  finishAuth(
    supabase.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: buildLinkTarget(officePaths.dashboard) },
    }),
  );

/** Sends the mail only if the account exists. The answer doesn't reveal whether it does. */
export async function sendPasswordReset(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: buildLinkTarget(officePaths.login),
  });
  // Only an existing account can ask too soon after its last mail, so this error would reveal the account.
  if (error?.status !== 429) {
    throwAuthFailure(error);
  }
}

/** Sets the password of the signed-in account. Returns whether its other devices could be signed out. */
export async function setPassword(password: string): Promise<boolean> {
  await finishAuth(supabase.auth.updateUser({ password }));
  return (await supabase.auth.signOut({ scope: 'others' })).error === null;
}

/** Signs in with the token of a mailed link. False when it is no longer valid. */
export async function spendMailedLink(link: Parameters<typeof supabase.auth.verifyOtp>[0]): Promise<boolean> {
  const { error } = await supabase.auth.verifyOtp(link);
  // Auth answers 403 for a spent or an unknown token.
  if (error?.code === 'otp_expired' || error?.status === 403) {
    return false;
  }
  throwAuthFailure(error);
  return true;
}

/**
 * Saves a password and starts the role of the invitation. The role counts only for later tokens, so this gets one. False
 * when that failed: the person then has to log in with the new password.
 */
export async function acceptInvitation(secret: string, password: string): Promise<boolean> {
  await twilioManage.call('acceptInvitation', { secret, password });
  const { error } = await supabase.auth.refreshSession();
  return error === null;
}

/** Checks a code of the authenticator app and raises the session to two factors (`aal2`). */
export const confirmSecondFactor = (factorId: string, code: string) =>
  finishAuth(supabase.auth.mfa.challengeAndVerify({ factorId, code }));

export const removeSecondFactor = (factorId: string) => finishAuth(supabase.auth.mfa.unenroll({ factorId }));

/** Starts the setup of an authenticator app; `qrCode` is an SVG. */
export async function enrollSecondFactor() {
  const known = await supabase.auth.mfa.listFactors();
  throwAuthFailure(known.error);
  // Removes factors whose setup was never finished, because they count toward the limit.
  for (const { id, status } of known.data?.all ?? []) {
    if (status === 'unverified') {
      await supabase.auth.mfa.unenroll({ factorId: id });
    }
  }
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp' });
  if (error?.status === 404) {
    throw new BackendFailure('This installation does not support a second step.', 404);
  }
  throwAuthFailure(error);
  const svg = data.totp.qr_code.replace(/^data:[^,]*,/, '');
  return {
    factorId: data.id,
    qrCode: new Blob([svg], { type: 'image/svg+xml' }),
    secret: data.totp.secret,
  };
}
