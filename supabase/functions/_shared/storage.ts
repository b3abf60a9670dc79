/** Pictures in the project's storage: private buckets, asked with the secret key. */
import { abandon, readBytes } from './body.ts';
import { keyHeaders } from './data/client.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import { isJsonObject, textField } from './json.ts';
import { logFailure } from './log.ts';
import type { StoredFile } from './message-media.ts';
import { HttpError } from './http-error.ts';

const timeoutMs = 12_000;
/** Twilio fetches pictures when it sends them, which can be a while after it was asked. */
const addressSeconds = 3_600;

const unavailable = (cause: unknown) =>
  new HttpError(
    503,
    'storage_unavailable',
    'Pictures can’t be reached right now. Please try again in a moment.',
    { cause },
  );

/** Names have no sign that an address would have to escape. */
const objectPath = ({ bucket, path }: StoredFile) => `${bucket}/${path}`;

/** Asks the storage; null when it has no such file. Throws 503 when it does not answer. */
async function ask(env: Env, method: string, path: string, body?: BodyInit, type = 'application/json') {
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/storage/v1/object/${path}`, {
      method,
      headers: { ...keyHeaders(env.secretKey), ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw unavailable(error);
  }
  if (response.ok) return response;
  abandon(response.body);
  // Its answer for a file that isn't there is 400 or 404, by version.
  if (response.status === 400 || response.status === 404) return null;
  throw unavailable(`the storage answered ${response.status}`);
}

/** The bytes of a picture; null when it isn't there, or longer than `maxBytes`. */
export async function storedBytes(env: Env, file: StoredFile, maxBytes: number) {
  const response = await ask(env, 'GET', objectPath(file));
  try {
    return response && (await readBytes(response, maxBytes));
  } catch (error) {
    throw unavailable(error);
  }
}

/** Keeps a picture. */
export async function store(env: Env, file: StoredFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const response = await ask(env, 'POST', objectPath(file), bytes, file.contentType);
  if (response === null) throw unavailable('the storage refused a picture');
  abandon(response.body);
}

/** An address at which Twilio finds a picture for an hour, without a key. */
export async function signedAddress(env: Env, file: StoredFile): Promise<string> {
  const body = JSON.stringify({ expiresIn: addressSeconds });
  const answer: unknown = await (await ask(env, 'POST', `sign/${objectPath(file)}`, body))?.json();
  // The embedded stack spells it in another way, and with the whole path.
  const path = isJsonObject(answer) ? textField(answer, 'signedURL') || textField(answer, 'signedUrl') : '';
  if (path === '') throw unavailable('the storage gave no address');
  // Inside the official local stack SUPABASE_URL is an address that only its containers know.
  const [base = '', ...rest] = env.publicFunctionsUrl.split(/\/functions\/v1$/);
  return `${rest.length > 0 ? base : env.supabaseUrl}/storage/v1${path.replace(/^\/storage\/v1/, '')}`;
}

/** Deletes pictures that no message names any more. A failure is noted; the next run tries again. */
export async function removeUnusedPictures(env: Env, { call }: Database): Promise<void> {
  try {
    const unused = await call('unused_pictures', {});
    for (const bucket of new Set(unused.map((file) => file.bucket))) {
      const prefixes = unused.filter((file) => file.bucket === bucket).map(({ path }) => path);
      const response = await ask(env, 'DELETE', bucket, JSON.stringify({ prefixes }));
      abandon(response?.body ?? null);
    }
  } catch (error) {
    logFailure('reconcile', 'pictures_not_removed', error);
  }
}
