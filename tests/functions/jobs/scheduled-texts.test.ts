/** Texts to be sent later, reminders of visits, and the office's own reminders. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatBusinessDate } from '../../../supabase/functions/_shared/domain/business-hours';
import { findZones, mayRemind } from '../../../supabase/functions/_shared/domain/number-zones';
import { classifyNumber } from '../../../supabase/functions/_shared/domain/phone-plan';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { secretKey } from '../../support/functions-harness';
import { customer, parseRows, startOffice } from '../../support/office-setup';
import { businessNumber } from '../../support/twilio-rows';

const office = await startOffice();
const { services, admin, configure, ask, text, send, reportCall } = office;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const tomorrow = () => inMs(24 * hourMs);
const later = (fields: object = {}) => send({ body: 'Did it hold?', sendAt: tomorrow(), ...fields });
const readId = (answer: Awaited<ReturnType<typeof send>>): string =>
  v.parse(v.object({ id: v.string() }), answer.body['message']).id;
const conversation = async () => (await ask({ action: 'getConversation', to: customer })).body;
const waiting = async () => parseRows((await conversation())['scheduled']);
/** The conversation as its row in the list shows it. */
const listed = async () => (await conversation())['conversation'];
const sent = () =>
  services.twilioMessages.filter(({ direction }) => direction !== 'inbound').map(({ body }) => body);

/** Lets the schedule run at that moment. */
const run = async (at: Date | string = new Date()) => {
  configure({}, () => new Date(at));
  const answer = await ask({ action: 'sendScheduled' }, secretKey);
  await backgroundDone();
  return answer;
};
/** Lets the time of every text that waits have come. */
const makeDue = (since = '1 minute') =>
  services.execute(
    `update public.scheduled_texts set send_at = now() - interval '${since}' where held is null`,
  );

beforeEach(async () => {
  await text('The hose leaks');
  await backgroundDone();
});

