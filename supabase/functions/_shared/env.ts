import { isJsonObject } from './json.ts';
import { isE164 } from './phone.ts';

/** The access to Twilio's REST API. */
export type TwilioCredentials = {
  accountSid: string;
  /** The API key's SID when there is one, else the account's. */
  username: string;
  password: string;
  /** Base address, without a trailing slash. */
  apiUrl: string;
  /** The same of messaging.twilio.com, which has the Messaging Services and registrations. */
  messagingUrl: string;
};

/** What this application tells push services it is (VAPID, RFC 8292). The keys are base64url. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

export type AlertSettings = {
  /** Null: no keys, so no device can be alerted. */
  vapid: Vapid | null;
  /** Seconds in which one admin hears of a kind once. */
  seconds: number;
  /** The push service of a local stack; null everywhere else. */
  localPushUrl: string | null;
};

/** The settings of the functions, read once at the start. Addresses have no trailing slash. */
export type Env = {
  supabaseUrl: string;
  /** `sb_secret_…`, or the older service-role token. */
  secretKey: string;
  /** All secret keys of the platform. The scheduled job may use any of them. */
  secretKeys: readonly string[];
  /** The `iss` of access tokens. */
  tokenIssuer: string;
  /** The functions' address as Twilio sees it. */
  publicFunctionsUrl: string;
  /** Origins whose pages may call the admin actions. */
  allowedOrigins: readonly string[];
  /** The phone that rings when the call settings can't be read. Null without one. */
  emergencyForwardNumber: string | null;
  /** What Twilio asks when the voice webhook fails. `isCustom`: the owner's own TwiML, asked by POST. */
  voiceFallback: { url: string; isCustom: boolean };
  /** The header in which the gateway puts the caller's address; it must overwrite a caller's own. */
  clientAddressHeader: string;
  /** The key for Cloudflare's check of visitors. Null: no check. */
  turnstileSecret: string | null;
  /** Null when not set up yet. Every action that needs Twilio then says so. */
  twilio: TwilioCredentials | null;
  /** Auth tokens that webhooks may be signed with; none: every webhook is refused. */
  webhookTokens: readonly string[];
  /** Texts that the office sends at most, tries included, in any stretch of so many seconds. */
  textLimits: readonly { limit: number; seconds: number }[];
  alerts: AlertSettings;
};

/**
 * More than one person types, little enough that a stolen login costs little. Texts after missed calls
 * have a limit of their own (`text-back.ts`).
 */
const defaultTextLimits = { perMinute: 30, perDay: 200 };

/** TwiML that says that the office is down. It is on the site, which stays up when the functions fail. */
const voiceFallbackFile = '/voice-fallback.xml';

type Get = (name: string) => string | undefined;

