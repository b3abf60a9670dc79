/** The part that all functions share: routes, Twilio's signatures, errors as answers, and headers. */
import type { FailureBody } from '../contract/action.ts';
import type { Env } from '../runtime/env.ts';
import { HttpError } from '../runtime/http-error.ts';
import { logFailure } from '../runtime/log.ts';
import { convertToHttpError } from '../twilio/errors.ts';
import { isSignedByTwilio } from '../twilio/signature.ts';
import { WebhookForm } from '../twilio/webhook-form.ts';
import { maxBodyBytes, readBody, requireJson, requirePost } from './request-body.ts';

const preflightMaxAgeSeconds = '3600';
/** An id that links a user's report to a log line. */
const requestIdHeader = 'x-request-id';

/** A webhook handler. Twilio's signature of the form is already checked. */
export type Webhook = (form: WebhookForm) => Promise<Response>;

/**
 * Builds the request handler of a function. It passes JSON posts at `root` and signed forms at the webhooks' paths on,
 * turns errors into answers, and sets the headers of every answer.
 */
export function createRequestHandler(
  env: Env,
  root: string,
  answerJson: (request: Request) => Promise<Response>,
  webhooks: ReadonlyMap<string, Webhook> = new Map(),
): (request: Request) => Promise<Response> {
  async function answer(request: Request, url: URL, path: string): Promise<Response> {
    const webhook = webhooks.get(path);
    if (webhook) {
      return webhook(await readSignedForm(env, request, url));
    }
    if (path !== root) {
      throw new HttpError(404, 'not_found', 'There is nothing at this address.');
    }
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204 });
    }
    requireJson(request);
    return answerJson(request);
  }

  return async (request) => {
    const requestId = crypto.randomUUID();
    const url = new URL(request.url);
    const path = removePrefix(url.pathname).replace(/\/+$/, '');
    let response: Response;
    try {
      response = await answer(request, url, path);
    } catch (error) {
      const known = convertToHttpError(error);
      const failure =
        known ?? new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
      if (failure.status >= 500) {
        logFailure(path, failure.code, error, requestId);
      }
      response = answerFailure(failure);
    }
    const { headers } = response;
    headers.set(requestIdHeader, requestId);
    if (!headers.has('cache-control')) {
      headers.set('cache-control', 'no-store');
    }
    headers.set('x-content-type-options', 'nosniff');
    if (!webhooks.has(path)) {
      allowOrigin(env.allowedOrigins, request, headers);
    }
    return response;
  };
}

/** The platform removes the prefix; other gateways may not. */
const removePrefix = (pathname: string) => pathname.replace(/^\/functions\/v1(?=\/)/, '');

const createUnsignedError = () =>
  new HttpError(403, 'not_signed', 'This address takes only requests signed by Twilio.');

/** The form of a webhook. Throws 403 unless Twilio signed it. */
async function readSignedForm(env: Env, request: Request, url: URL): Promise<WebhookForm> {
  requirePost(request);
  const signature = request.headers.get('x-twilio-signature') ?? '';
  if (signature === '') {
    throw createUnsignedError();
  }
  const form = new URLSearchParams(await readBody(request, maxBodyBytes));
  // The gateway rewrites host and scheme, and anybody can send X-Forwarded-*. Only the setting can be trusted.
  const publicUrl = env.publicFunctionsUrl + removePrefix(url.pathname) + url.search;
  if (!isSignedByTwilio(env.webhookTokens, signature, publicUrl, form)) {
    throw createUnsignedError();
  }
  return new WebhookForm(form, url.searchParams);
}

function answerFailure({ status, code, message, more: { details, headers = {} } }: HttpError): Response {
  const body: FailureBody = { ...details, error: message, code };
  return Response.json(body, { status, headers });
}

/** Lets only pages of the listed origins call. */
function allowOrigin(allowedOrigins: readonly string[], request: Request, headers: Headers): void {
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin === null || !allowedOrigins.includes(origin)) {
    return;
  }
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', `retry-after, ${requestIdHeader}`);
  if (request.method !== 'OPTIONS') {
    return;
  }
  headers.set('access-control-allow-methods', 'POST');
  headers.set('access-control-allow-headers', 'authorization, apikey, content-type, x-client-info, x-region');
  headers.set('access-control-max-age', preflightMaxAgeSeconds);
}
