/** What the database knows of calls: where they go, and the messages that callers left. */
import * as v from 'valibot';
import {
  forwardWhens,
  holidayList,
  ringOrders,
  textBackWhens,
  weekHours,
  type CallScheduleChange,
  type ForwardingChange,
  type MissedCallChange,
  type TextAnswers,
} from '../contract/call-handling.ts';
import type { Voicemail } from '../contract/calls.ts';
import { columnsOf, fieldsOf } from '../contract/columns.ts';
import { flag, maybe, maybeText } from '../contract/fields.ts';
import { storableText } from '../text.ts';
import { answerOf, isoTime, rowsOf, type DataApi, type Tables } from './client.ts';

/** The settings for one call. Numbers are E.164. An unreadable setting lets the call through. */
const callRouting = v.pipe(
  v.object({
    businessNumber: maybeText,
    forwardingNumber: maybeText,
    forwardWhen: v.fallback(v.picklist(forwardWhens), 'always'),
    /** Null when they can't be read: whoever decides must do without. */
    hours: maybe(weekHours),
    holidays: v.fallback(holidayList, []),
    afterHoursNumber: maybeText,
    secondNumber: maybeText,
    thirdNumber: maybeText,
    ringOrder: v.fallback(v.picklist(ringOrders), 'in_order'),
    screeningOn: v.fallback(v.boolean(), true),
    textBackOn: flag,
    textBackText: maybeText,
    textBackWhen: v.fallback(v.picklist(textBackWhens), 'business_hours'),
    voicemailOn: flag,
    voicemailGreeting: maybeText,
    transcribeOn: flag,
    closedAnswerOn: flag,
    closedAnswerText: maybeText,
    emergencyAnswerOn: flag,
    emergencyAnswerText: maybeText,
    emergencyAnswerAlways: flag,
    /** The caller is blocked. */
    isBlocked: flag,
  }),
  v.transform(({ textBackOn, textBackText, textBackWhen, voicemailOn, voicemailGreeting, ...routing }) => ({
    ...routing,
    /** Null when it is off. */
    textBack: textBackOn && textBackText !== null ? { text: textBackText, when: textBackWhen } : null,
    /** Null when voicemail is off. */
    voicemailGreeting: voicemailOn ? voicemailGreeting : null,
    closedAnswerText: routing.closedAnswerOn ? routing.closedAnswerText : null,
    emergencyAnswerText: routing.emergencyAnswerOn ? routing.emergencyAnswerText : null,
  })),
);

export type CallRouting = v.InferOutput<typeof callRouting>;

/** A message that a caller left; whatever is null was not told this time. */
type LeftVoicemail = {
  callSid: string;
  recordingSid: string;
  seconds: number;
  caller: string | null;
  businessNumber: string | null;
  /** Empty when Twilio could not write it down; left out when that was not told. */
  transcript?: string;
  /** ISO 8601; left out when it is now. */
  receivedAt?: string;
};

const historySubjects: Readonly<Record<string, ForwardingChange['what']>> = {
  call_forwarding_number: 'forwardingNumber',
  'call_handling.forward_when': 'forwardWhen',
  'call_handling.hours': 'hours',
  'call_handling.holidays': 'holidays',
  'call_handling.after_hours_number': 'afterHoursNumber',
  'call_handling.second_number': 'secondNumber',
  'call_handling.third_number': 'thirdNumber',
  'call_handling.ring_order': 'ringOrder',
  'call_handling.screening_on': 'screeningOn',
};

/** The audit log's lines say who it was. */
type HandlingChange = Tables['call_handling']['Update'] & { updated_by: string };

/** How calls are handled, and who changed it. */
function handlingData(client: DataApi) {
  async function save(change: HandlingChange): Promise<void> {
    const rows = rowsOf(await client.from('call_handling').update(change).eq('id', true).select('id'));
    if (rows.length === 0) throw new Error('the row of call_handling is gone');
  }

  return {
    /** `caller` may be a withheld number, or anything else that a webhook says. */
    async routing(caller: string): Promise<CallRouting> {
      const row = rowsOf(await client.rpc('call_routing', { p_caller: storableText(caller) }));
      return v.parse(callRouting, fieldsOf(v.parse(v.looseObject({}), row)));
    },

    saveSchedule: (schedule: CallScheduleChange, adminId: string) =>
      save({ ...columnsOf(schedule), updated_by: adminId }),

    saveAnswering: (handling: MissedCallChange | TextAnswers, adminId: string) =>
      save({ ...columnsOf(handling), updated_by: adminId }),

    /** Newest first. */
    async forwardingHistory(limit: number): Promise<ForwardingChange[]> {
      const rows = rowsOf(await client.rpc('forwarding_history', { p_limit: limit }));
      return rows.flatMap((row) => {
        const what = historySubjects[row.subject];
        if (what === undefined) return [];
        const { id, email, old_value, new_value } = row;
        return { id, at: isoTime(row.happened_at), by: email, what, from: old_value, to: new_value };
      });
    },
  };
}

function voicemailData(client: DataApi) {
  return {
    /** Stores one voicemail per call, even when Twilio reports it several times. */
    async saveVoicemail({
      callSid,
      recordingSid,
      seconds,
      caller,
      businessNumber,
      transcript,
      receivedAt,
    }: LeftVoicemail): Promise<void> {
      answerOf(
        await client.rpc('save_voicemail', {
          p_call_sid: callSid,
          p_recording_sid: recordingSid,
          p_seconds: seconds,
          ...(caller !== null && { p_caller: storableText(caller) }),
          ...(businessNumber !== null && { p_business_number: businessNumber }),
          ...(transcript !== undefined && { p_transcript: transcript }),
          ...(receivedAt !== undefined && { p_received_at: receivedAt }),
        }),
      );
    },

    /** Newest first. */
    async voicemails(limit: number): Promise<Voicemail[]> {
      const rows = rowsOf(
        await client
          .from('voicemails')
          .select('call_sid, caller, seconds, heard_at, created_at')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(limit),
      );
      return rows.map(({ call_sid, caller, seconds, heard_at, created_at }) => ({
        callSid: call_sid,
        caller,
        seconds,
        receivedAt: isoTime(created_at),
        isHeard: heard_at !== null,
      }));
    },

    /** Twilio's name for what the caller of that call has spoken; null when there is no such message. */
    async recordingOf(callSid: string): Promise<string | null> {
      const rows = rowsOf(
        await client.from('voicemails').select('recording_sid').eq('call_sid', callSid).limit(1),
      );
      return rows[0]?.recording_sid ?? null;
    },

    /** Answers whether there is such a message. */
    async markHeard(callSid: string): Promise<boolean> {
      const rows = rowsOf(
        await client
          .from('voicemails')
          .update({ heard_at: new Date().toISOString() })
          .eq('call_sid', callSid)
          .select('id'),
      );
      return rows.length > 0;
    },
  };
}

export type CallData = ReturnType<typeof callData>;

export function callData(client: DataApi) {
  return { ...handlingData(client), ...voicemailData(client) };
}
