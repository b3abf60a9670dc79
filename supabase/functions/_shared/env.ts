import { isJsonObject } from './json.ts';

/** What the REST API of Twilio is called with. */
export type TwilioCredentials = {
  accountSid: string;
  /** The API key's SID when there is one, else the account's. */
  username: string;
  password: string;
  /** Base address, without a trailing slash. */
  apiUrl: string;
};

/** The settings of the functions, read once at the start. Addresses have no trailing slash. */
export type Env = {
  supabaseUrl: string;
  /** `sb_secret_…`, or the older service-role token. */
  secretKey: string;
  /** The `iss` of access tokens. */
  tokenIssuer: string;
  /** The functions' address as Twilio sees it. */
  publicFunctionsUrl: string;
  /** Origins whose pages may call the admin actions. */
  allowedOrigins: readonly string[];
  /** What Twilio asks, by GET, when the voice webhook fails. `isCustom`: the owner's own TwiML. */
  voiceFallback: { url: string; isCustom: boolean };
  /** The header in which the gateway puts the caller's address; it must overwrite a caller's own. */
  clientAddressHeader: string;
  /** Null: not set up yet; every action that needs Twilio says so. */
  twilio: TwilioCredentials | null;
  /** Auth tokens that webhooks may be signed with; none: every webhook is refused. */
  webhookTokens: readonly string[];
  /** Texts that the office sends at most, tries included, in any stretch of so many seconds. */
  textLimits: readonly { limit: number; seconds: number }[];
};

/**
 * More than one person types, little enough that a stolen login costs little. Texts after missed calls
 * have a limit of their own (`text-back.ts`).
 */
const defaultTextLimits = { perMinute: 30, perDay: 200 };

/** On the site, which outlives the functions: TwiML that says that the office is out of order. */
const voiceFallbackFile = '/voice-fallback.xml';

type Get = (name: string) => string | undefined;

/** The platform's `SUPABASE_SECRET_KEYS`: names to keys (`default` first), or a plain list. */
function firstKey(dictionary: string): string | undefined {
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
  return candidates.find((key): key is string => typeof key === 'string' && key !== '');
}

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http(s) address.`);
  }
  return value.replace(/\/+$/, '');
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
  return {
    accountSid,
    username: keySid ?? accountSid,
    password,
    apiUrl: address('TWILIO_API_URL', get('TWILIO_API_URL') ?? 'https://api.twilio.com'),
  };
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
  const keys = get('SUPABASE_SECRET_KEYS');
  const secretKey =
    get('SUPABASE_SECRET_KEY') ?? (keys && firstKey(keys)) ?? get('SUPABASE_SERVICE_ROLE_KEY');
  if (!secretKey) {
    throw new Error('SUPABASE_SECRET_KEY (or SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY) is missing.');
  }
  const listedOrigins = list('ALLOWED_ORIGINS');
  const supabaseOrigin = new URL(supabaseUrl).origin;
  const allowedOrigins = listedOrigins.length > 0 ? listedOrigins : [supabaseOrigin];
  const voiceFallbackUrl = get('VOICE_FALLBACK_URL');
  const webhookTokens = list('TWILIO_AUTH_TOKEN');
  return {
    supabaseUrl,
    secretKey,
    tokenIssuer: get('JWT_ISSUER') ?? `${supabaseUrl}/auth/v1`,
    publicFunctionsUrl: address(
      'PUBLIC_FUNCTIONS_URL',
      get('PUBLIC_FUNCTIONS_URL') ?? `${supabaseUrl}/functions/v1`,
    ),
    allowedOrigins,
    voiceFallback: {
      url: voiceFallbackUrl
        ? address('VOICE_FALLBACK_URL', voiceFallbackUrl)
        : (allowedOrigins[0] ?? supabaseOrigin) + voiceFallbackFile,
      isCustom: voiceFallbackUrl !== undefined,
    },
    clientAddressHeader: get('CLIENT_ADDRESS_HEADER') ?? 'cf-connecting-ip',
    twilio: readTwilio(get, webhookTokens[0]),
    webhookTokens,
    textLimits: [
      { limit: count('TEXTS_PER_MINUTE', get('TEXTS_PER_MINUTE'), defaultTextLimits.perMinute), seconds: 60 },
      { limit: count('TEXTS_PER_DAY', get('TEXTS_PER_DAY'), defaultTextLimits.perDay), seconds: 86_400 },
    ],
  };
}
