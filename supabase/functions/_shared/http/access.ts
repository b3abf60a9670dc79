import * as jose from 'jose';
import * as v from 'valibot';
import { roles, type Role } from '../contract/action.ts';
import { uuid } from '../contract/fields.ts';
import type { Database } from '../database/client.ts';
import type { Env } from '../runtime/env.ts';
import { HttpError, refusal } from '../runtime/http-error.ts';
import { isSameSecret } from '../twilio/signature.ts';

/** Somebody who is signed in, with or without a role. `token` is already verified. */
export type Account = { userId: string; email: string | null; token: string };

/** The person of the office who called an action. `name` is what the others call them. */
export type StaffMember = Account & { role: Role; name: string };

/** Who sends a request; see {@link createCallerIdentifier}. */
type Caller = { account: Account } & (
  | { member: StaffMember; refusal: null }
  | { member: null; refusal: HttpError }
);

/** The claims of a signed-in person's access token. `aal` is `aal2` after a login with a second factor. */
const login = v.object({
  sub: uuid,
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  is_anonymous: v.nullish(v.literal(false)),
  exp: v.pipe(
    v.number(),
    v.check((seconds) => seconds * 1000 > Date.now()),
  ),
  email: v.fallback(v.nullable(v.string()), null),
  /** When the token was issued. A role that began later doesn't count for it. */
  iat: v.fallback(v.number(), 0),
  aal: v.optional(v.unknown()),
});

type Login = v.InferOutput<typeof login>;

const keySetMaxAgeMs = 10 * 60_000;
/** Keeps a refusal under three seconds even when the Auth server hangs. */
const authTimeoutMs = 2_500;
const asymmetricAlgorithms = ['ES256', 'RS256'];
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export const createNotSignedInError = () => new HttpError(401, 'not_signed_in', 'Please log in again.');
export const createNoAccessError = () =>
  new HttpError(403, 'not_admin', 'Access denied. Admin privileges required.');
const createUnverifiableError = (cause: unknown) => refusal(503, 'auth_unavailable', { cause });

/** True when the bearer is one of the project's secret keys. Only the scheduled job uses one here. */
export function isFromSchedule(request: Request, { secretKeys }: Env): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // Compares with every key, so that the timing doesn't reveal which one matched.
  return secretKeys.map((key) => isSameSecret(given, key)).includes(true);
}

function parseLogin(claims: jose.JWTPayload): Login {
  const parsed = v.safeParse(login, claims);
  if (!parsed.success) {
    throw createNotSignedInError();
  }
  return parsed.output;
}

/** Decodes a token without verifying it. */
function decodeToken(token: string) {
  try {
    return { algorithm: jose.decodeProtectedHeader(token).alg, claims: jose.decodeJwt(token) };
  } catch {
    throw createNotSignedInError();
  }
}

/** The error codes of a key set that can't be read. Any other code means a bad token. */
const keySetCodes = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/**
 * Finds out who sends a request. Verifies the token first, then looks up role and second factor on every call, so
 * that removing a role works at once. A role counts only for tokens that were issued after it began.
 */
export function createCallerIdentifier(env: Env, database: Database) {
  const authUrl = `${env.supabaseUrl}/auth/v1`;
  const keySet = jose.createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`), {
    cacheMaxAge: keySetMaxAgeMs,
    timeoutDuration: authTimeoutMs,
  });

  async function verifyWithKeySet(token: string): Promise<jose.JWTPayload> {
    try {
      const { payload } = await jose.jwtVerify(token, keySet, {
        algorithms: asymmetricAlgorithms,
        issuer: env.tokenIssuer,
        audience: 'authenticated',
      });
      return payload;
    } catch (error) {
      const isRefused = error instanceof jose.errors.JOSEError && !keySetCodes.includes(error.code);
      throw isRefused ? createNotSignedInError() : createUnverifiableError(error);
    }
  }

  /** Asks the Auth server whether the token belongs to this person. Only then can its claims be trusted. */
  async function requireConfirmedByAuth(token: string, id: string): Promise<void> {
    const owner = v.object({ id: v.literal(id), is_anonymous: v.nullish(v.literal(false)) });
    let isOwner: boolean;
    try {
      const response = await fetch(`${authUrl}/user`, {
        headers: { apikey: env.secretKey, authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(authTimeoutMs),
      });
      const { status } = response;
      if (status >= 500 || status === 429) {
        throw new Error(`Auth answered ${status}`);
      }
      isOwner = v.is(owner, await response.json()) && status === 200;
    } catch (error) {
      throw createUnverifiableError(error);
    }
    if (!isOwner) {
      throw createNotSignedInError();
    }
  }

  async function verifyToken(token: string): Promise<Login> {
    const { algorithm, claims } = decodeToken(token);
    if (algorithm !== 'HS256') {
      return parseLogin(await verifyWithKeySet(token));
    }
    if (claims.iss !== env.tokenIssuer) {
      throw createNotSignedInError();
    }
    const owner = parseLogin(claims);
    await requireConfirmedByAuth(token, owner.sub);
    return owner;
  }

  /**
   * `member` is null without a role for this token, and `refusal` is then the 403 for them. Throws 401, or
   * 503 when a check isn't possible.
   */
  return async (request: Request): Promise<Caller> => {
    const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const { sub: userId, email, aal, iat: issuedAt } = await verifyToken(token);
    const account = { userId, email, token };
    const [access] = await database.rpc('office_access', { userId, issuedAt });
    if (access === undefined) {
      return { account, member: null, refusal: createNoAccessError() };
    }
    if (access.requiresSecondFactor && aal !== 'aal2') {
      return { account, member: null, refusal: refusal(403, 'second_factor_required') };
    }
    const member = { ...account, role: v.parse(v.picklist(roles), access.role), name: access.name };
    return { account, member, refusal: null };
  };
}
