/** The emulator's records in the form of Twilio's REST resources. */
import { segmentsOf } from '../../../supabase/functions/_shared/segments.ts';
import { apiVersion } from '../context.ts';
import { errorMessage } from '../messages/troubled-numbers.ts';
import type { CallRecord, MediaRecord, MessageRecord, NumberRecord, RecordingRecord } from '../store.ts';

/** RFC 2822, e.g. `Sat, 21 Nov 2026 04:20:24 +0000`. */
const twilioDate = (iso: string | null) =>
  iso === null ? null : new Date(iso).toUTCString().replace('GMT', '+0000');

/** `(918) 555-0142` for a North American number. */
const formatted = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

const uri = (accountSid: string, path: string) => `/${apiVersion}/Accounts/${accountSid}/${path}`;

export function numberResource(accountSid: string, number: NumberRecord) {
  return {
    sid: number.sid,
    account_sid: accountSid,
    friendly_name: number.friendlyName,
    phone_number: number.phoneNumber,
    voice_url: number.voiceUrl,
    voice_method: number.voiceMethod,
    voice_fallback_url: number.voiceFallbackUrl,
    voice_fallback_method: number.voiceFallbackMethod,
    voice_application_sid: number.voiceApplicationSid,
    voice_caller_id_lookup: false,
    voice_receive_mode: 'voice',
    trunk_sid: number.trunkSid || null,
    sms_url: number.smsUrl,
    sms_method: number.smsMethod,
    sms_fallback_url: number.smsFallbackUrl,
    sms_fallback_method: number.smsFallbackMethod,
    sms_application_sid: number.smsApplicationSid,
    status_callback: number.statusCallback,
    status_callback_method: number.statusCallbackMethod,
    capabilities: { voice: true, sms: true, mms: true, fax: false },
    address_requirements: 'none',
    address_sid: null,
    identity_sid: null,
    bundle_sid: null,
    emergency_status: 'Active',
    emergency_address_sid: null,
    emergency_address_status: 'unregistered',
    beta: false,
    origin: 'twilio',
    status: 'in-use',
    type: 'local',
    api_version: apiVersion,
    date_created: twilioDate(number.createdAt),
    date_updated: twilioDate(number.updatedAt),
    uri: uri(accountSid, `IncomingPhoneNumbers/${number.sid}.json`),
  };
}

export function messageResource(accountSid: string, message: MessageRecord) {
  return {
    sid: message.sid,
    account_sid: accountSid,
    messaging_service_sid: null,
    direction: message.direction,
    from: message.from,
    to: message.to,
    body: message.body,
    status: message.status,
    num_segments: String(segmentsOf(message.body).count),
    num_media: String(message.media.length),
    error_code: message.errorCode,
    error_message: errorMessage(message.errorCode),
    price: null,
    price_unit: 'USD',
    api_version: apiVersion,
    date_created: twilioDate(message.createdAt),
    date_updated: twilioDate(message.updatedAt),
    date_sent: twilioDate(message.sentAt),
    uri: uri(accountSid, `Messages/${message.sid}.json`),
    subresource_uris: { media: uri(accountSid, `Messages/${message.sid}/Media.json`) },
  };
}

export function mediaResource(accountSid: string, message: MessageRecord, media: MediaRecord) {
  return {
    sid: media.sid,
    account_sid: accountSid,
    parent_sid: message.sid,
    content_type: media.contentType,
    date_created: twilioDate(message.createdAt),
    date_updated: twilioDate(message.createdAt),
    uri: uri(accountSid, `Messages/${message.sid}/Media/${media.sid}.json`),
  };
}

export function callResource(accountSid: string, call: CallRecord, phoneNumberSid: string | null) {
  return {
    sid: call.sid,
    account_sid: accountSid,
    parent_call_sid: call.parentSid,
    phone_number_sid: phoneNumberSid,
    direction: call.direction,
    from: call.from,
    from_formatted: formatted(call.from),
    to: call.to,
    to_formatted: formatted(call.to),
    status: call.status,
    start_time: twilioDate(call.startedAt),
    end_time: twilioDate(call.endedAt),
    duration: call.duration === null ? null : String(call.duration),
    answered_by: null,
    caller_name: null,
    forwarded_from: null,
    group_sid: null,
    trunk_sid: null,
    queue_time: '0',
    price: null,
    price_unit: 'USD',
    api_version: apiVersion,
    date_created: twilioDate(call.createdAt),
    date_updated: twilioDate(call.endedAt ?? call.createdAt),
    uri: uri(accountSid, `Calls/${call.sid}.json`),
    subresource_uris: { recordings: uri(accountSid, `Calls/${call.sid}/Recordings.json`) },
  };
}

export function recordingResource(accountSid: string, apiUrl: string, recording: RecordingRecord) {
  const path = `Recordings/${recording.sid}`;
  return {
    sid: recording.sid,
    account_sid: accountSid,
    call_sid: recording.callSid,
    conference_sid: null,
    status: 'completed',
    source: 'RecordVerb',
    channels: 1,
    duration: String(recording.seconds),
    start_time: twilioDate(recording.createdAt),
    date_created: twilioDate(recording.createdAt),
    date_updated: twilioDate(recording.createdAt),
    price: null,
    price_unit: 'USD',
    error_code: null,
    encryption_details: null,
    media_url: apiUrl + uri(accountSid, path),
    api_version: apiVersion,
    uri: uri(accountSid, `${path}.json`),
    subresource_uris: {
      add_on_results: uri(accountSid, `${path}/AddOnResults.json`),
      transcriptions: uri(accountSid, `${path}/Transcriptions.json`),
    },
  };
}
