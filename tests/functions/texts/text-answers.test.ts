import { beforeEach, describe, expect, test } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { businessNumber, newSid, twilioMessage } from '../../support/twilio-rows';
import { customer, startOffice } from '../../support/office-setup';

const fridayNoon = '2026-11-20T12:00:00-06:00';
const fridayNight = '2026-11-20T23:00:00-06:00';
const sundayNoon = '2026-11-22T12:00:00-06:00';
const emergency = 'Call us now.';

const { services, configure, ask, text, conversations, handle } = await startOffice();
let now = fridayNight;
beforeEach(async () => {
  now = fridayNight;
  configure({ TEXTS_PER_DAY: '30' }, () => new Date(now));
  await handle(`closed_answer_on = true, closed_answer_text = 'Closed until [opening].',
    emergency_answer_on = true, emergency_answer_text = '${emergency}'`);
});

const write = async (body: string, changes: Record<string, string> = {}) => {
  expect((await text(body, changes)).status).toBe(200);
  await backgroundDone();
};
/** The texts that customers were sent. */
const sent = () =>
  services.twilioRequests.flatMap(({ path, form }) => (path.endsWith('/Messages.json') ? form['Body'] : []));
const earlier = (interval: string) =>
  services.execute(`update public.messages set created_at = created_at - interval '${interval}'`);

describe('the automatic answer to a text', () => {
  test('says after hours when the business opens, once until then, and is stored as automatic', async () => {
    await write('Hello?');
    await write('Anybody?');
    expect(sent()).toEqual(['Closed until Saturday 8 AM.']);
    const answer = { occasion: 'closed', status: 'queued', business_number: businessNumber };
    expect(await services.rows('messages?source=eq.auto')).toMatchObject([answer]);
    const line = { lastMessage: 'Anybody?' };
    expect(await conversations(), 'the list shows the customer’s words').toMatchObject([line]);
    await earlier('30 hours');
    now = sundayNoon;
    await write('Still there?');
    expect(sent().at(-1)).toBe('Closed until Monday 7 AM.');
  });

  test.each([
    ['Truck DOWN, on I-44', fridayNight, [emergency]],
    ['It is stuck!', sundayNoon, [emergency]],
    ['Fire.', fridayNight, [emergency]],
    ['Downtown, by the firehouse', fridayNight, ['Closed until Saturday 8 AM.']],
    ['Truck down', fridayNoon, []],
    ['Hello', fridayNoon, []],
  ])('to "%s" at %s is %j', async (body, moment, answers) => {
    now = moment;
    await write(body);
    expect(sent()).toEqual(answers);
  });

  test('goes to emergency words by day if the office wants that, once in 12 hours', async () => {
    await handle('emergency_answer_always = true');
    now = fridayNoon;
    await write('Truck down');
    await write('still down');
    now = fridayNight;
    await write('down');
    expect(sent()).toEqual([emergency]);
    await earlier('13 hours');
    await write('down again');
    await write('down again');
    expect(sent()).toEqual([emergency, emergency]);
  });

  test.each([
    ['STOP', {}],
    ['start', {}],
    ['Help!', {}],
    ['please end this', { OptOutType: 'STOP' }],
    ['from a short code', { From: '22395' }],
    ['from abroad', { From: '+442079460000' }],
  ])('is never sent for "%s" %j', async (body, changes) => {
    await write(body, changes);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['to somebody who opted out', 'update public.contacts set opted_out_by_office = true'],
    ['while it is turned off', 'update public.call_handling set closed_answer_on = false'],
  ])('is never sent %s', async (_, statement) => {
    await services.execute(`insert into public.contacts (address) values ('${customer}'); ${statement}`);
    await write('Hello');
    expect(sent()).toEqual([]);
  });

  test('is sent once when Twilio delivers a text twice, and never to a text found by reconciliation', async () => {
    const MessageSid = newSid('SM');
    await Promise.all([write('Hello', { MessageSid }), write('Hello', { MessageSid })]);
    expect(sent()).toHaveLength(1);
    services.twilioMessages.push(twilioMessage({ from: '+19185550165' }));
    expect((await ask({ action: 'reconcile' })).body).toMatchObject({ texts: 1 });
    await backgroundDone();
    expect(sent()).toHaveLength(1);
  });
});
