/** How calls are answered: the schedule, the phones that ring, what callers hear. Voicemail: voicemail.test.ts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { business } from '../../../src/content/business';
import { parseTwiml } from '../../../tools/twilio-emulator/twiml';
import { takeConsoleErrors } from '../../support/console-guard';
import { origin } from '../../support/functions-harness';
import { customer as caller, mechanic, onDuty, second, startOffice } from '../../support/office-setup';
import { businessNumber, newSid } from '../../support/twilio-rows';

const functions = `${origin}/functions/v1/twilio-manage`;
const fridayNoon = '2026-11-20T12:00:00-06:00';
const fridayNight = '2026-11-20T23:00:00-06:00';
const sundayNoon = '2026-11-22T12:00:00-06:00';

const office = await startOffice();
const { services, configure, reportCall, handle } = office;
let now = fridayNoon;
beforeEach(async () => {
  now = fridayNoon;
  configure({}, () => new Date(now));
  await services.saveSetting('call_forwarding_number', mechanic);
});

const ring = (changes: Record<string, string> = {}) => reportCall('voice', changes);
const missed = (changes: Record<string, string> = {}) =>
  reportCall('voice-result', { DialCallStatus: 'no-answer', ...changes });

async function twiml(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/xml');
  return parseTwiml(await response.text()) ?? [];
}
/** The verbs of an answer, each with its text. */
const verbs = async (response: Response) =>
  (await twiml(response)).map(({ name, text }) => (text === '' ? name : `${name}: ${text}`));
/** The phones that ring, with their screening and the address of the dial result; null when none rings. */
async function dialled(response: Response) {
  const dial = (await twiml(response)).find(({ name }) => name === 'Dial');
  if (!dial) {
    return null;
  }
  const { action = '', callerId } = dial.attributes;
  return {
    numbers: dial.children.map(({ text }) => text),
    screens: dial.children.map(({ attributes }) => attributes['url'] ?? null),
    action: action.replace(`${functions}/`, ''),
    callerId,
  };
}
/** The number that rings first; null when none does. */
const rung = async (response: Response) => (await dialled(response))?.numbers[0] ?? null;
const turnedAway: unknown[] = [expect.stringMatching(/^Say: Thank you for calling/), 'Hangup'];
const databaseIsAway = () => office.databaseAnswers('*');

