import type { Admin } from '../_shared/access.ts';
import { parseWeekHours } from '../_shared/business-hours.ts';
import { forwardWhens, settingKeys, type CallSchedule } from '../_shared/contract.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { toE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { requireForwardable } from './call-forwarding.ts';

function parseSchedule(fields: JsonObject): CallSchedule {
  const forwardWhen = forwardWhens.find((known) => known === fields['forwardWhen']);
  if (forwardWhen === undefined) {
    throw new Refusal(400, 'invalid_choice', 'Choose when calls are to be forwarded.');
  }
  const hours = parseWeekHours(fields['hours']);
  if (hours === null) {
    throw new Refusal(
      400,
      'invalid_hours',
      'Enter opening and closing times for every open day, the closing time after the opening time.',
    );
  }
  const given = textField(fields, 'afterHoursNumber').trim();
  const afterHoursNumber = given === '' ? null : toE164(given);
  if (given !== '' && afterHoursNumber === null) {
    throw new Refusal(400, 'invalid_number', 'The emergency number is not a valid phone number.');
  }
  if (forwardWhen === 'emergency_after_hours' && afterHoursNumber === null) {
    throw new Refusal(400, 'no_after_hours_number', 'Please enter an emergency number');
  }
  return { forwardWhen, hours, afterHoursNumber };
}

/** Saves when calls are forwarded. The emergency number has to pass the rules of the forwarding number. */
export async function updateCallSchedule(
  env: Env,
  database: Database,
  fields: JsonObject,
  admin: Admin,
): Promise<{ success: true }> {
  const schedule = parseSchedule(fields);
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
