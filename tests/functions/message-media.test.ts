import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  accountSid,
  adminCall,
  authToken,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  twilioError,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const gif = Buffer.from('GIF89a\x01\x00\x01\x00');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const webp = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

let world: FunctionWorld;
let admin: Person;
let handler: Handler;
let lastMedia = 0;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  handler = createHandler(world.env());
});
afterAll(() => world.stop());
afterEach(() => world.server.resetHandlers());

const api = 'https://api.twilio.com/2010-04-01/Accounts';

function mediaUrl(account = accountSid): string {
  lastMedia += 1;
  const sid = lastMedia.toString(16).padStart(32, '0');
  return `${api}/${account}/Messages/MM${sid}/Media/ME${sid}`;
}

/** A text with these files, as Twilio delivers it. Answers our id of it. */
async function receive(...files: { url: string; type: string }[]): Promise<string> {
  const sid = newSid('SM');
  const fields: [string, string][] = [
    ['MessageSid', sid],
    ['From', '+19185550190'],
    ['To', businessNumber],
    ['Body', ''],
    ['NumMedia', String(files.length)],
    ...files.flatMap(({ url, type }, index): [string, string][] => [
      [`MediaUrl${index}`, url],
      [`MediaContentType${index}`, type],
    ]),
  ];
  expect((await handler(webhookRequest('/sms-handler/inbound', fields))).status).toBe(200);
  const [row] = await world.rows(`messages?select=id&provider_sid=eq.${sid}`);
  return String(row?.['id']);
}

const ask = (fields: object, token: string | null = admin.token) =>
  adminCall(handler, 'sms-handler', { action: 'getMedia', ...fields }, token);

