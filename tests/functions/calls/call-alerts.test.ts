/** Missed calls and voicemails of which admins hear, whatever fails and whoever reports them first. */
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backgroundDone, takeConsoleErrors } from '../../support/console-guard';
import { secretKey } from '../../support/functions-harness';
import { businessNumber, newSid, twilioCall } from '../../support/twilio-rows';
import { customer, rowsOf, startOffice } from '../../support/office-setup';

const mechanic = '+19185550111';
const ownPhone = '+19185550177';
const hourMs = 3_600_000;

const office = await startOffice();
const { services, admin, ask, databaseAnswers, twilioAnswers } = office;
beforeEach(async () => {
  await services.saveSetting('call_forwarding_number', mechanic);
  await services.execute(`insert into private.alert_settings (user_id, kinds, phone)
    values ('${admin.id}', '["missed_call", "voicemail"]', '${ownPhone}')`);
});

const post = (path: string, fields: Record<string, string> = {}) =>
  office.post(`/twilio-manage/${path}`, {
    CallSid: newSid('CA'),
    From: customer,
    To: businessNumber,
    ...fields,
  });
/** The alerts that the admin gets as texts, without their addresses. */
const alerts = () =>
  services.twilioRequests.flatMap(({ form }) =>
    form['To'] === ownPhone ? form['Body']?.split('. ')[0] : [],
  );
const reconcile = async () => {
  expect((await ask({ action: 'reconcile' }, secretKey)).status).toBe(200);
  await backgroundDone();
};

describe('a missed call', () => {
  const missed = 'Missed call from (918) 555-0199';

  test('is stored and alerts an admin when the settings cannot be read at the dial result', async () => {
    databaseAnswers('rpc/call_routing');
    const answer = await post('voice-result', { DialCallStatus: 'no-answer' });
    expect(await answer.text()).toContain('Nobody can take your call right now');
    await vi.waitFor(() => expect(alerts()).toEqual([missed]));
    const { body } = await ask({ action: 'getCallLogs', isStored: true });
    expect(rowsOf(body['calls'])).toMatchObject([{ outcome: 'missed', status: 'no-answer' }]);
    takeConsoleErrors();
  });

  test('alerts an admin when its carrier calls the number forged', async () => {
    await post('voice-result', { DialCallStatus: 'no-answer', StirVerstat: 'TN-Validation-Failed-C' });
    await vi.waitFor(() => expect(alerts()).toEqual([missed]));
  });

  test('alerts nobody without an id by which it counts once', async () => {
    await post('voice-result', { DialCallStatus: 'no-answer', CallSid: 'CA1' });
    await backgroundDone();
    expect(alerts()).toEqual([]);
  });
});

test('a voicemail whose report does not name the caller is not said to be from a withheld number', async () => {
  const CallSid = newSid('CA');
  const recording = { RecordingSid: `RE${CallSid.slice(2)}`, RecordingDuration: '9' };
  await post('recording', { CallSid, From: '', RecordingStatus: 'completed', ...recording });
  await vi.waitFor(() => expect(alerts()).toEqual(['New voicemail from an unknown caller']));
});

test('what the reconciliation finds of the last day alerts admins once, and nothing older or answered does', async () => {
  const at = (ageMs: number) => {
    const time = new Date(Date.now() - ageMs).toISOString();
    return { startedAt: time, createdAt: time };
  };
  const parent = twilioCall({ from: '+19185550122', ...at(hourMs) });
  const old = twilioCall({ from: '+19185550123', ...at(25 * hourMs) });
  const answered = twilioCall({ from: '+19185550124', ...at(hourMs) });
  const leg = { direction: 'outbound-dial', to: mechanic } as const;
  services.twilioCalls.push(
    twilioCall({ ...leg, parentSid: parent.sid, status: 'no-answer' }),
    twilioCall({ ...leg, parentSid: answered.sid }),
    ...[parent, old, answered],
  );
  const recordings = [
    [parent.sid, hourMs],
    [old.sid, 25 * hourMs],
  ].map(([call_sid, ageMs]) => ({
    sid: newSid('CA').replace('CA', 'RE'),
    call_sid,
    source: 'RecordVerb',
    status: 'completed',
    duration: '21',
    date_created: new Date(Date.now() - Number(ageMs)).toUTCString().replace('GMT', '+0000'),
  }));
  twilioAnswers('get', 'Recordings.json', () => HttpResponse.json({ recordings, next_page_uri: null }));
  const who = '(918) 555-0122';
  const found = [`Missed call from ${who}`, `New voicemail from ${who}`];
  await reconcile();
  expect(alerts().sort()).toEqual(found);
  await reconcile();
  await post('voice-result', { CallSid: parent.sid, From: parent.from, DialCallStatus: 'no-answer' });
  await backgroundDone();
  expect(alerts().sort()).toEqual(found);
});
