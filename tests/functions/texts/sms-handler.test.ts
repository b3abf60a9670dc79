/** Texts in and out: what is stored of them, what Twilio is asked, and what the office is told. */
import { randomUUID } from 'node:crypto';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import {
  accountSid,
  businessNumber,
  newSid,
  origin,
  twilioError,
  type Resolver,
} from '../../support/functions-harness';
import { customer, rowsOf, startOffice, twilioApi } from '../../support/office-setup';

const messagesUrl = `${twilioApi}/Messages.json`;
const anId: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const anIsoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const anyMessage = {
  id: anId,
  businessNumber,
  created_at: anIsoTime,
  errorCode: null,
  failure: null,
  isRetried: false,
  source: 'sms',
  occasion: null,
  sentBy: null,
  media: [],
  request: null,
};

const { services, admin, configure, ask, post, text } = await startOffice();

const send = (changes: object = {}) =>
  ask({ action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way', ...changes });
const messages = async (to = customer) =>
  rowsOf((await ask({ action: 'getConversation', to })).body['messages']);
const lastStatus = async () => {
  const last = (await messages()).at(-1);
  return [last?.['status'], last?.['errorCode']];
};
const statusNotStored = () =>
  services.server.use(http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.error()));
/** Counts how often Twilio is asked to send. */
const answering = (resolver: Resolver) => {
  const asked = vi.fn(resolver);
  services.server.use(http.post(messagesUrl, asked));
  return asked;
};

describe('a text that comes in', () => {
  test('is stored, and answered with nothing to send back', async () => {
    const response = await text('Our Freightliner lost air pressure');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/xml');
    expect(await response.text()).toMatch(/<Response><\/Response>$/);
    expect(await messages()).toEqual([
      { ...anyMessage, direction: 'inbound', body: 'Our Freightliner lost air pressure', status: 'received' },
    ]);
    expect(services.twilioRequests).toEqual([]);
  });

  test('without what may be missing is stored all the same, with the pictures that have an address', async () => {
    const bare = { From: customer, To: businessNumber };
    const MessageSid = `MM${newSid('SM').slice(2).toUpperCase()}`;
    expect((await post('/sms-handler/inbound', { ...bare, MessageSid })).status).toBe(200);
    const [url, MediaUrl2] = ['https://api.twilio.com/media/0', 'javascript:alert(1)'];
    const pictures = { ...bare, MessageSid: newSid('SM'), NumMedia: '3', MediaUrl0: url, MediaUrl2 };
    expect((await post('/sms-handler/inbound', pictures)).status).toBe(200);
    expect(await services.rows('messages?select=body,media&order=created_at')).toEqual([
      { body: '', media: [] },
      { body: '', media: [{ url, contentType: '' }] },
    ]);
  });

  test.each<[string, string]>([
    ['MessageSid', `x${newSid('SM')}`],
    ['From', ''],
    ['From', '+1918\u00005550177'],
    ['To', `${businessNumber} `],
  ])('with the %s "%s" is refused', async (name, value) => {
    const refused = await text('Hello', { [name]: value });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 'invalid_field', error: `The field ${name} is missing or malformed.` },
    ]);
    expect(await services.rows('messages')).toEqual([]);
  });

  test('is never acknowledged unless it is stored', async () => {
    const fields = { MessageSid: newSid('SM') };
    services.server.use(http.post(`${origin}/rest/v1/rpc/receive_message`, () => HttpResponse.error()));
    expect((await text('Hello', fields)).status).toBe(503);
    services.server.resetHandlers();
    expect((await text('Hello', fields)).status).toBe(200);
    expect(await messages()).toHaveLength(1);
    takeConsoleErrors();
  });
});

test('a line of the list has all that the office shows of a conversation', async () => {
  await text('to the old number', { To: '+19185550001' });
  await text('to the new number');
  expect(await ask({ action: 'getConversations' })).toEqual({
    status: 200,
    body: {
      nextCursor: null,
      conversations: [
        {
          conversationId: anId,
          otherNumber: customer,
          businessNumber,
          unreadCount: 2,
          isDone: false,
          ...{
            lastMessage: 'to the new number',
            lastMessageTime: anIsoTime,
            lastSource: 'sms',
            lastFailed: false,
          },
          contactName: null,
          contactEmail: null,
          permission: null,
          textBlock: null,
          matchedText: null,
          matchedId: null,
        },
      ],
    },
  });
  for (const spelled of ['(918) 555-0199', '1 918 555 0199']) expect(await messages(spelled)).toHaveLength(2);
});

