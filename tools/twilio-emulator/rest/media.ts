/** The files of texts. Twilio delivers them from another network, with signed addresses. */
import { randomBytes } from 'node:crypto';
import { refuseUnknown } from '../rest-errors.ts';
import type { Store } from '../store.ts';

/** The path of the delivery network, for which Twilio has its own host. */
export const mediaStorePath = '/media-store/';
/** Valid while the emulator runs. Twilio's expire after four hours. */
const signature = randomBytes(16).toString('hex');

const listMedia = (store: Store, sid: string | undefined) =>
  store.messages.flatMap(({ media }) => media).find((media) => media.sid === sid);

/** Redirects from Twilio's own address of a file (without `.json`) to the delivery network. */
export function redirectToMedia(store: Store, apiUrl: string, path: string): Response {
  const media = listMedia(store, path.split('/').at(-1));
  if (!media) {
    throw refuseUnknown(path);
  }
  const isElsewhere = !media.source.startsWith('data:');
  const address = `${apiUrl}${mediaStorePath}${media.sid}?Signature=${signature}`;
  return Response.redirect(isElsewhere ? media.source : address, 307);
}

/** The delivery network: returns a file to anybody with its signed address. Sending credentials here is a violation. */
export function answerMedia(store: Store, { url, method, headers }: Request): Response {
  const { pathname, searchParams } = new URL(url);
  if (headers.has('authorization')) {
    const problem = 'credentials were sent to the media store';
    store.report({ side: 'request', method, path: pathname, problem });
  }
  if (searchParams.get('Signature') !== signature) {
    return new Response('AccessDenied', { status: 403 });
  }
  const media = listMedia(store, pathname.split('/').at(-1));
  if (!media) {
    return new Response(null, { status: 404 });
  }
  return new Response(Buffer.from(media.source.split(',')[1] ?? '', 'base64'), {
    headers: { 'Content-Type': media.contentType, 'X-Content-Type-Options': 'nosniff' },
  });
}
