/**
 * A Twilio for one machine: the REST API that the functions use, the webhooks that Twilio sends
 * them, and a phone on a page for the customers' side. It keeps to Twilio's own definition of the
 * API (`contract.ts`) and reports everything that leaves it.
 */
import { BackgroundWork } from './background.ts';
import { Calls } from './calls.ts';
import { apiVersion, type Context, type Pace } from './context.ts';
import { checkRequest, checkResponse } from './contract.ts';
import { ControlApi, type Disturbance, type FaultKind, type Violation } from './control-api.ts';
import { keywordOf, Messages } from './messages.ts';
import { phonePage } from './phone/phone-page.ts';
import { RestApi, storePath, type Credentials } from './rest-api.ts';
import { RestError } from './rest-errors.ts';
import { newNumber, newSid, Store, type CallStatus, type MessageStatus } from './store.ts';
import { WebhookSender } from './webhooks.ts';

export type TwilioStandInOptions = {
  accountSid: string;
  authToken: string;
  /** API keys that the REST API accepts beside the auth token. */
  apiKeys?: Credentials[];
  /** The account's numbers; added to those of the state file. */
  numbers: { phoneNumber: string; friendlyName: string; smsUrl: string }[];
  /** The functions' address as Twilio sees it. No other host is ever called. */
  publicFunctionsUrl: string;
  /** JSON file that keeps the state; null keeps it in memory only. */
  stateFile: string | null;
  clock?: () => Date;
  pace?: Partial<Pace>;
};

/** `sid` is `SM` and 32 hex digits; `at` is ISO 8601. */
export type SeedMessage = {
  sid: string;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  body: string;
  at: string;
  status: MessageStatus;
  errorCode?: number | null;
};

/** A customer's call. With `forwardedTo` there is a second leg, which had the given outcome. */
export type SeedCall = {
  /** `CA` and 32 hex digits; made up when left out. */
  sid?: string;
  from: string;
  to: string;
  at: string;
  status: CallStatus;
  /** Seconds; null when nobody talked. */
  duration: number | null;
  /** Seconds it rang; 0 when left out. */
  waited?: number;
  forwardedTo?: string;
  /** A message that the caller left, since nobody answered. `sid` is `RE` and 32 hex digits. */
  recording?: { sid: string; seconds: number };
};

export type TwilioStandIn = {
  /** Answers `/__twilio/2010-04-01/*`, `/__twilio/media-store/*`, `/__phone` and `/__phone/api/*`; null for any other path. */
  handle(request: Request): Promise<Response | null>;
  /** Adds earlier messages and calls, without webhooks. STOP and START among them count. */
  seed(history: { messages: SeedMessage[]; calls: SeedCall[] }): void;
  /** Ends what is under way, saves the state and lets go of every timer. */
  stop(): Promise<void>;
};

const restPrefix = '/__twilio';
const phonePath = '/__phone';
const defaultPace: Pace = { messageStepMs: 40, callStepMs: 250 };
/** As long as it takes to say that nobody can take the call. */
const apologySeconds = 9;
/** Longer than any client of the functions waits. */
const timeoutFaultMs = 20_000;

/** @throws {Error} a sentence, when the state file can't be read */
export function createTwilioStandIn(options: TwilioStandInOptions): TwilioStandIn {
  const { accountSid, authToken, publicFunctionsUrl } = options;
  const now = options.clock ?? (() => new Date());
  const store = new Store(options.stateFile, publicFunctionsUrl);
  for (const { phoneNumber, friendlyName, smsUrl } of options.numbers) {
    if (store.number(phoneNumber)) continue;
    store.numbers.push(newNumber(phoneNumber, friendlyName, smsUrl, now().toISOString()));
    store.changed();
  }

  const background = new BackgroundWork();
  const context: Context = {
    accountSid,
    apiUrl: new URL(publicFunctionsUrl).origin + restPrefix,
    store,
    webhooks: new WebhookSender(authToken, publicFunctionsUrl, background.signal),
    background,
    pace: { ...defaultPace, ...options.pace },
    now,
  };
  const messages = new Messages(context);
  const calls = new Calls(context);
  const disturbance: Disturbance = { faults: [], isDown: false, perSecond: null, violations: [] };
  const credentials = [{ sid: accountSid, secret: authToken }, ...(options.apiKeys ?? [])];
  const rest = new RestDoor(new RestApi(context, messages, calls, credentials), context, disturbance);
  const control = new ControlApi(context, messages, calls, disturbance);
  messages.resume();

  return {
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(`${restPrefix}/${apiVersion}/`)) return rest.handle(request);
      if (pathname.startsWith(`${restPrefix}${storePath}`)) return rest.handleStore(request);
      if (pathname === phonePath || pathname === `${phonePath}/`) return phonePage(request);
      if (pathname.startsWith(`${phonePath}/api/`)) {
        return control.handle(request, pathname.slice(`${phonePath}/api/`.length));
      }
      return null;
    },
    seed: (history) => seed(context, history),
    async stop() {
      await background.stop();
      store.save();
    },
  };
}

/** The way into the REST API: contract checks, faults, rate limit, then the API itself. */
class RestDoor {
  #recent: number[] = [];
  readonly #logged = new Set<string>();

  constructor(
    private readonly api: RestApi,
    private readonly context: Context,
    private readonly disturbance: Disturbance,
  ) {}

  async handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice(restPrefix.length);
    const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    const fault = this.disturbance.faults.shift() ?? (this.disturbance.isDown ? 'http-500' : undefined);
    if (fault && fault !== 'drop-answer') return this.#fail(fault, request);

