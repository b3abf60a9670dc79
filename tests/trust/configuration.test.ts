/** What `supabase config push` and `supabase functions deploy` would set on a hosted project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { expect, test } from 'vitest';

const functionsFolder = 'supabase/functions';
const functionNames = readdirSync(functionsFolder).filter((name) =>
  existsSync(join(functionsFolder, name, 'index.ts')),
);
const configuration = readFileSync('supabase/config.toml', 'utf8');

/** Functions that the gateway lets everybody through to, and how each guards itself. */
const selfGuarded: Record<string, string> = {
  'sms-handler': 'access token and role, or Twilio’s signature',
  'twilio-manage': 'access token and role, or Twilio’s signature',
  'request-quote': 'public: limits in the database, nothing read back, nothing sent but alerts to admins',
};

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}

function at(table: TomlTable, path: string): TomlValue | undefined {
  return path
    .split('.')
    .reduce<TomlValue | undefined>((value, key) => (isTable(value) ? value[key] : undefined), table);
}

/** Settings that must be as they are, and what the opposite would let in. */
const required: [path: string, value: TomlValue, otherwise: string][] = [
  ['api.schemas', ['public'], 'the data API shows more than the public schema'],
  ['auth.enable_anonymous_sign_ins', false, 'accounts need no address'],
  ['auth.email.enable_confirmations', true, 'an address that is not theirs can become an admin'],
  ['auth.email.double_confirm_changes', true, 'one mailbox is enough to take an account to another address'],
  ['auth.email.secure_password_change', true, 'an open session is enough to change the password'],
  ['auth.enable_refresh_token_rotation', true, 'a stolen refresh token works for ever'],
  ['auth.sms.enabled', false, 'signing up costs us a text each time'],
  ['auth.mfa.totp.enroll_enabled', true, 'nobody can have a second factor'],
  ['auth.mfa.totp.verify_enabled', true, 'nobody can use a second factor'],
  ['db.seed.enabled', false, 'demo data gets into a hosted project'],
  ['realtime.enabled', true, 'the office is not told of news'],
];

/** What is wrong with a configuration. */
function findingsOf(text: string, functions: string[]): string[] {
  const config = parse(text);
  const findings = required
    .filter(([path, value]) => JSON.stringify(at(config, path)) !== JSON.stringify(value))
    .map(([path, , otherwise]) => `${path}: ${otherwise}`);

  const expiry = at(config, 'auth.jwt_expiry');
  if (typeof expiry !== 'number' || expiry > 3600) findings.push('access tokens live for more than an hour');
  const length = at(config, 'auth.minimum_password_length');
  if (typeof length !== 'number' || length < 6) findings.push('passwords of less than six characters');

  const site = at(config, 'auth.site_url');
  const home = typeof site === 'string' && URL.canParse(site) ? new URL(site).origin : null;
  const redirects = at(config, 'auth.additional_redirect_urls');
  for (const address of [site, ...(Array.isArray(redirects) ? redirects : [])]) {
    const isExact = typeof address === 'string' && URL.canParse(address) && !/[*?{[]/.test(address);
    const { hostname, origin } = new URL(isExact ? address : 'about:blank');
    const isOurs = ['localhost', '127.0.0.1'].includes(hostname) || origin === home;
    if (!isExact || !isOurs) findings.push(`a link in a mail may lead to ${JSON.stringify(address)}`);
  }

  for (const name of functions) {
    const section = at(config, `functions.${name}`);
    if (!isTable(section)) findings.push(`${name} is not configured`);
    else if (section.verify_jwt !== true && !(name in selfGuarded))
      findings.push(`${name} is open to everybody`);
  }
  const configured = at(config, 'functions');
  for (const name of isTable(configured) ? Object.keys(configured) : []) {
    if (!functions.includes(name)) findings.push(`there is no function ${name}`);
  }
  return findings;
}

test('T54 T55 the configuration of a hosted project leaves nothing open', () => {
  expect(findingsOf(configuration, functionNames)).toEqual([]);
  expect(configuration).not.toMatch(/sb_secret_|service_role|eyJ|[A-Za-z0-9_-]{40}/);
});

test('T56 no page and no function can make an admin: none of them knows the command’s functions', () => {
  const naming = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|js|html)$/.test(file))
      .filter((file) => /(grant|revoke)_admin/.test(readFileSync(join(folder, file), 'utf8')));
  expect([...naming('src'), ...naming(functionsFolder)]).toEqual([]);
  expect(naming('tools/local-stack')).not.toEqual([]);
});
