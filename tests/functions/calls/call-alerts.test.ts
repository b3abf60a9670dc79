/** Missed calls, voicemails and failing webhooks of which admins hear, whatever fails and whoever reports them first. */
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backgroundDone } from '../../support/console-guard';
import { secretKey } from '../../support/functions-harness';
import { mechanic, onDuty, parseRows, startOffice } from '../../support/office-setup';
import { pushSettings, servePushes } from '../../support/push-devices';
import { aged, newSid, twilioCall, twilioMessage, twilioRecording } from '../../support/twilio-rows';

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

/** The time in which the caller could have left a voicemail ends, and the schedule asks for alerts. */
const voicemailIsOver = async () => {
  await services.execute('update private.alert_queue set due_at = now()');
  expect(await ask({ action: 'sendAlerts' }, secretKey)).toMatchObject({ status: 200 });
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
  expect(parseRows(body['calls'])).toMatchObject([{ outcome: 'missed', status: 'no-answer' }]);
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
  for (let time = 0; time < 2; time += 1) {
    await reportCall(path, { CallSid, ...fields });
  }
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
  const found = [`New voicemail from ${who}`];
  await office.handle('voicemail_on = true');
  await reconcile();
  expect(alerts()).toEqual(found);
  await reconcile();
  await reportCall('voice-result', { CallSid: parent.sid, From: parent.from, ...unanswered });
  await backgroundDone();
  await voicemailIsOver();
  expect(alerts()).toEqual(found);
  await nothingIsHeld();
});

/** The orders in which Twilio's reports of one call may come. */
const orders = [
  ['voice-result', 'voicemail', 'recording', 'transcript'],
  ['voice-result', 'recording', 'transcript', 'voicemail'],
  ['voice-result', 'transcript', 'voicemail', 'recording'],
  ['voicemail', 'voice-result', 'recording', 'transcript'],
  ['voicemail', 'recording', 'transcript', 'voice-result'],
  ['transcript', 'voice-result', 'voicemail', 'recording'],
];
const voicemail = 'New voicemail from (918) 555-0199';
describe.each(orders.map((order) => [order]))('a call reported as %j', (order) => {
  test.each([
    ['both', ['missed_call', 'voicemail'], voicemail],
    ['voicemails only', ['voicemail'], voicemail],
    ['missed calls only', ['missed_call'], missed],
  ])('alerts an admin who wants %s exactly once', async (_, kinds, title) => {
    await office.handle('voicemail_on = true, transcribe_on = true');
    await ask({ action: 'saveAlerts', kinds });
    const CallSid = newSid('CA');
    const words = { TranscriptionStatus: 'completed', TranscriptionText: 'Loader down' };
    for (const path of order) {
      // Twilio repeats what it isn't sure of.
      for (let time = 0; time < 2; time += 1) {
        await reportCall(path, { CallSid, ...unanswered, ...recording, ...words }).then(backgroundDone);
      }
    }
    await voicemailIsOver();
    expect(alerts()).toEqual([title]);
    await nothingIsHeld();
  });
});

test('a missed call waits for a voicemail, and alerts admins when none has come, whichever function still runs', async () => {
  await office.handle('voicemail_on = true');
  await reportCall('voice-result', unanswered).then(backgroundDone);
  expect(alerts()).toEqual([]);
  office.configure({ ...pushSettings, ALERT_SECONDS: '86400' });
  await voicemailIsOver();
  expect(alerts()).toEqual([missed]);
  await voicemailIsOver();
  await nothingIsHeld();
});

test.each([{ CallStatus: 'completed' }, { DialCallStatus: 'canceled' }])(
  'a missed call whose caller has hung up (%j) alerts admins at once',
  async (fields) => {
    await office.handle('voicemail_on = true');
    await reportCall('voice-result', { ...unanswered, ...fields }).then(backgroundDone);
    expect(alerts()).toEqual([missed]);
  },
);

test('a voicemail’s alert names the caller of the missed call when its own report does not', async () => {
  await office.handle('voicemail_on = true');
  const CallSid = newSid('CA');
  await reportCall('voice-result', { ...unanswered, CallSid }).then(backgroundDone);
  await reportCall('recording', { ...recording, CallSid, From: '' }).then(backgroundDone);
  expect(alerts()).toEqual([voicemail]);
});

test('a missed call that was deleted while it waited alerts nobody', async () => {
  await office.handle('voicemail_on = true');
  await reportCall('voice-result', unanswered).then(backgroundDone);
  await services.query(`select public.erase_person('+19185550199', true)`);
  await voicemailIsOver();
  expect(alerts()).toEqual([]);
});

test('a voicemail’s alert opens the conversation, and has the words of its transcript unless it was sent before', async () => {
  const pushes = servePushes(services);
  await ask({ action: 'saveAlerts', kinds: ['voicemail'], subscription: pushes.addDevice(), phone: null });
  const alert = {
    kind: 'voicemail',
    title: voicemail,
    url: '/admin/dashboard?tab=messages&with=%2B19185550199',
    count: 1,
  };
  for (const [index, CallSid] of [newSid('CA'), newSid('CA')].entries()) {
    const words = { TranscriptionStatus: 'completed', TranscriptionText: `Words ${index}` };
    const report = { ...recording, CallSid, RecordingSid: CallSid.replace('CA', 'RE'), ...words };
    for (const path of ['voicemail', 'transcript', 'transcript', 'recording']) {
      await reportCall(path, report).then(backgroundDone);
    }
  }
  await services.execute('update private.alert_throttle set next_at = now()');
  await reconcile();
  // The second voicemail was still held when its transcript came.
  expect(pushes.delivered.map((push) => push.alert)).toMatchObject([
    { ...alert, body: 'Words 1' },
    { ...alert, body: 'Open the office to play it.' },
  ]);
  await nothingIsHeld();
});

test('a call that has just ended is not taken for a missed one while Twilio’s lists may still lack the phone that took it', async () => {
  const minutes = (ago: number) => aged(ago * 60_000);
  const taken = twilioCall({ ...minutes(2), duration: 60 });
  const untaken = twilioCall({ ...minutes(2), duration: 9 });
  services.twilioCalls.push(taken, untaken);
  await reconcile();
  expect(alerts()).toEqual([]);
  const calls = async () => parseRows((await ask({ action: 'getCallLogs', isStored: true })).body['calls']);
  expect((await calls()).map(({ outcome }) => outcome)).toEqual([null, null]);
  for (const call of [taken, untaken]) {
    Object.assign(call, minutes(20));
  }
  const phone = { parentSid: taken.sid, direction: 'outbound-dial', to: mechanic } as const;
  services.twilioCalls.push(twilioCall({ ...minutes(20), ...phone, duration: 50 }));
  await reconcile();
  expect(new Set((await calls()).map(({ outcome }) => outcome))).toEqual(new Set(['answered', 'not_rung']));
  expect(alerts()).toEqual([missed]);
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
