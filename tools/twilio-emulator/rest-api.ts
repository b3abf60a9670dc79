import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Calls } from './calls.ts';
import { apiVersion, isE164, type Context } from './context.ts';
import type { Messages } from './messages.ts';
import { voicemailAudio } from './recording-audio.ts';
import {
  callResource,
  mediaResource,
  messageResource,
  numberResource,
  recordingResource,
} from './resources.ts';
import { notFound, RestError } from './rest-errors.ts';
import { newNumber, type NumberRecord, type RecordingRecord } from './store.ts';

/** A pair that Basic authentication accepts: the account's SID and token, or an API key's. */
export type Credentials = { sid: string; secret: string };

type RestRequest = {
  method: string;
  segments: string[];
  query: URLSearchParams;
  form: URLSearchParams;
  path: string;
};

/** Where the bytes of media are, below the stand-in's root; Twilio has a host of its own for them. */
export const storePath = '/media-store/';
/** "Protect media access": a signed address is good for four hours. */
const storeAddressSeconds = 4 * 60 * 60;

const defaultPageSize = 50;
const maxPageSize = 1000;

/** Form field → setting of a number; an empty value clears it. */
const numberFields = {
  FriendlyName: 'friendlyName',
  VoiceUrl: 'voiceUrl',
  VoiceMethod: 'voiceMethod',
  VoiceFallbackUrl: 'voiceFallbackUrl',
  VoiceFallbackMethod: 'voiceFallbackMethod',
  VoiceApplicationSid: 'voiceApplicationSid',
  TrunkSid: 'trunkSid',
  SmsUrl: 'smsUrl',
  SmsMethod: 'smsMethod',
  SmsFallbackUrl: 'smsFallbackUrl',
  SmsFallbackMethod: 'smsFallbackMethod',
  SmsApplicationSid: 'smsApplicationSid',
  StatusCallback: 'statusCallback',
  StatusCallbackMethod: 'statusCallbackMethod',
} as const satisfies Record<string, keyof NumberRecord>;

/** Twilio's codes for an address that isn't one, by field. */
const urlErrors: Record<string, [code: number, message: string]> = {
  VoiceUrl: [21502, 'Voice URL is not a valid URL'],
  VoiceFallbackUrl: [21502, 'Voice fallback URL is not a valid URL'],
  SmsUrl: [21502, 'SMS URL is not a valid URL'],
  SmsFallbackUrl: [21502, 'SMS fallback URL is not a valid URL'],
  StatusCallback: [21502, 'Status callback URL is not a valid URL'],
};

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Twilio's REST API over the store. Answers and refusals as Twilio gives them. */
export class RestApi {
  constructor(
    private readonly context: Context,
    private readonly messages: Messages,
    private readonly calls: Calls,
    private readonly credentials: Credentials[],
  ) {}

  /** @throws {RestError} */
  authenticate(authorization: string | null): void {
    const encoded = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    if (!this.credentials.some(({ sid, secret }) => isSame(given, `${sid}:${secret}`))) {
      throw new RestError(401, 20003, 'Authenticate');
    }
  }

  /**
   * `path` starts at the API's version and has no query.
   * @throws {RestError}
   */
  handle(method: string, path: string, query: URLSearchParams, form: URLSearchParams): Response {
    const [, version, accounts, accountSid, resource = '', ...segments] = path.split('/');
    if (version !== apiVersion || accounts !== 'Accounts' || accountSid !== this.context.accountSid) {
      throw notFound(path);
    }
    const request = { method, query, form, path, segments };
    const name = resource.replace(/\.json$/, '');
    if (name === 'IncomingPhoneNumbers') return this.#numbers(request);
    if (name === 'Messages') return this.#messages(request);
    if (name === 'Calls') return this.#calls(request);
    if (name === 'Recordings') return this.#recordings(request);
    throw notFound(path);
  }

