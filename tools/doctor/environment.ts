/** The variables of a deployment: present, well-formed, and each in its own place. */
import { decodeJwt } from 'jose';
import { isE164 } from '../../supabase/functions/_shared/domain/phone';
import type { Variables } from '../local-stack/database-call';
import { reportOk, hideSecrets, reportWrong, type Finding } from './finding';

/** `sb_…` keys have their role in the prefix, older ones in a claim. */
const isKey = (prefix: string, role: string) => (key: string) => {
  if (key.startsWith(prefix)) {
    return true;
  }
  try {
    return decodeJwt(key).role === role;
  } catch {
    return false;
  }
};

const isLocalHost = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) {
    return false;
  }
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url));
}

const isSafeOrigin = (value: string) => isSafeAddress(value) && new URL(value).origin === value;
const entries = (value: string) => value.split(',').map((entry) => entry.trim());
const matchPattern = (form: RegExp) => (value: string) => form.test(value);

type Check = (value: string, variables: Variables) => boolean;

const isSecretKey = isKey('sb_secret_', 'service_role');
const isPublishableKey = isKey('sb_publishable_', 'anon');
const isHex = matchPattern(/^[0-9a-f]{32}$/i);
const requireTogether =
  (...others: string[]): Check =>
  (_value, variables) =>
    others.every((name) => variables[name]?.trim());
const hasBoth =
  (one: Check, other: Check): Check =>
  (value, variables) =>
    one(value, variables) && other(value, variables);
const isSameAsUrl: Check = (value, { SUPABASE_URL }) =>
  value.replace(/\/+$/, '') === SUPABASE_URL?.replace(/\/+$/, '');
const legacyKey = 'the older service_role token';

const required = [
  'SUPABASE_URL',
  'SUPABASE_SECRET_KEY',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'ALLOWED_ORIGINS',
];

/** Each variable's check, and what it should look like. */
const rules: Record<string, [isFine: Check, form: string]> = {
  SUPABASE_URL: [isSafeAddress, 'https://<project>.supabase.co'],
  SUPABASE_SECRET_KEY: [isSecretKey, `sb_secret_… or ${legacyKey}`],
  SUPABASE_SERVICE_ROLE_KEY: [isSecretKey, legacyKey],
  VITE_SUPABASE_URL: [isSameAsUrl, 'the same as SUPABASE_URL: the site is built with it'],
  VITE_SUPABASE_PUBLISHABLE_KEY: [
    isPublishableKey,
    'sb_publishable_… or the older anon token. It is built into the site: a secret key here is given to everybody',
  ],
  TWILIO_ACCOUNT_SID: [matchPattern(/^AC[0-9a-f]{32}$/i), 'AC and 32 hex digits'],
  TWILIO_AUTH_TOKEN: [
    (value) => entries(value).every(isHex),
    '32 hex digits; two of them with a comma while one replaces the other',
  ],
  TWILIO_API_KEY_SID: [
    hasBoth(matchPattern(/^SK[0-9a-f]{32}$/i), requireTogether('TWILIO_API_KEY_SECRET')),
    'SK and 32 hex digits, together with TWILIO_API_KEY_SECRET',
  ],
  TWILIO_API_KEY_SECRET: [requireTogether('TWILIO_API_KEY_SID'), 'set together with TWILIO_API_KEY_SID'],
  TWILIO_API_URL: [isSafeAddress, 'https://api.twilio.com, or left out'],
  ALLOWED_ORIGINS: [
    (value) => entries(value).every(isSafeOrigin),
    'https://www.your-site.com, without a path; several with commas, the site first; never *',
  ],
  PUBLIC_FUNCTIONS_URL: [isSafeAddress, 'https://…/functions/v1 as Twilio sees it, or left out'],
  VOICE_FALLBACK_URL: [isSafeAddress, 'an https address of TwiML, or left out'],
  SPEND_ALERT: [matchPattern(/^[1-9]\d{0,5}$/), 'a whole number of dollars, or left out'],
  EMERGENCY_FORWARD_NUMBER: [
    isE164,
    'the number of a phone that is always answered, such as +19185550142, or left out',
  ],
  TURNSTILE_SECRET_KEY: [
    requireTogether('VITE_TURNSTILE_SITE_KEY'),
    'set together with VITE_TURNSTILE_SITE_KEY: without it the form has no widget, and every request is refused. Or take both away',
  ],
  VITE_TURNSTILE_SITE_KEY: [
    requireTogether('TURNSTILE_SECRET_KEY'),
    'set together with TURNSTILE_SECRET_KEY: without it nobody checks what the widget says. Or take both away',
  ],
  VAPID_PUBLIC_KEY: [
    hasBoth(matchPattern(/^B[\w-]{86}$/), requireTogether('VAPID_PRIVATE_KEY', 'VAPID_SUBJECT')),
    'the key from docs/deploy.md, together with VAPID_PRIVATE_KEY and VAPID_SUBJECT',
  ],
  LOCAL_PUSH_URL: [() => false, 'nothing: only a local stack has a push service'],
  JWT_ISSUER: [isSafeAddress, 'https://<project>.supabase.co/auth/v1, or left out'],
  CLIENT_ADDRESS_HEADER: [matchPattern(/^[\w-]+$/), 'the name of a header, or left out'],
};

/** Whether the secret key is set under another name. */
const hasOtherSecretKey = (variables: Variables) =>
  Boolean(variables.SUPABASE_SECRET_KEYS ?? variables.SUPABASE_SERVICE_ROLE_KEY);

/** Prints no key, account or token, only whether it is set. */
export function checkEnvironment(variables: Variables): Finding[] {
  return Object.entries(rules).flatMap(([name, [isFine, form]]): Finding[] => {
    const value = variables[name]?.trim();
    const fix = `It should be: ${form}.`;
    if (!value) {
      const isGiven = name === 'SUPABASE_SECRET_KEY' && hasOtherSecretKey(variables);
      return required.includes(name) && !isGiven ? [reportWrong(name, 'missing', fix)] : [];
    }
    if (!isFine(value, variables)) {
      return [reportWrong(name, 'not what it should be', fix)];
    }
    const isSecret = /_(KEY|TOKEN|SID|SECRET)$/.test(name);
    return [reportOk(name, isSecret ? 'set' : entries(value).map(hideSecrets).join(', '))];
  });
}
