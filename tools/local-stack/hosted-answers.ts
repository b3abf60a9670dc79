/**
 * Makes @supabase/lite answer as a hosted project does, so that nothing that is deployed has to know the difference.
 */
import { SignJWT, decodeJwt } from 'jose';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json.ts';

type Fetch = (request: Request) => Promise<Response>;

/** `issuer`: whom the tokens of logins name. */
type HostedOptions = { issuer: string; jwtSecret: string };

/** Wraps lite's own `fetch`. */
export function answerAsHosted(fetch: Fetch, options: HostedOptions): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/')) {
      const response = await fetch(await correctFilters(request));
      return changeJson(await correctCheckViolations(response), correctTimes);
    }
    const response = await fetch(request);
    if (pathname.startsWith('/auth/')) {
      return changeJson(response, (json) => correctIssuer(json, options));
    }
    return pathname.startsWith('/storage/v1/object/sign/')
      ? changeJson(response, correctSignedPath)
      : response;
  };
}

/** Changes the body of an answer in JSON. */
async function changeJson(
  response: Response,
  change: (json: string) => string | Promise<string>,
): Promise<Response> {
  if (response.headers.get('content-type')?.includes('json') !== true) {
    return response;
  }
  const json = await response.clone().text();
  const changed = await change(json);
  if (changed === json) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(changed, { status: response.status, statusText: response.statusText, headers });
}

/** lite's 500 for a value that a check refuses becomes a 400 with the database's code. */
async function correctCheckViolations(response: Response): Promise<Response> {
  if (response.status !== 500) {
    return response;
  }
  const body: unknown = await response.clone().json();
  const message = isJsonObject(body) && typeof body.message === 'string' ? body.message : '';
  if (!message.includes('violates check constraint')) {
    return response;
  }
  return Response.json(
    { code: '23514', message: message.replace(/^error: /, ''), details: null, hint: null },
    { status: 400 },
  );
}

const spacedTime = /(?<!\\)"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d)(:\d\d)?"/g;

/** lite writes a moment as PostgreSQL does, `2026-11-28 19:00:00+00`. */
const correctTimes = (json: string): string =>
  json.replace(
    spacedTime,
    (_, date: string, time: string, minutes: string | undefined) => `"${date}T${time}${minutes ?? ':00'}"`,
  );

/** lite leaves the issuer out of its tokens. */
async function correctIssuer(json: string, { issuer, jwtSecret }: HostedOptions): Promise<string> {
  const answer: unknown = json.includes('access_token') ? JSON.parse(json) : null;
  if (!isJsonObject(answer) || typeof answer.access_token !== 'string') {
    return json;
  }
  const token = await new SignJWT({ ...decodeJwt(answer.access_token), iss: issuer })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
  return JSON.stringify({ ...answer, access_token: token });
}

/** lite spells the field differently, and gives the path from the root instead of from `/storage/v1`. */
function correctSignedPath(json: string): string {
  const answer: unknown = JSON.parse(json);
  if (!isJsonObject(answer) || typeof answer.signedUrl !== 'string') {
    return json;
  }
  const { signedUrl, ...others } = answer;
  return JSON.stringify({ ...others, signedURL: signedUrl.replace(/^\/storage\/v1/, '') });
}

const onlyValue = /^((?:not\.)?(?:eq|neq)\.)(.+)$/s;
const listOfValues = /^((?:not\.)?in\.\()(.*)(\)$)/s;
const unquotedItem = /(^|,)([^",]+)(?=,|$)/g;

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Quotes the texts in a request's filters (`address=eq.+19185550143`). lite reads an unquoted text as a number, or as
 * null when it is "unknown", and then finds nothing.
 */
async function correctFilters(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const quoted = quoteFilters(url.searchParams);
  if (quoted === null) {
    return request;
  }
  url.search = quoted;
  const { method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, body });
}

/** Columns whose texts may look like numbers. */
const isTextColumn = (name: string) => /(^|\.)(address|\w+_number)$/.test(name);

/** The query with quoted filters. Null when nothing needs quotes. */
function quoteFilters(filters: URLSearchParams): string | null {
  const quoted = [...filters].map(([name, value]): [string, string] => [name, quoteFilter(name, value)]);
  const query = new URLSearchParams(quoted).toString();
  return query === filters.toString() ? null : query;
}

const signedNumber = /(^|[.(,])(\+\d+)(?=$|[,)])/g;

function quoteFilter(name: string, value: string): string {
  const [, start, items, end] = listOfValues.exec(value) ?? [];
  if (start !== undefined && items !== undefined && end !== undefined) {
    return (
      start + items.replace(unquotedItem, (_, before: string, item: string) => before + quote(item)) + end
    );
  }
  const [, operator, text] = onlyValue.exec(value) ?? [];
  if (operator !== undefined && text !== undefined && isTextColumn(name) && !text.startsWith('"')) {
    return operator + quote(text);
  }
  // Also those inside of `or`.
  return value.replace(signedNumber, '$1"$2"');
}
