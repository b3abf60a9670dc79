import { Buffer } from 'node:buffer';
import type { Env } from '../_shared/env.ts';
import type { JsonObject } from '../_shared/json.ts';
import { tryAndLog } from '../_shared/log.ts';
import type { StoredFile } from '../_shared/texts/message-media.ts';
import { maxQuotePictures } from '../_shared/quote.ts';
import { refusal } from '../_shared/http/http-error.ts';
import { store } from '../_shared/storage.ts';
import { safeTypeOf } from '../_shared/twilio/media.ts';

/** Largest picture, in bytes. The form makes its pictures smaller. */
const maxBytes = 700_000;

type QuotePicture = { file: StoredFile; bytes: Uint8Array<ArrayBuffer> };

const wrongPictures = () => refusal(400, 'invalid_pictures', { details: { fields: {} } });

function decoded(picture: unknown): QuotePicture {
  if (typeof picture !== 'string' || picture.length > (maxBytes * 4) / 3 + 4) throw wrongPictures();
  const bytes = Buffer.from(picture, 'base64');
  const contentType = safeTypeOf(bytes);
  if (!contentType?.startsWith('image/')) throw wrongPictures();
  return { file: { bucket: 'quote-media', path: crypto.randomUUID(), contentType }, bytes };
}

/** The pictures of a request, each with its place in the storage. Their first bytes decide their type. */
export function quotePictures({ pictures = [] }: JsonObject): QuotePicture[] {
  if (!Array.isArray(pictures) || pictures.length > maxQuotePictures) throw wrongPictures();
  return pictures.map(decoded);
}

/** Stores the pictures of an accepted request. Returns whether all of them were stored. */
export async function storePictures(env: Env, pictures: readonly QuotePicture[]): Promise<boolean> {
  const stored = await tryAndLog('request-quote', 'pictures_not_stored', () =>
    Promise.all(pictures.map(({ file, bytes }) => store(env, file, bytes))),
  );
  return stored !== null;
}
