/** A blocked contact: their calls end, their texts lie apart, and nobody texts or calls them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createVoiceHandler } from '../../supabase/functions/twilio-manage/handler';
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

const pest = '+19185550182';
const ownPhone = '+19185550177';

let world: FunctionWorld;
let sms: Handler;
let voice: Handler;
let admin: Person;

beforeAll(async () => {
  world = await startFunctionWorld();
  sms = createHandler(world.env());
  voice = createVoiceHandler(world.env());
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.execute('truncate public.contacts, public.calls, public.audit_log cascade');
  await world.saveSetting('twilio_phone_number', businessNumber);
  await world.saveSetting('call_forwarding_number', ownPhone);
});

const ask = async (action: string, fields: object = {}, by = admin) =>
  read(await adminCall(sms, 'sms-handler', { action, ...fields }, by.token));
const block = (isBlocked = true, by = admin) => ask('setBlocked', { to: pest, isBlocked }, by);
const text = (body = 'Buy our leads') =>
  sms(
    webhookRequest('/sms-handler/inbound', {
      ...{ MessageSid: newSid('SM'), From: pest, To: businessNumber, Body: body, NumMedia: '0' },
    }),
  );
const ring = async (callSid = newSid('CA')) => {
  const fields = { CallSid: callSid, From: pest, To: businessNumber, CallStatus: 'ringing' };
  return (await voice(webhookRequest('/twilio-manage/voice', fields))).text();
};
const listed = async (state: string) => {
  const { body } = await ask('getConversations', { state });
  const list: unknown = body['conversations'];
  return Array.isArray(list) ? list.map((row: Record<string, unknown>) => row) : [];
};
const logged = async (fields: object = {}) =>
  (
    await read(
      await adminCall(
        voice,
        'twilio-manage',
        { action: 'getCallLogs', isStored: true, ...fields },
        admin.token,
      ),
    )
  ).body;

test('their texts lie apart, unread by nobody, and an unblocked contact is as before', async () => {
  await text();
  await block();
  await text('Last chance');
  expect([await listed('open'), await listed('all')]).toEqual([[], []]);
  expect(await listed('suspected')).toMatchObject([
    { lastMessage: 'Last chance', unreadCount: 0, textBlock: 'blocked' },
  ]);
  await block(false);
  expect(await listed('open')).toMatchObject([{ otherNumber: pest, textBlock: null }]);
  await text('Hello again');
  expect(await listed('open')).toMatchObject([{ unreadCount: 1 }]);
  expect(
    await world.query(
      "select actor, action, subject from public.audit_log where action like 'contact.%' order by id",
    ),
  ).toEqual([
    { actor: admin.id, action: 'contact.block', subject: pest },
    { actor: admin.id, action: 'contact.unblock', subject: pest },
  ]);
});

test('their call ends after one sentence, and the log says why', async () => {
  await block();
  expect(await ring()).toMatch(
    /<Response><Say>We are not able to take your call\. Goodbye\.<\/Say><Hangup\/><\/Response>/,
  );
  await expect
    .poll(async () => (await logged())['calls'])
    .toMatchObject([{ from: pest, outcome: 'blocked' }]);
  expect(await logged({ group: 'missed' })).toMatchObject({ calls: [], figures: { total: { received: 0 } } });
  await block(false);
  expect(await ring()).toContain(ownPhone);
});

test('nobody texts or calls them, and nobody is alerted', async () => {
  await text();
  await block();
  await world.execute(
    `insert into private.alert_settings (user_id, kinds) values ('${admin.id}', '{text,missed_call}')`,
  );
  const [alerts] = await world.query(
    `select public.claim_alerts(60, '12:00', '[]', 'text', 'event', '${pest}') is not null as asked,
      (select count(*)::integer from private.alert_turns) as turns`,
  );
  expect(alerts).toEqual({ asked: true, turns: 0 });
  const blocked = { status: 403, body: { code: 'blocked' } };
  expect(await ask('sendMessage', { from: businessNumber, to: pest, body: 'No' })).toMatchObject(blocked);
  const permission = { how: 'phone', note: 'x' };
  expect(await ask('startConversation', { to: pest, permission })).toMatchObject(blocked);
  const start = await adminCall(voice, 'twilio-manage', { action: 'startCall', to: pest }, admin.token);
  expect(await read(start)).toMatchObject(blocked);
  const [textBack] = await world.query(
    `select outcome from public.begin_automatic_text('${businessNumber}', '${pest}', 'x', 'missed_call', 'CA8', gen_random_uuid(), 9, '[]')`,
  );
  expect(textBack).toEqual({ outcome: 'opted_out' });
  expect(world.twilioRequests).toEqual([]);
});

test('only admins block', async () => {
  const dispatcher = await world.person();
  await world.execute(
    `insert into public.user_roles (user_id, role) values ('${dispatcher.id}', 'dispatcher')`,
  );
  expect((await block(true, dispatcher)).status).toBe(403);
});
