/** What follows from an incoming text is the same and happens once, whether a webhook or the reconciliation brings it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { customer, mechanic, startOffice } from '../../support/office-setup';
import { aged, businessNumber, newSid, twilioMessage } from '../../support/twilio-rows';

const office = await startOffice();
const { services, admin, ask, text, handle, conversations, databaseAnswers } = office;

const minutes = (count: number) => aged(count * 60_000);
let sid = '';

beforeEach(async () => {
  sid = newSid('SM');
  // The admin is alerted by text. Closed all day, so that every text gets an answer.
  await services.execute(`insert into private.alert_settings (user_id, kinds, phone)
    values ('${admin.id}', '["text", "emergency"]', '${mechanic}')`);
  await handle(`closed_answer_on = true, closed_answer_text = 'Closed.', answer_pause_hours = 0, hours = (
    select jsonb_object_agg(day, null) from jsonb_object_keys(hours) as day)`);
});

/** Lets Twilio list the text. */
const list = (body: string, at = minutes(0), SID = sid) =>
  services.twilioMessages.push(twilioMessage({ sid: SID, body, ...at }));
const webhook = async (body: string, more: Record<string, string> = {}) => {
  expect((await text(body, { MessageSid: sid, ...more })).status).toBe(200);
  await backgroundDone();
};
const reconcile = async () => {
  expect((await ask({ action: 'reconcile' })).status).toBe(200);
  await backgroundDone();
};
const sentTo = (number: string) =>
  services.twilioRequests
    .filter(({ path, form }) => path.endsWith('/Messages.json') && form['To'] === number)
    .map(({ form }) => form['Body']);
/** The alerts that were sent and, by their kind, those that are held. */
const alerts = async () => {
  const held = await services.query('select kind from private.alert_throttle where held > 0');
  return [...sentTo(mechanic).map((body) => body?.split('. ')[0]), ...held.map(({ kind }) => kind)];
};
const effects = async () => {
  const [row] = await conversations();
  return {
    unread: row?.['unreadCount'],
    textBlock: row?.['textBlock'],
    alerts: await alerts(),
    answers: sentTo(customer),
    stored: (await services.rows('messages?direction=eq.inbound')).length,
  };
};

const orders = [
  ['only a webhook', 'W'],
  ['only the reconciliation', 'R'],
  ['first a webhook', 'WR'],
  ['first the reconciliation', 'RW'],
  ['both repeatedly', 'RWWRRW'],
  ['both at once', 'B'],
  ['a webhook twice at once', 'D'],
] as const;

/** Brings the text in this order: W by webhook, R by reconciliation, B by both at once, D by two webhooks. */
async function bring(order: string, body: string, more: Record<string, string> = {}) {
  list(body);
  for (const step of order) {
    if (step === 'B') {
      await Promise.all([webhook(body, more), reconcile()]);
    } else if (step === 'D') {
      await Promise.all([webhook(body, more), webhook(body, more)]);
    } else {
      await (step === 'W' ? webhook(body, more) : reconcile());
    }
  }
}

test.each(orders)('%s brings a text: one alert, one answer, one unread text', async (_, order) => {
  await bring(order, 'Hello');
  expect(await effects()).toEqual({
    unread: 1,
    textBlock: null,
    alerts: ['New text from (918) 555-0199'],
    answers: ['Closed.'],
    stored: 1,
  });
});

test.each(orders)('%s brings an emergency: one alert of that kind', async (_, order) => {
  await handle('closed_answer_on = false');
  await bring(order, 'No brakes!');
  expect(await effects()).toMatchObject({ alerts: ['Emergency text from (918) 555-0199'], answers: [] });
  expect(await services.rows('messages?select=is_emergency')).toEqual([{ is_emergency: true }]);
});

test.each(orders.filter(([, order]) => order !== 'R'))(
  '%s brings a word that only Twilio knows as a STOP',
  async (_, order) => {
    await bring(order, 'arrêt', { OptOutType: 'STOP' });
    expect(await effects()).toMatchObject({ textBlock: 'opted_out', unread: 1, stored: 1 });
  },
);

