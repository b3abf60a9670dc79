/** Calls of the auth service. All throw {@link BackendFailure} on failure. */
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { officePaths } from '../../content/office-paths';
import { BackendFailure, supabase } from '../api/client';
import { secondFactorOf } from './login';

/** Throws BackendFailure with the auth service's message, or without one when the service wasn't reached. */
function throwAuthFailure(error: AuthError | null): asserts error is null {
  if (!error) return;
  const isAnswer = !isAuthRetryableFetchError(error) && error.name !== 'AuthUnknownError';
  throw new BackendFailure(isAnswer && error.message !== '' ? error.message : null, error.status ?? null);
}

const authDone = async (asked: Promise<{ error: AuthError | null }>) => throwAuthFailure((await asked).error);

/** Returns whether the login is complete. An account with a second factor needs its code next. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  throwAuthFailure(error);
  return secondFactorOf(data.user) === undefined;
}

/** The link in the confirmation mail leads to the dashboard. */
export const signUp = (email: string, password: string) =>
  authDone(
    supabase.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: window.location.origin + officePaths.dashboard },
    }),
  );

/** Sends the mail only if the account exists. The answer doesn't reveal whether it does. */
export async function sendPasswordReset(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: window.location.origin + officePaths.login,
  });
  // Only an existing account can ask too soon after its last mail, so this error would reveal the account.
  if (error?.status !== 429) throwAuthFailure(error);
}

/** Sets the password of the signed-in account. Returns whether its other devices could be signed out. */
export async function setPassword(password: string): Promise<boolean> {
  await authDone(supabase.auth.updateUser({ password }));
  return (await supabase.auth.signOut({ scope: 'others' })).error === null;
}

/** Checks a code of the authenticator app and raises the session to two factors (`aal2`). */
export const confirmSecondFactor = (factorId: string, code: string) =>
  authDone(supabase.auth.mfa.challengeAndVerify({ factorId, code }));

export const removeSecondFactor = (factorId: string) => authDone(supabase.auth.mfa.unenroll({ factorId }));

/** Starts the setup of an authenticator app; `qrCode` is an SVG. */
export async function enrollSecondFactor() {
  const known = await supabase.auth.mfa.listFactors();
  throwAuthFailure(known.error);
  // Removes factors whose setup was never finished, because they count toward the limit.
  for (const { id, status } of known.data?.all ?? []) {
    if (status === 'unverified') await supabase.auth.mfa.unenroll({ factorId: id });
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
