/** The database, reached with the secret key. The generated schema gives its tables and functions their types. */
import { PostgrestClient, type PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { Database as Schema, Json } from '../../../database.types.ts';
import { convertToColumns, convertToFields, type FieldOf } from '../domain/columns.ts';
import type { Env } from '../runtime/env.ts';
import { HttpError, refusal } from '../runtime/http-error.ts';
import { createKeyHeaders } from '../runtime/key-headers.ts';

/** Twilio waits 15 seconds for an answer, so this leaves time for a second try or the fallback. */
const timeoutMs = 4_000;
/** A longer wait means that the database is overloaded. Failing then is better than answering too late. */
const longestWaitMs = 2_000;
/** The most rows in one answer. */
export const maxListed = 1_000;
/** SIDs in a filter are part of the request's address, which must stay short. */
export const maxSids = 150;

export type Tables = Schema['public']['Tables'];
type Functions = Schema['public']['Functions'];

const unavailable = (cause: string) => refusal(503, 'database_unavailable', { cause });

/** The data of an answer. Throws 503 when the database can't be reached in time. */
export function readRows<T>({ data, error, status }: PostgrestSingleResponse<T>): T {
  if (!error) {
    return data;
  }
  if (status === 0 || status === 429 || status >= 500) {
    throw unavailable(status === 0 ? error.message : `status ${status} (${error.code})`);
  }
  throw new Error(`the data API answered ${status} (${error.code})`);
}

/** Tries again once when the database didn't answer. For calls that are safe to repeat, such as those with a lease. */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'database_unavailable') {
      throw error;
    }
    return ask();
  }
}

/** Splits a list into parts of at most `most` items, such as names in the address of a request. */
export const chunk = <Item>(items: Item[], most: number) =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );

/** Runs at most `most` tasks at once. The others wait in the order they came. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    const came = performance.now();
    if (running < most) {
      running += 1;
    } else {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      if (performance.now() - came > longestWaitMs) {
        throw new Error('waited too long for other requests');
      }
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}

/** A client of the data API. It uses the secret key unless other headers are given. */
export function createDataApi(env: Env, headers = createKeyHeaders(env.secretKey), mostAtOnce = Infinity) {
  const limited = limitConcurrency(mostAtOnce);
  return new PostgrestClient<Pick<Schema, 'public'>>(`${env.supabaseUrl}/rest/v1`, {
    headers,
    retry: false,
    fetch: (input, init) =>
      limited(() => fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })),
  });
}

/** JSON parameters accept any object. Null and undefined leave a parameter at its default. */
type Value<Given> = undefined extends Given
  ? Value<Exclude<Given, undefined>> | null | undefined
  : Json extends Given
    ? object
    : Given;

/** The field `businessNumber` is the parameter `p_business_number`. */
type Fields<Args> = {
  [Name in keyof Args as Name extends `p_${infer Rest}` ? FieldOf<Rest> : never]: Value<Args[Name]>;
};

/** A row with its columns as fields. */
export type FieldsOfRow<Row> = { [Column in keyof Row as FieldOf<Column & string>]: Row[Column] };

/** Rows with their columns as fields. A JSON answer is an object that a schema must still parse. */
type Answer<Returns> = Json extends Returns
  ? object
  : Returns extends (infer Row)[]
    ? FieldsOfRow<Row>[]
    : Returns;

export type DatabaseAnswer<Name extends keyof Functions> = Answer<Functions[Name]['Returns']>;

/**
 * Every call throws 503 when the database can't be reached in time, and a plain error (hence 500) when it
 * refuses the statement.
 */
export type Database = ReturnType<typeof createDatabase>;

type AnyFunctions = { rpc(name: string, args: object): PromiseLike<PostgrestSingleResponse<unknown>> };

/** `mostAtOnce`: how many requests may be under way at the same time; the others wait. */
export function createDatabase(env: Env, mostAtOnce?: number) {
  const tables = createDataApi(env, undefined, mostAtOnce);
  const functions: AnyFunctions = tables;

  function rpc<Name extends keyof Functions>(
    name: Name,
    fields: Fields<Functions[Name]['Args']>,
  ): Promise<DatabaseAnswer<Name>>;
  async function rpc(name: string, fields: object): Promise<unknown> {
    const given = Object.entries(convertToColumns(fields)).filter(([, value]) => value !== null);
    const parameters = Object.fromEntries(given.map(([column, value]) => [`p_${column}`, value]));
    const answer = readRows(await functions.rpc(name, parameters));
    if (typeof answer !== 'object' || answer === null) {
      return answer;
    }
    return Array.isArray(answer)
      ? answer.map((row: object) => convertToFields(row))
      : convertToFields(answer);
  }

  return {
    /** Calls a database function. */
    rpc,
    /** Requests to a table. Read their answers with `readRows`. */
    tables,
  };
}
