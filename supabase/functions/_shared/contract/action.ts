/**
 * How an action is declared. Every admin call is `POST /functions/v1/<function>` with a JSON body that names
 * an `action` and the caller's access token as bearer. Failures of any kind answer {@link FailureBody}.
 */
import * as v from 'valibot';

/** The roles. Admins may do everything, dispatchers only what an action allows them. */
export const roles = ['admin', 'dispatcher'] as const;

export type Role = (typeof roles)[number];

/** For the actions that dispatchers may use too. */
export const staff: readonly Role[] = [...roles];

/** A request's schema. It must be an object schema, so that each missing field gets its own message. */
type RequestSchema = v.GenericSchema<object, object> & { readonly entries: v.ObjectEntries };

/** The request and answer of one action. Types, parsing and the fuzzer's inputs derive from it. */
export type ActionSchema = {
  /** The roles that may use the action. Left out: admins only. */
  readonly roles?: readonly Role[];
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

/** The request of an action without fields. */
export const nothing = v.object({});

export const success = v.object({ success: v.literal(true) });

/** An answer whose body is the file itself with its own content type. Failures are still JSON. */
export const file = v.instance(Response);

/** The body of every answer with a 4xx or 5xx status. `error` is a sentence for the user. */
export type FailureBody = { error: string; code: string };
