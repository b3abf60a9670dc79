import { serve } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import definition from '../../tools/twilio-emulator/twilio-v2010.contract.json' with { type: 'json' };
import { takeConsoleErrors } from '../support/console-guard';
import {
  accountSid,
  apiPath,
  authToken,
  basic,
  business,
  customer,
  otherLine,
  startExchange,
  type Exchange,
  containing,
  matching,
} from './twilio-exchange.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const list = (value: unknown, key: string): Record<string, unknown>[] => {
  const items = record(value)[key];
  return Array.isArray(items) ? items.map(record) : [];
};
const violations = async (exchange: Exchange) => (await exchange.control('violations')).body;

async function numberSid(exchange: Exchange): Promise<string> {
  const { body } = await exchange.rest('GET', '/IncomingPhoneNumbers.json');
  return String(list(body, 'incoming_phone_numbers')[0]?.['sid']);
}

const send = (exchange: Exchange, form: Record<string, string>) =>
  exchange.rest('POST', '/Messages.json', { From: business, To: customer, Body: 'Hello', ...form });

describe('shapes', () => {
  test('every resource carries every field of Twilio’s definition, and no violation is found', async () => {
    const exchange = await startExchange();
    await exchange.control('text', { from: customer, body: 'Hi', media: ['data:image/png;base64,AAAA'] });
    await exchange.control('call', { from: customer, outcome: 'busy' });
    exchange.emulator.seed({
      messages: [],
      calls: [
        {
          ...{
            from: customer,
            to: business,
            at: '2026-11-20T10:00:00.000Z',
            status: 'completed',
            duration: 30,
          },
          ...{ forwardedTo: '+19185550177', recording: { sid: `RE${'1'.repeat(32)}`, seconds: 21 } },
        },
      ],
    });
    const schemas = definition.components.schemas;
    const fields = (schema: { properties: object }) => Object.keys(schema.properties).sort();
    const shown = async (path: string, key: string) => {
      const { body } = await exchange.rest('GET', path);
      const [first] = list(body, key);
      return { first, fields: Object.keys(first ?? {}).sort() };
    };

    const numbers = await shown('/IncomingPhoneNumbers.json', 'incoming_phone_numbers');
    expect(numbers.fields).toEqual(fields(schemas['api.v2010.account.incoming_phone_number']));
    const calls = await shown('/Calls.json', 'calls');
    expect(calls.fields).toEqual(fields(schemas['api.v2010.account.call']));
    const messages = await shown('/Messages.json', 'messages');
    expect(messages.fields).toEqual(fields(schemas['api.v2010.account.message']));
    const media = await shown(`/Messages/${String(messages.first?.['sid'])}/Media.json`, 'media_list');
    expect(media.fields).toEqual(fields(schemas['api.v2010.account.message.media']));
    const recordings = await shown('/Recordings.json', 'recordings');
    expect(recordings.fields).toEqual(fields(schemas['api.v2010.account.recording']));
    const lists = {
      ...{ '/Messages': messages, '/Calls': calls, '/IncomingPhoneNumbers': numbers },
      '/Recordings': recordings,
    };
    for (const [path, { first }] of Object.entries(lists)) {
      expect((await exchange.rest('GET', `${path}/${String(first?.['sid'])}.json`)).body).toEqual(first);
    }
    expect(await violations(exchange)).toEqual({ violations: [] });
  });

  test('a message is created queued, with its segments counted in the alphabet it needs', async () => {
    const exchange = await startExchange();
    const segments = async (body: string) =>
      record((await send(exchange, { Body: body })).body)['num_segments'];
    expect((await send(exchange, {})).body).toMatchObject({
      ...{ status: 'queued', direction: 'outbound-api', to: customer, from: business, error_code: null },
      date_created: matching(/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000$/),
      date_sent: null,
    });
    expect(await segments('a'.repeat(160))).toBe('1');
    expect(await segments('a'.repeat(161))).toBe('2');
    expect(await segments('€'.repeat(81))).toBe('2');
    expect(await segments(`${'a'.repeat(70)}–`)).toBe('2');
  });
});

