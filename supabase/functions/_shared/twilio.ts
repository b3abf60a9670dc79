/**
 * The part of Twilio's REST API (2010-04-01) that the functions use, over plain fetch. Fields are
 * Twilio's own, parsed at this door.
 */
import { readText } from './body.ts';
import type { Direction, MessageStatus, NumberField } from './contract.ts';
import { isMessageStatus } from './database.ts';
import type { Env, TwilioCredentials } from './env.ts';
import { isJsonObject, textField, type JsonObject } from './json.ts';
import { Refusal } from './refusal.ts';
import { twilioRefusal } from './twilio-errors.ts';

const timeoutMs = 8_000;
const maxAnswerBytes = 1_000_000;
/** A page of a thousand calls, which are up to 3 KB each. */
const maxListBytes = 4_000_000;
const maxAttempts = 3;
const firstDelayMs = 100;
const maxPages = 50;
const busyCode = 20429;

/** Twilio said no, with one of its error codes (null: it gave none). */
export class TwilioError extends Error {
  override readonly name = 'TwilioError';
  readonly status: number;
  readonly code: number | null;

  constructor(status: number, code: number | null) {
    super(`Twilio answered ${status} (error ${code ?? 'none'})`);
    this.status = status;
    this.code = code;
  }
}

/** Twilio's answer is missing or unreadable, so a write may or may not have been done. */
class TwilioUnreachable extends Error {
  override readonly name = 'TwilioUnreachable';
}

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

/** A picture or file of a text. Its address wants the account's credentials. */
type TwilioMedia = { url: string; contentType: string };

export type Twilio = {
  /** All numbers of the account. */
  listNumbers(): Promise<TwilioNumber[]>;
  /** One number of the account. */
  number(numberSid: string): Promise<TwilioNumber>;
  /** Sets these fields of a number and no others; empty text clears one. */
  updateNumber(numberSid: string, fields: ReadonlyMap<NumberField, string>): Promise<void>;
  /** Calls since a day (YYYY-MM-DD, UTC), newest first, both legs of forwarded ones, at most `maxRows`. */
  listCalls(since: string, maxRows: number): Promise<TwilioCall[]>;
  /** Texts from or to this number since a day (YYYY-MM-DD, UTC), newest first, at most 25,000. */
  listMessages(
    party: 'From' | 'To',
    number: string,
    since: string,
  ): Promise<{ texts: ListedMessage[]; isWhole: boolean }>;
  listMedia(messageSid: string): Promise<TwilioMedia[]>;
  /** Lets this address answer a number's calls. Answers the number as Twilio now has it. */
  setVoiceUrl(numberSid: string, voiceUrl: string): Promise<TwilioNumber>;
  /** Not repeated unless Twilio says that it did nothing: it has no idempotency key. */
  sendMessage(message: {
    from: string;
    to: string;
    body: string;
    statusCallback: string;
  }): Promise<TwilioMessage>;
};

