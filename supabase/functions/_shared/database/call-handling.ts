/** The call settings in the database. */
import * as v from 'valibot';
import type { FieldsOf } from '../contract/action.ts';
import {
  callScheduleFields,
  holidayList,
  missedCallFields,
  textAnswerFields,
  type callHandlingActions,
} from '../contract/call-handling.ts';
import { flag, maybeText } from '../contract/fields.ts';
import { convertToColumns } from '../domain/columns.ts';
import { makeStorable } from '../domain/text.ts';
import { type Database, readRows, type Tables } from './client.ts';

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
  v.parse(callRouting, await rpc('call_routing', { caller: makeStorable(caller) }));

type HandlingChange = FieldsOf<
  (typeof callHandlingActions)[
    | 'updateCallSchedule'
    | 'updateMissedCallHandling'
    | 'updateTextAnswers'
    | 'updateSiteNotice']
>;

/** Saves how calls and texts are answered. The audit log records who did it. */
export async function saveHandling(
  { tables }: Database,
  change: HandlingChange,
  { userId }: { userId: string },
) {
  const columns: Tables['call_handling']['Update'] = { ...convertToColumns(change), updated_by: userId };
  const rows = readRows(await tables.from('call_handling').update(columns).eq('id', true).select('id'));
  if (rows.length === 0) {
    throw new Error('the row of call_handling is gone');
  }
}
