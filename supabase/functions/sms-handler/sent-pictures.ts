import type { FieldsOf } from '../_shared/contract/action.ts';
import type { messageActions } from '../_shared/contract/messages.ts';
import type { Env } from '../_shared/env.ts';
import type { StoredFile } from '../_shared/message-media.ts';
import { HttpError } from '../_shared/http-error.ts';
import { storedBytes } from '../_shared/storage.ts';
import { safeTypeOf } from '../_shared/twilio-media.ts';

/** Twilio takes no more with one text. */
const maxBytes = 5_000_000;

/** The pictures that are to be sent, as the row keeps them. What they are is told by their first bytes. */
export async function picturesToSend(
  env: Env,
  media: FieldsOf<(typeof messageActions)['sendMessage']>['media'],
): Promise<StoredFile[]> {
  const found = await Promise.all(
    media.map(async ({ path }) => {
      const file = { bucket: 'message-media', path, contentType: '' } as const;
      const bytes = await storedBytes(env, file, maxBytes);
      if (bytes === null) {
        const sentence = 'A picture is no longer there. Remove it and attach it again.';
        throw new HttpError(400, 'no_such_picture', sentence);
      }
      const contentType = safeTypeOf(bytes);
      if (!contentType?.startsWith('image/')) {
        throw new HttpError(400, 'not_a_picture', 'Only JPEG, PNG, GIF and WebP pictures can be sent.');
      }
      return { file: { ...file, contentType }, size: bytes.length };
    }),
  );
  if (found.reduce((sum, { size }) => sum + size, 0) > maxBytes) {
    throw new HttpError(400, 'pictures_too_large', 'The pictures of one text can have 5 MB together.');
  }
  return found.map(({ file }) => file);
}
