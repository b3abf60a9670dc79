import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { business, customer, mechanic, startExchange } from './twilio-exchange.ts';

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'twilio-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deeper', 'twilio.json');
}

describe('a restart', () => {
  test('keeps messages, calls, opt-outs and settings, and moves the addresses to the new port', async () => {
    const file = stateFile();
    const first = await startExchange(undefined, { stateFile: file });
    const list = await first.rest('GET', '/IncomingPhoneNumbers.json');
    const path = `/IncomingPhoneNumbers/${/PN\w{32}/.exec(JSON.stringify(list))?.[0]}.json`;
    await first.rest('POST', path, {
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
    const form = { From: business, To: customer, Body: 'Hello' };
    expect((await second.rest('POST', '/Messages.json', form)).body).toMatchObject({ code: 21610 });
    expect((await second.rest('GET', '/Messages.json')).body).toMatchObject({
      messages: [{ direction: 'outbound-reply' }, { body: 'STOP' }],
    });
    expect((await second.rest('GET', '/Calls.json')).body).toMatchObject({ calls: [{ from: customer }] });
    const numbers = (await second.rest('GET', '/IncomingPhoneNumbers.json')).body;
    expect(numbers).toMatchObject({ incoming_phone_numbers: { length: 2 } });
  });

  test('goes on with a delivery that it interrupted, and calls back at the new address', async () => {
    const file = stateFile();
    const first = await startExchange(undefined, { stateFile: file, pace: { messageStepMs: 60_000 } });
    const StatusCallback = `${first.functionsUrl}/sms-handler/status`;
    await first.rest('POST', '/Messages.json', {
      From: business,
      To: customer,
      Body: 'Hello',
      StatusCallback,
    });
    await first.emulator.stop();

    const second = await startExchange(undefined, { stateFile: file });
    const reported = () => second.received.map(({ form }) => form.get('MessageStatus'));
    await expect.poll(reported).toEqual(['sending', 'sent', 'delivered']);
  });

  test.each(['{"version":1', '{"version":1,"numbers":"none"}', '[]'])(
    'with a damaged file (%s) says what to do',
    async (content) => {
      const file = join(mkdtempSync(join(tmpdir(), 'twilio-state-')), 'twilio.json');
      writeFileSync(file, content);
      await expect(startExchange(undefined, { stateFile: file })).rejects.toThrow(
        `The Twilio emulator can't read ${file}: delete it to start afresh.`,
      );
    },
  );

  test('writes while it runs, not only at the end', async () => {
    const file = stateFile();
    const exchange = await startExchange(undefined, { stateFile: file });
    await exchange.control('text', { from: customer, body: 'Remember me' });
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('Remember me');
  });
});

test('seeded history shows in Twilio’s lists, its STOP counts, and no webhook is sent', async () => {
  const exchange = await startExchange();
  exchange.emulator.seed({
    messages: [
      {
        ...{ sid: `SM${'1'.repeat(32)}`, direction: 'inbound', from: customer, to: business, body: 'STOP' },
        ...{ at: '2026-11-20T10:00:00.000Z', status: 'received' },
      },
      {
        ...{ sid: `SM${'2'.repeat(32)}`, direction: 'outbound', from: business, to: customer, body: 'Hello' },
        ...{ at: '2026-11-19T10:00:00.000Z', status: 'undelivered', errorCode: 30003 },
      },
    ],
    calls: [
      {
        ...{
          from: customer,
          to: business,
          at: '2026-11-20T09:00:00.000Z',
          status: 'completed',
          duration: 61,
        },
        forwardedTo: mechanic,
      },
      {
        ...{ from: customer, to: business, at: '2026-11-20T08:00:00.000Z', waited: 20 },
        ...{ status: 'no-answer', duration: null, forwardedTo: mechanic },
      },
    ],
  });
  expect((await exchange.rest('GET', '/Messages.json')).body).toMatchObject({
    messages: [
      { body: 'STOP', direction: 'inbound', date_sent: 'Fri, 20 Nov 2026 10:00:00 +0000' },
      { status: 'undelivered', error_code: 30003, error_message: 'Unreachable destination handset' },
    ],
  });
  expect((await exchange.rest('GET', '/Calls.json')).body).toMatchObject({
    calls: [
      { direction: 'outbound-dial', to: mechanic, duration: '61' },
      { direction: 'inbound', parent_call_sid: null, end_time: 'Fri, 20 Nov 2026 09:01:01 +0000' },
      { direction: 'outbound-dial', to: mechanic, status: 'no-answer', duration: null, end_time: null },
      { direction: 'inbound', status: 'completed', end_time: 'Fri, 20 Nov 2026 08:00:29 +0000' },
    ],
  });
  const form = { From: business, To: customer, Body: 'Hello' };
  expect((await exchange.rest('POST', '/Messages.json', form)).body).toMatchObject({ code: 21610 });
  expect((await exchange.control('violations')).body).toEqual({ violations: [] });
  expect(exchange.received).toEqual([]);
});

describe('the phone', () => {
  const get = async (path: string, init?: RequestInit) => {
    const exchange = await startExchange();
    return exchange.emulator.handle(new Request(`http://localhost${path}`, init));
  };

  test('is one page without anything from elsewhere', async () => {
    const response = await get('/__phone');
    const html = (await response?.text()) ?? '';
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<h1>The customer’s phone</h1>');
    expect(html).not.toMatch(/%nonce%|(src|href)="https?:/);
    const files = [...html.matchAll(/(?:src|href)="(\/__phone\/[^"]+)"/g)];
    expect(files.length).toBe(2);
    for (const [, path = ''] of files) {
      const file = await get(path);
      expect(file?.headers.get('content-type'), path).toMatch(/^text\/(css|javascript)/);
    }
  });

  test('can take Twilio down and bring it back', async () => {
    const exchange = await startExchange();
    expect(await exchange.control('outage', { isDown: true })).toEqual({
      status: 200,
      body: { isDown: true },
    });
    expect((await exchange.control('state')).body).toMatchObject({ isDown: true });
    for (let time = 0; time < 3; time += 1) {
      expect((await exchange.rest('GET', '/Messages.json')).status).toBe(500);
    }
    await exchange.control('outage', { isDown: false });
    expect((await exchange.rest('GET', '/Messages.json')).status).toBe(200);
    expect((await exchange.control('outage', { isDown: 'yes' })).status).toBe(400);
  });

  test('is the only thing besides the API that is served', async () => {
    expect(await get('/')).toBeNull();
    expect(await get('/__phonebook')).toBeNull();
    expect((await get('/__phone', { method: 'POST' }))?.status).toBe(405);
    for (const path of ['/api/nothing', '/phone-page.ts', '/phone.html', '/..%2Fstore.ts', '/nothing.js']) {
      expect((await get(`/__phone${path}`))?.status, path).toBe(404);
    }
  });

  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('refuses requests from other pages: %j', async (headers) => {
    const exchange = await startExchange();
    const text = { from: customer, body: 'Hi' };
    expect((await exchange.control('text', text, new Headers(Object.entries(headers)))).status).toBe(403);
    expect((await exchange.control('state', undefined, new Headers(Object.entries(headers)))).status).toBe(
      403,
    );
    expect(exchange.received).toEqual([]);
  });

  test('says what is wrong with a request', async () => {
    const exchange = await startExchange();
    const refusal = async (action: string, body: object) => {
      const answer = await exchange.control(action, body);
      expect(answer.status).toBe(400);
      return JSON.stringify(answer.body);
    };
    expect(await refusal('text', { from: '918', body: 'Hi' })).toContain('must be a phone number');
    expect(await refusal('text', { from: customer, body: '' })).toContain('Write a text first.');
    expect(await refusal('text', { from: customer, to: mechanic, body: 'Hi' })).toContain(
      'number of the business',
    );
    expect(await refusal('text', { from: customer, body: 'Hi', media: ['javascript:x'] })).toContain(
      'pictures',
    );
    expect(await refusal('call', { from: customer, outcome: 'perhaps' })).toContain(
      'must be one of answered',
    );
    expect(await refusal('call', { from: customer, outcome: 'busy', seconds: 1.5 })).toContain(
      'whole number',
    );
    expect(await refusal('fault', { kind: 'fire' })).toContain('must be one of http-500');
  });

  test('is told nothing when nothing is new', async () => {
    const exchange = await startExchange();
    const { body } = await exchange.control('state');
    const version = /"version":(\d+)/.exec(JSON.stringify(body))?.[1];
    expect((await exchange.control(`state?known=${version}`)).status).toBe(204);
    await exchange.control('text', { from: customer, body: 'Hi' });
    expect((await exchange.control(`state?known=${version}`)).status).toBe(200);
  });
});
