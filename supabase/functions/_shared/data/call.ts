/** Calls the database's functions, typed by the generated schema. */
import type { Json } from '../../../database.types.ts';
import { columnsOf, fieldsOf, type FieldOf } from '../columns.ts';
import { answerOf, type DataApi, type Functions } from './client.ts';

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

export type DatabaseCall = <Name extends keyof Functions>(
  name: Name,
  fields: Fields<Functions[Name]['Args']>,
) => Promise<DatabaseAnswer<Name>>;

type AnyFunctions = { rpc(name: string, args: object): PromiseLike<Parameters<typeof answerOf>[0]> };

export function callFunction<Name extends keyof Functions>(
  client: DataApi,
  name: Name,
  fields: Fields<Functions[Name]['Args']>,
): Promise<DatabaseAnswer<Name>>;
export async function callFunction(client: AnyFunctions, name: string, fields: object): Promise<unknown> {
  const given = Object.entries(columnsOf(fields)).filter(([, value]) => value !== null);
  const answer = answerOf(
    await client.rpc(name, Object.fromEntries(given.map(([column, value]) => [`p_${column}`, value]))),
  );
  if (typeof answer !== 'object' || answer === null) return answer;
  return Array.isArray(answer) ? answer.map((row: object) => fieldsOf(row)) : fieldsOf(answer);
}
