/** The Twilio emulator as the functions and the phone use it, with a small web server in place of the functions. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { isSignedByTwilio } from '../../supabase/functions/_shared/twilio/signature';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { listen } from '../../tools/local-stack/functions/free-port';
import { createTwilioEmulator, type TwilioEmulatorOptions } from '../../tools/twilio-emulator/emulator';
import { takeConsoleErrors } from '../support/console-guard';
import { makeTemporaryFolder } from '../support/temporary-folder';

const accountSid = `AC${'a1'.repeat(16)}`;
const authToken = 'b2'.repeat(16);
const otherLine = '+19185550143';
const customer = '+19185550123';
const mechanic = '+19185550177';

/** A webhook as it arrived. `url` is the address that Twilio called, `form` is what it posted. */
type Received = { url: string; form: URLSearchParams; signature: string };

const twiml = (xml: string) => new Response(xml, { headers: { 'Content-Type': 'text/xml' } });

/** Vitest's matcher, typed without `any`. */
const expectSid = (part: string): unknown => expect.stringContaining(part);

const makePost = (body?: object) => body && { method: 'POST', body: JSON.stringify(body) };

const headers = { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` };

async function startExchange(
  functions: (received: Received) => Response | Promise<Response> = () => twiml('<Response/>'),
  options: Partial<TwilioEmulatorOptions> = {},
) {
  const received: Received[] = [];
  const fetch = async (request: Request) => {
    const one = {
      url: request.url,
      form: new URLSearchParams(await request.text()),
      signature: request.headers.get('X-Twilio-Signature') ?? '',
    };
    received.push(one);
    return functions(one);
  };
  const server = createAdaptorServer({ fetch });
  onTestFinished(() => void server.close());
  const functionsUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/functions/v1`;
  const smsUrl = `${functionsUrl}/sms-handler/inbound`;
  const main = { phoneNumber: demoBusinessNumber, friendlyName: 'Main line', smsUrl };
  const spare = { phoneNumber: otherLine, friendlyName: 'Spare line', smsUrl };
  const account = { accountSid, authToken, numbers: [main, spare], publicFunctionsUrl: functionsUrl };
  const pace = { messageStepMs: 5, callStepMs: 1 };
  const emulator = createTwilioEmulator({ ...account, stateFile: null, pace, ...options });
  onTestFinished(() => emulator.stop());

  const ask = async (path: string, init: RequestInit) => {
    const response = await emulator.handle(new Request(`http://localhost${path}`, init));
    const text = (await response?.text()) ?? '';
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response?.status, body };
  };
  const rest = (method: string, path: string, form?: Record<string, string>) =>
    ask(`/__twilio/2010-04-01/Accounts/${accountSid}${path}`, {
      method,
      headers,
      ...(form && { body: new URLSearchParams(form) }),
    });
  return {
    emulator,
    functionsUrl,
    received,
    rest,
    /** Sends a text from the business number. */
    send: (form: Record<string, string> = {}) =>
      rest('POST', '/Messages.json', { From: demoBusinessNumber, To: customer, Body: 'Hello', ...form }),
    /** Changes the first number's settings and returns its path. */
    async point(form: Record<string, string>) {
      const path = `/IncomingPhoneNumbers/${emulator.store.numbers[0]?.sid}.json`;
      await rest('POST', path, form);
      return path;
    },
    control: (action: string, body?: object, from: Record<string, string> = {}) =>
      ask(`/__phone/api/${action}`, { headers: from, ...makePost(body) }),
  };
}

test.each([
  [{ To: '12' }, 21211],
  [{ To: demoBusinessNumber }, 21266],
  [{ Body: '  ' }, 21602],
  [{ Body: 'x'.repeat(1601) }, 21617],
])('the emulator refuses a text with %j and answers error %i', async (form, code) => {
  const exchange = await startExchange();
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  expect(await exchange.send(form)).toMatchObject({ status: 400, body: { code, status: 400, more_info } });
  takeConsoleErrors();
});

test('a request with an unknown field is answered as Twilio would, recorded each time and logged once', async () => {
  const exchange = await startExchange();
  for (const body of ['a', 'b']) {
    expect((await exchange.send({ Body: body, StatusCallbackUrl: 'https://a.example/x' })).status).toBe(201);
  }
  const problem = 'form: Twilio has no field "StatusCallbackUrl"';
  const violation = { side: 'request', method: 'POST', problem };
  expect(exchange.emulator.store.violations).toMatchObject([violation, violation]);
  expect(takeConsoleErrors()).toEqual([expectSid('StatusCallbackUrl')]);
});

