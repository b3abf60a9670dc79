import { expect, test } from 'vitest';
import { readEnv } from '../../../supabase/functions/_shared/runtime/env';

const least = { SUPABASE_URL: 'https://fleet.example/', SUPABASE_SECRET_KEY: 'sb_secret_x' };
const read = (variables: Record<string, string>) => readEnv((name) => variables[name]);

test('the required settings alone give every other setting a safe default', () =>
  expect(read(least)).toEqual({
    supabaseUrl: 'https://fleet.example',
    site: 'https://fleet.example',
    secretKey: 'sb_secret_x',
    secretKeys: ['sb_secret_x'],
    tokenIssuer: 'https://fleet.example/auth/v1',
    publicFunctionsUrl: 'https://fleet.example/functions/v1',
    allowedOrigins: ['https://fleet.example'],
    emergencyForwardNumber: null,
    voiceFallback: { url: 'https://fleet.example/voice-fallback.xml', isCustom: false },
    clientAddressHeader: 'cf-connecting-ip',
    turnstileSecret: null,
    spendLimit: null,
    alerts: { vapid: null, seconds: 60, localPushUrl: null },
    twilio: null,
    webhookTokens: [],
    textLimits: [
      { key: 'text', limit: 30, seconds: 60 },
      { key: 'text', limit: 200, seconds: 86_400 },
    ],
  }));

test.each([
  [{}, 'SUPABASE_URL is missing'],
  [{ SUPABASE_URL: 'https://fleet.example' }, 'SUPABASE_SECRET_KEY'],
  [{ ...least, SUPABASE_SECRET_KEY: ' ' }, 'SUPABASE_SECRET_KEY'],
  [{ ...least, SUPABASE_URL: 'fleet.example' }, 'SUPABASE_URL must be'],
  [{ ...least, PUBLIC_FUNCTIONS_URL: 'ftp://fleet.example' }, 'PUBLIC_FUNCTIONS_URL must be'],
  [{ ...least, VOICE_FALLBACK_URL: 'handler.twilio.com/twiml/EH0' }, 'VOICE_FALLBACK_URL must be'],
  [{ ...least, EMERGENCY_FORWARD_NUMBER: '918-555-0142' }, 'EMERGENCY_FORWARD_NUMBER must be'],
  [{ ...least, TWILIO_API_KEY_SID: 'SK1' }, 'TWILIO_API_KEY_SECRET'],
  [{ ...least, TEXTS_PER_MINUTE: '0' }, 'TEXTS_PER_MINUTE must be'],
  [{ ...least, TEXTS_PER_DAY: 'unlimited' }, 'TEXTS_PER_DAY must be'],
  [{ SUPABASE_URL: 'https://fleet.example', SUPABASE_SECRET_KEYS: '{' }, 'SUPABASE_SECRET_KEYS must be JSON'],
])('a missing or malformed setting is named in the error: %j', (variables, words) =>
  expect(() => read(variables)).toThrow(words),
);

test.each([
  [{ SUPABASE_SECRET_KEYS: '{"ci":"sb_secret_ci","default":"sb_secret_default"}' }, 'sb_secret_default'],
  [{ SUPABASE_SECRET_KEYS: '{"ci":"sb_secret_ci"}' }, 'sb_secret_ci'],
  [{ SUPABASE_SECRET_KEYS: '["sb_secret_first"]' }, 'sb_secret_first'],
  [{ SUPABASE_SERVICE_ROLE_KEY: 'eyJlegacy' }, 'eyJlegacy'],
  [{ SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: 'eyJlegacy' }, 'eyJlegacy'],
])('the secret key is read from each of the platform’s variables: %j', (variables, key) => {
  expect(read({ SUPABASE_URL: 'https://fleet.example', ...variables }).secretKey).toBe(key);
});

test('the REST API uses the API key if there is one, and webhooks still use the auth tokens', () => {
  const account = { ...least, TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'new, old' };
  const webhookTokens = ['new', 'old'];
  const urls = { apiUrl: 'https://api.twilio.com', messagingUrl: 'https://messaging.twilio.com' };
  const byToken = { accountSid: 'AC1', authorization: `Basic ${btoa('AC1:new')}`, ...urls };
  expect(read(account)).toMatchObject({ twilio: byToken, webhookTokens });
  const key = { TWILIO_API_KEY_SID: 'SK1', TWILIO_API_KEY_SECRET: 's' };
  const byKey = { ...byToken, authorization: `Basic ${btoa('SK1:s')}` };
  expect(read({ ...account, ...key })).toMatchObject({ twilio: byKey, webhookTokens });
});
