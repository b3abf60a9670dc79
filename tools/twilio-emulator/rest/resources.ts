/** The emulator's records in the form of Twilio's REST resources. */
import { segmentsOf } from '../../../supabase/functions/_shared/texts/segments.ts';
import { apiVersion } from '../context.ts';
import { errorMessage } from '../messages/troubled-numbers.ts';
import type { CallRecord, MediaRecord, MessageRecord, NumberRecord, RecordingRecord } from '../store.ts';

/** RFC 2822, e.g. `Sat, 21 Nov 2026 04:20:24 +0000`. */
const twilioDate = (iso: string | null) =>
  iso === null ? null : new Date(iso).toUTCString().replace('GMT', '+0000');

/** `(918) 555-0142` for a North American number. */
const formatted = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

const uri = (accountSid: string, path: string) => `/${apiVersion}/Accounts/${accountSid}/${path}`;

/** The same fields as Twilio spells them: `voiceUrl` as `voice_url`. */
const spelled = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), value]),
  );

/** Fields that the emulator has no value for. */
const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

const dates = (created: string, updated: string) => ({
  date_created: twilioDate(created),
  date_updated: twilioDate(updated),
});

export function numberResource(accountSid: string, { createdAt, updatedAt, ...number }: NumberRecord) {
  return {
    ...{
      ...spelled(number),
      ...dates(createdAt, updatedAt),
      account_sid: accountSid,
      api_version: apiVersion,
    },
    trunk_sid: number.trunkSid || null,
    voice_caller_id_lookup: false,
    voice_receive_mode: 'voice',
    ...empty('address_sid', 'identity_sid', 'bundle_sid', 'emergency_address_sid'),
    emergency_status: 'Active',
    emergency_address_status: 'unregistered',
    address_requirements: 'none',
    beta: false,
    origin: 'twilio',
    status: 'in-use',
    type: 'local',
    capabilities: { voice: true, sms: true, mms: true, fax: false },
    uri: uri(accountSid, `IncomingPhoneNumbers/${number.sid}.json`),
  };
}

export function messageResource(accountSid: string, message: MessageRecord) {
  const { sid, direction, from, to, body, status, errorCode, createdAt, updatedAt, sentAt } = message;
  return {
    sid,
    account_sid: accountSid,
    direction,
    from,
    to,
    body,
    status,
    api_version: apiVersion,
    ...empty('messaging_service_sid', 'price'),
    price_unit: 'USD',
    num_segments: String(segmentsOf(body).count),
    num_media: String(message.media.length),
    error_code: errorCode,
    error_message: errorMessage(errorCode),
    ...dates(createdAt, updatedAt),
    date_sent: twilioDate(sentAt),
    uri: uri(accountSid, `Messages/${sid}.json`),
    subresource_uris: { media: uri(accountSid, `Messages/${sid}/Media.json`) },
  };
}

export function mediaResource(
  accountSid: string,
  { sid: parent, createdAt }: MessageRecord,
  media: MediaRecord,
) {
  return {
    sid: media.sid,
    account_sid: accountSid,
    parent_sid: parent,
    content_type: media.contentType,
    ...dates(createdAt, createdAt),
    uri: uri(accountSid, `Messages/${parent}/Media/${media.sid}.json`),
  };
}

export function callResource(accountSid: string, call: CallRecord, phoneNumberSid: string | null) {
  const { sid, parentSid, direction, from, to, status, startedAt, endedAt, duration } = call;
  return {
    sid,
    account_sid: accountSid,
    parent_call_sid: parentSid,
    phone_number_sid: phoneNumberSid,
    direction,
    from,
    from_formatted: formatted(from),
    to,
    to_formatted: formatted(to),
    status,
    start_time: twilioDate(startedAt),
    end_time: twilioDate(endedAt),
    duration: duration === null ? null : String(duration),
    ...empty('answered_by', 'caller_name', 'forwarded_from', 'group_sid', 'trunk_sid', 'price'),
    queue_time: '0',
    price_unit: 'USD',
    api_version: apiVersion,
    ...dates(call.createdAt, endedAt ?? call.createdAt),
    uri: uri(accountSid, `Calls/${sid}.json`),
    subresource_uris: { recordings: uri(accountSid, `Calls/${sid}/Recordings.json`) },
  };
}

export function recordingResource(accountSid: string, apiUrl: string, recording: RecordingRecord) {
  const { sid, callSid, seconds, createdAt } = recording;
  const path = `Recordings/${sid}`;
  return {
    sid,
    account_sid: accountSid,
    call_sid: callSid,
    status: 'completed',
    source: 'RecordVerb',
    channels: 1,
    duration: String(seconds),
    price_unit: 'USD',
    api_version: apiVersion,
    ...empty('conference_sid', 'price', 'error_code', 'encryption_details'),
    ...dates(createdAt, createdAt),
    start_time: twilioDate(createdAt),
    media_url: apiUrl + uri(accountSid, path),
    uri: uri(accountSid, `${path}.json`),
    subresource_uris: {
      add_on_results: uri(accountSid, `${path}/AddOnResults.json`),
      transcriptions: uri(accountSid, `${path}/Transcriptions.json`),
    },
  };
}
