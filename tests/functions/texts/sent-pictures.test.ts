import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { queueLimitMs } from '../../../supabase/functions/_shared/domain/text-delivery';
import { publishableKey } from '../../../tools/local-stack/keys';
import { expectErrors, takeConsoleErrors } from '../../support/console-guard';
import { origin, secretKey } from '../../support/functions-harness';
import { startOffice } from '../../support/office-setup';
import { businessNumber, newSid } from '../../support/twilio-rows';

const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(90)]);
const large = Buffer.concat([jpeg, Buffer.alloc(2_600_000)]);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const office = await startOffice();
const { services, admin, answerTo, ask, text } = office;
beforeEach(() => text('The arm won’t lift'));

/** Uploads a file as the office does, or with the credentials in these headers. Returns the status. */
async function upload(path: string, bytes = jpeg, headers: Record<string, string> = {}): Promise<number> {
  const own = { apikey: publishableKey, authorization: `Bearer ${admin.token}` };
  const init = { method: 'POST', headers: { ...own, 'content-type': 'image/jpeg', ...headers }, body: bytes };
  return (await fetch(`${origin}/storage/v1/object/${path}`, init)).status;
}

async function picture(bytes = jpeg): Promise<{ path: string }> {
  const path = `trucks/${randomUUID()}.jpg`;
  expect(await upload(`message-media/${path}`, bytes)).toBe(200);
  return { path };
}

const send = (fields: object) => office.send({ body: '', ...fields });

/** Collects what Twilio is asked to send. Twilio answers with these statuses in turn, then accepts. */
function twilioGets(...statuses: number[]): URLSearchParams[] {
  const forms: URLSearchParams[] = [];
  office.twilioAnswers('post', 'Messages.json', async ({ request }) => {
    forms.push(new URLSearchParams(await request.text()));
    const status = statuses.shift() ?? 201;
    if (status === 500) {
      return HttpResponse.error();
    }
    const answer = status === 201 ? { sid: newSid('SM'), status: 'queued' } : { code: 30007, status };
    return HttpResponse.json(answer, { status });
  });
  return forms;
}

/** The pictures that a text to Twilio names, without the parts that make each address new. */
const picturesIn = (form: URLSearchParams | undefined) =>
  (form?.getAll('MediaUrl') ?? []).map((url) => new URL(url).pathname.split('/message-media/').at(-1));

test('a text with only pictures reaches Twilio with addresses that need no key, and shows in the office', async () => {
  const media = [await picture(), await picture()];
  const forms = twilioGets();
  const { status, body } = await send({ media });
  expect(status).toBe(200);
  expect(picturesIn(forms[0])).toEqual(media.map(({ path }) => path));
  for (const url of forms[0]?.getAll('MediaUrl') ?? []) {
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(jpeg);
    expect((await fetch(url.split('?')[0] ?? '')).ok).toBe(false);
  }
  const shown = { kind: 'picture', contentType: 'image/jpeg' };
  expect(body['message']).toMatchObject({ media: [shown, shown] });
  const [row] = await services.rows('messages?select=id,media&direction=eq.outbound');
  expect(row?.['media']).toMatchObject(media);
  const answer = await answerTo({ action: 'getMedia', messageId: row?.['id'], index: 1 });
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await services.rows(`contacts?select=last_message&last_message=eq.Picture`)).toHaveLength(1);
});

test('a PDF document is sent with its own name, and can only be saved in the office', async () => {
  const path = `${randomUUID()}/Estimate-1042.pdf`;
  const type = { 'content-type': 'application/pdf' };
  expect(await upload(`message-media/${path}`, pdf, type)).toBe(200);
  const forms = twilioGets();
  const { status, body } = await send({ media: [{ path }, await picture()] });
  expect(status).toBe(200);
  const fetched = await fetch(forms[0]?.getAll('MediaUrl')[0] ?? '');
  expect(fetched.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual(pdf);
  const shown = { kind: 'file', contentType: 'application/pdf', plays: null, fileName: 'Estimate-1042.pdf' };
  expect(body['message']).toMatchObject({ media: [shown, { kind: 'picture', fileName: 'picture-2.jpg' }] });
  const [row] = await services.rows('messages?select=id&direction=eq.outbound');
  const saved = await answerTo({ action: 'getMedia', messageId: row?.['id'], index: 0 });
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf);
  expect(saved.headers.get('content-disposition')).toBe('attachment; filename="Estimate-1042.pdf"');
});

test('a document that only calls itself a PDF is not sent', async () => {
  const path = `${randomUUID()}/invoice.pdf`;
  await upload(`message-media/${path}`, html, { 'content-type': 'application/pdf' });
  const forms = twilioGets();
  expect(await send({ media: [{ path }] })).toMatchObject({ status: 400, body: { code: 'not_a_picture' } });
  expect(forms).toEqual([]);
});