/** The platform's `SUPABASE_SECRET_KEYS`: names to keys (`default` first), or a plain list. */
function listedKeys(dictionary: string): string[] {
  let keys: unknown;
  try {
    keys = JSON.parse(dictionary);
  } catch {
    throw new Error('SUPABASE_SECRET_KEYS must be JSON, such as {"default":"sb_secret_…"}.');
  }
  const candidates: unknown[] = isJsonObject(keys)
    ? [keys['default'], ...Object.values(keys)]
    : Array.isArray(keys)
      ? keys
      : [];
  return candidates.filter((key): key is string => typeof key === 'string' && key !== '');
}

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http(s) address.`);
  }
  return value.replace(/\/+$/, '');
}

/** Twilio's own hosts are one for each product; any other server has both under its one address. */
function messagingUrlOf(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl);
  return /^api\.([\w-]+\.)*twilio\.com$/.test(hostname) ? origin.replace('//api.', '//messaging.') : apiUrl;
}

function readTwilio(get: Get, authToken: string | undefined): TwilioCredentials | null {
  const accountSid = get('TWILIO_ACCOUNT_SID');
  const keySid = get('TWILIO_API_KEY_SID');
  const keySecret = get('TWILIO_API_KEY_SECRET');
  if (Boolean(keySid) !== Boolean(keySecret)) {
    throw new Error('TWILIO_API_KEY_SID and TWILIO_API_KEY_SECRET must be set together.');
  }
  const password = keySecret ?? authToken;
  if (!accountSid || !password) return null;
  const apiUrl = address('TWILIO_API_URL', get('TWILIO_API_URL') ?? 'https://api.twilio.com');
  return {
    accountSid,
    username: keySid ?? accountSid,
    password,
    apiUrl,
    messagingUrl: messagingUrlOf(apiUrl),
  };
}

function phoneNumber(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!isE164(value)) throw new Error(`${name} must be a number such as +19185550142.`);
  return value;
}

/** Both keys or neither, as `npx web-push generate-vapid-keys` writes them. */
function readVapid(get: Get): Vapid | null {
  const publicKey = get('VAPID_PUBLIC_KEY');
  const privateKey = get('VAPID_PRIVATE_KEY');
  if (!publicKey && !privateKey) return null;
  const subject = get('VAPID_SUBJECT') ?? '';
  if (!publicKey || !privateKey || !/^(mailto:|https:\/\/)./.test(subject)) {
    throw new Error(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT (mailto:… or https://…) must be set together.',
    );
  }
  if (!/^B[\w-]{86}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the base64url keys of P-256.');
  }
  return { publicKey, privateKey, subject };
}

function count(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error(`${name} must be a whole number from 1 to 999999.`);
  return Number(value);
}

/**
 * Reads the settings named in docs/deploy.md. Throws, naming it, when one that nothing works without
 * is missing, or one is malformed. An empty value counts as missing.
 */
export function readEnv(getVariable: Get): Env {
  const get: Get = (name) => getVariable(name)?.trim() || undefined;
  const list = (name: string) => (get(name) ?? '').split(',').flatMap((entry) => entry.trim() || []);

  const url = get('SUPABASE_URL');
  if (!url) throw new Error('SUPABASE_URL is missing.');
  const supabaseUrl = address('SUPABASE_URL', url);
  const dictionary = get('SUPABASE_SECRET_KEYS');
  const secretKeys = [
    get('SUPABASE_SECRET_KEY'),
    ...(dictionary === undefined ? [] : listedKeys(dictionary)),
    get('SUPABASE_SERVICE_ROLE_KEY'),
  ].filter((key) => key !== undefined);
  const [secretKey] = secretKeys;
  if (!secretKey) {
    throw new Error('SUPABASE_SECRET_KEY (or SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY) is missing.');
  }
  const listedOrigins = list('ALLOWED_ORIGINS');
  const supabaseOrigin = new URL(supabaseUrl).origin;
  const allowedOrigins = listedOrigins.length > 0 ? listedOrigins : [supabaseOrigin];
  const voiceFallbackUrl = get('VOICE_FALLBACK_URL');
  const webhookTokens = list('TWILIO_AUTH_TOKEN');
  const localPushUrl = get('LOCAL_PUSH_URL');
  return {
    supabaseUrl,
    secretKey,
    secretKeys,
    tokenIssuer: get('JWT_ISSUER') ?? `${supabaseUrl}/auth/v1`,
    publicFunctionsUrl: address(
      'PUBLIC_FUNCTIONS_URL',
      get('PUBLIC_FUNCTIONS_URL') ?? `${supabaseUrl}/functions/v1`,
    ),
    allowedOrigins,
    emergencyForwardNumber: phoneNumber('EMERGENCY_FORWARD_NUMBER', get('EMERGENCY_FORWARD_NUMBER')),
    voiceFallback: {
      url: voiceFallbackUrl
        ? address('VOICE_FALLBACK_URL', voiceFallbackUrl)
        : (allowedOrigins[0] ?? supabaseOrigin) + voiceFallbackFile,
      isCustom: voiceFallbackUrl !== undefined,
    },
    clientAddressHeader: get('CLIENT_ADDRESS_HEADER') ?? 'cf-connecting-ip',
    turnstileSecret: get('TURNSTILE_SECRET_KEY') ?? null,
    twilio: readTwilio(get, webhookTokens[0]),
    webhookTokens,
    textLimits: [
      { limit: count('TEXTS_PER_MINUTE', get('TEXTS_PER_MINUTE'), defaultTextLimits.perMinute), seconds: 60 },
      { limit: count('TEXTS_PER_DAY', get('TEXTS_PER_DAY'), defaultTextLimits.perDay), seconds: 86_400 },
    ],
    alerts: {
      vapid: readVapid(get),
      seconds: count('ALERT_SECONDS', get('ALERT_SECONDS'), 60),
      localPushUrl: localPushUrl ? address('LOCAL_PUSH_URL', localPushUrl) : null,
    },
  };
}
