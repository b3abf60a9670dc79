/** How the office itself is doing: what runs by itself, what Twilio costs, when the backups were checked. */
import * as v from 'valibot';
import { type ActionSchemas, nothing, success } from './action.ts';
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
  /** When all that is older was last deleted. */
  expiredDeletedAt: maybeMoment,
  /** What the account has cost, by calendar month (UTC). Null when Twilio did not say. */
  spend: maybe(v.object({ currency: v.string(), lastMonth: v.number(), thisMonth: v.number() })),
  /** When an admin last said that they had checked the backups. */
  backupCheckedAt: maybeMoment,
});

export type OfficeStatus = v.InferOutput<typeof officeStatus>;

export const officeStatusActions = {
  getOfficeStatus: { request: nothing, answer: officeStatus },
  noteBackupCheck: { request: nothing, answer: success },
} satisfies ActionSchemas;
