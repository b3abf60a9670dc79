/** The text after a missed call: who gets it, when and how often. */
import { beforeEach, describe, expect, test } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { businessNumber, newSid } from '../../support/twilio-rows';
import { customer as caller, mechanic, onDuty, second, startOffice } from '../../support/office-setup';

const another = '+19185550177';

const office = await startOffice();
const { services, configure, handle, reportCall } = office;

describe('the text after a missed call', () => {
  const words = 'Sorry we missed your call & yours.';
  /** The texts that Twilio was asked to send. */
  const texts = () =>
    services.twilioRequests.filter(({ path }) => path.includes('/Messages.json')).map(({ form }) => form);
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
    expect(texts()).toMatchObject([{ From: businessNumber, To: caller, Body: words }]);
    expect(texts()[0]?.['StatusCallback']).toMatch(/\/sms-handler\/status\?message=[0-9a-f-]{36}$/);
    const stored = { body: words, source: 'auto', direction: 'outbound', status: 'queued' };
    expect(await services.rows('messages')).toMatchObject([stored]);
    // A call is not consent to more texts.
    const conversation = { otherNumber: caller, lastMessage: words, textBlock: 'no_consent' };
    expect(await office.conversations()).toMatchObject([conversation]);
    for (const again of [{ CallSid }, {}, { DialCallStatus: 'busy' }]) await unanswered(again);
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
    ['is sent again after 24 hours, whatever the dates', sent('24 hours 1 minute'), [caller]],
    ['is not sent to a number that cannot get texts', sent('2 days', `'undelivered', 30006`), []],
  ])('%s', async (_, sql, expected) => {
    await services.execute(`insert into public.contacts (address) values ('${caller}'); ${sql}`);
    await unanswered();
    expect(texted()).toEqual(expected);
  });

  test('stops after a hundred in 24 hours over all callers', async () => {
    await services.execute(`insert into private.rate_limits (key, ends_at, taken)
      values ('86400 automatic text', now() + interval '1 hour', 99)`);
    for (const From of [caller, another]) await unanswered({ From });
    expect(texted()).toEqual([caller]);
  });
});
