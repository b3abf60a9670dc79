import { XMLParser } from 'fast-xml-parser';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '../../src/content/business';
import { createHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import {
  accountSid,
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  twilioError,
  twilioNumber,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
} from '../support/functions-harness';

const mechanic = '+19185550111';
const onDuty = '+19185550112';
const caller = '+19185550199';
const messagesUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Messages.json';
const functions = `${origin}/functions/v1/twilio-manage`;
const workday = { opens: '07:00', closes: '18:00' };
const hours = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: { opens: '08:00', closes: '12:00' },
  sunday: null,
};
const fridayNoon = '2026-11-20T12:00:00-06:00';
const fridayNight = '2026-11-20T23:00:00-06:00';
const sundayNoon = '2026-11-22T12:00:00-06:00';

let world: FunctionWorld;
let admin: Person;
let handler: Handler;
let now = fridayNoon;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
});
afterAll(() => world.stop());
beforeEach(async () => {
  now = fridayNoon;
  handler = createHandler(world.env(), () => new Date(now));
  world.twilioRequests.length = 0;
  world.twilioNumbers.splice(0, Number.POSITIVE_INFINITY, twilioNumber(businessNumber));
  await world.forgetSettings();
  await world.saveSetting('twilio_phone_number', businessNumber);
  await world.saveSetting('call_forwarding_number', mechanic);
  await world.execute(`
    delete from public.contacts;
    delete from public.voicemails;
    delete from public.audit_log;
    delete from public.call_handling;
    insert into public.call_handling default values;
    delete from public.audit_log;
  `);
});
afterEach(() => world.server.resetHandlers());

const call = async (body: object) => read(await adminCall(handler, 'twilio-manage', body, admin.token));
const handle = (columns: string) => world.execute(`update public.call_handling set ${columns}`);
const post = (path: string, fields: Record<string, string>) =>
  handler(
    webhookRequest(`/twilio-manage/${path}`, { AccountSid: accountSid, ApiVersion: '2010-04-01', ...fields }),
  );
const ring = (changes: Record<string, string> = {}) =>
  post('voice', {
    CallSid: newSid('CA'),
    From: caller,
    To: businessNumber,
    CallStatus: 'ringing',
    Direction: 'inbound',
    ...changes,
  });
const missed = (changes: Record<string, string> = {}) =>
  post('voice-result', {
    CallSid: newSid('CA'),
    From: caller,
    To: businessNumber,
    DialCallStatus: 'no-answer',
    ...changes,
  });

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
/** The answer's verbs. */
async function twiml(response: Response): Promise<Record<string, unknown>> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/xml');
  const parsed: unknown = parser.parse(await response.text(), true);
  const verbs: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'Response') : null;
  return typeof verbs === 'object' && verbs !== null ? { ...verbs } : {};
}
const phone = v.union([
  v.pipe(
    v.string(),
    v.transform((number) => ({ number, screen: null })),
  ),
  v.pipe(
    v.object({ '#text': v.string(), '@url': v.string() }),
    v.transform(({ '#text': number, '@url': screen }) => ({ number, screen })),
  ),
]);
const dialVerb = v.object({
  Number: v.union([
    v.array(phone),
    v.pipe(
      phone,
      v.transform((one) => [one]),
    ),
  ]),
  '@action': v.string(),
  '@callerId': v.optional(v.string()),
});
/** What rings, and where Twilio asks for more; null when nothing does. */
async function dialled(response: Response) {
  const { Dial: dial } = await twiml(response);
  if (dial === undefined) return null;
  const { Number: phones, '@action': action, '@callerId': callerId } = v.parse(dialVerb, dial);
  return {
    numbers: phones.map(({ number }) => number),
    screens: phones.map(({ screen }) => screen),
    action: action.replace(`${functions}/`, ''),
    callerId,
  };
}
/** Which number rings first; null when none does. */
const rung = async (response: Response) => (await dialled(response))?.numbers[0] ?? null;
const politeSentence: unknown = expect.stringContaining('Thank you for calling');
const turnedAway = { Say: politeSentence, Hangup: '' };
const databaseIsAway = () => world.server.use(http.all(`${origin}/rest/v1/*`, () => HttpResponse.error()));

