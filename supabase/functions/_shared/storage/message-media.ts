/** The files of a message, as its column `media` stores them. */
import * as v from 'valibot';
import { text } from '../contract/fields.ts';
import type { MessageMedia } from '../contract/messages.ts';

/** A file in our storage: what the office sent, or a picture that came with a quote request. */
const storedFile = v.object({
  bucket: v.picklist(['message-media', 'quote-media']),
  path: v.string(),
  contentType: v.string(),
  /** Made of the bytes of a quote request's picture, so that it is known when it is sent again. */
  content: v.optional(v.string()),
});

export type StoredFile = v.InferOutput<typeof storedFile>;

/** A file in our storage or at Twilio. Fetching Twilio's `url` needs the account's credentials. */
const anyFile = v.union([storedFile, v.object({ url: text, contentType: text })]);

export type StoredMedia = v.InferOutput<typeof anyFile>;

const pictures = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** The file types that phones send. SVG and HTML are left out, because they can run scripts when opened. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['video/3gpp', '3gp'],
  ['video/3gpp2', '3g2'],
  ['video/quicktime', 'mov'],
  ['video/mpeg', 'mpg'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp3', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/x-m4a', 'm4a'],
  ['audio/3gpp', '3gp'],
  ['audio/amr-nb', 'amr'],
  ['audio/amr-wb', 'awb'],
  ['audio/x-wav', 'wav'],
  ['text/vcard', 'vcf'],
  ['text/x-vcard', 'vcf'],
  // The name that contact cards had before RFC 6350.
  ['text/directory', 'vcf'],
  ['application/vcard', 'vcf'],
  ['text/calendar', 'ics'],
  ['text/plain', 'txt'],
]);

/** The types whose last part is also the extension. */
const namedByExtension =
  /^(image\/(jpg|png|gif|webp|heic|heif|tiff|bmp)|video\/(mp4|webm)|audio\/(aac|amr|ogg|wav)|application\/pdf)$/;

/** The files in a row's column `media`. Leaves out malformed ones. */
export function parseStoredMedia(media: unknown): StoredMedia[] {
  if (!Array.isArray(media)) {
    return [];
  }
  return media.flatMap((file) => {
    const { success, output } = v.safeParse(anyFile, file);
    return success ? [output] : [];
  });
}

/** The name under which a document was stored: the last part of its path, without its extension. */
const storedName = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.[^.]*$/, '') ?? '';

/** A file as the browser sees it. `index` is its position in the message, from 0. */
export function describeMedia(file: StoredMedia, index: number): MessageMedia {
  const type = (file.contentType.split(';')[0] ?? '').trim().toLowerCase();
  const extension = namedByExtension.test(type) ? type.split('/')[1] : extensions.get(type);
  if (extension === undefined) {
    return { kind: 'withheld', contentType: type, plays: null, fileName: `file-${index + 1}` };
  }
  const kind = pictures.includes(type) ? 'picture' : 'file';
  const name = kind === 'file' && 'path' in file ? storedName(file.path) : `${kind}-${index + 1}`;
  const [family = ''] = type.split('/');
  const plays = family === 'video' ? 'video' : family === 'audio' ? 'sound' : null;
  return { kind, contentType: type, plays, fileName: `${name}.${extension}` };
}