/** Lets Twilio answer for a file, and notes with which credentials each address was asked. */
function serve(url: string, response: () => Response): (string | null)[] {
  const credentials: (string | null)[] = [];
  world.server.use(
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

const ownCredentials = `Basic ${btoa(`${accountSid}:${authToken}`)}`;

describe('a picture of a text', () => {
  test.each([
    ['image/png', png, 'picture-1.png'],
    ['image/jpeg', jpeg, 'picture-1.jpg'],
    ['image/gif', gif, 'picture-1.gif'],
    ['image/webp', webp, 'picture-1.webp'],
  ])('of type %s is answered as its bytes, for showing and nothing else', async (type, body, fileName) => {
    const url = mediaUrl();
    const messageId = await receive({ url, type });
    const credentials = serve(url, () => bytes(body));
    const response = await ask({ messageId, index: 0 });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
    });
    expect(credentials).toEqual([ownCredentials]);
  });

  test('may be read by our own pages, and refused to others', async () => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/png' });
    serve(url, () => bytes(png));
    const from = async (page: string) =>
      (
        await adminCall(handler, 'sms-handler', { action: 'getMedia', messageId, index: 0 }, admin.token, {
          origin: page,
        })
      ).headers.get('access-control-allow-origin');
    expect(await from(origin)).toBe(origin);
    expect(await from('https://elsewhere.example')).toBeNull();
  });

  test('is known by its bytes, whatever type Twilio was told', async () => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/png' });
    serve(url, () => bytes(jpeg, 'image/png'));
    expect((await ask({ messageId, index: 0 })).headers.get('content-type')).toBe('image/jpeg');
  });

  test('that is no picture is not given out', async () => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/jpeg' });
    serve(url, () => bytes(html, 'image/jpeg'));
    expect(await read(await ask({ messageId, index: 0 }))).toMatchObject({
      status: 415,
      body: { code: 'file_withheld' },
    });
  });

  test('is told apart from the other files of its text', async () => {
    const [first, second] = [mediaUrl(), mediaUrl()];
    const messageId = await receive({ url: first, type: 'image/png' }, { url: second, type: 'image/gif' });
    serve(first, () => bytes(png));
    serve(second, () => bytes(gif));
    expect((await ask({ messageId, index: 1 })).headers.get('content-type')).toBe('image/gif');
    const { body } = await read(
      await adminCall(handler, 'sms-handler', { action: 'getConversation', to: '+19185550190' }, admin.token),
    );
    const messages: unknown[] = Array.isArray(body['messages']) ? body['messages'] : [];
    expect(messages.at(-1)).toMatchObject({
      body: '',
      media: [
        { kind: 'picture', contentType: 'image/png', fileName: 'picture-1.png' },
        { kind: 'picture', contentType: 'image/gif', fileName: 'picture-2.gif' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('api.twilio.com');
  });
});

describe('where the bytes lie', () => {
  test.each([
    'https://mms.twiliocdn.com/AC1/abc?Expires=1&Signature=x',
    'https://media.twiliocdn.com/AC1/abc',
    'https://s3-external-1.amazonaws.com/media.twiliocdn.com/AC1/abc',
  ])('is asked without credentials when Twilio leads on to %s', async (store) => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/png' });
    const atApi = serve(url, leadTo(store));
    const atStore = serve(store.split('?')[0] ?? store, () => bytes(png));
    expect((await ask({ messageId, index: 0 })).status).toBe(200);
    expect(atApi).toEqual([ownCredentials]);
    expect(atStore).toEqual([null]);
  });

  test.each([
    ['another host', 'https://evil.example/x'],
    ['a host that only ends alike', 'https://eviltwiliocdn.com/x'],
    ['another bucket', 'https://s3-external-1.amazonaws.com/somebody/x'],
    ['an address without encryption', 'http://mms.twiliocdn.com/x'],
    ['another port', 'https://mms.twiliocdn.com:8443/x'],
    ['the machine itself', 'http://127.0.0.1:54321/rest/v1/'],
    ['a file', 'file:///etc/passwd'],
    ['nowhere', ''],
  ])('is not followed to %s', async (_, location) => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/png' });
    serve(url, leadTo(location));
    const { status, body } = await read(await ask({ messageId, index: 0 }));
    expect([status, body['code']]).toEqual([502, 'twilio_unreachable']);
    expect(JSON.stringify(body)).not.toMatch(/evil|127\.0|passwd/);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('is not followed round in circles', async () => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/png' });
    const asked = serve(url, leadTo(url));
    expect((await ask({ messageId, index: 0 })).status).toBe(502);
    expect(asked).toEqual([ownCredentials, null, null, null]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test.each([
    ['elsewhere', () => 'https://evil.example/2010-04-01/Accounts/x'],
    ['with another account', () => mediaUrl(`AC${'9'.repeat(32)}`)],
    ['among other resources', () => `${api}/${accountSid}/Messages.json`],
    ['above the account', () => `${api}/${accountSid}/../../Accounts.json`],
    ['with a query', () => `${mediaUrl()}?x=1`],
    ['with credentials of its own', () => mediaUrl().replace('https://', 'https://a:b@')],
  ])('is never asked when the stored address is %s', async (_, address) => {
    const messageId = await receive({ url: address(), type: 'image/png' });
    // A request to anywhere would fail the test: nobody serves these addresses.
    expect(await read(await ask({ messageId, index: 0 }))).toMatchObject({
      status: 404,
      body: { code: 'file_gone' },
    });
  });
});

describe('a file that can’t be had', () => {
  test.each([
    ['gone from Twilio', () => twilioError(404, 20404), 404, 'file_gone', 0],
    ['refused to our credentials', () => twilioError(401, 20003), 502, 'twilio_20003', 1],
    ['behind a busy Twilio', () => twilioError(429, 20429), 503, 'twilio_20429', 1],
    ['behind a failing Twilio', () => twilioError(500, 20500), 502, 'twilio_unreachable', 1],
    ['behind a lost connection', () => HttpResponse.error(), 502, 'twilio_unreachable', 1],
    [
      'larger than 5 MB, as announced',
      () => new HttpResponse('x', { headers: { 'content-length': '5000001' } }),
      413,
      'file_too_large',
      0,
    ],
    [
      'larger than 5 MB without saying so',
      () =>
        new HttpResponse(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
          }),
        ),
      413,
      'file_too_large',
      0,
    ],
  ])('because it is %s says so', async (_, response, status, code, logged) => {
    const url = mediaUrl();
    const messageId = await receive({ url, type: 'image/png' });
    serve(url, response);
    const answer = await read(await ask({ messageId, index: 0 }));
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.body['error']).toMatch(/\.$/);
    expect(JSON.stringify(answer.body)).not.toContain('secret words');
    expect(takeConsoleErrors()).toHaveLength(logged);
  });

  test('because Twilio is not set up says so', async () => {
    const messageId = await receive({ url: mediaUrl(), type: 'image/png' });
    const bare = createHandler(world.env({ TWILIO_ACCOUNT_SID: undefined }));
    const response = await adminCall(
      bare,
      'sms-handler',
      { action: 'getMedia', messageId, index: 0 },
      admin.token,
    );
    expect(await read(response)).toMatchObject({ status: 503, body: { code: 'twilio_not_configured' } });
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test.each([
    ['no message', { index: 0 }],
    ['a message by another name', { messageId: 'https://evil.example', index: 0 }],
    ['no place', { messageId: '00000000-0000-4000-8000-000000000000' }],
    ['a place that is none', { messageId: '00000000-0000-4000-8000-000000000000', index: -1 }],
    ['half a place', { messageId: '00000000-0000-4000-8000-000000000000', index: 0.5 }],
    ['an address', { url: 'https://evil.example/x.png', messageId: 5, index: '0' }],
  ])('because %s is named is a clear 400', async (_, fields) => {
    expect(await read(await ask(fields))).toMatchObject({ status: 400, body: { code: 'invalid_file' } });
  });

  test('because there is no such message, or no such place in it, is a clear 404', async () => {
    const messageId = await receive({ url: mediaUrl(), type: 'image/png' });
    const unknown = { messageId: '00000000-0000-4000-8000-000000000000', index: 0 };
    for (const fields of [unknown, { messageId, index: 1 }]) {
      expect(await read(await ask(fields))).toMatchObject({ status: 404, body: { code: 'no_such_file' } });
    }
  });

  test('because nobody is logged in, or without the role, asks Twilio for nothing', async () => {
    const messageId = await receive({ url: mediaUrl(), type: 'image/png' });
    const visitor = await world.person();
    expect((await ask({ messageId, index: 0 }, null)).status).toBe(401);
    expect((await ask({ messageId, index: 0 }, visitor.token)).status).toBe(403);
  });
});

describe('a file that is no picture', () => {
  test.each([
    ['application/pdf', 'file-1.pdf'],
    ['video/mp4', 'file-1.mp4'],
    ['text/x-vcard; charset=utf-8', 'file-1.vcf'],
  ])('of type %s is answered as bytes to be saved, whatever is in it', async (type, fileName) => {
    const url = mediaUrl();
    const messageId = await receive({ url, type });
    serve(url, () => bytes(html, 'text/html'));
    const response = await ask({ messageId, index: 0 });
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(html);
  });

  test.each(['image/svg+xml', 'text/html', 'application/xhtml+xml', 'application/x-msdownload', ''])(
    'of type "%s" is not even asked for',
    async (type) => {
      const messageId = await receive({ url: mediaUrl(), type });
      expect(await read(await ask({ messageId, index: 0 }))).toMatchObject({
        status: 415,
        body: { code: 'file_withheld' },
      });
    },
  );
});

describe('what the list shows of a text', () => {
  const last = async () => {
    const { body } = await read(
      await adminCall(handler, 'sms-handler', { action: 'getConversations' }, admin.token),
    );
    const rows: unknown[] = Array.isArray(body['conversations']) ? body['conversations'] : [];
    const [newest] = rows;
    return typeof newest === 'object' && newest !== null && 'lastMessage' in newest
      ? newest.lastMessage
      : null;
  };

  test.each([
    ['one picture', ['image/png'], 'Picture'],
    ['pictures', ['image/png', 'image/jpeg'], '2 pictures'],
    ['a file', ['application/pdf'], 'File'],
    ['a picture and a file', ['image/png', 'application/pdf'], '2 files'],
    ['nothing', [], ''],
  ])('that is %s without words', async (_, types, words) => {
    await receive(...types.map((type) => ({ url: mediaUrl(), type })));
    expect(await last()).toBe(words);
  });
});