describe('a text to be sent later', () => {
  test('is stored, shown in the conversation, and sent once when its time has come', async () => {
    const sendAt = tomorrow();
    const answer = await later({ sendAt });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: { status: 'scheduled', sendAt, body: 'Did it hold?', direction: 'outbound' },
      },
    });
    const id = readId(answer);
    expect(await waiting()).toMatchObject([
      { id, body: 'Did it hold?', sendAt, held: null, author: admin.email.split('@')[0] },
    ]);
    expect(await run()).toMatchObject({ status: 200, body: { sent: 0 } });
    expect(sent()).toEqual([]);
    await makeDue();
    expect(await run()).toMatchObject({ status: 200, body: { success: true, sent: 1 } });
    await run();
    await run();
    expect(sent()).toEqual(['Did it hold?']);
    expect(await waiting()).toEqual([]);
    expect((await office.messages()).at(-1)).toMatchObject({
      id,
      body: 'Did it hold?',
      sentBy: admin.email,
      source: 'sms',
    });
  });

  test('is stored once under its key, and the key can’t be used for other words', async () => {
    const fields = { idempotencyKey: randomUUID(), sendAt: tomorrow() };
    expect([await later(fields), await later(fields)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await later({ ...fields, body: 'Other words' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await waiting()).toHaveLength(1);
  });

  test.each([
    ['in half a minute', () => inMs(30_000)],
    ['in the past', () => inMs(-hourMs)],
    ['in more than a year', () => inMs(367 * 24 * hourMs)],
    ['at a clock time without an offset', () => '2099-12-01T09:00:00'],
    ['at no time', () => 'soon'],
  ])('%s is refused', async (_, sendAt) => {
    expect(await later({ sendAt: sendAt() })).toMatchObject({ status: 400, body: { code: 'invalid_time' } });
    expect(await waiting()).toEqual([]);
  });

  test('may have any offset', async () => {
    const sendAt = `${inMs(24 * hourMs).slice(0, 19)}-06:00`;
    expect(await later({ sendAt })).toMatchObject({
      body: { message: { sendAt: new Date(sendAt).toISOString() } },
    });
  });

  test('to somebody who opted out is refused at once', async () => {
    await text('STOP');
    expect(await later()).toMatchObject({ status: 409, body: { code: 'opted_out' } });
  });

  test('waits for a person when they have opted out meanwhile', async () => {
    await later();
    await text('STOP');
    await makeDue();
    await run();
    expect(sent()).toEqual([]);
    expect(await waiting()).toMatchObject([{ held: 'opted_out' }]);
  });

  test('waits while nobody has decided whether a text is an opt-out, and goes once somebody has', async () => {
    await later();
    await text('please stop texting me');
    await makeDue();
    await run();
    expect([sent(), await waiting()]).toMatchObject([[], [{ held: null }]]);
    const upTo = (await office.messages()).at(-1)?.['id'];
    await ask({ action: 'dismissOptOut', to: customer, upTo });
    await run();
    expect(sent()).toEqual(['Did it hold?']);
  });

  test('that is more than an hour late waits for a person, who sends it by choosing another time', async () => {
    const messageId = readId(await later());
    await makeDue('61 minutes');
    await run();
    expect(sent()).toEqual([]);
    expect(await waiting()).toMatchObject([{ held: 'late' }]);
    await ask({ action: 'changeScheduled', messageId, sendAt: tomorrow() });
    expect(await waiting()).toMatchObject([{ held: null }]);
    await makeDue('59 minutes');
    await run();
    expect(sent()).toEqual(['Did it hold?']);
  });

  test('waits when the office has reached its limits, and goes later', async () => {
    await later();
    await makeDue();
    configure({ TEXTS_PER_MINUTE: '1' });
    await send({ body: 'The one' });
    expect(await ask({ action: 'sendScheduled' }, secretKey)).toMatchObject({ body: { sent: 0 } });
    expect(await waiting()).toMatchObject([{ held: null }]);
    await run();
    expect(sent()).toContain('Did it hold?');
  });

  test('of somebody who has lost access waits for a person', async () => {
    const other = await services.person('dispatcher');
    const body = {
      action: 'sendMessage',
      from: businessNumber,
      to: customer,
      body: 'Hi',
      sendAt: tomorrow(),
    };
    expect(await ask(body, other.token)).toMatchObject({ status: 200 });
    await services.execute(`delete from public.user_roles where user_id = '${other.id}'`);
    await makeDue();
    await run();
    expect([sent(), await waiting()]).toMatchObject([[], [{ held: 'author_gone' }]]);
  });

  test.each([
    ['writes', () => text('It held')],
    ['calls', () => reportCall('voice-result', { DialCallStatus: 'no-answer' })],
  ])('that depends on an answer is dropped when the customer %s first', async (_, answerFirst) => {
    await later({ unlessAnswered: true });
    await later({ body: 'In any case' });
    await answerFirst();
    await backgroundDone();
    await makeDue();
    await run();
    expect(sent()).toEqual(['In any case']);
    expect(await waiting()).toEqual([]);
  });

  test('that depends on an answer goes when there is none', async () => {
    await later({ unlessAnswered: true });
    await makeDue();
    await run();
    expect(sent()).toEqual(['Did it hold?']);
  });

  test('can be changed and canceled until it has been sent', async () => {
    const messageId = readId(await later());
    const cancel = () => ask({ action: 'cancelScheduled', messageId });
    const change = { action: 'changeScheduled', messageId, body: 'Did the hose hold?', unlessAnswered: true };
    expect(await ask(change)).toEqual({ status: 200, body: { success: true } });
    expect(await waiting()).toMatchObject([{ body: 'Did the hose hold?', unlessAnswered: true }]);
    expect(await cancel()).toEqual({ status: 200, body: { success: true } });
    expect(await cancel()).toMatchObject({ status: 404, body: { code: 'no_message' } });
    await makeDue();
    await run();
    expect(sent()).toEqual([]);
  });

  test('can no longer be changed or canceled once it has been sent', async () => {
    const messageId = readId(await later());
    await makeDue();
    await run();
    const refused = { status: 409, body: { code: 'already_sent' } };
    expect(await ask({ action: 'cancelScheduled', messageId })).toMatchObject(refused);
    expect(await ask({ action: 'changeScheduled', messageId, body: 'No' })).toMatchObject(refused);
    expect(await later({ idempotencyKey: messageId })).toMatchObject(refused);
  });

  test('that Twilio refuses is shown as failed, and is not tried again', async () => {
    await later();
    await makeDue();
    office.twilioAnswers('post', 'Messages.json');
    await run();
    takeConsoleErrors();
    services.server.resetHandlers();
    expect(await office.lastStatus()).toMatchObject(['unknown', null]);
    await run();
    takeConsoleErrors();
    expect(sent()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('is sent by the schedule and by the staff, and by nobody else', async () => {
    expect(await ask({ action: 'sendScheduled' })).toMatchObject({ status: 200 });
    expect(await ask({ action: 'sendScheduled' }, null)).toMatchObject({ status: 401 });
  });
});

describe('the reminder of a visit', () => {
  const visit = { day: '2028-03-01', from: '09:00', to: '11:00' };
  /** 4 PM on the leap day before, in Tulsa. */
  const fourOClock = '2028-02-29T22:00:00Z';
  const book = async (fields: object = {}) => {
    const { body } = await ask({ action: 'saveJob', contact: customer, title: 'Annual', visit, ...fields });
    return v.parse(v.object({ id: v.string() }), body['job']).id;
  };
  const confirm = (jobId: string, kind = 'confirmation') =>
    ask({ action: 'sendJobText', jobId, kind, body: 'You are booked.' });
  const words =
    'Reminder: Ironbud Fleet Repair comes on Wednesday, March 1, 9 AM to 11 AM. Write back if that does not work for you.';
  const reminders = () => sent().filter((body) => body !== 'You are booked.');

  test('goes by itself at 4 PM the day before, once, and answers nothing', async () => {
    await confirm(await book());
    await run('2028-02-29T21:59:00Z');
    expect(reminders()).toEqual([]);
    await run(fourOClock);
    await run('2028-02-29T22:01:00Z');
    await run('2028-03-01T14:00:00Z');
    expect(reminders()).toEqual([words]);
    expect((await office.messages()).at(-1)).toMatchObject({
      source: 'auto',
      occasion: 'reminder',
      sentBy: null,
    });
  });

  test.each([
    ['clocks go forward that night', '2027-03-14', '2027-03-13T22:00:00Z'],
    ['clocks went forward that day', '2027-03-15', '2027-03-14T21:00:00Z'],
    ['clocks go back that night', '2027-11-07', '2027-11-06T21:00:00Z'],
    ['clocks went back that day', '2027-11-08', '2027-11-07T22:00:00Z'],
    ['the year ends', '2028-01-01', '2027-12-31T22:00:00Z'],
  ])('is at 4 PM by the clock also when %s', async (_, day, at) => {
    await confirm(await book({ visit: { ...visit, day } }));
    await run(new Date(Date.parse(at) - minuteMs));
    expect(reminders()).toEqual([]);
    await run(at);
    expect(reminders()).toHaveLength(1);
  });

  test.each<[string, (jobId: string) => Promise<unknown>]>([
    ['that nobody confirmed', () => Promise.resolve()],
    [
      'that was moved since',
      async (id) => (await confirm(id), book({ jobId: id, visit: { ...visit, from: '10:00' } })),
    ],
    [
      'that may be canceled',
      async (id) => (
        await confirm(id),
        services.execute('update public.jobs set visit_may_be_canceled = true')
      ),
    ],
    ['of a job that is lost', async (id) => (await confirm(id), book({ jobId: id, status: 'lost' }))],
    [
      'while reminders are off',
      async (id) => (await confirm(id), ask({ action: 'saveJobSettings', reminderOn: false })),
    ],
    ['of somebody who opted out', async (id) => (await confirm(id), text('STOP'))],
  ])('is not sent for a visit %s', async (_, prepare) => {
    await prepare(await book());
    await run(fourOClock);
    expect(reminders()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('waits while a text may be an opt-out', async () => {
    await confirm(await book());
    await text('please stop texting me');
    await run(fourOClock);
    expect([reminders(), await waiting()]).toMatchObject([[], [{ kind: 'reminder', held: null }]]);
  });

  test('is dropped when the visit moves before it goes, and the new time has its own', async () => {
    const id = await book();
    await confirm(id);
    await text('please stop texting me');
    await run(fourOClock);
    await book({ jobId: id, visit: { ...visit, from: '10:00' } });
    const upTo = (await office.messages()).at(-1)?.['id'];
    await ask({ action: 'dismissOptOut', to: customer, upTo });
    await confirm(id, 'moved');
    await run(fourOClock);
    expect(reminders()).toEqual([words.replace('9 AM', '10 AM')]);
    expect(await waiting()).toEqual([]);
  });

  test('that is more than an hour late waits for a person, once, also after somebody canceled it', async () => {
    await confirm(await book());
    await run('2028-02-29T23:01:00Z');
    expect(reminders()).toEqual([]);
    const [held] = await waiting();
    expect(held).toMatchObject({ kind: 'reminder', held: 'late', body: words });
    await ask({ action: 'cancelScheduled', messageId: held?.['id'] });
    await run('2028-02-29T23:02:00Z');
    expect(await waiting()).toEqual([]);
  });

  test('with a field that has no value waits for a person', async () => {
    await ask({ action: 'saveJobSettings', templates: { reminder: '[name], see you on [day]' } });
    await confirm(await book());
    await run(fourOClock);
    expect(await waiting()).toMatchObject([
      { held: 'missing_value', body: '[name], see you on Wednesday, March 1' },
    ]);
  });
});

describe('the hours of reminders', () => {
  test.each([
    ['+19185550142', '2026-12-01T13:59:00Z', false],
    ['+19185550142', '2026-12-01T14:00:00Z', true],
    ['+19185550142', '2026-12-02T01:59:00Z', true],
    ['+19185550142', '2026-12-02T02:00:00Z', false],
    // New York is an hour ahead, Los Angeles two hours behind, Honolulu four.
    ['+12125550142', '2026-12-02T00:59:00Z', true],
    ['+12125550142', '2026-12-02T01:00:00Z', false],
    ['+12135550142', '2026-12-01T15:59:00Z', false],
    ['+12135550142', '2026-12-01T16:00:00Z', true],
    ['+18085550142', '2026-12-01T17:59:00Z', false],
    // Arizona keeps its time in summer.
    ['+16025550142', '2026-07-01T14:59:00Z', false],
    ['+16025550142', '2026-07-01T15:00:00Z', true],
    // Florida's panhandle has two zones.
    ['+18505550142', '2026-12-02T01:00:00Z', false],
  ])('for %s at %s: %s', (number, at, may) => expect(mayRemind(number, new Date(at))).toBe(may));

  test('are known for every area code in use', () => {
    const unknown = findZones('+10005550142');
    const areaCodes = Array.from({ length: 800 }, (_, index) => String(200 + index));
    const listed = areaCodes.filter((code) => {
      const zones = findZones(`+1${code}5550142`);
      return classifyNumber(`+1${code}5550142`) === 'ordinary' && zones.join() !== unknown.join();
    });
    expect(listed.length).toBeGreaterThan(400);
  });
});

describe('the office’s reminder', () => {
  const set = (fields: object = {}) =>
    ask({ action: 'setReminder', contact: customer, at: tomorrow(), note: 'Ask about the hose', ...fields });
  const shown = async () => (await conversation())['reminder'];
  const makeReminderDue = () => services.execute('update private.reminders set remind_at = now() where true');

  test('is shown, becomes due, and is removed', async () => {
    const at = tomorrow();
    expect(await set({ at })).toEqual({ status: 200, body: { success: true } });
    expect(await shown()).toEqual({ at, onlyIfUnanswered: false, note: 'Ask about the hose', isDue: false });
    await makeReminderDue();
    expect(await shown()).toMatchObject({ isDue: true });
    await set({ at: null });
    expect(await shown()).toBeNull();
  });

  test('is alerted once when it is due', async () => {
    await services.execute(`insert into private.alert_settings (user_id, kinds, phone)
      values ('${admin.id}', '["text"]', '+19185550177')`);
    const alerts = () =>
      services.twilioMessages.filter(({ to }) => to === '+19185550177').map(({ body }) => body);
    await set();
    await run();
    expect(alerts()).toEqual([]);
    await makeReminderDue();
    await run();
    await run();
    expect(alerts()).toEqual([expect.stringMatching(/^Reminder: \(918\) 555-0199/)]);
  });

  test('that depends on an answer is not due once the customer has written', async () => {
    await set({ onlyIfUnanswered: true });
    await text('It held');
    await makeReminderDue();
    expect(await shown()).toMatchObject({ isDue: false });
  });

  test('lets the conversation wait once it is due, also when it was done, until somebody ends that', async () => {
    await send({ body: 'We will ask again' });
    await set();
    await ask({ action: 'setDone', to: customer, isDone: true });
    expect(await listed()).toMatchObject({ waiting: null, isDone: true });
    await makeReminderDue();
    await run();
    expect(await listed()).toMatchObject({ waiting: 'reminder', isDone: false });
    await ask({ action: 'setDone', to: customer, isDone: true });
    await run();
    expect(await listed()).toMatchObject({ waiting: null, isDone: true });
  });

  test('needs a conversation and a time with its offset', async () => {
    expect(await set({ contact: '+19185550100' })).toMatchObject({ status: 404 });
    expect(await set({ at: '2099-12-01T09:00:00' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_time' },
    });
    expect(await set({ at: undefined })).toMatchObject({ status: 400, body: { code: 'invalid_time' } });
  });
});

describe('a visit of today', () => {
  const today = formatBusinessDate(new Date());
  const visit = { day: today, from: '00:00', to: '00:00', memberId: null };
  const plan = async () =>
    v.parse(
      v.object({ id: v.string() }),
      (await ask({ action: 'saveJob', contact: customer, title: 'Hose', visit })).body['job'],
    );

  test('lets the conversation wait until it is confirmed', async () => {
    await send({ body: 'We come today' });
    expect(await listed()).toMatchObject({ waiting: null });
    const { id: jobId } = await plan();
    expect(await listed()).toMatchObject({ waiting: 'visit' });
    await ask({ action: 'sendJobText', jobId, kind: 'confirmation', body: 'You are booked today' });
    expect(await listed()).toMatchObject({ waiting: null });
  });

  test('lets the conversation wait from the beginning of its day until it is over', async () => {
    await send({ body: 'We come soon' });
    await plan();
    // As the days pass: no row changes.
    const moveBy = (days: number) =>
      services.execute(`
        set session_replication_role = replica;
        update public.jobs set visit_day = date '${today}' + ${days} where true;
        set session_replication_role = origin`);
    await services.execute(`update public.jobs set visit_day = date '${today}' + 1 where true`);
    expect(await listed()).toMatchObject({ waiting: null });
    await moveBy(0);
    await run();
    expect(await listed()).toMatchObject({ waiting: 'visit' });
    await moveBy(-1);
    await run();
    expect(await listed()).toMatchObject({ waiting: null });
  });
});
