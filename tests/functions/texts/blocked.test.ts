/** A blocked contact: their calls end, their texts lie apart, and nobody texts or calls them. */
import { beforeEach, expect, test } from 'vitest';
import { businessNumber, newSid } from '../../support/functions-harness';
import { customer as pest, rowsOf, startOffice } from '../../support/office-setup';

const ownPhone = '+19185550177';
const { services, admin, ask, post, text } = await startOffice();
beforeEach(() => services.saveSetting('call_forwarding_number', ownPhone));

const block = (isBlocked = true) => ask({ action: 'setBlocked', to: pest, isBlocked });
const ring = async () => {
  const fields = { CallSid: newSid('CA'), From: pest, To: businessNumber, CallStatus: 'ringing' };
  return (await post('/twilio-manage/voice', fields)).text();
};
const listed = async (state: string) =>
  rowsOf((await ask({ action: 'getConversations', state })).body['conversations']);
const logged = async (fields: object = {}) =>
  (await ask({ action: 'getCallLogs', isStored: true, ...fields })).body;

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
    await services.query(
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
  await services.execute(
    `insert into private.alert_settings (user_id, kinds) values ('${admin.id}', '{text,missed_call}')`,
  );
  const [alerts] = await services.query(
    `select public.claim_alerts(60, '12:00', '[]', 'text', 'event', '${pest}') is not null as asked,
      (select count(*)::integer from private.alert_turns) as turns`,
  );
  expect(alerts).toEqual({ asked: true, turns: 0 });
  const permission = { how: 'phone', note: 'x' };
  for (const request of [
    { action: 'sendMessage', from: businessNumber, to: pest, body: 'No' },
    { action: 'startConversation', to: pest, permission },
    { action: 'startCall', to: pest },
  ])
    expect(await ask(request)).toMatchObject({ status: 403, body: { code: 'blocked' } });
  const [textBack] = await services.query(
    `select outcome from public.begin_automatic_text('${businessNumber}', '${pest}', 'x', 'missed_call', 'CA8', gen_random_uuid(), 9, '[]')`,
  );
  expect(textBack).toEqual({ outcome: 'opted_out' });
  expect(services.twilioRequests).toEqual([]);
});
