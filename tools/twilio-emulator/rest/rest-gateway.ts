import type { Context } from '../context.ts';
import { checkRequest, checkResponse } from '../contract.ts';
import type { Disturbance, FaultKind, Violation } from '../disturbance.ts';
import { RestError } from '../rest-errors.ts';
import { authenticate, type Credentials } from './credentials.ts';
import { MediaStore } from './media-store.ts';
import { handleRecordingAudio } from './recordings.ts';
import type { RestApi } from './rest-api.ts';

export const restPrefix = '/__twilio';
/** Longer than any client of the functions waits. */
const timeoutFaultMs = 20_000;

/** The way into the REST API: contract checks, faults, rate limit, then the API itself. */
export class RestGateway {
  #recent: number[] = [];
  readonly #logged = new Set<string>();
  readonly #mediaStore: MediaStore;

  constructor(
    private readonly context: Context,
    private readonly api: RestApi,
    private readonly credentials: readonly Credentials[],
    private readonly disturbance: Disturbance,
  ) {
    this.#mediaStore = new MediaStore(context, credentials.map(({ secret }) => secret).join(' '));
  }

  async handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice(restPrefix.length);
    const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    const fault = this.disturbance.faults.shift() ?? (this.disturbance.isDown ? 'http-500' : undefined);
    if (fault && fault !== 'drop-answer') return this.#fail(fault, request);

    // A picture's address has no `.json` and answers bytes: it lies outside the definition.
    if (/\/Media\/ME[0-9a-f]{32}$/.test(path)) {
      return this.#answer(() => {
        authenticate(this.credentials, request.headers.get('authorization'));
        return this.#mediaStore.redirect(path);
      });
    }
    if (/\/Recordings\/RE[0-9a-f]{32}(\.wav|\.mp3)?$/.test(path)) {
      return this.#answer(() => {
        authenticate(this.credentials, request.headers.get('authorization'));
        return handleRecordingAudio(this.context, path);
      });
    }
    const about = { method: request.method, path: path + url.search };
    for (const problem of checkRequest(request.method, about.path, form)) {
      this.#report({ ...about, side: 'request', problem });
    }
    const response = this.#answer(() => {
      authenticate(this.credentials, request.headers.get('authorization'));
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
    return this.#mediaStore.answer(url);
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
