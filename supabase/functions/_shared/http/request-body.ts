/** Reads the body of a request, with limits on its size and depth. */
import { readText } from '../runtime/body.ts';
import { HttpError } from '../runtime/http-error.ts';
import { isJsonObject, parseJson, type JsonObject } from '../runtime/json.ts';

export const maxBodyBytes = 64 * 1024;
/** Levels of objects and lists; the deepest body of the contract has five. */
const maxDepth = 16;

export function requirePost(request: Request): void {
  if (request.method === 'POST') {
    return;
  }
  const headers = { allow: 'POST' };
  throw new HttpError(405, 'post_only', 'This address takes POST requests only.', { headers });
}

export function requireJson(request: Request): void {
  requirePost(request);
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'json_only', 'Send the request as application/json.');
  }
}

export const createTooLargeError = () => new HttpError(413, 'too_large', 'The request is too large.');

export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const text = await readText(request, maxBytes);
  if (text === null) {
    throw createTooLargeError();
  }
  return text;
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

/** Checks level by level instead of recursively, so that deep input can't exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < maxDepth; depth += 1) {
    level = level.filter(isNested).flatMap(Object.values);
  }
  return level.some(isNested);
}

/** The JSON object in the body. */
export async function readObject(request: Request, maxBytes: number): Promise<JsonObject> {
  const value = parseJson(await readBody(request, maxBytes));
  // The contract of the quote form promises `fields` in each of its 400 answers.
  const more = { details: { fields: {} } };
  if (isTooDeep(value)) {
    throw new HttpError(400, 'too_deep', 'The request is nested too deeply.', more);
  }
  if (!isJsonObject(value)) {
    throw new HttpError(400, 'invalid_body', 'The request must be a JSON object.', more);
  }
  return value;
}
