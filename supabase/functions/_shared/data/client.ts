/** The project's data API, and helpers for its requests. */
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database as Schema } from '../../../database.types.ts';
import type { Env } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { inTurns } from './turns.ts';

/** Twilio waits 15 seconds for an answer, so this leaves time for a second try or the fallback. */
const timeoutMs = 4_000;
/** The most rows in one answer. */
export const maxListed = 1_000;

export type DataApi = PostgrestClient<Pick<Schema, 'public'>>;
export type Tables = Schema['public']['Tables'];
export type Functions = Schema['public']['Functions'];

type Answer<T> = {
  data: T | null;
  error: { message: string; code: string } | null;
  status: number;
};

const unavailableCode = 'database_unavailable';

const unavailable = (cause: string) =>
  new HttpError(503, unavailableCode, 'The database is not answering. Please try again in a moment.', {
    cause,
  });

/** The data of an answer, or null when it has none. Throws 503 when the database can't be reached in time. */
export function answerOf<T>({ data, error, status }: Answer<T>): T | null {
  if (error) {
    if (status === 0 || status === 429 || status >= 500)
      throw unavailable(status === 0 ? error.message : `status ${status} (${error.code})`);
    throw new Error(`the data API answered ${status} (${error.code})`);
  }
  return data;
}

/** The rows of an answer. Throws as {@link answerOf} does, and when there is no answer. */
export function rowsOf<T>(answer: Answer<T>): T {
  const rows = answerOf(answer);
  if (rows === null) throw new Error('the data API answered no rows');
  return rows;
}

/** Tries again once when the database didn't answer. For calls that are safe to repeat, such as those with a claim. */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== unavailableCode) throw error;
    return ask();
  }
}

/** The generated types don't know which columns of a function's answer may be null. */
export const nullable = <T>(value: T): T | null => value;

/**
 * A filter's list of quoted texts. `eq` and `in` leave values unquoted, and @supabase/lite 0.10 then reads
 * "+1918…" as a number and "unknown" as null.
 */
export function listOf(texts: string[]): string {
  return `(${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')})`;
}

/** The headers that send a key. An older key is a JWT, and must be the bearer token too. */
export function keyHeaders(secretKey: string): Record<string, string> {
  const isToken = secretKey.startsWith('eyJ');
  return { apikey: secretKey, ...(isToken && { authorization: `Bearer ${secretKey}` }) };
}

/** A client of the data API. It uses the secret key unless other headers are given. */
export function dataApi(
  env: Env,
  headers: Record<string, string> = keyHeaders(env.secretKey),
  mostAtOnce = Number.POSITIVE_INFINITY,
): DataApi {
  const takeTurn = inTurns(mostAtOnce);
  return new PostgrestClient<Pick<Schema, 'public'>>(`${env.supabaseUrl}/rest/v1`, {
    headers,
    retry: false,
    fetch: (input, init) =>
      takeTurn(() =>
        fetch(input, {
          ...init,
          redirect: 'error',
          signal: AbortSignal.any([...(init?.signal ? [init.signal] : []), AbortSignal.timeout(timeoutMs)]),
        }),
      ),
  });
}
