/** What the database knows of calls: where they go, and the messages that callers left. */
import * as v from 'valibot';
import type { Database as Generated } from '../../database.types.ts';
import {
  forwardWhens,
  textBackWhens,
  weekHours,
  type CallSchedule,
  type ForwardingChange,
  type MissedCallHandling,
} from './contract/call-handling.ts';
import type { Voicemail } from './contract/calls.ts';
import { columnsOf, fieldsOf } from './contract/columns.ts';
import { flag, maybe, maybeText } from './contract/fields.ts';
import { dataApi, isoTime, rowsOf } from './database.ts';
import type { Env } from './env.ts';

/** All that a call needs to know. Numbers are E.164. What can't be read lets the call through. */
const callRouting = v.pipe(
  v.object({
    businessNumber: maybeText,
    forwardingNumber: maybeText,
    forwardWhen: v.fallback(v.picklist(forwardWhens), 'always'),
    /** Null when they can't be read: whoever decides must do without. */
    hours: maybe(weekHours),
    afterHoursNumber: maybeText,
    textBackOn: flag,
    textBackText: maybeText,
    textBackWhen: v.fallback(v.picklist(textBackWhens), 'business_hours'),
    voicemailOn: flag,
    voicemailGreeting: maybeText,
  }),
  v.transform(({ textBackOn, textBackText, textBackWhen, voicemailOn, voicemailGreeting, ...routing }) => ({
    ...routing,
    /** Null when it is off. */
    textBack: textBackOn && textBackText !== null ? { text: textBackText, when: textBackWhen } : null,
    /** Null when voicemail is off. */
    voicemailGreeting: voicemailOn ? voicemailGreeting : null,
  })),
);

export type CallRouting = v.InferOutput<typeof callRouting>;

/** What came of asking to text a caller back: the row is there before Twilio is asked. */
type TextBackOutcome =
  { kind: 'created'; messageId: string } | { kind: 'repeated' } | { kind: 'refused'; reason: string };

/** Throws as {@link Database} does. */
export type CallData = {
  routing(): Promise<CallRouting>;
  saveSchedule(schedule: CallSchedule, adminId: string): Promise<void>;
  saveMissedCallHandling(handling: MissedCallHandling, adminId: string): Promise<void>;
  /** Newest first. */
  forwardingHistory(limit: number): Promise<ForwardingChange[]>;
  /** `limit`: so many texts back in 24 hours, whoever calls. */
  beginTextBack(
    text: { businessNumber: string; otherNumber: string; body: string; callSid: string },
    limit: number,
  ): Promise<TextBackOutcome>;
  /** Once per call, however often it is told. `caller` null: not named this time. */
  saveVoicemail(voicemail: {
    callSid: string;
    recordingSid: string;
    seconds: number;
    caller: string | null;
  }): Promise<void>;
  /** Newest first. */
  voicemails(limit: number): Promise<Voicemail[]>;
  /** Twilio's name for what the caller of that call has spoken; null when there is no such message. */
  recordingOf(callSid: string): Promise<string | null>;
  /** Answers whether there is such a message. */
  markHeard(callSid: string): Promise<boolean>;
};

const historySubjects: Readonly<Record<string, ForwardingChange['what']>> = {
  call_forwarding_number: 'forwardingNumber',
  'call_handling.forward_when': 'forwardWhen',
  'call_handling.hours': 'hours',
  'call_handling.after_hours_number': 'afterHoursNumber',
};

/** The audit log's lines say who it was. */
type HandlingChange = Generated['public']['Tables']['call_handling']['Update'] & { updated_by: string };

export function createCallData(env: Env): CallData {
  const client = dataApi(env);

  async function save(change: HandlingChange): Promise<void> {
    const rows = rowsOf(await client.from('call_handling').update(change).eq('id', true).select('id'));
    if (rows.length === 0) throw new Error('the row of call_handling is gone');
  }

  return {
    async routing() {
      const [row] = rowsOf(await client.rpc('call_routing'));
      if (!row) throw new Error('the row of call_handling is gone');
      return v.parse(callRouting, fieldsOf(row));
    },

    saveSchedule: (schedule, adminId) => save({ ...columnsOf(schedule), updated_by: adminId }),

    saveMissedCallHandling: (handling, adminId) => save({ ...columnsOf(handling), updated_by: adminId }),

    async forwardingHistory(limit) {
      const rows = rowsOf(await client.rpc('forwarding_history', { p_limit: limit }));
      return rows.flatMap((row) => {
        const what = historySubjects[row.subject];
        if (what === undefined) return [];
        const { id, email, old_value, new_value } = row;
        return { id, at: isoTime(row.happened_at), by: email, what, from: old_value, to: new_value };
      });
    },

    async beginTextBack({ businessNumber, otherNumber, body, callSid }, limit) {
      const [row] = rowsOf(
        await client.rpc('begin_text_back', {
          p_business_number: businessNumber,
          p_other_number: otherNumber,
          p_body: body,
          p_call_sid: callSid,
          p_limit: limit,
        }),
      );
      if (row?.message_id) {
        return row.created ? { kind: 'created', messageId: row.message_id } : { kind: 'repeated' };
      }
      return { kind: 'refused', reason: row?.refusal ?? 'unknown' };
    },

    async saveVoicemail({ callSid, recordingSid, seconds, caller }) {
      const { error, status } = await client.rpc('save_voicemail', {
        p_call_sid: callSid,
        p_recording_sid: recordingSid,
        p_seconds: seconds,
        ...(caller !== null && { p_caller: caller }),
      });
      rowsOf({ data: [], error, status });
    },

    async voicemails(limit) {
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

    async recordingOf(callSid) {
      const rows = rowsOf(
        await client.from('voicemails').select('recording_sid').eq('call_sid', callSid).limit(1),
      );
      return rows[0]?.recording_sid ?? null;
    },

    async markHeard(callSid) {
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
