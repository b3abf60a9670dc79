/**
 * How an action is declared. Every admin call is `POST /functions/v1/<function>` with a JSON body that names
 * an `action` and the caller's access token as bearer. Failures of any kind answer {@link FailureBody}.
 */
import * as v from 'valibot';

/** Who works in the office. Admins may do everything, dispatchers what an action allows them. */
export const roles = ['admin', 'dispatcher'] as const;

export type Role = (typeof roles)[number];

/** For the actions that are not the admins' alone. */
export const staff: readonly Role[] = ['admin', 'dispatcher'];

/** The schema of a request: an object's, so that a field that is missing gets its own sentence. */
type RequestSchema = v.GenericSchema<object, object> & { readonly entries: v.ObjectEntries };

/** What is asked and what is answered. Types, both sides' parsing and the fuzzer's inputs come from it. */
export type ActionSchema = {
  /** Who may ask for it; left out: admins alone. */
  readonly roles?: readonly Role[];
  readonly request: RequestSchema;
  readonly answer: v.GenericSchema<unknown, object>;
};

/** By the action's name. */
export type ActionSchemas<Name extends PropertyKey = string> = Readonly<Record<Name, ActionSchema>>;

export type ActionName<Actions> = keyof Actions & string;

/** What a page sends besides the action's name. */
export type RequestOf<Action extends ActionSchema> = v.InferInput<Action['request']>;

/** The same once it is parsed, as the function gets it. */
export type FieldsOf<Action extends ActionSchema> = v.InferOutput<Action['request']>;

export type AnswerOf<Action extends ActionSchema> = v.InferOutput<Action['answer']>;

/** The request of an action that needs to know nothing. */
export const nothing = v.object({});

export const success = v.object({ success: v.literal(true) });

/** An answer whose body is the file itself under its own content type; failures are JSON as always. */
export const file = v.instance(Response);

/** The body of every answer with a 4xx or 5xx status. `error` is a sentence for a person. */
export type FailureBody = { error: string; code: string };
