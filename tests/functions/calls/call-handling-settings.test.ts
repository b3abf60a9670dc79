/** How calls and texts are answered: what is saved, what is refused and what the log of changes says. */
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { weekHours } from '../../../supabase/functions/_shared/contract/call-handling';
import { mechanic, onDuty, parseRows, second, startOffice } from '../../support/office-setup';
import { businessNumber, twilioNumber } from '../../support/twilio-rows';

const workday = { opens: '07:00', closes: '18:00' };

const { services, admin, ask: call, reset } = await startOffice();
// An earlier file may have left other hours.
await reset();
/** The opening hours that the migrations set. */
const hours = v.parse(weekHours, (await services.rows('call_handling'))[0]?.['hours']);
beforeEach(async () => {
  await services.saveSetting('call_forwarding_number', mechanic);
  await services.execute('delete from public.audit_log');
});

const action = 'updateCallSchedule';
const schedule = { action, forwardWhen: 'business_hours', hours, afterHoursNumber: null };
const missedCalls = {
  action: 'updateMissedCallHandling',
  voicemailOn: true,
  voicemailGreeting: 'Please speak.',
  textBackOn: true,
  textBackText: ' Sorry we missed you. ',
};
const textAnswers = {
  action: 'updateTextAnswers',
  closedAnswerOn: true,
  closedAnswerText: ' Closed. ',
  emergencyAnswerOn: false,
  emergencyAnswerText: null,
  emergencyAnswerAlways: true,
};
const saved = async () => (await services.rows('call_handling'))[0];
const changes = async () => parseRows((await call({ action: 'getForwardingHistory' })).body['changes']);

test('saving how calls are answered keeps phones, order, screening and holidays when a request leaves them out', async () => {
  const phones = { secondNumber: '(918) 555-0113', thirdNumber: null, ringOrder: 'all_at_once' };
  const asked = { ...phones, screeningOn: false, holidays: [{ date: '2026-12-25', name: ' Christmas ' }] };
  const columns = { second_number: second, third_number: null, ring_order: 'all_at_once' };
  const kept = { ...columns, screening_on: false, holidays: [{ date: '2026-12-25', name: 'Christmas' }] };
  for (const request of [{ ...schedule, ...asked }, schedule]) {
    expect((await call(request)).status).toBe(200);
    expect(await saved()).toMatchObject(kept);
  }
  const what = ['secondNumber', 'screeningOn', 'ringOrder', 'holidays', 'forwardWhen'];
  expect((await changes()).map((line) => line['what'])).toEqual(what);
  // Only the added phone is compared with the account's numbers.
  expect(services.twilioRequests.map(({ method }) => method)).toEqual(['GET']);
});

test('saving how calls are answered cleans the greeting and the text for missed callers, and logs each change', async () => {
  const off = { text_back_on: false, text_back_text: null, voicemail_on: false };
  expect(await saved()).toMatchObject({ ...off, voicemail_greeting: null });
  expect((await call({ ...missedCalls, voicemailGreeting: 'a\0b\ud800' })).status).toBe(200);
  const on = { text_back_on: true, text_back_text: 'Sorry we missed you.' };
  expect(await saved()).toMatchObject({ ...on, voicemail_on: true, voicemail_greeting: 'ab\ufffd' });
  const lines = await services.rows('audit_log?select=actor,subject,new_value&order=id');
  const voicemail = { actor: admin.id, subject: 'call_handling.voicemail_on', new_value: 'true' };
  expect(lines).toContainEqual(voicemail);
  expect(lines).toHaveLength(4);
});

test('saving how calls are answered stores the automatic answers to texts', async () => {
  expect((await call(textAnswers)).body).toEqual({ success: true });
  const answers = { closed_answer_on: true, closed_answer_text: 'Closed.', emergency_answer_always: true };
  expect(await saved()).toMatchObject({ ...answers, emergency_answer_on: false });
});

test('saving the notice to visitors cleans it, logs it and takes it off when it is empty', async () => {
  const notice = { action: 'updateSiteNotice', siteNotice: ' Ice storm: long waits east of Claremore ' };
  expect((await call(notice)).body).toEqual({ success: true });
  expect(await saved()).toMatchObject({ site_notice: 'Ice storm: long waits east of Claremore' });
  const lines = await services.rows('audit_log?select=actor,subject');
  expect(lines).toEqual([{ actor: admin.id, subject: 'call_handling.site_notice' }]);
  expect((await call({ ...notice, siteNotice: '  ' })).status).toBe(200);
  expect(await saved()).toMatchObject({ site_notice: null });
});

