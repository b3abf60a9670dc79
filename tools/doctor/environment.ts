/** The variables of a deployment: present, well-formed, and each in its own place. */
import { isJsonObject } from '../../supabase/functions/_shared/json';
import type { Variables } from '../local-stack/database-call';
import { ok, wrong, type Finding } from './finding';

type KeyKind = 'publishable' | 'secret' | 'unknown';

/** What a key of either generation opens, by its own word: `sb_…` keys by name, older ones by their claim. */
function keyKind(key: string): KeyKind {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  let claims: unknown;
  try {
    claims = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return 'unknown';
  }
  const role = isJsonObject(claims) ? claims.role : undefined;
  return role === 'anon' ? 'publishable' : role === 'service_role' ? 'secret' : 'unknown';
}

const isLocalHost = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url));
}

const isSafeOrigin = (value: string) => isSafeAddress(value) && new URL(value).origin === value;
const entries = (value: string) => value.split(',').map((entry) => entry.trim());
const pattern = (form: RegExp) => (value: string) => form.test(value);

type Rule = {
  name: string;
  isRequired?: true;
  isFine: (value: string, variables: Variables) => boolean;
  /** What it should look like. */
  form: string;
  isSecret?: true;
};

const secretKey = (value: string) => keyKind(value) === 'secret';

const rules: Rule[] = [
  { name: 'SUPABASE_URL', isRequired: true, isFine: isSafeAddress, form: 'https://<project>.supabase.co' },
  {
    name: 'SUPABASE_SECRET_KEY',
    isRequired: true,
    isFine: secretKey,
    form: 'sb_secret_… or the older service_role token',
    isSecret: true,
  },
  {
    name: 'SUPABASE_SERVICE_ROLE_KEY',
    isFine: secretKey,
    form: 'the older service_role token',
    isSecret: true,
  },
  {
    name: 'VITE_SUPABASE_URL',
    isRequired: true,
    isFine: (value, { SUPABASE_URL }) => value.replace(/\/+$/, '') === SUPABASE_URL?.replace(/\/+$/, ''),
    form: 'the same as SUPABASE_URL: the site is built with it',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isRequired: true,
    isFine: (value) => keyKind(value) === 'publishable',
    form: 'sb_publishable_… or the older anon token. It is built into the site: a secret key here is given to everybody',
    isSecret: true,
  },
  {
    name: 'TWILIO_ACCOUNT_SID',
    isRequired: true,
    isFine: pattern(/^AC[0-9a-f]{32}$/i),
    form: 'AC and 32 hex digits',
    isSecret: true,
  },
  {
    name: 'TWILIO_AUTH_TOKEN',
    isRequired: true,
    isFine: (value) => entries(value).every(pattern(/^[0-9a-f]{32}$/i)),
    form: '32 hex digits; two of them with a comma while one replaces the other',
    isSecret: true,
  },
  {
    name: 'TWILIO_API_KEY_SID',
    isFine: (value, variables) => /^SK[0-9a-f]{32}$/i.test(value) && Boolean(variables.TWILIO_API_KEY_SECRET),
    form: 'SK and 32 hex digits, together with TWILIO_API_KEY_SECRET',
    isSecret: true,
  },
  {
    name: 'TWILIO_API_KEY_SECRET',
    isFine: (_value, variables) => Boolean(variables.TWILIO_API_KEY_SID),
    form: 'together with TWILIO_API_KEY_SID',
    isSecret: true,
  },
  { name: 'TWILIO_API_URL', isFine: isSafeAddress, form: 'https://api.twilio.com, or left out' },
  {
    name: 'ALLOWED_ORIGINS',
    isRequired: true,
    isFine: (value) => entries(value).every(isSafeOrigin),
    form: 'https://www.your-site.com, without a path; several with commas, the site first; never *',
  },
  {
    name: 'PUBLIC_FUNCTIONS_URL',
    isFine: isSafeAddress,
    form: 'https://…/functions/v1 as Twilio sees it, or left out',
  },
  { name: 'SPEND_ALERT', isFine: pattern(/^[1-9]\d{0,5}$/), form: 'a whole number of dollars, or left out' },
  { name: 'VOICE_FALLBACK_URL', isFine: isSafeAddress, form: 'an https address of TwiML, or left out' },
  {
    name: 'EMERGENCY_FORWARD_NUMBER',
    isFine: pattern(/^\+[1-9]\d{1,14}$/),
    form: 'the number of a phone that is always answered, such as +19185550142, or left out',
  },
  {
    name: 'TURNSTILE_SECRET_KEY',
    isFine: (_value, variables) => Boolean(variables.VITE_TURNSTILE_SITE_KEY?.trim()),
    form: 'together with VITE_TURNSTILE_SITE_KEY: without it the form has no widget, and every request is refused. Or take both away',
    isSecret: true,
  },
  {
    name: 'VITE_TURNSTILE_SITE_KEY',
    isFine: (_value, variables) => Boolean(variables.TURNSTILE_SECRET_KEY?.trim()),
    form: 'together with TURNSTILE_SECRET_KEY: without it nobody checks what the widget says. Or take both away',
  },
  {
    name: 'VAPID_PUBLIC_KEY',
    isFine: (value, variables) =>
      /^B[\w-]{86}$/.test(value) && Boolean(variables.VAPID_PRIVATE_KEY && variables.VAPID_SUBJECT),
    form: 'the key from docs/deploy.md, together with VAPID_PRIVATE_KEY and VAPID_SUBJECT',
  },
  { name: 'LOCAL_PUSH_URL', isFine: () => false, form: 'nothing: only a local stack has a push service' },
  { name: 'JWT_ISSUER', isFine: isSafeAddress, form: 'https://<project>.supabase.co/auth/v1, or left out' },
  { name: 'CLIENT_ADDRESS_HEADER', isFine: pattern(/^[\w-]+$/), form: 'the name of a header, or left out' },
];

const setKeys = (variables: Variables) =>
  Boolean(variables.SUPABASE_SECRET_KEYS ?? variables.SUPABASE_SERVICE_ROLE_KEY);

/** A secret is never shown, only that it is there. */
export function checkEnvironment(variables: Variables): Finding[] {
  return rules.flatMap((rule): Finding[] => {
    const value = variables[rule.name]?.trim();
    const mend = `Set it to: ${rule.form}.`;
    if (!value) {
      const isGiven = rule.name === 'SUPABASE_SECRET_KEY' && setKeys(variables);
      return rule.isRequired && !isGiven ? [wrong(rule.name, 'missing', mend)] : [];
    }
    if (!rule.isFine(value, variables)) return [wrong(rule.name, 'not what it should be', mend)];
    return [ok(rule.name, rule.isSecret ? 'set' : value)];
  });
}
