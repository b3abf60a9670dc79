import { randomUUID } from 'node:crypto';
import { delay, http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  accountSid,
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  twilioError,
  twilioMessage,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/functions-harness';

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
  sentBy: null,
  media: [],
};

const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;
let lastCustomer = 9185550200;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  handler = createHandler(world.env());
  world.twilioRequests.length = 0;
  await world.saveSetting('twilio_phone_number', businessNumber);
});
afterEach(() => world.server.resetHandlers());

/** A customer whom no other test knows. */
function newCustomer(): string {
  lastCustomer += 1;
  return `+1${lastCustomer}`;
}

const inboundFields = (from: string, changes: Record<string, string> = {}) => ({
  MessageSid: newSid('SM'),
  SmsStatus: 'received',
  AccountSid: accountSid,
  From: from,
  To: businessNumber,
  Body: 'Our Freightliner lost air pressure',
  NumMedia: '0',
  NumSegments: '1',
  ApiVersion: '2010-04-01',
  ...changes,
});
const deliver = (fields: Record<string, string> | [string, string][]) =>
  handler(webhookRequest('/sms-handler/inbound', fields));
const call = async (body: object) => read(await adminCall(handler, 'sms-handler', body, admin.token));
const send = (to: string, changes: object = {}) =>
  call({ action: 'sendMessage', from: businessNumber, to, body: 'On our way', ...changes });
const messagesOf = async (to: string) => {
  const { status, body } = await call({ action: 'getConversation', to });
  if (status !== 200) throw new Error(JSON.stringify([status, body, takeConsoleErrors()]));
  return Array.isArray(body['messages']) ? body['messages'].map((row: Record<string, unknown>) => row) : [];
};
/** Where and as what each failure was logged. */
const takenLog = () =>
  takeConsoleErrors().map((line) => line.replace(/^.*"where":"([^"]*)","code":"([^"]*)".*$/, '$1 $2'));
/** A filter's list of one text; unquoted, the embedded data API takes a number for a quantity. */
const list = (text: string) => encodeURIComponent(`("${text}")`);
const isOptedOut = async (from: string) =>
  (await world.rows(`contacts?select=opted_out_by_contact&address=in.${list(from)}`))[0]?.[
    'opted_out_by_contact'
  ];

