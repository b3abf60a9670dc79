import type { Admin } from '../_shared/access.ts';
import type { CallSchedule } from '../_shared/contract/call-handling.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { requireForwardable } from './call-forwarding.ts';

/** Saves when calls are forwarded. The emergency number has to pass the rules of the forwarding number. */
export async function updateCallSchedule(
  env: Env,
  database: Database,
  schedule: CallSchedule,
  admin: Admin,
): Promise<{ success: true }> {
  if (schedule.afterHoursNumber !== null) {
    const [businessNumber, owned] = await Promise.all([
      database.settings.setting(settingKeys.businessNumber),
      twilioFor(env).listNumbers(),
    ]);
    requireForwardable(schedule.afterHoursNumber, businessNumber, owned);
  }
  await database.calls.saveSchedule(schedule, admin.userId);
  return { success: true };
}
