/** Voicemail: the greeting, the recording, the transcript, and playing it in the office. */
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseTwiml } from '../../../tools/twilio-emulator/twiml';
import { origin } from '../../support/functions-harness';
import { customer as caller, parseRows, startOffice } from '../../support/office-setup';
import { newSid, twilioError } from '../../support/twilio-rows';

const greeting = 'Speak after the tone, Dale & Co.';
const words = 'Truck down at the quarry.';
const functions = `${origin}/functions/v1/twilio-manage`;
const sunday = new Date('2026-11-22T12:00:00-06:00');

const office = await startOffice();
const { services, configure, answerTo, ask, handle, databaseAnswers, twilioAnswers } = office;

let CallSid: string;
let RecordingSid: string;
beforeEach(() => {
  CallSid = newSid('CA');
  RecordingSid = CallSid.replace('CA', 'RE');
  return handle(`voicemail_on = true, voicemail_greeting = '${greeting}', transcribe_on = true`);
});

const post = (path: string, fields: Record<string, string> = {}) =>
  office.reportCall(path, { CallSid, RecordingSid, ...fields });
const missed = async (DialCallStatus: string) => (await post('voice-result', { DialCallStatus })).text();
const told = {
  /** The action of the Record verb, which names the caller. */
  action: (fields = {}) => post('voicemail', { RecordingDuration: '17', Digits: 'hangup', ...fields }),
  /** The report that the recording can be played. */
  report: (fields = {}) =>
    post('recording', { From: '', RecordingDuration: '17', RecordingStatus: 'completed', ...fields }),
  transcript: (TranscriptionText = words, TranscriptionStatus = 'completed') =>
    post('transcript', { TranscriptionSid: `TR${CallSid.slice(2)}`, TranscriptionText, TranscriptionStatus }),
};
const stored = () => services.rows('voicemails?select=call_sid,caller,seconds,heard_at');
const listed = async () => parseRows((await ask({ action: 'getCallLogs', isStored: true })).body['calls']);

test('a caller hears the greeting and is recorded when nobody answers or the business is closed', async () => {
  await handle(`forward_when = 'business_hours'`);
  const unanswered = await missed('no-answer');
  const report = { recordingStatusCallback: `${functions}/recording`, recordingStatusCallbackMethod: 'POST' };
  const tone = { maxLength: '120', timeout: '6', finishOnKey: '#', playBeep: 'true' };
  const action = `${functions}/voicemail`;
  const verb = { action, method: 'POST', recordingStatusCallbackEvent: 'completed' };
  expect(parseTwiml(unanswered)).toMatchObject([
    { name: 'Say', text: greeting },
    { name: 'Record', attributes: { ...verb, ...tone, ...report } },
    { name: 'Say', text: 'We did not hear a message. Goodbye.' },
    { name: 'Hangup' },
  ]);
  expect(await missed('completed')).toContain('<Response><Hangup/></Response>');
  configure({}, () => sunday);
  expect(await (await post('voice')).text()).toBe(unanswered);
});

test.each([true, false])('the recording asks for a transcript if transcription is on: %s', async (isOn) => {
  await handle(`transcribe_on = ${isOn}`);
  const twiml = await missed('no-answer');
  expect(twiml.includes(`transcribe="true" transcribeCallback="${functions}/transcript"`)).toBe(isOn);
  expect(twiml).toContain('<Record ');
});

test.each([
  ['by the action', [told.action, told.report, told.action, told.report, told.transcript, told.transcript]],
  ['by the report', [told.report, told.action, told.report, told.action, told.transcript]],
  ['by the transcript', [told.transcript, told.action, told.report]],
])('a voicemail is stored once when Twilio reports it first %s', async (_, posts) => {
  for (const tell of posts) {
    expect((await tell()).status).toBeLessThan(300);
  }
  expect(await stored()).toEqual([{ call_sid: CallSid, caller, seconds: 17, heard_at: null }]);
  const voicemail = { seconds: 17, isHeard: false, transcript: words };
  expect(await listed()).toMatchObject([{ sid: CallSid, voicemail }]);
});

