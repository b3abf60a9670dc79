import { callSidPattern } from '../_shared/contract/calls.ts';
import type { CallData } from '../_shared/data/calls.ts';
import { logFailure } from '../_shared/log.ts';
import { isE164 } from '../_shared/phone.ts';
import { storableText } from '../_shared/text.ts';
import { twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { hangUp, say } from './spoken.ts';

const recorded = 'Thank you. Your message has been saved. Goodbye.';

/** Longer than any call lasts. */
const longestSeconds = 86_400;
/** As column `transcript` has it: more than anybody says in two minutes. */
const longestTranscript = 4_000;

const recordingSid = /^RE[0-9a-f]{32}$/i;

type Voicemails = Pick<CallData, 'saveVoicemail'>;

// Cutting by code unit can split an emoji, so the text is repaired again.
const cut = (text: string, length: number) => storableText(storableText(text).slice(0, length));

function recordingOf(form: WebhookForm) {
  return {
    callSid: form.matching('CallSid', callSidPattern),
    recordingSid: form.matching('RecordingSid', recordingSid),
    seconds: Math.min(form.seconds('RecordingDuration'), longestSeconds),
    businessNumber: isE164(form.value('To') ?? '') ? form.value('To') : null,
  };
}

/** Null when Twilio doesn't say. */
const callerOf = (form: WebhookForm) => cut(form.value('From') ?? '', 64) || null;

/** Stores a voicemail and thanks the caller, even when storing fails. */
export async function takeVoicemail(callData: Voicemails, form: WebhookForm): Promise<Response> {
  const recording = recordingOf(form);
  const caller = callerOf(form);
  try {
    await callData.saveVoicemail({ ...recording, caller });
  } catch (error) {
    // Twilio reports the recording again when it can be played.
    logFailure('voice', 'voicemail_not_stored', error);
  }
  return twiml(say(recorded), hangUp);
}

/** Twilio tells that a recording can be played; it doesn't say who called. */
export async function noteRecording(callData: Voicemails, form: WebhookForm): Promise<Response> {
  if (form.value('RecordingStatus') === 'completed') {
    await callData.saveVoicemail({ ...recordingOf(form), caller: null });
  }
  return new Response(null, { status: 204 });
}

/**
 * Twilio has written a recording down, or failed to, which may be before it tells of the recording itself.
 */
export async function noteTranscript(callData: Voicemails, form: WebhookForm): Promise<Response> {
  const isWritten = form.value('TranscriptionStatus') === 'completed';
  const transcript = isWritten ? cut(form.value('TranscriptionText') ?? '', longestTranscript).trim() : '';
  await callData.saveVoicemail({ ...recordingOf(form), caller: callerOf(form), transcript });
  return new Response(null, { status: 204 });
}