describe('lists', () => {
  test('pages are followed to the end without a gap, also when a message arrives meanwhile', async () => {
    const exchange = await startExchange();
    exchange.emulator.seed({
      calls: [],
      messages: Array.from({ length: 7 }, (_, index) => ({
        ...{
          sid: `SM${String(index).padStart(32, '0')}`,
          direction: 'inbound',
          from: customer,
          to: business,
        },
        ...{ body: `No. ${index}`, at: `2026-11-0${index + 1}T12:00:00.000Z`, status: 'received' },
      })) satisfies Parameters<typeof exchange.emulator.seed>[0]['messages'],
    });
    const seen: unknown[] = [];
    let next: unknown = `${apiPath}/Messages.json?PageSize=3`;
    while (typeof next === 'string') {
      const { body } = await exchange.rest('GET', next);
      seen.push(...list(body, 'messages').map((message) => message['body']));
      next = record(body)['next_page_uri'];
      if (seen.length === 3) await exchange.control('text', { from: customer, body: 'A new one' });
    }
    expect(seen).toEqual(['No. 6', 'No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1', 'No. 0']);
  });

  test('filters narrow the lists', async () => {
    const exchange = await startExchange();
    const call = (from: string, at: string, status: 'completed' | 'busy') => ({
      ...{ from, to: business, at, status, duration: status === 'completed' ? 60 : null },
    });
    exchange.emulator.seed({
      messages: [],
      calls: [
        { ...call(customer, '2026-11-01T10:00:00.000Z', 'completed'), forwardedTo: '+19185550177' },
        call('+14055550111', '2026-11-02T10:00:00.000Z', 'busy'),
        call(customer, '2026-11-03T10:00:00.000Z', 'busy'),
      ],
    });
    const count = async (query: string) =>
      list((await exchange.rest('GET', `/Calls.json?${query}`)).body, 'calls').length;
    expect(await count('')).toBe(4);
    expect(await count('Status=busy')).toBe(2);
    expect(await count(`From=${encodeURIComponent(customer)}&Status=busy`)).toBe(1);
    expect(await count('StartTime%3E=2026-11-02')).toBe(2);
    expect(await count('StartTime=2026-11-02')).toBe(1);
    expect(await count('StartTime%3C=2026-11-02')).toBe(3);
    const parent = list((await exchange.rest('GET', '/Calls.json?To=%2B19185550177')).body, 'calls')[0];
    expect(await count(`ParentCallSid=${String(parent?.['parent_call_sid'])}`)).toBe(1);
    const numbers = await exchange.rest(
      'GET',
      `/IncomingPhoneNumbers.json?PhoneNumber=${encodeURIComponent(otherLine)}`,
    );
    expect(list(numbers.body, 'incoming_phone_numbers').map((one) => one['phone_number'])).toEqual([
      otherLine,
    ]);
  });
});

describe('a number', () => {
  test('takes new webhook addresses, gives them back, and clears what is sent empty', async () => {
    const exchange = await startExchange();
    const path = `/IncomingPhoneNumbers/${await numberSid(exchange)}.json`;
    const voiceUrl = `${exchange.functionsUrl}/twilio-manage/voice`;
    const application = `AP${'c'.repeat(32)}`;
    await exchange.rest('POST', path, { VoiceApplicationSid: application });
    expect((await exchange.rest('GET', path)).body).toMatchObject({ voice_application_sid: application });
    await exchange.rest('POST', path, { VoiceUrl: voiceUrl, VoiceMethod: 'POST', VoiceApplicationSid: '' });
    expect((await exchange.rest('GET', path)).body).toMatchObject({
      ...{ voice_url: voiceUrl, voice_method: 'POST', voice_application_sid: '' },
    });
    expect(await exchange.rest('POST', path, { VoiceUrl: 'ftp://x' })).toMatchObject({
      ...{ status: 400, body: { code: 21502 } },
    });
    takeConsoleErrors();
  });
});

