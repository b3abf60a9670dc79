import type { FieldsOf } from '../_shared/contract/action.ts';
import type { messageActions } from '../_shared/contract/messages.ts';
import { rowsOf } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import type { Office } from '../_shared/office.ts';
import { messageMedia, storedMedia } from '../_shared/texts/message-media.ts';
import { storedBytes } from '../_shared/storage.ts';
import { HttpError, refusal } from '../_shared/http/http-error.ts';
import { anyBytes, fetchTwilioFile, fileAnswer, maxFileBytes, safeTypeOf } from '../_shared/twilio/media.ts';

const noSuchFile = () => new HttpError(404, 'no_such_file', 'There is no such picture or file.');

/**
 * A file of a message. A picture is shown only if its first bytes are a picture's; any other file can only be
 * saved. The browser names a message and a position, never an address.
 */
export async function getMedia({ env, database }: Office, messageId: string, index: number) {
  const query = database.tables.from('messages').select('media').eq('id', messageId).limit(1);
  const file = storedMedia(rowsOf(await query)[0]?.media)[index];
  if (!file) throw noSuchFile();
  const { kind, fileName } = messageMedia(file, index);
  if (kind === 'withheld') throw refusal(415, 'file_withheld');
  const bytes =
    'bucket' in file ? await storedBytes(env, file, maxFileBytes) : await fetchTwilioFile(env, file.url);
  if (bytes === null) throw noSuchFile();
  if (kind === 'file') return fileAnswer(bytes, anyBytes, fileName);
  const type = safeTypeOf(bytes);
  if (type === null || !type.startsWith('image/')) throw refusal(415, 'file_withheld');
  return fileAnswer(bytes, type, fileName);
}

/** The pictures to send, as the message's row stores them. Their first bytes decide their type. */
export async function picturesToSend(env: Env, media: FieldsOf<typeof messageActions.sendMessage>['media']) {
  const found = await Promise.all(
    media.map(async ({ path }) => {
      const file = { bucket: 'message-media', path, contentType: '' } as const;
      const bytes = await storedBytes(env, file, maxFileBytes);
      if (bytes === null) throw refusal(400, 'no_such_picture');
      const contentType = safeTypeOf(bytes);
      if (!contentType?.startsWith('image/')) throw refusal(400, 'not_a_picture');
      return { file: { ...file, contentType }, size: bytes.length };
    }),
  );
  if (found.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) {
    throw refusal(400, 'pictures_too_large');
  }
  return found.map(({ file }) => file);
}
