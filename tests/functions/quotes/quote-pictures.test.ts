import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { origin, read } from '../../support/functions-harness';
import { startOffice } from '../../support/office-setup';

const { services, answerTo, quote } = await startOffice();
const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(90)]);
const base64 = (bytes: Buffer) => bytes.toString('base64');

let visitors = 0;

/** Sends a request of somebody new with these pictures. Answers their number, too. */
async function ask(pictures: unknown, changes: object = {}) {
  visitors += 1;
  const phone = `+1918555${String(3000 + visitors)}`;
  const request = {
    ...{ name: 'Dana', phone, zip: '74101', equipment: 'Crane', description: 'It leaks' },
    ...{ urgency: 'This week', smsConsent: false, page: '/contact', pictures, ...changes },
  };
  const answer = await read(await quote(request));
  await backgroundDone();
  return { phone, ...answer };
}

const stored = async () =>
  (await services.query("select from storage.objects where bucket_id = 'quote-media'")).length;

const mediaOf = (phone: string) =>
  services.query(`select m.id, m.media from public.messages m
    join public.contacts c on c.id = m.contact_id where c.address = '${phone}'`);

test('the pictures of a request show in its conversation, and a repetition stores none', async () => {
  const { phone, status, body } = await ask([base64(jpeg), base64(jpeg)]);
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  const [message] = await mediaOf(phone);
  expect(message?.['media']).toHaveLength(2);
  const before = await stored();
  const answer = await answerTo({ action: 'getMedia', messageId: message?.['id'], index: 1 });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg);
  expect((await ask([base64(jpeg)], { phone })).status).toBe(200);
  expect(await stored()).toBe(before);
});

test.each([
  ['four', Array.from({ length: 4 }, () => base64(jpeg))],
  ['no list', 'a picture'],
  ['no text', [7]],
  ['no base64', ['%%%']],
  ['a page', [base64(Buffer.from('<script>alert(1)</script>'))]],
  ['one that is too large', [base64(Buffer.concat([jpeg, Buffer.alloc(700_000)]))]],
])('%s: 400, and nothing is stored', async (_name, pictures) => {
  const { phone, status, body } = await ask(pictures);
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid_pictures' });
  expect(await mediaOf(phone)).toEqual([]);
});

test('a suspected request keeps no pictures', async () => {
  const before = await stored();
  const { phone, status } = await ask([base64(jpeg)], { website: 'https://spam.example' });
  expect(status).toBe(200);
  expect(await mediaOf(phone)).toMatchObject([{ media: [] }]);
  expect(await stored()).toBe(before);
});

test('when the storage is away the request is taken all the same, and the visitor is told', async () => {
  services.server.use(http.post(`${origin}/storage/v1/*`, () => HttpResponse.error()));
  const { status, body } = await ask([base64(jpeg)]);
  expect({ status, body }).toEqual({ status: 200, body: { success: true, picturesLost: true } });
  takeConsoleErrors();
});
