import { isE164, type Context } from '../context.ts';
import { notFound, RestError } from '../rest-errors.ts';
import { newNumber, type NumberRecord } from '../store.ts';
import { page } from './listing.ts';
import { methodNotAllowed, removeFrom, type RestRequest } from './request.ts';
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

/** Twilio's codes for an address that isn't one, by field. */
const urlErrors: Record<string, [code: number, message: string]> = {
  VoiceUrl: [21502, 'Voice URL is not a valid URL'],
  VoiceFallbackUrl: [21502, 'Voice fallback URL is not a valid URL'],
  SmsUrl: [21502, 'SMS URL is not a valid URL'],
  SmsFallbackUrl: [21502, 'SMS fallback URL is not a valid URL'],
  StatusCallback: [21502, 'Status callback URL is not a valid URL'],
};

/** IncomingPhoneNumbers resource. */
export function handleNumbers(context: Context, request: RestRequest): Response {
  const { method, segments, query, form, path } = request;
  const { store, accountSid, now } = context;
  const show = (number: NumberRecord) => numberResource(accountSid, number);
  if (segments.length === 0 && method === 'GET') {
    const found = store.numbers.filter(
      (number) =>
        matchesPattern(number.phoneNumber, query.get('PhoneNumber')) &&
        (query.get('FriendlyName') ?? number.friendlyName) === number.friendlyName,
    );
    return Response.json(page(path, query, 'incoming_phone_numbers', found, show));
  }
  if (segments.length === 0 && method === 'POST') {
    const phoneNumber = form.get('PhoneNumber') ?? unusedNumber(context, form.get('AreaCode') ?? '918');
    if (!isE164(phoneNumber)) throw new RestError(400, 21421, `${phoneNumber} is not a valid number`);
    if (store.number(phoneNumber)) throw new RestError(400, 21422, `${phoneNumber} is not available.`);
    const number = newNumber(phoneNumber, phoneNumber, '', now().toISOString());
    update(number, form, now());
    store.numbers.push(number);
    store.changed();
    return Response.json(show(number), { status: 201 });
  }
  const index = store.numbers.findIndex((number) => `${number.sid}.json` === segments[0]);
  const number = store.numbers[index];
  if (!number || segments.length !== 1) throw notFound(path);
  if (method === 'GET') return Response.json(show(number));
  if (method === 'POST') {
    update(number, form, now());
    store.changed();
    return Response.json(show(number));
  }
  if (method === 'DELETE') return removeFrom(store.numbers, index, store);
  throw methodNotAllowed();
}

function update(number: NumberRecord, form: URLSearchParams, now: Date): void {
  for (const [field, [code, message]] of Object.entries(urlErrors)) {
    const value = form.get(field);
    if (value && !(URL.canParse(value) && /^https?:/.test(value))) throw new RestError(400, code, message);
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

function unusedNumber({ store }: Context, areaCode: string): string {
  const taken = new Set(store.numbers.map((number) => number.phoneNumber));
  const candidates = Array.from(
    { length: 100 },
    (_, index) => `+1${areaCode}55501${String(index).padStart(2, '0')}`,
  );
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined) throw new RestError(400, 21422, `No number of area code ${areaCode} is available.`);
  return free;
}

/** `*` stands for any digit, and a part of a number finds it (IncomingPhoneNumber list). */
function matchesPattern(phoneNumber: string, pattern: string | null): boolean {
  if (pattern === null) return true;
  const source = pattern
    .replace(/[^\d*+]/g, '')
    .replaceAll('+', '\\+')
    .replaceAll('*', '\\d');
  return new RegExp(source).test(phoneNumber);
}
