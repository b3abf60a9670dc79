/** Who may be texted: contacts lift only their own STOP, the office lifts only its own opt-out; and who is blocked. */
import { beforeEach, describe, expect, test } from 'vitest';
import { businessNumber } from '../../support/twilio-rows';
import { customer, mechanic, rowsOf, startOffice } from '../../support/office-setup';

const { services, admin, ask, text, reportCall, send, conversations } = await startOffice();

const mark = async (optedOut: unknown, to = customer) =>
  (await ask({ action: 'setOptedOut', to, optedOut })).status;
const textBlock = async () => (await conversations())[0]?.['textBlock'];
const optedOut = { status: 409, body: { code: 'opted_out' } };

test('an opt-out set by the office stops every text until it is lifted, and is logged once with its author', async () => {
  await text();
  expect(await Promise.all([1, 2, 3].map(() => mark(true)))).toEqual([200, 200, 200]);
  expect(await send()).toMatchObject(optedOut);
  expect(services.twilioRequests).toEqual([]);
  expect(await services.rows('audit_log?select=actor,action,subject,new_value')).toEqual([
    { actor: admin.id, action: 'texts.stop', subject: customer, new_value: 'true' },
  ]);
  expect(await mark(false)).toBe(200);
  expect((await send()).status).toBe(200);
});

test('an opt-out set by the office remains after a STOP and a START from the contact', async () => {
  await text();
  await mark(true);
  await text('STOP');
  expect(await textBlock()).toBe('opted_out');
  await text('START');
  expect(await textBlock()).toBe('opted_out_by_office');
});

test('an opt-out set by the office needs an existing contact', async () =>
  expect(await mark(true, '+19185557777')).toBe(404));

// All of Twilio's opt-out words.
const words = ['STOP', ' stop ', 'Unsubscribe', 'StopAll', 'cancel', 'END', 'quit', 'Revoke', 'OptOut'];
test.each<[body: string, more: Record<string, string>, expected: string | null]>([
  ...words.map((word): [string, Record<string, string>, string] => [word, {}, 'opted_out']),
  ['arrêt', { OptOutType: 'STOP' }, 'opted_out'],
  ['please stop by at noon', {}, null],
  ['HELP', {}, null],
])('a STOP from the contact is recognized in "%s" %j as: %s', async (body, more, expected) => {
  await text(body, more);
  expect(await textBlock()).toBe(expected);
});

test.each([
  ['START', {}, null],
  ['unstop ', {}, null],
  ['commencer', { OptOutType: 'START' }, null],
  ['YES', {}, 'opted_out'],
  ['YES', { OptOutType: 'START' }, 'opted_out'],
  ['START please', {}, 'opted_out'],
  ['Can you come?', { To: '+19185550102' }, 'opted_out'],
])('a STOP from the contact followed by "%s" %j leaves the text block: %s', async (body, more, expected) => {
  await text('STOP');
  await text(body, more);
  expect(await textBlock()).toBe(expected);
});

test('a STOP from the contact cannot be lifted by the office', async () => {
  await text('STOP');
  expect(await mark(false)).toBe(409);
  expect(await textBlock()).toBe('opted_out');
  expect(await send()).toMatchObject(optedOut);
});

describe('a blocked contact', () => {
  beforeEach(() => services.saveSetting('call_forwarding_number', mechanic));
  const block = (isBlocked = true) => ask({ action: 'setBlocked', to: customer, isBlocked });
  const logged = async (fields = {}) =>
    (await ask({ action: 'getCallLogs', isStored: true, ...fields })).body;

  test('has texts listed apart and never unread, until unblocked', async () => {
    await text();
    await block();
    await text('Last chance');
    for (const state of ['open', 'all']) expect(await conversations({ state })).toEqual([]);
    expect(await conversations({ state: 'suspected' })).toMatchObject([
      { lastMessage: 'Last chance', unreadCount: 0, textBlock: 'blocked' },
    ]);
    await block(false);
    expect(await conversations()).toMatchObject([{ otherNumber: customer, textBlock: null }]);
    await text('Hello again');
    expect(await conversations()).toMatchObject([{ unreadCount: 1 }]);
    const lines = await services.rows('audit_log?select=actor,action,subject&action=like.contact.*&order=id');
    const line = { actor: admin.id, subject: customer };
    expect(lines).toEqual(['contact.block', 'contact.unblock'].map((action) => ({ ...line, action })));
  });

  test('hears one sentence when calling, and the call log shows the reason', async () => {
    const ring = async () => (await reportCall('voice', { CallStatus: 'ringing' })).text();
    await block();
    const sentence = 'We are not able to take your call. Goodbye.';
    expect(await ring()).toContain(`<Response><Say>${sentence}</Say><Hangup/></Response>`);
    const call = { from: customer, outcome: 'blocked' };
    await expect.poll(async () => rowsOf((await logged())['calls'])).toMatchObject([call]);
    const none = { calls: [], figures: { total: { received: 0 } } };
    expect(await logged({ group: 'missed' })).toMatchObject(none);
    await block(false);
    expect(await ring()).toContain(mechanic);
  });

  test('cannot be texted or called, and causes no alerts', async () => {
    await text();
    await block();
    const [outcomes] = await services.query(`
      insert into private.alert_settings (user_id, kinds, phone)
      values ('${admin.id}', '["text", "missed_call"]', '${mechanic}');
      select public.claim_alerts(60, '12:00', '[]',
        '{"kind": "text", "key": "event", "address": "${customer}"}') is not null as asked,
        (select count(*)::integer from private.alert_throttle) as throttled, (select outcome from public.begin_automatic_text(
          '${businessNumber}', '${customer}', 'x', 'missed_call', 'CA8', gen_random_uuid(), '[]')) as text_back`);
    expect(outcomes).toEqual({ asked: true, throttled: 0, text_back: 'opted_out' });
    const start = { action: 'startConversation', to: customer, permission: { how: 'phone', note: 'x' } };
    for (const answer of [await send(), await ask(start), await ask({ action: 'startCall', to: customer })])
      expect(answer).toMatchObject({ status: 403, body: { code: 'blocked' } });
    expect(services.twilioRequests).toEqual([]);
  });
});
