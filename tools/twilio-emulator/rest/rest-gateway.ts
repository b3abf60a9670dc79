import { checkRequest, checkResponse } from '../api-definition.ts';
import { refuseUnknown, RestError } from '../rest-errors.ts';
import type { Store } from '../store.ts';
import { redirectToMedia } from './media.ts';
import { makeVoicemailAudio } from './recording-audio.ts';
import { answerRest, type RestParts } from './rest-api.ts';

export const restPrefix = '/__twilio';

/** The entry to the REST API: simulates outages, checks credentials and the API definition, then calls the API. */
export function createRestGateway(
  parts: RestParts,
  authToken: string,
): (request: Request) => Promise<Response> {
  const { accountSid, apiUrl, store } = parts.context;
  const credentials = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async (request) => {
    const { method, headers } = request;
    const url = new URL(request.url);
    const path = url.pathname.slice(restPrefix.length);
    const answer = (work: () => Response): Response => {
      try {
        if (store.isDown) {
          throw new RestError(500, 20500, 'An internal server error has occurred');
        }
        if (headers.get('authorization') !== credentials) {
          throw new RestError(401, 20003, 'Authenticate');
        }
        return work();
      } catch (error) {
        if (error instanceof RestError) {
          return error.toResponse();
        }
        throw error;
      }
    };
    // The addresses of pictures and recordings return bytes and are not in the definition.
    if (/\/Media\/ME[0-9a-f]{32}$/.test(path)) {
      return answer(() => redirectToMedia(store, apiUrl, path));
    }
    const [, recordingSid] = /\/Recordings\/(RE[0-9a-f]{32})(\.wav)?$/.exec(path) ?? [];
    if (recordingSid !== undefined) {
      return answer(() => answerRecording(store, recordingSid, path));
    }

    const about = { method, path: path + url.search };
    const form = new URLSearchParams(method === 'POST' ? await request.text() : '');
    for (const problem of checkRequest(method, about.path, form)) {
      store.report({ ...about, side: 'request', problem });
    }
    const response = answer(() => answerRest(parts, method, path, url.searchParams, form));
    if (!response.ok) {
      return response;
    }
    const text = await response.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    for (const problem of checkResponse(method, about.path, response.status, body)) {
      store.report({ ...about, side: 'answer', problem });
    }
    return response;
  };
}

function answerRecording(store: Store, sid: string, path: string): Response {
  const recording = store.recordings.find((candidate) => candidate.sid === sid);
  if (!recording) {
    throw refuseUnknown(path);
  }
  return new Response(makeVoicemailAudio(recording.seconds), { headers: { 'Content-Type': 'audio/x-wav' } });
}
