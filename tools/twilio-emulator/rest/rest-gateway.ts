import type { Context } from '../context.ts';
import { checkRequest, checkResponse } from '../contract.ts';
import { notFound, RestError } from '../rest-errors.ts';
import type { Violation } from '../store.ts';
import { redirectToMedia } from './media.ts';
import { voicemailAudio } from './recording-audio.ts';
import type { RestApi } from './rest-api.ts';

export const restPrefix = '/__twilio';

/**
 * The entry to the REST API: simulates outages, checks credentials and the API definition, then calls the
 * API.
 */
export class RestGateway {
  readonly #logged = new Set<string>();

  constructor(
    private readonly context: Context,
    private readonly api: RestApi,
    private readonly authToken: string,
  ) {}

  async handle(request: Request): Promise<Response> {
    const { accountSid, apiUrl, store } = this.context;
    const { method, headers } = request;
    const url = new URL(request.url);
    const path = url.pathname.slice(restPrefix.length);
    const answer = (work: () => Response): Response => {
      try {
        if (store.isDown) throw new RestError(500, 20500, 'An internal server error has occurred');
        const credentials = Buffer.from(`${accountSid}:${this.authToken}`).toString('base64');
        if (headers.get('authorization') !== `Basic ${credentials}`)
          throw new RestError(401, 20003, 'Authenticate');
        return work();
      } catch (error) {
        if (error instanceof RestError) return error.toResponse();
        throw error;
      }
    };
    // The address of a picture or a sound has no `.json` and answers bytes: it lies outside the definition.
    if (/\/Media\/ME[0-9a-f]{32}$/.test(path)) return answer(() => redirectToMedia(store, apiUrl, path));
    const [, recordingSid] = /\/Recordings\/(RE[0-9a-f]{32})(\.wav)?$/.exec(path) ?? [];
    if (recordingSid !== undefined) return answer(() => this.#sound(recordingSid, path));

    const about = { method, path: path + url.search };
    const form = new URLSearchParams(method === 'POST' ? await request.text() : '');
    for (const problem of checkRequest(method, about.path, form))
      this.#report({ ...about, side: 'request', problem });
    const response = answer(() => this.api.handle(method, path, url.searchParams, form));
    const text = await response.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    for (const problem of checkResponse(method, about.path, response.status, body))
      this.#report({ ...about, side: 'answer', problem });
    return response;
  }

  #sound(sid: string, path: string): Response {
    const recording = this.context.store.recordings.find((candidate) => candidate.sid === sid);
    if (!recording) throw notFound(path);
    return new Response(voicemailAudio(recording.seconds), { headers: { 'Content-Type': 'audio/x-wav' } });
  }

  #report(violation: Violation): void {
    const { store } = this.context;
    store.violations.push(violation);
    store.changed();
    const line = `Twilio contract, ${violation.side} of ${violation.method} ${violation.path.split('?')[0] ?? ''}: ${violation.problem}`;
    if (this.#logged.has(line)) return;
    this.#logged.add(line);
    console.error(line);
  }
}
