/** The emulator's records in the form of Twilio's REST resources, with the fields that are used. */
import { snakeCase } from '../../../supabase/functions/_shared/columns.ts';
import { apiVersion } from '../context.ts';
import type { CallRecord, MediaRecord, MessageRecord, NumberRecord, RecordingRecord } from '../store.ts';

/** RFC 2822, e.g. `Sat, 21 Nov 2026 04:20:24 +0000`. */
const twilioDate = (iso: string | null) =>
  iso === null ? null : new Date(iso).toUTCString().replace('GMT', '+0000');

export function numberResource(number: NumberRecord) {
  return {
    ...Object.fromEntries(Object.entries(number).map(([name, value]) => [snakeCase(name), value])),
    sid: number.sid,
    trunk_sid: number.trunkSid || null,
    capabilities: { voice: true, sms: true, mms: true, fax: false },
  };
}

export function messageResource(message: MessageRecord) {
  const { sid, direction, from, to, body, status, errorCode, createdAt, sentAt } = message;
  return {
    sid,
    direction,
    from,
    to,
    body,
    status,
    num_media: String(message.media.length),
    error_code: errorCode,
    date_created: twilioDate(createdAt),
    date_sent: twilioDate(sentAt),
  };
}

export function mediaResource(accountSid: string, { sid: parent }: MessageRecord, media: MediaRecord) {
  return {
    sid: media.sid,
    parent_sid: parent,
    content_type: media.contentType,
    uri: `/${apiVersion}/Accounts/${accountSid}/Messages/${parent}/Media/${media.sid}.json`,
  };
}

export function callResource(call: CallRecord) {
  const { sid, parentSid, direction, from, to, status, createdAt, startedAt, endedAt, duration } = call;
  return {
    sid,
    direction,
    from,
    to,
    status,
    parent_call_sid: parentSid,
    date_created: twilioDate(createdAt),
    start_time: twilioDate(startedAt),
    end_time: twilioDate(endedAt),
    duration: duration === null ? null : String(duration),
  };
}

export function recordingResource({ sid, callSid, seconds, createdAt }: RecordingRecord) {
  return {
    sid,
    call_sid: callSid,
    status: 'completed',
    source: 'RecordVerb',
    duration: String(seconds),
    date_created: twilioDate(createdAt),
  };
}
