import type { CallData } from '../_shared/data/calls.ts';
import type { Env } from '../_shared/env.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { Refusal } from '../_shared/refusal.ts';
import { fetchTwilioFile, fileAnswer, safeTypeOf } from '../_shared/twilio-media.ts';
import { recordingUrl } from '../_shared/twilio.ts';
import { callSid } from './voice-webhooks.ts';

/** More than two minutes of Twilio's WAV files, which take 16 kB a second. */
const maxBytes = 5_000_000;

export const noVoicemail = () => new Refusal(404, 'no_voicemail', 'There is no such voicemail.');

/** The call whose voicemail is asked for. Nothing else is looked for, as there is none of that name. */
export function voicemailOf(fields: JsonObject): string {
  const named = textField(fields, 'callSid');
  if (!callSid.test(named)) throw noVoicemail();
  return named;
}

/** The sound of a voicemail. The browser names the call, the database knows the recording. */
export async function getRecording(env: Env, callData: CallData, fields: JsonObject): Promise<Response> {
  const recordingSid = await callData.recordingOf(voicemailOf(fields));
  if (recordingSid === null) throw noVoicemail();
  const bytes = await fetchTwilioFile(env, recordingUrl(env, recordingSid), maxBytes);
  const type = safeTypeOf(bytes);
  if (type !== 'audio/wav' && type !== 'audio/mpeg') {
    throw new Refusal(502, 'not_a_sound', 'Twilio’s file of this voicemail can’t be played.');
  }
  const fileName = `voicemail.${type === 'audio/wav' ? 'wav' : 'mp3'}`;
  return fileAnswer(bytes, type, { fileName, isShown: true });
}
