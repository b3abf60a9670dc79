/** The functions' settings in the deployment that a command uses. */
import type { StackInfo } from './data-folder.ts';
import { findRunningStack, type Variables } from './database-call.ts';
import { demoAdminEmail } from './keys.ts';
import type { PushKeys } from './push/push-keys.ts';
import { pushPath } from './push/push-service.ts';

/** The origins of a local stack's site, which listens on 127.0.0.1 and is also called localhost. */
export function listOrigins({ url }: Pick<StackInfo, 'url'>): string[] {
  return [url, `http://127.0.0.1:${new URL(url).port}`];
}

type FunctionVariables = Record<string, string> & { PUBLIC_FUNCTIONS_URL: string };

/** What the functions of every local stack are told: the Twilio account and addresses, and the developer's settings. */
export function makeFunctionSettings(
  { twilio, functionsUrl }: Pick<StackInfo, 'twilio' | 'functionsUrl'>,
  origins: readonly string[],
  env: Variables,
): FunctionVariables {
  const isOwnAccount = env.TWILIO_ACCOUNT_SID === twilio.accountSid;
  const hasApiKey = Boolean(isOwnAccount && env.TWILIO_API_KEY_SID && env.TWILIO_API_KEY_SECRET);
  const passed = [
    'VOICE_FALLBACK_URL',
    'EMERGENCY_FORWARD_NUMBER',
    'TEXTS_PER_MINUTE',
    'TEXTS_PER_DAY',
    'TURNSTILE_SECRET_KEY',
    'ALERT_SECONDS',
    'SPEND_ALERT',
    ...(hasApiKey ? ['TWILIO_API_KEY_SID', 'TWILIO_API_KEY_SECRET'] : []),
  ];
  return {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.apiUrl,
    PUBLIC_FUNCTIONS_URL: env.PUBLIC_FUNCTIONS_URL || functionsUrl,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS || origins.join(','),
    ...Object.fromEntries(passed.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  };
}

/** The environment of the embedded stack's functions. On Supabase's own stack the platform sets the first two. */
export const makeFunctionVariables = (stack: StackInfo, env: Variables): FunctionVariables => ({
  SUPABASE_URL: stack.url,
  SUPABASE_SECRET_KEY: stack.secretKey,
  ...makeFunctionSettings(stack, listOrigins(stack), env),
});

/** The developer's VAPID keys, or else the stack's own, and the address of its push service. */
export function makePushVariables(env: Variables, keys: PushKeys, origin: string) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  return {
    ...(publicKey && privateKey
      ? { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
      : { VAPID_PUBLIC_KEY: keys.vapid.publicKey, VAPID_PRIVATE_KEY: keys.vapid.privateKey }),
    VAPID_SUBJECT: subject || `mailto:${demoAdminEmail}`,
    LOCAL_PUSH_URL: origin + pushPath,
  };
}

/**
 * The environment itself if it names a hosted project (SUPABASE_URL), otherwise the settings of the running local
 * stack. Null when there is neither.
 */
export async function makeDeploymentVariables(env: Variables): Promise<Variables | null> {
  if (env.SUPABASE_URL) {
    return env;
  }
  const stack = await findRunningStack(env);
  if (!stack) {
    return null;
  }
  return {
    ...makeFunctionVariables(stack, env),
    VITE_SUPABASE_URL: stack.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    VITE_TURNSTILE_SITE_KEY: env.VITE_TURNSTILE_SITE_KEY,
  };
}
