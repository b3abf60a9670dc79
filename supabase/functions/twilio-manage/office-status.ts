import type { OfficeStatus, officeStatusActions } from '../_shared/contract/office-status.ts';
import { audit } from '../_shared/database/settings.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { openTwilio } from '../_shared/twilio/client.ts';

/** The cost of this month and last month, in UTC like Twilio. Null when Twilio doesn't answer. */
async function readSpend({ env, now }: Office): Promise<OfficeStatus['spend']> {
  const today = now();
  const formatMonthStart = (back: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)).toISOString().slice(0, 10);
  const months = await tryAndLog('twilio-manage getOfficeStatus', 'spend_unread', async () =>
    openTwilio(env).listMonthlyCosts(formatMonthStart(1)),
  );
  if (months === null) {
    return null;
  }
  const findCost = (start: string) => months.find((month) => month.start === start)?.price ?? 0;
  return {
    currency: months[0]?.currency ?? 'USD',
    lastMonth: findCost(formatMonthStart(1)),
    thisMonth: findCost(formatMonthStart(0)),
  };
}

/** The handlers for the office's state under Settings. */
export function officeStatusHandlers(office: Office): Handlers<typeof officeStatusActions> {
  const { database } = office;
  return {
    async getOfficeStatus() {
      const [stored, spend] = await Promise.all([database.rpc('office_status', {}), readSpend(office)]);
      return { ...stored, spend };
    },

    async noteBackupCheck(_, admin) {
      await audit(database, [{ action: 'backup.check' }], admin.userId);
    },
  };
}