describe('an incoming call', () => {
  const dial = (more: object = {}, query = '') => {
    const attributes = { url: `${functions}/screen${query}`, method: 'POST' };
    const children = [{ name: 'Number', text: mechanic, attributes, children: [] }];
    const action = `${functions}/voice-result`;
    const own = { answerOnBridge: 'true', timeout: '20', action, method: 'POST' };
    return [{ name: 'Dial', text: '', attributes: { ...own, ...more }, children }];
  };

  test('rings the number saved last, whatever the address says, and shows the caller’s number', async () => {
    await services.saveSetting('call_forwarding_number', onDuty);
    await ring();
    await services.saveSetting('call_forwarding_number', mechanic);
    expect(await twiml(await reportCall('voice?forwardTo=%2B19005551234'))).toEqual(dial());
  });

  /** What the phone's screen shows, and what whoever picks up hears about the caller. */
  const shownAndSaid = async (From: string) => {
    const [verb] = await twiml(await ring({ From }));
    const shown = verb?.attributes?.['callerId'] ?? From;
    const screen = verb?.children?.[0]?.attributes?.['url']?.replace(functions, '/twilio-manage') ?? '';
    const pickup = { CallSid: newSid('CA'), From: shown, To: mechanic, Direction: 'outbound-dial' };
    const [gather] = await twiml(await office.post(screen, pickup));
    const sentence = gather?.children?.[0]?.text ?? '';
    return [shown, / from (.*)\. Press 1/.exec(sentence)?.[1]];
  };

  test.each([
    // ANONYMOUS, RESTRICTED, BLOCKED, UNKNOWN, PRIVATE and UNAVAILABLE, typed on a phone's keys.
    ...['+266696687', '+7378742833', '+2562533', '+8656696', '+7748283', '+86282452253'],
    ...['266696687', 'anonymous', 'Anonymous', 'Restricted', 'unavailable', 'unknown', ''],
    ...['sip:someone@example.com', 'sip:+19185550100@example.com', 'client:dana', 'tel:+19185550100'],
    // Too short, too long, or not as numbers in North America are made.
    ...['+1', '+19185', '+15550100', '+1918555010', '+191855501000', '+10185550100', '+11185550100'],
    ...['+19110550100', '+19115550100', '+19180550100', '+19181550100'],
    // No country has this code, or no number there is this short or long.
    ...['+0', '+2101234567', '+999123456789', '+8881', '+44123', '+49', '+7912345678', '+791234567890'],
    ...['+4420794609581234', '+3531', '+12345678901234567890'],
    // Other digits, other signs, and spaces.
    ...[
      '+１９１８５５５０１００',
      '+١٩١٨٥٥٥٠١٠٠',
      '9185550100',
      '19185550100',
      '+1 918 555 0100',
      '+1918555010O',
    ],
    ...['+19185550100;ext=1', '++19185550100', '+19185550100\n', '\u200b+19185550100'],
  ])('from %j shows the business number, and nobody hears digits', async (From) =>
    expect(await shownAndSaid(From)).toEqual([businessNumber, 'a withheld number']),
  );

  test.each([
    ['+19185550100', '9 1 8, 5 5 5, 0 1 0 0'],
    ['+18004117246', '8 0 0, 4 1 1, 7 2 4 6'],
    ['+14165550100', '4 1 6, 5 5 5, 0 1 0 0'],
    ['+17378742833', '7 3 7, 8 7 4, 2 8 3 3'],
    ['+442079460958', '4 4 2 0 7 9 4 6 0 9 5 8'],
    ['+525512345678', '5 2 5 5 1 2 3 4 5 6 7 8'],
    ['+79123456789', '7 9 1 2 3 4 5 6 7 8 9'],
    ['+8613812345678', '8 6 1 3 8 1 2 3 4 5 6 7 8'],
    ['+35312345678', '3 5 3 1 2 3 4 5 6 7 8'],
    ['+4915112345678', '4 9 1 5 1 1 2 3 4 5 6 7 8'],
  ])('from %j shows and says that number', async (From, said) =>
    expect(await shownAndSaid(From)).toEqual([From, said]),
  );

  test('with a bad field is refused', async () => expect((await ring({ To: 'nobody' })).status).toBe(400));

  test.each([
    ['completed', ['Hangup']],
    ['answered', ['Hangup']],
    ['busy', turnedAway],
    ['failed', turnedAway],
    ['canceled', turnedAway],
    ['', turnedAway],
    ['something new', ['Hangup']],
  ])('ends properly after the dial status "%s"', async (DialCallStatus, answer) =>
    expect(await verbs(await missed({ DialCallStatus }))).toEqual(answer),
  );
});

describe('call forwarding', () => {
  test.each([
    ['always', [mechanic, mechanic, mechanic]],
    ['business_hours', [mechanic, null, null]],
    ['emergency_after_hours', [mechanic, onDuty, onDuty]],
  ])('set to %s rings the right phone at noon, at night and on Sunday', async (forwardWhen, expected) => {
    await handle(`forward_when = '${forwardWhen}', after_hours_number = '${onDuty}'`);
    const numbers: unknown[] = [];
    for (const moment of [fridayNoon, fridayNight, sundayNoon]) {
      now = moment;
      numbers.push(await rung(await ring()));
    }
    expect(numbers).toEqual(expected);
  });

  test.each(['+19005551234', '+442079460000', '+8816123456789', businessNumber])(
    'never rings %s',
    async (number) => {
      await services.saveSetting('call_forwarding_number', number);
      expect(await verbs(await ring())).toEqual(turnedAway);
    },
  );
});

