/** The call settings in the database. */
import * as v from 'valibot';
import type { StaffMember } from '../http/access.ts';
import type { FieldsOf } from '../contract/action.ts';
import {
  callScheduleFields,
  holidayList,
  missedCallFields,
  textAnswerFields,
  type callHandlingActions,
} from '../contract/call-handling.ts';
import { columnsOf } from '../columns.ts';
import { flag, maybeText } from '../contract/fields.ts';
import { type Database, rowsOf, type Tables } from '../database.ts';
import { storableText } from '../text.ts';

/** The settings for one call. Numbers are E.164. */
const callRouting = v.pipe(
  v.object({
    businessNumber: maybeText,
    forwardingNumber: maybeText,
    ...callScheduleFields.entries,
    ...missedCallFields.entries,
    ...textAnswerFields.entries,
    // The database doesn't check single holidays, and a malformed one must not stop a call.
    holidays: v.fallback(holidayList, []),
    /** The caller is blocked. */
    isBlocked: flag,
  }),
  // Whatever is turned off becomes null.
  v.transform((routing) => ({
    ...routing,
    textBackText: routing.textBackOn ? routing.textBackText : null,
    voicemailGreeting: routing.voicemailOn ? routing.voicemailGreeting : null,
    closedAnswerText: routing.closedAnswerOn ? routing.closedAnswerText : null,
    emergencyAnswerText: routing.emergencyAnswerOn ? routing.emergencyAnswerText : null,
  })),
);

export type CallRouting = v.InferOutput<typeof callRouting>;

/** `caller` may be a withheld number, or any other text that a webhook contains. */
export const readRouting = async ({ rpc }: Database, caller: string): Promise<CallRouting> =>
  v.parse(callRouting, await rpc('call_routing', { caller: storableText(caller) }));

type HandlingChange = FieldsOf<
  (typeof callHandlingActions)['updateCallSchedule' | 'updateMissedCallHandling' | 'updateTextAnswers']
>;

/** Saves how calls and texts are answered. The audit log records who did it. */
export async function saveHandling({ tables }: Database, change: HandlingChange, { userId }: StaffMember) {
  const columns: Tables['call_handling']['Update'] = { ...columnsOf(change), updated_by: userId };
  const rows = rowsOf(await tables.from('call_handling').update(columns).eq('id', true).select('id'));
  if (rows.length === 0) throw new Error('the row of call_handling is gone');
}
