import { describe, expect, test } from 'vitest';
import type { TwilioCall } from '../../../supabase/functions/_shared/twilio/twilio';
import { callOutcome, waitedSeconds } from '../../../supabase/functions/_shared/call-outcome';

const arrived = '2026-11-20T15:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(arrived) + seconds * 1000).toISOString();

/** The caller's own row: as Twilio has it when our voice or a phone answered. */
const caller = (changes: Partial<TwilioCall> = {}): TwilioCall => ({
  sid: 'CA1',
  parentSid: null,
  direction: 'inbound',
  isTrunked: false,
  from: '+19185550199',
  to: '+19185550143',
  status: 'completed',
  duration: 40,
  startTime: arrived,
  createdTime: arrived,
  endTime: after(60),
  ...changes,
});
/** A phone rung for it. */
const leg = (status: string, duration = 0, endTime: string | null = null): TwilioCall =>
  caller({ sid: 'CA2', parentSid: 'CA1', direction: 'outbound', status, duration, endTime });

describe('what became of a call', () => {
  test.each([
    ['a phone picked up and there was talk', caller(), [leg('completed', 40)], 'answered'],
    ['the second of two phones did', caller(), [leg('canceled'), leg('completed', 300)], 'answered'],
    ['exactly as long as a greeting', caller(), [leg('completed', 15)], 'answered'],
    ['shorter than a voicemail greeting', caller(), [leg('completed', 14)], 'brief'],
    ['nobody picked up, and our voice said so', caller(), [leg('no-answer')], 'missed'],
    ['the caller gave up', caller({ status: 'canceled' }), [leg('canceled')], 'missed'],
    ['the caller gave up before a phone rang', caller({ status: 'no-answer', endTime: null }), [], 'missed'],
    ['our voice answered alone', caller(), [], 'not_rung'],
    ['it rings', caller({ status: 'ringing', endTime: null }), [leg('ringing')], 'ongoing'],
    ['they talk', caller({ status: 'in-progress', endTime: null }), [leg('in-progress')], 'ongoing'],
    ['the caller listens to our voice', caller({ status: 'in-progress' }), [leg('no-answer')], 'ongoing'],
    ['the rows contradict each other', caller(), [leg('ringing')], null],
    ['Twilio says something new', caller({ status: 'teleported' }), [], null],
    ['a SIP trunk took it past us', caller({ isTrunked: true }), [], null],
    ['the business called', caller({ direction: 'outbound' }), [], null],
  ])('when %s', (_, call, legs, outcome) => expect(callOutcome(call, legs)).toBe(outcome));
});

describe('how long the caller waited', () => {
  const answered = caller({ endTime: after(50), duration: 50 });
  const toldOff = caller({ endTime: after(29), duration: 9 });
  const gaveUp = caller({ status: 'canceled', endTime: after(6), duration: 0 });
  const impossible = caller({ endTime: after(5), duration: 9 });
  test.each([
    ['until a phone picked up', answered, [leg('completed', 42, after(50))], 8],
    ['until our voice did', toldOff, [leg('no-answer')], 20],
    ['until they gave up', gaveUp, [leg('canceled')], 6],
    ['is not known when Twilio keeps no end', { ...gaveUp, endTime: null }, [leg('canceled')], null],
    ['is not said when it comes out below nothing', impossible, [leg('busy')], null],
    ['is not said when nothing rang', caller(), [], null],
  ])('%s', (_, call, legs, seconds) =>
    expect(waitedSeconds(call, legs, callOutcome(call, legs))).toBe(seconds),
  );
});
