/** Calls of Supabase Auth: mails that it sends for us, and what a signed-in person asks through us. */
import * as v from 'valibot';
import type { Env } from './env.ts';
import { HttpError, refusal } from './http-error.ts';
import { parseJson } from './json.ts';
import { createKeyHeaders } from './key-headers.ts';

/** Auth may wait for its mail service. */
const timeoutMs = 10_000;

/** The project at which Auth answers. */
export type AuthProject = Pick<Env, 'supabaseUrl' | 'secretKey'>;

type AuthAnswer = { status: number; code: string };

/** Auth names the reason in `error_code`, newer versions in `code`. */
const failure = v.object({ error_code: v.optional(v.string()), code: v.optional(v.unknown()) });

/** The reason without the address that was asked, which some engines put into their message and which may hold a secret. */
function removeAddress(error: unknown): never {
  throw new Error(`Auth was not reached (${error instanceof Error ? error.name : 'unknown'})`);
}

async function askAuth(
  { supabaseUrl, secretKey }: AuthProject,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  token?: string,
): Promise<AuthAnswer> {
  const response = await fetch(`${supabaseUrl}/auth/v1/${path}`, {
    method,
    headers: {
      ...createKeyHeaders(secretKey),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(removeAddress);
  const parsed = v.safeParse(failure, parseJson(await response.text()));
  const { error_code, code } = parsed.success ? parsed.output : {};
  return { status: response.status, code: error_code ?? (typeof code === 'string' ? code : '') };
}

const encodeBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** 32 random bytes in base64url, for a link that nobody can guess. */
export const createSecret = () => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in hex. The database holds only this of a secret. */
export async function hashSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Has Auth mail its own link to this address, which leads on to `link`: the reset link where there is an account, else
 * the sign-up link of a new account whose password nobody knows. Throws when Auth takes no mail.
 */
export async function mailLink(
  project: AuthProject,
  email: string,
  link: string,
  hasAccount: boolean,
): Promise<void> {
  const path = `${hasAccount ? 'recover' : 'signup'}?redirect_to=${encodeURIComponent(link)}`;
  const { status, code } = await askAuth(project, 'POST', path, {
    email,
    ...(!hasAccount && { password: createSecret() }),
  });
  if (status !== 200) {
    throw new Error(`Auth answered ${status} (${code})`);
  }
}

const unavailable = (cause: unknown) => refusal(503, 'auth_unavailable', { cause });

/** Asks as the person. Throws 503 when Auth doesn't answer, or is asked too much. */
async function askAsPerson(...request: Parameters<typeof askAuth>): Promise<AuthAnswer> {
  const answer = await askAuth(...request).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (answer.status >= 500 || answer.status === 429) {
    throw unavailable(`Auth answered ${answer.status}`);
  }
  return answer;
}

/**
 * Saves a password for the person whose access token this is. The password that they have already counts as saved.
 * Throws 4xx when Auth refuses it.
 */
export async function savePassword(project: AuthProject, token: string, password: string): Promise<void> {
  const { status, code } = await askAsPerson(project, 'PUT', 'user', { password }, token);
  if (status === 200 || code === 'same_password') {
    return;
  }
  if (code === 'insufficient_aal') {
    throw refusal(403, 'second_factor_required');
  }
  if (code.startsWith('reauthentication')) {
    throw refusal(403, 'login_too_old');
  }
  if (status === 401 || status === 403) {
    throw new HttpError(401, 'not_signed_in', 'Please log in again.');
  }
  throw refusal(400, 'password_refused', { cause: code });
}

/** Ends all sessions of the account but the token's own. Throws 503 when that isn't certain. */
export async function endOtherSessions(project: AuthProject, token: string): Promise<void> {
  const { status } = await askAsPerson(project, 'POST', 'logout?scope=others', {}, token).catch(
    (cause: unknown) => {
      throw refusal(503, 'others_signed_in', { cause });
    },
  );
  if (status !== 200 && status !== 204) {
    throw refusal(503, 'others_signed_in', { cause: `Auth answered ${status}` });
  }
}
