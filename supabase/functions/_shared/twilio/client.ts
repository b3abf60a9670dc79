/** The part of Twilio's REST API that the functions use. */
import * as v from 'valibot';
import { messageStatuses, type Direction, type MessageStatus } from '../contract/messages.ts';
import { numberCapabilities, type NumberField } from '../contract/numbers.ts';
import { webhookPaths } from '../contract/webhooks.ts';
import type { Env, TwilioCredentials } from '../runtime/env.ts';
import { refusal } from '../runtime/http-error.ts';
import { readTextField, type JsonObject } from '../runtime/json.ts';
import { openTwilioApi, requireTextField, TwilioUnreachable } from './api.ts';

/** How long the owner's phone rings after they press Call. */
const ownPhoneSeconds = 25;

/** A UTC day (YYYY-MM-DD). `isOpenEnded` includes all later days. */
export type Days = { first: string; isOpenEnded: boolean };

const unlimited = Number.POSITIVE_INFINITY;

/** A filter by day. A ">" after the name means on or after that day. */
const filterDays = (name: string, { first, isOpenEnded }: Days) => ({
  [isOpenEnded ? `${name}>` : name]: first,
});

/** ISO 8601; null when there is none yet. */
function readTime(row: JsonObject, name: string): string | null {
  const time = Date.parse(readTextField(row, name));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Whole seconds; 0 while ongoing and for calls that nobody took. */
const readSeconds = (row: JsonObject) => Math.max(0, Math.trunc(Number(readTextField(row, 'duration')) || 0));

export type TwilioNumber = ReturnType<typeof parseNumber>;

/** A number of the account. */
function parseNumber(row: JsonObject) {
  const phoneNumber = requireTextField(row, 'phone_number');
  /** The value of a field, or empty text when it isn't set. Twilio's answers have `sms_url` for `SmsUrl`. */
  const readSetting = (field: NumberField) =>
    readTextField(row, field.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase());
  const isOverridden = readSetting('VoiceApplicationSid') !== '' || readSetting('TrunkSid') !== '';
  return {
    sid: requireTextField(row, 'sid'),
    phoneNumber,
    friendlyName: readTextField(row, 'friendly_name') || phoneNumber,
    /** Null when none is set, or a voice application or SIP trunk answers the calls instead. */
    voiceUrl: isOverridden ? null : readSetting('VoiceUrl') || null,
    capabilities: v.parse(v.fallback(numberCapabilities, null), row['capabilities']),
    readSetting,
  };
}

export type TwilioCall = ReturnType<typeof parseCall>;

function parseCall(row: JsonObject) {
  const reported = readTextField(row, 'direction');
  const direction: Direction = reported.startsWith('outbound') ? 'outbound' : 'inbound';
  return {
    sid: requireTextField(row, 'sid'),
    /** The incoming call that this leg was dialed for. */
    parentSid: readTextField(row, 'parent_call_sid') || null,
    direction,
    /** A SIP trunk took the call, so Twilio's rows don't show who answered. */
    isTrunked: reported.startsWith('trunking'),
    from: readTextField(row, 'from'),
    to: readTextField(row, 'to'),
    startTime: readTime(row, 'start_time'),
    createdTime: readTime(row, 'date_created'),
    status: readTextField(row, 'status'),
    duration: readSeconds(row),
  };
}

/** A recording of a call. `source` says what recorded it. */
function parseRecording(row: JsonObject) {
  return {
    sid: requireTextField(row, 'sid'),
    callSid: readTextField(row, 'call_sid'),
    source: readTextField(row, 'source'),
    status: readTextField(row, 'status'),
    seconds: readSeconds(row),
    createdTime: readTime(row, 'date_created'),
  };
}

export type TwilioMessage = ReturnType<typeof parseMessage>;

function parseMessage(row: JsonObject) {
  const reported = readTextField(row, 'status');
  const known = messageStatuses.find((status) => status === reported);
  // A status that we don't know, such as `read`, becomes `queued`.
  const status: MessageStatus = known ?? 'queued';
  return { sid: requireTextField(row, 'sid'), status, isStatusKnown: known !== undefined };
}

export type ListedMessage = ReturnType<typeof parseListed>;

/** A row of Twilio's list of texts. */
function parseListed(row: JsonObject) {
  const errorCode = row['error_code'];
  return {
    ...parseMessage(row),
    isInbound: readTextField(row, 'direction') === 'inbound',
    from: readTextField(row, 'from'),
    to: readTextField(row, 'to'),
    body: readTextField(row, 'body'),
    /** Null while it waits to be sent. */
    sentTime: readTime(row, 'date_sent'),
    createdTime: readTime(row, 'date_created'),
    errorCode: typeof errorCode === 'number' && Number.isInteger(errorCode) ? errorCode : null,
    mediaCount: Number.parseInt(readTextField(row, 'num_media'), 10) || 0,
  };
}

/** A row of the account's usage in the category `totalprice`. Twilio writes the price as a text. */
function parseMonthlyCost(row: JsonObject) {
  const price = Number(row['price'] ?? Number.NaN);
  if (!Number.isFinite(price)) {
    throw new TwilioUnreachable("Twilio's answer has no price");
  }
  return {
    /** The first day of the month, YYYY-MM-DD. */
    start: requireTextField(row, 'start_date'),
    price,
    currency: requireTextField(row, 'price_unit').toUpperCase(),
  };
}

/** A text to send. Twilio fetches its pictures from `mediaUrls`. */
type NewMessage = {
  from: string;
  to: string;
  body: string;
  mediaUrls?: readonly string[];
  statusCallback: string;
};

export type Twilio = ReturnType<typeof openTwilio>;

/** A client for the account. Throws 503 when the credentials aren't set up yet. */
export function openTwilio(env: Env) {
  const api = openTwilioApi(requireCredentials(env));

  const buildNumberUrl = (numberSid: string) =>
    api.buildUrl(`IncomingPhoneNumbers/${encodeURIComponent(numberSid)}.json`);

  return {
    /** All numbers of the account. */
    async listNumbers() {
      const path = 'IncomingPhoneNumbers.json';
      return (await api.list(path, 'incoming_phone_numbers', 200, unlimited, parseNumber)).rows;
    },

    readNumber: async (numberSid: string) => parseNumber(await api.request(buildNumberUrl(numberSid))),

    /** Sets only the given fields of a number; empty text clears one. Returns the updated number. */
    updateNumber: async (numberSid: string, fields: Iterable<[NumberField, string]>) =>
      parseNumber(await api.request(buildNumberUrl(numberSid), new URLSearchParams([...fields]))),

    /** The account's calls, newest first, with both legs of forwarded calls. */
    listCalls: (days: Days, most = unlimited) =>
      api.list('Calls.json', 'calls', 1000, most, parseCall, filterDays('StartTime', days)),

    /** The account's recordings, newest first. */
    listRecordings: (days: Days) =>
      api.list(
        'Recordings.json',
        'recordings',
        1000,
        unlimited,
        parseRecording,
        filterDays('DateCreated', days),
      ),

    /**
     * Texts from or to this number, newest first. Twilio goes by the day on which a text was sent, so one that
     * waits in its queue is on no day's list.
     */
    listMessages(party: 'From' | 'To', number: string, days: Days) {
      const filter = { [party]: number, ...filterDays('DateSent', days) };
      return api.list('Messages.json', 'messages', 500, unlimited, parseListed, filter);
    },

    /** All texts to this number from any of ours, newest first, with those that wait in Twilio's queue. */
    listTextsTo: (number: string) =>
      api.list('Messages.json', 'messages', 500, unlimited, parseListed, { To: number }),

    /** The pictures and files of a text. Fetching their addresses needs the account's credentials. */
    async listMedia(messageSid: string) {
      const path = `Messages/${encodeURIComponent(messageSid)}/Media.json`;
      const parse = (row: JsonObject) => ({
        // The list has the address of each description (….json). Without the ending it is the file itself.
        url: api.resolveUrl(requireTextField(row, 'uri').replace(/\.json$/, '')),
        contentType: readTextField(row, 'content_type'),
      });
      return (await api.list(path, 'media_list', 50, 10, parse)).rows;
    },

    /**
     * Rings a phone, follows the TwiML at `url` on pickup, and returns the call's SID. Retries only when
     * Twilio says that it did nothing.
     */
    async startCall(from: string, to: string, url: string) {
      const form = new URLSearchParams({ From: from, To: to, Url: url, Method: 'POST' });
      form.set('Timeout', String(ownPhoneSeconds));
      return requireTextField(await api.request(api.buildUrl('Calls.json'), form), 'sid');
    },

    /** What the account cost in each calendar month (UTC) since this day (YYYY-MM-DD). */
    async listMonthlyCosts(since: string) {
      const filter = { Category: 'totalprice', StartDate: since };
      const path = 'Usage/Records/Monthly.json';
      return (await api.list(path, 'usage_records', 50, unlimited, parseMonthlyCost, filter)).rows;
    },

    /** Retries only when Twilio says that it did nothing, because Twilio has no idempotency key. */
    async sendMessage({ from, to, body, mediaUrls = [], statusCallback }: NewMessage) {
      const form = new URLSearchParams({ From: from, To: to, Body: body, StatusCallback: statusCallback });
      for (const url of mediaUrls) {
        form.append('MediaUrl', url);
      }
      return parseMessage(await api.request(api.buildUrl('Messages.json'), form));
    },
  };
}

/** The account's credentials. Throws 503 when they aren't set up yet. */
export function requireCredentials(env: Env): TwilioCredentials {
  if (!env.twilio) {
    throw refusal(503, 'twilio_not_configured');
  }
  return env.twilio;
}

/** The address at which Twilio calls a webhook. Twilio signs the query too. */
export function buildWebhookUrl(env: Env, name: keyof typeof webhookPaths, query?: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  return `${env.publicFunctionsUrl}${webhookPaths[name]}${search && `?${search}`}`;
}
