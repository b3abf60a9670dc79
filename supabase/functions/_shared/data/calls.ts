/** What the database knows of how calls are handled. */
import * as v from 'valibot';
import {
  callScheduleFields,
  holidayList,
  missedCallFields,
  textAnswerFields,
  type CallScheduleChange,
  type MissedCallChange,
  type TextAnswers,
} from '../contract/call-handling.ts';
import { columnsOf } from '../contract/columns.ts';
import { flag, maybeText } from '../contract/fields.ts';
import { storableText } from '../text.ts';
import type { DatabaseCall } from './call.ts';
import { rowsOf, type DataApi, type Tables } from './client.ts';

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

/** How calls are handled. */
export function callData(tables: DataApi, call: DatabaseCall) {
  return {
    /** `caller` may be a withheld number, or anything else that a webhook says. */
    async routing(caller: string): Promise<CallRouting> {
      return v.parse(callRouting, await call('call_routing', { caller: storableText(caller) }));
    },

    /** Saves how calls and texts are answered. The audit log says who did. */
    async saveHandling(
      change: CallScheduleChange | MissedCallChange | TextAnswers,
      adminId: string,
    ): Promise<void> {
      const columns: Tables['call_handling']['Update'] = { ...columnsOf(change), updated_by: adminId };
      const rows = rowsOf(await tables.from('call_handling').update(columns).eq('id', true).select('id'));
      if (rows.length === 0) throw new Error('the row of call_handling is gone');
    },
  };
}
