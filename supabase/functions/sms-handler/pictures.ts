import type { FieldsOf } from '../_shared/contract/action.ts';
import type { messageActions } from '../_shared/contract/messages.ts';
import { readRows } from '../_shared/database/client.ts';
import type { Office } from '../_shared/office/office.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { HttpError, refusal } from '../_shared/runtime/http-error.ts';
import { describeMedia, parseStoredMedia } from '../_shared/storage/message-media.ts';
import { readStoredBytes } from '../_shared/storage/storage.ts';
import {
  fetchTwilioFile,
  answerWithFile,
  maxFileBytes,
  detectPlayedType,
  detectSafeType,
} from '../_shared/twilio/media.ts';

const noSuchFile = () => new HttpError(404, 'no_such_file', 'There is no such picture or file.');

/**
 * A file of a message. A picture is shown, a video or sound is played only if its first bytes are of its kind; any other
 * file can only be saved. The browser names a message and a position, never an address.
 */
export async function getMedia({ env, database }: Office, messageId: string, index: number) {
  const query = database.tables.from('messages').select('media').eq('id', messageId).limit(1);
  const file = parseStoredMedia(readRows(await query)[0]?.media)[index];
  if (!file) {
    throw noSuchFile();
  }
  const { kind, contentType, fileName } = describeMedia(file, index);
  if (kind === 'withheld') {
    throw refusal(415, 'file_withheld');
  }
  const bytes =
    'bucket' in file ? await readStoredBytes(env, file, maxFileBytes) : await fetchTwilioFile(env, file.url);
  if (bytes === null) {
    throw noSuchFile();
  }
  if (kind === 'file') {
    return answerWithFile(bytes, detectPlayedType(bytes, contentType), fileName);
  }
  const type = detectSafeType(bytes);
  if (type === null || !type.startsWith('image/')) {
    throw refusal(415, 'file_withheld');
  }
  return answerWithFile(bytes, type, fileName);
}

/** The pictures and documents to send, as the message's row stores them. Their first bytes decide their type. */
export async function findFilesToSend(env: Env, media: FieldsOf<typeof messageActions.sendMessage>['media']) {
  const found = await Promise.all(
    media.map(async ({ path }) => {
      const file = { bucket: 'message-media', path, contentType: '' } as const;
      const bytes = await readStoredBytes(env, file, maxFileBytes);
      if (bytes === null) {
        throw refusal(400, 'no_such_picture');
      }
      const contentType = detectSafeType(bytes);
      if (!contentType?.startsWith('image/') && contentType !== 'application/pdf') {
        throw refusal(400, 'not_a_picture');
      }
      return { file: { ...file, contentType }, size: bytes.length };
    }),
  );
  if (found.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) {
    throw refusal(400, 'pictures_too_large');
  }
  return found.map(({ file }) => file);
}