describe('sending', () => {
  beforeEach(() => text());

  test('hands the text to Twilio and keeps it, with where it stands', async () => {
    const { status, body } = await send({ to: '(918) 555-0199', from: '918-555-0143' });
    const message = {
      ...anyMessage,
      direction: 'outbound',
      body: 'On our way',
      status: 'queued',
      sentBy: admin.email,
    };
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message } });
    const [, sent] = await messages();
    expect(body['message']).toEqual(sent);
    const id = String(sent?.['id']);
    expect(services.twilioRequests).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        form: {
          From: businessNumber,
          To: customer,
          Body: 'On our way',
          StatusCallback: `${origin}/functions/v1/sms-handler/status?message=${id}`,
        },
      },
    ]);
    expect(await services.rows(`messages?select=sent_by&id=eq.${id}`)).toEqual([{ sent_by: admin.id }]);
  });

  const notAKey = 'The idempotency key must be named by a UUID.';
  const badNumber = (whose: string) => `The number of the ${whose} is not a valid phone number.`;
  test.each([
    [{ body: ' \n\t ' }, 400, 'empty_message', 'Please write a message.'],
    [{ body: undefined }, 400, 'empty_message', 'Please write a message.'],
    [{ body: 'x'.repeat(1601) }, 400, 'message_too_long', 'A message can have 1600 characters at most.'],
    [{ to: '+0123' }, 400, 'invalid_number', badNumber('recipient')],
    [{ from: '' }, 400, 'invalid_number', badNumber('business')],
    [
      { from: '+19185550144' },
      403,
      'wrong_sender',
      'Messages can only be sent from the saved business number.',
    ],
    [{ idempotencyKey: 'again' }, 400, 'invalid_idempotency_key', notAKey],
    [{ retryOf: 'that one' }, 400, 'invalid_retry', 'The message to repeat must be named by a UUID.'],
    [
      { to: '+19185557777' },
      ...([
        403,
        'no_conversation',
        'Texts can only be sent to people who have contacted the business.',
      ] as const),
    ],
  ])('refuses %j', async (changes, status, code, error) => {
    expect(await send(changes)).toEqual({ status, body: { code, error } });
    expect(services.twilioRequests).toEqual([]);
    expect(await messages()).toHaveLength(1);
  });

  test('needs a saved business number, and Twilio', async () => {
    configure({ TWILIO_ACCOUNT_SID: undefined });
    expect(await send()).toMatchObject({ status: 503, body: { code: 'twilio_not_configured' } });
    configure();
    await services.forgetSettings();
    expect(await send()).toEqual({
      ...{
        status: 400,
        body: { error: 'Please configure a phone number first', code: 'no_business_number' },
      },
    });
    expect(services.twilioRequests).toEqual([]);
    takeConsoleErrors();
  });

  test('says that it is our fault when the database answers nothing', async () => {
    services.server.use(http.post(`${origin}/rest/v1/rpc/begin_message`, () => HttpResponse.json([])));
    expect(await send()).toMatchObject({ status: 500, body: { code: 'internal' } });
    takeConsoleErrors();
  });

  test('learns of an opt-out from Twilio and remembers it', async () => {
    const asked = answering(() => twilioError(400, 21610));
    expect(await send()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(await lastStatus()).toEqual(['failed', 21610]);
    expect((await send()).status).toBe(409);
    expect(asked).toHaveBeenCalledOnce();
    takeConsoleErrors();
  });

  test.each([
    [400, 21211, 400, 'Check the number'],
    [400, 21614, 400, 'Call instead'],
    [401, 20003, 502, 'Setup problem'],
    [400, 30034, 502, 'registered'],
    [400, 29999, 502, '29999'],
  ])(
    'puts Twilio’s refusal %i/%i into words, the same when asked again',
    async (twilioStatus, code, status, words) => {
      const asked = answering(() => twilioError(twilioStatus, code));
      const idempotencyKey = randomUUID();
      const answer = await send({ idempotencyKey });
      expect(answer).toMatchObject({ status, body: { code: `twilio_${code}` } });
      expect(answer.body['error']).toContain(words);
      expect(answer.body['error']).not.toContain('secret words');
      expect(await lastStatus()).toEqual(['failed', code]);
      expect(await send({ idempotencyKey })).toEqual(answer);
      expect(asked).toHaveBeenCalledOnce();
      takeConsoleErrors();
    },
  );

  const lost: [string, Resolver][] = [
    ['a lost connection', () => HttpResponse.error()],
    ['an answer without a SID', () => HttpResponse.json({ status: 'queued' }, { status: 201 })],
    ['silence', async () => (await delay('infinite'), HttpResponse.error())],
  ];
  test.each(lost)('never repeats after %s, and says that the outcome is open', async (what, resolver) => {
    // The function waits for eight seconds, this test for a moment.
    const after = AbortSignal.timeout.bind(AbortSignal);
    if (what === 'silence')
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms === 8_000 ? 50 : ms));
    const asked = answering(resolver);
    const idempotencyKey = randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await send({ idempotencyKey });
      expect([status, body['code'], body['success']]).toEqual([202, 'not_confirmed', false]);
      expect(body['error']).toMatch(/^Not confirmed yet: this text may or may not have been sent\./);
    }
    expect(asked).toHaveBeenCalledOnce();
    expect(await lastStatus()).toEqual(['unknown', null]);
    expect(takeConsoleErrors().join()).toContain('"code":"not_sent"');
  });

  test('tries again when Twilio was too busy to take it, three times at most', async () => {
    let refusals = 2;
    const asked = answering(() => (refusals-- > 0 ? twilioError(429, 20429) : undefined));
    expect((await send()).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(3);
    refusals = 99;
    expect(await send()).toMatchObject({ status: 503, body: { code: 'twilio_20429' } });
    expect(asked).toHaveBeenCalledTimes(6);
    expect(await lastStatus()).toEqual(['failed', 20429]);
    takeConsoleErrors();
  });

  test('sends once, however often and however late one message is submitted', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ idempotencyKey })));
    const [, sent] = await messages();
    await services.execute(
      `update public.messages set created_at = now() - interval '1 hour' where direction = 'outbound'`,
    );
    answers.push(await send({ idempotencyKey }));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { success: true, message: { id: sent?.['id'] } } });
    expect(services.twilioRequests).toHaveLength(1);
    expect(await messages()).toHaveLength(2);
  });

  test.each([
    [1, '1 second'],
    [120, '2 minutes'],
    [7199, '120 minutes'],
    [7201, '3 hours'],
  ])('says to come back in %i seconds as %s', async (wait_seconds, words) => {
    const limited = { outcome: 'limit_reached', wait_seconds };
    services.server.use(http.post(`${origin}/rest/v1/rpc/begin_message`, () => HttpResponse.json([limited])));
    const { status, body } = await send();
    expect(status).toBe(429);
    expect(body['error']).toBe(
      `The office has sent as many texts as its limit allows. This one was not sent: try again in ${words}.`,
    );
  });

  test('refuses a key that belongs to another message', async () => {
    const idempotencyKey = randomUUID();
    await send({ idempotencyKey });
    const another = '+19185550198';
    await text('Hello', { From: another });
    for (const changes of [{ body: 'Something else' }, { to: another }]) {
      expect(await send({ idempotencyKey, ...changes })).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused', error: 'This idempotency key belongs to another message.' },
      });
    }
    expect(services.twilioRequests).toHaveLength(1);
  });

  test('is a success once Twilio has it, even when that can’t be noted or its row is gone', async () => {
    const success = { status: 200, body: { success: true, message: { status: 'queued' } } };
    statusNotStored();
    expect(await send()).toMatchObject(success);
    expect(takeConsoleErrors().join()).toContain('status_not_stored');
    services.server.use(
      http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.json(null)),
    );
    expect(await send()).toMatchObject(success);
  });
});