test('saving how calls are answered keeps emergency words and the pause when a request leaves them out', async () => {
  const before = await saved();
  const emergencyWords = [' no   brakes ', 'Won’t start', '', 'no brakes', '!!'];
  expect((await call({ ...textAnswers, answerPauseHours: 0, emergencyWords })).status).toBe(200);
  const columns = { answer_pause_hours: 0, emergency_words: ['no brakes', 'Won’t start'] };
  expect(await saved()).toMatchObject(columns);
  expect(before).toMatchObject({ answer_pause_hours: 12 });
  // As an office does that was open before the upgrade.
  expect((await call(textAnswers)).status).toBe(200);
  expect(await saved()).toMatchObject(columns);
});

test.each<[{ action: string }, object, string]>([
  [schedule, { forwardWhen: 'sometimes' }, 'invalid_choice'],
  [schedule, { hours: { ...hours, monday: { opens: '18:00', closes: '07:00' } } }, 'invalid_hours'],
  [schedule, { forwardWhen: 'emergency_after_hours' }, 'no_after_hours_number'],
  [schedule, { afterHoursNumber: 'call me' }, 'invalid_number'],
  [schedule, { afterHoursNumber: '911' }, 'forwarding_not_allowed'],
  [schedule, { afterHoursNumber: businessNumber }, 'forwarding_loop'],
  [schedule, { secondNumber: '+19005551234' }, 'forwarding_not_allowed'],
  [schedule, { thirdNumber: '+19185550102' }, 'forwarding_loop'],
  [schedule, { holidays: [{ date: '2026-12-25' }, { date: '2026-12-25' }] }, 'invalid_holidays'],
  [missedCalls, { textBackText: '  ' }, 'empty_text'],
  [missedCalls, { voicemailGreeting: 7 }, 'empty_greeting'],
  [missedCalls, { textBackText: 'x'.repeat(321) }, 'too_long'],
  [{ action: 'updateSiteNotice' }, { siteNotice: 'x'.repeat(91) }, 'too_long'],
  [textAnswers, { closedAnswerText: ' ' }, 'empty_text'],
  [textAnswers, { emergencyAnswerOn: true }, 'empty_text'],
  [textAnswers, { emergencyAnswerAlways: 'yes' }, 'invalid_choice'],
  [textAnswers, { emergencyWords: [] }, 'no_words'],
  [textAnswers, { emergencyWords: [' ', '…'] }, 'no_words'],
  [textAnswers, { emergencyWords: 'no brakes' }, 'no_words'],
  [textAnswers, { emergencyWords: [7] }, 'no_words'],
  [textAnswers, { emergencyWords: ['x'.repeat(61)] }, 'word_too_long'],
  [textAnswers, { emergencyWords: Array.from({ length: 101 }, (_, index) => `w${index}`) }, 'too_many_words'],
  ...[-1, 73, 1.5, '12', null].map((hours): [{ action: string }, object, string] => [
    textAnswers,
    { answerPauseHours: hours },
    'invalid_pause',
  ]),
])('saving how calls are answered refuses %j with %j and changes nothing', async (request, wrong, code) => {
  services.twilioNumbers.push(twilioNumber('+19185550102'));
  const before = await saved();
  expect(await call({ ...request, ...wrong })).toMatchObject({ status: 400, body: { code } });
  expect(await saved()).toEqual(before);
});

test('saving how calls are answered lists the latest five changes first, with their author, old value and new value', async () => {
  await services.saveSetting('call_forwarding_number', onDuty);
  // No account made this change.
  const byNobody = { what: 'forwardingNumber', from: mechanic, to: onDuty, by: null };
  expect(await changes()).toMatchObject([byNobody]);
  await call({ ...schedule, forwardWhen: 'emergency_after_hours', afterHoursNumber: mechanic });
  const sunday = { ...schedule, hours: { ...hours, sunday: workday } };
  await call(sunday);
  await call(sunday);
  const at: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const line = (what: string, from: unknown, to: unknown) => ({ what, from, to, by: admin.email, at });
  const sundayIs = (what: string): unknown => expect.stringContaining(`"sunday": ${what}`);
  expect(await changes()).toMatchObject([
    line('hours', sundayIs('null'), sundayIs('{')),
    line('forwardWhen', 'emergency_after_hours', 'business_hours'),
    line('afterHoursNumber', mechanic, null),
    line('forwardWhen', 'always', 'emergency_after_hours'),
    line('afterHoursNumber', null, mechanic),
  ]);
});