describe('refusals', () => {
  test.each([
    [{ To: '' }, 21604],
    [{ To: '12' }, 21211],
    [{ From: '' }, 21603],
    [{ From: '+19185550199' }, 21606],
    [{ To: business }, 21266],
    [{ Body: '  ' }, 21602],
    [{ Body: 'x'.repeat(1601) }, 21617],
    [{ To: '+15005550001' }, 21211],
    [{ To: '+15005550002' }, 21612],
    [{ To: '+15005550003' }, 21408],
    [{ To: '+15005550004' }, 21610],
    [{ To: '+15005550009' }, 21614],
  ])('sending %j is refused with %i', async (form, code) => {
    const exchange = await startExchange();
    expect(await send(exchange, form)).toEqual({
      status: 400,
      body: {
        ...{ code, status: 400, message: matching(/./) },
        more_info: `https://www.twilio.com/docs/errors/${code}`,
      },
    });
    takeConsoleErrors();
  });

  test('wrong credentials meet 20003; an API key is accepted', async () => {
    const apiKeys = [{ sid: `SK${'d'.repeat(32)}`, secret: 'secret' }];
    const exchange = await startExchange(undefined, { apiKeys });
    const ask = (authorization: string | null) =>
      exchange.rest('GET', '/Calls.json', undefined, authorization ? { Authorization: authorization } : {});
    for (const wrong of [null, 'Bearer x', basic(accountSid, 'x'), basic('x', authToken)]) {
      expect(await ask(wrong)).toMatchObject({ status: 401, body: { code: 20003 } });
    }
    expect((await ask(basic(apiKeys[0]?.sid ?? '', 'secret'))).status).toBe(200);
  });

  test('what is not there meets 20404', async () => {
    const exchange = await startExchange();
    const paths = [`/Messages/SM${'0'.repeat(32)}.json`, `/Calls/CA${'0'.repeat(32)}.json`];
    for (const path of paths) {
      expect(await exchange.rest('GET', path)).toMatchObject({ status: 404, body: { code: 20404 } });
    }
    const stranger = `/2010-04-01/Accounts/AC${'9'.repeat(32)}/Calls.json`;
    expect(await exchange.rest('GET', stranger)).toMatchObject({ status: 404, body: { code: 20404 } });
  });

  test('more requests a second than allowed meet 20429', async () => {
    const exchange = await startExchange(undefined, { clock: () => new Date('2026-11-21T12:00:00Z') });
    await exchange.control('limit', { perSecond: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => exchange.rest('GET', '/Calls.json')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(answers[2]?.body).toMatchObject({ code: 20429 });
    await exchange.control('limit', { perSecond: null });
    expect((await exchange.rest('GET', '/Calls.json')).status).toBe(200);
  });
});

test('a request that leaves the definition is answered as Twilio would, recorded and logged once', async () => {
  const exchange = await startExchange();
  for (const body of ['a', 'b']) {
    const answer = await send(exchange, { Body: body, StatusCallbackUrl: 'https://a.example/x' });
    expect(answer.status).toBe(201);
  }
  expect(await violations(exchange)).toMatchObject({
    violations: [
      { side: 'request', method: 'POST', problem: 'form: Twilio has no field "StatusCallbackUrl"' },
      { side: 'request' },
    ],
  });
  expect((await exchange.control('state')).body).toMatchObject({ violations: 2 });
  expect(takeConsoleErrors()).toEqual([containing('StatusCallbackUrl')]);
});

describe('faults', () => {
  test('each is met as often as asked for, and nothing is sent meanwhile', async () => {
    const exchange = await startExchange();
    await exchange.control('fault', { kind: 'http-500', times: 2 });
    expect((await send(exchange, {})).status).toBe(500);
    expect((await send(exchange, {})).status).toBe(500);
    await exchange.control('fault', { kind: '429', times: 1 });
    expect(await send(exchange, {})).toMatchObject({ status: 429, body: { code: 20429 } });
    await exchange.control('fault', { kind: 'html', times: 1 });
    await expect(send(exchange, {})).rejects.toThrow(SyntaxError);
    expect((await send(exchange, {})).status).toBe(201);
    const { body } = await exchange.rest('GET', '/Messages.json');
    expect(list(body, 'messages')).toHaveLength(1);
  });

  test('over a socket: a dropped answer was carried out, a time-out was not', async () => {
    const exchange = await startExchange();
    const fetch = async (request: Request) =>
      (await exchange.emulator.handle(request)) ?? new Response(null, { status: 404 });
    const port = await new Promise<number>((resolve) => {
      const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
      onTestFinished(() => void server.close());
    });
    const post = (body: string, signal: AbortSignal | null = null) =>
      globalThis
        .fetch(`http://127.0.0.1:${port}/__twilio${apiPath}/Messages.json`, {
          method: 'POST',
          headers: { Authorization: basic(accountSid, authToken) },
          body: new URLSearchParams({ From: business, To: customer, Body: body }),
          signal,
        })
        .then((response) => response.json());

    await exchange.control('fault', { kind: 'drop-answer', times: 1 });
    await expect(post('dropped')).rejects.toThrow();
    await exchange.control('fault', { kind: 'timeout', times: 1 });
    await expect(post('lost', AbortSignal.timeout(200))).rejects.toThrow('timeout');
    const { body } = await exchange.rest('GET', '/Messages.json');
    expect(list(body, 'messages').map((message) => message['body'])).toEqual(['dropped']);
  });
});
