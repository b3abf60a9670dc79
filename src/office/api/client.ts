/** The office's one connection to the backend. Only src/office imports it, so public pages don't carry it. */
import { FunctionsHttpError, createClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/database.types';
import type {
  ActionName,
  FileAnswer,
  FunctionContract,
  FunctionName,
} from '../../../supabase/functions/_shared/contract';
import { backendUrl, functionsUrl } from '../../backend-url';

/** Longer than the functions' own limit towards Twilio, so that their sentence arrives first. */
const requestTimeoutMs = 30_000;

function requirePublishableKey(): string {
  const key: unknown = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (typeof key === 'string' && key !== '') return key;
  throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY is not set: the office cannot reach its backend.');
}

const publishableKey = requirePublishableKey();

export const supabase = createClient<Database>(backendUrl(), publishableKey, {
  global: {
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) }),
  },
  // The other limits of spec section 9 are the client's own: a timeout of 10 s, new attempts after 1, 2, 5 and 10 s.
  realtime: { heartbeatIntervalMs: 30_000 },
});

/** A call to the backend that did not do what was asked. */
export class BackendFailure extends Error {
  override name = 'BackendFailure';
  /** The backend's own sentence for a person; null when it gave none, as when it was never reached. */
  readonly sentence: string | null;
  /** The HTTP status; null when there was no answer, so that the outcome is unknown. */
  readonly status: number | null;

  constructor(sentence: string | null, status: number | null) {
    super(sentence ?? 'The backend gave no usable answer.');
    this.sentence = sentence;
    this.status = status;
  }
}

/** What to tell a person: the backend's sentence if there is one, else the fallback. */
export function failureSentence(error: unknown, fallback: string): string {
  return (error instanceof BackendFailure ? error.sentence : null) ?? fallback;
}

type RequestOf<F extends FunctionName, A extends ActionName<F>> = FunctionContract[F][A] extends {
  request: infer Request extends object;
}
  ? Request
  : never;

/**
 * Calls an action of an edge function as the signed-in user. `parse` checks the answer and may
 * throw. Throws {@link BackendFailure} for a refusal, a lost connection or an unexpected answer.
 */
export async function invokeFunction<F extends FunctionName, A extends ActionName<F>, Answer>(
  name: F,
  action: A,
  fields: RequestOf<F, A>,
  parse: (answer: unknown) => Answer,
): Promise<Answer> {
  const answer: { data: unknown; error: unknown } = await supabase.functions.invoke<unknown>(name, {
    body: { action, ...fields },
  });
  const { data, error } = answer;
  if (error instanceof FunctionsHttpError) throw await refusal(error.context);
  if (error !== null) throw new BackendFailure(null, null);
  try {
    return parse(data);
  } catch {
    throw new BackendFailure(null, null);
  }
}

/**
 * Calls an action that answers a file, as the signed-in user. Not by functions-js, which reads pictures
 * as text. Throws as {@link invokeFunction} does.
 */
export async function fetchFile<F extends FunctionName, A extends ActionName<F>>(
  name: F,
  action: FunctionContract[F][A] extends { response: FileAnswer } ? A : never,
  fields: RequestOf<F, A>,
  signal?: AbortSignal,
): Promise<Blob> {
  let response: Response;
  try {
    const { data } = await supabase.auth.getSession();
    response = await fetch(`${functionsUrl()}/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ action, ...fields }),
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(requestTimeoutMs)]),
    });
    if (response.ok) return await response.blob();
  } catch {
    throw new BackendFailure(null, null);
  }
  throw await refusal(response);
}

/** functions-js keeps the answer to itself; the sentence is in its body. */
async function refusal(response: unknown): Promise<BackendFailure> {
  if (!(response instanceof Response)) return new BackendFailure(null, null);
  const body: unknown = await response.json().catch(() => null);
  const sentence: unknown = typeof body === 'object' && body && 'error' in body ? body.error : null;
  return new BackendFailure(
    typeof sentence === 'string' && sentence !== '' ? sentence : null,
    response.status,
  );
}
