/** Who may be texted: what a contact says lifts only what the contact said, and so for the office. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import {
  adminCall,
  businessNumber,
  newSid,
  read,
  startFunctionWorld,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

const customer = '+19185550161';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  await world.saveSetting('twilio_phone_number', businessNumber);
  handler = createHandler(world.env());
});
afterAll(() => world.stop());
beforeEach(() => world.execute('truncate public.contacts cascade'));
afterEach(() => world.server.resetHandlers());

const text = (Body: string, more: Record<string, string> = {}) =>
  handler(
    webhookRequest('/sms-handler/inbound', {
      ...{ MessageSid: newSid('SM'), From: customer, To: businessNumber, Body, NumMedia: '0' },
      ...more,
    }),
  );
const mark = async (optedOut: boolean) =>
  (await adminCall(handler, 'sms-handler', { action: 'setOptedOut', to: customer, optedOut }, admin.token))
    .status;
const textBlock = async () => {
  const { body } = await read(
    await adminCall(handler, 'sms-handler', { action: 'getConversation', to: customer }, admin.token),
  );
  const conversation: unknown = body['conversation'];
  return typeof conversation === 'object' && conversation !== null && 'textBlock' in conversation
    ? conversation.textBlock
    : undefined;
};

describe('the office’s own mark', () => {
  test.each(['YES', 'START', 'UNSTOP', 'yes', 'Start', 'I changed my mind'])(
    'outlives their "%s"',
    async (body) => {
      await text('Hello');
      await mark(true);
      await text(body);
      expect(await textBlock()).toBe('opted_out_by_office');
    },
  );

  test('is still there when they have said STOP and START in between', async () => {
    await text('Hello');
    await mark(true);
    await text('STOP');
    expect(await textBlock()).toBe('opted_out');
    await text('START');
    expect(await textBlock()).toBe('opted_out_by_office');
    expect(await mark(false)).toBe(200);
    expect(await textBlock()).toBeNull();
  });
});

describe('their own STOP', () => {
  test.each([
    ['START', {}, null],
    ['unstop ', {}, null],
    ['commencer', { OptOutType: 'START' }, null],
    ['YES', {}, 'opted_out'],
    ['YES', { OptOutType: 'START' }, 'opted_out'],
    ['START please', {}, 'opted_out'],
    ['HELP', {}, 'opted_out'],
  ])('after "%s" %j is %s', async (body, more, expected) => {
    await text('STOP');
    await text(body, more);
    expect(await textBlock()).toBe(expected);
  });

  test('holds for every number of the business', async () => {
    await text('STOP');
    await text('Can you come?', { To: '+19185550102' });
    expect(await textBlock()).toBe('opted_out');
  });

  test('is not lifted by the office', async () => {
    await text('STOP');
    expect(await mark(false)).toBe(409);
    expect(await textBlock()).toBe('opted_out');
  });
});
