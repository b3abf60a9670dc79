/** Incoming and outgoing texts: what is stored, what Twilio is asked and what the office is told. */
import { randomUUID } from 'node:crypto';
import { delay, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../../../supabase/functions/_shared/contract/messages';
import { takeConsoleErrors } from '../../support/console-guard';
import { origin, type Resolver } from '../../support/functions-harness';
import { customer, startOffice } from '../../support/office-setup';
import { accountSid, businessNumber, newSid, twilioError, twilioNumber } from '../../support/twilio-rows';

const other = '+19185550198';
const anId: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const anIsoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const least = { id: '', direction: 'inbound', body: '', created_at: new Date().toJSON(), source: 'sms' };
/** The details that are absent come from the schema, so that a new one is expected here. */
const anyMessage = { ...v.parse(message, least), id: anId, businessNumber, created_at: anIsoTime };

const office = await startOffice();
const { services, admin, configure, ask, post, text, send, messages, lastStatus, databaseAnswers } = office;

const answering = (resolver?: Resolver) => office.twilioAnswers('post', 'Messages.json', resolver);
const refused = (status: number, code: string) => ({ status, body: { code } });

test('an incoming text is stored and answered with nothing to send back', async () => {
  const response = await text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(await response.text()).toMatch(/<Response><\/Response>$/);
  const shown = { ...anyMessage, direction: 'inbound', body: 'Hello', status: 'received' };
  expect(await messages('(918) 555-0199')).toEqual([shown]);
  expect(services.twilioRequests).toEqual([]);
});

test('an incoming text without optional fields is stored, with only the first ten pictures that have an address', async () => {
  const bare = { From: customer, To: businessNumber };
  const MessageSid = `MM${newSid('SM').slice(2).toUpperCase()}`;
  expect((await post('/sms-handler/inbound', { ...bare, MessageSid })).status).toBe(200);
  const [url, plain] = ['https://api.twilio.com/media/0', 'http://127.0.0.1/media/1'];
  const unusable = {
    MediaUrl2: 'javascript:alert(1)',
    MediaUrl3: 'xhttps://a.example/3',
    MediaUrl4: 'httpsx://a/4',
  };
  const media = { NumMedia: '11', MediaUrl0: url, MediaUrl1: plain, ...unusable, MediaUrl10: `${url}0` };
  const pictures = { ...bare, To: '22395', MessageSid: newSid('SM'), ...media };
  expect((await post('/sms-handler/inbound', pictures)).status).toBe(200);
  expect(await services.rows('messages?select=body,media&order=created_at')).toEqual([
    { body: '', media: [] },
    { body: '', media: [url, plain].map((address) => ({ url: address, contentType: '' })) },
  ]);
});

test.each<[string, string]>([
  ['MessageSid', `x${newSid('SM')}`],
  ['MessageSid', `${newSid('SM')}0`],
  ['From', ''],
  ['From', '+1918\u00005550177'],
  ['To', `${businessNumber} `],
  ['To', `whatsapp:${businessNumber}`],
])('an incoming text with the %s "%s" is refused', async (name, value) => {
  const answer = await text('Hello', { [name]: value });
  const error = `The field ${name} is missing or malformed.`;
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'invalid_field', error }]);
  expect(await services.rows('messages')).toEqual([]);
});

