import { apiVersion } from '../context.ts';
import { newSid } from '../store.ts';
import type { TwimlElement } from '../twiml.ts';
import type { CallSession } from './call-session.ts';

const defaultMaxRecording = 3600;
/** The lengths in seconds that Twilio transcribes. */
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
  report(session, attributes['recordingStatusCallback'], 1, {
    ...parameters,
    AccountSid: accountSid,
    CallSid: recording.callSid,
    RecordingStatus: 'completed',
    RecordingChannels: '1',
    RecordingSource: 'RecordVerb',
    RecordingStartTime: new Date(recording.createdAt).toUTCString().replace('GMT', '+0000'),
  });
  if (attributes['transcribe'] === 'true') {
    if (longest > transcribed.longest) await session.step('error', 'Too long to be transcribed: maxLength');
    else if (seconds >= transcribed.shortest) reportTranscript(session, attributes, parameters);
  }
  return { ...parameters, Digits: '#' };
}

/** Posts to a callback, if there is one, after the given number of time steps. */
function report(
  { context: { background, pace, webhooks } }: CallSession,
  url: string | undefined,
  moments: number,
  parameters: Record<string, string>,
): void {
  if (url === undefined) return;
  background.run(async () => {
    await background.pause(pace.callStepMs * moments);
    await webhooks.send({ url, method: 'POST' }, new URLSearchParams(parameters));
  });
}

function reportTranscript(
  session: CallSession,
  { transcribeCallback }: TwimlElement['attributes'],
  { RecordingSid, RecordingUrl }: Record<'RecordingSid' | 'RecordingUrl', string>,
): void {
  const { accountSid, apiUrl } = session.context;
  const { words } = session.behavior;
  const sid = newSid('TR');
  report(session, transcribeCallback, 3, {
    ...Object.fromEntries(session.form()),
    RecordingSid,
    RecordingUrl,
    TranscriptionSid: sid,
    TranscriptionText: words,
    TranscriptionStatus: words === '' ? 'failed' : 'completed',
    TranscriptionUrl: `${apiUrl}/${apiVersion}/Accounts/${accountSid}/Transcriptions/${sid}`,
  });
}
