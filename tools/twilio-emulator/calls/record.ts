import { apiVersion } from '../context.ts';
import { newSid, type RecordingRecord } from '../store.ts';
import type { TwimlElement } from '../twiml.ts';
import type { CallSession } from './call-session.ts';

const defaultMaxRecording = 3600;
/** In seconds; Twilio writes no shorter and no longer recordings down. */
const transcribed = { shortest: 2, longest: 120 };

/**
 * The caller speaks after the tone; answers with the parameters of the verb's `action`, or null when
 * nothing was recorded, since Twilio then goes on with the next verb.
 */
export async function record(
  session: CallSession,
  { attributes }: TwimlElement,
): Promise<Record<string, string> | null> {
  const { call, behavior, context } = session;
  const { accountSid, apiUrl, store } = context;
  session.answer();
  if (!behavior.leavesMessage) {
    call.status = 'completed';
    await session.step('miss', 'The caller hangs up before the tone');
    return null;
  }
  if (attributes['playBeep'] !== 'false') await session.step('say', 'Beep');
  const longest = Number(attributes['maxLength'] ?? defaultMaxRecording) || defaultMaxRecording;
  const seconds = Math.min(behavior.messageSeconds, longest);
  const recording = { sid: newSid('RE'), callSid: call.sid, seconds, createdAt: new Date().toISOString() };
  session.elapsed += seconds;
  store.recordings.push(recording);
  await session.step('record', `The caller speaks for ${seconds} s: recording ${recording.sid}`);
  const parameters = {
    RecordingSid: recording.sid,
    RecordingUrl: `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Recordings/${recording.sid}`,
    RecordingDuration: String(seconds),
  };
  reportRecording(session, attributes, recording, parameters);
  if (attributes['transcribe'] === 'true') {
    if (longest > transcribed.longest) await session.step('error', 'Too long to be transcribed: maxLength');
    else reportTranscript(session, attributes, recording, parameters.RecordingUrl);
  }
  return { ...parameters, Digits: '#' };
}

/** Calls the verb's recordingStatusCallback, if it has one, a moment later. */
function reportRecording(
  { context: { accountSid, background, pace, webhooks } }: CallSession,
  attributes: TwimlElement['attributes'],
  recording: RecordingRecord,
  parameters: Record<string, string>,
): void {
  const { recordingStatusCallback } = attributes;
  if (recordingStatusCallback === undefined) return;
  const form = new URLSearchParams({
    ...parameters,
    AccountSid: accountSid,
    CallSid: recording.callSid,
    RecordingStatus: 'completed',
    RecordingChannels: '1',
    RecordingSource: 'RecordVerb',
    RecordingStartTime: new Date(recording.createdAt).toUTCString().replace('GMT', '+0000'),
  });
  const method = attributes['recordingStatusCallbackMethod'] ?? 'POST';
  background.run(async () => {
    await background.pause(pace.callStepMs);
    await webhooks.send({ url: recordingStatusCallback, method }, form);
  });
}

/** Calls the verb's transcribeCallback, if it has one, some moments later than the recording's. */
function reportTranscript(
  session: CallSession,
  { transcribeCallback: url }: TwimlElement['attributes'],
  { sid, seconds }: RecordingRecord,
  recordingUrl: string,
): void {
  const { accountSid, apiUrl, background, pace, webhooks } = session.context;
  if (url === undefined || seconds < transcribed.shortest || seconds > transcribed.longest) return;
  const { words } = session.behavior;
  const transcriptionSid = newSid('TR');
  const form = session.form();
  const parameters = {
    TranscriptionSid: transcriptionSid,
    TranscriptionText: words,
    TranscriptionStatus: words === '' ? 'failed' : 'completed',
    TranscriptionUrl: `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Transcriptions/${transcriptionSid}`,
    RecordingSid: sid,
    RecordingUrl: recordingUrl,
  };
  for (const [name, value] of Object.entries(parameters)) form.set(name, value);
  background.run(async () => {
    await background.pause(pace.callStepMs * 3);
    await webhooks.send({ url, method: 'POST' }, form);
  });
}