describe('a text that comes in', () => {
  test('is stored, and answered with nothing to send back', async () => {
    const customer = newCustomer();
    const response = await deliver(inboundFields(customer));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/xml');
    expect(await response.text()).toMatch(/<Response><\/Response>$/);
    expect(await messagesOf(customer)).toEqual([
      {
        ...anyMessage,
        direction: 'inbound',
        body: 'Our Freightliner lost air pressure',
        status: 'received',
      },
    ]);
    expect(world.twilioRequests).toEqual([]);
  });

  test.each([
    ['an empty body', { Body: '' }, ''],
    ['blanks at both ends', { Body: '  two  \n' }, '  two  \n'],
    ['plus, percent and ampersand', { Body: '5+5=10 & 100% %20' }, '5+5=10 & 100% %20'],
    ['emoji and accents', { Body: '🚛 reparación ñ' }, '🚛 reparación ñ'],
    ['NUL characters', { Body: 'a\0b' }, 'ab'],
    ['markup', { Body: '<Message>hi</Message><script>' }, '<Message>hi</Message><script>'],
    ['more than we keep', { Body: 'x'.repeat(5000) }, 'x'.repeat(4096)],
    ['an emoji where it is cut', { Body: `${'x'.repeat(4095)}🚛` }, `${'x'.repeat(4095)}\ufffd`],
    ['fields that are new to us', { ChannelMetadata: '{"type":"x"}', MessagingServiceSid: 'MG1' }, undefined],
  ])('with %s is accepted', async (_, changes, body = 'Our Freightliner lost air pressure') => {
    const customer = newCustomer();
    expect((await deliver(inboundFields(customer, changes))).status).toBe(200);
    expect(await messagesOf(customer)).toMatchObject([{ body }]);
  });

  test.each(['22395', 'AMAZON', 'ACME CORP', 'whatsapp:+19185550111'])(
    'from %s is accepted',
    async (from) => {
      expect((await deliver(inboundFields(from))).status).toBe(200);
      expect(await messagesOf(from)).toHaveLength(1);
    },
  );

  test('with pictures keeps the address of each', async () => {
    const fields = inboundFields(newCustomer(), {
      Body: '',
      NumMedia: '3',
      MediaUrl0: 'https://api.twilio.com/media/0',
      MediaContentType0: 'image/jpeg',
      MediaUrl1: 'https://api.twilio.com/media/1',
      MediaContentType1: 'image/png',
      MediaUrl2: 'javascript:alert(1)',
      MediaContentType2: 'image/png',
    });
    expect((await deliver(fields)).status).toBe(200);
    expect(await world.rows(`messages?select=media&provider_sid=eq.${fields.MessageSid}`)).toEqual([
      {
        media: [
          { url: 'https://api.twilio.com/media/0', contentType: 'image/jpeg' },
          { url: 'https://api.twilio.com/media/1', contentType: 'image/png' },
        ],
      },
    ]);
  });

  test('may be named as a picture message, in capitals too', async () => {
    const customer = newCustomer();
    const MessageSid = `MM${newSid('SM').slice(2).toUpperCase()}`;
    expect((await deliver(inboundFields(customer, { MessageSid }))).status).toBe(200);
    expect(await messagesOf(customer)).toHaveLength(1);
  });

  test.each<Record<string, string>>([
    { MessageSid: `x${newSid('SM')}` },
    { MessageSid: `${newSid('SM')}0` },
    { MessageSid: newSid('CA') },
    { From: '' },
    { From: 'x'.repeat(65) },
    { To: `${businessNumber} ` },
    { To: 'x'.repeat(22) },
  ])('with %j is refused, for a field of that name', async (changes) => {
    const customer = newCustomer();
    const [name] = Object.keys(changes);
    expect(await read(await deliver(inboundFields(customer, changes)))).toEqual({
      status: 400,
      body: { code: 'invalid_field', error: `The field ${name} is missing or malformed.` },
    });
    expect(await messagesOf(customer)).toEqual([]);
  });

  test('without what may be missing is stored all the same', async () => {
    const customer = newCustomer();
    const bare = { MessageSid: newSid('SM'), From: customer, To: businessNumber };
    expect((await deliver(bare)).status).toBe(200);
    const picture = { url: 'https://api.twilio.com/media/0', contentType: '' };
    const fields = { ...bare, MessageSid: newSid('SM'), NumMedia: '2', MediaUrl0: picture.url };
    expect((await deliver(fields)).status).toBe(200);
    expect(await messagesOf(customer)).toMatchObject([{ body: '' }, { body: '' }]);
    expect(await world.rows(`messages?select=media&provider_sid=eq.${fields.MessageSid}`)).toEqual([
      { media: [picture] },
    ]);
  });

  test.each([
    ['a repeated Body', [['Body', 'other']]],
    ['a repeated From', [['From', '+19185550199']]],
    ['a repeated MessageSid', [['MessageSid', 'SM0']]],
  ])('with %s is refused', async (_, extra) => {
    const customer = newCustomer();
    const pairs = [
      ...Object.entries(inboundFields(customer)),
      ...extra.map(([name = '', value = '']) => [name, value]),
    ];
    const response = await deliver(pairs.map(([name = '', value = '']): [string, string] => [name, value]));
    expect(await read(response)).toEqual({
      status: 400,
      body: {
        code: 'repeated_field',
        error: `The field ${String(extra[0]?.[0])} was sent more than once.`,
      },
    });
    expect(await messagesOf(customer)).toEqual([]);
  });

  test.each([
    { MessageSid: 'SM12' },
    { MessageSid: `CA${'0'.repeat(32)}` },
    { MessageSid: `${newSid('SM')}NumMedia0` },
    { From: '' },
    { From: 'x'.repeat(65) },
    { From: '+1918\u00005550177' },
    { To: '' },
    { To: 'not a number' },
  ])('with %j is refused', async (changes) => {
    expect((await deliver(inboundFields(newCustomer(), changes))).status).toBe(400);
  });

  test.each([
    ['STOP', true],
    [' stop ', true],
    ['Unsubscribe', true],
    ['QUIT', true],
    ['please stop by at noon', false],
    ['STOP it', false],
    ['HELP', false],
  ])('that says "%s" opts out: %s', async (body, expected) => {
    const customer = newCustomer();
    await deliver(inboundFields(customer, { Body: body }));
    expect(await isOptedOut(customer)).toBe(expected);
    expect(await messagesOf(customer)).toHaveLength(1);
  });

  test('opts out and in by Twilio’s own reading too', async () => {
    const customer = newCustomer();
    await deliver(inboundFields(customer, { Body: 'arrêt', OptOutType: 'STOP' }));
    expect(await isOptedOut(customer)).toBe(true);
    await deliver(inboundFields(customer, { Body: 'When can you come?' }));
    expect(await isOptedOut(customer)).toBe(true);
    await deliver(inboundFields(customer, { Body: 'start' }));
    expect(await isOptedOut(customer)).toBe(false);
  });

  test('is never acknowledged unless it is stored', async () => {
    const outages: Resolver[] = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ message: 'statement timeout', code: '57014' }, { status: 500 }),
      () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    ];
    for (const outage of outages) {
      const customer = newCustomer();
      const fields = inboundFields(customer);
      world.server.use(http.post(`${origin}/rest/v1/rpc/receive_message`, outage));
      expect((await deliver(fields)).status).toBe(503);
      world.server.resetHandlers();
      expect((await deliver(fields)).status).toBe(200);
      expect(await messagesOf(customer)).toHaveLength(1);
    }
    expect(takeConsoleErrors()).toHaveLength(outages.length);
  });
});

