import * as v from 'valibot';
import type { ActionName, ActionSchema, ActionSchemas, FieldsOf } from '../contract/action.ts';
import type { FunctionName } from '../contract/functions.ts';
import type { Office } from '../office/office.ts';
import type { Env } from '../runtime/env.ts';
import { HttpError, problemError } from '../runtime/http-error.ts';
import { readField, type JsonObject } from '../runtime/json.ts';
import { logFailure } from '../runtime/log.ts';
import {
  createCallerIdentifier,
  isFromSchedule,
  createNoAccessError,
  createNotSignedInError,
  type Account,
  type StaffMember,
} from './access.ts';
import { maxBodyBytes, readObject } from './request-body.ts';
import { createRequestHandler, type Webhook } from './request-handler.ts';

/**
 * The handler of each action. It receives the parsed fields and returns the answer, or nothing when the answer
 * is only `success`.
 */
export type Handlers<Actions extends ActionSchemas<keyof Actions>> = {
  [A in ActionName<Actions>]: (fields: FieldsOf<Actions[A]>, member: StaffMember) => Promise<object | void>;
};

/** An action for everybody who is signed in, made by {@link handleForAccounts}. */
type AccountAction = (body: JsonObject, account: Account) => Promise<Response>;

/** What a function is made of. Keys of `webhooks` are paths of the contract's `webhookPaths`. */
type EndpointOptions<Actions extends ActionSchemas<keyof Actions>> = {
  name: FunctionName;
  office: Office;
  actions: Actions;
  handlers: Handlers<Actions>;
  /** Actions that need no role, by name. */
  accountActions?: Readonly<Record<string, AccountAction>>;
  /** Actions without fields that the scheduled job may also run with the secret key. */
  scheduled?: { readonly [A in ActionName<Actions>]?: () => Promise<object> };
  webhooks: Readonly<Record<string, Webhook>>;
};

function isAction<Actions extends ActionSchemas<keyof Actions>>(
  actions: Actions,
  name: unknown,
): name is ActionName<Actions> {
  return typeof name === 'string' && Object.hasOwn(actions, name);
}

/** Parses the fields of a request. Throws the error for the first invalid field. */
function parseFields<Action extends ActionSchema>(action: Action, body: JsonObject): FieldsOf<Action> {
  // A missing field is passed as undefined, so that its schema can give its own message.
  const given = Object.keys(action.request.entries).map((name) => [name, readField(body, name)]);
  const parsed = v.safeParse(action.request, Object.fromEntries(given), { abortEarly: true });
  if (parsed.success) {
    return parsed.output;
  }
  throw problemError(parsed.issues[0].message);
}

/** The answer of an action, checked against its schema. */
function answerWith(action: ActionSchema, result: object | void): Response {
  const answer = v.parse(action.answer, result instanceof Response ? result : { success: true, ...result });
  return answer instanceof Response ? answer : Response.json(answer);
}

/** An action for everybody who is signed in. `handle` gets the parsed fields. */
export function handleForAccounts<Action extends ActionSchema>(
  action: Action,
  handle: (fields: FieldsOf<Action>, account: Account) => Promise<object | void>,
): AccountAction {
  return async (body, account) => answerWith(action, await handle(parseFields(action, body), account));
}

/**
 * Builds the request handler of a function of the office. The root takes actions (JSON with an access token
 * of an allowed role, or the scheduled job's secret key); the webhook paths take forms signed by Twilio.
 */
export function createEndpoint<Actions extends ActionSchemas<keyof Actions>>(
  options: EndpointOptions<Actions>,
) {
  const { name, office, actions, handlers, accountActions = {}, scheduled, webhooks } = options;
  const { env, database } = office;
  const identifyCaller = createCallerIdentifier(env, database);
  const findAccountAction = (action: unknown) =>
    typeof action === 'string' && Object.hasOwn(accountActions, action) ? accountActions[action] : undefined;
  if (env.webhookTokens.length === 0 && Object.keys(webhooks).length > 0) {
    const cause = 'TWILIO_AUTH_TOKEN is not set: every webhook is refused';
    logFailure(`/${name}`, 'twilio_not_configured', cause);
  }

  async function answerAction(request: Request): Promise<Response> {
    if (isFromSchedule(request, env)) {
      // The secret key is valid only for the actions of the scheduled job.
      const { action } = await readObject(request, maxBodyBytes);
      const runScheduled = isAction(actions, action) ? scheduled?.[action] : undefined;
      if (!runScheduled) {
        throw createNotSignedInError();
      }
      return Response.json(await runScheduled());
    }
    const { account, member, refusal } = await identifyCaller(request);
    // Without a role, a request that can't be read is refused like any other.
    const body = await readObject(request, maxBodyBytes).catch((error: unknown) => {
      throw refusal ?? error;
    });
    const { action } = body;
    const accountAction = findAccountAction(action);
    if (accountAction) {
      return accountAction(body, account);
    }
    if (member === null) {
      throw refusal;
    }
    if (!isAction(actions, action)) {
      throw new HttpError(400, 'unknown_action', 'There is no such action.');
    }
    const { roles }: ActionSchema = actions[action];
    if (!roles.includes(member.role)) {
      throw createNoAccessError();
    }
    return answerWith(actions[action], await handlers[action](parseFields(actions[action], body), member));
  }

  return createRequestHandler(env, `/${name}`, answerAction, new Map(Object.entries(webhooks)));
}

/**
 * Builds the request handler of a function that takes JSON from any visitor, without a token. The fields that
 * `handle` gets are unchecked.
 */
export function createPublicEndpoint(
  path: string,
  env: Env,
  handle: (body: JsonObject, request: Request) => Promise<object>,
  maxBytes = maxBodyBytes,
) {
  return createRequestHandler(env, path, async (request) =>
    Response.json(await handle(await readObject(request, maxBytes), request)),
  );
}
