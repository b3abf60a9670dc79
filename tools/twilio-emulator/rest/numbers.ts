import type { Context } from '../context.ts';
import { notFound, RestError } from '../rest-errors.ts';
import type { NumberRecord } from '../store.ts';
import { page } from './listing.ts';
import { methodNotAllowed, type RestRequest } from './request.ts';
import { numberResource } from './resources.ts';

/** Form field → setting of a number; an empty value clears it. */
const numberFields = {
  FriendlyName: 'friendlyName',
  VoiceUrl: 'voiceUrl',
  VoiceMethod: 'voiceMethod',
  VoiceFallbackUrl: 'voiceFallbackUrl',
  VoiceFallbackMethod: 'voiceFallbackMethod',
  VoiceApplicationSid: 'voiceApplicationSid',
  TrunkSid: 'trunkSid',
  SmsUrl: 'smsUrl',
  SmsMethod: 'smsMethod',
  SmsFallbackUrl: 'smsFallbackUrl',
  SmsFallbackMethod: 'smsFallbackMethod',
  SmsApplicationSid: 'smsApplicationSid',
  StatusCallback: 'statusCallback',
  StatusCallbackMethod: 'statusCallbackMethod',
} as const satisfies Record<string, keyof NumberRecord>;

const addressFields = ['VoiceUrl', 'VoiceFallbackUrl', 'SmsUrl', 'SmsFallbackUrl', 'StatusCallback'];

/** IncomingPhoneNumbers resource. */
export function handleNumbers(context: Context, request: RestRequest): Response {
  const { method, segments, query, form, path } = request;
  const { store, accountSid, now } = context;
  const show = (number: NumberRecord) => numberResource(accountSid, number);
  if (segments.length === 0 && method === 'GET') {
    const found = store.numbers.filter(
      ({ phoneNumber }) => (query.get('PhoneNumber') ?? phoneNumber) === phoneNumber,
    );
    return Response.json(page(path, query, 'incoming_phone_numbers', found, show));
  }
  const number = store.numbers.find(({ sid }) => `${sid}.json` === segments[0]);
  if (!number || segments.length !== 1) throw notFound(path);
  if (method === 'GET') return Response.json(show(number));
  if (method === 'POST') {
    update(number, form, now());
    store.changed();
    return Response.json(show(number));
  }
  throw methodNotAllowed();
}

function update(number: NumberRecord, form: URLSearchParams, now: Date): void {
  for (const field of addressFields) {
    const value = form.get(field);
    if (value && !(URL.canParse(value) && /^https?:/.test(value)))
      throw new RestError(400, 21502, `${field} is not a valid URL`);
  }
  for (const [field, setting] of Object.entries(numberFields)) {
    const value = form.get(field);
    if (value !== null) number[setting] = value === '' && field.endsWith('Method') ? 'POST' : value;
  }
  // A trunk and an application exclude each other: the later one wins (IncomingPhoneNumber resource).
  if (form.get('TrunkSid')) number.voiceApplicationSid = '';
  else if (form.get('VoiceApplicationSid')) number.trunkSid = '';
  number.updatedAt = now.toISOString();
}
