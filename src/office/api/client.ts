/** The office's one connection to the backend. Only src/office imports it, so public pages don't carry it. */
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Database } from '../../../supabase/database.types';
import type { ActionName, ActionSchemas, AnswerOf, RequestOf } from '#functions/contract/action';
import { type FunctionName, functionActions } from '#functions/contract/functions';
import { backendUrl, functionsUrl } from '../../backend-url';

/** Longer than the functions' own timeout for Twilio, so that their error message arrives first. */
const requestTimeoutMs = 30_000;

function requirePublishableKey(): string {
  const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (key) return key;
  throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY is not set: the office cannot reach its backend.');
}

const publishableKey = requirePublishableKey();

export const supabase = createClient<Database>(backendUrl(), publishableKey, {
  global: {
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) }),
  },
  realtime: { heartbeatIntervalMs: 30_000 },
});

/** A call to the backend that did not do what was asked. */
export class BackendFailure extends Error {
  override name = 'BackendFailure';
  /** The backend's sentence for the user; null when it gave none or was never reached. */
  readonly sentence: string | null;
  /** The HTTP status; null when there was no answer, so that the outcome is unknown. */
  readonly status: number | null;
  /** The whole answer, for callers that read more of its fields. */
  readonly body: unknown;

  constructor(sentence: string | null, status: number | null, body?: unknown) {
    super(sentence ?? 'The backend gave no usable answer.');
    this.sentence = sentence;
    this.status = status;
    this.body = body;
  }
}

/** The message for the user: the backend's sentence if there is one, else the fallback. */
export function failureSentence(error: unknown, fallback: string): string {
  return (error instanceof BackendFailure ? error.sentence : null) ?? fallback;
}

/** The actions that answer with a file. */
type FileActionName<Actions extends ActionSchemas<keyof Actions>> = {
  [Name in ActionName<Actions>]: AnswerOf<Actions[Name]> extends Response ? Name : never;
}[ActionName<Actions>];

/** The sentence for an answer that this page can't read. */
const outdatedPage = 'This page may be older than the server. Reload it, then look again.';

/** Throws the error for a missing or incomplete answer. */
const unreachable = () => {
  throw new BackendFailure(null, null);
};

/**
 * Calls an edge function as the signed-in user. supabase-js's own client for functions would read pictures as
 * text.
 */
async function ask(name: FunctionName, request: object, signal?: AbortSignal): Promise<Response> {
  const { data } = await supabase.auth.getSession();
  const response = await fetch(`${functionsUrl()}/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(requestTimeoutMs)]),
  }).catch(unreachable);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new BackendFailure(sentenceIn(body), response.status, body);
}

/** An edge function with its declared actions. All throw {@link BackendFailure} on failure. */
function backendFunction<Actions extends ActionSchemas<keyof Actions>>(name: FunctionName, actions: Actions) {
  return {
    /** Runs an action. If the answer fails its schema, the outcome is unknown. */
    async call<Name extends ActionName<Actions>>(
      action: Name,
      fields: RequestOf<Actions[Name]>,
    ): Promise<AnswerOf<Actions[Name]>> {
      const response = await ask(name, { action, ...fields });
      const answer: unknown = await response.json().catch(unreachable);
      const parsed = v.safeParse(actions[action].answer, answer);
      if (!parsed.success) throw new BackendFailure(sentenceIn(answer) ?? outdatedPage, null);
      return parsed.output;
    },

    /** Fetches a file. */
    async fetchFile<Name extends FileActionName<Actions>>(
      action: Name,
      fields: RequestOf<Actions[Name]>,
      signal?: AbortSignal,
    ): Promise<Blob> {
      const response = await ask(name, { action, ...fields }, signal);
      return response.blob().catch(unreachable);
    },
  };
}

export const smsHandler = backendFunction('sms-handler', functionActions['sms-handler']);
export const twilioManage = backendFunction('twilio-manage', functionActions['twilio-manage']);

const failureBody = v.object({ error: v.pipe(v.string(), v.nonEmpty()) });

function sentenceIn(body: unknown): string | null {
  const parsed = v.safeParse(failureBody, body);
  return parsed.success ? parsed.output.error : null;
}
