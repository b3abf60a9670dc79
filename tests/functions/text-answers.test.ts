import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import {
  adminCall,
  businessNumber,
  newSid,
  read,
  startFunctionWorld,
  twilioMessage,
  webhookRequest,
  type FunctionWorld,
  type Person,
} from '../support/functions-harness';

const customer = '+19185550164';
const mechanic = '+19185550111';
const fridayNoon = '2026-11-20T12:00:00-06:00';
const fridayNight = '2026-11-20T23:00:00-06:00';
const sundayNoon = '2026-11-22T12:00:00-06:00';
const emergency = 'Call us now.';

let world: FunctionWorld;
let admin: Person;
let now: string;
const running: Promise<unknown>[] = [];

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  vi.stubGlobal('EdgeRuntime', { waitUntil: (work: Promise<unknown>) => running.push(work) });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await world.stop();
});
beforeEach(async () => {
  now = fridayNight;
  world.twilioRequests.length = 0;
  world.twilioMessages.length = 0;
  await world.saveSetting('twilio_phone_number', businessNumber);
  await world.saveSetting('call_forwarding_number', mechanic);
  await world.execute(`
    delete from public.quote_requests;
    delete from public.contacts;
    delete from public.call_handling;
    insert into public.call_handling default values;
    update public.call_handling set closed_answer_on = true, closed_answer_text = 'Closed until [opening].',
      emergency_answer_on = true, emergency_answer_text = '${emergency}'`);
});
afterEach(() => world.server.resetHandlers());

const write = async (Body: string, changes: Record<string, string> = {}) => {
  const handler = createHandler(world.env({ TEXTS_PER_DAY: '30' }), () => new Date(now));
  const form = {
    MessageSid: newSid('SM'),
    From: customer,
    To: businessNumber,
    Body,
    NumMedia: '0',
    ...changes,
  };
  expect((await handler(webhookRequest('/sms-handler/inbound', form))).status).toBe(200);
  await Promise.all(running.splice(0));
};
/** What customers were sent. */
const sent = () =>
  world.twilioRequests.filter(({ path }) => path.endsWith('/Messages.json')).map(({ form }) => form['Body']);
const earlier = (interval: string) =>
  world.execute(`update public.messages set created_at = created_at - interval '${interval}'`);

describe('the answer to a text', () => {
  test('after hours says when we open, once until then, and is stored as automatic', async () => {
    await write('Hello?');
    await write('Anybody?');
    expect(sent()).toEqual(['Closed until Saturday 8 AM.']);
    expect(await world.rows('messages?select=body,occasion,status,business_number&source=eq.auto')).toEqual([
      {
        ...{ body: 'Closed until Saturday 8 AM.', occasion: 'closed', status: 'queued' },
        business_number: businessNumber,
      },
    ]);
    expect(await world.rows('contacts?select=last_message'), 'the list shows the customer’s words').toEqual([
      { last_message: 'Anybody?' },
    ]);
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
  ])('%s, %s: %j', async (body, moment, answers) => {
    now = moment;
    await write(body);
    expect(sent()).toEqual(answers);
  });

  test('is given to emergency words by day where that is wanted, once in 12 hours', async () => {
    await world.execute('update public.call_handling set emergency_answer_always = true');
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
    ['from a sender name', { From: 'AMAZON' }],
    ['from abroad', { From: '+442079460000' }],
    ['from a toll-free number', { From: '+18005551234' }],
    ['from the mechanic', { From: mechanic }],
    ['from our own number', { From: businessNumber }],
  ])('is never given to %s %j', async (body, changes) => {
    await write(body, changes);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['who opted out', 'update public.contacts set opted_out_by_office = true'],
    [
      'who seems to be a machine',
      `insert into public.quote_requests (contact_id, name, phone, zip, equipment, description, urgency, page, suspected_of)
       select id, 'X', address, '74101', 'Crane', 'x', 'Today', '/contact', 'honeypot' from public.contacts`,
    ],
    [
      'whose texts cross ours within seconds',
      `insert into public.messages (contact_id, direction, body, status, source, occasion)
       select c.id, 'outbound', 'x', 'sent', 'auto', 'missed_call' from public.contacts c, generate_series(1, 2)`,
    ],
    [
      'who got three today',
      `insert into public.messages (contact_id, direction, body, status, source, created_at)
       select c.id, 'outbound', 'x', 'sent', 'auto', now() - interval '3 hours' from public.contacts c, generate_series(1, 3)`,
    ],
    [
      'while the office has reached its limit',
      `insert into public.messages (contact_id, direction, body, status)
       select c.id, 'outbound', 'x', 'sent' from public.contacts c, generate_series(1, 30)`,
    ],
    ['while it is off', 'update public.call_handling set closed_answer_on = false'],
  ])('is never given to somebody %s', async (_, statement) => {
    await world.execute(`insert into public.contacts (address) values ('${customer}')`);
    await world.execute(statement);
    await write('Hello');
    expect(sent()).toEqual([]);
  });

  test('goes once when Twilio tells of a text twice, and never to one that was found late', async () => {
    const MessageSid = newSid('SM');
    await Promise.all([write('Hello', { MessageSid }), write('Hello', { MessageSid })]);
    expect(sent()).toHaveLength(1);
    world.twilioMessages.push(
      twilioMessage({ from: '+19185550165', to: businessNumber, direction: 'inbound' }),
    );
    const handler = createHandler(world.env(), () => new Date(now));
    const { body } = await read(
      await adminCall(handler, 'sms-handler', { action: 'reconcile' }, admin.token),
    );
    await Promise.all(running.splice(0));
    expect(body).toMatchObject({ texts: 1 });
    expect(sent()).toHaveLength(1);
  });
});

describe('setting the answers', () => {
  const answers = {
    ...{ closedAnswerOn: true, closedAnswerText: ' Closed. ', emergencyAnswerOn: false },
    ...{ emergencyAnswerText: null, emergencyAnswerAlways: true },
  };
  const save = async (changes: object = {}) =>
    read(
      await adminCall(
        createManageHandler(world.env()),
        'twilio-manage',
        { action: 'updateTextAnswers', ...answers, ...changes },
        admin.token,
      ),
    );
  const saved = () =>
    world.rows('call_handling?select=closed_answer_text,emergency_answer_on,emergency_answer_always');

  test('keeps them', async () => {
    expect(await save()).toEqual({ status: 200, body: { success: true } });
    expect(await saved()).toEqual([
      { closed_answer_text: 'Closed.', emergency_answer_on: false, emergency_answer_always: true },
    ]);
  });

  test.each([
    [{ closedAnswerText: ' ' }, 'empty_text'],
    [{ emergencyAnswerOn: true }, 'empty_text'],
    [{ closedAnswerText: 'x'.repeat(321) }, 'too_long'],
    [{ emergencyAnswerAlways: 'yes' }, 'invalid_choice'],
  ])('%j is refused and changes nothing', async (changes, code) => {
    const before = await saved();
    expect(await save(changes)).toMatchObject({ status: 400, body: { code } });
    expect(await saved()).toEqual(before);
  });
});