describe('a status report', () => {
  let id = '';
  let sid = '';
  const report = (changes: Record<string, string>, query = `?message=${id}`) =>
    post(`/sms-handler/status${query}`, { MessageSid: sid, From: businessNumber, To: customer, ...changes });

  beforeEach(async () => {
    sid = newSid('SM');
    await text();
    answering(() => HttpResponse.json({ sid, status: 'queued' }, { status: 201 }));
    await send();
    id = String((await messages()).at(-1)?.['id']);
  });

  test.each([
    ['30006', 30_006],
    ['999999', 999_999],
    ['1000000', null],
    ['none', null],
  ])('with the error code "%s" keeps %j', async (ErrorCode, errorCode) => {
    await report({ MessageStatus: 'failed', ErrorCode });
    const last = (await messages()).at(-1);
    expect(last).toMatchObject({ status: 'failed', errorCode });
    // A person is told why, and what to do.
    if (errorCode === 30_006) expect(last?.['failure']).toContain('Call instead');
  });

  test.each(['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'])(
    'of %s is kept, also when it comes before what Twilio answered is noted',
    async (MessageStatus) => {
      statusNotStored();
      await send();
      takeConsoleErrors();
      services.server.resetHandlers();
      const row = String((await messages()).at(-1)?.['id']);
      expect(await lastStatus()).toEqual(['pending', null]);
      await report({ MessageStatus, MessageSid: newSid('SM') }, `?message=${row}`);
      expect(await lastStatus()).toEqual([MessageStatus, null]);
    },
  );

  test('finds the message by Twilio’s SID alone, and may name the status as Twilio used to', async () => {
    await report({ MessageStatus: 'sent' }, '');
    expect(await lastStatus()).toEqual(['sent', null]);
    expect((await report({})).status).toBe(204);
    await report({ SmsStatus: 'delivered' });
    expect(await lastStatus()).toEqual(['delivered', null]);
  });

  test('that is unknown, of an unknown status or not one of ours is let go', async () => {
    const MessageSid = newSid('SM');
    for (const [changes, query] of [
      [{ MessageStatus: 'delivered', MessageSid }, ''],
      [{ MessageStatus: 'read' }, `?message=${id}`],
      [{ MessageStatus: 'pending' }, `?message=${id}`],
      [{ MessageStatus: 'delivered', MessageSid }, '?message=1%27or'],
    ] as const) {
      expect((await report(changes, query)).status).toBe(204);
    }
    expect(await lastStatus()).toEqual(['queued', null]);
  });

  test('that is malformed changes nothing, nor is it acknowledged while the database is away', async () => {
    const MessageStatus = 'delivered';
    expect((await report({ MessageStatus, MessageSid: 'SM1' })).status).toBe(400);
    statusNotStored();
    expect((await report({ MessageStatus })).status).toBe(503);
    expect(await lastStatus()).toEqual(['queued', null]);
    takeConsoleErrors();
  });
});