describe('the conversation list', () => {
  test('is newest first, with one line per customer', async () => {
    const [older, newer] = [newCustomer(), newCustomer()];
    await deliver(inboundFields(older, { To: '+19185550001', Body: 'to the old number' }));
    await deliver(inboundFields(newer, { Body: 'first' }));
    await deliver(inboundFields(older, { Body: 'to the new number' }));
    const { status, body } = await call({ action: 'getConversations' });
    expect(status).toBe(200);
    const list = Array.isArray(body['conversations']) ? body['conversations'].slice(0, 2) : [];
    expect(list).toEqual([
      {
        conversationId: anId,
        otherNumber: older,
        businessNumber,
        lastMessage: 'to the new number',
        lastMessageTime: anIsoTime,
        lastSource: 'sms',
        lastFailed: false,
        contactName: null,
        contactEmail: null,
        permission: null,
        textBlock: null,
        unreadCount: 2,
        isDone: false,
        matchedText: null,
        matchedId: null,
      },
      expect.objectContaining({ otherNumber: newer, lastMessage: 'first' }),
    ]);
    expect((await messagesOf(older)).map(({ body: text }) => text)).toEqual([
      'to the old number',
      'to the new number',
    ]);
  });

  test('leads to messages by a number in any spelling, and to none for a stranger', async () => {
    await deliver(inboundFields('+19185550888'));
    for (const to of ['+19185550888', '(918) 555-0888', '1 918 555 0888']) {
      expect(await messagesOf(to)).toHaveLength(1);
    }
    expect(await messagesOf('+19185550889')).toEqual([]);
  });

  test.each([undefined, '', 5, 'x'.repeat(255)])('refuses to open the conversation with %j', async (to) => {
    expect((await call({ action: 'getConversation', to })).status).toBe(400);
  });
});

