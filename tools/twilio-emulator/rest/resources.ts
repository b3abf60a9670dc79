/** The emulator's records in the form of Twilio's REST resources, with the fields that are used. */
import { convertToSnakeCase } from '../../../supabase/functions/_shared/domain/columns.ts';
import { apiVersion } from '../context.ts';
import type { CallRecord, MediaRecord, MessageRecord, NumberRecord, RecordingRecord } from '../store.ts';

/** RFC 2822, e.g. `Sat, 21 Nov 2026 04:20:24 +0000`. */
const formatTwilioDate = (iso: string | null) =>
  iso === null ? null : new Date(iso).toUTCString().replace('GMT', '+0000');

export function describeNumber(number: NumberRecord) {
  return {
    ...Object.fromEntries(Object.entries(number).map(([name, value]) => [convertToSnakeCase(name), value])),
    sid: number.sid,
    trunk_sid: number.trunkSid || null,
    capabilities: { voice: true, sms: true, mms: true, fax: false },
  };
}

export function describeMessage(message: MessageRecord) {
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
    date_created: formatTwilioDate(createdAt),
    date_sent: formatTwilioDate(sentAt),
  };
}

export function describeMedia(accountSid: string, { sid: parent }: MessageRecord, media: MediaRecord) {
  return {
    sid: media.sid,
    parent_sid: parent,
    content_type: media.contentType,
    uri: `/${apiVersion}/Accounts/${accountSid}/Messages/${parent}/Media/${media.sid}.json`,
  };
}

export function describeCall(call: CallRecord) {
  const { sid, parentSid, direction, from, to, status, createdAt, startedAt, endedAt, duration } = call;
  return {
    sid,
    direction,
    from,
    to,
    status,
    parent_call_sid: parentSid,
    date_created: formatTwilioDate(createdAt),
    start_time: formatTwilioDate(startedAt),
    end_time: formatTwilioDate(endedAt),
    duration: duration === null ? null : String(duration),
  };
}

export function describeRecording({ sid, callSid, seconds, createdAt }: RecordingRecord) {
  return {
    sid,
    call_sid: callSid,
    status: 'completed',
    source: 'RecordVerb',
    duration: String(seconds),
    date_created: formatTwilioDate(createdAt),
  };
}
