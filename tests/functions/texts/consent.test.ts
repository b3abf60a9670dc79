/** Who may be texted: contacts lift only their own STOP, the office lifts only its own opt-out; and who is blocked. */
import { beforeEach, describe, expect, test } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { customer, mechanic, parseRows, startOffice } from '../../support/office-setup';
import { businessNumber } from '../../support/twilio-rows';

const { services, admin, ask, text, reportCall, send, conversations, messages, handle } = await startOffice();

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
  ['“Stop.”', {}, 'opted_out'],
  ['STOP!', {}, 'opted_out'],
  ['opt out', {}, 'opted_out'],
  ['Stop please', {}, 'opted_out'],
  ['stop\u200b', {}, 'opted_out'],
  ['please stop by at noon', {}, null],
  ['please stop texting me', {}, null],
  ['HELP', {}, null],
  ['STOP', { OptOutType: 'HELP' }, null],
])('a STOP from the contact is recognized in "%s" %j as: %s', async (body, more, expected) => {
  await text(body, more);
  expect(await textBlock()).toBe(expected);
});

test.each([
  ['START', {}, null],
  ['unstop ', {}, null],
  ['commencer', { OptOutType: 'START' }, null],
  ['YES', {}, 'opted_out'],
  // Twilio allows texts again.
  ['YES', { OptOutType: 'START' }, null],
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

describe('a text that may be an opt-out', () => {
  const asked = 'Take me off your list!';
  const sent = () => services.twilioRequests.map(({ form }) => form['Body']);
  /** The texts that the conversation shows as in doubt. */
  const inDoubt = async () =>
    (await messages()).filter((row) => row['mayBeOptOut'] === true).map(({ body }) => body);
  const dismiss = async (upTo: unknown) =>
    (await ask({ action: 'dismissOptOut', to: customer, upTo })).status;
  const findId = async (body: string) => (await messages()).find((row) => row['body'] === body)?.['id'];
  /** Misses a call of the customer, who gets a text back unless something forbids it. */
  const missCall = async () => {
    await reportCall('voice-result', { DialCallStatus: 'no-answer' });
    await backgroundDone();
  };
  beforeEach(async () => {
    await services.saveSetting('call_forwarding_number', mechanic);
    // Closed all day, so that every text gets an answer.
    await handle(`text_back_on = true, text_back_text = 'Sorry.', closed_answer_on = true,
      closed_answer_text = 'Closed.', answer_pause_hours = 0, hours = (
        select jsonb_object_agg(day, null) from jsonb_object_keys(hours) as day)`);
  });

  test('gets nothing automatic until the office says that it is none', async () => {
    await text(asked);
    await backgroundDone();
    await missCall();
    await text('Hello?');
    await backgroundDone();
    expect(sent()).toEqual([]);
    expect(await inDoubt()).toEqual([asked]);
    expect(await textBlock(), 'the office itself may still answer').toBeNull();

    expect(await dismiss(await findId('Hello?'))).toBe(200);
    expect(await inDoubt()).toEqual([]);
    await text('Are you there?');
    await backgroundDone();
    await missCall();
    expect(sent()).toEqual(['Closed.', 'Sorry.']);
    expect(await services.rows('audit_log?select=actor,subject&action=eq.texts.no_opt_out')).toEqual([
      { actor: admin.id, subject: customer },
    ]);
  });

  test('stays in doubt when the office has read only earlier texts', async () => {
    await text(asked);
    const earlier = await findId(asked);
    await text('No more texts');
    expect(await dismiss(earlier)).toBe(200);
    expect(await inDoubt()).toEqual(['No more texts']);
    await missCall();
    expect(sent()).toEqual([]);
  });

  test('is decided by stopping texts, and isn’t in doubt again when they are allowed again', async () => {
    await text(asked);
    await mark(true);
    expect([await inDoubt(), await textBlock()]).toEqual([[], 'opted_out_by_office']);
    await mark(false);
    expect([await inDoubt(), await textBlock()]).toEqual([[], null]);
  });

  test.each([
    ['STOP', 'opted_out', []],
    ['START', null, []],
    ['YES', null, [asked]],
    ['HELP', null, [asked]],
  ])('is followed by the contact’s own %s', async (word, block, doubts) => {
    await text(asked);
    await text(word, word === 'YES' ? { OptOutType: 'START' } : {});
    expect([await textBlock(), await inDoubt()]).toEqual([block, doubts]);
  });

  test('is none when Twilio knows the words, or when texts have been stopped already', async () => {
    await text(asked, { OptOutType: 'HELP' });
    expect(await inDoubt()).toEqual([]);
    await text(asked, { OptOutType: 'STOP' });
    expect([await inDoubt(), await textBlock()]).toEqual([[], 'opted_out']);
    await text('no more texts');
    expect(await inDoubt()).toEqual([]);
  });

  test('can be dismissed only by naming a message of the conversation', async () => {
    await text(asked);
    await text('Hello', { From: '+19185550177' });
    const [other] = await messages('+19185550177');
    for (const upTo of [other?.['id'], 'x', null]) {
      expect(await dismiss(upTo)).toBe(400);
    }
    expect(await inDoubt()).toEqual([asked]);
  });
});

test('a STOP with punctuation gets no automatic text, and a YES that is an answer gets one', async () => {
  await handle(`closed_answer_on = true, closed_answer_text = 'Closed.', answer_pause_hours = 0, hours = (
    select jsonb_object_agg(day, null) from jsonb_object_keys(hours) as day)`);
  await text('Stop.');
  await text('YES', { OptOutType: 'START' });
  await backgroundDone();
  expect(services.twilioRequests).toEqual([]);
  await text('YES', { OptOutType: 'START' });
  await backgroundDone();
  expect(services.twilioRequests.map(({ form }) => form['Body'])).toEqual(['Closed.']);
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
    for (const state of ['open', 'all']) {
      expect(await conversations({ state })).toEqual([]);
    }
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
    await expect.poll(async () => parseRows((await logged())['calls'])).toMatchObject([call]);
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
    for (const answer of [await send(), await ask(start), await ask({ action: 'startCall', to: customer })]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'blocked' } });
    }
    expect(services.twilioRequests).toEqual([]);
  });
});
