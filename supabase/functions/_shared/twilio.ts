/** The part of Twilio's REST API that the functions use. */
import type { NumberField } from './contract/numbers.ts';
import type { Env, TwilioCredentials } from './env.ts';
import { textField, type JsonObject } from './json.ts';
import { HttpError } from './http-error.ts';
import { openTwilioApi, requiredText, TwilioError, TwilioUnreachable } from './twilio-api.ts';
import { twilioHttpError } from './twilio-errors.ts';
import {
  parseCall,
  parseListed,
  parseMonthlyCost,
  parseMessage,
  parseNumber,
  parseRecording,
  type ListedMessage,
  type MonthlyCost,
  type TwilioCall,
  type TwilioMessage,
  type TwilioNumber,
  type TwilioRecording,
} from './twilio-rows.ts';

/** How long the owner's phone rings, who has just pressed a button. */
const ownPhoneSeconds = 25;

/** More texts than we send one person in the minutes that are searched. */
const latestTexts = 100;

/** A UTC day (YYYY-MM-DD), and with `isOpen` all that follow. */
export type Days = { first: string; isOpen: boolean };

/** `isWhole` is false when there are more rows than anybody would read at once. */
type Listed<Row> = { rows: Row[]; isWhole: boolean };

const unlimited = Number.POSITIVE_INFINITY;

/** A filter by day; with ">" behind its name it means on or after that day. */
const within = (name: string, { first, isOpen }: Days) => ({ [isOpen ? `${name}>` : name]: first });

/** A picture or file of a text. Its address wants the account's credentials. */
type TwilioMedia = { url: string; contentType: string };

export type Twilio = {
  /** All numbers of the account. */
  listNumbers(): Promise<TwilioNumber[]>;
  /** One number of the account. */
  number(numberSid: string): Promise<TwilioNumber>;
  /** Sets these fields of a number and no others; empty text clears one. */
  updateNumber(numberSid: string, fields: ReadonlyMap<NumberField, string>): Promise<void>;
  /** The account's calls, newest first, both legs of forwarded ones. */
  listCalls(days: Days, most?: number): Promise<Listed<TwilioCall>>;
  /** What callers have spoken, newest first. */
  listRecordings(days: Days): Promise<Listed<TwilioRecording>>;
  /** The latest texts to this number, whichever of ours they left from, newest first. */
  latestTextsTo(number: string): Promise<ListedMessage[]>;
  /** Texts from or to this number, newest first. */
  listMessages(party: 'From' | 'To', number: string, days: Days): Promise<Listed<ListedMessage>>;
  listMedia(messageSid: string): Promise<TwilioMedia[]>;
  /** Lets this address answer a number's calls. Answers the number as Twilio now has it. */
  setVoiceUrl(numberSid: string, voiceUrl: string): Promise<TwilioNumber>;
  /**
   * Rings a phone; whoever picks up hears what `url` says. Answers Twilio’s name of the call. Repeated as
   * little as a text.
   */
  startCall(call: { from: string; to: string; url: string }): Promise<string>;
  /** What the account cost in each calendar month (UTC) since this day (YYYY-MM-DD). */
  monthlyCosts(since: string): Promise<MonthlyCost[]>;
  /** Not repeated unless Twilio says that it did nothing: it has no idempotency key. */
  sendMessage(message: {
    from: string;
    to: string;
    body: string;
    /** Where Twilio finds its pictures. */
    mediaUrls?: readonly string[];
    statusCallback: string;
  }): Promise<TwilioMessage>;
};

function createClient(credentials: TwilioCredentials): Twilio {
  const api = openTwilioApi(credentials);

  const numberUrl = (numberSid: string) =>
    api.address(`IncomingPhoneNumbers/${encodeURIComponent(numberSid)}.json`);

  return {
    async listNumbers() {
      const path = 'IncomingPhoneNumbers.json';
      return (await api.list(path, 'incoming_phone_numbers', 200, unlimited, parseNumber)).rows;
    },

    number: async (numberSid) => parseNumber(await api.request(numberUrl(numberSid))),

    async updateNumber(numberSid, fields) {
      await api.request(numberUrl(numberSid), new URLSearchParams([...fields]));
    },

    listCalls: (days, most = unlimited) =>
      api.list('Calls.json', 'calls', 1000, most, parseCall, within('StartTime', days)),

    listRecordings: (days) =>
      api.list('Recordings.json', 'recordings', 1000, unlimited, parseRecording, within('DateCreated', days)),

    listMessages(party, number, days) {
      const filter = { [party]: number, ...within('DateSent', days) };
      return api.list('Messages.json', 'messages', 500, unlimited, parseListed, filter);
    },

    async latestTextsTo(number) {
      const most = latestTexts;
      return (await api.list('Messages.json', 'messages', most, most, parseListed, { To: number })).rows;
    },

    async listMedia(messageSid) {
      const path = `Messages/${encodeURIComponent(messageSid)}/Media.json`;
      const parse = (row: JsonObject) => ({
        // The list names the description (….json) of each; without the ending it is the file itself.
        url: api.addressOf(requiredText(row, 'uri').replace(/\.json$/, '')),
        contentType: textField(row, 'content_type'),
      });
      return (await api.list(path, 'media_list', 50, 10, parse)).rows;
    },

    async setVoiceUrl(numberSid, voiceUrl) {
      // An application would take precedence over the address, so it is taken off.
      const form = new URLSearchParams({ VoiceUrl: voiceUrl, VoiceMethod: 'POST', VoiceApplicationSid: '' });
      return parseNumber(await api.request(numberUrl(numberSid), form));
    },

    async startCall({ from, to, url }) {
      const form = new URLSearchParams({ From: from, To: to, Url: url, Method: 'POST' });
      form.set('Timeout', String(ownPhoneSeconds));
      return requiredText(await api.request(api.address('Calls.json'), form), 'sid');
    },

    async monthlyCosts(since) {
      const filter = { Category: 'totalprice', StartDate: since };
      const path = 'Usage/Records/Monthly.json';
      return (await api.list(path, 'usage_records', 50, unlimited, parseMonthlyCost, filter)).rows;
    },

    async sendMessage({ from, to, body, mediaUrls = [], statusCallback }) {
      const form = new URLSearchParams({ From: from, To: to, Body: body, StatusCallback: statusCallback });
      for (const url of mediaUrls) form.append('MediaUrl', url);
      return parseMessage(await api.request(api.address('Messages.json'), form));
    },
  };
}

/** What the account is asked with; throws 503 when there is nothing yet. */
export function twilioCredentials(env: Env): TwilioCredentials {
  if (!env.twilio) {
    throw new HttpError(
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
export function httpErrorOf(error: unknown): HttpError | null {
  if (error instanceof TwilioUnreachable || (error instanceof TwilioError && error.status >= 500)) {
    return new HttpError(502, 'twilio_unreachable', 'Twilio is not answering. Please try again in a moment.');
  }
  return error instanceof TwilioError ? twilioHttpError(error.code) : null;
}
