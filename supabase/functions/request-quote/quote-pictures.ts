import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Database, DatabaseAnswer } from '../_shared/database/client.ts';
import { maxQuotePictures } from '../_shared/domain/quote.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { refusal } from '../_shared/runtime/http-error.ts';
import type { JsonObject } from '../_shared/runtime/json.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { parseStoredMedia, type StoredFile } from '../_shared/storage/message-media.ts';
import { store } from '../_shared/storage/storage.ts';
import { detectSafeType } from '../_shared/twilio/media.ts';

/** Largest picture, in bytes. The form makes its pictures smaller. */
const maxBytes = 700_000;

/** The most pictures of one request, with those that came when it was sent again. */
const mostStored = 3 * maxQuotePictures;

type QuotePicture = { file: StoredFile & { content: string }; bytes: Uint8Array<ArrayBuffer> };

type Taken = DatabaseAnswer<'submit_quote'>[number];

const wrongPictures = () => refusal(400, 'invalid_pictures', { details: { fields: {} } });

function decodePicture(picture: unknown) {
  if (typeof picture !== 'string' || picture.length > (maxBytes * 4) / 3 + 4) {
    throw wrongPictures();
  }
  const bytes = Buffer.from(picture, 'base64');
  const contentType = detectSafeType(bytes);
  if (!contentType?.startsWith('image/')) {
    throw wrongPictures();
  }
  return { hash: createHash('sha256').update(bytes).digest('hex'), contentType, bytes };
}

/** The pictures of a request, each with its place in the storage. Their first bytes decide their type. */
export function readQuotePictures({ pictures = [] }: JsonObject): QuotePicture[] {
  if (!Array.isArray(pictures) || pictures.length > maxQuotePictures) {
    throw wrongPictures();
  }
  return pictures.map(decodePicture).map(({ hash, contentType, bytes }, index, all) => {
    const sameBefore = all.slice(0, index).filter((other) => other.hash === hash).length;
    const content = sameBefore === 0 ? hash : `${hash} ${sameBefore + 1}`;
    return { file: { bucket: 'quote-media', path: crypto.randomUUID(), contentType, content }, bytes };
  });
}

const listContents = (media: unknown) =>
  parseStoredMedia(media).flatMap((file) => ('content' in file ? (file.content ?? []) : []));

/**
 * Stores those pictures, as far as they may be kept, that the request's entry in Messages doesn't have yet, and
 * lists them there. A picture is listed once it is stored, so that the office never asks for one that isn't
 * there. Returns whether the entry has all of them now.
 */
export async function addPictures(
  env: Env,
  database: Database,
  { messageId, media, takesPictures }: Pick<Taken, 'messageId' | 'media' | 'takesPictures'>,
  pictures: readonly QuotePicture[],
): Promise<boolean> {
  const known = listContents(media);
  const missing = pictures.filter(({ file }) => !known.includes(file.content));
  if (missing.length === 0) {
    return true;
  }
  if (!takesPictures) {
    return false;
  }
  const stored = await Promise.all(
    missing.map(({ file, bytes }) =>
      tryAndLog('request-quote', 'picture_not_stored', async () => {
        await store(env, file, bytes);
        return file;
      }),
    ),
  );
  const files = stored.flatMap((file) => file ?? []);
  if (files.length === 0) {
    return false;
  }
  const listed = await tryAndLog('request-quote', 'pictures_not_listed', () =>
    database.rpc('add_quote_pictures', { messageId, media: files, most: mostStored }),
  );
  const contents = listContents(listed);
  return missing.every(({ file }) => contents.includes(file.content));
}
