import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import { notFound } from '../rest-errors.ts';
import { isSame } from './credentials.ts';

/** Where the bytes of media are, below the emulator's root; Twilio has a host of its own for them. */
export const mediaStorePath = '/media-store/';
/** "Protect media access": a signed address is good for four hours. */
const addressSeconds = 4 * 60 * 60;

/** The files that came with texts, which Twilio hands out by a delivery network. */
export class MediaStore {
  constructor(
    private readonly context: Context,
    /** What the addresses are signed with. */
    private readonly secret: string,
  ) {}

  /**
   * Twilio's own address of a file that came with a text, without `.json`: leads on to the delivery
   * network, with an address that is signed and good for some hours.
   */
  redirect(path: string): Response {
    const [messageSid, , mediaSid = ''] = path.split('/').slice(-3);
    const message = this.context.store.messages.find((candidate) => candidate.sid === messageSid);
    const media = message?.media.find((candidate) => candidate.sid === mediaSid);
    if (!media) throw notFound(path);
    if (!media.source.startsWith('data:')) return Response.redirect(media.source, 307);
    const expires = String(Math.floor(this.context.now().getTime() / 1000) + addressSeconds);
    const query = new URLSearchParams({
      Expires: expires,
      Signature: this.#signature(mediaSid, expires),
    });
    return Response.redirect(`${this.context.apiUrl}${mediaStorePath}${mediaSid}?${query}`, 307);
  }

  /** The delivery network: bytes for whoever has the signed address, which is all it looks at. */
  answer(url: URL): Response {
    const mediaSid = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    const expires = url.searchParams.get('Expires') ?? '';
    const isSigned = isSame(url.searchParams.get('Signature') ?? '', this.#signature(mediaSid, expires));
    if (!isSigned || Number(expires) * 1000 < this.context.now().getTime()) {
      return new Response('<Error><Code>AccessDenied</Code></Error>', {
        status: 403,
        headers: { 'Content-Type': 'application/xml' },
      });
    }
    const media = this.context.store.messages
      .flatMap((message) => message.media)
      .find((candidate) => candidate.sid === mediaSid);
    const inline = /^data:[^,]*;base64,(.*)$/s.exec(media?.source ?? '')?.[1];
    if (!media || inline === undefined) return new Response(null, { status: 404 });
    return new Response(Buffer.from(inline, 'base64'), {
      headers: { 'Content-Type': media.contentType, 'X-Content-Type-Options': 'nosniff' },
    });
  }

  #signature(mediaSid: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${mediaSid} ${expires}`).digest('base64url');
  }
}
