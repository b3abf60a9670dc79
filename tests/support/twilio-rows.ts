/** Rows of the Twilio account that the functions use in tests, and its answers. */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { messageSchema, numberSchema } from '../../tools/twilio-emulator/store';
import type { CallRecord, MessageRecord, NumberRecord } from '../../tools/twilio-emulator/store';

export const businessNumber = '+19185550143';
export const accountSid = `AC${'0'.repeat(31)}1`;
export const authToken = '0123456789abcdef0123456789abcdef';

/** A number of the Twilio account. */
export const twilioNumber = (phoneNumber: string, changes: Partial<NumberRecord> = {}): NumberRecord => {
  const sid = `PN${phoneNumber.slice(1).padStart(32, '0')}`;
  const friendlyName = `Line ${phoneNumber.slice(-4)}`;
  return v.parse(numberSchema, { sid, phoneNumber, friendlyName, ...changes });
};

let lastId = 0;
/** Returns a SID that no other row of this run has. */
export function newSid(prefix: 'SM' | 'CA'): string {
  lastId += 1;
  return prefix + lastId.toString(16).padStart(32, '0');
}

/** The times of a call or text that was made this many milliseconds ago. */
export function aged(ms: number) {
  const time = new Date(Date.now() - ms).toISOString();
  return { createdAt: time, startedAt: time, sentAt: time };
}

/** One call in Twilio's list. */
export function twilioCall(changes: Partial<CallRecord> = {}): CallRecord {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const caller = { parentSid: null, direction: 'inbound', from: '+19185550199', to: businessNumber } as const;
  const times = { createdAt: at, startedAt: at, endedAt: null, duration: 30 };
  return { sid: newSid('CA'), ...caller, ...times, status: 'completed', steps: [], ...changes };
}

/** One text in Twilio's list. */
export function twilioMessage(changes: object = {}): MessageRecord {
  const at = new Date().toISOString();
  const text = { direction: 'inbound', from: '+19185550199', to: businessNumber, body: 'Hello', media: [] };
  const state = { status: 'received', errorCode: null, createdAt: at, sentAt: at, notes: [] };
  return v.parse(messageSchema, { sid: newSid('SM'), ...text, ...state, ...changes });
}

/** One recording in Twilio's list, as the REST API has it. */
export function twilioRecording(call_sid: string, ageMs = 0, source = 'RecordVerb') {
  const date_created = new Date(Date.now() - ageMs).toUTCString().replace('GMT', '+0000');
  const sid = newSid('CA').replace('CA', 'RE');
  return { sid, call_sid, source, status: 'completed', duration: '21', date_created };
}

/** One of Twilio's errors. */
export function twilioError(status: number, code: number): Response {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return HttpResponse.json({ code, message: 'secret words of Twilio', more_info, status }, { status });
}
