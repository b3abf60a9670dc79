/** Files of texts: which ones the function serves, and from where it fetches them. */
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { read } from '../../support/function-requests';
import { origin } from '../../support/functions-harness';
import { startOffice } from '../../support/office-setup';
import { accountSid, authToken, newSid, twilioError } from '../../support/twilio-rows';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const gif = Buffer.from('GIF89a\x01\x00\x01\x00');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const webp = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ');
const pdf = Buffer.from('%PDF-1.7\n');
const mp4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0');
const webm = Buffer.from('1a45dfa39f4286810142f781', 'hex');
const amr = Buffer.from('#!AMR\n\x3c\x91');
const ogg = Buffer.from('OggS\0\x02');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const api = 'https://api.twilio.com/2010-04-01/Accounts';
const ownCredentials = `Basic ${btoa(`${accountSid}:${authToken}`)}`;

const { services, answerTo, text, messages, conversations } = await startOffice();

function mediaUrl(account = accountSid): string {
  const sid = newSid('SM').slice(2);
  return `${api}/${account}/Messages/MM${sid}/Media/ME${sid}`;
}

/** Delivers a text with these files as Twilio does. Returns our id of it. */
async function receive(...files: { url?: string | undefined; type?: string | undefined }[]): Promise<string> {
  const changes: Record<string, string> = { NumMedia: String(files.length) };
  for (const [index, { url = mediaUrl(), type = 'image/png' }] of files.entries()) {
    changes[`MediaUrl${index}`] = url;
    changes[`MediaContentType${index}`] = type;
  }
  expect((await text('', changes)).status).toBe(200);
  return String((await messages()).at(-1)?.['id']);
}

const getMedia = (fields: object, headers = {}) =>
  answerTo({ action: 'getMedia', index: 0, ...fields }, undefined, headers);
const refusal = async (fields: object) => {
  const { status, body } = await read(await getMedia(fields));
  expect(body['error']).toMatch(/^[^/]*\.$/);
  expect(body['error']).not.toContain('secret words');
  return [status, body['code']];
};
/** Lets Twilio serve a file, and records the credentials of each request for it. */
function serve(url: string, response: () => Response): (string | null)[] {
  const credentials: (string | null)[] = [];
  services.server.use(
    http.get(url, ({ request }) => {
      credentials.push(request.headers.get('authorization'));
      return response();
    }),
  );
  return credentials;
}
const bytes = (body: Buffer, type = 'application/octet-stream') =>
  new HttpResponse(new Uint8Array(body), { headers: { 'content-type': type } });
const leadTo = (location: string) => () => new HttpResponse(null, { status: 307, headers: { location } });

describe('a file', () => {
  const inline = (fileName: string) => `inline; filename="${fileName}"`;
  const attached = (fileName: string) => `attachment; filename="${fileName}"`;
  test.each([
    ['image/png', png, 'image/png', inline('picture-1.png')],
    ['image/webp', webp, 'image/webp', inline('picture-1.webp')],
    // Recognized by its bytes, whatever type Twilio reported.
    ['image/png', jpeg, 'image/jpeg', inline('picture-1.png')],
    ['application/pdf', html, 'application/octet-stream', attached('file-1.pdf')],
    ['text/x-vcard; charset=utf-8', html, 'application/octet-stream', attached('file-1.vcf')],
    ['text/directory; profile=vCard', html, 'application/octet-stream', attached('file-1.vcf')],
    ['application/vcard', html, 'application/octet-stream', attached('file-1.vcf')],
    ['audio/AMR-NB', html, 'application/octet-stream', attached('file-1.amr')],
    ['audio/aac', html, 'application/octet-stream', attached('file-1.aac')],
    ['application/pdf', pdf, 'application/octet-stream', attached('file-1.pdf')],
    // A browser plays these, as long as their first bytes are of the type that Twilio reported.
    ['video/mp4', mp4, 'video/mp4', inline('file-1.mp4')],
    ['video/quicktime', mp4, 'video/quicktime', inline('file-1.mov')],
    ['video/3gpp', mp4, 'video/3gpp', inline('file-1.3gp')],
    ['audio/mp4', mp4, 'audio/mp4', inline('file-1.m4a')],
    ['video/webm', webm, 'video/webm', inline('file-1.webm')],
    ['audio/AMR', amr, 'audio/amr', inline('file-1.amr')],
    ['audio/ogg; codecs=opus', ogg, 'audio/ogg', inline('file-1.ogg')],
    ['video/mp4', html, 'application/octet-stream', attached('file-1.mp4')],
    ['video/mp4', ogg, 'application/octet-stream', attached('file-1.mp4')],
  ])('of type %s is served by its bytes, to be shown or saved', async (type, body, known, disposition) => {
    const url = mediaUrl();
    const messageId = await receive({ url, type });
    const credentials = serve(url, () => bytes(body, type));
    const response = await getMedia({ messageId }, { origin });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
    const shown = { 'content-type': known, 'content-disposition': disposition };
    const policy = "default-src 'none'; sandbox";
    const inert = { 'x-content-type-options': 'nosniff', 'content-security-policy': policy };
    const kept = { 'cache-control': 'private, max-age=300', 'access-control-allow-origin': origin };
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...shown, ...inert, ...kept });
    expect(credentials).toEqual([ownCredentials]);
  });

  test('is told apart from the other files of its text', async () => {
    const second = mediaUrl();
    const messageId = await receive({}, { url: second, type: 'image/gif' });
    serve(second, () => bytes(gif));
    expect((await getMedia({ messageId, index: 1 })).headers.get('content-type')).toBe('image/gif');
    const shown = await messages();
    const first = { kind: 'picture', contentType: 'image/png', fileName: 'picture-1.png' };
    const other = { kind: 'picture', contentType: 'image/gif', fileName: 'picture-2.gif' };
    expect(shown).toMatchObject([{ body: '', media: [first, other] }]);
    expect(JSON.stringify(shown)).not.toContain('api.twilio.com');
  });

  test.each([
    [['image/png'], 'Picture'],
    [['application/pdf', 'image/png'], 'File'],
  ])('of the types %j in a text without words is listed as "%s"', async (types, words) => {
    await receive(...types.map((type) => ({ type })));
    expect(await conversations()).toMatchObject([{ lastMessage: words }]);
  });
});

