import * as v from 'valibot';
import { adminGuard, isFromSchedule, notAdmin, notSignedIn, type Admin } from './access.ts';
import { readText } from './body.ts';
import type {
  ActionName,
  ActionSchema,
  ActionSchemas,
  AnswerOf,
  FailureBody,
  FieldsOf,
  Role,
} from './contract/action.ts';
import type { FunctionName } from './contract/functions.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { logFailure, requestLog } from './log.ts';
import { HttpError, httpErrorFor } from './http-error.ts';
import { isSignedByTwilio } from './signature.ts';
import { httpErrorOf } from './twilio.ts';
import { WebhookForm } from './webhook-form.ts';

export const maxBodyBytes = 64 * 1024;
/** Levels of objects and lists; the deepest body of the contract has five. */
const maxDepth = 16;
/** Who may do what an action says nothing about. */
const adminsAlone: readonly Role[] = ['admin'];
const functionsPrefix = '/functions/v1';
const preflightMaxAgeSeconds = '3600';
/** An id that links a user's report to a log line. */
const requestIdHeader = 'x-request-id';

/** What does each action: it gets the fields as their schema has parsed them. */
export type Handlers<Actions extends ActionSchemas<keyof Actions>> = {
  readonly [A in ActionName<Actions>]: (
    fields: FieldsOf<Actions[A]>,
    admin: Admin,
  ) => Promise<AnswerOf<Actions[A]>>;
};

/** A webhook: the form is known to be Twilio's. `query` is that of the address, signed with it. */
type Webhook = (form: WebhookForm, query: URLSearchParams) => Promise<Response>;

/** What a function consists of. Keys of `webhooks` are paths of the contract's `webhookPaths`. */
type Parts<Actions extends ActionSchemas<keyof Actions>> = {
  name: FunctionName;
  env: Env;
  database: Database;
  actions: Actions;
  handlers: Handlers<Actions>;
  /** What the schedule may ask for as well, with the secret key: actions that need to know nothing. */
  scheduled?: { readonly [A in ActionName<Actions>]?: () => Promise<AnswerOf<Actions[A]>> };
  webhooks: Readonly<Record<string, Webhook>>;
  /** A webhook failed, or was not signed by Twilio. Must not wait. */
  onTrouble: (trouble: 'failing' | 'not_signed') => void;
};

function isActionOf<Actions extends ActionSchemas<keyof Actions>>(
  actions: Actions,
  name: unknown,
): name is ActionName<Actions> {
  return typeof name === 'string' && Object.hasOwn(actions, name);
}