describe('sending', () => {
  let customer: string;
  beforeEach(async () => {
    customer = newCustomer();
    await deliver(inboundFields(customer));
  });
  const lastStatus = async () => {
    const last = (await messagesOf(customer)).at(-1);
    return { status: last?.['status'], errorCode: last?.['errorCode'] };
  };

  test('hands the text to Twilio and keeps it, with where it stands', async () => {
    const { status, body } = await send(customer);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        message: {
          ...anyMessage,
          direction: 'outbound',
          body: 'On our way',
          status: 'queued',
          sentBy: admin.email,
        },
      },
    });
    const [, sent] = await messagesOf(customer);
    expect(body['message']).toEqual(sent);
    expect(world.twilioRequests).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        form: {
          From: businessNumber,
          To: customer,
          Body: 'On our way',
          StatusCallback: `${origin}/functions/v1/sms-handler/status?message=${String(sent?.['id'])}`,
        },
      },
    ]);
    expect(await world.rows(`messages?select=sent_by&id=eq.${String(sent?.['id'])}`)).toEqual([
      { sent_by: admin.id },
    ]);
  });

  test('takes numbers as people write them', async () => {
    const spelled = `(${customer.slice(2, 5)}) ${customer.slice(5, 8)}-${customer.slice(8)}`;
    expect((await send(spelled, { from: '918-555-0143' })).status).toBe(200);
  });

  test.each([
    [{ body: '' }, 400, 'empty_message', 'Please write a message.'],
    [{ body: ' \n\t ' }, 400, 'empty_message', 'Please write a message.'],
    [{ body: undefined }, 400, 'empty_message', 'Please write a message.'],
    [{ body: ['Hi'] }, 400, 'empty_message', 'Please write a message.'],
    [{ body: 'x'.repeat(1601) }, 400, 'message_too_long', 'A message can have 1600 characters at most.'],
    [{ to: 'somebody' }, 400, 'invalid_number', 'The number of the recipient is not a valid phone number.'],
    [{ to: '+0123' }, 400, 'invalid_number', 'The number of the recipient is not a valid phone number.'],
    [{ from: '' }, 400, 'invalid_number', 'The number of the business is not a valid phone number.'],
    [
      { from: '+19185550144' },
      403,
      'wrong_sender',
      'Messages can only be sent from the saved business number.',
    ],
    [
      { idempotencyKey: 'again' },
      400,
      'invalid_idempotency_key',
      'The idempotency key must be named by a UUID.',
    ],
    [{ idempotencyKey: 7 }, 400, 'invalid_idempotency_key', 'The idempotency key must be named by a UUID.'],
    [{ retryOf: 'that one' }, 400, 'invalid_retry', 'The message to repeat must be named by a UUID.'],
    [
      { to: '+19185557777' },
      403,
      'no_conversation',
      'Texts can only be sent to people who have contacted the business.',
    ],
  ])('refuses %j', async (changes, status, code, error) => {
    expect(await send(customer, changes)).toEqual({ status, body: { code, error } });
    expect(world.twilioRequests).toEqual([]);
    expect(await messagesOf(customer)).toHaveLength(1);
  });

  test('takes a text of exactly 1600 characters', async () => {
    expect((await send(customer, { body: 'x'.repeat(1600) })).status).toBe(200);
  });

  test('mends what can’t be stored', async () => {
    expect((await send(customer, { body: 'a\u0000b \ud83d' })).status).toBe(200);
    expect((await messagesOf(customer)).at(-1)?.['body']).toBe('ab \ufffd');
  });

  test('needs a saved business number', async () => {
    await world.forgetSettings();
    expect(await send(customer)).toEqual({
      status: 400,
      body: { error: 'Please configure a phone number first', code: 'no_business_number' },
    });
    expect(world.twilioRequests).toEqual([]);
  });

  test('says so while Twilio is not set up', async () => {
    handler = createHandler(world.env({ TWILIO_ACCOUNT_SID: undefined }));
    const { status, body } = await send(customer);
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'twilio_not_configured' });
    expect(await messagesOf(customer)).toHaveLength(1);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('to somebody who said STOP asks nobody', async () => {
    await deliver(inboundFields(customer, { Body: 'STOP' }));
    const { status, body } = await send(customer);
    expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'opted_out' });
    expect(world.twilioRequests).toEqual([]);
  });

  test('learns of an opt-out from Twilio and remembers it', async () => {
    world.server.use(http.post(messagesUrl, () => twilioError(400, 21610)));
    const { status, body } = await send(customer);
    expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'opted_out' });
    expect(body['error']).toContain('START');
    expect(await lastStatus()).toEqual({ status: 'failed', errorCode: 21610 });
    world.server.resetHandlers();
    expect((await send(customer)).status).toBe(409);
    expect(world.twilioRequests).toEqual([]);
    takeConsoleErrors();
  });

  test.each([
    [400, 21211, 400, 'Check the number'],
    [400, 21606, 400, 'Settings'],
    [400, 21608, 400, 'trial account'],
    [400, 21614, 400, 'Call instead'],
    [401, 20003, 502, 'Setup problem'],
    [400, 30034, 502, 'registered'],
    [400, 29999, 502, '29999'],
  ])('puts Twilio’s refusal %i/%i into words', async (twilioStatus, code, status, words) => {
    let asked = 0;
    world.server.use(
      http.post(messagesUrl, () => {
        asked += 1;
        return twilioError(twilioStatus, code);
      }),
    );
    const answer = await send(customer);
    expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code: `twilio_${code}` });
    expect(answer.body['error']).toContain(words);
    expect(answer.body['error']).not.toContain('secret words');
    expect(await lastStatus()).toEqual({ status: 'failed', errorCode: code });
    expect(asked).toBe(1);
    takeConsoleErrors();
  });

  const lost: Record<string, Resolver> = {
    'a lost connection': () => HttpResponse.error(),
    'a 500': () => HttpResponse.json({ message: 'oops' }, { status: 500 }),
    'a page of HTML with 503': () => new HttpResponse('<h1>sorry</h1>', { status: 503 }),
    'a page of HTML with 200': () => new HttpResponse('<h1>welcome</h1>'),
    'half a JSON': () => new HttpResponse('{"sid":"SM', { status: 201 }),
    'an answer without a SID': () => HttpResponse.json({ status: 'queued' }, { status: 201 }),
    'a redirect': () =>
      new HttpResponse(null, { status: 307, headers: { location: 'https://evil.example' } }),
    'a megabyte and more': () => new HttpResponse(`{"sid":"${'x'.repeat(1_100_000)}"}`),
    'silence for 8 seconds': async () => {
      await delay(8_600);
      return HttpResponse.json({ sid: newSid('SM'), status: 'queued' }, { status: 201 });
    },
  };
  test.each(Object.entries(lost))(
    'never repeats after %s, and says that the outcome is open',
    async (_, resolver) => {
      let asked = 0;
      world.server.use(
        http.post(messagesUrl, (info) => {
          asked += 1;
          return resolver(info);
        }),
      );
      const idempotencyKey = randomUUID();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { status, body } = await send(customer, { idempotencyKey });
        expect({ status, code: body['code'], success: body['success'] }).toEqual({
          ...{ status: 202, code: 'not_confirmed', success: false },
        });
        expect(body['error']).toMatch(/^Not confirmed yet: this text may or may not have gone out\./);
      }
      expect(asked).toBe(1);
      expect(await lastStatus()).toEqual({ status: 'unknown', errorCode: null });
      expect(takenLog()).toContain('sendMessage not_sent');
    },
  );

  test('tries again when Twilio was too busy to take it, three times at most', async () => {
    let refusals = 2;
    let asked = 0;
    world.server.use(
      http.post(messagesUrl, () => {
        asked += 1;
        refusals -= 1;
        return refusals >= 0 ? twilioError(429, 20429) : undefined;
      }),
    );
    expect((await send(customer)).status).toBe(200);
    expect(asked).toBe(3);
    refusals = 99;
    asked = 0;
    expect(await send(customer)).toMatchObject({ status: 503, body: { code: 'twilio_20429' } });
    expect(asked).toBe(3);
    expect(await lastStatus()).toEqual({ status: 'failed', errorCode: 20429 });
    takeConsoleErrors();
  });

  test('sends once, however often one message is submitted', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(customer, { idempotencyKey })));
    answers.push(await send(customer, { idempotencyKey }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [, sent] = await messagesOf(customer);
    for (const { body } of answers)
      expect(body).toMatchObject({ success: true, message: { id: sent?.['id'] } });
    expect(world.twilioRequests).toHaveLength(1);
    expect(await messagesOf(customer)).toHaveLength(2);
  });

  test('submitted again much later is still the text that was sent', async () => {
    const idempotencyKey = randomUUID();
    await send(customer, { idempotencyKey });
    const [, sent] = await messagesOf(customer);
    await world.execute(
      `update public.messages set created_at = now() - interval '1 hour' where id = '${String(sent?.['id'])}'`,
    );
    expect(await send(customer, { idempotencyKey })).toMatchObject({
      status: 200,
      body: { success: true, message: { id: sent?.['id'] } },
    });
    expect(world.twilioRequests).toHaveLength(1);
  });

  test.each([
    [1, '1 second'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [7199, '120 minutes'],
    [7200, '2 hours'],
    [7201, '3 hours'],
  ])('says to come back in %i seconds as %s', async (wait_seconds, words) => {
    const limited = { outcome: 'limit_reached', wait_seconds };
    world.server.use(http.post(`${origin}/rest/v1/rpc/begin_message`, () => HttpResponse.json([limited])));
    const { status, body } = await send(customer);
    expect(status).toBe(429);
    expect(body['error']).toBe(
      `The office has sent as many texts as its limit allows. This one was not sent: try again in ${words}.`,
    );
  });

  test('submitted again after Twilio refused it, is refused in the same words', async () => {
    const idempotencyKey = randomUUID();
    world.server.use(http.post(messagesUrl, () => twilioError(400, 21614), { once: true }));
    const first = await send(customer, { idempotencyKey });
    expect(first).toMatchObject({ status: 400, body: { code: 'twilio_21614' } });
    expect(await send(customer, { idempotencyKey })).toEqual(first);
    expect(world.twilioRequests).toEqual([]);
    takeConsoleErrors();
  });

  test('refuses a key that belongs to another message', async () => {
    const idempotencyKey = randomUUID();
    await send(customer, { idempotencyKey });
    const another = newCustomer();
    await deliver(inboundFields(another));
    for (const [to, body] of [
      [customer, 'Something else'],
      [another, 'On our way'],
    ] as const) {
      expect(await send(to, { idempotencyKey, body })).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused', error: 'This idempotency key belongs to another message.' },
      });
    }
    expect(world.twilioRequests).toHaveLength(1);
  });

  test('is a success once Twilio has it, even when that can’t be noted', async () => {
    world.server.use(http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.error()));
    expect(await send(customer)).toMatchObject({
      status: 200,
      body: { success: true, message: { status: 'queued' } },
    });
    expect(takenLog()).toEqual(['sendMessage status_not_stored']);
  });

  test('is a success once Twilio has it, even when its row is gone', async () => {
    world.server.use(http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.json(null)));
    expect(await send(customer)).toMatchObject({
      status: 200,
      body: { success: true, message: { status: 'queued' } },
    });
  });

  test('says what Twilio said, even when that can’t be noted', async () => {
    world.server.use(
      http.post(messagesUrl, () => twilioError(400, 21408)),
      http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.error()),
    );
    expect(await send(customer)).toMatchObject({ body: { code: 'twilio_21408' } });
    expect(takenLog()).toEqual(['sendMessage not_sent', 'sendMessage status_not_stored']);
  });

  test('asks nobody while the database is away', async () => {
    world.server.use(http.post(`${origin}/rest/v1/rpc/begin_message`, () => HttpResponse.error()));
    expect(await send(customer)).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(world.twilioRequests).toEqual([]);
    takeConsoleErrors();
  });
});