describe('the schedule of calls', () => {
  const moments = [fridayNoon, fridayNight, sundayNoon];
  test.each([
    ['always', [mechanic, mechanic, mechanic]],
    ['business_hours', [mechanic, null, null]],
    ['emergency_after_hours', [mechanic, onDuty, onDuty]],
  ])('%s', async (forwardWhen, expected) => {
    await handle(`forward_when = '${forwardWhen}', after_hours_number = '${onDuty}'`);
    const numbers: unknown[] = [];
    for (const moment of moments) {
      now = moment;
      numbers.push(await rung(await ring()));
    }
    expect(numbers).toEqual(expected);
  });

  test('turns on the minute, in Tulsa’s time, also in the week when the clocks change', async () => {
    await handle(`forward_when = 'business_hours'`);
    const at = async (moment: string) => {
      now = moment;
      return rung(await ring());
    };
    expect(await at('2026-03-06T13:00:00Z')).toBe(mechanic);
    expect(await at('2026-03-09T11:59:59Z')).toBeNull();
    expect(await at('2026-03-09T12:00:00Z')).toBe(mechanic);
    expect(await at('2026-03-09T23:00:00Z')).toBeNull();
  });

  test('a caller who comes when the business is closed is answered politely', async () => {
    await handle(`forward_when = 'business_hours'`);
    now = sundayNoon;
    expect(await twiml(await ring())).toEqual(turnedAway);
  });

  test.each(['+19005551234', '+442079460000', '+8816123456789', businessNumber])(
    'never rings %s, however it came to be saved',
    async (number) => {
      await world.saveSetting('call_forwarding_number', number);
      expect(await twiml(await ring())).toEqual(turnedAway);
    },
  );

  test('keeps ringing by what was known last when the database is away, and hours still count', async () => {
    await handle(`forward_when = 'emergency_after_hours', after_hours_number = '${onDuty}'`);
    await ring();
    databaseIsAway();
    expect(await rung(await ring())).toBe(mechanic);
    now = fridayNight;
    expect(await rung(await ring())).toBe(onDuty);
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  test('without settings Twilio is sent to the number’s own fallback, and nobody is hung up on later', async () => {
    databaseIsAway();
    expect((await ring()).status).toBe(503);
    expect(await twiml(await missed())).toEqual(turnedAway);
    expect(await twiml(await missed({ DialCallStatus: 'completed' }))).toEqual({ Hangup: '' });
    expect(takeConsoleErrors()).toHaveLength(2);
  });
});

test('a call goes on to the owner’s own TwiML when nothing is known and there is such', async () => {
  handler = createHandler(world.env({ VOICE_FALLBACK_URL: 'https://handler.twilio.com/twiml/EH1?a=1&b=2' }));
  databaseIsAway();
  expect(await twiml(await ring())).toEqual({
    Redirect: { '#text': 'https://handler.twilio.com/twiml/EH1?a=1&b=2', '@method': 'POST' },
  });
  expect(await twiml(await missed())).toEqual(turnedAway);
  expect(takeConsoleErrors()).toHaveLength(2);
});

describe('the emergency number of the functions’ own settings', () => {
  beforeEach(() => {
    handler = createHandler(
      world.env({
        EMERGENCY_FORWARD_NUMBER: onDuty,
        VOICE_FALLBACK_URL: 'https://handler.twilio.com/twiml/EH1',
      }),
    );
  });

  test('rings while nothing is known, unscreened, and shows who calls', async () => {
    databaseIsAway();
    const answer = await dialled(await ring());
    expect(answer).toEqual({
      ...{ numbers: [onDuty], screens: [null], action: 'voice-result', callerId: undefined },
    });
    expect((await dialled(await ring({ From: 'anonymous' })))?.callerId).toBe(businessNumber);
    expect(await twiml(await ring({ To: onDuty })), 'never itself').toHaveProperty('Redirect');
    expect(takeConsoleErrors()).toHaveLength(3);
  });

  test('rings for nobody else', async () => expect(await rung(await ring())).toBe(mechanic));
});

describe('the phones that ring', () => {
  const second = '+19185550113';
  const third = '+19185550114';
  const phones = `second_number = '${second}', third_number = '${third}'`;
  const everyone = [mechanic, second, third];
  const noAnswer = { DialCallStatus: 'no-answer', DialBridged: 'false' };
  const ownVoicemail = { DialCallStatus: 'completed', DialBridged: 'false', DialCallDuration: '11' };
  const talk = { DialCallStatus: 'completed', DialBridged: 'true' };
  const givesUp = { DialCallStatus: 'no-answer', DialBridged: 'false', CallStatus: 'completed' };

  /** Plays a call to its end: who rang each time, and what the caller heard then. */
  async function play(results: Record<string, string>[]) {
    const form = { CallSid: newSid('CA'), From: caller, To: businessNumber };
    const rings: string[][] = [];
    let response = await post('voice', form);
    for (const result of results) {
      const dial = await dialled(response.clone());
      if (dial === null) break;
      rings.push(dial.numbers);
      response = await post(dial.action, { CallStatus: 'in-progress', ...form, ...result });
    }
    const heard = await twiml(response);
    return { rings, end: 'Dial' in heard ? 'still rings' : 'Say' in heard ? 'missed' : 'taken' };
  }

  test.each([
    [
      'one after the other',
      'in_order',
      [noAnswer, noAnswer, noAnswer],
      everyone.map((one) => [one]),
      'missed',
    ],
    ['past a mobile’s own voicemail', 'in_order', [ownVoicemail, talk], [[mechanic], [second]], 'taken'],
    ['until the caller gives up', 'in_order', [noAnswer, givesUp], [[mechanic], [second]], 'missed'],
    ['all at once', 'all_at_once', [talk], [everyone], 'taken'],
    ['all at once, and nobody takes it', 'all_at_once', [noAnswer], [everyone], 'missed'],
    [
      'all at once, and a voicemail that picks up silences the rest',
      'all_at_once',
      [ownVoicemail],
      [everyone],
      'missed',
    ],
  ])('%s', async (_, order, results, rings, end) => {
    await handle(`${phones}, ring_order = '${order}'`);
    expect(await play(results)).toEqual({ rings, end });
  });

  test('are the emergency number alone after hours, also when the business opens meanwhile', async () => {
    await handle(`${phones}, forward_when = 'emergency_after_hours', after_hours_number = '${onDuty}'`);
    now = fridayNight;
    const action = (await dialled(await ring()))?.action ?? '';
    now = fridayNoon;
    expect(await twiml(await post(action, { From: caller, To: businessNumber, ...noAnswer }))).toEqual(
      turnedAway,
    );
  });

  test('leave out what may not ring, and what stands there twice', async () => {
    await handle(`second_number = '${mechanic}', third_number = '+19005551234'`);
    expect(await play([noAnswer, noAnswer])).toEqual({ rings: [[mechanic]], end: 'missed' });
  });

  test('are picked up by a voicemail, too, where nobody has to press 1', async () => {
    await handle(`screening_on = false`);
    expect((await dialled(await ring()))?.screens).toEqual([null]);
    expect(await play([talk])).toEqual({ rings: [[mechanic]], end: 'taken' });
  });

  const screen = (path: string, changes: Record<string, string> = {}) =>
    post(path, { CallSid: newSid('CA'), From: caller, To: mechanic, Direction: 'outbound-dial', ...changes });
  const asked = async (from: string) => {
    const url = (await dialled(await ring({ From: from })))?.screens[0] ?? '';
    const shown = from === 'anonymous' ? businessNumber : from;
    return twiml(await screen(url.replace(`${functions}/`, ''), { From: shown }));
  };
  const question = (who: string) => ({
    Gather: {
      Say: `Call for ${business.name} from ${who}. Press 1 to take it.`,
      ...{ '@numDigits': '1', '@timeout': '6', '@action': `${functions}/screen`, '@method': 'POST' },
    },
    Hangup: '',
  });

  test('ask who picks up to press 1, and say who calls', async () => {
    await world.execute(`insert into public.contacts (address, name, last_message_at)
      values ('${caller}', 'Dale & Sons', now())`);
    expect(await asked(caller)).toEqual(question('Dale & Sons'));
    expect(await asked('+19185550177')).toEqual(question('9 1 8, 5 5 5, 0 1 7 7'));
    expect(await asked('anonymous')).toEqual(question('a withheld number'));
    databaseIsAway();
    expect(await twiml(await screen('screen'))).toEqual(question('9 1 8, 5 5 5, 0 1 9 9'));
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test.each([
    ['1', ''],
    ['2', { Hangup: '' }],
    ['', { Hangup: '' }],
  ])('put the caller through for a 1 alone: %j', async (Digits, heard) => {
    expect(await twiml(await screen('screen', { Digits }))).toEqual(heard === '' ? {} : heard);
  });
});

describe('a caller who comes when the business is closed', () => {
  const heard = async () => (await twiml(await ring()))['Say'];
  const closed = (until: string) =>
    `Thank you for calling. We are closed${until}. Please send a text to this number.`;
  const early = '2026-11-20T05:00:00-06:00';
  beforeEach(() => handle(`forward_when = 'business_hours'`));

  test.each([
    [early, [], ' until 7 AM today'],
    [fridayNight, [], ' until Saturday 8 AM'],
    [sundayNoon, [], ' until Monday 7 AM'],
    [sundayNoon, ['2026-11-23', '2026-11-24'], ' until Wednesday 7 AM'],
    [fridayNoon, ['2026-11-20'], ' until Saturday 8 AM'],
    ['2026-12-24T23:00:00-06:00', ['2026-12-25', '2026-12-26'], ' until Monday 7 AM'],
    [
      '2026-11-23T12:00:00-06:00',
      ['23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`),
      ' until Monday, November 30 7 AM',
    ],
  ])('at %s with the days off %j hears when it opens', async (moment, holidays, until) => {
    now = moment;
    await handle(`holidays = '${JSON.stringify(holidays.map((date) => ({ date, name: null })))}'`);
    expect(await heard()).toBe(closed(until));
  });

  test('hears no time when no day has hours', async () => {
    const never = Object.fromEntries(Object.keys(hours).map((day) => [day, null]));
    await handle(`hours = '${JSON.stringify(never)}'`);
    expect(await heard()).toBe(closed(''));
  });
});

describe('setting the schedule', () => {
  const save = (changes: object = {}) =>
    call({
      action: 'updateCallSchedule',
      forwardWhen: 'business_hours',
      hours,
      afterHoursNumber: null,
      ...changes,
    });
  const saved = async () =>
    (await world.rows('call_handling?select=forward_when,hours,after_hours_number'))[0];
  const phones = {
    ...{ secondNumber: '(918) 555-0113', thirdNumber: null, ringOrder: 'all_at_once', screeningOn: false },
    holidays: [{ date: '2026-12-25', name: ' Christmas ' }],
  };
  const savedPhones = () =>
    world.rows('call_handling?select=second_number,third_number,ring_order,screening_on,holidays');

  test('keeps phones, order, screening and holidays, and what a request leaves out', async () => {
    expect((await save(phones)).status).toBe(200);
    const kept = {
      ...{
        second_number: '+19185550113',
        third_number: null,
        ring_order: 'all_at_once',
        screening_on: false,
      },
      holidays: [{ date: '2026-12-25', name: 'Christmas' }],
    };
    expect(await savedPhones()).toEqual([kept]);
    expect((await save()).status).toBe(200);
    expect(await savedPhones()).toEqual([kept]);
    const { body } = await call({ action: 'getForwardingHistory' });
    const { changes } = v.parse(v.object({ changes: v.array(v.object({ what: v.string() })) }), body);
    expect(changes.map(({ what }) => what)).toEqual([
      'secondNumber',
      'screeningOn',
      'ringOrder',
      'holidays',
      'forwardWhen',
    ]);
  });

  test('is there for the next call', async () => {
    now = sundayNoon;
    expect(await rung(await ring())).toBe(mechanic);
    const open = { ...hours, sunday: { opens: '13:00', closes: '00:00' } };
    expect(
      await save({ forwardWhen: 'emergency_after_hours', hours: open, afterHoursNumber: '(918) 555-0112' }),
    ).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await saved()).toEqual({
      forward_when: 'emergency_after_hours',
      hours: open,
      after_hours_number: onDuty,
    });
    expect(await rung(await ring())).toBe(onDuty);
  });

  test.each([
    [{ forwardWhen: 'sometimes' }, 'invalid_choice'],
    [{ hours: null }, 'invalid_hours'],
    [{ hours: { ...hours, monday: { opens: '18:00', closes: '07:00' } } }, 'invalid_hours'],
    [{ hours: { ...hours, monday: undefined } }, 'invalid_hours'],
    [{ forwardWhen: 'emergency_after_hours' }, 'no_after_hours_number'],
    [{ afterHoursNumber: 'call me' }, 'invalid_number'],
    [{ afterHoursNumber: '+19005551234' }, 'forwarding_not_allowed'],
    [{ afterHoursNumber: '+8816123456789' }, 'forwarding_not_allowed'],
    [{ afterHoursNumber: '+442079460000' }, 'forwarding_not_allowed'],
    [{ afterHoursNumber: '911' }, 'forwarding_not_allowed'],
    [{ afterHoursNumber: businessNumber }, 'forwarding_loop'],
    [{ afterHoursNumber: '+19185550102' }, 'forwarding_loop'],
    [{ secondNumber: 'call me' }, 'invalid_number'],
    [{ secondNumber: '+19005551234' }, 'forwarding_not_allowed'],
    [{ thirdNumber: '+19185550102' }, 'forwarding_loop'],
    [{ ringOrder: 'by_chance' }, 'invalid_choice'],
    [{ screeningOn: 'yes' }, 'invalid_choice'],
    [{ holidays: 'Christmas' }, 'invalid_holidays'],
    [{ holidays: [{ date: '2026-02-30', name: null }] }, 'invalid_holidays'],
    [{ holidays: [{ date: '2026-12-25' }, { date: '2026-12-25' }] }, 'invalid_holidays'],
  ])('%j is refused and changes nothing', async (changes, code) => {
    world.twilioNumbers.push(twilioNumber('+19185550102'));
    const before = await saved();
    const { status, body } = await save(changes);
    expect({ status, code: body['code'] }).toEqual({ status: 400, code });
    expect(await saved()).toEqual(before);
  });

  test('is not asked of Twilio when no number comes with it', async () => {
    expect((await save()).status).toBe(200);
    expect(world.twilioRequests).toEqual([]);
  });

  test('says so when it can’t be saved', async () => {
    world.server.use(http.patch(`${origin}/rest/v1/call_handling`, () => HttpResponse.error()));
    expect(await save()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    takeConsoleErrors();
  });

  test('the history tells who changed what, from what to what, the latest five first', async () => {
    await call({ action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: onDuty });
    await save({ forwardWhen: 'emergency_after_hours', afterHoursNumber: mechanic });
    await save({ hours: { ...hours, sunday: workday } });
    await save({ hours: { ...hours, sunday: workday } });
    const { body } = await call({ action: 'getForwardingHistory' });
    const { changes } = body;
    const rows: unknown[] = Array.isArray(changes) ? changes : [];
    expect(rows).toHaveLength(5);
    const isoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const line = (what: string, from: unknown, to: unknown): unknown =>
      expect.objectContaining({ what, from, to, by: admin.email, at: isoTime });
    const closedSunday: unknown = expect.stringContaining('"sunday": null');
    const openSunday: unknown = expect.stringContaining('"sunday": {');
    expect(rows).toEqual([
      line('hours', closedSunday, openSunday),
      line('forwardWhen', 'emergency_after_hours', 'business_hours'),
      line('afterHoursNumber', mechanic, null),
      line('forwardWhen', 'always', 'emergency_after_hours'),
      line('afterHoursNumber', null, mechanic),
    ]);
  });

  test('a change that no account made names nobody', async () => {
    await world.saveSetting('call_forwarding_number', onDuty);
    expect((await call({ action: 'getForwardingHistory' })).body).toMatchObject({
      changes: [{ what: 'forwardingNumber', from: mechanic, to: onDuty, by: null }],
    });
  });
});

describe('setting what missed callers get', () => {
  const save = (changes: object = {}) =>
    call({
      action: 'updateMissedCallHandling',
      textBackOn: true,
      textBackText: ' Sorry we missed you. ',
      textBackWhen: 'any_time',
      voicemailOn: true,
      voicemailGreeting: 'Please speak.',
      ...changes,
    });
  const saved = async () =>
    (
      await world.rows(
        'call_handling?select=text_back_on,text_back_text,text_back_when,voicemail_on,voicemail_greeting',
      )
    )[0];

  test('is off to begin with, and kept as it was typed', async () => {
    expect(await saved()).toEqual({
      text_back_on: false,
      text_back_text: null,
      text_back_when: 'daytime',
      voicemail_on: false,
      voicemail_greeting: null,
    });
    expect((await save()).status).toBe(200);
    expect(await saved()).toEqual({
      text_back_on: true,
      text_back_text: 'Sorry we missed you.',
      text_back_when: 'any_time',
      voicemail_on: true,
      voicemail_greeting: 'Please speak.',
    });
    const lines = await world.rows('audit_log?select=actor,subject,new_value&order=id');
    expect(lines).toContainEqual({
      actor: admin.id,
      subject: 'call_handling.voicemail_on',
      new_value: 'true',
    });
    expect(lines).toHaveLength(5);
  });

  test.each([
    [{ textBackOn: 'yes' }, 'invalid_choice'],
    [{ voicemailOn: undefined }, 'invalid_choice'],
    [{ textBackWhen: 'never' }, 'invalid_choice'],
    [{ textBackText: '  ' }, 'empty_text'],
    [{ voicemailGreeting: 7 }, 'empty_greeting'],
    [{ textBackText: 'x'.repeat(321) }, 'too_long'],
    [{ voicemailGreeting: 'x'.repeat(501) }, 'too_long'],
  ])('%j is refused and changes nothing', async (changes, code) => {
    const { status, body } = await save(changes);
    expect({ status, code: body['code'] }).toEqual({ status: 400, code });
    expect(await saved()).toMatchObject({ text_back_on: false, voicemail_on: false });
  });

  test('keeps broken characters out of the database', async () => {
    expect((await save({ textBackText: 'a\0b\ud800' })).status).toBe(200);
    expect(await saved()).toMatchObject({ text_back_text: 'ab\ufffd' });
  });
});

describe('the text back', () => {
  const words = 'Sorry we missed your call & yours.';
  const texts = () => world.twilioRequests.filter(({ path }) => path.includes('/Messages.json'));
  const stored = () =>
    world.rows('messages?select=body,status,source,direction,idempotency_key&order=created_at');
  /** How often the database was asked whether a text may go, and has answered. */
  let decided = 0;
  const count = ({ request }: { request: Request }) => {
    if (request.url.endsWith('/rpc/begin_automatic_text')) decided += 1;
  };
  beforeAll(() => {
    world.server.events.on('response:mocked', count);
  });
  afterAll(() => {
    world.server.events.removeListener('response:mocked', count);
  });
  /** Waits for what goes on after the answers to so many calls. Answers how many texts were sent. */
  const sentAfter = async (calls: number) => {
    await expect.poll(() => decided).toBe(calls);
    await expect.poll(async () => (await stored()).every(({ status }) => status !== 'pending')).toBe(true);
    return texts().length;
  };
  beforeEach(() => {
    decided = 0;
  });
  // A test that ends while one is on its way would leave it to the next.
  afterEach(() =>
    expect.poll(async () => (await stored()).every(({ status }) => status !== 'pending')).toBe(true),
  );
  beforeEach(() => handle(`text_back_on = true, text_back_text = '${words}', text_back_when = 'daytime'`));

  test('goes to a caller whom nobody answered, once, from the number that was called', async () => {
    const CallSid = newSid('CA');
    expect(await twiml(await missed({ CallSid }))).toEqual(turnedAway);
    await expect.poll(stored).toMatchObject([{ status: 'queued' }]);
    expect(texts()).toMatchObject([{ form: { From: businessNumber, To: caller, Body: words } }]);
    expect(texts()[0]?.form['StatusCallback']).toMatch(/\/sms-handler\/status\?message=[0-9a-f-]{36}$/);
    expect(await stored()).toMatchObject([{ body: words, source: 'auto', direction: 'outbound' }]);
    const [conversation] = await world.rows('contacts?select=address,last_message,texting_allowed_by');
    expect(conversation, 'a call is not a consent to more texts').toEqual({
      address: caller,
      last_message: words,
      texting_allowed_by: null,
    });

    await missed({ CallSid });
    await missed();
    await missed({ DialCallStatus: 'busy' });
    expect(await sentAfter(4)).toBe(1);
  });

  test('two calls at the same moment bring one text', async () => {
    await Promise.all(Array.from({ length: 6 }, () => missed()));
    expect(await sentAfter(6)).toBe(1);
  });

  test('goes again after 24 hours, however the days fall', async () => {
    await missed();
    await expect.poll(stored).toMatchObject([{ status: 'queued' }]);
    await world.execute(`update public.messages set created_at = now() - interval '23 hours 59 minutes'`);
    await missed();
    expect(await sentAfter(2)).toBe(1);
    await world.execute(`update public.messages set created_at = now() - interval '24 hours 1 minute'`);
    await missed();
    expect(await sentAfter(3)).toBe(2);
  });

  test('goes to those who call when the business is closed, too', async () => {
    await handle(`forward_when = 'business_hours'`);
    now = sundayNoon;
    await ring();
    await expect.poll(() => texts().length).toBe(1);
  });

  test.each([
    ['daytime', fridayNight, 0],
    ['daytime', sundayNoon, 1],
    ['business_hours', sundayNoon, 0],
    ['business_hours', fridayNoon, 1],
    ['any_time', fridayNight, 1],
  ])('%s at %s', async (when, moment, count) => {
    await handle(`text_back_when = '${when}'`);
    now = moment;
    await missed();
    await expect.poll(() => texts().length).toBe(count);
  });

  test.each([
    ['a call that was answered', { DialCallStatus: 'completed' }],
    ['a withheld number', { From: 'anonymous' }],
    ['no number', { From: '' }],
    ['a number abroad', { From: '+442079460000' }],
    ['the Caribbean', { From: '+18765551234' }],
    ['a premium number', { From: '+19005551234' }],
    ['a toll-free number', { From: '+18005551234' }],
    ['our own number', { From: businessNumber }],
    ['the mechanic', { From: mechanic }],
    ['the second phone', { From: '+19185550113' }],
    ['a number that its carrier says is forged', { StirVerstat: 'TN-Validation-Failed-C' }],
    ['whoever is on duty', { From: onDuty }],
    ['a call to another of our numbers', { To: '+19185550102' }],
    ['a call without its name', { CallSid: 'CA1' }],
  ])('never goes after %s', async (_, changes) => {
    await handle(`after_hours_number = '${onDuty}', second_number = '+19185550113'`);
    expect((await missed(changes)).status).toBe(200);
    // A second caller's text is the sign that the first one's would have gone by now.
    await missed({ From: '+19185550177' });
    await expect.poll(() => texts().map(({ form }) => form['To'])).toEqual(['+19185550177']);
  });

  test('never goes after a forged number that only the first request told of', async () => {
    const action = (await dialled(await ring({ StirVerstat: 'TN-Validation-Failed-A' })))?.action ?? '';
    const result = { CallSid: newSid('CA'), From: caller, To: businessNumber, DialCallStatus: 'no-answer' };
    expect((await post(action, result)).status).toBe(200);
    await missed({ From: '+19185550177' });
    await expect.poll(() => texts().map(({ form }) => form['To'])).toEqual(['+19185550177']);
  });

  test.each(['contact', 'office'])('never goes to somebody who opted out, by %s', async (by) => {
    await world.execute(`insert into public.contacts
      (address, opted_out_by_${by}) values ('${caller}', true)`);
    await missed();
    await missed({ From: '+19185550177' });
    await expect.poll(() => texts().map(({ form }) => form['To'])).toEqual(['+19185550177']);
  });

  test('does not go again where no text can arrive', async () => {
    await missed();
    await expect.poll(stored).toMatchObject([{ status: 'queued' }]);
    await world.execute(`update public.messages
      set created_at = now() - interval '2 days', status = 'undelivered', error_code = 30006`);
    await missed();
    await missed({ From: '+19185550177' });
    await expect.poll(() => texts().length).toBe(2);
    expect(texts().map(({ form }) => form['To'])).toEqual([caller, '+19185550177']);
  });

  test('stops after a hundred in 24 hours, whoever calls', async () => {
    await world.execute(`
      insert into public.contacts (business_number, address) values ('${businessNumber}', '+19185559999');
      insert into public.messages (contact_id, direction, body, status, source)
      select c.id, 'outbound', 'x', 'sent', 'auto' from public.contacts c, generate_series(1, 99)`);
    await missed();
    await expect.poll(() => texts().length).toBe(1);
    await missed({ From: '+19185550177' });
    expect(await sentAfter(2)).toBe(1);
  });

  test('is off when it is off', async () => {
    await handle('text_back_on = false');
    await missed();
    await handle('text_back_on = true');
    await missed({ From: '+19185550177' });
    await expect.poll(() => texts().map(({ form }) => form['To'])).toEqual(['+19185550177']);
  });

  test.each([
    ['refuses', () => twilioError(400, 21614), { status: 'failed' }],
    ['does not answer', () => HttpResponse.error(), { status: 'unknown' }],
  ])(
    'shows in the conversation when Twilio %s, and the caller hears nothing of it',
    async (_, answer, row) => {
      world.server.use(http.post(messagesUrl, answer));
      expect(await twiml(await missed())).toEqual(turnedAway);
      await expect.poll(stored).toMatchObject([row]);
      takeConsoleErrors();
    },
  );

  test('STOP, as Twilio knows it, is noted', async () => {
    world.server.use(http.post(messagesUrl, () => twilioError(400, 21610)));
    await missed();
    await expect
      .poll(() => world.rows('contacts?select=opted_out_by_contact'))
      .toEqual([{ opted_out_by_contact: true }]);
    takeConsoleErrors();
  });

  test('a database that goes away in between costs the text, not the caller’s answer', async () => {
    world.server.use(http.post(`${origin}/rest/v1/rpc/begin_automatic_text`, () => HttpResponse.error()));
    expect(await twiml(await missed())).toEqual(turnedAway);
    await expect.poll(() => takeConsoleErrors().length).toBe(1);
    expect(texts()).toEqual([]);
  });
});

describe('voicemail', () => {
  const greeting = 'Speak after the tone, Dale & Co.';
  const sid = () => newSid('CA').replace('CA', 'RE');
  const list = async () => (await call({ action: 'getVoicemails' })).body['voicemails'];
  beforeEach(() => handle(`voicemail_on = true, voicemail_greeting = '${greeting}'`));

  test.each([
    ['nobody answers', () => missed()],
    [
      'the caller reaches nobody because the business is closed',
      () => {
        now = sundayNoon;
        return ring();
      },
    ],
  ])('greets and records when %s', async (_, callIn) => {
    await handle(`forward_when = 'business_hours'`);
    expect(await twiml(await callIn())).toEqual({
      Say: [greeting, 'We did not hear a message. Goodbye.'],
      Record: {
        '@action': `${functions}/voicemail`,
        '@method': 'POST',
        '@maxLength': '120',
        '@timeout': '6',
        '@finishOnKey': '#',
        '@playBeep': 'true',
        '@recordingStatusCallback': `${functions}/recording`,
        '@recordingStatusCallbackMethod': 'POST',
        '@recordingStatusCallbackEvent': 'completed',
      },
      Hangup: '',
    });
  });

  test('is not offered to a caller who was answered', async () => {
    expect(await twiml(await missed({ DialCallStatus: 'completed' }))).toEqual({ Hangup: '' });
  });

  const spoken = (CallSid: string, RecordingSid: string, changes: Record<string, string> = {}) =>
    post('voicemail', {
      ...{
        CallSid,
        RecordingSid,
        From: caller,
        To: businessNumber,
        RecordingDuration: '17',
        Digits: 'hangup',
      },
      RecordingUrl: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Recordings/${RecordingSid}`,
      ...changes,
    });
  const playable = (CallSid: string, RecordingSid: string, changes: Record<string, string> = {}) =>
    post('recording', {
      ...{ CallSid, RecordingSid, RecordingDuration: '17', RecordingStatus: 'completed' },
      RecordingSource: 'RecordVerb',
      ...changes,
    });

  test.each(['action first', 'report first'])('is listed once, told twice each: %s', async (order) => {
    const [callSid, recordingSid] = [newSid('CA'), sid()];
    const steps = [spoken, playable, spoken, playable];
    for (const tell of order === 'action first' ? steps : steps.toReversed()) {
      expect((await tell(callSid, recordingSid)).status).toBeLessThan(300);
    }
    const isoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await list()).toEqual([{ callSid, caller, seconds: 17, receivedAt: isoTime, isHeard: false }]);
  });

  test('thanks the caller', async () => {
    expect(await twiml(await spoken(newSid('CA'), sid()))).toEqual({
      Say: 'Thank you. Your message has been saved. Goodbye.',
      Hangup: '',
    });
  });

  test('thanks the caller while the database is away, and is stored by the report that follows', async () => {
    const [callSid, recordingSid] = [newSid('CA'), sid()];
    databaseIsAway();
    expect(await twiml(await spoken(callSid, recordingSid))).toMatchObject({ Hangup: '' });
    expect((await playable(callSid, recordingSid)).status, 'Twilio is told that it was not stored').toBe(503);
    world.server.resetHandlers();
    expect((await playable(callSid, recordingSid)).status).toBe(204);
    expect(await list()).toMatchObject([{ callSid, caller: null, seconds: 17 }]);
    // Nor could anybody be alerted.
    expect(takeConsoleErrors()).toHaveLength(3);
  });

  test('from a withheld number is kept as Twilio names it', async () => {
    await spoken(newSid('CA'), sid(), { From: 'anonymous' });
    await spoken(newSid('CA'), sid(), { From: '' });
    expect(await list()).toMatchObject([{ caller: null }, { caller: 'anonymous' }]);
  });

  test('a recording that is said to be of another call, or to last for ever, brings nothing down', async () => {
    const [callSid, recordingSid] = [newSid('CA'), sid()];
    expect((await playable(callSid, recordingSid, { RecordingDuration: '9'.repeat(20) })).status).toBe(204);
    expect((await playable(newSid('CA'), recordingSid)).status).toBe(204);
    expect((await spoken(newSid('CA'), sid(), { From: `a\0${'🚛'.repeat(40)}` })).status).toBe(200);
    expect(await list()).toMatchObject([
      { caller: `a${'🚛'.repeat(31)}\ufffd` },
      { callSid, seconds: 86_400 },
    ]);
  });

  test.each(['markVoicemailHeard', 'getRecording'])(
    '%s of what can be no call finds none',
    async (action) => {
      for (const callSid of ['CA\0', '', 'x'.repeat(5_000), 'CA,1)']) {
        expect(await call({ action, callSid })).toMatchObject({
          status: 404,
          body: { code: 'no_voicemail' },
        });
      }
    },
  );

  test('a recording that failed, and one without a name, leave nothing', async () => {
    expect((await playable(newSid('CA'), sid(), { RecordingStatus: 'absent' })).status).toBe(204);
    expect((await playable(newSid('CA'), 'RE1')).status).toBe(400);
    expect((await spoken('CA1', sid())).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  const recordingUrl = 'https://api.twilio.com/2010-04-01/Accounts/:account/Recordings/:file';
  const wav = new TextEncoder().encode('RIFF....WAVEfmt ');

  test('can be played: the bytes come from Twilio, with the account’s credentials', async () => {
    const [callSid, recordingSid] = [newSid('CA'), sid()];
    await spoken(callSid, recordingSid);
    const asked: unknown[] = [];
    world.server.use(
      http.get(recordingUrl, ({ request, params }) => {
        asked.push([params['file'], request.headers.get('authorization')?.startsWith('Basic ')]);
        return HttpResponse.arrayBuffer(wav.buffer, { headers: { 'content-type': 'audio/x-wav' } });
      }),
    );
    const response = await adminCall(
      handler,
      'twilio-manage',
      { action: 'getRecording', callSid },
      admin.token,
    );
    expect(asked).toEqual([[`${recordingSid}.wav`, true]]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'inline; filename="voicemail.wav"',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(wav);
  });

  test.each([
    ['something else than sound', () => new HttpResponse('<html>'), 502, 'not_a_sound'],
    ['a recording deleted at Twilio', () => twilioError(404, 20404), 404, 'file_gone'],
    ['no answer', () => HttpResponse.error(), 502, 'twilio_unreachable'],
  ])('that can’t be played says why: %s', async (_, answer, status, code) => {
    const callSid = newSid('CA');
    await spoken(callSid, sid());
    world.server.use(http.get(recordingUrl, answer));
    expect(await call({ action: 'getRecording', callSid })).toMatchObject({ status, body: { code } });
    takeConsoleErrors();
  });

  test('is played to admins only, and only by the name of its call', async () => {
    const stranger = await world.person();
    const callSid = newSid('CA');
    await spoken(callSid, sid());
    const asked = await adminCall(
      handler,
      'twilio-manage',
      { action: 'getRecording', callSid },
      stranger.token,
    );
    expect(asked.status).toBe(403);
    for (const wrong of [newSid('CA'), '', '../Messages', { a: 1 }]) {
      expect(await call({ action: 'getRecording', callSid: wrong })).toMatchObject({ status: 404 });
    }
  });

  test('is heard once somebody says so', async () => {
    const callSid = newSid('CA');
    await spoken(callSid, sid());
    expect(await call({ action: 'markVoicemailHeard', callSid })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await list()).toMatchObject([{ callSid, isHeard: true }]);
    expect(await call({ action: 'markVoicemailHeard', callSid: newSid('CA') })).toMatchObject({
      status: 404,
      body: { code: 'no_voicemail' },
    });
    expect((await call({ action: 'markVoicemailHeard', callSid: { a: 1 } })).status).toBe(404);
  });

  test.each(['voicemail', 'recording'])('/%s takes nothing unsigned', async (path) => {
    const form = {
      CallSid: newSid('CA'),
      RecordingSid: sid(),
      RecordingDuration: '3',
      RecordingStatus: 'completed',
    };
    const response = await handler(webhookRequest(`/twilio-manage/${path}`, form, { signature: 'AAAA' }));
    expect(response.status).toBe(403);
    expect(await list()).toEqual([]);
  });
});