describe('while the database is down', () => {
  const own = 'https://handler.twilio.com/twiml/EH1?a=1&b=2';
  beforeEach(databaseIsAway);

  test('a call gets 503 so that Twilio uses the number’s fallback, and a dial result gets an answer', async () => {
    expect((await ring()).status).toBe(503);
    expect(await verbs(await missed())).toEqual(turnedAway);
    expect(await verbs(await missed({ DialCallStatus: 'completed' }))).toEqual(['Hangup']);
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  test('a call is redirected to the owner’s own TwiML if there is any', async () => {
    configure({ VOICE_FALLBACK_URL: own });
    const redirect = { name: 'Redirect', text: own, attributes: { method: 'POST' } };
    expect(await twiml(await ring())).toMatchObject([redirect]);
    expect(await verbs(await missed())).toEqual(turnedAway);
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  test('the emergency number rings without screening, except for a call from that number', async () => {
    configure({ EMERGENCY_FORWARD_NUMBER: onDuty, VOICE_FALLBACK_URL: own });
    const plain = { numbers: [onDuty], screens: [null], action: 'voice-result' };
    expect(await dialled(await ring())).toEqual({ ...plain, callerId: undefined });
    expect((await dialled(await ring({ From: 'anonymous' })))?.callerId).toBe(businessNumber);
    expect(await verbs(await ring({ To: onDuty })), 'never itself').toEqual([`Redirect: ${own}`]);
    expect(takeConsoleErrors()).toHaveLength(3);
    services.server.resetHandlers();
    expect(await rung(await ring())).toBe(mechanic);
  });
});

describe('the chain of phones', () => {
  const third = '+19185550114';
  const phones = `second_number = '${second}', third_number = '${third}'`;
  const everyone = [mechanic, second, third];
  const noAnswer = { DialCallStatus: 'no-answer', DialBridged: 'false' };
  const ownVoicemail = { DialCallStatus: 'completed', DialBridged: 'false', DialCallDuration: '11' };
  const talk = { DialCallStatus: 'completed', DialBridged: 'true' };
  const givesUp = { DialCallStatus: 'no-answer', DialBridged: 'false', CallStatus: 'completed' };

  /** Plays a call to its end: the phones that rang in turn, and the verbs that the caller got last. */
  async function play(results: Record<string, string>[]) {
    const call = { CallSid: newSid('CA') };
    const rings: string[][] = [];
    let response = await ring(call);
    for (const result of results) {
      const dial = await dialled(response.clone());
      if (dial === null) {
        break;
      }
      rings.push(dial.numbers);
      response = await reportCall(dial.action, { CallStatus: 'in-progress', ...call, ...result });
    }
    const heard = (await twiml(response)).map(({ name }) => name).join();
    return { rings, heard };
  }

  const inTurn = everyone.map((one) => [one]);
  test.each([
    ['rings one phone after the other', 'in_order', [noAnswer, noAnswer, noAnswer], inTurn, 'Say,Hangup'],
    ['skips a mobile’s own voicemail', 'in_order', [ownVoicemail, talk], [[mechanic], [second]], 'Hangup'],
    ['stops when the caller gives up', 'in_order', [noAnswer, givesUp], [[mechanic], [second]], 'Say,Hangup'],
    ['rings all phones at once', 'all_at_once', [talk], [everyone], 'Hangup'],
    ['rings all at once, and nobody answers', 'all_at_once', [noAnswer], [everyone], 'Say,Hangup'],
    ['rings all until a voicemail picks up', 'all_at_once', [ownVoicemail], [everyone], 'Say,Hangup'],
  ])('%s', async (_, order, results, rings, heard) => {
    await handle(`${phones}, ring_order = '${order}'`);
    expect(await play(results)).toEqual({ rings, heard });
  });

  test('has only the after-hours number after hours, even when the business opens meanwhile', async () => {
    await handle(`${phones}, forward_when = 'emergency_after_hours', after_hours_number = '${onDuty}'`);
    now = fridayNight;
    const action = (await dialled(await ring()))?.action ?? '';
    now = fridayNoon;
    expect(await verbs(await reportCall(action, noAnswer))).toEqual(turnedAway);
  });

  test('skips numbers that may not ring or are listed twice', async () => {
    await handle(`second_number = '${mechanic}', third_number = '+19005551234'`);
    expect(await play([noAnswer, noAnswer])).toEqual({ rings: [[mechanic]], heard: 'Say,Hangup' });
  });

  test('ends with whoever picks up, even a voicemail, when nobody has to press 1', async () => {
    await handle(`screening_on = false`);
    expect((await dialled(await ring()))?.screens).toEqual([null]);
    expect(await play([talk])).toEqual({ rings: [[mechanic]], heard: 'Hangup' });
  });

  const screen = (path: string, changes: Record<string, string> = {}) =>
    reportCall(path, { To: mechanic, Direction: 'outbound-dial', ...changes });
  const asked = async (from: string) => {
    const url = (await dialled(await ring({ From: from })))?.screens[0] ?? '';
    const shown = from === 'anonymous' ? businessNumber : from;
    return twiml(await screen(url.replace(`${functions}/`, ''), { From: shown }));
  };
  const keys = { numDigits: '1', timeout: '6', action: `${functions}/screen`, method: 'POST' };
  const question = (who: string) => {
    const say = { name: 'Say', text: `Call for ${business.name} from ${who}. Press 1 to take it.` };
    return [{ name: 'Gather', attributes: keys, children: [say] }, { name: 'Hangup' }];
  };

  test('asks whoever picks up to press 1, and says who is calling', async () => {
    await services.execute(`insert into public.contacts (address, name, last_message_at)
      values ('${caller}', 'Dale & Sons', now())`);
    expect(await asked(caller)).toMatchObject(question('Dale & Sons'));
    expect(await asked('+19185550177')).toMatchObject(question('9 1 8, 5 5 5, 0 1 7 7'));
    expect(await asked('anonymous')).toMatchObject(question('a withheld number'));
    databaseIsAway();
    expect(await twiml(await screen('screen'))).toMatchObject(question('9 1 8, 5 5 5, 0 1 9 9'));
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('puts the caller through only after a 1', async () => {
    const heard = async (Digits: string) => verbs(await screen('screen', { Digits }));
    expect([await heard('1'), await heard('2'), await heard('')]).toEqual([[], ['Hangup'], ['Hangup']]);
  });
});

describe('a caller to the closed business', () => {
  const heard = async () => (await verbs(await ring()))[0];
  const closed = (until: string) =>
    `Say: Thank you for calling. We are closed${until}. Please send a text to this number.`;
  const daysOff = ['23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);
  beforeEach(() => handle(`forward_when = 'business_hours'`));

  test.each([
    [fridayNight, [], ' until Saturday 8 AM'],
    [sundayNoon, ['2026-11-23', '2026-11-24'], ' until Wednesday 7 AM'],
    [fridayNoon, ['2026-11-20'], ' until Saturday 8 AM'],
    ['2026-11-23T12:00:00-06:00', daysOff, ' until Monday, November 30 7 AM'],
  ])('at %s with the days off %j hears when it opens', async (moment, holidays, until) => {
    now = moment;
    await handle(`holidays = '${JSON.stringify(holidays.map((date) => ({ date, name: null })))}'`);
    expect(await heard()).toBe(closed(until));
  });

  test('hears no opening time when no day has hours', async () => {
    await handle(`hours = (select jsonb_object_agg(day, null) from jsonb_object_keys(hours) as days (day))`);
    expect(await heard()).toBe(closed(''));
  });
});
