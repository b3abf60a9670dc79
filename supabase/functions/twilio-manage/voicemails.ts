import { voicemailEvent } from '../_shared/alerts/alert-words.ts';
import { callSidPattern, noVoicemail } from '../_shared/contract/calls.ts';
import { rowsOf } from '../_shared/database.ts';
import { problemError, refusal } from '../_shared/http/http-error.ts';
import { tryAndLog } from '../_shared/log.ts';
import { storableUpTo } from '../_shared/text.ts';
import { twilioCredentials } from '../_shared/twilio/client.ts';
import { fetchTwilioFile, fileAnswer, safeTypeOf } from '../_shared/twilio/media.ts';
import { hangUp, say, twiml } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import { noteCall, voiceAnswered } from './note-call.ts';
import type { Office } from '../_shared/office.ts';

const recorded = 'Thank you. Your message has been saved. Goodbye.';

/** Longer than any call lasts. */
const longestSeconds = 86_400;
/** The limit of column `transcript`, more than anybody says in two minutes. */
const longestTranscript = 4_000;

const recordingSid = /^RE[0-9a-f]{32}$/i;

function recordingOf(form: WebhookForm) {
  return {
    callSid: form.matching('CallSid', callSidPattern),
    recordingSid: form.matching('RecordingSid', recordingSid),
    seconds: Math.min(form.seconds('RecordingDuration'), longestSeconds),
  };
}

const callerOf = (form: WebhookForm) => storableUpTo(form.value('From') ?? '', 64) || null;

/** Stores a voicemail and thanks the caller, even when storing fails. */
export async function takeVoicemail({ database, alerts }: Office, form: WebhookForm): Promise<Response> {
  const recording = recordingOf(form);
  const caller = callerOf(form);
  noteCall(database, form, voiceAnswered);
  // Twilio reports the recording again when it can be played.
  await tryAndLog('voice', 'voicemail_not_stored', () =>
    database.rpc('save_voicemail', { ...recording, caller }),
  );
  alerts.report(voicemailEvent(recording.callSid, caller));
  return twiml(say(recorded), hangUp);
}

/** Stores a recording that is ready to play. Twilio doesn't report the caller here. */
export async function noteRecording({ database, alerts }: Office, form: WebhookForm): Promise<Response> {
  if (form.value('RecordingStatus') === 'completed') {
    const recording = recordingOf(form);
    await database.rpc('save_voicemail', recording);
    alerts.report(voicemailEvent(recording.callSid, null));
  }
  return new Response(null, { status: 204 });
}

/** Stores a transcript, or that transcribing failed. Twilio may report this before the recording. */
export async function noteTranscript({ database, alerts }: Office, form: WebhookForm): Promise<Response> {
  const isWritten = form.value('TranscriptionStatus') === 'completed';
  const transcript = isWritten
    ? storableUpTo(form.value('TranscriptionText') ?? '', longestTranscript).trim()
    : '';
  const voicemail = { ...recordingOf(form), caller: callerOf(form), transcript };
  await database.rpc('save_voicemail', voicemail);
  alerts.report(voicemailEvent(voicemail.callSid, voicemail.caller, transcript));
  return new Response(null, { status: 204 });
}

/** The audio of a voicemail. Throws 404 when the call has none, 502 when the file isn't audio. */
export async function getRecording({ env, database: { tables } }: Office, callSid: string) {
  const query = tables.from('voicemails').select('recording_sid').eq('call_sid', callSid);
  const [voicemail] = rowsOf(await query.limit(1));
  if (voicemail === undefined) throw problemError(noVoicemail);
  const { apiUrl, accountSid } = twilioCredentials(env);
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Recordings/${voicemail.recording_sid}.wav`;
  const bytes = await fetchTwilioFile(env, url);
  const type = safeTypeOf(bytes);
  if (type !== 'audio/wav' && type !== 'audio/mpeg') throw refusal(502, 'not_a_sound');
  return fileAnswer(bytes, type, `voicemail.${type === 'audio/wav' ? 'wav' : 'mp3'}`);
}

export async function markVoicemailHeard({ database: { tables } }: Office, callSid: string): Promise<void> {
  const query = tables.from('voicemails').update({ heard_at: new Date().toISOString() });
  const rows = rowsOf(await query.eq('call_sid', callSid).select('id'));
  if (rows.length === 0) throw problemError(noVoicemail);
}
