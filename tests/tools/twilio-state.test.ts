import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { customer, startExchange } from './twilio-exchange.ts';

test('a restart of the emulator keeps messages, calls, opt-outs and settings, and moves webhook addresses to the new port', async () => {
  const file = join(temporaryFolder(onTestFinished), 'deeper', 'twilio.json');
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
    const file = join(temporaryFolder(onTestFinished), 'twilio.json');
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
