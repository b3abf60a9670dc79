import { createVoicemailEvent } from '../_shared/alerts/alert-events.ts';
import { callSidPattern, noVoicemail } from '../_shared/contract/calls.ts';
import { readRows } from '../_shared/database/client.ts';
import { cutStorable } from '../_shared/domain/text.ts';
import type { Office } from '../_shared/office/office.ts';
import { problemError, refusal } from '../_shared/runtime/http-error.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { requireCredentials } from '../_shared/twilio/client.ts';
import { fetchTwilioFile, answerWithFile, detectSafeType } from '../_shared/twilio/media.ts';
import { hangUp, say, twiml } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import { noteCall, voiceAnswered } from './note-call.ts';

const recorded = 'Thank you. Your message has been saved. Goodbye.';

/** Longer than any call lasts. */
const longestSeconds = 86_400;
/** The limit of column `transcript`, more than anybody says in two minutes. */
const longestTranscript = 4_000;

const recordingSid = /^RE[0-9a-f]{32}$/i;

function readRecording(form: WebhookForm) {
  return {
    callSid: form.matching('CallSid', callSidPattern),
    recordingSid: form.matching('RecordingSid', recordingSid),
    seconds: Math.min(form.seconds('RecordingDuration'), longestSeconds),
  };
}

const readCaller = (form: WebhookForm) => cutStorable(form.value('From') ?? '', 64) || null;

/** Stores a voicemail and thanks the caller, even when storing fails. */
export async function takeVoicemail({ database, alerts }: Office, form: WebhookForm): Promise<Response> {
  const recording = readRecording(form);
  const caller = readCaller(form);
  noteCall(database, form, voiceAnswered);
  // Twilio reports the recording again when it can be played.
  await tryAndLog('voice', 'voicemail_not_stored', () =>
    database.rpc('save_voicemail', { ...recording, caller }),
  );
  alerts.report(createVoicemailEvent(recording.callSid, caller));
  return twiml(say(recorded), hangUp);
}

/** Stores a recording that is ready to play. Twilio doesn't report the caller here. */
export async function noteRecording({ database, alerts }: Office, form: WebhookForm): Promise<Response> {
  if (form.value('RecordingStatus') === 'completed') {
    const recording = readRecording(form);
    await database.rpc('save_voicemail', recording);
    alerts.report(createVoicemailEvent(recording.callSid, null));
  }
  return new Response(null, { status: 204 });
}

/** Stores a transcript, or that transcribing failed. Twilio may report this before the recording. */
export async function noteTranscript({ database, alerts }: Office, form: WebhookForm): Promise<Response> {
  const isWritten = form.value('TranscriptionStatus') === 'completed';
  const transcript = isWritten
    ? cutStorable(form.value('TranscriptionText') ?? '', longestTranscript).trim()
    : '';
  const voicemail = { ...readRecording(form), caller: readCaller(form), transcript };
  await database.rpc('save_voicemail', voicemail);
  alerts.report(createVoicemailEvent(voicemail.callSid, voicemail.caller, transcript));
  return new Response(null, { status: 204 });
}

/** The audio of a voicemail. Throws 404 when the call has none, 502 when the file isn't audio. */
export async function getRecording({ env, database: { tables } }: Office, callSid: string) {
  const query = tables.from('voicemails').select('recording_sid').eq('call_sid', callSid);
  const [voicemail] = readRows(await query.limit(1));
  if (voicemail === undefined) {
    throw problemError(noVoicemail);
  }
  const { apiUrl, accountSid } = requireCredentials(env);
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Recordings/${voicemail.recording_sid}.wav`;
  const bytes = await fetchTwilioFile(env, url);
  const type = detectSafeType(bytes);
  if (type !== 'audio/wav' && type !== 'audio/mpeg') {
    throw refusal(502, 'not_a_sound');
  }
  return answerWithFile(bytes, type, `voicemail.${type === 'audio/wav' ? 'wav' : 'mp3'}`);
}

export async function markVoicemailHeard({ database: { tables } }: Office, callSid: string): Promise<void> {
  const query = tables.from('voicemails').update({ heard_at: new Date().toISOString() });
  const rows = readRows(await query.eq('call_sid', callSid).select('id'));
  if (rows.length === 0) {
    throw problemError(noVoicemail);
  }
}
