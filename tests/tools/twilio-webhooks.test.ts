import fc from 'fast-check';
import twilio from 'twilio';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signWebhook } from '../../tools/twilio-emulator/signature.ts';
import { takeConsoleErrors } from '../support/console-guard.ts';
import {
  accountSid,
  apiPath,
  authToken,
  basic,
  business,
  customer,
  listen,
  startExchange,
  twiml,
  type Exchange,
  type Received,
  containing,
} from './twilio-exchange.ts';

function formObject(form: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
const isSigned = ({ signature, url, form }: Received) =>
  twilio.validateRequest(authToken, signature, url, formObject(form));

const text = (exchange: Exchange, body: string) => exchange.control('text', { from: customer, body });
const send = (exchange: Exchange, form: Record<string, string>) =>
  exchange.rest('POST', '/Messages.json', { From: business, To: customer, Body: 'Hello', ...form });
const statuses = (exchange: Exchange) =>
  exchange.received
    .filter(({ path }) => path === '/sms-handler/status')
    .map(({ form }) => form.get('MessageStatus'));

describe('signature', () => {
  test.each([
    [
      {
        CallSid: 'CA1234567890ABCDE',
        Caller: '+14158675309',
        Digits: '1234',
        From: '+14158675309',
        To: '+18005551212',
      },
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    ],
    [{ Sid: 'CA123', SidAccount: 'AC123', Digits: ['5678', '1234', '1234'] }, 'IK+Dwps556ElfBT0I3Rgjkr1wJU='],
  ])('%j gives Twilio’s published value', (fields, expected) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(signWebhook('12345', url, new URLSearchParams(pairs))).toBe(expected);
  });

  test('is what Twilio’s own library computes for any form', () => {
    const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/).filter((one) => one !== 'constructor');
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 12 });
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{1,32}$/), pairs, (token, fields) => {
        const url = 'https://example.com/functions/v1/sms-handler/inbound?message=1';
        const form = new URLSearchParams(fields);
        expect(signWebhook(token, url, form)).toBe(
          twilio.getExpectedTwilioSignature(token, url, formObject(form)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('a customer’s text', () => {
  test('reaches the webhook signed, with Twilio’s fields, and its answer is shown', async () => {
    const exchange = await startExchange();
    const answer = await text(exchange, 'Truck down at mile 178 – can you come?');
    const [webhook] = exchange.received;
    expect(webhook && isSigned(webhook)).toBe(true);
    expect(Object.fromEntries(webhook?.form ?? [])).toMatchObject({
      ...{ AccountSid: accountSid, From: customer, To: business, NumMedia: '0', SmsStatus: 'received' },
      ...{ Body: 'Truck down at mile 178 – can you come?', NumSegments: '1', ApiVersion: '2010-04-01' },
      ...{ FromCity: 'TULSA', FromState: 'OK', FromCountry: 'US', ToZip: '74103' },
      ...{ MessageSid: webhook?.form.get('SmsSid'), SmsMessageSid: webhook?.form.get('SmsSid') },
    });
    expect(answer.body).toMatchObject({
      webhook: { status: 200, body: '<Response/>', problem: null },
      replies: [],
    });
  });

  test('carries its pictures as addresses that want the account’s credentials', async () => {
    const exchange = await startExchange();
    const picture = `data:image/png;base64,${Buffer.from('png').toString('base64')}`;
    await exchange.control('text', { from: customer, body: '', media: [picture, picture] });
    const form = exchange.received[0]?.form;
    expect(form?.get('NumMedia')).toBe('2');
    expect(form?.get('MediaContentType1')).toBe('image/png');
    const address = form?.get('MediaUrl1') ?? '';
    expect(address).toContain(`/__twilio${apiPath}/Messages/${form?.get('MessageSid')}/Media/ME`);
    const get = (headers: HeadersInit) => exchange.emulator.handle(new Request(address, { headers }));
    expect((await get({}))?.status).toBe(401);
    const away = await get({ Authorization: basic(accountSid, authToken) });
    expect(away?.status).toBe(307);
    const store = away?.headers.get('location') ?? '';
    const fetched = await exchange.emulator.handle(new Request(store));
    expect(fetched?.headers.get('content-type')).toBe('image/png');
    expect(await fetched?.text()).toBe('png');
  });

  test('keeps its pictures behind signed addresses, and reports credentials that are sent there', async () => {
    let time = new Date('2026-11-21T12:00:00Z');
    const exchange = await startExchange(undefined, { clock: () => time });
    const picture = `data:image/png;base64,${Buffer.from('png').toString('base64')}`;
    await exchange.control('text', { from: customer, body: '', media: [picture] });
    const address = exchange.received[0]?.form.get('MediaUrl0') ?? '';
    const headers = { Authorization: basic(accountSid, authToken) };
    const store =
      (await exchange.emulator.handle(new Request(address, { headers })))?.headers.get('location') ?? '';
    const status = async (url: string) => (await exchange.emulator.handle(new Request(url)))?.status;
    expect(await status(store.replace(/Signature=[^&]*/, 'Signature=forged'))).toBe(403);
    expect(await status(store.replace(/Expires=\d+/, 'Expires=9999999999'))).toBe(403);
    expect(await status(store)).toBe(200);
    time = new Date('2026-11-21T17:00:00Z');
    expect(await status(store)).toBe(403);

    expect(await exchange.control('violations')).toMatchObject({ body: { violations: [] } });
    await exchange.emulator.handle(new Request(store, { headers }));
    expect(await exchange.control('violations')).toMatchObject({
      body: { violations: [{ problem: 'credentials were sent to the media store' }] },
    });
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('is answered by the TwiML of the webhook', async () => {
    const exchange = await startExchange(() =>
      twiml(
        '<Response><Message>On our way &amp; close</Message><Message><Body>Stay safe</Body></Message></Response>',
      ),
    );
    expect((await text(exchange, 'Hi')).body).toMatchObject({
      replies: [
        { body: 'On our way & close', direction: 'outbound-reply', from: business, to: customer },
        { body: 'Stay safe' },
      ],
    });
  });

  test('shows a developer what is wrong with the webhook', async () => {
    const failing = await startExchange(() => new Response('nope', { status: 403 }));
    expect((await text(failing, 'Hi')).body).toMatchObject({
      webhook: { status: 403, body: 'nope', problem: 'The webhook answered 403.' },
    });
    const wordy = await startExchange(() => new Response('Thanks!'));
    expect((await text(wordy, 'Hi')).body).toMatchObject({
      message: { notes: ['The webhook answered 200.', "The webhook's answer is not TwiML (12100)."] },
    });
  });

  test('goes to the fallback address, with the error, when the webhook fails', async () => {
    const exchange = await startExchange(({ path }) =>
      path === '/fallback' ? twiml('<Response/>') : new Response(null, { status: 500 }),
    );
    const sid = /PN\w{32}/.exec(
      JSON.stringify(await exchange.rest('GET', '/IncomingPhoneNumbers.json')),
    )?.[0];
    const SmsFallbackUrl = `${exchange.functionsUrl}/fallback`;
    await exchange.rest('POST', `/IncomingPhoneNumbers/${sid}.json`, { SmsFallbackUrl });
    await text(exchange, 'Hi');
    const [, fallback] = exchange.received;
    expect(fallback && isSigned(fallback)).toBe(true);
    expect(fallback?.form.get('ErrorCode')).toBe('11200');
    expect(fallback?.form.get('ErrorUrl')).toBe(`${exchange.functionsUrl}/sms-handler/inbound`);
  });

  test('is sent once when the connection breaks off: it may have arrived', async () => {
    let arrived = 0;
    const server = createServer((request) => {
      arrived += 1;
      request.socket.destroy();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : null;
    const publicFunctionsUrl = `http://127.0.0.1:${port}/functions/v1`;
    const numbers = [{ phoneNumber: business, friendlyName: 'Main line', smsUrl: `${publicFunctionsUrl}/x` }];
    const exchange = await startExchange(undefined, { publicFunctionsUrl, numbers });
    expect((await text(exchange, 'Hi')).body).toMatchObject({
      webhook: { status: null, problem: containing('did not answer') },
    });
    expect(arrived).toBe(1);
  });

  test('never leaves for another host', async () => {
    const strangers: string[] = [];
    const stranger = await listen((request) => {
      strangers.push(request.url);
      return Promise.resolve(new Response());
    });
    const exchange = await startExchange();
    await send(exchange, { StatusCallback: `${stranger}/status` });
    const sid = /PN\w{32}/.exec(
      JSON.stringify(await exchange.rest('GET', '/IncomingPhoneNumbers.json')),
    )?.[0];
    await exchange.rest('POST', `/IncomingPhoneNumbers/${sid}.json`, { SmsUrl: `${stranger}/inbound` });
    expect((await text(exchange, 'Hi')).body).toMatchObject({
      webhook: { status: null, problem: containing('outside this stack') },
    });
    expect(strangers).toEqual([]);
  });
});

describe('opting out', () => {
  test.each(['STOP', ' stop ', 'Unsubscribe', 'QUIT'])(
    '"%s" blocks later texts until START',
    async (word) => {
      const exchange = await startExchange();
      expect((await text(exchange, word)).body).toMatchObject({
        replies: [{ body: containing('successfully been unsubscribed') }],
      });
      expect(exchange.received[0]?.form.get('Body')).toBe(word);
      expect(await send(exchange, {})).toMatchObject({ status: 400, body: { code: 21610 } });
      expect((await exchange.control('state')).body).toMatchObject({ threads: [{ isOptedOut: true }] });

      expect((await text(exchange, 'START')).body).toMatchObject({
        replies: [{ body: containing('re-subscribed') }],
      });
      expect((await send(exchange, {})).status).toBe(201);
    },
  );

  test('concerns one pair of numbers; a sentence with the word in it changes nothing', async () => {
    const exchange = await startExchange();
    await text(exchange, 'Please stop by the yard');
    expect((await send(exchange, {})).status).toBe(201);
    await text(exchange, 'STOP');
    expect((await send(exchange, { To: '+14055550111' })).status).toBe(201);
    expect((await send(exchange, { From: '+19185550143' })).status).toBe(201);
  });

  test('HELP is answered by the carrier; a reply to somebody who said STOP is not sent', async () => {
    const exchange = await startExchange(() =>
      twiml('<Response><Message>Sorry to see you go</Message></Response>'),
    );
    expect((await text(exchange, 'HELP')).body).toMatchObject({
      replies: [{ body: containing('Reply STOP') }, { body: 'Sorry to see you go' }],
    });
    const { body } = await text(exchange, 'STOP');
    expect(body).toMatchObject({ replies: [{ body: containing('unsubscribed') }] });
    expect(JSON.stringify(body)).toContain('21610');
  });
});

describe('delivery', () => {
  test.each([
    [customer, ['sending', 'sent', 'delivered'], null],
    ['+19185550166', ['sending', 'sent', 'undelivered'], '30003'],
    ['+19185550167', ['sending', 'failed'], '30006'],
    ['+19185550168', ['sending', 'sent'], null],
    ['+19185550169', ['sending', 'sent', 'undelivered'], '30007'],
  ])(
    'to %s is reported as %j in order, signed, with the error at the end',
    async (to, expected, errorCode) => {
      const exchange = await startExchange(() => new Response(null, { status: 204 }));
      const answer = await send(exchange, {
        To: to,
        StatusCallback: `${exchange.functionsUrl}/sms-handler/status?message=7`,
      });
      await expect.poll(() => statuses(exchange)).toEqual(expected);
      expect(exchange.received.every(isSigned)).toBe(true);
      const last = exchange.received.at(-1);
      expect(last?.url).toContain('?message=7');
      expect(last?.form.get('ErrorCode') ?? null).toBe(errorCode);
      const sid = last?.form.get('MessageSid');
      expect(answer.body).toMatchObject({ sid, status: 'queued' });
      expect((await exchange.rest('GET', `/Messages/${sid}.json`)).body).toMatchObject({
        ...{ status: expected.at(-1), error_code: errorCode === null ? null : Number(errorCode) },
      });
    },
  );

  test('stops with the emulator', async () => {
    const exchange = await startExchange(undefined, { pace: { messageStepMs: 60_000 } });
    await send(exchange, { StatusCallback: `${exchange.functionsUrl}/sms-handler/status` });
    const before = Date.now();
    await exchange.emulator.stop();
    expect(Date.now() - before).toBeLessThan(5_000);
    expect(exchange.received).toEqual([]);
  });
});
