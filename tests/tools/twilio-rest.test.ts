import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import definition from '../../tools/twilio-emulator/twilio-v2010.contract.json' with { type: 'json' };
import { takeConsoleErrors } from '../support/console-guard';
import { business, customer, startExchange, type Exchange, containing, matching } from './twilio-exchange.ts';

const listed = v.looseTuple([v.looseObject({ sid: v.string() })]);
const violations = async (exchange: Exchange) => (await exchange.control('violations')).body;

const send = (exchange: Exchange, form: Record<string, string>) =>
  exchange.rest('POST', '/Messages.json', { From: business, To: customer, Body: 'Hello', ...form });

test('every resource carries every field of Twilio’s definition, and no violation is found', async () => {
  const exchange = await startExchange();
  await exchange.control('text', { from: customer, body: 'Hi', media: ['data:image/png;base64,AAAA'] });
  await exchange.control('call', { from: customer, outcome: 'busy' });
  const recording = { sid: `RE${'1'.repeat(32)}`, seconds: 21 };
  const call = { from: customer, to: business, at: '2026-11-20T10:00:00.000Z', duration: 30, recording };
  const forwarded = { status: 'completed', forwardedTo: '+19185550177' } as const;
  exchange.emulator.seed({ messages: [], calls: [{ ...call, ...forwarded }] });

  /** The first row of a list, which has all the fields of its definition. */
  const first = async (path: string, key: string, { properties }: { properties: object }) => {
    const { body } = await exchange.rest('GET', `${path}.json`);
    const [row] = v.parse(listed, v.parse(v.record(v.string(), v.unknown()), body)[key]);
    expect(Object.keys(row).sort()).toEqual(Object.keys(properties).sort());
    return row;
  };
  const schemas = definition.components.schemas;
  const lists = [
    ['/IncomingPhoneNumbers', 'incoming_phone_numbers', schemas['api.v2010.account.incoming_phone_number']],
    ['/Calls', 'calls', schemas['api.v2010.account.call']],
    ['/Recordings', 'recordings', schemas['api.v2010.account.recording']],
    ['/Messages', 'messages', schemas['api.v2010.account.message']],
  ] as const;
  let sid = '';
  for (const [path, key, schema] of lists) {
    const row = await first(path, key, schema);
    ({ sid } = row);
    expect((await exchange.rest('GET', `${path}/${sid}.json`)).body).toEqual(row);
  }
  await first(`/Messages/${sid}/Media`, 'media_list', schemas['api.v2010.account.message.media']);
  expect(await violations(exchange)).toEqual({ violations: [] });
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