  #numbers({ method, segments, query, form, path }: RestRequest): Response {
    const { store, accountSid, now } = this.context;
    const show = (number: NumberRecord) => numberResource(accountSid, number);
    if (segments.length === 0 && method === 'GET') {
      const found = store.numbers.filter(
        (number) =>
          matchesPattern(number.phoneNumber, query.get('PhoneNumber')) &&
          (query.get('FriendlyName') ?? number.friendlyName) === number.friendlyName,
      );
      return Response.json(page(path, query, 'incoming_phone_numbers', found, show));
    }
    if (segments.length === 0 && method === 'POST') {
      const phoneNumber = form.get('PhoneNumber') ?? this.#unusedNumber(form.get('AreaCode') ?? '918');
      if (!isE164(phoneNumber)) throw new RestError(400, 21421, `${phoneNumber} is not a valid number`);
      if (store.number(phoneNumber)) throw new RestError(400, 21422, `${phoneNumber} is not available.`);
      const number = newNumber(phoneNumber, phoneNumber, '', now().toISOString());
      this.#update(number, form);
      store.numbers.push(number);
      store.changed();
      return Response.json(show(number), { status: 201 });
    }
    const index = store.numbers.findIndex((number) => `${number.sid}.json` === segments[0]);
    const number = store.numbers[index];
    if (!number || segments.length !== 1) throw notFound(path);
    if (method === 'GET') return Response.json(show(number));
    if (method === 'POST') {
      this.#update(number, form);
      store.changed();
      return Response.json(show(number));
    }
    if (method === 'DELETE') {
      store.numbers.splice(index, 1);
      store.changed();
      return new Response(null, { status: 204 });
    }
    throw methodNotAllowed();
  }

  #update(number: NumberRecord, form: URLSearchParams): void {
    for (const [field, [code, message]] of Object.entries(urlErrors)) {
      const value = form.get(field);
      if (value && !(URL.canParse(value) && /^https?:/.test(value))) throw new RestError(400, code, message);
    }
    for (const [field, setting] of Object.entries(numberFields)) {
      const value = form.get(field);
      if (value !== null) number[setting] = value === '' && field.endsWith('Method') ? 'POST' : value;
    }
    // A trunk and an application exclude each other: the later one wins (IncomingPhoneNumber resource).
    if (form.get('TrunkSid')) number.voiceApplicationSid = '';
    else if (form.get('VoiceApplicationSid')) number.trunkSid = '';
    number.updatedAt = this.context.now().toISOString();
  }

  #unusedNumber(areaCode: string): string {
    const taken = new Set(this.context.store.numbers.map((number) => number.phoneNumber));
    const candidates = Array.from(
      { length: 100 },
      (_, index) => `+1${areaCode}55501${String(index).padStart(2, '0')}`,
    );
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free === undefined)
      throw new RestError(400, 21422, `No number of area code ${areaCode} is available.`);
    return free;
  }

  #messages({ method, segments, query, form, path }: RestRequest): Response {
    const { store, accountSid, now } = this.context;
    if (segments.length === 0 && method === 'POST') {
      return Response.json(messageResource(accountSid, this.messages.create(form)), { status: 201 });
    }
    if (segments.length === 0 && method === 'GET') {
      const found = store.messages.filter(
        (message) =>
          (query.get('To') ?? message.to) === message.to &&
          (query.get('From') ?? message.from) === message.from &&
          isWithin(message.sentAt, 'DateSent', query),
      );
      const newestFirst = byNewest(found, (message) => message.sentAt ?? message.createdAt);
      const show = (message: (typeof found)[number]) => messageResource(accountSid, message);
      return Response.json(page(path, query, 'messages', newestFirst, show));
    }
    const index = store.messages.findIndex(
      (candidate) => candidate.sid === segments[0]?.replace(/\.json$/, ''),
    );
    const message = store.messages[index];
    if (!message) throw notFound(path);
    if (segments.length === 2 && segments[1] === 'Media.json' && method === 'GET') {
      const show = (media: (typeof message.media)[number]) => mediaResource(accountSid, message, media);
      return Response.json(page(path, query, 'media_list', message.media, show));
    }
    if (segments.length !== 1) throw notFound(path);
    if (method === 'GET') return Response.json(messageResource(accountSid, message));
    if (method === 'POST') {
      if (form.get('Status') === 'canceled') {
        throw new RestError(400, 30409, 'Message is not in a cancelable state.');
      }
      if (form.get('Body') !== '') throw new RestError(400, 20001, 'Body must be empty to redact a message.');
      message.body = '';
      message.updatedAt = now().toISOString();
      store.changed();
      return Response.json(messageResource(accountSid, message));
    }
    if (method === 'DELETE') {
      if (message.journey.length > 0) throw new RestError(409, 20009, 'Message is still being processed.');
      store.messages.splice(index, 1);
      store.changed();
      return new Response(null, { status: 204 });
    }
    throw methodNotAllowed();
  }

  #calls({ method, segments, query, form, path }: RestRequest): Response {
    const { store, accountSid } = this.context;
    const show = (call: (typeof store.calls)[number]) => {
      const own = store.number(call.direction === 'inbound' ? call.to : call.from);
      return callResource(accountSid, call, own?.sid ?? null);
    };
    if (segments.length === 0 && method === 'POST') {
      return Response.json(show(this.calls.create(form)), { status: 201 });
    }
    if (segments.length === 0 && method === 'GET') {
      const found = store.calls.filter(
        (call) =>
          (query.get('To') ?? call.to) === call.to &&
          (query.get('From') ?? call.from) === call.from &&
          (query.get('Status') ?? call.status) === call.status &&
          (query.get('ParentCallSid') ?? call.parentSid) === call.parentSid &&
          isWithin(call.startedAt, 'StartTime', query) &&
          isWithin(call.endedAt, 'EndTime', query),
      );
      const newestFirst = byNewest(found, (call) => call.startedAt ?? call.createdAt);
      return Response.json(page(path, query, 'calls', newestFirst, show));
    }
    const index = store.calls.findIndex((candidate) => `${candidate.sid}.json` === segments[0]);
    const call = store.calls[index];
    if (!call || segments.length !== 1) throw notFound(path);
    if (method === 'GET') return Response.json(show(call));
    const status = form.get('Status');
    if (method === 'POST' && (status === 'canceled' || status === 'completed')) {
      this.calls.hangUp(call, status);
      return Response.json(show(call));
    }
    if (method === 'DELETE') {
      store.calls.splice(index, 1);
      store.changed();
      return new Response(null, { status: 204 });
    }
    throw methodNotAllowed();
  }

  #recordings({ method, segments, query, path }: RestRequest): Response {
    const { store, accountSid, apiUrl } = this.context;
    const show = (recording: RecordingRecord) => recordingResource(accountSid, apiUrl, recording);
    if (segments.length === 0 && method === 'GET') {
      const found = store.recordings.filter(
        (recording) =>
          (query.get('CallSid') ?? recording.callSid) === recording.callSid &&
          isWithin(recording.createdAt, 'DateCreated', query),
      );
      const newestFirst = byNewest(found, ({ createdAt }) => createdAt);
      return Response.json(page(path, query, 'recordings', newestFirst, show));
    }
    const index = store.recordings.findIndex((candidate) => `${candidate.sid}.json` === segments[0]);
    const recording = store.recordings[index];
    if (!recording || segments.length !== 1) throw notFound(path);
    if (method === 'GET') return Response.json(show(recording));
    if (method === 'DELETE') {
      store.recordings.splice(index, 1);
      store.changed();
      return new Response(null, { status: 204 });
    }
    throw methodNotAllowed();
  }

  /** The sound of a recording: its address without `.json`, or with `.wav`. There is no MP3 here. */
  recordingAudio(path: string): Response {
    const sid = /RE[0-9a-f]{32}(?=(\.wav)?$)/.exec(path)?.[0];
    const recording = this.context.store.recordings.find((candidate) => candidate.sid === sid);
    if (!recording) throw notFound(path);
    return new Response(voicemailAudio(recording.seconds), { headers: { 'Content-Type': 'audio/x-wav' } });
  }

  /**
   * Twilio's own address of a file that came with a text, without `.json`: leads on to the delivery
   * network, with an address that is signed and good for some hours.
   */
  media(path: string): Response {
    const [messageSid, , mediaSid = ''] = path.split('/').slice(-3);
    const message = this.context.store.messages.find((candidate) => candidate.sid === messageSid);
    const media = message?.media.find((candidate) => candidate.sid === mediaSid);
    if (!media) throw notFound(path);
    if (!media.source.startsWith('data:')) return Response.redirect(media.source, 307);
    const expires = String(Math.floor(this.context.now().getTime() / 1000) + storeAddressSeconds);
    const query = new URLSearchParams({
      Expires: expires,
      Signature: this.#storeSignature(mediaSid, expires),
    });
    return Response.redirect(`${this.context.apiUrl}${storePath}${mediaSid}?${query}`, 307);
  }

  /** The delivery network: bytes for whoever has the signed address, which is all it looks at. */
  stored(url: URL): Response {
    const mediaSid = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    const expires = url.searchParams.get('Expires') ?? '';
    const isSigned = isSame(url.searchParams.get('Signature') ?? '', this.#storeSignature(mediaSid, expires));
    if (!isSigned || Number(expires) * 1000 < this.context.now().getTime()) {
      return new Response('<Error><Code>AccessDenied</Code></Error>', {
        status: 403,
        headers: { 'Content-Type': 'application/xml' },
      });
    }
    const media = this.context.store.messages
      .flatMap((message) => message.media)
      .find((candidate) => candidate.sid === mediaSid);
    const inline = /^data:[^,]*;base64,(.*)$/s.exec(media?.source ?? '')?.[1];
    if (!media || inline === undefined) return new Response(null, { status: 404 });
    return new Response(Buffer.from(inline, 'base64'), {
      headers: { 'Content-Type': media.contentType, 'X-Content-Type-Options': 'nosniff' },
    });
  }

  #storeSignature(mediaSid: string, expires: string): string {
    const secret = this.credentials.map((pair) => pair.secret).join(' ');
    return createHmac('sha256', secret).update(`${mediaSid} ${expires}`).digest('base64url');
  }
}

