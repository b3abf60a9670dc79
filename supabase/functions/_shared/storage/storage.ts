/** Reads and writes pictures in the private storage buckets, with the secret key. */
import type { Database } from '../database/client.ts';
import { queueLimitMs } from '../domain/text-delivery.ts';
import { abandon, readBytes } from '../runtime/body.ts';
import type { Env } from '../runtime/env.ts';
import { refusal } from '../runtime/http-error.ts';
import { isJsonObject, readTextField } from '../runtime/json.ts';
import { createKeyHeaders } from '../runtime/key-headers.ts';
import { tryAndLog } from '../runtime/log.ts';
import type { StoredFile } from './message-media.ts';

const timeoutMs = 12_000;
/** Twilio fetches pictures when it sends the text, and then has an hour for its attempts. */
const addressSeconds = queueLimitMs / 1_000 + 3_600;

const unavailable = (cause: unknown) => refusal(503, 'storage_unavailable', { cause });

/** Neither part contains a character that needs escaping in an address. */
const buildObjectPath = ({ bucket, path }: StoredFile) => `${bucket}/${path}`;

/** Sends a request to the storage. Returns null for a missing file. Throws 503 when the storage doesn't answer. */
async function ask(env: Env, method: string, path: string, body?: BodyInit, type = 'application/json') {
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/storage/v1/object/${path}`, {
      method,
      headers: { ...createKeyHeaders(env.secretKey), ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw unavailable(error);
  }
  if (response.ok) {
    return response;
  }
  abandon(response.body);
  // A missing file is a 400 or a 404, depending on the version.
  if (response.status === 400 || response.status === 404) {
    return null;
  }
  throw unavailable(`the storage answered ${response.status}`);
}

/** The bytes of a picture. Null when it is missing or longer than `maxBytes`. */
export async function readStoredBytes(env: Env, file: StoredFile, maxBytes: number) {
  const response = await ask(env, 'GET', buildObjectPath(file));
  try {
    return response && (await readBytes(response, maxBytes));
  } catch (error) {
    throw unavailable(error);
  }
}

/** Stores a picture. Throws 503 when that fails. */
export async function store(env: Env, file: StoredFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const response = await ask(env, 'POST', buildObjectPath(file), bytes, file.contentType);
  if (response === null) {
    throw unavailable('the storage refused a picture');
  }
  abandon(response.body);
}

/** An address that gives Twilio the picture without a key, for longer than Twilio queues a text. */
export async function signUrl(env: Env, file: StoredFile): Promise<string> {
  const body = JSON.stringify({ expiresIn: addressSeconds });
  const answer: unknown = await (await ask(env, 'POST', `sign/${buildObjectPath(file)}`, body))?.json();
  const path = isJsonObject(answer) ? readTextField(answer, 'signedURL') : '';
  if (path === '') {
    throw unavailable('the storage gave no address');
  }
  // In the official local stack, only the containers can reach SUPABASE_URL.
  const [, base = env.supabaseUrl] = /^(.*)\/functions\/v1$/.exec(env.publicFunctionsUrl) ?? [];
  return `${base}/storage/v1${path}`;
}

/** Deletes pictures that no message uses anymore. A failure is logged, and the next run tries again. */
export async function removeUnusedPictures({
  env,
  database,
}: {
  env: Env;
  database: Database;
}): Promise<void> {
  await tryAndLog('reconcile', 'pictures_not_removed', async () => {
    const unused = await database.rpc('unused_pictures', {});
    for (const bucket of new Set(unused.map((file) => file.bucket))) {
      const prefixes = unused.filter((file) => file.bucket === bucket).map(({ path }) => path);
      const response = await ask(env, 'DELETE', bucket, JSON.stringify({ prefixes }));
      if (response === null) {
        throw unavailable('the storage refused to delete pictures');
      }
      abandon(response.body);
    }
  });
}
