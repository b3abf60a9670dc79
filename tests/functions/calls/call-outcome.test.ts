import { expect, test } from 'vitest';
import { classifyCall } from '../../../supabase/functions/_shared/reconcile/call-outcome';
import type { TwilioCall } from '../../../supabase/functions/_shared/twilio/client';

const arrived = '2026-11-20T15:00:00.000Z';

/** The caller’s own row, as Twilio lists it when our voice or a phone answered. */
const caller = (changes: Partial<TwilioCall> = {}): TwilioCall => {
  const numbers = { direction: 'inbound', from: '+19185550199', to: '+19185550143' } as const;
  const times = { startTime: arrived, createdTime: arrived, duration: 40 };
  const own = { sid: 'CA1', parentSid: null, isTrunked: false, status: 'completed' };
  return { ...own, ...numbers, ...times, ...changes };
};
/** A phone that rang for the call. */
const leg = (status: string, duration = 0): TwilioCall =>
  caller({ sid: 'CA2', parentSid: 'CA1', direction: 'outbound', status, duration });

test.each([
  ['answered', 'a second phone picked up', {}, [leg('canceled'), leg('completed', 300)]],
  ['answered', 'they talked as long as a voicemail greeting', {}, [leg('completed', 15)]],
  ['brief', 'they talked for less than a voicemail greeting', {}, [leg('completed', 14)]],
  ['missed', 'nobody picked up and our voice said so', {}, [leg('no-answer')]],
  ['missed', 'the caller gave up', { status: 'canceled' }, [leg('canceled')]],
  ['missed', 'the caller gave up before a phone rang', { status: 'no-answer' }, []],
  ['not_rung', 'only our voice answered', {}, []],
  ['ongoing', 'a phone is ringing', { status: 'ringing' }, [leg('ringing')]],
  ['ongoing', 'the caller is listening to our voice', { status: 'in-progress' }, [leg('no-answer')]],
  [null, 'the rows contradict each other', {}, [leg('ringing')]],
  [null, 'Twilio lists an unknown status', { status: 'teleported' }, []],
  [null, 'a SIP trunk took the call', { isTrunked: true }, []],
  [null, 'the business called', { direction: 'outbound' }, []],
] satisfies [string | null, string, Partial<TwilioCall>, TwilioCall[]][])(
  'the outcome of a call is %s when %s',
  (outcome, _, changes, legs) => expect(classifyCall(caller(changes), legs)).toBe(outcome),
);
