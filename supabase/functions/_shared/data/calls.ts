/** Call settings and voicemails in the database. */
import * as v from 'valibot';
import {
  callScheduleFields,
  forwardingSubjects,
  holidayList,
  missedCallFields,
  textAnswerFields,
  type CallScheduleChange,
  type ForwardingChange,
  type MissedCallChange,
  type TextAnswers,
} from '../contract/call-handling.ts';
import { columnsOf, fieldName, fieldsOf } from '../contract/columns.ts';
import { flag, maybeText } from '../contract/fields.ts';
import { settingKeys } from '../contract/settings.ts';
import { storableText } from '../text.ts';
import { answerOf, isoTime, rowsOf, wordOf, type DataApi, type Tables } from './client.ts';

/** The settings for one call. Numbers are E.164. */
const callRouting = v.pipe(
  v.object({
    businessNumber: maybeText,
    forwardingNumber: maybeText,
    ...callScheduleFields.entries,
    ...missedCallFields.entries,
    ...textAnswerFields.entries,
    // The database checks the rest itself.
    holidays: v.fallback(holidayList, []),
    /** The caller is blocked. */
    isBlocked: flag,
  }),
  // What is off is null.
  v.transform(({ textBackOn, textBackText, textBackWhen, ...routing }) => ({
    ...routing,
    textBack: textBackOn && textBackText !== null ? { text: textBackText, when: textBackWhen } : null,
    voicemailGreeting: routing.voicemailOn ? routing.voicemailGreeting : null,
    closedAnswerText: routing.closedAnswerOn ? routing.closedAnswerText : null,
    emergencyAnswerText: routing.emergencyAnswerOn ? routing.emergencyAnswerText : null,
  })),
);

export type CallRouting = v.InferOutput<typeof callRouting>;

/** A voicemail as one webhook reports it. Null or missing fields were not in that report. */
type LeftVoicemail = {
  callSid: string;
  recordingSid: string;
  seconds: number;
  caller: string | null;
  businessNumber: string | null;
  /** Empty when Twilio could not transcribe it. */
  transcript?: string;
  /** ISO 8601; left out when it is now. */
  receivedAt?: string;
};

/** The setting that a line of the audit log is about. */
const changedSetting = (subject: string) =>
  subject === settingKeys.forwardingNumber
    ? 'forwardingNumber'
    : wordOf(forwardingSubjects, fieldName(subject.replace('call_handling.', '')));

/** How calls are handled, and the voicemails that callers left. */
export function callData(client: DataApi) {
  return {
    /** `caller` may be a withheld number, or anything else that a webhook says. */
    async routing(caller: string): Promise<CallRouting> {
      const row = rowsOf(await client.rpc('call_routing', { p_caller: storableText(caller) }));
      return v.parse(callRouting, fieldsOf(v.parse(v.looseObject({}), row)));
    },

    /** Saves how calls and texts are answered. The audit log says who did. */
    async saveHandling(
      change: CallScheduleChange | MissedCallChange | TextAnswers,
      adminId: string,
    ): Promise<void> {
      const columns: Tables['call_handling']['Update'] = { ...columnsOf(change), updated_by: adminId };
      const rows = rowsOf(await client.from('call_handling').update(columns).eq('id', true).select('id'));
      if (rows.length === 0) throw new Error('the row of call_handling is gone');
    },

    /** Newest first. */
    async forwardingHistory(limit: number): Promise<ForwardingChange[]> {
      const rows = rowsOf(await client.rpc('forwarding_history', { p_limit: limit }));
      return rows.flatMap(({ id, happened_at, email: by, subject, old_value: from, new_value: to }) => {
        const what = changedSetting(subject);
        return what === null ? [] : [{ id, at: isoTime(happened_at), by, what, from, to }];
      });
    },

    /** Stores one voicemail per call, even when Twilio reports it several times. */
    async saveVoicemail(left: LeftVoicemail): Promise<void> {
      const { caller, businessNumber, transcript, receivedAt } = left;
      const call = client.rpc('save_voicemail', {
        p_call_sid: left.callSid,
        p_recording_sid: left.recordingSid,
        p_seconds: left.seconds,
        ...(caller !== null && { p_caller: storableText(caller) }),
        ...(businessNumber !== null && { p_business_number: businessNumber }),
        ...(transcript !== undefined && { p_transcript: transcript }),
        ...(receivedAt !== undefined && { p_received_at: receivedAt }),
      });
      answerOf(await call);
    },

    /** The SID of the call's voicemail recording, or null when there is none. */
    async recordingOf(callSid: string): Promise<string | null> {
      const named = client.from('voicemails').select('recording_sid').eq('call_sid', callSid);
      return rowsOf(await named.limit(1))[0]?.recording_sid ?? null;
    },

    /** Returns false when there is no such voicemail. */
    async markHeard(callSid: string): Promise<boolean> {
      const heard = client.from('voicemails').update({ heard_at: new Date().toISOString() });
      return rowsOf(await heard.eq('call_sid', callSid).select('id')).length > 0;
    },
  };
}
