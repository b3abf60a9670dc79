/** The texts that go out by themselves, after a missed call or as an answer: who gets one, when and how often. */
import { beforeEach, describe, expect, test } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { customer, mechanic, onDuty, second, startOffice } from '../../support/office-setup';
import { businessNumber, newSid } from '../../support/twilio-rows';

const another = '+19185550177';

const { services, configure, handle, reportCall, text, send, conversations } = await startOffice();
/** The texts that Twilio was asked to send. */
const texts = () =>
  services.twilioRequests.filter(({ path }) => path.endsWith('/Messages.json')).map(({ form }) => form);

describe('the text after a missed call', () => {
  const words = 'Sorry we missed your call & yours.';
  const texted = () => texts().map(({ To }) => To);
  /** Reports a call that nobody took, and waits for the work after the answer. */
  const unanswered = async (changes: Record<string, string> = {}, path = 'voice-result') => {
    const response = await reportCall(path, { DialCallStatus: 'no-answer', ...changes });
    await backgroundDone();
    return response;
  };
  beforeEach(async () => {
    await services.saveSetting('call_forwarding_number', mechanic);
    await handle(`text_back_on = true, text_back_text = '${words}'`);
  });

  test('goes once to a caller whom nobody answered, from the number that was called', async () => {
    const CallSid = newSid('CA');
    expect((await unanswered({ CallSid })).status).toBe(200);
    expect(texts()).toMatchObject([{ From: businessNumber, To: customer, Body: words }]);
    expect(texts()[0]?.['StatusCallback']).toMatch(/\/sms-handler\/status\?message=[0-9a-f-]{36}$/);
    const stored = { body: words, source: 'auto', direction: 'outbound', status: 'queued' };
    expect(await services.rows('messages')).toMatchObject([stored]);
    // Whoever called may be answered by a person, too.
    const conversation = { otherNumber: customer, lastMessage: 'Missed call', textBlock: null };
    expect(await conversations()).toMatchObject([conversation]);
    for (const again of [{ CallSid }, {}, { DialCallStatus: 'busy' }]) {
      await unanswered(again);
    }
    expect(texts()).toHaveLength(1);
  });

  test('goes to callers of the closed business too, and to nobody while it is turned off', async () => {
    await handle(`text_back_on = false`);
    await unanswered();
    await handle(`text_back_on = true, forward_when = 'business_hours'`);
    configure({}, () => new Date('2026-11-22T12:00:00-06:00'));
    await reportCall('voice', { From: another });
    await backgroundDone();
    expect(texted()).toEqual([another]);
  });

  test.each([
    ['a call that was answered', { DialCallStatus: 'completed' }],
    ['a call from a withheld number', { From: 'anonymous' }],
    ['a call from a number abroad', { From: '+442079460000' }],
    ['a call from our own number', { From: businessNumber }],
    ['a call from the forwarding number', { From: mechanic }],
    ['a call from the second phone', { From: second }],
    ['a call from a number that its carrier calls forged', { StirVerstat: 'TN-Validation-Failed-C' }],
    ['a call from the after-hours number', { From: onDuty }],
    ['a call to another of our numbers', { To: '+19185550102' }],
    ['a call with a malformed id', { CallSid: 'CA1' }],
  ])('is never sent after %s', async (_, changes) => {
    await handle(`after_hours_number = '${onDuty}', second_number = '${second}'`);
    expect((await unanswered(changes)).status).toBe(200);
    expect(texts()).toEqual([]);
  });

  test('is never sent after a forged number that only the first request reported', async () => {
    const answer = await reportCall('voice', { StirVerstat: 'TN-Validation-Failed-A' });
    const [, path] = /\/twilio-manage\/(voice-result[^"]*)/.exec(await answer.text()) ?? [];
    expect((await unanswered({}, path)).status).toBe(200);
    expect(texts()).toEqual([]);
  });

  const sent = (age: string, more = `'sent', null`) => `
    insert into public.messages (contact_id, direction, body, source, occasion, created_at, status, error_code)
    select c.id, 'outbound', 'x', 'auto', 'missed_call', now() - interval '${age}', ${more}
    from public.contacts c`;
  test.each([
    ['is not repeated within 24 hours', sent('23 hours 59 minutes'), []],
    ['is sent again after 24 hours, whatever the dates', sent('24 hours 1 minute'), [customer]],
    ['is not sent to a number that cannot get texts', sent('2 days', `'undelivered', 30006`), []],
  ])('%s', async (_, sql, expected) => {
    await services.execute(`insert into public.contacts (address) values ('${customer}'); ${sql}`);
    await unanswered();
    expect(texted()).toEqual(expected);
  });

  test('stops after a hundred in 24 hours over all callers', async () => {
    await services.execute(`insert into private.rate_limits (key, ends_at, taken)
      values ('86400 automatic text', now() + interval '1 hour', 99)`);
    for (const From of [customer, another]) {
      await unanswered({ From });
    }
    expect(texted()).toEqual([customer]);
  });
});

describe('the automatic answer to a text', () => {
  const fridayNoon = '2026-11-20T12:00:00-06:00';
  const fridayNight = '2026-11-20T23:00:00-06:00';
  const sundayNoon = '2026-11-22T12:00:00-06:00';
  const emergency = 'Call us now.';

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
  const sent = () => texts().map(({ Body }) => Body);
  const earlier = (interval: string) =>
    services.execute(`update public.messages set created_at = created_at - interval '${interval}'`);

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

  test.each<[body: string, at: string, answers: string[], more?: Record<string, string>]>([
    ['Truck DOWN, on I-44', fridayNight, [emergency]],
    ['It is stuck!', sundayNoon, [emergency]],
    ['truck wont start, no brakes', fridayNight, [emergency]],
    ['Can I put 50% down?', fridayNight, ['Closed until Saturday 8 AM.']],
    ['Downtown, by the firehouse', fridayNight, ['Closed until Saturday 8 AM.']],
    ['Truck down', fridayNoon, []],
    ['Hello', fridayNoon, []],
    ...['STOP', 'start', 'Help!', 'Info'].map((word): [string, string, []] => [word, fridayNight, []]),
    ['aide', fridayNight, [], { OptOutType: 'HELP' }],
    ['please end this', fridayNight, [], { OptOutType: 'STOP' }],
    ['from a short code', fridayNight, [], { From: '22395' }],
    ['from abroad', fridayNight, [], { From: '+442079460000' }],
  ])('to "%s" at %s is %j', async (body, moment, answers, more) => {
    now = moment;
    await write(body, more);
    expect(sent()).toEqual(answers);
  });

  test('goes to emergency words by day if the office wants that, once in 12 hours', async () => {
    await handle('emergency_answer_always = true');
    now = fridayNoon;
    await write('Truck down');
    await write('still stranded');
    now = fridayNight;
    await write('stranded');
    expect(sent()).toEqual([emergency]);
    await earlier('13 hours');
    await write('stranded again');
    await write('stranded again');
    expect(sent()).toEqual([emergency, emergency]);
  });

  test.each([
    ['to somebody who opted out', 'update public.contacts set opted_out_by_office = true'],
    ['while it is turned off', 'update public.call_handling set closed_answer_on = false'],
  ])('is never sent %s', async (_, statement) => {
    await services.execute(`insert into public.contacts (address) values ('${customer}'); ${statement}`);
    await write('Hello');
    expect(sent()).toEqual([]);
  });

  test('uses the emergency words that the office has saved', async () => {
    await handle(`emergency_words = '["Won’t  lift!"]'`);
    await write('Truck down');
    await write('my boom WONT LIFT');
    expect(sent()).toEqual(['Closed until Saturday 8 AM.', emergency]);
  });

  describe('waits after the office’s own words', () => {
    const closed = 'Closed until Saturday 8 AM.';
    const words = 'ETA 2 PM';
    /** Texts once, so that the office may answer, and forgets the automatic answer to that. */
    const answerThem = async () => {
      await handle('closed_answer_on = false');
      await write('When?');
      expect((await send({ body: words })).status).toBe(200);
      await handle('closed_answer_on = true');
    };

    test.each([
      ['12 hours by default', '', '11 hours 59 minutes', '2 minutes'],
      ['as many hours as the office has set', 'answer_pause_hours = 3', '2 hours 59 minutes', '2 minutes'],
    ])('%s', async (_, setting, age, more) => {
      if (setting) {
        await handle(setting);
      }
      await answerThem();
      await earlier(age);
      await write('ok see you at 2');
      expect(sent()).toEqual([words]);
      await earlier(more);
      await write('Still there?');
      expect(sent()).toEqual([words, closed]);
    });

    test('not at all when the office has set 0 hours', async () => {
      await handle('answer_pause_hours = 0');
      await answerThem();
      await write('ok see you at 2');
      expect(sent()).toEqual([words, closed]);
    });

    test.each([
      ['after the office called them', `'outbound', 'completed', null`, true],
      ['after the office took their call', `'inbound', 'completed', 'answered'`, true],
      ['not after a call that they did not take', `'outbound', 'no-answer', null`, false],
      ['not after a missed call', `'inbound', 'no-answer', 'missed'`, false],
    ])('%s', async (_, call, waits) => {
      await services.execute(`insert into public.calls
        (call_sid, business_number, from_number, to_number, arrived_at, direction, status, outcome)
        values ('${newSid('CA')}', '${businessNumber}', '${customer}', '${customer}', now() - interval '11 hours',
          ${call})`);
      await write('Thanks for the call, the truck is in the yard');
      expect(sent()).toEqual(waits ? [] : [closed]);
    });

    test('but not after a text that did not arrive, nor with an answer to an emergency', async () => {
      await answerThem();
      await write('Truck down');
      expect(sent()).toEqual([words, emergency]);
      await services.execute(`delete from public.messages where occasion = 'emergency';
        update public.messages set status = 'undelivered' where direction = 'outbound'`);
      await write('Hello?');
      expect(sent()).toEqual([words, emergency, closed]);
    });

    test('and after an answer to an emergency, so that a stranded driver isn’t told that the shop is closed', async () => {
      for (const body of ['stranded on US-412', 'at the gas station', 'red Kenworth']) {
        await write(body);
      }
      expect(sent()).toEqual([emergency]);
      await earlier('13 hours');
      await write('Still here');
      expect(sent()).toEqual([emergency, closed]);
    });
  });
});
