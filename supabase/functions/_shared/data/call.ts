/** Calls the database's functions, typed by the generated schema. */
import type { Json } from '../../../database.types.ts';
import { columnsOf } from '../contract/columns.ts';
import { answerOf, type DataApi, type Functions } from './client.ts';

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** JSON parameters accept any object. Null and undefined leave a parameter at its default. */
type Value<Given> = undefined extends Given
  ? Value<Exclude<Given, undefined>> | null | undefined
  : Json extends Given
    ? object
    : Given;

/** The field `businessNumber` is the parameter `p_business_number`. */
type Fields<Args> = {
  [Name in keyof Args as Name extends `p_${infer Rest}` ? CamelCase<Rest> : never]: Value<Args[Name]>;
};

export type DatabaseCall = <Name extends keyof Functions>(
  name: Name,
  fields: Fields<Functions[Name]['Args']>,
) => Promise<Functions[Name]['Returns']>;

type AnyFunctions = { rpc(name: string, args: object): PromiseLike<Parameters<typeof answerOf>[0]> };

export function callFunction<Name extends keyof Functions>(
  client: DataApi,
  name: Name,
  fields: Fields<Functions[Name]['Args']>,
): Promise<Functions[Name]['Returns']>;
export async function callFunction(client: AnyFunctions, name: string, fields: object): Promise<unknown> {
  const given = Object.entries(columnsOf(fields)).filter(([, value]) => value !== null);
  return answerOf(
    await client.rpc(name, Object.fromEntries(given.map(([column, value]) => [`p_${column}`, value]))),
  );
}