    // A picture's address has no `.json` and answers bytes: it lies outside the definition.
    if (/\/Media\/ME[0-9a-f]{32}$/.test(path)) {
      return this.#answer(() => {
        this.api.authenticate(request.headers.get('authorization'));
        return this.api.media(path);
      });
    }
    if (/\/Recordings\/RE[0-9a-f]{32}(\.wav|\.mp3)?$/.test(path)) {
      return this.#answer(() => {
        this.api.authenticate(request.headers.get('authorization'));
        return this.api.recordingAudio(path);
      });
    }
    const about = { method: request.method, path: path + url.search };
    for (const problem of checkRequest(request.method, about.path, form)) {
      this.#report({ ...about, side: 'request', problem });
    }
    const response = this.#answer(() => {
      this.api.authenticate(request.headers.get('authorization'));
      this.#checkRate();
      return this.api.handle(request.method, path, url.searchParams, form);
    });
    const text = await response.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    for (const problem of checkResponse(request.method, about.path, response.status, body)) {
      this.#report({ ...about, side: 'answer', problem });
    }
    return fault === 'drop-answer' ? cutOff(response, text) : response;
  }

  /** Credentials are for the API alone: whoever carries them along has given them away. */
  handleStore(request: Request): Response {
    const url = new URL(request.url);
    if (request.headers.has('authorization')) {
      const about = { method: request.method, path: url.pathname.slice(restPrefix.length) };
      this.#report({ ...about, side: 'request', problem: 'credentials were sent to the media store' });
    }
    return this.api.stored(url);
  }

  #answer(work: () => Response): Response {
    try {
      return work();
    } catch (error) {
      if (error instanceof RestError) return error.toResponse();
      throw error;
    }
  }

  #checkRate(): void {
    const { perSecond } = this.disturbance;
    if (perSecond === null) return;
    const at = this.context.now().getTime();
    this.#recent = this.#recent.filter((earlier) => at - earlier < 1000);
    if (this.#recent.length >= perSecond) throw tooManyRequests();
    this.#recent.push(at);
  }

  async #fail(kind: Exclude<FaultKind, 'drop-answer'>, request: Request): Promise<Response> {
    switch (kind) {
      case 'http-500':
        return new RestError(500, 20500, 'An internal server error has occurred').toResponse();
      case '429':
        return tooManyRequests().toResponse();
      case 'html':
        return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
          status: 502,
          headers: { 'Content-Type': 'text/html' },
        });
      case 'timeout': {
        const gone = new Promise<void>((resolve) => {
          request.signal.addEventListener('abort', () => resolve(), { once: true });
        });
        // Stopping ends the wait as well.
        const waited = this.context.background.pause(timeoutFaultMs).catch(() => undefined);
        await Promise.race([gone, waited]);
        return new Response(null, { status: 504 });
      }
    }
  }

  #report(violation: Omit<Violation, 'at'>): void {
    this.disturbance.violations.push({ at: this.context.now().toISOString(), ...violation });
    this.context.store.changed();
    const line = `Twilio contract, ${violation.side} of ${violation.method} ${violation.path.split('?')[0] ?? ''}: ${violation.problem}`;
    if (this.#logged.has(line)) return;
    this.#logged.add(line);
    console.error(line);
  }
}

const tooManyRequests = () => new RestError(429, 20429, 'Too Many Requests');

/** The request was carried out, but its answer breaks off: fewer bytes than announced, then the end. */
function cutOff(response: Response, text: string): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(Buffer.byteLength(text)));
  headers.set('Connection', 'close');
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers });
}

function seed(context: Context, history: { messages: SeedMessage[]; calls: SeedCall[] }): void {
  const { store } = context;
  const inOrder = history.messages.toSorted((left, right) => left.at.localeCompare(right.at));
  for (const { sid, direction, from, to, body, at, status, errorCode = null } of inOrder) {
    store.messages.push({
      ...{ sid, from, to, body, status, errorCode, createdAt: at, updatedAt: at },
      direction: direction === 'inbound' ? 'inbound' : 'outbound-api',
      sentAt: status === 'failed' ? null : at,
      ...{ media: [], statusCallback: '', journey: [], journeyError: null, notes: [] },
    });
    const keyword = direction === 'inbound' ? keywordOf(body) : null;
    if (keyword === 'stop') store.optOuts.add(`${to} ${from}`);
    if (keyword === 'start') store.optOuts.delete(`${to} ${from}`);
  }
  for (const seeded of history.calls) {
    const { sid = newSid('CA'), from, to, at, status, duration, waited = 0, forwardedTo, recording } = seeded;
    const lasting = (seconds: number) => ({
      duration: seconds,
      endedAt: new Date(Date.parse(at) + (waited + seconds) * 1000).toISOString(),
    });
    const outcome = { status, ...(duration === null ? { duration, endedAt: null } : lasting(duration)) };
    // Whoever nobody answered is told so, which to Twilio is a call that was answered.
    const isTold = forwardedTo !== undefined && duration === null && status !== 'canceled';
    const own = isTold
      ? { status: 'completed' as const, ...lasting(apologySeconds + (recording?.seconds ?? 0)) }
      : outcome;
    const begun = { createdAt: at, startedAt: at, steps: [] };
    if (recording !== undefined) store.recordings.push({ ...recording, callSid: sid, createdAt: at });
    store.calls.push({ ...begun, ...own, sid, parentSid: null, direction: 'inbound', from, to });
    if (recording !== undefined) store.recordings.push({ ...recording, callSid: sid, createdAt: at });
    if (forwardedTo !== undefined) {
      const leg = { parentSid: sid, direction: 'outbound-dial', from, to: forwardedTo } as const;
      store.calls.push({ ...begun, ...outcome, ...leg, sid: newSid('CA') });
    }
  }
  store.changed();
}
