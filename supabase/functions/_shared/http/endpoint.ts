import * as v from 'valibot';
import { isFromSchedule, noAccess, notSignedIn, staffGuard, type StaffMember } from './access.ts';
import { readText } from './body.ts';
import type { ActionName, ActionSchema, ActionSchemas, FailureBody, FieldsOf } from '../contract/action.ts';
import type { FunctionName } from '../contract/functions.ts';
import type { Env } from '../env.ts';
import { isJsonObject, ownField, parsedJson, type JsonObject } from '../json.ts';
import { logFailure } from '../log.ts';
import type { Office } from '../office.ts';
import { HttpError, problemError } from './http-error.ts';
import { isSignedByTwilio } from '../twilio/signature.ts';
import { asHttpError } from '../twilio/errors.ts';
import { WebhookForm } from '../twilio/webhook-form.ts';

export const maxBodyBytes = 64 * 1024;
/** Levels of objects and lists; the deepest body of the contract has five. */
const maxDepth = 16;
const preflightMaxAgeSeconds = '3600';
/** An id that links a user's report to a log line. */
const requestIdHeader = 'x-request-id';

/**
 * The handler of each action. It receives the parsed fields and returns the answer, or nothing when the answer
 * is only `success`.
 */
export type Handlers<Actions extends ActionSchemas<keyof Actions>> = {
  [A in ActionName<Actions>]: (fields: FieldsOf<Actions[A]>, member: StaffMember) => Promise<object | void>;
};

/** A webhook handler. Twilio's signature of the form is already checked. */
type Webhook = (form: WebhookForm) => Promise<Response>;

/** What a function is made of. Keys of `webhooks` are paths of the contract's `webhookPaths`. */
type EndpointOptions<Actions extends ActionSchemas<keyof Actions>> = {
  name: FunctionName;
  office: Office;
  actions: Actions;
  handlers: Handlers<Actions>;
  /** Actions without fields that the scheduled job may also run with the secret key. */
  scheduled?: { readonly [A in ActionName<Actions>]?: () => Promise<object> };
  webhooks: Readonly<Record<string, Webhook>>;
};

function isActionOf<Actions extends ActionSchemas<keyof Actions>>(
  actions: Actions,
  name: unknown,
): name is ActionName<Actions> {
  return typeof name === 'string' && Object.hasOwn(actions, name);
}

