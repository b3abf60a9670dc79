import type { ConnectionStep, NumberField, NumberHealth, NumberRoute } from '../_shared/contract/numbers.ts';
import type { Env } from '../_shared/env.ts';
import { twilioFor, type TwilioNumber, webhookUrl } from '../_shared/twilio/client.ts';
import { isTollFree } from '../_shared/forwarding-rules.ts';
import { readTextSenders, serviceTaking, standingOf, type TextSenders } from './text-senders.ts';

type Target = { url: string; method: 'GET' | 'POST' };

/** The settings of a number for texts or for calls. */
type Channel = {
  part: 'texts' | 'calls';
  /** The prefix of Twilio's field names. */
  prefix: 'Sms' | 'Voice';
  /** The fields that take precedence over the webhook, strongest first. */
  overrides: { field: NumberField; route: 'application' | 'trunk'; step: ConnectionStep['step'] }[];
  target: Target;
  fallback: Target;
};

/**
 * Where a number's texts and calls should go. The fallback for texts is the same address, because Twilio
 * doesn't retry by itself and a text is never stored twice.
 */
function channels(env: Env): [texts: Channel, calls: Channel] {
  const { url, isCustom } = env.voiceFallback;
  const inboundMessage: Target = { url: webhookUrl(env, 'inboundMessage'), method: 'POST' };
  return [
    {
      part: 'texts',
      prefix: 'Sms',
      overrides: [{ field: 'SmsApplicationSid', route: 'application', step: 'texts_application' }],
      target: inboundMessage,
      fallback: inboundMessage,
    },
    {
      part: 'calls',
      prefix: 'Voice',
      overrides: [
        { field: 'TrunkSid', route: 'trunk', step: 'calls_trunk' },
        { field: 'VoiceApplicationSid', route: 'application', step: 'calls_application' },
      ],
      target: { url: webhookUrl(env, 'inboundCall'), method: 'POST' },
      // POST keeps callers' numbers out of logs, but the static host of our own file takes only GET.
      fallback: { url, method: isCustom ? 'POST' : 'GET' },
    },
  ];
}

function routeOf({ setUp }: TwilioNumber, { prefix, overrides, target, fallback }: Channel): NumberRoute {
  const url = setUp(`${prefix}Url`);
  const fallbackUrl = setUp(`${prefix}FallbackUrl`);
  const byWebhook = () => {
    if (url === '') return 'nowhere';
    if (url !== target.url) return 'elsewhere';
    return setUp(`${prefix}Method`) === target.method ? 'here' : 'wrong_method';
  };
  const byFallback = () => {
    if (fallbackUrl === '') return 'none';
    const isAdvised = fallbackUrl === fallback.url && setUp(`${prefix}FallbackMethod`) === fallback.method;
    return isAdvised ? 'advised' : 'other';
  };
  return {
    route: overrides.find(({ field }) => setUp(field) !== '')?.route ?? byWebhook(),
    url: url || null,
    fallback: byFallback(),
  };
}

function stepsOf({ setUp }: TwilioNumber, channel: Channel): ConnectionStep[] {
  const { part, prefix, overrides, target, fallback } = channel;
  const setting = (step: ConnectionStep['step'], isOptional: boolean, wanted: [NumberField, string][]) => {
    const changes = wanted.map(([field, to]) => ({ field, from: setUp(field), to }));
    return { step, isOptional, changes: changes.filter(({ from, to }) => from !== to) };
  };
  const isForeignFallback = !['', fallback.url].includes(setUp(`${prefix}FallbackUrl`));
  const all = [
    setting(part, false, [
      [`${prefix}Url`, target.url],
      [`${prefix}Method`, target.method],
    ]),
    setting(`${part}_fallback`, isForeignFallback, [
      [`${prefix}FallbackUrl`, fallback.url],
      [`${prefix}FallbackMethod`, fallback.method],
    ]),
    ...overrides.map(({ field, step }) => setting(step, true, [[field, '']])),
  ];
  return all.filter(({ changes }) => changes.length > 0);
}

/** The changes that connecting the number would make to its current settings. */
export function stepsToConnect(number: TwilioNumber, env: Env): ConnectionStep[] {
  const { capabilities } = number;
  return channels(env)
    .filter(({ part }) => capabilities === null || (part === 'texts' ? capabilities.sms : capabilities.voice))
    .flatMap((channel) => stepsOf(number, channel));
}

/** The route of texts. A Messaging Service that takes them replaces the number's own webhook. */
function textRouteBy(
  service: ReturnType<typeof serviceTaking>,
  texts: NumberRoute,
  target: Target,
): NumberRoute {
  if (!service) return texts;
  const { inboundUrl: url, inboundMethod } = service;
  if (url === '') return { ...texts, route: 'dropped', url: null };
  return { ...texts, route: url === target.url && inboundMethod === target.method ? 'here' : 'service', url };
}

function registrationOf(phoneNumber: string): NumberHealth['registration'] {
  if (isTollFree(phoneNumber)) return 'toll_free';
  return phoneNumber.startsWith('+1') ? '10dlc' : 'none';
}

export function healthOf(number: TwilioNumber, env: Env, senders: TextSenders): NumberHealth {
  const { sid, phoneNumber, capabilities } = number;
  const [texts, calls] = channels(env);
  const registration = registrationOf(phoneNumber);
  return {
    sid,
    phoneNumber,
    capabilities,
    texts: textRouteBy(serviceTaking(senders, sid), routeOf(number, texts), texts.target),
    calls: routeOf(number, calls),
    registration,
    standing: standingOf(senders, sid, registration),
    isServiceRead: senders.services !== null,
    steps: stepsToConnect(number, env),
  };
}

/** How each number of the account is set up. */
export async function numberHealth(env: Env): Promise<{ numbers: NumberHealth[] }> {
  const numbers = await twilioFor(env).listNumbers();
  const senders = await readTextSenders(env);
  return { numbers: numbers.map((number) => healthOf(number, env, senders)) };
}
