import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../support/console-guard';
import { business, startExchange, containing } from './twilio-exchange.ts';

test.each([
  [{ To: '12' }, 21211],
  [{ To: business }, 21266],
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
  expect(takeConsoleErrors()).toEqual([containing('StatusCallbackUrl')]);
});