const hangUp = '<Response><Hangup/></Response>';
const redirect = '<Response><Redirect>voice</Redirect></Response>';
const foreign = '+19185550100';
const dial = (attributes = '', target = `<Number>${mechanic}</Number>`) =>
  `<Response><Dial answerOnBridge="true" timeout="20" action="voice-result" ${attributes}>${target}</Dial></Response>`;
const say = '<Response><Say>We &amp; ours are closed.</Say></Response>';

/** The forwarded call with the caller ID that the mechanic's phone shows. */
const shown = (from: string, status = 'completed') => ({ legs: [{ from, status }] });

test.each<[what: string, voice: string, call: object, told: string]>([
  ['Dial shows the caller’s number by default', dial(), shown(customer), ''],
  ['Dial can show another number of the account', dial(`callerId="${otherLine}"`), shown(otherLine), ''],
  ['Dial can’t show a foreign number', dial(`callerId="${foreign}"`), shown(foreign, 'failed'), '13214'],
  [
    'Dial to the called number fails as a loop',
    dial('', demoBusinessNumber),
    { status: 'failed' },
    'go in circles',
  ],
  ['Dial to something other than a number fails', dial('', 'the shop'), { status: 'failed' }, '13223'],
  ['Say speaks its sentence', say, { status: 'completed' }, 'We & ours are closed.'],
  ['Hangup ends the call', hangUp, { status: 'completed' }, ''],
  ['text that is not TwiML is an error', 'Hello', { status: 'completed' }, '12100'],
  ['an unknown verb is an error', '<Response><Fax/></Response>', { status: 'no-answer' }, '12200'],
  ['an endless Redirect is an error', redirect, { status: 'completed' }, 'round in circles'],
])('in an answer to a call, %s', async (_, voice, call, told) => {
  const exchange = await startExchange(({ url }) => twiml(url.endsWith('/voice') ? voice : hangUp));
  await exchange.point({ VoiceUrl: `${exchange.functionsUrl}/twilio-manage/voice` });
  const { body } = await exchange.control('call', { from: customer, outcome: 'answered' });
  expect(body).toMatchObject({ call });
  expect(JSON.stringify(body)).toContain(told);
});

const isSigned = ({ signature, url, form }: Received) => isSignedByTwilio([authToken], signature, url, form);

test('a customer’s text in the emulator has its pictures behind signed addresses and reports credentials that are sent there', async () => {
  const exchange = await startExchange();
  const { violations } = exchange.emulator.store;
  const picture = `data:image/png;base64,${Buffer.from('png').toString('base64')}`;
  await exchange.control('text', { from: customer, body: '', media: [picture] });
  const address = exchange.received[0]?.form.get('MediaUrl0') ?? '';
  const moved = await exchange.emulator.handle(new Request(address, { headers }));
  const store = moved?.headers.get('location') ?? '';
  const status = async (url: string) => (await exchange.emulator.handle(new Request(url)))?.status;
  expect(await status(store.replace(/Signature=[^&]*/, 'Signature=forged'))).toBe(403);
  expect(await status(store)).toBe(200);

  expect(violations).toEqual([]);
  await exchange.emulator.handle(new Request(store, { headers }));
  expect(violations).toMatchObject([{ problem: 'credentials were sent to the media store' }]);
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('a customer’s text in the emulator is never posted to another host', async () => {
  const exchange = await startExchange();
  await exchange.point({ SmsUrl: 'http://stranger.example/inbound' });
  expect((await exchange.control('text', { from: customer, body: 'Hi' })).body).toMatchObject({
    webhook: { status: null, problem: expectSid('outside this stack') },
  });
});

test.each([
  [customer, ['sending', 'sent', 'delivered'], null],
  ['+19185550166', ['sending', 'sent', 'undelivered'], '30003'],
  ['+19185550167', ['sending', 'failed'], '30006'],
  ['+19185550168', ['sending', 'sent'], null],
  ['+19185550169', ['sending', 'sent', 'undelivered'], '30007'],
])('signed webhooks for a text to %s report %j, then error %s', async (to, expected, errorCode) => {
  const exchange = await startExchange(() => new Response(null, { status: 204 }));
  const StatusCallback = `${exchange.functionsUrl}/sms-handler/status?message=7`;
  const answer = await exchange.send({ To: to, StatusCallback });
  await expect.poll(() => exchange.received.map(({ form }) => form.get('MessageStatus'))).toEqual(expected);
  expect(exchange.received.every(isSigned)).toBe(true);
  const last = exchange.received.at(-1);
  expect(last?.url).toContain('?message=7');
  expect(last?.form.get('ErrorCode') ?? null).toBe(errorCode);
  const sid = last?.form.get('MessageSid');
  expect(answer.body).toMatchObject({ sid, status: 'queued' });
  expect((await exchange.rest('GET', `/Messages/${sid}.json`)).body).toMatchObject({
    status: expected.at(-1),
    error_code: errorCode === null ? null : Number(errorCode),
  });
});

test('a restart of the emulator keeps messages, calls, opt-outs and settings, and moves webhook addresses to the new port', async () => {
  const file = join(makeTemporaryFolder(onTestFinished), 'deeper', 'twilio.json');
  const first = await startExchange(undefined, { stateFile: file });
  const path = await first.point({
    VoiceUrl: `${first.functionsUrl}/twilio-manage/voice`,
    StatusCallback: 'https://elsewhere.example/x',
  });
  await first.control('text', { from: customer, body: 'STOP' });
  await first.control('call', { from: customer, outcome: 'busy' });
  await first.emulator.stop();

  const second = await startExchange(undefined, { stateFile: file });
  expect(second.functionsUrl).not.toBe(first.functionsUrl);
  expect((await second.rest('GET', path)).body).toMatchObject({
    voice_url: `${second.functionsUrl}/twilio-manage/voice`,
    sms_url: `${second.functionsUrl}/sms-handler/inbound`,
    status_callback: 'https://elsewhere.example/x',
  });
  expect((await second.send()).body).toMatchObject({ code: 21610 });
  expect((await second.rest('GET', '/Messages.json')).body).toMatchObject({
    messages: [{ direction: 'outbound-reply' }, { body: 'STOP' }],
  });
  const { calls, numbers } = second.emulator.store;
  expect(calls).toMatchObject([{ from: customer }]);
  expect(numbers).toHaveLength(2);
});

test.each(['{"version":1', '{"version":1,"numbers":"none"}', '[]'])(
  'a restart of the emulator explains a damaged file: %s',
  async (content) => {
    const file = join(makeTemporaryFolder(onTestFinished), 'twilio.json');
    writeFileSync(file, content);
    await expect(startExchange(undefined, { stateFile: file })).rejects.toThrow(
      `The Twilio emulator can't read ${file}: delete it to start afresh.`,
    );
  },
);

test.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])('the emulator’s phone refuses a request from another site’s page: %j', async (headers) => {
  const exchange = await startExchange();
  expect((await exchange.control('text', { from: customer, body: 'Hi' }, headers)).status).toBe(403);
  expect((await exchange.control('state', undefined, headers)).status).toBe(403);
  expect(exchange.received).toEqual([]);
});