/** Parses the fields of a request. Throws the error for the first invalid field. */
function parseFields<Action extends ActionSchema>(action: Action, body: JsonObject): FieldsOf<Action> {
  // Passes a missing field to its own schema, which has the message for it.
  const given = Object.keys(action.request.entries).map((name) => [
    name,
    Object.hasOwn(body, name) ? body[name] : undefined,
  ]);
  const parsed = v.safeParse(action.request, Object.fromEntries(given), { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw httpErrorFor(parsed.issues[0].message);
}

/**
 * Builds the request handler of a function of the office. The root takes actions (JSON with an access token
 * of an allowed role, or the scheduled job's secret key); the webhook paths take forms signed by Twilio.
 */
export function endpoint<Actions extends ActionSchemas<keyof Actions>>(
  parts: Parts<Actions>,
): (request: Request) => Promise<Response> {
  const { name, env, database, actions, handlers, scheduled } = parts;
  const requireAdmin = adminGuard(env, database);
  const webhooks = new Map(Object.entries(parts.webhooks));
  let hasLoggedMissingToken = false;

  /** The secret key is valid only for the actions of the scheduled job. */
  async function answerSchedule(request: Request): Promise<Response> {
    const action = parseObject(await readBody(request))['action'];
    const work = isActionOf(actions, action) ? scheduled?.[action] : undefined;
    if (!work) throw notSignedIn();
    return Response.json(await work());
  }

  async function answerAction(request: Request): Promise<Response> {
    requireJson(request);
    if (isFromSchedule(request, env)) return answerSchedule(request);
    const admin = await requireAdmin(request);
    const body = parseObject(await readBody(request));
    const action = body['action'];
    if (!isActionOf(actions, action)) throw new HttpError(400, 'unknown_action', 'There is no such action.');
    const { roles = adminsAlone }: ActionSchema = actions[action];
    if (!roles.includes(admin.role)) throw notAdmin();
    const answer = await handlers[action](parseFields(actions[action], body), admin);
    return answer instanceof Response ? answer : Response.json(answer);
  }

  async function answerWebhook(
    request: Request,
    url: URL,
    path: string,
    webhook: Webhook,
  ): Promise<Response> {
    requirePost(request);
    const signature = request.headers.get('x-twilio-signature') ?? '';
    if (env.webhookTokens.length === 0 && !hasLoggedMissingToken) {
      hasLoggedMissingToken = true;
      logFailure(path, 'twilio_not_configured', 'TWILIO_AUTH_TOKEN is not set: every webhook is refused');
    }
    if (signature === '' || env.webhookTokens.length === 0) throw notSigned();
    const form = new URLSearchParams(await readBody(request));
    // The gateway rewrites host and scheme, and anyone can send X-Forwarded-*: only the setting counts.
    const publicUrl = env.publicFunctionsUrl + withoutPrefix(url.pathname) + url.search;
    if (!isSignedByTwilio(env.webhookTokens, signature, publicUrl, form)) throw notSigned();
    return webhook(new WebhookForm(form), url.searchParams);
  }

  async function watched(answering: Promise<Response>): Promise<Response> {
    try {
      return await answering;
    } catch (error) {
      const code = error instanceof HttpError && error.status < 500 ? error.code : 'failing';
      if (code === 'failing' || code === 'not_signed') parts.onTrouble(code);
      throw error;
    }
  }

  async function answer(request: Request, url: URL, path: string): Promise<Response> {
    const webhook = webhooks.get(path);
    if (webhook) return watched(answerWebhook(request, url, path, webhook));
    if (path !== `/${name}`) throw nothingHere();
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    return answerAction(request);
  }

  return guarded(env, (path) => !webhooks.has(path), answer);
}

/** Handles the body of a public request. The fields are unchecked. */
type PublicAction = (body: JsonObject, request: Request) => Promise<object>;

/**
 * Builds the request handler of a function that takes JSON from any visitor, without a token. It never
 * reaches the actions or webhooks of {@link endpoint}.
 */
export function publicEndpoint(
  path: string,
  env: Env,
  action: PublicAction,
  maxBytes = maxBodyBytes,
): (request: Request) => Promise<Response> {
  return guarded(
    env,
    () => true,
    async (request, _url, requestedPath) => {
      if (requestedPath !== path) throw nothingHere();
      if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
      requireJson(request);
      return Response.json(await action(parseObject(await readBody(request, maxBytes)), request));
    },
  );
}

/** The path is without the functions' prefix and trailing slashes. */
type Answerer = (request: Request, url: URL, path: string) => Promise<Response>;

/** Catches all errors of a function, and sets the headers of every answer. */
function guarded(
  env: Env,
  isForPages: (path: string) => boolean,
  answer: Answerer,
): (request: Request) => Promise<Response> {
  const logRequest = requestLog();
  return async (request) => {
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    const url = new URL(request.url);
    const path = withoutPrefix(url.pathname).replace(/\/+$/, '');
    let response: Response;
    let code = '';
    try {
      response = await answer(request, url, path);
    } catch (error) {
      const httpError = error instanceof HttpError ? error : httpErrorOf(error);
      if (!httpError || httpError.status >= 500) {
        logFailure(path, httpError?.code ?? 'internal', error, requestId);
      }
      const refused =
        httpError ?? new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
      code = refused.code;
      response = failure(refused);
    }
    response.headers.set(requestIdHeader, requestId);
    logRequest({
      // Keeps paths that strangers make up out of the log.
      path: code === nothingHere().code ? 'no address of ours' : path,
      status: response.status,
      code,
      requestId,
      tookMs: performance.now() - startedAt,
    });
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    if (isForPages(path)) allowOrigin(env.allowedOrigins, request, response.headers);
    return response;
  };
}

/** The platform takes the prefix off, other gateways may not. */
function withoutPrefix(pathname: string): string {
  return pathname.startsWith(`${functionsPrefix}/`) ? pathname.slice(functionsPrefix.length) : pathname;
}

function notSigned(): HttpError {
  return new HttpError(403, 'not_signed', 'This address takes only requests signed by Twilio.');
}

function nothingHere(): HttpError {
  return new HttpError(404, 'not_found', 'There is nothing at this address.');
}

function requirePost(request: Request): void {
  if (request.method !== 'POST') {
    throw new HttpError(405, 'post_only', 'This address takes POST requests only.', {
      headers: { allow: 'POST' },
    });
  }
}

function requireJson(request: Request): void {
  requirePost(request);
  const type = (request.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'json_only', 'Send the request as application/json.');
  }
}

export const tooLarge = () => new HttpError(413, 'too_large', 'The request is too large.');

async function readBody(request: Request, maxBytes = maxBodyBytes): Promise<string> {
  const text = await readText(request, maxBytes);
  if (text === null) throw tooLarge();
  return text;
}

/** Checks level by level instead of recursively, so that deep input can't exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  const inside = (entry: unknown): unknown[] =>
    typeof entry === 'object' && entry !== null ? Object.values(entry) : [];
  let level: unknown[] = [value];
  for (let depth = 0; depth < maxDepth; depth += 1) level = level.flatMap(inside);
  return level.some((entry) => typeof entry === 'object' && entry !== null);
}

function parseObject(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (isTooDeep(value)) throw new HttpError(400, 'too_deep', 'The request is nested too deeply.');
  if (!isJsonObject(value)) throw new HttpError(400, 'invalid_body', 'The request must be a JSON object.');
  return value;
}

function failure({ status, code, message, headers, details }: HttpError): Response {
  const body: FailureBody = { ...details, error: message, code };
  return Response.json(body, { status, headers });
}

/** Lets pages of the listed origins call, and no others. */
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
