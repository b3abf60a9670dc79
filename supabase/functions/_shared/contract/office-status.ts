/** The state of the office itself: scheduled work, Twilio's cost, and when the backups were checked. */
import * as v from 'valibot';
import { type ActionSchemas, adminAction, success } from './action.ts';
import * as fields from './fields.ts';

const officeStatus = v.object({
  /** The last comparison with Twilio's lists. */
  reconciledAt: fields.maybeMoment,
  reconciliationOutcome: fields.maybeText,
  /** The code of the error that ended it, such as `twilio_unreachable`. */
  reconciliationReason: fields.maybeText,
  /** Rows at Twilio that could not be stored. */
  setAside: fields.count,
  retentionMonths: fields.count,
  /** When expired data was last deleted completely. */
  expiredDeletedAt: fields.maybeMoment,
  /** What the account has cost, by calendar month (UTC). Null when Twilio did not say. */
  spend: fields.maybe(v.object({ currency: v.string(), lastMonth: v.number(), thisMonth: v.number() })),
  /** When an admin last said that they had checked the backups. */
  backupCheckedAt: fields.maybeMoment,
});

export type OfficeStatus = v.InferOutput<typeof officeStatus>;

export const officeStatusActions = {
  getOfficeStatus: adminAction(v.object({}), officeStatus),
  noteBackupCheck: adminAction(v.object({}), success),
} satisfies ActionSchemas;
