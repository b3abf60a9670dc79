/** The database, reached with the secret key. The generated schema gives its functions their types. */
import type { Json } from '../../database.types.ts';
import { columnsOf, fieldsOf, type FieldOf } from './columns.ts';
import { answerOf, dataApi, type Functions } from './data/client.ts';
import type { Env } from './env.ts';

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

/** Rows with their columns as fields. A JSON answer is an object that a schema must still parse. */
type Answer<Returns> = Json extends Returns
  ? object
  : Returns extends (infer Row)[]
    ? { [Column in keyof Row as FieldOf<Column & string>]: Row[Column] }[]
    : Returns;

export type DatabaseAnswer<Name extends keyof Functions> = Answer<Functions[Name]['Returns']>;

/**
 * Every call throws 503 when the database can't be reached in time, and a plain error (hence 500) when it
 * refuses the statement.
 */
export type Database = ReturnType<typeof createDatabase>;

type AnyFunctions = { rpc(name: string, args: object): PromiseLike<Parameters<typeof answerOf>[0]> };

/** `mostAtOnce`: how many requests may be under way at the same time; more wait for their turn. */
export function createDatabase(env: Env, mostAtOnce?: number) {
  const tables = dataApi(env, undefined, mostAtOnce);
  const functions: AnyFunctions = tables;

  function call<Name extends keyof Functions>(
    name: Name,
    fields: Fields<Functions[Name]['Args']>,
  ): Promise<DatabaseAnswer<Name>>;
  async function call(name: string, fields: object): Promise<unknown> {
    const given = Object.entries(columnsOf(fields)).filter(([, value]) => value !== null);
    const parameters = Object.fromEntries(given.map(([column, value]) => [`p_${column}`, value]));
    const answer = answerOf(await functions.rpc(name, parameters));
    if (typeof answer !== 'object' || answer === null) return answer;
    return Array.isArray(answer) ? answer.map((row: object) => fieldsOf(row)) : fieldsOf(answer);
  }

  return {
    /** Calls a database function. */
    call,
    /** Requests to a table. Read their answers with `rowsOf`. */
    tables,
  };
}
