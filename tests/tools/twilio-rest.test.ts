import { describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '../support/console-guard';
import { business, customer, startExchange, type Exchange, containing, matching } from './twilio-exchange.ts';

const violations = async (exchange: Exchange) => (await exchange.control('violations')).body;

const send = (exchange: Exchange, form: Record<string, string>) =>
  exchange.rest('POST', '/Messages.json', { From: business, To: customer, Body: 'Hello', ...form });

describe('refusals', () => {
  test.each([
    [{ To: '12' }, 21211],
    [{ From: '+19185550199' }, 21606],
    [{ To: business }, 21266],
    [{ Body: '  ' }, 21602],
    [{ Body: 'x'.repeat(1601) }, 21617],
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
  expect(takeConsoleErrors()).toEqual([containing('StatusCallbackUrl')]);
});
