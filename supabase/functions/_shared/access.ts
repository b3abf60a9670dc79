import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
} from 'jose';
import * as v from 'valibot';
import type { Role } from './contract/action.ts';
import { uuid } from './contract/fields.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { isJsonObject } from './json.ts';
import { Refusal } from './refusal.ts';

/** Whose a token is, and whether they logged in with a second factor. */
type Login = { userId: string; email: string | null; hasSecondFactor: boolean };

/** The person behind a call of the office, an admin unless the action allows others. `token` is verified. */
export type Admin = Pick<Login, 'userId' | 'email'> & { token: string; role: Role };

export type RequireAdmin = (request: Request) => Promise<Admin>;

const keySetMaxAgeMs = 10 * 60_000;
/** So that a refusal takes less than three seconds, whatever the Auth server does. */
const authTimeoutMs = 2_500;
const asymmetricAlgorithms = ['ES256', 'RS256'];
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please log in again.');
export const notAdmin = () => new Refusal(403, 'not_admin', 'Access denied. Admin privileges required.');
const secondFactorRequired = () =>
  new Refusal(
    403,
    'second_factor_required',
    'Please log in with a second factor. You can set one up under Settings, Your login.',
  );
const cannotVerify = (cause: unknown) =>
  new Refusal(503, 'auth_unavailable', 'Your login could not be checked. Please try again in a moment.', {
    cause,
  });

/** True when the bearer is one of the project's secret keys, which only the schedule uses here. */
export function isFromSchedule(request: Request, { secretKeys }: Env): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const bytes = Buffer.from(given);
  // Every key is compared, in a time that depends on the lengths only.
  const matches = secretKeys.map((key) => {
    const expected = Buffer.from(key);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return matches.includes(true);
}

/** The claims that every access token of a signed-in person has. */
function loginOf(claims: JWTPayload): Login {
  const { sub, exp, aud } = claims;
  if (
    aud !== 'authenticated' ||
    claims['role'] !== 'authenticated' ||
    claims['is_anonymous'] === true ||
    typeof exp !== 'number' ||
    exp * 1000 <= Date.now() ||
    !v.is(uuid, sub)
  ) {
    throw notSignedIn();
  }
  const email = typeof claims['email'] === 'string' ? claims['email'] : null;
  return { userId: sub, email, hasSecondFactor: claims['aal'] === 'aal2' };
}

/** Reads a part of a token that nothing vouches for yet. */
function decoded<T>(decode: (token: string) => T, token: string): T {
  try {
    return decode(token);
  } catch {
    throw notSignedIn();
  }
}

/**
 * Guards the admin actions. A token signed with one of the project's keys is checked here; one with
 * the project's shared secret (older projects, the embedded stack), which functions don't hold, is
 * put before the Auth server. Role and second factor are looked up on every call, so that taking the
 * role away works at once. Throws 401, 403, or 503 when one of the three can't be asked.
 */
export function adminGuard(env: Env, database: Database): RequireAdmin {
  const authUrl = `${env.supabaseUrl}/auth/v1`;
  const keySet = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`), {
    cacheMaxAge: keySetMaxAgeMs,
    timeoutDuration: authTimeoutMs,
  });

  async function verifyWithKeySet(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        algorithms: asymmetricAlgorithms,
        issuer: env.tokenIssuer,
        audience: 'authenticated',
      });
      return payload;
    } catch (error) {
      const isRefused =
        error instanceof errors.JWTClaimValidationFailed ||
        error instanceof errors.JWTExpired ||
        error instanceof errors.JWTInvalid ||
        error instanceof errors.JWSInvalid ||
        error instanceof errors.JWSSignatureVerificationFailed ||
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSEAlgNotAllowed ||
        error instanceof errors.JOSENotSupported;
      throw isRefused ? notSignedIn() : cannotVerify(error);
    }
  }

  /** Asks the Auth server whose token this is; only then may its claims be believed. */
  async function vouchedByAuthServer(token: string, subject: string): Promise<void> {
    let status: number;
    let user: unknown;
    try {
      const response = await fetch(`${authUrl}/user`, {
        headers: { apikey: env.secretKey, authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(authTimeoutMs),
      });
      status = response.status;
      user = await response.json();
    } catch (error) {
      throw cannotVerify(error);
    }
    if (status >= 500 || status === 429) throw cannotVerify(`Auth answered ${status}`);
    if (status !== 200 || !isJsonObject(user) || user['id'] !== subject || user['is_anonymous'] === true) {
      throw notSignedIn();
    }
  }

  async function verified(token: string): Promise<Login> {
    const { alg } = decoded(decodeProtectedHeader, token);
    if (alg !== undefined && asymmetricAlgorithms.includes(alg)) {
      return loginOf(await verifyWithKeySet(token));
    }
    if (alg !== 'HS256') throw notSignedIn();
    const claims = decoded(decodeJwt, token);
    // @supabase/lite 0.10 leaves the issuer out; a token that names one must name ours.
    if (claims.iss !== undefined && claims.iss !== env.tokenIssuer) throw notSignedIn();
    const login = loginOf(claims);
    await vouchedByAuthServer(token, login.userId);
    return login;
  }

  return async (request) => {
    const [, token] = bearer.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) throw notSignedIn();
    const { userId, email, hasSecondFactor } = await verified(token);
    const access = await database.people.accessOf(userId);
    if (access === null) throw notAdmin();
    if (access.requiresSecondFactor && !hasSecondFactor) throw secondFactorRequired();
    return { userId, email, token, role: access.role };
  };
}
