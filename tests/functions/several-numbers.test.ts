/** More than one business number: a reply leaves from the number that the person wrote to. */
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  adminCall,
  businessNumber,
  newSid,
  read,
  startFunctionWorld,
  twilioError,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

const customer = '+19185550162';
const second = '+19185550102';

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
beforeEach(async () => {
  await world.execute('truncate public.contacts cascade');
  world.twilioRequests.length = 0;
});
afterEach(() => world.server.resetHandlers());

const text = (To: string) =>
  handler(
    webhookRequest('/sms-handler/inbound', {
      ...{ MessageSid: newSid('SM'), From: customer, To, Body: 'Hello', NumMedia: '0' },
    }),
  );
const call = async (body: object) => read(await adminCall(handler, 'sms-handler', body, admin.token));
const reply = (from: string) => call({ action: 'sendMessage', from, to: customer, body: 'On our way' });
const senders = () => world.twilioRequests.map(({ form }) => form['From']);
const opened = async () => (await call({ action: 'getConversation', to: customer })).body;

test('the reply leaves from the number they wrote to, whichever the office names', async () => {
  await text(second);
  expect(await reply(businessNumber)).toMatchObject({
    status: 200,
    body: { message: { businessNumber: second } },
  });
  expect(await reply(second)).toMatchObject({ status: 200 });
  expect(senders()).toEqual([second, second]);
});

test('of two numbers it is the one they wrote to last, and there is one conversation', async () => {
  await text(second);
  await text(businessNumber);
  await reply(businessNumber);
  expect(senders()).toEqual([businessNumber]);
  expect(await opened()).toMatchObject({
    conversation: { businessNumber, unreadCount: 2 },
    messages: [{ businessNumber: second }, { businessNumber }, { businessNumber }],
  });
});

test('nothing leaves from a number that is neither saved nor theirs', async () => {
  await text(second);
  expect(await reply('+19185550103')).toMatchObject({ status: 403, body: { code: 'wrong_sender' } });
  expect(senders()).toEqual([]);
});

test('from a number that the business has no more, the reply leaves from the saved one, now and later', async () => {
  await text(second);
  world.server.use(
    http.post('https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json', async ({ request }) =>
      (await request.clone().text()).includes(`From=${encodeURIComponent(second)}`)
        ? twilioError(400, 21606)
        : undefined,
    ),
  );
  expect((await reply(businessNumber)).status).toBe(200);
  expect(await opened()).toMatchObject({
    conversation: { businessNumber },
    messages: [{ businessNumber: second }, { businessNumber, status: 'queued' }],
  });
  expect((await reply(businessNumber)).status).toBe(200);
  expect(senders()).toEqual([businessNumber, businessNumber]);
  takeConsoleErrors();
});