test.each(orders)('%s brings STOP! and nothing is answered', async (_, order) => {
  await bring(order, 'STOP!');
  expect(await effects()).toMatchObject({ textBlock: 'opted_out', answers: [] });
});

test('a STOP that Twilio names only after the contact’s START has been stored doesn’t undo it', async () => {
  list('arrêt', minutes(10));
  await reconcile();
  const start = newSid('SM');
  await text('START', { MessageSid: start });
  await webhook('arrêt', { OptOutType: 'STOP' });
  expect(await effects()).toMatchObject({ textBlock: null });
});

test('a START that Twilio names only later counts as of its own time, also when it is reported twice', async () => {
  list('STOP', minutes(20), newSid('SM'));
  list('commencer', minutes(10));
  await reconcile();
  expect(await effects()).toMatchObject({ textBlock: 'opted_out' });
  for (const _ of [1, 2]) {
    await webhook('commencer', { OptOutType: 'START' });
  }
  expect(await effects()).toMatchObject({ textBlock: null });
  await text('STOP');
  await webhook('commencer', { OptOutType: 'START' });
  expect(await effects()).toMatchObject({ textBlock: 'opted_out' });
});

test('a doubt that the office has dismissed doesn’t return when the text is reported again', async () => {
  list('leave me alone', minutes(1));
  await reconcile();
  const [row] = await services.rows('messages?select=id');
  await ask({ action: 'dismissOptOut', to: customer, upTo: row?.['id'] });
  await webhook('leave me alone');
  await reconcile();
  expect(await services.rows('contacts?select=opt_out_in_doubt')).toEqual([{ opt_out_in_doubt: null }]);
});

test.each([
  [14, ['Closed.'], true],
  [16, [], true],
  [25 * 60, [], false],
])(
  'a text that the reconciliation finds %i minutes late gets these answers: %j',
  async (age, answers, isNews) => {
    list('Hello', minutes(age));
    await reconcile();
    await reconcile();
    const told = isNews ? ['New text from (918) 555-0199'] : [];
    expect(await effects()).toEqual({ unread: 1, textBlock: null, alerts: told, answers, stored: 1 });
  },
);

describe('what an instance left out when it ended after storing', () => {
  /** Stores the text and does nothing else. */
  const storeOnly = () =>
    services.query(`select public.receive_message('${businessNumber}', '${customer}', 'Hello', '${sid}',
      p_reading => 'ordinary', p_has_effects => true)`);

  test.each(['W', 'R', 'WR', 'RW', 'WW'])('is done once by the reports %s', async (order) => {
    await storeOnly();
    await bring(order, 'Hello');
    expect(await effects()).toEqual({
      unread: 1,
      textBlock: null,
      alerts: ['New text from (918) 555-0199'],
      answers: ['Closed.'],
      stored: 1,
    });
    expect(await services.rows('messages?has_open_effects=is.true')).toEqual([]);
  });

  test('is only the answer, when the alert was told', async () => {
    databaseAnswers('rpc/begin_automatic_text');
    list('Hello');
    await webhook('Hello');
    expect(await effects()).toMatchObject({ alerts: ['New text from (918) 555-0199'], answers: [] });
    services.server.resetHandlers();
    await reconcile();
    await reconcile();
    expect(await effects()).toMatchObject({
      alerts: ['New text from (918) 555-0199'],
      answers: ['Closed.'],
    });
    takeConsoleErrors();
  });

  test('is not done by the functions of a release that knows nothing of it', async () => {
    await storeOnly();
    const [repeated] = await services.query(`select public.receive_message(
      '${businessNumber}', '${customer}', 'Hello', '${sid}', p_opt_out => null) as outcome`);
    expect(repeated).toEqual({ outcome: 'known' });
  });

  test('is no longer answered once the contact has said STOP', async () => {
    await storeOnly();
    await text('STOP');
    await bring('R', 'Hello');
    expect(await effects()).toMatchObject({ answers: [] });
  });
});
