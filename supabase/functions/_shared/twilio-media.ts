/** Files that Twilio keeps for the account: pictures of texts, recordings of calls. */
import { abandon, readBytes } from './body.ts';
import type { Env, TwilioCredentials } from './env.ts';
import { HttpError } from './http-error.ts';
import { twilioCredentials } from './twilio.ts';
import { twilioHttpError } from './twilio-errors.ts';

/** For the whole way, redirects included. */
const timeoutMs = 12_000;
const maxRedirects = 3;
const credentialsRefused = 20003;
const busy = 20429;

/** The files among the account's resources; nothing else is asked for with the credentials. */
const filePath =
  /^\/(Messages\/(SM|MM)[0-9a-f]{32}\/Media\/ME[0-9a-f]{32}|Recordings\/RE[0-9a-f]{32}(\.mp3|\.wav)?)$/i;

type Bytes = Uint8Array<ArrayBuffer>;

const ascii = (bytes: Bytes, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));
const isRiff = (bytes: Bytes, form: string) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === form;

/** How files begin, for the kinds that browsers show or play without running anything. */
const signatures = {
  'image/jpeg': (bytes: Bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  'image/png': (bytes: Bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/gif': (bytes: Bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  'image/webp': (bytes: Bytes) => isRiff(bytes, 'WEBP'),
  // An ID3 tag, or the sync word of an MPEG frame with a layer that exists.
  'audio/mpeg': (bytes: Bytes) =>
    ascii(bytes, 0, 3) === 'ID3' ||
    (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && ((bytes[1] ?? 0) & 0x06) !== 0),
  'audio/wav': (bytes: Bytes) => isRiff(bytes, 'WAVE'),
} satisfies Record<string, (bytes: Bytes) => boolean>;

type SafeType = keyof typeof signatures;
const safeTypes: readonly SafeType[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'audio/mpeg',
  'audio/wav',
];

/** What the file is by its own first bytes, whatever anybody says it is; null when none of these. */
export function safeTypeOf(bytes: Bytes): SafeType | null {
  return safeTypes.find((type) => signatures[type](bytes)) ?? null;
}

const gone = () => new HttpError(404, 'file_gone', 'Twilio no longer has this file.');

function unreachable(cause: unknown): HttpError {
  return new HttpError(502, 'twilio_unreachable', 'Twilio is not answering. Please try again in a moment.', {
    cause,
  });
}

/** Whether the address is that of a file of this account, and so may be asked for with its credentials. */
function isOwnFile(url: URL, { accountSid, apiUrl }: TwilioCredentials): boolean {
  const api = new URL(apiUrl);
  const account = `${api.pathname.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}`;
  return (
    url.origin === api.origin &&
    url.username === '' &&
    url.search === '' &&
    url.pathname.startsWith(`${account}/`) &&
    filePath.test(url.pathname.slice(account.length))
  );
}

/**
 * Where Twilio keeps the bytes: its own delivery network, the bucket of before, or the API itself (as
 * the stand-in does). Asked without credentials: the address carries its own signature.
 */
function isStore(url: URL, { apiUrl }: TwilioCredentials): boolean {
  if (url.origin === new URL(apiUrl).origin) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return (
    url.hostname.endsWith('.twiliocdn.com') ||
    (url.hostname === 's3-external-1.amazonaws.com' && url.pathname.startsWith('/media.twiliocdn.com/'))
  );
}

/** `isAnswerOfApi`: the credentials were judged, not the signature of a store's address. */
async function follow(
  file: URL,
  credentials: TwilioCredentials,
): Promise<{ response: Response; isAnswerOfApi: boolean }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const authorization = `Basic ${btoa(`${credentials.username}:${credentials.password}`)}`;
  let response = await fetch(file, { headers: { authorization }, redirect: 'manual', signal });
  let hop = 0;
  for (; response.status >= 300 && response.status < 400; hop += 1) {
    abandon(response.body);
    const location = response.headers.get('location') ?? '';
    if (hop === maxRedirects || !URL.canParse(location, file.href)) {
      throw new Error('the file led nowhere');
    }
    const target = new URL(location, file);
    if (!isStore(target, credentials)) throw new Error('the file led away from Twilio');
    response = await fetch(target, { redirect: 'manual', signal });
  }
  return { response, isAnswerOfApi: hop === 0 };
}

/**
 * The bytes of a file of the account. `url` comes from Twilio (a webhook or a list), never from a
 * browser, and is looked at all the same.
 *
 * @throws HttpError 404 when there is no such file, 413 when it is longer than `maxBytes`, 502 or 503
 *   when Twilio won't give it or is not set up
 */
export async function fetchTwilioFile(env: Env, url: string, maxBytes: number): Promise<Bytes> {
  const twilio = twilioCredentials(env);
  if (!URL.canParse(url) || !isOwnFile(new URL(url), twilio)) throw gone();
  let bytes: Bytes | null;
  try {
    const { response, isAnswerOfApi } = await follow(new URL(url), twilio);
    if (!response.ok) {
      abandon(response.body);
      throw httpErrorOf(response.status, isAnswerOfApi);
    }
    bytes = await readBytes(response, maxBytes);
  } catch (error) {
    throw error instanceof HttpError ? error : unreachable(error);
  }
  if (bytes === null) {
    const megabytes = Math.floor(maxBytes / 1_000_000);
    throw new HttpError(
      413,
      'file_too_large',
      `This file is larger than ${megabytes} MB. Open it in the Twilio console.`,
    );
  }
  return bytes;
}

function httpErrorOf(status: number, isAnswerOfApi: boolean): HttpError {
  if (status === 404 || status === 410) return gone();
  if (isAnswerOfApi && (status === 401 || status === 403)) return twilioHttpError(credentialsRefused);
  return status === 429 ? twilioHttpError(busy) : unreachable(`the file's address answered ${status}`);
}

/**
 * An answer of an action that is a file. Nothing in it may run, wherever it is opened. `fileName` is
 * made by us: letters, digits, dots and hyphens.
 */
export function fileAnswer(
  bytes: Bytes,
  contentType: string,
  { fileName, isShown }: { fileName: string; isShown: boolean },
): Response {
  return new Response(bytes, {
    headers: {
      'content-type': contentType,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
    },
  });
}
