/** What `supabase config push` and `supabase functions deploy` would set on a hosted project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const functionsFolder = 'supabase/functions';
const functionNames = readdirSync(functionsFolder).filter((name) =>
  existsSync(join(functionsFolder, name, 'index.ts')),
);
const configuration = readFileSync('supabase/config.toml', 'utf8');
const config = parse(configuration);

const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);

function at(table: TomlTable, path: string): TomlValue | undefined {
  return path
    .split('.')
    .reduce<TomlValue | undefined>((value, key) => (isTable(value) ? value[key] : undefined), table);
}

/** Settings that must have these values, and what the opposite would allow. */
const required: [path: string, value: TomlValue, otherwise: string][] = [
  ['api.schemas', ['public'], 'the data API shows more than the public schema'],
  ['auth.enable_anonymous_sign_ins', false, 'accounts need no address'],
  ['auth.email.enable_confirmations', true, 'an address that is not theirs can become an admin'],
  ['auth.email.double_confirm_changes', true, 'one mailbox is enough to take an account to another address'],
  ['auth.email.secure_password_change', true, 'an open session is enough to change the password'],
  ['auth.enable_refresh_token_rotation', true, 'a stolen refresh token works forever'],
  ['auth.sms.enabled', false, 'signing up costs us a text each time'],
  ['auth.mfa.totp.enroll_enabled', true, 'nobody can have a second factor'],
  ['auth.mfa.totp.verify_enabled', true, 'nobody can use a second factor'],
  ['db.seed.enabled', false, 'demo data gets into a hosted project'],
  ['realtime.enabled', true, 'the office gets no news'],
];

test.each(required)('%s is %j, or else %s (T54, T55)', (path, value) => {
  expect(at(config, path)).toEqual(value);
  expect(at(config, `remotes.production.${path}`) ?? value).toEqual(value);
});

test('access tokens live for an hour at most, and passwords have at least six characters', () => {
  expect(at(config, 'auth.jwt_expiry')).toBeLessThanOrEqual(3600);
  expect(at(config, 'auth.minimum_password_length')).toBeGreaterThanOrEqual(6);
});

test.each(['auth', 'remotes.production.auth'])(
  'a link in an email leads only to the site (%s, T55)',
  (table) => {
    const settings = [
      at(config, `${table}.site_url`),
      at(config, `${table}.additional_redirect_urls`),
    ].flat();
    const [site = '', ...others] = v.parse(v.array(v.string()), settings);
    for (const address of [site, ...others]) {
      expect(address, 'no pattern').not.toMatch(/[*?{[]/);
      const { hostname, origin } = new URL(address);
      const isLocal = table === 'auth' && (hostname === 'localhost' || hostname === '127.0.0.1');
      expect(isLocal || origin === new URL(site).origin, address).toBe(true);
    }
  },
);

test('every function is configured, and only those that check requests themselves skip the gateway’s check', () => {
  const configured = at(config, 'functions');
  expect(Object.keys(isTable(configured) ? configured : {}).sort()).toEqual(functionNames);
  const open = functionNames.filter((name) => at(config, `functions.${name}.verify_jwt`) !== true);
  // Limits in the database guard request-quote, the secret in the address visits; access tokens with roles or Twilio’s
  // signature guard the others.
  expect(open).toEqual(['jobs', 'request-quote', 'sms-handler', 'twilio-manage', 'visits']);
});

test('the configuration contains no secret', () =>
  expect(configuration).not.toMatch(/sb_secret_|service_role|eyJ|[A-Za-z0-9_-]{40}/));
