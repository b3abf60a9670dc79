/** The rows of Twilio's REST API that the functions use. Fields are Twilio's own, parsed at this door. */
import { messageStatuses, type Direction, type MessageStatus } from './contract/messages.ts';
import type { NumberField } from './contract/numbers.ts';
import { isJsonObject, textField, type JsonObject } from './json.ts';
import { requiredText, TwilioUnreachable } from './twilio-api.ts';

/** A number of the account. */
export type TwilioNumber = {
  sid: string;
  phoneNumber: string;
  friendlyName: string;
  /** Null when none is set. */
  voiceUrl: string | null;
  /** A voice application or SIP trunk answers the calls, and `voiceUrl` is ignored. */
  isVoiceUrlOverridden: boolean;
  /** Null when Twilio doesn't tell. */
  capabilities: { sms: boolean; mms: boolean; voice: boolean } | null;
  /** Empty text: not set. */
  setUp: Record<NumberField, string>;
};

export type TwilioCall = {
  sid: string;
  /** The incoming call that this leg was dialled for. */
  parentSid: string | null;
  direction: Direction;
  /** It went through a SIP trunk, where our rows of it say nothing of who answered. */
  isTrunked: boolean;
  from: string;
  to: string;
  /** ISO 8601; null while queued. */
  startTime: string | null;
  createdTime: string | null;
  /** Null while ongoing, and for most calls that nobody took. */
  endTime: string | null;
  status: string;
  /** Whole seconds; 0 while ongoing and for calls that nobody took. */
  duration: number;
};

export type TwilioMessage = { sid: string; status: MessageStatus };

/** A text as Twilio's own list has it. */
export type ListedMessage = TwilioMessage & {
  /** False: Twilio uses a word of its own, such as `read`, and `status` says only that it has the text. */
  isStatusKnown: boolean;
  isInbound: boolean;
  from: string;
  to: string;
  body: string;
  /** ISO 8601; null while it waits to be sent. */
  sentTime: string | null;
  createdTime: string | null;
  errorCode: number | null;
  mediaCount: number;
};

/** `start`: the first day of the month, YYYY-MM-DD. */
export type MonthlyCost = { start: string; price: number; currency: string };

/** A voicemail as Twilio's own list has it. `source` says what recorded it. */
export type TwilioRecording = {
  sid: string;
  callSid: string;
  source: string;
  status: string;
  seconds: number;
  /** ISO 8601 */
  createdTime: string | null;
};

function isoTimeOrNull(rfc2822: string): string | null {
  const time = Date.parse(rfc2822);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** `SmsUrl` is `sms_url` in Twilio's answers. */
const answerName = (field: NumberField) => field.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();

export function parseNumber(row: JsonObject): TwilioNumber {
  const phoneNumber = requiredText(row, 'phone_number');
  const { capabilities } = row;
  const text = (field: NumberField) => textField(row, answerName(field));
  return {
    sid: requiredText(row, 'sid'),
    phoneNumber,
    friendlyName: textField(row, 'friendly_name') || phoneNumber,
    voiceUrl: textField(row, 'voice_url') || null,
    isVoiceUrlOverridden:
      textField(row, 'voice_application_sid') !== '' || textField(row, 'trunk_sid') !== '',
    capabilities: isJsonObject(capabilities)
      ? {
          sms: capabilities['sms'] === true,
          mms: capabilities['mms'] === true,
          voice: capabilities['voice'] === true,
        }
      : null,
    setUp: {
      SmsUrl: text('SmsUrl'),
      SmsMethod: text('SmsMethod'),
      SmsFallbackUrl: text('SmsFallbackUrl'),
      SmsFallbackMethod: text('SmsFallbackMethod'),
      SmsApplicationSid: text('SmsApplicationSid'),
      VoiceUrl: text('VoiceUrl'),
      VoiceMethod: text('VoiceMethod'),
      VoiceFallbackUrl: text('VoiceFallbackUrl'),
      VoiceFallbackMethod: text('VoiceFallbackMethod'),
      VoiceApplicationSid: text('VoiceApplicationSid'),
      TrunkSid: text('TrunkSid'),
    },
  };
}

const wholeSeconds = (written: string) => Math.max(0, Math.trunc(Number(written) || 0));

export function parseCall(row: JsonObject): TwilioCall {
  const direction = textField(row, 'direction');
  return {
    sid: requiredText(row, 'sid'),
    parentSid: textField(row, 'parent_call_sid') || null,
    direction: direction.startsWith('outbound') ? 'outbound' : 'inbound',
    isTrunked: direction.startsWith('trunking'),
    from: textField(row, 'from'),
    to: textField(row, 'to'),
    startTime: isoTimeOrNull(textField(row, 'start_time')),
    createdTime: isoTimeOrNull(textField(row, 'date_created')),
    endTime: isoTimeOrNull(textField(row, 'end_time')),
    status: textField(row, 'status'),
    duration: wholeSeconds(textField(row, 'duration')),
  };
}

export function parseRecording(row: JsonObject): TwilioRecording {
  return {
    sid: requiredText(row, 'sid'),
    callSid: textField(row, 'call_sid'),
    source: textField(row, 'source'),
    status: textField(row, 'status'),
    seconds: wholeSeconds(textField(row, 'duration')),
    createdTime: isoTimeOrNull(textField(row, 'date_created')),
  };
}

export function parseMessage(row: JsonObject): TwilioMessage {
  const status = textField(row, 'status');
  return {
    sid: requiredText(row, 'sid'),
    status: messageStatuses.find((known) => known === status) ?? 'queued',
  };
}

export function parseListed(row: JsonObject): ListedMessage {
  const errorCode = row['error_code'];
  return {
    ...parseMessage(row),
    isStatusKnown: messageStatuses.some((known) => known === textField(row, 'status')),
    isInbound: textField(row, 'direction') === 'inbound',
    from: textField(row, 'from'),
    to: textField(row, 'to'),
    body: textField(row, 'body'),
    sentTime: isoTimeOrNull(textField(row, 'date_sent')),
    createdTime: isoTimeOrNull(textField(row, 'date_created')),
    errorCode: typeof errorCode === 'number' && Number.isInteger(errorCode) ? errorCode : null,
    mediaCount: Number.parseInt(textField(row, 'num_media'), 10) || 0,
  };
}

/** A row of the account's usage in the category `totalprice`. Twilio writes the price as a text. */
export function parseMonthlyCost(row: JsonObject): MonthlyCost {
  const price = Number(row['price'] ?? Number.NaN);
  if (!Number.isFinite(price)) throw new TwilioUnreachable("Twilio's answer has no price");
  return {
    start: requiredText(row, 'start_date'),
    price,
    currency: requiredText(row, 'price_unit').toUpperCase(),
  };
}