const methodNotAllowed = () => new RestError(405, 20004, 'Method not allowed');

/** Newest first; of two with the same time, the one added later. */
function byNewest<Item>(items: Item[], time: (item: Item) => string): Item[] {
  return items.toReversed().sort((left, right) => Date.parse(time(right)) - Date.parse(time(left)));
}

/** `*` stands for any digit, and a part of a number finds it (IncomingPhoneNumber list). */
function matchesPattern(phoneNumber: string, pattern: string | null): boolean {
  if (pattern === null) return true;
  const source = pattern
    .replace(/[^\d*+]/g, '')
    .replaceAll('+', '\\+')
    .replaceAll('*', '\\d');
  return new RegExp(source).test(phoneNumber);
}

/** The filters `Name`, `Name<` and `Name>`: a UTC day, or an instant. Both bounds are inclusive. */
function isWithin(time: string | null, name: string, query: URLSearchParams): boolean {
  const compare = (filter: string) => {
    if (time === null) return null;
    const [left, right] = [filter.length === 10 ? time.slice(0, 10) : time, filter];
    return filter.length === 10 ? left.localeCompare(right) : Date.parse(left) - Date.parse(right);
  };
  const passes = (filter: string | null, test: (order: number) => boolean) => {
    if (filter === null || filter === '') return true;
    const order = compare(filter);
    return order !== null && test(order);
  };
  return (
    passes(query.get(name), (order) => order === 0) &&
    passes(query.get(`${name}<`), (order) => order <= 0) &&
    passes(query.get(`${name}>`), (order) => order >= 0)
  );
}

