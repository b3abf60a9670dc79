import { describe, expect, test } from 'vitest';
import definition from '../../tools/twilio-emulator/twilio-v2010.contract.json' with { type: 'json' };
import { takeConsoleErrors } from '../support/console-guard';
import { business, customer, startExchange, type Exchange, containing, matching } from './twilio-exchange.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const list = (value: unknown, key: string): Record<string, unknown>[] => {
  const items = record(value)[key];
  return Array.isArray(items) ? items.map(record) : [];
};
const violations = async (exchange: Exchange) => (await exchange.control('violations')).body;

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