describe('a text that failed', () => {
  let failed = '';
  const retry = (changes: object = {}) => send({ retryOf: failed, idempotencyKey: randomUUID(), ...changes });
  const failOnce = () =>
    services.server.use(http.post(messagesUrl, () => twilioError(400, 21614), { once: true }));

  beforeEach(async () => {
    await text();
    failOnce();
    await send();
    failed = String((await messages()).at(-1)?.['id']);
    takeConsoleErrors();
    services.twilioRequests.length = 0;
  });

  test('stays marked in the list when the customer writes again', async () => {
    const line = async () => rowsOf((await ask({ action: 'getConversations' })).body['conversations'])[0];
    expect(await line()).toMatchObject({ lastFailed: true });
    await text();
    expect(await line()).toMatchObject({ lastFailed: true });
  });

  test('is sent again once, in the same words, however often and by however many it is asked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => retry()));
    answers.push(await retry());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await retry({ body: 'Something else' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(services.twilioRequests).toHaveLength(1);
    const [, before, after, ...more] = await messages();
    expect(before).toMatchObject({ id: failed, status: 'failed', isRetried: true });
    expect(after).toMatchObject({ body: 'On our way', status: 'queued', isRetried: false });
    expect(more).toEqual([]);
  });

  test('is the only one that can be repeated, for its own recipient, and not after a STOP', async () => {
    const other = '+19185550198';
    await text('Hello', { From: other });
    await send({ to: other });
    services.twilioRequests.length = 0;
    const queued = (await messages(other)).at(-1)?.['id'];
    for (const retryOf of [queued, randomUUID()]) {
      expect(await retry({ retryOf })).toMatchObject({ status: 409, body: { code: 'not_failed' } });
    }
    expect(await retry({ to: other })).toMatchObject({ status: 409 });
    await text('STOP');
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(services.twilioRequests).toEqual([]);
  });
});
