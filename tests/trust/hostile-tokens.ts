/** Access tokens that must not open any action, and the check that tries them. */
import fc from 'fast-check';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import type { FunctionName } from '../../supabase/functions/_shared/contract/functions';
import { publishableKey } from '../../tools/local-stack/keys';
import { adminCall, read, type Handler } from '../support/function-requests';
import { createClaims, secretKey, type Services, type Person } from '../support/functions-harness';
import { seed } from '../support/fuzz';
import type { Ask } from './action-requests';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (secret: string, claims: Record<string, unknown>, header = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(new TextEncoder().encode(secret));

function withClaims(token: string, changes: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${header}.${base64url({ ...(typeof claims === 'object' ? claims : {}), ...changes })}.${signature}`;
}

type Forge = () => string | null | Promise<string | null>;

/** Tokens for the admin or the visitor, by what is wrong with them. Null means no token at all. */
export function hostileTokens(services: Services, admin: Person, visitor: Person): Record<string, Forge> {
  const foreign = async (header: { kid?: string; [name: string]: unknown } = {}) => {
    const { privateKey } = await generateKeyPair('ES256');
    return new SignJWT(createClaims(admin))
      .setProtectedHeader({ alg: 'ES256', kid: 'project', ...header })
      .sign(privateKey);
  };
  /** Claims that are wrong under each of the project’s two kinds of key. */
  const wrongClaims: Record<string, Record<string, unknown>> = {
    'of another issuer': { iss: 'https://evil.example/auth/v1' },
    'for another audience': { aud: 'anon' },
    'without an audience': { aud: undefined },
    'with role anon': { role: 'anon' },
    'with role service_role': { role: 'service_role' },
    'without a role': { role: undefined },
    'that has expired': { exp: inAnHour() - 7200 },
    'that never expires': { exp: undefined },
    'without a subject': { sub: undefined },
    'whose subject is no uuid': { sub: `${admin.id}' or true` },
    'of an anonymous user': { is_anonymous: true },
  };
  return {
    'that is missing': () => null,
    'that is empty': () => '',
    'of three garbage parts': () => 'a.b.c',
    'that is the publishable key': () => publishableKey,
    // The key itself belongs to the schedule; tests/functions/texts/reconcile.test.ts tests what it opens.
    'that begins with the secret key': () => `${secretKey}x`,
    'before the secret key': () => `a.b.c, Bearer ${secretKey}`,
    'after the secret key': () => `${secretKey} a.b.c`,
    'with alg none': () => new UnsecuredJWT(createClaims(admin)).encode(),
    'with alg nOnE and a signature': () =>
      `${base64url({ alg: 'nOnE' })}.${base64url(createClaims(admin))}.AAAA`,
    'with another key of the same id': () => foreign(),
    'of an unknown key': () => foreign({ kid: 'other' }),
    'whose key id is a path': () => foreign({ kid: '../../../../dev/null' }),
    'that says where its key is': () => foreign({ jku: 'https://evil.example/jwks.json', kid: 'evil' }),
    'with RSA under the id of our key': async () => {
      const { privateKey } = await generateKeyPair('RS256');
      return services.sign(createClaims(admin), { alg: 'RS256', key: privateKey });
    },
    'signed with a well-known shared secret': () =>
      hmac('super-secret-jwt-token-with-at-least-32-characters-long', createClaims(admin)),
    'signed with the publishable key as secret': () => hmac(publishableKey, createClaims(admin)),
    'signed with our public key as shared secret': async () => {
      const key = await importJWK(services.publicKey, 'ES256', { extractable: true });
      if (key instanceof Uint8Array) {
        throw new Error('a public key is not a secret');
      }
      return hmac(await exportSPKI(key), createClaims(admin), { kid: 'project' });
    },
    'whose subject was swapped': async () =>
      withClaims(await services.sign(createClaims(visitor)), { sub: admin.id }),
    'without its signature': async () => (await services.sign(createClaims(admin))).replace(/\.[^.]*$/, '.'),
    'after another': async () => `${admin.token}, Bearer ${await services.sign(createClaims(visitor))}`,
    'without an issuer': () => services.sign(createClaims(admin, { iss: undefined })),
    'that is not valid yet': () => services.sign(createClaims(admin, { nbf: inAnHour() })),
    ...Object.fromEntries(
      Object.entries(wrongClaims).flatMap(([name, changes]): [string, Forge][] => [
        [name, () => services.sign(createClaims(admin, changes))],
        [`${name} (shared secret)`, () => services.signShared(createClaims(admin, changes))],
      ]),
    ),
  };
}

type Try = { token: string; action: string; status: number; code: unknown };

/** Tries each token on each action with a valid body. Returns the answers that differ from the expected one. */
export async function tryTokens(
  createHandler: (name: FunctionName) => Handler,
  tokens: Record<string, Forge>,
  actions: Ask[],
  expected: { status: number; code: string; error: string },
): Promise<{ tries: number; unexpected: Try[] }> {
  const unexpected: Try[] = [];
  for (const [token, forge] of Object.entries(tokens)) {
    const forged = await forge();
    for (const { name, action, request } of actions) {
      const body = { action, ...fc.sample(request, { seed, numRuns: 1 })[0] };
      const answer = await read(await adminCall(createHandler(name), name, body, forged));
      const { code, error } = answer.body;
      if (answer.status !== expected.status || code !== expected.code || error !== expected.error) {
        unexpected.push({ token, action, status: answer.status, code });
      }
    }
  }
  return { tries: Object.keys(tokens).length * actions.length, unexpected };
}
