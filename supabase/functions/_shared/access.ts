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
import { HttpError } from './http-error.ts';

/** The owner of a token, and whether they logged in with a second factor. */
type Login = { userId: string; email: string | null; hasSecondFactor: boolean };

/** The person who called an action: an admin, unless the action allows others. `token` is verified. */
export type Admin = Pick<Login, 'userId' | 'email'> & { token: string; role: Role };

export type RequireAdmin = (request: Request) => Promise<Admin>;

const keySetMaxAgeMs = 10 * 60_000;
/** Keeps a refusal under three seconds even when the Auth server hangs. */
const authTimeoutMs = 2_500;
const asymmetricAlgorithms = ['ES256', 'RS256'];
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export const notSignedIn = () => new HttpError(401, 'not_signed_in', 'Please log in again.');
export const notAdmin = () => new HttpError(403, 'not_admin', 'Access denied. Admin privileges required.');
const secondFactorRequired = () =>
  new HttpError(
    403,
    'second_factor_required',
    'Please log in with a second factor. You can set one up under Settings, Your login.',
  );
const cannotVerify = (cause: unknown) =>
  new HttpError(503, 'auth_unavailable', 'Your login could not be checked. Please try again in a moment.', {
    cause,
  });

/** True when the bearer is one of the project's secret keys. Only the scheduled job uses one here. */
export function isFromSchedule(request: Request, { secretKeys }: Env): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const bytes = Buffer.from(given);
  // Compares every key in constant time, so that timing reveals only the lengths.
  const matches = secretKeys.map((key) => {
    const expected = Buffer.from(key);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return matches.includes(true);
}

/** The claims in every access token of a signed-in person. */
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

/** Decodes a part of a token without verifying it. */
function decoded<T>(decode: (token: string) => T, token: string): T {
  try {
    return decode(token);
  } catch {
    throw notSignedIn();
  }
}

/**
 * Guards the actions of the office: checks signed tokens here, and asks the Auth server about shared-secret
 * tokens. Looks up role and second factor on every call, so that removing a role works at once.
 * Throws 401, 403, or 503 when the token, role or second factor can't be checked.
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

  /** Asks the Auth server who owns this token. Its claims can be trusted only after that. */
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
    // @supabase/lite 0.10 leaves the issuer out. A token that names an issuer must name ours.
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