/** The SIDs in an answer with a list of texts. */
const listSids = (body: unknown) =>
  v.parse(v.object({ messages: v.array(v.object({ sid: v.string() })) }), body).messages;

test('a text waits in the emulator’s queue without a date, on no list by day, until the clock has moved that far', async () => {
  const exchange = await startExchange();
  await exchange.control('delays', { queueMs: 3_600_000 });
  const callback = { StatusCallback: `${exchange.functionsUrl}/sms-handler/status` };
  expect(await exchange.send(callback)).toMatchObject({ body: { status: 'queued', date_sent: null } });
  const since = '/Messages.json?DateSent%3E=2020-01-01';
  expect(listSids((await exchange.rest('GET', since)).body)).toHaveLength(0);
  expect(
    listSids((await exchange.rest('GET', `/Messages.json?To=${encodeURIComponent(customer)}`)).body),
  ).toHaveLength(1);
  await exchange.control('clock', { forwardMs: 3_600_000 });
  await expect
    .poll(() => exchange.received.map(({ form }) => form.get('MessageStatus')))
    .toContain('delivered');
  expect(listSids((await exchange.rest('GET', since)).body)).toHaveLength(1);
});

test('a text that would wait for more than ten hours fails in the emulator’s queue', async () => {
  const exchange = await startExchange();
  await exchange.control('delays', { queueMs: 36_000_001 });
  await exchange.send();
  await exchange.control('clock', { forwardMs: 36_000_000 });
  await expect
    .poll(() => exchange.emulator.store.messages[0])
    .toMatchObject({ status: 'failed', errorCode: 30036 });
});

test('a text appears in the emulator’s lists only after their lag', async () => {
  const exchange = await startExchange();
  await exchange.control('delays', { listLagMs: 60_000 });
  await exchange.send();
  const list = async () => listSids((await exchange.rest('GET', '/Messages.json')).body);
  expect(await list()).toHaveLength(0);
  exchange.emulator.moveClock(60_000);
  expect(await list()).toHaveLength(1);
});

test('the emulator refuses delays that are none', async () => {
  const exchange = await startExchange();
  for (const delays of [{ queueMs: -1 }, { listLagMs: 'long' }, { sleepMs: 1 }]) {
    expect((await exchange.control('delays', delays)).status, JSON.stringify(delays)).toBe(400);
  }
  expect((await exchange.control('clock', { forwardMs: -1 })).status).toBe(400);
});
