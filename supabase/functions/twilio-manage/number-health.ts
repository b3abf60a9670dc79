import type {
  ConnectionStep,
  NumberField,
  NumberHealth,
  NumberHealthAnswer,
  NumberRoute,
} from '../_shared/contract/numbers.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { twilioFor } from '../_shared/twilio.ts';
import type { TwilioNumber } from '../_shared/twilio-rows.ts';
import { isTollFree } from '../_shared/forwarding-rules.ts';
import { readTextSenders, serviceTaking, standingOf, type TextSenders } from './text-senders.ts';

const refusalsCountForMs = 14 * 24 * 3_600_000;

type Target = { url: string; method: 'GET' | 'POST' };

/** Fields of a number that belong together. */
type Half = {
  part: 'texts' | 'calls';
  url: NumberField;
  method: NumberField;
  fallbackUrl: NumberField;
  fallbackMethod: NumberField;
  /** What takes precedence over the webhook, the strongest first. */
  overrides: { field: NumberField; route: 'application' | 'trunk'; step: ConnectionStep['step'] }[];
  target: Target;
  fallback: Target;
};

/**
 * Where a number's texts and calls should go. The fallback for texts is the same address, because Twilio
 * doesn't retry by itself and a text is never stored twice.
 */
function halves(env: Env): Half[] {
  const inboundMessage = env.publicFunctionsUrl + webhookPaths.inboundMessage;
  return [
    {
      part: 'texts',
      url: 'SmsUrl',
      method: 'SmsMethod',
      fallbackUrl: 'SmsFallbackUrl',
      fallbackMethod: 'SmsFallbackMethod',
      overrides: [{ field: 'SmsApplicationSid', route: 'application', step: 'texts_application' }],
      target: { url: inboundMessage, method: 'POST' },
      fallback: { url: inboundMessage, method: 'POST' },
    },
    {
      part: 'calls',
      url: 'VoiceUrl',
      method: 'VoiceMethod',
      fallbackUrl: 'VoiceFallbackUrl',
      fallbackMethod: 'VoiceFallbackMethod',
      overrides: [
        { field: 'TrunkSid', route: 'trunk', step: 'calls_trunk' },
        { field: 'VoiceApplicationSid', route: 'application', step: 'calls_application' },
      ],
      target: { url: env.publicFunctionsUrl + webhookPaths.inboundCall, method: 'POST' },
      // GET puts callers' numbers in the host's logs, but the static host of our own file takes no POST.
      fallback: { url: env.voiceFallback.url, method: env.voiceFallback.isCustom ? 'POST' : 'GET' },
    },
  ];
}

type SetUp = TwilioNumber['setUp'];

const isAt = (setUp: SetUp, url: NumberField, method: NumberField, target: Target) =>
  setUp[url] === target.url && setUp[method] === target.method;

function routeOf(setUp: SetUp, half: Half): NumberRoute {
  const override = half.overrides.find(({ field }) => setUp[field] !== '');
  const url = setUp[half.url];
  const fallbackUrl = setUp[half.fallbackUrl];
  const byWebhook = () => {
    if (url === '') return 'nowhere';
    if (url !== half.target.url) return 'elsewhere';
    return isAt(setUp, half.url, half.method, half.target) ? 'here' : 'wrong_method';
  };
  const byFallback = () => {
    if (fallbackUrl === '') return 'none';
    return isAt(setUp, half.fallbackUrl, half.fallbackMethod, half.fallback) ? 'advised' : 'other';
  };
  return {
    route: override?.route ?? byWebhook(),
    url: url || null,
    fallback: byFallback(),
    fallbackUrl: fallbackUrl || null,
  };
}

function stepsOf(setUp: SetUp, half: Half): ConnectionStep[] {
  const changes = (wanted: [NumberField, string][]) =>
    wanted.flatMap(([field, to]) => {
      const from = setUp[field];
      return from === to ? [] : { field, from, to };
    });
  const { target, fallback } = half;
  const foreignFallback = !['', fallback.url].includes(setUp[half.fallbackUrl]);
  const all: ConnectionStep[] = [
    {
      step: half.part,
      isOptional: false,
      changes: changes([
        [half.url, target.url],
        [half.method, target.method],
      ]),
    },
    {
      step: half.part === 'texts' ? 'texts_fallback' : 'calls_fallback',
      isOptional: foreignFallback,
      changes: changes([
        [half.fallbackUrl, fallback.url],
        [half.fallbackMethod, fallback.method],
      ]),
    },
    ...half.overrides.map(({ field, step }) => ({ step, isOptional: true, changes: changes([[field, '']]) })),
  ];
  return all.filter((step) => step.changes.length > 0);
}

const isCapable = ({ capabilities }: TwilioNumber, part: Half['part']) =>
  capabilities === null || (part === 'texts' ? capabilities.sms : capabilities.voice);

/** What connecting the number would change, as Twilio has it now. */
export function stepsToConnect(number: TwilioNumber, env: Env): ConnectionStep[] {
  return halves(env)
    .filter(({ part }) => isCapable(number, part))
    .flatMap((half) => stepsOf(number.setUp, half));
}

/** Where a Messaging Service sends the number's texts, which it does in place of the number's own webhook. */
function textRouteBy(service: ReturnType<typeof serviceTaking>, texts: NumberRoute, env: Env): NumberRoute {
  if (!service) return texts;
  const { inboundUrl: url, inboundMethod } = service;
  if (url === '') return { ...texts, route: 'dropped', url: null };
  const isOurs = url === env.publicFunctionsUrl + webhookPaths.inboundMessage && inboundMethod === 'POST';
  return { ...texts, route: isOurs ? 'here' : 'service', url };
}

/** What is known of the account's numbers beside their own settings. */
export type Surroundings = {
  /** Which of our numbers carriers refused lately, and when. */
  refusals: Map<string, string>;
  senders: TextSenders;
};

export async function surroundings(env: Env, database: Database): Promise<Surroundings> {
  const since = new Date(Date.now() - refusalsCountForMs).toISOString();
  const [refusals, senders] = await Promise.all([
    database.messages.unregisteredSince(since),
    readTextSenders(env),
  ]);
  return { refusals, senders };
}

export function healthOf(number: TwilioNumber, env: Env, { refusals, senders }: Surroundings): NumberHealth {
  const { sid, phoneNumber, capabilities, setUp } = number;
  const [texts, calls] = halves(env).map((half) => routeOf(setUp, half));
  if (!texts || !calls) throw new Error('a number has two halves');
  const registration = isTollFree(phoneNumber)
    ? 'toll_free'
    : phoneNumber.startsWith('+1')
      ? '10dlc'
      : 'none';
  return {
    sid,
    phoneNumber,
    capabilities,
    texts: textRouteBy(serviceTaking(senders, sid), texts, env),
    calls,
    registration,
    standing: standingOf(senders, sid, registration),
    isServiceRead: senders.services !== null,
    unregisteredAt: refusals.get(phoneNumber) ?? null,
    steps: stepsToConnect(number, env),
  };
}

/** How each number of the account is set up. */
export async function numberHealth(env: Env, database: Database): Promise<NumberHealthAnswer> {
  const numbers = await twilioFor(env).listNumbers();
  const known = await surroundings(env, database);
  return {
    numbers: numbers.map((number) => healthOf(number, env, known)),
    isCallFallbackCustom: env.voiceFallback.isCustom,
  };
}