/** One page in Twilio's envelope. The token names the last item of the page before. */
function page<Item extends { sid: string }>(
  path: string,
  query: URLSearchParams,
  key: string,
  items: Item[],
  show: (item: Item) => object,
) {
  const wanted = Number(query.get('PageSize') ?? defaultPageSize);
  const pageSize = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, maxPageSize) : defaultPageSize;
  const number = Math.max(0, Number(query.get('Page') ?? 0) || 0);
  const anchor = query.get('PageToken')?.slice('PA'.length);
  const anchored = anchor === undefined ? -1 : items.findIndex((item) => item.sid === anchor);
  const start = anchored === -1 ? number * pageSize : anchored + 1;
  const shown = items.slice(start, start + pageSize);

  const address = (pageNumber: number, token: string | undefined) => {
    const target = new URLSearchParams(query);
    target.delete('PageToken');
    target.set('PageSize', String(pageSize));
    target.set('Page', String(pageNumber));
    if (token !== undefined) target.set('PageToken', `PA${token}`);
    return `${path}?${target}`;
  };
  const hasMore = start + shown.length < items.length;
  return {
    [key]: shown.map(show),
    page: number,
    page_size: pageSize,
    start,
    end: start + Math.max(0, shown.length - 1),
    uri: query.size > 0 ? `${path}?${query}` : path,
    first_page_uri: address(0, undefined),
    next_page_uri: hasMore ? address(number + 1, shown.at(-1)?.sid) : null,
    previous_page_uri: number > 0 ? address(number - 1, undefined) : null,
  };
}
