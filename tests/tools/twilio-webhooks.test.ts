import { expect, test } from 'vitest';
import { isSignedByTwilio } from '../../supabase/functions/_shared/twilio/signature.ts';
import { takeConsoleErrors } from '../support/console-guard.ts';
import { authToken, headers, customer, startExchange, type Received, containing } from './twilio-exchange.ts';

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
    webhook: { status: null, problem: containing('outside this stack') },
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
