import { noVoicemail } from '../_shared/contract/calls.ts';
import type { CallData } from '../_shared/data/calls.ts';
import type { Env } from '../_shared/env.ts';
import { HttpError, httpErrorFor } from '../_shared/http-error.ts';
import { fetchTwilioFile, fileAnswer, safeTypeOf } from '../_shared/twilio-media.ts';
import { recordingUrl } from '../_shared/twilio.ts';

/** More than two minutes of Twilio's WAV files, which take 16 kB a second. */
const maxBytes = 5_000_000;

/** The sound of a voicemail. The browser names the call, the database knows the recording. */
export async function getRecording(env: Env, callData: CallData, callSid: string): Promise<Response> {
  const recordingSid = await callData.recordingOf(callSid);
  if (recordingSid === null) throw httpErrorFor(noVoicemail);
  const bytes = await fetchTwilioFile(env, recordingUrl(env, recordingSid), maxBytes);
  const type = safeTypeOf(bytes);
  if (type !== 'audio/wav' && type !== 'audio/mpeg') {
    throw new HttpError(502, 'not_a_sound', 'Twilio’s file of this voicemail can’t be played.');
  }
  const fileName = `voicemail.${type === 'audio/wav' ? 'wav' : 'mp3'}`;
  return fileAnswer(bytes, type, { fileName, isShown: true });
}