test.each([
  ['that failed is stored as empty', words, 'failed', ''],
  ['without words is stored as empty', '  ', 'completed', ''],
  ['that is too long is cut', `🚛${'x'.repeat(5_000)}`, 'completed', `🚛${'x'.repeat(3_998)}`],
])('a transcript %s', async (_, text, status, transcript) => {
  await told.action();
  expect((await told.transcript(text, status)).status).toBe(204);
  expect(await listed()).toMatchObject([{ voicemail: { transcript } }]);
  await told.transcript('Later words.');
  await told.transcript('', 'failed');
  expect(await listed()).toMatchObject([{ voicemail: { transcript: transcript || 'Later words.' } }]);
});

test('the caller is thanked even without the database, and a report refused with 503 can be repeated', async () => {
  expect(await (await told.action()).text()).toContain(
    '<Say>Thank you. Your message has been saved. Goodbye.</Say><Hangup/>',
  );
  await services.execute('delete from public.voicemails');
  databaseAnswers('*');
  expect(await (await told.action()).text()).toContain('<Hangup/>');
  for (const tell of [told.report, told.transcript]) {
    expect((await tell()).status).toBe(503);
  }
  services.server.resetHandlers();
  expect(await stored()).toEqual([]);
  expect((await told.report()).status).toBe(204);
  expect(await stored()).toMatchObject([{ call_sid: CallSid, caller: null, seconds: 17 }]);
});

test('a recording that failed or has a malformed id is not stored', async () => {
  expect((await told.report({ RecordingStatus: 'absent' })).status).toBe(204);
  expect((await told.report({ RecordingSid: 'RE1' })).status).toBe(400);
  expect((await told.action({ CallSid: 'CA1' })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

describe('a voicemail in the office', () => {
  beforeEach(() => told.action());

  test('plays with audio fetched from Twilio with the account’s credentials', async () => {
    const wav = new TextEncoder().encode('RIFF....WAVEfmt ');
    const asked = twilioAnswers('get', `Recordings/${RecordingSid}.wav`, ({ request }) =>
      request.headers.get('authorization')?.startsWith('Basic ')
        ? HttpResponse.arrayBuffer(wav.buffer, { headers: { 'content-type': 'audio/x-wav' } })
        : HttpResponse.error(),
    );
    const response = await answerTo({ action: 'getRecording', callSid: CallSid });
    expect(asked).toHaveBeenCalledOnce();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'inline; filename="voicemail.wav"',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(wav);
  });

  test.each([
    ['Twilio sends no audio', () => new HttpResponse('<html>'), 502, 'not_a_sound'],
    ['the recording was deleted at Twilio', () => twilioError(404, 20404), 404, 'file_gone'],
    ['Twilio does not answer', () => HttpResponse.error(), 502, 'twilio_unreachable'],
  ])('that cannot be played says why: %s', async (_, answer, status, code) => {
    twilioAnswers('get', 'Recordings/*', answer);
    expect(await ask({ action: 'getRecording', callSid: CallSid })).toMatchObject({ status, body: { code } });
  });

  test('is marked as heard on request, and any other call id gets 404', async () => {
    const success = { status: 200, body: { success: true } };
    expect(await ask({ action: 'markVoicemailHeard', callSid: CallSid })).toEqual(success);
    expect((await stored())[0]?.['heard_at']).toEqual(expect.any(String));
    for (const action of ['markVoicemailHeard', 'getRecording']) {
      for (const callSid of [newSid('CA'), 'CA\0', '../Messages', { a: 1 }]) {
        expect(await ask({ action, callSid })).toMatchObject({ status: 404, body: { code: 'no_voicemail' } });
      }
    }
  });
});
