/** What the doctor says about the variables of a deployment. The running one: tests/trust/operations.test.ts. */
import { expect, test } from 'vitest';
import { report } from '../../tools/doctor/doctor';
import { checkEnvironment } from '../../tools/doctor/environment';

const secretKey = 'SUPABASE_SECRET_KEY';
const siteKey = 'VITE_SUPABASE_PUBLISHABLE_KEY';
const sound = {
  SUPABASE_URL: 'https://project.example',
  VITE_SUPABASE_URL: 'https://project.example',
  [secretKey]: 'sb_secret_x',
  [siteKey]: 'sb_publishable_x',
  ALLOWED_ORIGINS: 'https://site.example',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'f'.repeat(32),
};

const makeToken = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each<[changes: Record<string, string | undefined>, wrong: string[]]>([
  [{}, []],
  [{ [secretKey]: makeToken('service_role'), [siteKey]: makeToken('anon') }, []],
  [{ [siteKey]: makeToken('service_role') }, [siteKey]],
  [{ [secretKey]: makeToken('anon'), [siteKey]: 'sb_secret_x' }, [secretKey, siteKey]],
  [{ ALLOWED_ORIGINS: '*' }, ['ALLOWED_ORIGINS']],
  [{ ALLOWED_ORIGINS: 'https://site.example/path' }, ['ALLOWED_ORIGINS']],
  [{ ALLOWED_ORIGINS: 'http://site.example' }, ['ALLOWED_ORIGINS']],
  [{ SUPABASE_URL: 'http://project.example' }, ['SUPABASE_URL', 'VITE_SUPABASE_URL']],
  [{ TWILIO_ACCOUNT_SID: 'SK00000000000000000000000000000000' }, ['TWILIO_ACCOUNT_SID']],
  [{ TWILIO_ACCOUNT_SID: undefined }, ['TWILIO_ACCOUNT_SID']],
  [{ TWILIO_AUTH_TOKEN: 'short' }, ['TWILIO_AUTH_TOKEN']],
  [{ TWILIO_API_KEY_SID: `SK${'0'.repeat(32)}` }, ['TWILIO_API_KEY_SID']],
  [{ PUBLIC_FUNCTIONS_URL: 'functions' }, ['PUBLIC_FUNCTIONS_URL']],
  [{ TURNSTILE_SECRET_KEY: 'a secret without its widget' }, ['TURNSTILE_SECRET_KEY']],
  [{ VITE_TURNSTILE_SITE_KEY: 'a widget that nobody checks' }, ['VITE_TURNSTILE_SITE_KEY']],
])('finds wrong in an environment with %j: %j', (changes, subjects) => {
  const findings = checkEnvironment({ ...sound, ...changes });
  expect(findings.filter(({ state }) => state === 'wrong').map(({ subject }) => subject)).toEqual(subjects);
  expect(report(findings).join('\n')).not.toContain(sound.TWILIO_AUTH_TOKEN);
});

test.each([
  ['VOICE_FALLBACK_URL', 'https://host.example/twiml?key=hidden', 'https://host.example/twiml'],
  ['TWILIO_API_URL', 'https://user:hidden@host.example', 'https://host.example'],
  ['ALLOWED_ORIGINS', 'https://a.example,https://b.example', 'https://a.example, https://b.example'],
  ['EMERGENCY_FORWARD_NUMBER', '+19185550142', '+19185550142'],
  ['TWILIO_AUTH_TOKEN', '0'.repeat(32), 'set'],
])('the doctor prints %s=%s as "%s"', (name, value, says) => {
  const findings = checkEnvironment({ [name]: value });
  expect(findings.find(({ subject }) => subject === name)).toMatchObject({ state: 'ok', says });
});
