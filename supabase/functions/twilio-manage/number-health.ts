import type { ConnectionStep, NumberField, NumberHealth, NumberRoute } from '../_shared/contract/numbers.ts';
import { isTollFree } from '../_shared/domain/forwarding-rules.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { openTwilio, type TwilioNumber, buildWebhookUrl } from '../_shared/twilio/client.ts';
import { readTextSenders, findServiceTaking, findStanding, type TextSenders } from './text-senders.ts';

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
function listChannels(env: Env): [texts: Channel, calls: Channel] {
  const { url, isCustom } = env.voiceFallback;
  const inboundMessage: Target = { url: buildWebhookUrl(env, 'inboundMessage'), method: 'POST' };
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
      target: { url: buildWebhookUrl(env, 'inboundCall'), method: 'POST' },
      // POST keeps callers' numbers out of logs, but the static host of our own file takes only GET.
      fallback: { url, method: isCustom ? 'POST' : 'GET' },
    },
  ];
}

function findRoute(
  { readSetting }: TwilioNumber,
  { prefix, overrides, target, fallback }: Channel,
): NumberRoute {
  const url = readSetting(`${prefix}Url`);
  const fallbackUrl = readSetting(`${prefix}FallbackUrl`);
  const routeByWebhook = () => {
    if (url === '') {
      return 'nowhere';
    }
    if (url !== target.url) {
      return 'elsewhere';
    }
    return readSetting(`${prefix}Method`) === target.method ? 'here' : 'wrong_method';
  };
  const routeByFallback = () => {
    if (fallbackUrl === '') {
      return 'none';
    }
    const isAdvised =
      fallbackUrl === fallback.url && readSetting(`${prefix}FallbackMethod`) === fallback.method;
    return isAdvised ? 'advised' : 'other';
  };
  return {
    route: overrides.find(({ field }) => readSetting(field) !== '')?.route ?? routeByWebhook(),
    url: url || null,
    fallback: routeByFallback(),
  };
}

function listSteps({ readSetting }: TwilioNumber, channel: Channel): ConnectionStep[] {
  const { part, prefix, overrides, target, fallback } = channel;
  const createStep = (step: ConnectionStep['step'], isOptional: boolean, wanted: [NumberField, string][]) => {
    const changes = wanted.map(([field, to]) => ({ field, from: readSetting(field), to }));
    return { step, isOptional, changes: changes.filter(({ from, to }) => from !== to) };
  };
  const isForeignFallback = !['', fallback.url].includes(readSetting(`${prefix}FallbackUrl`));
  const all = [
    createStep(part, false, [
      [`${prefix}Url`, target.url],
      [`${prefix}Method`, target.method],
    ]),
    createStep(`${part}_fallback`, isForeignFallback, [
      [`${prefix}FallbackUrl`, fallback.url],
      [`${prefix}FallbackMethod`, fallback.method],
    ]),
    ...overrides.map(({ field, step }) => createStep(step, true, [[field, '']])),
  ];
  return all.filter(({ changes }) => changes.length > 0);
}

/** The changes that connecting the number would make to its current settings. */
export function listStepsToConnect(number: TwilioNumber, env: Env): ConnectionStep[] {
  const { capabilities } = number;
  return listChannels(env)
    .filter(({ part }) => capabilities === null || (part === 'texts' ? capabilities.sms : capabilities.voice))
    .flatMap((channel) => listSteps(number, channel));
}

/** The route of texts. A Messaging Service that takes them replaces the number's own webhook. */
function chooseTextRoute(
  service: ReturnType<typeof findServiceTaking>,
  texts: NumberRoute,
  target: Target,
): NumberRoute {
  if (!service) {
    return texts;
  }
  const { inboundUrl: url, inboundMethod } = service;
  if (url === '') {
    return { ...texts, route: 'dropped', url: null };
  }
  return { ...texts, route: url === target.url && inboundMethod === target.method ? 'here' : 'service', url };
}

function classifyRegistration(phoneNumber: string): NumberHealth['registration'] {
  if (isTollFree(phoneNumber)) {
    return 'toll_free';
  }
  return phoneNumber.startsWith('+1') ? '10dlc' : 'none';
}

export function describeHealth(number: TwilioNumber, env: Env, senders: TextSenders): NumberHealth {
  const { sid, phoneNumber, capabilities } = number;
  const [texts, calls] = listChannels(env);
  const registration = classifyRegistration(phoneNumber);
  return {
    sid,
    phoneNumber,
    capabilities,
    texts: chooseTextRoute(findServiceTaking(senders, sid), findRoute(number, texts), texts.target),
    calls: findRoute(number, calls),
    registration,
    standing: findStanding(senders, sid, registration),
    isServiceRead: senders.services !== null,
    steps: listStepsToConnect(number, env),
  };
}

/** How each number of the account is set up. */
export async function readNumberHealth(env: Env): Promise<{ numbers: NumberHealth[] }> {
  const numbers = await openTwilio(env).listNumbers();
  const senders = await readTextSenders(env);
  return { numbers: numbers.map((number) => describeHealth(number, env, senders)) };
}
