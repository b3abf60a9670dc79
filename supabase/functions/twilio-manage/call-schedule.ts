import type { Admin } from '../_shared/access.ts';
import type { CallScheduleChange } from '../_shared/contract/call-handling.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { requireForwardable } from './call-forwarding.ts';

/** Saves when calls are forwarded. Its numbers must pass the rules of the forwarding number. */
export async function updateCallSchedule(
  env: Env,
  database: Database,
  schedule: CallScheduleChange,
  admin: Admin,
): Promise<{ success: true }> {
  const { afterHoursNumber, secondNumber, thirdNumber } = schedule;
  const numbers = [secondNumber, thirdNumber, afterHoursNumber].flatMap((number) => number ?? []);
  if (numbers.length > 0) {
    const [businessNumber, owned] = await Promise.all([
      database.settings.setting(settingKeys.businessNumber),
      twilioFor(env).listNumbers(),
    ]);
    for (const number of numbers) requireForwardable(number, businessNumber, owned);
  }
  await database.calls.saveSchedule(schedule, admin.userId);
  return { success: true };
}