/** Parses the fields of a request. Throws the error for the first invalid field. */
function parseFields<Action extends ActionSchema>(action: Action, body: JsonObject): FieldsOf<Action> {
  // A missing field is passed as undefined, so that its schema can give its own message.
  const given = Object.keys(action.request.entries).map((name) => [name, ownField(body, name)]);
  const parsed = v.safeParse(action.request, Object.fromEntries(given), { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw problemError(parsed.issues[0].message);
}

/**
 * Builds the request handler of a function of the office. The root takes actions (JSON with an access token
 * of an allowed role, or the scheduled job's secret key); the webhook paths take forms signed by Twilio.
 */
export function endpoint<Actions extends ActionSchemas<keyof Actions>>(options: EndpointOptions<Actions>) {
  const { name, office, actions, handlers, scheduled, webhooks } = options;
  const { env, database } = office;
  const requireStaff = staffGuard(env, database);
  if (env.webhookTokens.length === 0) {
    const cause = 'TWILIO_AUTH_TOKEN is not set: every webhook is refused';
    logFailure(`/${name}`, 'twilio_not_configured', cause);
  }

  async function answerAction(request: Request): Promise<Response> {
    const isScheduled = isFromSchedule(request, env);
    const member = isScheduled ? null : await requireStaff(request);
    const body = await readObject(request, maxBodyBytes);
    const { action } = body;
    if (member === null) {
      // The secret key is valid only for the actions of the scheduled job.
      const work = isActionOf(actions, action) ? scheduled?.[action] : undefined;
      if (!work) throw notSignedIn();
      return Response.json(await work());
    }
    if (!isActionOf(actions, action)) throw new HttpError(400, 'unknown_action', 'There is no such action.');
    const { roles }: ActionSchema = actions[action];
    if (!roles.includes(member.role)) throw noAccess();
    const result = await handlers[action](parseFields(actions[action], body), member);
    const answer = v.parse(
      actions[action].answer,
      result instanceof Response ? result : { success: true, ...result },
    );
    return answer instanceof Response ? answer : Response.json(answer);
  }

  return guarded(env, `/${name}`, answerAction, new Map(Object.entries(webhooks)));
}

/** The form of a webhook. Throws 403 unless Twilio signed it. */
async function signedForm(env: Env, request: Request, url: URL): Promise<WebhookForm> {
  requirePost(request);
  const signature = request.headers.get('x-twilio-signature') ?? '';
  if (signature === '') throw notSigned();
  const form = new URLSearchParams(await readBody(request, maxBodyBytes));
  // The gateway rewrites host and scheme, and anybody can send X-Forwarded-*. Only the setting can be trusted.
  const publicUrl = env.publicFunctionsUrl + withoutPrefix(url.pathname) + url.search;
  if (!isSignedByTwilio(env.webhookTokens, signature, publicUrl, form)) throw notSigned();
  return new WebhookForm(form, url.searchParams);
}

/**
 * Builds the request handler of a function that takes JSON from any visitor, without a token. The fields that
 * `action` gets are unchecked.
 */
export function publicEndpoint(
  path: string,
  env: Env,
  action: (body: JsonObject, request: Request) => Promise<object>,
  maxBytes = maxBodyBytes,
) {
  return guarded(env, path, async (request) =>
    Response.json(await action(await readObject(request, maxBytes), request)),
  );
}

/**
 * The request handler of a function: passes JSON posts at its root and the webhooks at their paths on, turns
 * errors into answers, and sets the headers of every answer.
 */
function guarded(
  env: Env,
  root: string,
  takeJson: (request: Request) => Promise<Response>,
  webhooks: ReadonlyMap<string, Webhook> = new Map(),
): (request: Request) => Promise<Response> {
  async function answer(request: Request, url: URL, path: string): Promise<Response> {
    const webhook = webhooks.get(path);
    if (webhook) return webhook(await signedForm(env, request, url));
    if (path !== root) throw new HttpError(404, 'not_found', 'There is nothing at this address.');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    requireJson(request);
    return takeJson(request);
  }

  return async (request) => {
    const requestId = crypto.randomUUID();
    const url = new URL(request.url);
    const path = withoutPrefix(url.pathname).replace(/\/+$/, '');
    let response: Response;
    try {
      response = await answer(request, url, path);
    } catch (error) {
      const known = asHttpError(error);
      const refused =
        known ?? new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
      if (refused.status >= 500) logFailure(path, refused.code, error, requestId);
      response = failure(refused);
    }
    const { headers } = response;
    headers.set(requestIdHeader, requestId);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    if (!webhooks.has(path)) allowOrigin(env.allowedOrigins, request, headers);
    return response;
  };
}

/** The platform removes the prefix; other gateways may not. */
const withoutPrefix = (pathname: string) => pathname.replace(/^\/functions\/v1(?=\/)/, '');

const notSigned = () =>
  new HttpError(403, 'not_signed', 'This address takes only requests signed by Twilio.');

function requirePost(request: Request): void {
  if (request.method === 'POST') return;
  const headers = { allow: 'POST' };
  throw new HttpError(405, 'post_only', 'This address takes POST requests only.', { headers });
}

function requireJson(request: Request): void {
  requirePost(request);
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'json_only', 'Send the request as application/json.');
  }
}

export const tooLarge = () => new HttpError(413, 'too_large', 'The request is too large.');

async function readBody(request: Request, maxBytes: number): Promise<string> {
  const text = await readText(request, maxBytes);
  if (text === null) throw tooLarge();
  return text;
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

/** Checks level by level instead of recursively, so that deep input can't exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < maxDepth; depth += 1) level = level.filter(isNested).flatMap(Object.values);
  return level.some(isNested);
}

async function readObject(request: Request, maxBytes: number): Promise<JsonObject> {
  const value = parsedJson(await readBody(request, maxBytes));
  const more = { details: { fields: {} } };
  if (isTooDeep(value)) throw new HttpError(400, 'too_deep', 'The request is nested too deeply.', more);
  if (!isJsonObject(value))
    throw new HttpError(400, 'invalid_body', 'The request must be a JSON object.', more);
  return value;
}

function failure({ status, code, message, more: { details, headers = {} } }: HttpError): Response {
  const body: FailureBody = { ...details, error: message, code };
  return Response.json(body, { status, headers });
}

/** Lets only pages of the listed origins call. */
function allowOrigin(allowedOrigins: readonly string[], request: Request, headers: Headers): void {
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin === null || !allowedOrigins.includes(origin)) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', `retry-after, ${requestIdHeader}`);
  if (request.method !== 'OPTIONS') return;
  headers.set('access-control-allow-methods', 'POST');
  headers.set('access-control-allow-headers', 'authorization, apikey, content-type, x-client-info, x-region');
  headers.set('access-control-max-age', preflightMaxAgeSeconds);
}
