/** The state of the office itself: scheduled work, Twilio's cost, and when the backups were checked. */
import * as v from 'valibot';
import { type ActionSchemas, adminAction, success } from './action.ts';
import { count, maybe, maybeMoment, maybeText } from './fields.ts';

const officeStatus = v.object({
  /** When the first person got a role. */
  setUpAt: maybeMoment,
  /** The last comparison with Twilio's lists. */
  reconciledAt: maybeMoment,
  reconciliationOutcome: maybeText,
  /** Rows at Twilio that could not be stored. */
  setAside: count,
  retentionMonths: count,
  /** When expired data was last deleted completely. */
  expiredDeletedAt: maybeMoment,
  /** What the account has cost, by calendar month (UTC). Null when Twilio did not say. */
  spend: maybe(v.object({ currency: v.string(), lastMonth: v.number(), thisMonth: v.number() })),
  /** When an admin last said that they had checked the backups. */
  backupCheckedAt: maybeMoment,
});

export type OfficeStatus = v.InferOutput<typeof officeStatus>;

export const officeStatusActions = {
  getOfficeStatus: adminAction({}, officeStatus),
  noteBackupCheck: adminAction({}, success),
} satisfies ActionSchemas;