describe('sending a text', () => {
  beforeEach(() => text());

  test('hands the text to Twilio and stores it with its status', async () => {
    const sender = { sentBy: admin.email, author: admin.email.split('@')[0] };
    const sent = { ...anyMessage, ...sender, direction: 'outbound', body: 'On our way' };
    const message = { ...sent, status: 'queued' };
    const answer = await send({ to: '(918) 555-0199', from: '918-555-0143' });
    expect(answer).toEqual({ status: 200, body: { success: true, message } });
    const row = (await messages())[1];
    expect(answer.body['message']).toEqual(row);
    const id = String(row?.['id']);
    const StatusCallback = `${origin}/functions/v1/sms-handler/status?message=${id}`;
    const form = { From: businessNumber, To: customer, Body: 'On our way', StatusCallback };
    const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
    expect(services.twilioRequests).toEqual([{ method: 'POST', path, form }]);
    expect(await services.rows(`messages?select=sent_by&id=eq.${id}`)).toEqual([{ sent_by: admin.id }]);
  });

  const notOurs = 'Messages can only be sent from the saved business number.';
  const stranger = 'Texts can only be sent to people who have contacted the business.';
  const badNumber = (whose: string) => `The number of the ${whose} is not a valid phone number.`;
  test.each([
    [{ body: ' \n\t ' }, 400, 'empty_message', 'Please write a message.'],
    [{ body: undefined }, 400, 'empty_message', 'Please write a message.'],
    [{ body: 'x'.repeat(1601) }, 400, 'message_too_long', 'A message can have 1600 characters at most.'],
    [{ to: '+0123' }, 400, 'invalid_number', badNumber('recipient')],
    [{ from: '' }, 400, 'invalid_number', badNumber('business')],
    [{ from: '+19185550144' }, 403, 'wrong_sender', notOurs],
    [{ idempotencyKey: '1' }, 400, 'invalid_idempotency_key', 'The idempotency key must be named by a UUID.'],
    [{ retryOf: 'that one' }, 400, 'invalid_retry', 'The message to repeat must be named by a UUID.'],
    [{ to: '+19185557777' }, 403, 'no_conversation', stranger],
  ])('is refused with %j', async (changes, status, code, error) => {
    expect(await send(changes)).toEqual({ status, body: { code, error } });
    expect(services.twilioRequests).toEqual([]);
    expect(await messages()).toHaveLength(1);
  });

  test('needs Twilio, a saved business number and a usable answer from the database', async () => {
    configure({ TWILIO_ACCOUNT_SID: undefined });
    expect(await send()).toMatchObject(refused(503, 'twilio_not_configured'));
    configure();
    await services.forgetSettings();
    const error = 'Please configure a phone number first';
    expect(await send()).toEqual({ status: 400, body: { error, code: 'no_business_number' } });
    databaseAnswers('rpc/begin_message', () => HttpResponse.json([]));
    expect(await send()).toMatchObject(refused(500, 'internal'));
    expect(services.twilioRequests).toEqual([]);
  });

  test('records an opt-out that Twilio reports', async () => {
    const asked = answering(() => twilioError(400, 21610));
    expect(await send()).toMatchObject(refused(409, 'opted_out'));
    expect(await lastStatus()).toEqual(['failed', 21610]);
    expect((await send()).status).toBe(409);
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    [400, 21211, 400, 'Check the number'],
    [400, 21614, 400, 'Call instead'],
    [401, 20003, 502, 'Setup problem'],
    [400, 30034, 502, 'registered'],
    [400, 29999, 502, '29999'],
  ])('explains Twilio’s refusal %i/%i, and a repeat tries again', async (refusal, code, status, words) => {
    let refusals = 2;
    const asked = answering(() => (refusals-- > 0 ? twilioError(refusal, code) : undefined));
    const idempotencyKey = randomUUID();
    const answer = await send({ idempotencyKey });
    expect(answer).toMatchObject(refused(status, `twilio_${code}`));
    expect(answer.body['error']).toContain(words);
    expect(answer.body['error']).not.toContain('secret words');
    expect(await lastStatus()).toEqual(['failed', code]);
    expect(await send({ idempotencyKey })).toEqual(answer);
    expect((await send({ idempotencyKey })).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(await lastStatus()).toEqual(['queued', null]);
  });

  test.each<[string, Resolver]>([
    ['a lost connection', () => HttpResponse.error()],
    ['a 500', () => HttpResponse.json({ message: 'oops' }, { status: 500 })],
    ['an answer without a SID', () => HttpResponse.json({ status: 'queued' }, { status: 201 })],
    ['silence', async () => (await delay('infinite'), HttpResponse.error())],
  ])('is never repeated after %s, and the office learns that the outcome is open', async (what, resolver) => {
    // The function waits eight seconds; the test shortens that.
    const after = AbortSignal.timeout.bind(AbortSignal);
    if (what === 'silence') {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms === 8_000 ? 50 : ms));
    }
    const asked = answering(resolver);
    const idempotencyKey = randomUUID();
    const words = /^Not confirmed yet: this text may or may not have been sent\./;
    const error: unknown = expect.stringMatching(words);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await send({ idempotencyKey });
      expect(answer).toMatchObject({ status: 202, body: { code: 'not_confirmed', success: false, error } });
    }
    expect(asked).toHaveBeenCalledOnce();
    expect(await lastStatus()).toEqual(['unknown', null]);
    expect(await office.conversations()).toMatchObject([{ lastFailed: false, lastUnconfirmed: true }]);
    expect(takeConsoleErrors().join()).toContain('"code":"not_sent"');
  });

  test('is tried three times at most while Twilio is too busy', async () => {
    let refusals = 2;
    const asked = answering(() => (refusals-- > 0 ? twilioError(429, 20429) : undefined));
    expect((await send()).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(3);
    refusals = 99;
    expect(await send()).toMatchObject(refused(503, 'twilio_20429'));
    expect(asked).toHaveBeenCalledTimes(6);
    expect(await lastStatus()).toEqual(['failed', 20429]);
  });

  test('succeeds once Twilio has the text, even when its row is gone meanwhile', async () => {
    databaseAnswers('rpc/update_message_status', () => HttpResponse.json(null));
    expect(await send()).toMatchObject({ status: 200, body: { message: { status: 'queued' } } });
  });

  test('is refused with a key that belongs to another message', async () => {
    const idempotencyKey = randomUUID();
    // The key is the id of the text, so an office that never had the answer finds it.
    expect((await send({ idempotencyKey })).body).toMatchObject({ message: { id: idempotencyKey } });
    await text('Hello', { From: other });
    const error = 'This idempotency key belongs to another message.';
    const theirs = { idempotencyKey: (await messages())[0]?.['id'] };
    for (const changes of [{ body: 'Something else' }, { to: other }, theirs]) {
      const answer = await send({ idempotencyKey, ...changes });
      expect(answer).toEqual({ status: 409, body: { code: 'idempotency_key_reused', error } });
    }
    expect(services.twilioRequests).toHaveLength(1);
  });
});

