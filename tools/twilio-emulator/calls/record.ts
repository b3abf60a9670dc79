import { makeSid } from '../store.ts';
import type { TwimlElement } from '../twiml.ts';
import type { CallSession } from './call-session.ts';

const defaultMaxRecording = 3600;
/** The lengths in seconds that Twilio transcribes. */
const transcribed = { shortest: 2, longest: 120 };

/**
 * Records the caller. Returns the parameters of the verb's `action`, or null when nothing was recorded, because
 * Twilio then continues with the next verb.
 */
export async function record(
  session: CallSession,
  { attributes }: TwimlElement,
): Promise<Record<string, string> | null> {
  const { call, behavior, context } = session;
  session.answer();
  if (behavior.messageSeconds === 0) {
    call.status = 'completed';
    await session.step('miss', 'The caller hangs up before the tone');
    return null;
  }
  if (attributes['playBeep'] !== 'false') {
    await session.step('say', 'Beep');
  }
  const longest = Number(attributes['maxLength'] ?? defaultMaxRecording);
  const seconds = Math.min(behavior.messageSeconds, longest);
  const recording = { sid: makeSid('RE'), callSid: call.sid, seconds, createdAt: context.clock.time() };
  session.elapsed += seconds;
  context.store.recordings.push(recording);
  await session.step('record', `The caller speaks for ${seconds} s: recording ${recording.sid}`);
  const named = { CallSid: call.sid, RecordingSid: recording.sid };
  const parameters = { ...named, RecordingDuration: String(seconds) };
  report(session, attributes['recordingStatusCallback'], 1, { ...parameters, RecordingStatus: 'completed' });
  if (attributes['transcribe'] === 'true') {
    const { transcript } = behavior;
    if (longest > transcribed.longest) {
      await session.step('error', 'Too long to be transcribed: maxLength');
    } else if (seconds >= transcribed.shortest) {
      report(session, attributes['transcribeCallback'], 3, {
        ...Object.fromEntries(session.form()),
        ...named,
        TranscriptionText: transcript,
        TranscriptionStatus: transcript === '' ? 'failed' : 'completed',
      });
    }
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
  if (url === undefined) {
    return;
  }
  void background.run(async () => {
    await background.pause(pace.callStepMs * moments);
    await webhooks.send({ url, method: 'POST' }, new URLSearchParams(parameters));
  });
}