test.each([
  'https://mms.twiliocdn.com/AC1/abc?Expires=1&Signature=x',
  'https://s3-external-1.amazonaws.com/media.twiliocdn.com/AC1/abc',
])('a redirect to %s is followed without credentials', async (store) => {
  const url = mediaUrl();
  const messageId = await receive({ url });
  const credentials = serve(url, leadTo(store));
  const atStore = serve(store.split('?')[0] ?? store, () => bytes(png));
  expect((await getMedia({ messageId })).status).toBe(200);
  expect([credentials, atStore]).toEqual([[ownCredentials], [null]]);
});

describe('the function refuses a file', () => {
  type Case = [what: string, file: { url?: string; type?: string }, answer: () => Response, number, string];
  const unasked = () => bytes(png);
  const endless = () =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
  const announced = { headers: { 'content-length': '5000001' } };
  const ofType = (type: string): Case => [`of type "${type}"`, { type }, unasked, 415, 'file_withheld'];
  const stored = (what: string, url: string): Case => [`stored ${what}`, { url }, unasked, 404, 'file_gone'];
  const leading = (to: string): Case => [`redirected to "${to}"`, {}, leadTo(to), 502, 'twilio_unreachable'];
  test.each<Case>([
    ['that only claims to be a picture', {}, () => bytes(html, 'image/jpeg'), 415, 'file_withheld'],
    ...['image/svg+xml', 'text/html', 'application/x-msdownload', ''].map(ofType),
    // A request to one of these would fail the test, because nothing serves them.
    stored('elsewhere', 'https://evil.example/2010-04-01/Accounts/x'),
    stored('with another account', mediaUrl(`AC${'9'.repeat(32)}`)),
    stored('above the account', `${api}/${accountSid}/../../Accounts.json`),
    stored('with credentials of its own', mediaUrl().replace('https://', 'https://a:b@')),
    ...['https://evil.example/x', 'https://eviltwiliocdn.com/x', 'http://mms.twiliocdn.com/x'].map(leading),
    ...['http://127.0.0.1:54321/rest/v1/', ''].map(leading),
    ['that is gone from Twilio', {}, () => twilioError(404, 20404), 404, 'file_gone'],
    ['that Twilio refuses to our credentials', {}, () => twilioError(401, 20003), 502, 'twilio_20003'],
    ['behind a lost connection', {}, () => HttpResponse.error(), 502, 'twilio_unreachable'],
    ['that announces over 5 MB', {}, () => new HttpResponse('x', announced), 413, 'file_too_large'],
    ['of over 5 MB that announces no size', {}, () => new HttpResponse(endless()), 413, 'file_too_large'],
  ])('%s, with an error message', async (_, { url, type }, answer, status, code) => {
    const usual = mediaUrl();
    const credentials = serve(usual, answer);
    expect(await refusal({ messageId: await receive({ url: url ?? usual, type }) })).toEqual([status, code]);
    expect(credentials.slice(0, 1)).toEqual(answer === unasked ? [] : [ownCredentials]);
    takeConsoleErrors();
  });

  test('that does not exist or has a malformed name', async () => {
    const messageId = await receive({});
    for (const fields of [{ messageId: '00000000-0000-4000-8000-000000000000' }, { messageId, index: 1 }]) {
      expect(await refusal(fields)).toEqual([404, 'no_such_file']);
    }
    for (const fields of [{}, { messageId, index: -1 }, { messageId, index: 0.5 }]) {
      expect(await refusal(fields)).toEqual([400, 'invalid_file']);
    }
  });
});