const second = '+19185550102';
const senders = () => services.twilioRequests.map(({ form }) => form['From']);
const opened = async () => (await ask({ action: 'getConversation', to: customer })).body;

test('with several business numbers, a reply leaves from the number that the customer texted, whichever the office names', async () => {
  services.twilioNumbers.push(twilioNumber(second));
  await text('Hello', { To: second });
  const answer = { status: 200, body: { message: { businessNumber: second } } };
  for (const from of [businessNumber, second]) {
    expect(await send({ from })).toMatchObject(answer);
  }
  expect(await send({ from: '+19185550103' })).toMatchObject(refused(403, 'wrong_sender'));
  expect(senders()).toEqual([second, second]);
});

test('with several business numbers, a reply leaves from the number that the customer texted last, in one conversation', async () => {
  await text('Hello', { To: second });
  await text();
  await send();
  expect(senders()).toEqual([businessNumber]);
  expect(await opened()).toMatchObject({
    conversation: { businessNumber, unreadCount: 2 },
    messages: [{ businessNumber: second }, { businessNumber }, { businessNumber }],
  });
});

test('with several business numbers, a reply leaves from the saved number when the business no longer has the texted one', async () => {
  await text('Hello', { To: second });
  expect((await send()).status).toBe(200);
  expect(await opened()).toMatchObject({
    conversation: { businessNumber },
    messages: [{ businessNumber: second }, { businessNumber, status: 'queued' }],
  });
  expect((await send()).status).toBe(200);
  expect(senders()).toEqual([second, businessNumber, businessNumber]);
  takeConsoleErrors();
});

describe('a failed text', () => {
  let failed = '';
  const retry = (changes: object = {}) => send({ retryOf: failed, idempotencyKey: randomUUID(), ...changes });

  beforeEach(async () => {
    await text();
    answering(() => twilioError(400, 21614));
    await send();
    services.server.resetHandlers();
    failed = String((await messages()).at(-1)?.['id']);
  });

  test('is sent again once in the same words, however often and by however many this is asked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => retry()));
    answers.push(await retry());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await retry({ body: 'Something else' })).toMatchObject(refused(409, 'idempotency_key_reused'));
    expect(services.twilioRequests).toHaveLength(1);
    const [, before, after, ...more] = await messages();
    expect(before).toMatchObject({ id: failed, status: 'failed', isRetried: true });
    expect(after).toMatchObject({ body: 'On our way', status: 'queued', isRetried: false });
    expect(more).toEqual([]);
  });

  test('is not sent again as somebody’s own words when the office wrote it by itself', async () => {
    await services.execute(
      `update public.messages set source = 'auto', occasion = 'closed' where id = '${failed}'`,
    );
    expect(await retry()).toMatchObject(refused(409, 'not_failed'));
    expect(services.twilioRequests).toHaveLength(0);
  });

  test('is the only kind that can be sent again, to its own recipient and not after a STOP', async () => {
    await text('Hello', { From: other });
    await send({ to: other });
    for (const retryOf of [(await messages(other)).at(-1)?.['id'], randomUUID()]) {
      expect(await retry({ retryOf })).toMatchObject(refused(409, 'not_failed'));
    }
    expect(await retry({ to: other })).toMatchObject({ status: 409 });
    await text('STOP');
    expect(await retry()).toMatchObject(refused(409, 'opted_out'));
    expect(services.twilioRequests).toHaveLength(1);
  });
});
