/** Missed calls, voicemails and failing webhooks of which admins hear, whatever fails and whoever reports them first. */
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { secretKey } from '../../support/functions-harness';
import { aged, newSid, twilioCall, twilioMessage, twilioRecording } from '../../support/twilio-rows';
import { mechanic, onDuty, rowsOf, startOffice } from '../../support/office-setup';
import { pushSettings, servePushes } from '../../support/push-devices';

const hourMs = 3_600_000;

const office = await startOffice();
const { services, admin, ask, reportCall, databaseAnswers, twilioAnswers } = office;
beforeEach(async () => {
  // No test waits for the next alert of a kind.
  office.configure({ ...pushSettings, ALERT_SECONDS: '86400' });
  await services.saveSetting('call_forwarding_number', mechanic);
  await services.execute(`insert into private.alert_settings (user_id, kinds, phone)
    values ('${admin.id}', '["missed_call", "voicemail", "care"]', '${onDuty}')`);
});

/** The alerts that the admin gets as texts, without their addresses. */
const alerts = () =>
  services.twilioRequests.flatMap(({ form }) => (form['To'] === onDuty ? form['Body']?.split('. ')[0] : []));
const reconcile = async () => {
  expect((await ask({ action: 'reconcile' }, secretKey)).status).toBe(200);
  await backgroundDone();
};

const missed = 'Missed call from (918) 555-0199';
const unanswered = { DialCallStatus: 'no-answer' };
/** No alert was counted a second time and now waits for its turn. */
const nothingIsHeld = async () =>
  expect(await services.query('select kind from private.alert_throttle where held > 0')).toEqual([]);

test('a missed call is stored and alerts an admin when the settings cannot be read', async () => {
  databaseAnswers('rpc/call_routing');
  const answer = await reportCall('voice-result', unanswered);
  expect(await answer.text()).toContain('Nobody can take your call right now');
  await vi.waitFor(() => expect(alerts()).toEqual([missed]));
  const { body } = await ask({ action: 'getCallLogs', isStored: true });
  expect(rowsOf(body['calls'])).toMatchObject([{ outcome: 'missed', status: 'no-answer' }]);
});

const recording = {
  RecordingStatus: 'completed',
  RecordingDuration: '9',
  RecordingSid: `RE${'1'.repeat(32)}`,
};
test.each<[string, Record<string, string>, string[]]>([
  ['voice-result', { ...unanswered, StirVerstat: 'TN-Validation-Failed-C' }, [missed]],
  ['voicemail', recording, ['New voicemail from (918) 555-0199']],
  ['recording', { ...recording, From: '' }, ['New voicemail from an unknown caller']],
  ['voice-result', { ...unanswered, From: '+266696687' }, ['Missed call from an unknown caller']],
  // It has no id by which it counts once.
  ['voice-result', { ...unanswered, CallSid: 'CA1' }, []],
])('a report to %s with %j alerts an admin at most once: %j', async (path, fields, expected) => {
  const CallSid = newSid('CA');
  for (let time = 0; time < 2; time += 1) await reportCall(path, { CallSid, ...fields });
  await backgroundDone();
  expect(alerts()).toEqual(expected);
  await nothingIsHeld();
});

test('what the reconciliation finds of the last day alerts admins once, and nothing older or answered does', async () => {
  const parent = twilioCall({ from: '+19185550122', ...aged(hourMs) });
  const old = twilioCall({ from: '+19185550123', ...aged(25 * hourMs) });
  const answered = twilioCall({ from: '+19185550124', ...aged(hourMs) });
  const leg = { direction: 'outbound-dial', to: mechanic } as const;
  services.twilioCalls.push(
    twilioCall({ ...leg, parentSid: parent.sid, status: 'no-answer' }),
    twilioCall({ ...leg, parentSid: answered.sid }),
    ...[parent, old, answered],
  );
  const recordings = [twilioRecording(parent.sid, hourMs), twilioRecording(old.sid, 25 * hourMs)];
  twilioAnswers('get', 'Recordings.json', () => HttpResponse.json({ recordings, next_page_uri: null }));
  const who = '(918) 555-0122';
  const found = [`Missed call from ${who}`, `New voicemail from ${who}`];
  await reconcile();
  expect(alerts().sort()).toEqual(found);
  await reconcile();
  await reportCall('voice-result', { CallSid: parent.sid, From: parent.from, ...unanswered });
  await backgroundDone();
  expect(alerts().sort()).toEqual(found);
  await nothingIsHeld();
});

test('a voicemail’s alert opens the conversation, and its transcript follows as a push that adds no voicemail', async () => {
  const pushes = servePushes(services);
  await ask({ action: 'saveAlerts', kinds: ['voicemail'], subscription: pushes.addDevice() });
  const title = 'New voicemail from (918) 555-0199';
  const alert = { kind: 'voicemail', title, url: '/admin/dashboard?tab=messages&with=%2B19185550199' };
  for (const [count, CallSid] of [newSid('CA'), newSid('CA')].entries()) {
    const body = `Words ${count}`;
    const report = { ...recording, CallSid, TranscriptionStatus: 'completed', TranscriptionText: body };
    for (const path of ['voicemail', 'transcript', 'transcript', 'recording'])
      await reportCall(path, { ...report, RecordingSid: CallSid.replace('CA', 'RE') }).then(backgroundDone);
    await services.execute('update private.alert_throttle set next_at = now()');
    await reconcile();
    expect(pushes.delivered[0]?.alert).toMatchObject({ ...alert, body, count });
  }
  // The second voicemail was still held when its transcript came.
  expect(pushes.delivered).toHaveLength(3);
  expect(pushes.delivered[2]?.alert).toMatchObject({ ...alert, body: 'Open the office to play it.' });
  expect(alerts()).toEqual([title, title]);
  await nothingIsHeld();
});

const late = 'Texts reach the office late or not at all';
test('texts that no webhook brings alert admins once an hour, unless they or their number are new', async () => {
  office.configure({ PUBLIC_FUNCTIONS_URL: 'https://elsewhere.example' });
  expect((await office.text()).status).toBe(403);
  for (const [index, minutes] of [2, 0, 2, 2].entries()) {
    services.twilioMessages.push(twilioMessage(aged(minutes * 60_000)));
    await reconcile();
    expect(alerts()).toEqual(index < 2 ? [] : [late]);
  }
  await nothingIsHeld();
});

test('a reconciliation that has failed for minutes alerts admins', async () => {
  twilioAnswers('get', '*');
  for (const age of ['0 s', '0 s', '5 min']) {
    expect(alerts()).toEqual([]);
    await services.execute(`update private.reconciliation set ended_at = now() - interval '${age}'`);
    await ask({ action: 'reconcile' }, secretKey).then(backgroundDone);
  }
  expect(alerts()).toEqual([late]);
});
