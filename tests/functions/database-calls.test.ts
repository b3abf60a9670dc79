/** How often the two hottest paths ask the database, counted where their requests leave the function. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import {
  adminCall,
  businessNumber,
  newSid,
  startFunctionWorld,
  twilioMessage,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

const customer = '+19185550163';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;
const asked: string[] = [];

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  await world.saveSetting('twilio_phone_number', businessNumber);
  handler = createHandler(world.env());
  world.server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) asked.push(pathname.slice('/rest/v1/'.length));
  });
});
afterAll(() => world.stop());

const text = () =>
  handler(
    webhookRequest('/sms-handler/inbound', {
      ...{ MessageSid: newSid('SM'), From: customer, To: businessNumber, Body: 'Hello', NumMedia: '0' },
    }),
  );
const send = (idempotencyKey: string) =>
  adminCall(
    handler,
    'sms-handler',
    { action: 'sendMessage', from: businessNumber, to: customer, body: 'On our way', idempotencyKey },
    admin.token,
  );

beforeEach(async () => {
  asked.length = 0;
  await text();
  await vi.waitFor(() => expect(asked).toContain('rpc/claim_alerts'));
  asked.length = 0;
});

test('a text that comes in is one call, and another one after the answer', async () => {
  expect((await text()).status).toBe(200);
  await vi.waitFor(() => expect(asked).toEqual(['rpc/receive_message', 'rpc/claim_alerts']));
});

test('an admin’s send is three calls, and a repetition of it two', async () => {
  const key = crypto.randomUUID();
  expect((await send(key)).status).toBe(200);
  expect(asked).toEqual(['rpc/office_access', 'rpc/begin_message', 'rpc/update_message_status']);
  asked.length = 0;
  expect((await send(key)).status).toBe(200);
  expect(asked).toEqual(['rpc/office_access', 'rpc/begin_message']);
});

test('a send whose claim is taken over is four calls at most', async () => {
  const key = crypto.randomUUID();
  await send(key);
  await world.execute(`update public.messages set status = 'pending', provider_sid = null,
    claimed_until = now() - interval '1 second' where idempotency_key = '${key}'`);
  world.twilioMessages.push(
    twilioMessage({
      direction: 'outbound-api',
      from: businessNumber,
      to: customer,
      body: 'On our way',
      status: 'sent',
    }),
  );
  asked.length = 0;
  expect((await send(key)).status).toBe(200);
  expect(asked).toHaveLength(4);
});
