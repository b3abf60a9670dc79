import type { FieldsOf } from '../_shared/contract/action.ts';
import type { messageActions } from '../_shared/contract/messages.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { messageMedia } from '../_shared/message-media.ts';
import { storedBytes } from '../_shared/storage.ts';
import { HttpError } from '../_shared/http-error.ts';
import { fetchTwilioFile, fileAnswer, safeTypeOf } from '../_shared/twilio-media.ts';

/** Twilio takes no more with one text ("Media resource"). */
const maxFileBytes = 5_000_000;

const noSuchFile = () => new HttpError(404, 'no_such_file', 'There is no such picture or file.');

const withheld = () =>
  new HttpError(415, 'file_withheld', 'This kind of file is not shown here. Open it in the Twilio console.');

/**
 * A picture of a message for showing, or a file of it for saving. The bytes must be what they are said to
 * be: whatever is shown is told by its first bytes, everything else is answered as bytes to be saved.
 * The browser names a message and a place in it, never an address.
 */
export async function getMedia(
  env: Env,
  database: Database,
  { messageId, index }: FieldsOf<(typeof messageActions)['getMedia']>,
): Promise<Response> {
  const file = (await database.messages.mediaOf(messageId))[index];
  if (!file) throw noSuchFile();
  const { kind, fileName } = messageMedia(file, index);
  if (kind === 'withheld') throw withheld();
  const bytes =
    'bucket' in file
      ? await storedBytes(env, file, maxFileBytes)
      : await fetchTwilioFile(env, file.url, maxFileBytes);
  if (bytes === null) throw noSuchFile();
  if (kind === 'file') {
    return fileAnswer(bytes, 'application/octet-stream', { fileName, isShown: false });
  }
  const type = safeTypeOf(bytes);
  if (type === null || !type.startsWith('image/')) throw withheld();
  return fileAnswer(bytes, type, { fileName, isShown: true });
}
