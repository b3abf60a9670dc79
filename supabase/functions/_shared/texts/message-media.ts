/** The files of a message, as its column `media` keeps them. */
import * as v from 'valibot';
import { text } from '../contract/fields.ts';
import type { MessageMedia } from '../contract/messages.ts';

/** In our storage: what the office sent, and what came with a quote request. */
const storedFile = v.object({
  bucket: v.picklist(['message-media', 'quote-media']),
  path: v.string(),
  contentType: v.string(),
});

export type StoredFile = v.InferOutput<typeof storedFile>;

/** Otherwise `url` is Twilio's own address of the file, which wants the account's credentials. */
const anyFile = v.union([storedFile, v.object({ url: text, contentType: text })]);

export type StoredMedia = v.InferOutput<typeof anyFile>;

const pictures = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** What phones send. SVG and HTML are left out because they can run scripts when opened. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['image/tiff', 'tiff'],
  ['image/bmp', 'bmp'],
  ['video/mp4', 'mp4'],
  ['video/3gpp', '3gp'],
  ['video/3gpp2', '3g2'],
  ['video/quicktime', 'mov'],
  ['video/mpeg', 'mpg'],
  ['video/webm', 'webm'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/amr', 'amr'],
  ['audio/3gpp', '3gp'],
  ['audio/ogg', 'ogg'],
  ['audio/wav', 'wav'],
  ['application/pdf', 'pdf'],
  ['text/vcard', 'vcf'],
  ['text/x-vcard', 'vcf'],
  ['text/calendar', 'ics'],
  ['text/plain', 'txt'],
]);

/** The files of a row; whatever is not one is left out. */
export function storedMedia(media: unknown): StoredMedia[] {
  if (!Array.isArray(media)) return [];
  return media.flatMap((file) => {
    const { success, output } = v.safeParse(anyFile, file);
    return success ? [output] : [];
  });
}

/** As the browser gets to know of it. `index` counts the message's files from 0. */
export function messageMedia({ contentType }: StoredMedia, index: number): MessageMedia {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const extension = extensions.get(type);
  if (extension === undefined) return { kind: 'withheld', contentType: type, fileName: `file-${index + 1}` };
  const kind = pictures.includes(type) ? 'picture' : 'file';
  return { kind, contentType: type, fileName: `${kind}-${index + 1}.${extension}` };
}
