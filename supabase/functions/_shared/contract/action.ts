/**
 * How an action is declared. Every action is called by `POST /functions/v1/<function>` with a JSON body that
 * names the `action`, and with the caller's access token. Every failure is answered with {@link FailureBody}.
 */
import * as v from 'valibot';

/** Admins may use every action, dispatchers only those that allow them. */
export const roles = ['admin', 'dispatcher'] as const;

export type Role = (typeof roles)[number];

/** A request's schema. It must be an object schema, so that each missing field gets its own message. */
type RequestSchema = v.GenericSchema<object, object> & { readonly entries: v.ObjectEntries };

/** The request and answer of one action. Types, parsing and the fuzzer's inputs derive from it. */
export type ActionSchema = {
  /** The roles that may use the action. */
  readonly roles: readonly Role[];
  readonly request: RequestSchema;
  readonly answer: v.GenericSchema<unknown, object>;
};

/** Actions by name. */
export type ActionSchemas<Name extends PropertyKey = string> = Readonly<Record<Name, ActionSchema>>;

export type ActionName<Actions> = keyof Actions & string;

/** The request as the office sends it, without the action's name. */
export type RequestOf<Action extends ActionSchema> = v.InferInput<Action['request']>;

/** The request after parsing, as the function gets it. */
export type FieldsOf<Action extends ActionSchema> = v.InferOutput<Action['request']>;

export type AnswerOf<Action extends ActionSchema> = v.InferOutput<Action['answer']>;

/** Declares an action by the schemas of its request and answer. */
const actionFor =
  (...allowed: readonly Role[]) =>
  <Request extends RequestSchema, Answer extends ActionSchema['answer']>(
    request: Request,
    answer: Answer,
  ) => ({ roles: allowed, request, answer });

export const adminAction = actionFor('admin');
export const staffAction = actionFor(...roles);
/**
 * For everybody who is signed in, also without a role, so the action has to check everything else itself. It stands in
 * `accountActions`, apart from the others: with no role in its list it would let in nobody there.
 */
export const accountAction = actionFor();

export const success = v.object({ success: v.literal(true) });

/** An answer whose body is the file itself. Failures are still JSON. */
export const file = v.instance(Response);

/** The body of every answer with a 4xx or 5xx status. `error` is a sentence for the user. */
export type FailureBody = { error: string; code: string };

const problemFormat = /^(?<status>\d{3}) (?<code>\w+) (?<sentence>.+)$/s;

/** The error for a wrong field of a request, written as the message of the field's schema. */
export function problem(code: string, sentence: string, status = 400): string {
  return `${status} ${code} ${sentence}`;
}

/** Reads a message that {@link problem} wrote. */
export function readProblem(message: string) {
  const { status, code, sentence } = problemFormat.exec(message)?.groups ?? {};
  if (status === undefined || code === undefined || sentence === undefined) {
    throw new Error(`a field without a sentence: ${message}`);
  }
  return { status: Number(status), code, sentence };
}