test('the address of a picture works for as long as Twilio may queue the text, and not for days', async () => {
  const media = [await picture()];
  const forms = twilioGets();
  await send({ media });
  const token = new URL(forms[0]?.get('MediaUrl') ?? '').searchParams.get('token') ?? '';
  const { exp = 0 } = decodeJwt(token);
  const lastsMs = exp * 1_000 - Date.now();
  expect(lastsMs).toBeGreaterThan(queueLimitMs);
  expect(lastsMs).toBeLessThan(24 * 3_600_000);
});

test.each([
  ['six pictures', () => Array.from({ length: 6 }, () => ({ path: 'a.jpg' })), 'too_many_pictures'],
  ['a path outside the bucket', () => [{ path: '../quote-media/a.jpg' }], 'invalid_picture'],
  ['a list that is not of pictures', () => ['a.jpg'], 'invalid_picture'],
  ['a picture that was never uploaded', () => [{ path: `${randomUUID()}.jpg` }], 'no_such_picture'],
  ['an HTML page that claims to be a picture', async () => [await picture(html)], 'not_a_picture'],
  ['over 5 MB of pictures', async () => [await picture(large), await picture(large)], 'pictures_too_large'],
  ['neither words nor pictures', () => [], 'empty_message'],
])('a text with %s gets 400 and does not reach Twilio', async (_name, make, code) => {
  const forms = twilioGets();
  expect(await send({ media: await make() })).toMatchObject({ status: 400, body: { code } });
  expect(forms).toEqual([]);
});

test('sending again with the same key sends the same pictures once', async () => {
  const media = [await picture()];
  const forms = twilioGets(500);
  const text = { media, body: 'This is the part', idempotencyKey: randomUUID() };
  expect(await send(text)).toMatchObject({ status: 202, body: { code: 'not_confirmed' } });
  const other = await send({ ...text, media: [await picture()] });
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  await services.passTime(11 * 60_000);
  expect((await send(text)).status).toBe(200);
  expect((await send(text)).status).toBe(200);
  expect(forms.map(picturesIn)).toEqual([[media[0]?.path], [media[0]?.path]]);
});

test('the buckets accept pictures only from staff, and return them only to staff', async () => {
  const { path } = await picture();
  const somebody = { authorization: `Bearer ${(await services.person()).token}` };
  const refused = [
    await upload('message-media/x.jpg', jpeg, somebody),
    await upload('message-media/x.jpg', jpeg, { authorization: '' }),
    await upload('quote-media/x.jpg'),
    await upload('message-media/.hidden/x.jpg'),
    await upload('message-media/x.svg', html, { 'content-type': 'image/svg+xml' }),
    await upload(`message-media/${path}`),
  ];
  expect(refused.map((status) => status >= 400)).toEqual(refused.map(() => true));
  const get = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/storage/v1/object/message-media/${path}`, { headers })).ok;
  expect(await get({ authorization: `Bearer ${admin.token}` })).toBe(true);
  expect(await get(somebody)).toBe(false);
  expect(await get({ apikey: publishableKey })).toBe(false);
  takeConsoleErrors();
});

/** Makes the storage answer requests of this kind with 503, or with this status. */
const storageFails = (method: 'post' | 'delete', path: string, status = 503) => {
  expectErrors();
  const away = () => HttpResponse.json({}, { status });
  services.server.use(http[method](`${origin}/storage/v1/object/${path}`, away));
};

test('a text whose pictures can’t be reached fails at once, and can be sent again', async () => {
  const media = [await picture()];
  const forms = twilioGets();
  storageFails('post', 'sign/*');
  expect(await send({ media })).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
  const [failed] = await services.rows('messages?select=id,status,error_code&direction=eq.outbound');
  expect(failed).toMatchObject({ status: 'failed', error_code: null });
  services.server.resetHandlers();
  const later = twilioGets();
  expect((await send({ retryOf: failed?.['id'] })).status).toBe(200);
  expect([forms.length, picturesIn(later[0])]).toEqual([0, [media[0]?.path]]);
});

test('after a day, reconciliation deletes pictures that no message names, even while Twilio does not answer, and logs a refusal', async () => {
  const [sent, unsent] = [await picture(), await picture()];
  twilioGets();
  await send({ media: [sent] });
  await services.query("update storage.objects set created_at = now() - interval '25 hours' where true");
  const left = async () => (await services.query('select name from storage.objects')).map(({ name }) => name);
  storageFails('delete', '*', 400);
  expect((await ask({ action: 'reconcile' }, secretKey)).status).toBe(200);
  expect(takeConsoleErrors().join()).toContain('pictures_not_removed');
  expect(await left()).toContain(unsent.path);
  services.server.resetHandlers();
  office.twilioAnswers('get', '*');
  await services.saveSetting('twilio_phone_number', businessNumber);
  expect((await ask({ action: 'reconcile' }, secretKey)).status).toBe(502);
  expect(await left()).toContain(sent.path);
  expect(await left()).not.toContain(unsent.path);
});
