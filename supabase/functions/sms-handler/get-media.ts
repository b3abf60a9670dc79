import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { messageMedia, type StoredMedia } from '../_shared/message-media.ts';
import { Refusal } from '../_shared/refusal.ts';
import { fetchTwilioFile, fileAnswer, safeTypeOf } from '../_shared/twilio-media.ts';
import { isUuid } from '../_shared/uuid.ts';

/** Twilio takes no more with one text ("Media resource"). */
const maxFileBytes = 5_000_000;

const noSuchFile = () => new Refusal(404, 'no_such_file', 'There is no such picture or file.');

const withheld = () =>
  new Refusal(415, 'file_withheld', 'This kind of file is not shown here. Open it in the Twilio console.');

/** The browser names a message and a place in it, never an address. */
async function requestedFile(
  database: Database,
  fields: JsonObject,
): Promise<{ file: StoredMedia; index: number }> {
  const messageId = textField(fields, 'messageId');
  const index = fields['index'];
  if (!isUuid(messageId) || typeof index !== 'number' || !Number.isInteger(index) || index < 0) {
    throw new Refusal(400, 'invalid_file', 'Name a message and which of its files.');
  }
  const file = (await database.messages.mediaOf(messageId))[index];
  if (!file) throw noSuchFile();
  return { file, index };
}

/**
 * A picture of a text for showing, or a file of it for saving. The bytes must be what they are said to
 * be: whatever is shown is told by its first bytes, everything else is answered as bytes to be saved.
 */
export async function getMedia(env: Env, database: Database, fields: JsonObject): Promise<Response> {
  const { file, index } = await requestedFile(database, fields);
  const { kind, fileName } = messageMedia(file, index);
  if (kind === 'withheld') throw withheld();
  const bytes = await fetchTwilioFile(env, file.url, maxFileBytes);
  if (kind === 'file') {
    return fileAnswer(bytes, 'application/octet-stream', { fileName, isShown: false });
  }
  const type = safeTypeOf(bytes);
  if (type === null || !type.startsWith('image/')) throw withheld();
  return fileAnswer(bytes, type, { fileName, isShown: true });
}
