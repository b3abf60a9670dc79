/** Files that Twilio keeps for the account: pictures of texts, recordings of calls. */
import { maxSentBytes } from '../contract/messages.ts';
import { abandon, readBytes } from '../runtime/body.ts';
import type { Env, TwilioCredentials } from '../runtime/env.ts';
import { HttpError, refusal } from '../runtime/http-error.ts';
import { busyCode, TwilioUnreachable } from './api.ts';
import { requireCredentials } from './client.ts';
import { twilioHttpError } from './errors.ts';

/** For the whole download, including redirects. */
const timeoutMs = 12_000;
const maxRedirects = 3;
/** As much as the files of one text may have, and more than two minutes of a WAV recording. */
export const maxFileBytes = maxSentBytes;
const credentialsRefused = 20003;

/** The paths of files in the account. No other path gets the credentials. */
const filePath =
  /^(Messages\/(SM|MM)[0-9a-f]{32}\/Media\/ME[0-9a-f]{32}|Recordings\/RE[0-9a-f]{32}(\.mp3|\.wav)?)$/i;

type Bytes = Uint8Array<ArrayBuffer>;

/** For files that are saved and never shown. */
const anyBytes = 'application/octet-stream';

/** The first bytes of the file types that can be sent, or that browsers show or play without running code. */
const magicBytes = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n.\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'application/pdf': /^%PDF-/,
  // An ID3 tag, or the sync word of an MPEG frame with a valid layer.
  'audio/mpeg': /^(ID3|\xff[\xe2-\xe7\xea-\xef\xf2-\xf7\xfa-\xff])/,
  'audio/wav': /^RIFF.{4}WAVE/s,
};

const readStart = (bytes: Bytes) => String.fromCharCode(...bytes.subarray(0, 12));

/** The file's type according to its first bytes, not to what is declared. Null for any other type. */
export function detectSafeType(bytes: Bytes): string | null {
  const start = readStart(bytes);
  return Object.entries(magicBytes).find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

const isoMedia = /^.{4}ftyp/s;
// Before there was `ftyp`, a QuickTime file began with another atom.
const quickTime = /^.{4}(ftyp|moov|mdat|wide|free|skip)/s;
const matroska = /^.E\xdf\xa3/s;
const amr = /^#!AMR/;

/** How files begin that a browser may play, by their declared type. Several types share a container. */
const playable: ReadonlyMap<string, RegExp> = new Map([
  ...['video/mp4', 'video/3gpp', 'video/3gpp2', 'audio/mp4', 'audio/x-m4a', 'audio/3gpp'].map(
    (type): [string, RegExp] => [type, isoMedia],
  ),
  ['video/quicktime', quickTime],
  ['video/webm', matroska],
  ['audio/mpeg', magicBytes['audio/mpeg']],
  ['audio/mp3', magicBytes['audio/mpeg']],
  ['audio/aac', /^\xff[\xf0\xf1\xf8\xf9]/],
  ['audio/ogg', /^OggS/],
  ['audio/wav', magicBytes['audio/wav']],
  ['audio/x-wav', magicBytes['audio/wav']],
  ['audio/amr', amr],
  ['audio/amr-nb', amr],
  ['audio/amr-wb', amr],
]);

/** The declared type of a video or sound whose first bytes are of that type. Otherwise {@link anyBytes}. */
export const detectPlayedType = (bytes: Bytes, declared: string): string =>
  playable.get(declared)?.test(readStart(bytes)) ? declared : anyBytes;

const gone = () => new HttpError(404, 'file_gone', 'Twilio no longer has this file.');

/** Whether the address is a file of this account, so that the credentials may be sent to it. */
function isOwnFile({ href }: URL, { accountSid, apiUrl }: TwilioCredentials): boolean {
  const account = new URL(`${apiUrl}/2010-04-01/Accounts/${accountSid}/`).href;
  return href.startsWith(account) && filePath.test(href.slice(account.length));
}

/**
 * Where Twilio may redirect to for a file, apart from the API itself: its delivery network or its older bucket.
 * These addresses contain a signature, so they get no credentials.
 */
const fileStore =
  /^https:\/\/(?:[\w.-]+\.twiliocdn\.com|s3-external-1\.amazonaws\.com\/media\.twiliocdn\.com)\//;

async function download(file: string, { apiUrl, authorization }: TwilioCredentials): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = file;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const isApi = hop === 0;
    const response = await fetch(url, {
      headers: isApi ? { authorization } : {},
      redirect: 'manual',
      signal,
    });
    if (response.ok) {
      return response;
    }
    abandon(response.body);
    const { status, headers } = response;
    if (status === 404 || status === 410) {
      throw gone();
    }
    if (status === 429) {
      throw twilioHttpError(busyCode);
    }
    // Only the API checks the credentials; a file store checks the address's signature.
    if (isApi && (status === 401 || status === 403)) {
      throw twilioHttpError(credentialsRefused);
    }
    const location = headers.get('location') ?? '';
    if (!URL.canParse(location, url)) {
      break;
    }
    url = new URL(location, url).href;
    if (!fileStore.test(url) && !url.startsWith(`${new URL(apiUrl).origin}/`)) {
      break;
    }
  }
  throw new Error('no redirect led to the file');
}

/**
 * The bytes of a file of the account. `url` comes from Twilio, never from a browser, but is checked anyway.
 *
 * @throws HttpError 404 when there is no such file, 413 when it is longer than {@link maxFileBytes}, 502 or
 *   503 when Twilio won't give it or is not set up
 */
export async function fetchTwilioFile(env: Env, url: string): Promise<Bytes> {
  const twilio = requireCredentials(env);
  if (!URL.canParse(url) || !isOwnFile(new URL(url), twilio)) {
    throw gone();
  }
  let bytes: Bytes | null;
  try {
    bytes = await readBytes(await download(url, twilio), maxFileBytes);
  } catch (error) {
    throw error instanceof HttpError ? error : new TwilioUnreachable('no file', { cause: error });
  }
  if (bytes === null) {
    throw refusal(413, 'file_too_large');
  }
  return bytes;
}

/**
 * Answers an action with a file whose content can't run as code in a browser. `fileName` may contain only
 * letters, digits, dots, hyphens and underscores.
 */
export function answerWithFile(bytes: Bytes, contentType: string, fileName: string): Response {
  const disposition = contentType === anyBytes ? 'attachment' : 'inline';
  return new Response(bytes, {
    headers: {
      'content-type': contentType,
      'content-disposition': `${disposition}; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
    },
  });
}
