import { describe, expect, test } from 'vitest';
import type { TwilioCall } from '../../../supabase/functions/_shared/twilio/twilio';
import { callOutcome } from '../../../supabase/functions/_shared/call-outcome';

const arrived = '2026-11-20T15:00:00.000Z';

/** The caller’s own row, as Twilio lists it when our voice or a phone answered. */
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
  ...changes,
});
/** A phone that rang for the call. */
const leg = (status: string, duration = 0): TwilioCall =>
  caller({ sid: 'CA2', parentSid: 'CA1', direction: 'outbound', status, duration });

describe('the outcome of a call', () => {
  test.each([
    ['is answered when a phone picked up and they talked', caller(), [leg('completed', 40)], 'answered'],
    [
      'is answered when a second phone picked up',
      caller(),
      [leg('canceled'), leg('completed', 300)],
      'answered',
    ],
    [
      'is answered after a talk as long as a voicemail greeting',
      caller(),
      [leg('completed', 15)],
      'answered',
    ],
    ['is brief after a talk shorter than a voicemail greeting', caller(), [leg('completed', 14)], 'brief'],
    ['is missed when nobody picked up and our voice said so', caller(), [leg('no-answer')], 'missed'],
    ['is missed when the caller gave up', caller({ status: 'canceled' }), [leg('canceled')], 'missed'],
    ['is missed when the caller gave up before a phone rang', caller({ status: 'no-answer' }), [], 'missed'],
    ['is not rung when only our voice answered', caller(), [], 'not_rung'],
    ['is ongoing while a phone rings', caller({ status: 'ringing' }), [leg('ringing')], 'ongoing'],
    ['is ongoing while they talk', caller({ status: 'in-progress' }), [leg('in-progress')], 'ongoing'],
    [
      'is ongoing while the caller listens to our voice',
      caller({ status: 'in-progress' }),
      [leg('no-answer')],
      'ongoing',
    ],
    ['is unknown when the rows contradict each other', caller(), [leg('ringing')], null],
    ['is unknown when Twilio lists an unknown status', caller({ status: 'teleported' }), [], null],
    ['is unknown when a SIP trunk took the call', caller({ isTrunked: true }), [], null],
    ['is not given for a call from the business', caller({ direction: 'outbound' }), [], null],
  ])('%s', (_, call, legs, outcome) => expect(callOutcome(call, legs)).toBe(outcome));
});
