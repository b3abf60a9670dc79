/** What the database knows of calls: where they go, and the messages that callers left. */
import { parseWeekHours, type WeekHours } from '../business-hours.ts';
import {
  forwardWhens,
  textBackWhens,
  type CallSchedule,
  type ForwardWhen,
  type ForwardingChange,
  type MissedCallHandling,
  type TextBackWhen,
  type Voicemail,
} from '../contract.ts';
import { answerOf, isoTime, nullable, rowsOf, wordOf, type DataApi, type Tables } from './client.ts';

/** All that a call needs to know. Numbers are E.164. */
export type CallRouting = {
  businessNumber: string | null;
  forwardingNumber: string | null;
  forwardWhen: ForwardWhen;
  /** Null when they can't be read: whoever decides must do without. */
  hours: WeekHours | null;
  afterHoursNumber: string | null;
  /** Null when it is off. */
  textBack: { text: string; when: TextBackWhen } | null;
  /** Null when voicemail is off. */
  voicemailGreeting: string | null;
};

/** A text to somebody whose call was missed; the call names it. */
type TextBack = { businessNumber: string; otherNumber: string; body: string; callSid: string };

/** A message that a caller left; whatever is null was not told this time. */
type LeftVoicemail = {
  callSid: string;
  recordingSid: string;
  seconds: number;
  caller: string | null;
  businessNumber: string | null;
};

const historySubjects: Readonly<Record<string, ForwardingChange['what']>> = {
  call_forwarding_number: 'forwardingNumber',
  'call_handling.forward_when': 'forwardWhen',
  'call_handling.hours': 'hours',
  'call_handling.after_hours_number': 'afterHoursNumber',
};

/** The audit log's lines say who it was. */
type HandlingChange = Tables['call_handling']['Update'] & { updated_by: string };

export type CallData = ReturnType<typeof callData>;

export function callData(client: DataApi) {
  async function save(change: HandlingChange): Promise<void> {
    const rows = rowsOf(await client.from('call_handling').update(change).eq('id', true).select('id'));
    if (rows.length === 0) throw new Error('the row of call_handling is gone');
  }

  return {
    async routing(): Promise<CallRouting> {
      const [row] = rowsOf(await client.rpc('call_routing'));
      if (!row) throw new Error('the row of call_handling is gone');
      return {
        businessNumber: nullable(row.business_number),
        forwardingNumber: nullable(row.forwarding_number),
        forwardWhen: wordOf(forwardWhens, row.forward_when) ?? 'always',
        hours: parseWeekHours(row.hours),
        afterHoursNumber: nullable(row.after_hours_number),
        textBack:
          row.text_back_on && row.text_back_text
            ? {
                text: row.text_back_text,
                when: wordOf(textBackWhens, row.text_back_when) ?? 'business_hours',
              }
            : null,
        voicemailGreeting: row.voicemail_on ? nullable(row.voicemail_greeting) : null,
      };
    },

    saveSchedule: ({ forwardWhen, hours, afterHoursNumber }: CallSchedule, adminId: string) =>
      save({
        forward_when: forwardWhen,
        hours,
        after_hours_number: afterHoursNumber,
        updated_by: adminId,
      }),

    saveMissedCallHandling: (next: MissedCallHandling, adminId: string) =>
      save({
        text_back_on: next.textBackOn,
        text_back_text: next.textBackText,
        text_back_when: next.textBackWhen,
        voicemail_on: next.voicemailOn,
        voicemail_greeting: next.voicemailGreeting,
        updated_by: adminId,
      }),

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

    /**
     * Writes the row of the text, or finds it; `begin_text_back` says what each outcome means. `claim` names
     * whoever asks, `limit` is the number of such texts in 24 hours, whoever calls.
     */
    async beginTextBack(
      { businessNumber, otherNumber, body, callSid }: TextBack,
      claim: string,
      limit: number,
    ) {
      const [row] = rowsOf(
        await client.rpc('begin_text_back', {
          p_business_number: businessNumber,
          p_address: otherNumber,
          p_body: body,
          p_call_sid: callSid,
          p_claim: claim,
          p_limit: limit,
        }),
      );
      if (row === undefined) throw new Error('begin_text_back answered no outcome');
      return row;
    },

    /** Once per call, however often it is told. */
    async saveVoicemail({
      callSid,
      recordingSid,
      seconds,
      caller,
      businessNumber,
    }: LeftVoicemail): Promise<void> {
      answerOf(
        await client.rpc('save_voicemail', {
          p_call_sid: callSid,
          p_recording_sid: recordingSid,
          p_seconds: seconds,
          ...(caller !== null && { p_caller: caller }),
          ...(businessNumber !== null && { p_business_number: businessNumber }),
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
