import type { Admin } from '../_shared/access.ts';
import type { ConnectionStep, NumberHealth } from '../_shared/contract.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { isJsonObject, textField, type JsonObject } from '../_shared/json.ts';
import { logFailure } from '../_shared/log.ts';
import { Refusal } from '../_shared/refusal.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { healthOf, lateRefusals, stepsToConnect } from './number-health.ts';

const numberSid = /^PN[0-9a-f]{32}$/i;

/** True when the admin was shown this very step: the same fields, from the same values to the same. */
function isSameStep(shown: unknown, { step, changes }: ConnectionStep): boolean {
  if (!isJsonObject(shown) || textField(shown, 'step') !== step) return false;
  const rows = shown['changes'];
  return (
    Array.isArray(rows) &&
    rows.length === changes.length &&
    changes.every(({ field, from, to }, index) => {
      const row: unknown = rows[index];
      return isJsonObject(row) && row['field'] === field && row['from'] === from && row['to'] === to;
    })
  );
}

function chosenSteps(shown: unknown, plan: ConnectionStep[]): ConnectionStep[] {
  if (!Array.isArray(shown)) throw new Refusal(400, 'no_steps', 'Say what is to be changed.');
  const chosen = plan.filter((step) => shown.some((candidate) => isSameStep(candidate, step)));
  const isComplete = plan.every((step) => step.isOptional || chosen.includes(step));
  if (chosen.length !== shown.length || !isComplete) {
    throw new Refusal(
      409,
      'number_changed',
      'This number’s settings at Twilio have changed since you opened the list. Nothing was set. Look at the new list.',
    );
  }
  return chosen;
}

/**
 * Points a number at this office, as the admin was shown it: only while it still is as shown, and
 * what overrides it or what somebody else has set as a fallback only where the admin asked for that.
 * The log has its lines before Twilio is asked, so that nothing is ever changed unnoted.
 */
export async function connectNumber(
  env: Env,
  database: Database,
  fields: JsonObject,
  admin: Admin,
): Promise<{ success: true; number: NumberHealth }> {
  const twilio = twilioFor(env);
  const sid = textField(fields, 'sid');
  if (!numberSid.test(sid)) throw new Refusal(400, 'invalid_number', 'There is no such number.');
  const number = await twilio.number(sid);
  const chosen = chosenSteps(fields['steps'], stepsToConnect(number, env));
  const changes = chosen.flatMap((step) => step.changes);
  if (changes.length > 0) {
    const lines = (action: string) =>
      changes.map(({ field, from, to }) => ({
        action,
        subject: `${number.phoneNumber} ${field}`,
        oldValue: from,
        newValue: to,
      }));
    await database.settings.audit(lines('number.connect'), admin.userId);
    try {
      await twilio.updateNumber(sid, new Map(changes.map(({ field, to }) => [field, to])));
    } catch (error) {
      await database.settings
        .audit(lines('number.connect_unconfirmed'), admin.userId)
        .catch((cause: unknown) => {
          logFailure('connectNumber', 'failure_not_noted', cause);
        });
      throw error;
    }
  }
  const [now, refusals] = await Promise.all([twilio.number(sid), lateRefusals(database)]);
  return { success: true, number: healthOf(now, env, refusals) };
}
