import { isE164 } from '../domain/phone.ts';
import { isJsonObject, parseJson } from './json.ts';

/** The access to Twilio's REST API. */
export type TwilioCredentials = NonNullable<ReturnType<typeof readTwilio>>;

/** The keys that identify this application to push services (VAPID, RFC 8292), in base64url. */
export type Vapid = NonNullable<ReturnType<typeof readVapid>>;

/** The settings of the functions, read once at the start. Addresses have no trailing slash. */
export type Env = ReturnType<typeof readEnv>;

/** TwiML that tells callers that the office is down. The site serves it, because the site stays up when the functions fail. */
const voiceFallbackFile = '/voice-fallback.xml';

type Get = (name: string) => string | undefined;

/** The keys in `SUPABASE_SECRET_KEYS`, which is a JSON list or an object of named keys. The key `default` comes first. */
function readListedKeys(json: string): string[] {
  const keys = parseJson(json);
  if (keys === null) {
    throw new Error('SUPABASE_SECRET_KEYS must be JSON, such as {"default":"sb_secret_…"}.');
  }
  const listed = isJsonObject(keys) ? [keys['default'], ...Object.values(keys)] : [keys].flat();
  return listed.filter((key) => typeof key === 'string');
}

function requireUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http(s) address.`);
  }
  return value.replace(/\/+$/, '');
}

/** Twilio has one host for each product. The emulator serves all products at one address. */
function buildMessagingUrl(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl);
  return /^api\.([\w-]+\.)*twilio\.com$/.test(hostname) ? origin.replace('//api.', '//messaging.') : apiUrl;
}

function readTwilio(get: Get, authToken: string | undefined) {
  const accountSid = get('TWILIO_ACCOUNT_SID');
  const keySid = get('TWILIO_API_KEY_SID');
  const keySecret = get('TWILIO_API_KEY_SECRET');
  if (Boolean(keySid) !== Boolean(keySecret)) {
    throw new Error('TWILIO_API_KEY_SID and TWILIO_API_KEY_SECRET must be set together.');
  }
  const password = keySecret ?? authToken;
  if (!accountSid || !password) {
    return null;
  }
  const apiUrl = requireUrl('TWILIO_API_URL', get('TWILIO_API_URL') ?? 'https://api.twilio.com');
  return {
    accountSid,
    /** The header that sends the API key, or else the auth token. */
    authorization: `Basic ${btoa(`${keySid ?? accountSid}:${password}`)}`,
    apiUrl,
    /** The address of messaging.twilio.com, which has the Messaging Services and registrations. */
    messagingUrl: buildMessagingUrl(apiUrl),
  };
}

/** Reads both keys, as `npx web-push generate-vapid-keys` prints them. Null when neither is set. */
function readVapid(get: Get) {
  const publicKey = get('VAPID_PUBLIC_KEY') ?? '';
  const privateKey = get('VAPID_PRIVATE_KEY') ?? '';
  const subject = get('VAPID_SUBJECT') ?? '';
  if (publicKey === '' && privateKey === '') {
    return null;
  }
  const areKeys = /^B[\w-]{86}$/.test(publicKey) && /^[\w-]{43}$/.test(privateKey);
  if (!areKeys || !/^(mailto:|https:\/\/)./.test(subject)) {
    throw new Error(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY (base64url keys of P-256) and VAPID_SUBJECT (mailto:… or https://…) must be set together.',
    );
  }
  return { publicKey, privateKey, subject };
}

/**
 * Reads the settings described in docs/deploy.md. Throws an error that names the first required setting that
 * is missing (or empty) or malformed.
 */
export function readEnv(getVariable: Get) {
  const get: Get = (name) => getVariable(name)?.trim() || undefined;
  const readList = (name: string) => (get(name) ?? '').split(',').flatMap((entry) => entry.trim() || []);
  const readCount = <Fallback extends number | null>(name: string, fallback: Fallback) => {
    const value = get(name);
    if (value === undefined) {
      return fallback;
    }
    if (!/^[1-9]\d{0,5}$/.test(value)) {
      throw new Error(`${name} must be a whole number from 1 to 999999.`);
    }
    return Number(value);
  };

  const url = get('SUPABASE_URL');
  if (!url) {
    throw new Error('SUPABASE_URL is missing.');
  }
  const supabaseUrl = requireUrl('SUPABASE_URL', url);
  const secretKeys = [
    get('SUPABASE_SECRET_KEY') ?? '',
    ...readListedKeys(get('SUPABASE_SECRET_KEYS') ?? '[]'),
    get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
  ].filter((key) => key !== '');
  const [secretKey] = secretKeys;
  if (!secretKey) {
    throw new Error('SUPABASE_SECRET_KEY (or SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY) is missing.');
  }
  const [site = new URL(supabaseUrl).origin, ...otherOrigins] = readList('ALLOWED_ORIGINS');
  const emergencyForwardNumber = get('EMERGENCY_FORWARD_NUMBER') ?? null;
  if (emergencyForwardNumber !== null && !isE164(emergencyForwardNumber)) {
    throw new Error('EMERGENCY_FORWARD_NUMBER must be a number such as +19185550142.');
  }
  const voiceFallbackUrl = get('VOICE_FALLBACK_URL');
  const localPushUrl = get('LOCAL_PUSH_URL');
  const webhookTokens = readList('TWILIO_AUTH_TOKEN');
  return {
    supabaseUrl,
    /** `sb_secret_…`, or the older service-role token. */
    secretKey,
    /** All secret keys of the project. The scheduled job may use any of them. */
    secretKeys,
    /** The `iss` of access tokens. */
    tokenIssuer: get('JWT_ISSUER') ?? `${supabaseUrl}/auth/v1`,
    /** The functions' address as Twilio sees it. */
    publicFunctionsUrl: requireUrl(
      'PUBLIC_FUNCTIONS_URL',
      get('PUBLIC_FUNCTIONS_URL') ?? `${supabaseUrl}/functions/v1`,
    ),
    /** The site's origin, for links in mails. */
    site,
    /** Origins whose pages may call the office’s actions. The first is the site. */
    allowedOrigins: [site, ...otherOrigins],
    /** The phone that rings when the call settings can't be read. Null without one. */
    emergencyForwardNumber,
    /** Where Twilio gets TwiML when the voice webhook fails. `isCustom`: the owner's own, requested by POST. */
    voiceFallback: {
      url: voiceFallbackUrl ? requireUrl('VOICE_FALLBACK_URL', voiceFallbackUrl) : site + voiceFallbackFile,
      isCustom: voiceFallbackUrl !== undefined,
    },
    /** The header with the caller's address. The gateway must overwrite one that the caller sends. */
    clientAddressHeader: get('CLIENT_ADDRESS_HEADER') ?? 'cf-connecting-ip',
    /** The key for Cloudflare's check of visitors. Null: no check. */
    turnstileSecret: get('TURNSTILE_SECRET_KEY') ?? null,
    /** Null until it is set up. Every action that needs Twilio then answers with an error. */
    twilio: readTwilio(get, webhookTokens[0]),
    /** The auth tokens that webhooks may be signed with. Without any, every webhook is refused. */
    webhookTokens,
    /**
     * The most texts that the office may try to send in a period of `seconds`: more than people type, but
     * few enough that a stolen login costs little. Automatic texts have their own limit (`automatic-text.ts`).
     */
    textLimits: [
      { key: 'text', limit: readCount('TEXTS_PER_MINUTE', 30), seconds: 60 },
      { key: 'text', limit: readCount('TEXTS_PER_DAY', 200), seconds: 86_400 },
    ],
    /** The monthly Twilio cost above which admins are alerted. Null: no alert. */
    spendLimit: readCount('SPEND_ALERT', null),
    alerts: {
      /** Null: no keys, so no device can be alerted. */
      vapid: readVapid(get),
      /** An admin gets at most one alert of a kind in this many seconds. */
      seconds: readCount('ALERT_SECONDS', 60),
      /** The push service of a local stack; null everywhere else. */
      localPushUrl: localPushUrl ? requireUrl('LOCAL_PUSH_URL', localPushUrl) : null,
    },
  };
}
