import { callFunction, type DatabaseCall } from './data/call.ts';
import { dataApi } from './data/client.ts';
import type { Env } from './env.ts';

/**
 * The database, under the secret key. Every call throws 503 when it can't be reached in time, and a plain
 * error (hence 500) when it refuses the statement.
 */
export type Database = ReturnType<typeof createDatabase>;

/** `mostAtOnce`: how many requests may be under way at the same time; more wait for their turn. */
export function createDatabase(env: Env, mostAtOnce?: number) {
  const tables = dataApi(env, undefined, mostAtOnce);
  const call: DatabaseCall = (name, fields) => callFunction(tables, name, fields);
  return {
    /** Calls a database function. */
    call,
    /** Requests to a table. Read their answers with `rowsOf`. */
    tables,
  };
}