function isoTimeOrNull(rfc2822: string): string | null {
  const time = Date.parse(rfc2822);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function requiredText(object: JsonObject, name: string): string {
  const value = textField(object, name);
  if (value === '') throw new TwilioUnreachable(`Twilio's answer has no ${name}`);
  return value;
}

/** `SmsUrl` is `sms_url` in Twilio's answers. */
const answerName = (field: NumberField) => field.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();

function parseNumber(row: JsonObject): TwilioNumber {
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

function parseCall(row: JsonObject): TwilioCall {
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
    duration: Math.max(0, Math.trunc(Number(textField(row, 'duration')) || 0)),
  };
}

function parseMessage(row: JsonObject): TwilioMessage {
  const status = textField(row, 'status');
  return { sid: requiredText(row, 'sid'), status: isMessageStatus(status) ? status : 'queued' };
}

function parseListed(row: JsonObject): ListedMessage {
  const errorCode = row['error_code'];
  return {
    ...parseMessage(row),
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

/** Waits before attempt number `attempt` (2, 3, …): doubling, with jitter. */
function pause(attempt: number): Promise<void> {
  const longest = firstDelayMs * 2 ** (attempt - 1);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
}

function createClient(credentials: TwilioCredentials): Twilio {
  const { accountSid, username, password } = credentials;
  const base = new URL(credentials.apiUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const versionPath = `${basePath}/2010-04-01/`;
  const accountUrl = `${base.origin}${versionPath}Accounts/${encodeURIComponent(accountSid)}`;
  const authorization = `Basic ${btoa(`${username}:${password}`)}`;

  async function once(url: string, maxBytes: number, form?: URLSearchParams): Promise<JsonObject> {
    let status: number;
    let text: string | null;
    try {
      const response = await fetch(url, {
        method: form ? 'POST' : 'GET',
        headers: { authorization, accept: 'application/json' },
        ...(form && { body: form }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      text = await readText(response, maxBytes);
    } catch (error) {
      throw new TwilioUnreachable('Twilio did not answer', { cause: error });
    }
    let answer: unknown;
    try {
      answer = JSON.parse(text ?? '');
    } catch {
      answer = null;
    }
    if (status >= 400) {
      const code = isJsonObject(answer) && typeof answer['code'] === 'number' ? answer['code'] : null;
      throw new TwilioError(status, status === 429 ? busyCode : code);
    }
    if (status < 200 || status >= 300 || !isJsonObject(answer)) {
      throw new TwilioUnreachable(`Twilio answered ${status} without a readable body`);
    }
    return answer;
  }

  /** Repeats while Twilio is too busy to have done anything or, for reads, fails. */
  async function request(
    url: string,
    form?: URLSearchParams,
    maxBytes = maxAnswerBytes,
  ): Promise<JsonObject> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(url, maxBytes, form);
      } catch (error) {
        const isSafe =
          error instanceof TwilioError && (error.status === 429 || (!form && error.status >= 500));
        if (!isSafe || attempt === maxAttempts) throw error;
        await pause(attempt + 1);
      }
    }
  }

  /** The address that an answer's `uri` stands for, which must stay with the same API. */
  function addressOf(uri: string): string {
    const next = new URL(uri, base.origin);
    const path = next.pathname.startsWith(versionPath) ? next.pathname : basePath + next.pathname;
    if (next.origin !== base.origin || !path.startsWith(versionPath)) {
      throw new TwilioUnreachable('Twilio pointed to a page elsewhere');
    }
    return base.origin + path + next.search;
  }

  async function list<T>(
    path: string,
    key: string,
    pageSize: number,
    maxRows: number,
    parse: (row: JsonObject) => T,
    filters: Record<string, string> = {},
  ): Promise<{ rows: T[]; isWhole: boolean }> {
    const found: T[] = [];
    const query = new URLSearchParams({ PageSize: String(pageSize), ...filters });
    let url: string | null = `${accountUrl}/${path}?${query}`;
    for (let page = 0; url !== null && page < maxPages && found.length < maxRows; page += 1) {
      const answer: JsonObject = await request(url, undefined, maxListBytes);
      const rows = answer[key];
      if (!Array.isArray(rows)) throw new TwilioUnreachable(`Twilio's list has no ${key}`);
      found.push(...rows.filter(isJsonObject).map(parse));
      const next = textField(answer, 'next_page_uri');
      url = next === '' ? null : addressOf(next);
    }
    return { rows: found.slice(0, maxRows), isWhole: url === null && found.length <= maxRows };
  }

  const numberUrl = (numberSid: string) =>
    `${accountUrl}/IncomingPhoneNumbers/${encodeURIComponent(numberSid)}.json`;

  return {
    async listNumbers() {
      const most = Number.POSITIVE_INFINITY;
      const path = 'IncomingPhoneNumbers.json';
      return (await list(path, 'incoming_phone_numbers', 200, most, parseNumber)).rows;
    },

    number: async (numberSid) => parseNumber(await request(numberUrl(numberSid))),

    async updateNumber(numberSid, fields) {
      await request(numberUrl(numberSid), new URLSearchParams([...fields]));
    },

    async listCalls(since, maxRows) {
      // "StartTime>" is one of the filter's three spellings: on or after that day.
      const filter = { 'StartTime>': since };
      return (await list('Calls.json', 'calls', 1000, maxRows, parseCall, filter)).rows;
    },

    async listMessages(party, number, since) {
      // "DateSent>" is one of the filter's three spellings: on or after that day.
      const filter = { [party]: number, 'DateSent>': since };
      const most = Number.POSITIVE_INFINITY;
      const { rows, isWhole } = await list('Messages.json', 'messages', 500, most, parseListed, filter);
      return { texts: rows, isWhole };
    },

    async listMedia(messageSid) {
      const path = `Messages/${encodeURIComponent(messageSid)}/Media.json`;
      const parse = (row: JsonObject) => ({
        // The list names the description (….json) of each; without the ending it is the file itself.
        url: addressOf(requiredText(row, 'uri').replace(/\.json$/, '')),
        contentType: textField(row, 'content_type'),
      });
      return (await list(path, 'media_list', 50, 10, parse)).rows;
    },

    async setVoiceUrl(numberSid, voiceUrl) {
      // An application would take precedence over the address, so it is taken off.
      const form = new URLSearchParams({ VoiceUrl: voiceUrl, VoiceMethod: 'POST', VoiceApplicationSid: '' });
      return parseNumber(await request(numberUrl(numberSid), form));
    },

    async sendMessage({ from, to, body, statusCallback }) {
      const form = new URLSearchParams({ From: from, To: to, Body: body, StatusCallback: statusCallback });
      return parseMessage(await request(`${accountUrl}/Messages.json`, form));
    },
  };
}

/** What the account is asked with; throws 503 when there is nothing yet. */
export function twilioCredentials(env: Env): TwilioCredentials {
  if (!env.twilio) {
    throw new Refusal(
      503,
      'twilio_not_configured',
      'Twilio is not set up yet. Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN for the functions.',
    );
  }
  return env.twilio;
}

/** Where Twilio keeps the sound of a recording, as a WAV file. Throws 503 as {@link twilioFor} does. */
export function recordingUrl(env: Env, recordingSid: string): string {
  const { apiUrl, accountSid } = twilioCredentials(env);
  return `${apiUrl}/2010-04-01/Accounts/${accountSid}/Recordings/${recordingSid}.wav`;
}

/** A client for the account; throws 503 when there are no credentials yet. */
export function twilioFor(env: Env): Twilio {
  return createClient(twilioCredentials(env));
}

/** Says in a person's words why a call of Twilio's API failed; null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof TwilioUnreachable || (error instanceof TwilioError && error.status >= 500)) {
    return new Refusal(502, 'twilio_unreachable', 'Twilio is not answering. Please try again in a moment.');
  }
  return error instanceof TwilioError ? twilioRefusal(error.code) : null;
}
