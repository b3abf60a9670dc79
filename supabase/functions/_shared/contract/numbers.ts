/** The numbers of the Twilio account, and pointing one at this office. */
import * as v from 'valibot';
import { type ActionSchemas, adminAction, problem, success } from './action.ts';
import * as fields from './fields.ts';

/** A number of the Twilio account. `voiceUrl` is null when no voice webhook is set. */
const providerNumber = v.object({
  sid: v.string(),
  phoneNumber: v.string(),
  friendlyName: v.string(),
  voiceUrl: fields.maybeText,
});

export type ProviderNumber = v.InferOutput<typeof providerNumber>;

/** The fields of a number that decide where its texts and calls go, by Twilio's names. */
const numberFields = [
  'SmsUrl',
  'SmsMethod',
  'SmsFallbackUrl',
  'SmsFallbackMethod',
  'SmsApplicationSid',
  'VoiceUrl',
  'VoiceMethod',
  'VoiceFallbackUrl',
  'VoiceFallbackMethod',
  'VoiceApplicationSid',
  'TrunkSid',
] as const;

export type NumberField = (typeof numberFields)[number];

/** One field of a number, before and after the change. Empty text: not set. */
export const numberChange = v.object({ field: v.picklist(numberFields), from: v.string(), to: v.string() });

export type NumberChange = v.InferOutput<typeof numberChange>;

/** One part of connecting a number. */
const connectionStep = v.object({
  step: v.picklist([
    'texts',
    'calls',
    'texts_fallback',
    'calls_fallback',
    'texts_application',
    'calls_application',
    'calls_trunk',
  ]),
  /** True when it replaces another system's setting. It is then done only if the admin chooses it. */
  isOptional: fields.flag,
  changes: v.array(numberChange),
});

export type ConnectionStep = v.InferOutput<typeof connectionStep>;

/** Where a number's texts or calls go. Addresses are null when none is set. */
const numberRoute = v.object({
  /**
   * Where they go: our webhook (`wrong_method`: by GET, which it refuses), another address, or nowhere. An
   * application, SIP trunk or Messaging Service takes precedence over the webhook.
   */
  route: v.picklist([
    'here',
    'wrong_method',
    'elsewhere',
    'nowhere',
    'application',
    'trunk',
    'service',
    'dropped',
  ]),
  url: fields.maybeText,
  /** The fallback when the webhook fails: ours, another address, or none. */
  fallback: v.picklist(['advised', 'other', 'none']),
});

export type NumberRoute = v.InferOutput<typeof numberRoute>;

/** Null when Twilio doesn't report it. */
export const numberCapabilities = fields.maybe(
  v.object({ sms: fields.flag, mms: fields.flag, voice: fields.flag }),
);

/** How a number of the account is set up, and what connecting it would change. */
const numberHealth = v.object({
  sid: v.string(),
  phoneNumber: v.string(),
  capabilities: numberCapabilities,
  texts: numberRoute,
  calls: numberRoute,
  /** The registration that US carriers require before they deliver texts. `none`: not a US number. */
  registration: v.picklist(['10dlc', 'toll_free', 'none']),
  /** The status of that registration: of the A2P campaign or the toll-free verification. */
  standing: v.picklist(['registered', 'pending', 'rejected', 'unregistered', 'unread']),
  /** False when the Messaging Services could not be read, so one may take the texts elsewhere. */
  isServiceRead: fields.flag,
  /** Empty when nothing is left to do. */
  steps: v.array(connectionStep),
});

export type NumberHealth = v.InferOutput<typeof numberHealth>;

const noSteps = problem('no_steps', 'Say what is to be changed.');
export const numberChanged = problem(
  'number_changed',
  'This number’s settings at Twilio have changed since you opened the list. Nothing was set. Look at the new list.',
  409,
);

const noSuchNumber = problem('invalid_number', 'There is no such number.');

export const numberActions = {
  getPhoneNumbers: adminAction(v.object({}), v.object({ phoneNumbers: v.array(providerNumber) })),
  getNumberHealth: adminAction(v.object({}), v.object({ numbers: v.array(numberHealth) })),
  /**
   * Points a number at this office with exactly the steps that were shown. Answers 409 when the number has
   * changed since then, otherwise the updated number.
   */
  connectNumber: adminAction(
    v.object({
      sid: v.pipe(fields.text, v.regex(/^PN[0-9a-f]{32}$/i, noSuchNumber), fields.format('number sid')),
      steps: v.message(v.array(connectionStep, noSteps), numberChanged),
    }),
    v.object({ ...success.entries, number: numberHealth }),
  ),
} satisfies ActionSchemas;
