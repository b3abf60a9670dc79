import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { businessNumber, newSid, origin } from '../../support/functions-harness';
import { customer as caller, startOffice } from '../../support/office-setup';

const { services, ask, post: postTo } = await startOffice();
const words = 'Truck down at the quarry.';

let CallSid: string;
let RecordingSid: string;

beforeEach(async () => {
  CallSid = newSid('CA');
  RecordingSid = CallSid.replace('CA', 'RE');
  await services.execute(`
    update public.call_handling set voicemail_on = true, voicemail_greeting = 'Speak.', transcribe_on = true`);
});

const post = (path: string, fields: Record<string, string> = {}) =>
  postTo(`/twilio-manage/${path}`, {
    ...{ CallSid, RecordingSid, From: caller, To: businessNumber },
    ...fields,
  });
const told = {
  action: () => post('voicemail', { RecordingDuration: '17' }),
  report: () => post('recording', { RecordingDuration: '17', RecordingStatus: 'completed' }),
  transcript: (text = words, status = 'completed') =>
    post('transcript', {
      ...{ TranscriptionSid: `TR${CallSid.slice(2)}`, TranscriptionText: text, TranscriptionStatus: status },
    }),
};
const voicemail = async () => {
  const { body } = await ask({ action: 'getCallLogs', isStored: true });
  return body['calls'];
};

describe('a voicemail in writing', () => {
  test.each([
    ['on', true],
    ['off', false],
  ])('is asked for where it is %s', async (_, isOn) => {
    await services.execute(`update public.call_handling set transcribe_on = ${isOn}`);
    const twiml = await (await post('voice-result', { DialCallStatus: 'no-answer' })).text();
    const asked = `transcribe="true" transcribeCallback="${origin}/functions/v1/twilio-manage/transcript"`;
    expect(twiml.includes(asked)).toBe(isOn);
    expect(twiml).toContain('<Record ');
  });

  test.each([
    ['after the recording', [told.action, told.report, told.transcript, told.transcript]],
    ['before it', [told.transcript, told.action, told.report]],
  ])('is stored once, told %s', async (_, posts) => {
    for (const tell of posts) expect((await tell()).status).toBeLessThan(300);
    expect(await voicemail()).toMatchObject([
      { sid: CallSid, voicemail: { seconds: 17, isHeard: false, transcript: words } },
    ]);
  });

  test.each([
    ['failed', words, 'failed', ''],
    ['without words', '  ', 'completed', ''],
    ['endless', `🚛${'x'.repeat(5_000)}`, 'completed', `🚛${'x'.repeat(3_998)}`],
  ])('%s is stored as such', async (_, text, status, stored) => {
    await told.action();
    expect((await told.transcript(text, status)).status).toBe(204);
    expect(await voicemail()).toMatchObject([{ voicemail: { transcript: stored } }]);
    await told.transcript('Later words.');
    expect(await voicemail()).toMatchObject([{ voicemail: { transcript: stored || 'Later words.' } }]);
    await told.transcript('', 'failed');
    expect(await voicemail()).toMatchObject([{ voicemail: { transcript: stored || 'Later words.' } }]);
  });

  test('that can’t be stored is told again by Twilio', async () => {
    services.server.use(http.post(`${origin}/rest/v1/rpc/save_voicemail`, () => HttpResponse.error()));
    expect((await told.transcript()).status).toBe(503);
    services.server.resetHandlers();
    takeConsoleErrors();
    expect(await services.rows('voicemails?select=id')).toEqual([]);
  });
});