describe('a status report', () => {
  let customer: string;
  let id: string;
  let sid: string;
  beforeEach(async () => {
    customer = newCustomer();
    sid = newSid('SM');
    await deliver(inboundFields(customer));
    world.server.use(
      http.post(messagesUrl, () => HttpResponse.json({ sid, status: 'queued' }, { status: 201 })),
    );
    await send(customer);
    id = String((await messagesOf(customer)).at(-1)?.['id']);
  });
  const report = (status: string, changes: Record<string, string> = {}, query = `?message=${id}`) =>
    handler(
      webhookRequest(`/sms-handler/status${query}`, {
        MessageSid: sid,
        MessageStatus: status,
        AccountSid: accountSid,
        From: businessNumber,
        To: customer,
        ...changes,
      }),
    );
  const stored = async () => {
    const last = (await messagesOf(customer)).at(-1);
    return [last?.['status'], last?.['errorCode']];
  };

  test('moves the message on, in whatever order reports come', async () => {
    for (const status of ['sent', 'delivered', 'sending', 'sent', 'queued']) {
      expect((await report(status)).status).toBe(204);
    }
    expect(await stored()).toEqual(['delivered', null]);
  });

  test('keeps the reason of a failure', async () => {
    await report('undelivered', { ErrorCode: '30003' });
    await report('sent');
    expect(await stored()).toEqual(['undelivered', 30003]);
  });

  test.each([
    ['1', 1],
    ['999999', 999_999],
    ['1000000', null],
    ['0', null],
    ['-30003', null],
    ['none', null],
    ['', null],
  ])('with the error code "%s" keeps %j', async (ErrorCode, errorCode) => {
    await report('failed', { ErrorCode });
    expect(await stored()).toEqual(['failed', errorCode]);
  });

  test.each(['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'])(
    'of %s is kept, also when it comes before what Twilio answered is noted',
    async (status) => {
      world.server.use(http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.error()));
      await send(customer);
      takeConsoleErrors();
      world.server.resetHandlers();
      const row = String((await messagesOf(customer)).at(-1)?.['id']);
      expect(await stored()).toEqual(['pending', null]);
      expect((await report(status, { MessageSid: newSid('SM') }, `?message=${row}`)).status).toBe(204);
      expect(await stored()).toEqual([status, null]);
    },
  );

  test('finds the message by Twilio’s SID alone', async () => {
    await report('sent', {}, '');
    expect(await stored()).toEqual(['sent', null]);
  });

  test('may name the status as Twilio used to', async () => {
    await report('sent');
    const names = { MessageSid: sid, From: businessNumber, To: customer };
    const path = `/sms-handler/status?message=${id}`;
    expect((await handler(webhookRequest(path, names))).status).toBe(204);
    expect(await stored()).toEqual(['sent', null]);
    expect((await handler(webhookRequest(path, { ...names, SmsStatus: 'delivered' }))).status).toBe(204);
    expect(await stored()).toEqual(['delivered', null]);
  });

  test('that is unknown, of an unknown status or not one of ours is let go', async () => {
    expect((await report('delivered', { MessageSid: newSid('SM') }, '')).status).toBe(204);
    expect((await report('read')).status).toBe(204);
    expect((await report('pending')).status).toBe(204);
    expect((await report('delivered', { MessageSid: newSid('SM') }, '?message=1%27or')).status).toBe(204);
    expect(await stored()).toEqual(['queued', null]);
  });

  test('is not acknowledged while the database is away', async () => {
    world.server.use(http.post(`${origin}/rest/v1/rpc/update_message_status`, () => HttpResponse.error()));
    expect((await report('delivered')).status).toBe(503);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('of a failure tells a person why, and what to do', async () => {
    await report('undelivered', { ErrorCode: '30006' });
    const last = (await messagesOf(customer)).at(-1);
    expect(last).toMatchObject({ errorCode: 30006, isRetried: false });
    expect(last?.['failure']).toContain('Call instead');
  });

  test('that is malformed or unsigned changes nothing', async () => {
    expect((await report('delivered', { MessageSid: 'SM1' })).status).toBe(400);
    const fields = { MessageSid: sid, MessageStatus: 'delivered' };
    const unsigned = webhookRequest(`/sms-handler/status?message=${id}`, fields, { signature: 'no' });
    expect((await handler(unsigned)).status).toBe(403);
    expect(await stored()).toEqual(['queued', null]);
  });
});

describe('a text that failed', () => {
  let customer: string;
  let failed: string;
  beforeEach(async () => {
    customer = newCustomer();
    await deliver(inboundFields(customer));
    world.server.use(http.post(messagesUrl, () => twilioError(400, 21614), { once: true }));
    await send(customer);
    failed = String((await messagesOf(customer)).at(-1)?.['id']);
    takeConsoleErrors();
    world.twilioRequests.length = 0;
  });
  const lineOf = async () => {
    const { body } = await call({ action: 'getConversations', search: customer });
    const rows: unknown = body['conversations'];
    return Array.isArray(rows) ? rows.map((row: object) => row)[0] : undefined;
  };

  test('stays marked in the list when the customer writes again', async () => {
    expect(await lineOf()).toMatchObject({ lastFailed: true });
    await deliver(inboundFields(customer));
    expect(await lineOf()).toMatchObject({ lastFailed: true });
  });

  const retry = (changes: object = {}) =>
    send(customer, { retryOf: failed, idempotencyKey: randomUUID(), ...changes });

  test('is sent again once, however often and by however many it is asked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => retry()));
    answers.push(await retry());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(world.twilioRequests).toHaveLength(1);
    const [, before, after, ...more] = await messagesOf(customer);
    expect(before).toMatchObject({ id: failed, status: 'failed', isRetried: true });
    expect(after).toMatchObject({ body: 'On our way', status: 'queued', isRetried: false });
    expect(more).toEqual([]);
  });

  test('can be tried a third time when the second attempt fails too', async () => {
    world.server.use(http.post(messagesUrl, () => twilioError(400, 21614), { once: true }));
    expect((await retry()).status).toBe(400);
    const second = String((await messagesOf(customer)).at(-1)?.['id']);
    expect((await retry({ retryOf: second })).status).toBe(200);
    expect((await messagesOf(customer)).map(({ status }) => status)).toEqual([
      'received',
      'failed',
      'failed',
      'queued',
    ]);
    takeConsoleErrors();
  });

  test('is not repeated with other words', async () => {
    await retry();
    expect(await retry({ body: 'Something else' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(world.twilioRequests).toHaveLength(1);
  });

  test('is not repeated once they have said STOP', async () => {
    await deliver(inboundFields(customer, { Body: 'STOP' }));
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(world.twilioRequests).toEqual([]);
  });

  test('is the only one that can be repeated, and for its own recipient', async () => {
    const other = newCustomer();
    await deliver(inboundFields(other));
    await send(other);
    world.twilioRequests.length = 0;
    const delivered = String((await messagesOf(other)).at(-1)?.['id']);
    for (const retryOf of [delivered, randomUUID()]) {
      expect(await retry({ retryOf })).toMatchObject({ status: 409, body: { code: 'not_failed' } });
    }
    expect(await send(other, { retryOf: failed })).toMatchObject({ status: 409 });
    expect(await retry({ retryOf: 'that one' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_retry' },
    });
    expect(world.twilioRequests).toEqual([]);
  });
});

describe('the switch that stops texts to somebody', () => {
  let customer: string;
  beforeEach(async () => {
    customer = newCustomer();
    await deliver(inboundFields(customer));
  });
  const setOptedOut = (optedOut: unknown, to = customer) => call({ action: 'setOptedOut', to, optedOut });
  const textBlock = async () => {
    const { body } = await call({ action: 'getConversations' });
    const rows: unknown[] = Array.isArray(body['conversations']) ? body['conversations'] : [];
    return rows.find((row) => JSON.stringify(row).includes(customer));
  };

  test('stops every send and leaves a line with who did it', async () => {
    expect(await setOptedOut(true)).toEqual({ status: 200, body: { success: true } });
    expect(await textBlock()).toMatchObject({ textBlock: 'opted_out_by_office' });
    expect(await send(customer)).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(world.twilioRequests).toEqual([]);
    expect(await world.rows(`audit_log?select=actor,action,new_value&subject=in.${list(customer)}`)).toEqual([
      { actor: admin.id, action: 'texts.stop', new_value: 'true' },
    ]);
  });

  test('lets texts through again', async () => {
    await setOptedOut(true);
    await setOptedOut(false);
    expect(await textBlock()).toMatchObject({ textBlock: null });
    expect((await send(customer)).status).toBe(200);
  });

  test('can’t undo their own STOP', async () => {
    await setOptedOut(true);
    await deliver(inboundFields(customer, { Body: 'STOP' }));
    expect(await setOptedOut(false)).toMatchObject({ status: 409, body: { code: 'opted_out' } });
    expect(await textBlock()).toMatchObject({ textBlock: 'opted_out' });
  });

  test('does nothing twice', async () => {
    await Promise.all([1, 2, 3].map(() => setOptedOut(true)));
    expect(await world.rows(`audit_log?select=id&subject=in.${list(customer)}`)).toHaveLength(1);
  });

  test('refuses strangers and anything but yes and no', async () => {
    expect((await setOptedOut(true, '+19185557777')).status).toBe(404);
    for (const choice of [undefined, 'yes', 1, null]) expect((await setOptedOut(choice)).status).toBe(400);
  });
});

describe('reconciling after an outage', () => {
  beforeEach(async () => {
    world.twilioMessages.length = 0;
    world.twilioMedia.clear();
    await world.execute(
      'delete from private.reconciled; delete from private.set_aside; delete from public.messages; delete from public.contacts',
    );
  });
  const reconcile = () => call({ action: 'reconcile' });

  test('brings in every missed text and status once, however often it is asked', async () => {
    const customer = newCustomer();
    await deliver(inboundFields(customer));
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const sid = newSid('SM');
      world.server.use(
        http.post(messagesUrl, () => HttpResponse.json({ sid, status: 'queued' }, { status: 201 })),
      );
      const { body } = await send(customer, { body: `Answer ${index}` });
      expect(body['success']).toBe(true);
      ids.push(sid);
      world.twilioMessages.unshift(
        twilioMessage({
          ...{ sid, direction: 'outbound-api', from: businessNumber, to: customer, body: `Answer ${index}` },
          ...(index % 2 === 0 ? { status: 'delivered' } : { status: 'undelivered', error_code: 30003 }),
        }),
      );
    }
    for (let index = 0; index < 50; index += 1) {
      world.twilioMessages.unshift(twilioMessage({ from: customer, body: `Question ${index}` }));
    }
    expect(await reconcile()).toEqual({
      status: 200,
      body: { success: true, texts: 50, statuses: 20, calls: 0, setAside: 0, isComplete: true },
    });
    expect(await reconcile()).toEqual({
      status: 200,
      body: { success: true, texts: 0, statuses: 0, calls: 0, setAside: 0, isComplete: true },
    });
    const messages = await messagesOf(customer);
    expect(messages).toHaveLength(71);
    expect(messages.filter(({ status }) => status === 'delivered')).toHaveLength(10);
    expect(messages.filter(({ errorCode }) => errorCode === 30003)).toHaveLength(10);
    expect(ids).toHaveLength(20);
  });

  test('puts a text where it belongs in time', async () => {
    const customer = newCustomer();
    await deliver(inboundFields(customer, { Body: 'the later one' }));
    const anHourAgo = new Date(Date.now() - 3_600_000).toUTCString().replace('GMT', '+0000');
    world.twilioMessages.push(
      twilioMessage({
        from: customer,
        body: 'the earlier one',
        date_sent: anHourAgo,
        date_created: anHourAgo,
      }),
    );
    await reconcile();
    expect((await messagesOf(customer)).map(({ body }) => body)).toEqual([
      'the earlier one',
      'the later one',
    ]);
    expect(
      await world.rows(`contacts?select=last_message,unread_count&address=in.${list(customer)}`),
    ).toEqual([{ last_message: 'the later one', unread_count: 2 }]);
  });

  test('reads STOP and START in the order they were written', async () => {
    const customer = newCustomer();
    const at = (minutes: number) =>
      new Date(Date.now() - minutes * 60_000).toUTCString().replace('GMT', '+0000');
    await deliver(inboundFields(customer, { Body: 'START' }));
    world.twilioMessages.push(
      twilioMessage({ from: customer, body: 'STOP', date_sent: at(20), date_created: at(20) }),
    );
    await reconcile();
    expect(await isOptedOut(customer)).toBe(false);
    const other = newCustomer();
    world.twilioMessages.unshift(
      twilioMessage({ from: other, body: 'STOP', date_sent: at(5), date_created: at(5) }),
      twilioMessage({ from: other, body: 'Hello', date_sent: at(6), date_created: at(6) }),
    );
    await reconcile();
    expect(await isOptedOut(other)).toBe(true);
  });

  test('keeps the pictures of a missed text', async () => {
    const customer = newCustomer();
    const text = twilioMessage({ from: customer, body: 'See here', num_media: '1' });
    const sid = String(text['sid']);
    world.twilioMessages.push(text);
    world.twilioMedia.set(sid, [
      {
        sid: `ME${'1'.repeat(32)}`,
        parent_sid: sid,
        content_type: 'image/jpeg',
        uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media/ME${'1'.repeat(32)}.json`,
      },
    ]);
    await reconcile();
    expect(await world.rows(`messages?select=media&provider_sid=eq.${sid}`)).toEqual([
      {
        media: [
          {
            url: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media/ME${'1'.repeat(32)}`,
            contentType: 'image/jpeg',
          },
        ],
      },
    ]);
  });

  test('settles a text whose answer was lost, and none that only looks like it', async () => {
    const customer = newCustomer();
    await deliver(inboundFields(customer));
    world.server.use(http.post(messagesUrl, () => HttpResponse.error(), { once: true }));
    expect((await send(customer)).status).toBe(202);
    takeConsoleErrors();
    const outbound = { direction: 'outbound-api', from: businessNumber, to: customer, status: 'delivered' };
    world.twilioMessages.push(
      twilioMessage({ ...outbound, body: 'Something else' }),
      twilioMessage({ ...outbound, body: 'On our way' }),
      twilioMessage({ ...outbound, body: 'On our way' }),
    );
    expect((await reconcile()).body).toMatchObject({ statuses: 1 });
    expect((await messagesOf(customer)).map(({ status }) => status)).toEqual(['received', 'delivered']);
  });

  test('that could not see all of Twilio’s list says so, and goes on the next time', async () => {
    const endless = () =>
      HttpResponse.json({
        messages: [],
        next_page_uri: `/2010-04-01/Accounts/${accountSid}/Messages.json?Page=1&To=x`,
      });
    world.server.use(http.get(messagesUrl, endless));
    expect((await reconcile()).body).toMatchObject({ success: true, isComplete: false });
    world.server.resetHandlers();
    expect((await reconcile()).body).toMatchObject({ isComplete: true });
  });

  test('offers a text that Twilio never had for another try', async () => {
    const customer = newCustomer();
    await deliver(inboundFields(customer));
    await send(customer);
    await world.execute(`update public.messages set status = 'pending', provider_sid = null,
      created_at = now() - interval '12 minutes', claimed_until = now() - interval '11 minutes'
      where direction = 'outbound' and contact_id in
        (select id from public.contacts where address = '${customer}')`);
    expect((await reconcile()).body).toMatchObject({ statuses: 1 });
    const rows = await messagesOf(customer);
    const never = rows.find(({ direction }) => direction === 'outbound');
    expect(never).toMatchObject({ status: 'failed', errorCode: null, failure: 'It never reached Twilio.' });
    expect((await send(customer, { retryOf: never?.['id'] })).status).toBe(200);
  });

  test('without a saved number, or without Twilio, says what is missing', async () => {
    await world.forgetSettings();
    expect((await reconcile()).body).toMatchObject({ success: true, texts: 0, isComplete: true });
    handler = createHandler(world.env({ TWILIO_AUTH_TOKEN: undefined }));
    expect(await reconcile()).toMatchObject({ status: 503, body: { code: 'twilio_not_configured' } });
    takeConsoleErrors();
  });
});
