import type { Admin } from '../_shared/access.ts';
import type { AnswerOf, FieldsOf } from '../_shared/contract/action.ts';
import { numberChanged, type ConnectionStep, type numberActions } from '../_shared/contract/numbers.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { logFailure } from '../_shared/log.ts';
import { refusalFor } from '../_shared/refusal.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { healthOf, stepsToConnect, surroundings } from './number-health.ts';

/** True when the admin was shown this very step: the same fields, from the same values to the same. */
function isSameStep(shown: ConnectionStep, { step, changes }: ConnectionStep): boolean {
  return (
    shown.step === step &&
    shown.changes.length === changes.length &&
    changes.every(({ field, from, to }, index) => {
      const row = shown.changes[index];
      return row?.field === field && row.from === from && row.to === to;
    })
  );
}

function chosenSteps(shown: ConnectionStep[], plan: ConnectionStep[]): ConnectionStep[] {
  const chosen = plan.filter((step) => shown.some((candidate) => isSameStep(candidate, step)));
  const isComplete = plan.every((step) => step.isOptional || chosen.includes(step));
  if (chosen.length !== shown.length || !isComplete) throw refusalFor(numberChanged);
  return chosen;
}

type ConnectNumber = (typeof numberActions)['connectNumber'];

/**
 * Points a number at this office, as the admin was shown it: only while it still is as shown, and
 * what overrides it or what somebody else has set as a fallback only where the admin asked for that.
 * The log has its lines before Twilio is asked, so that nothing is ever changed unnoted.
 */
export async function connectNumber(
  env: Env,
  database: Database,
  { sid, steps }: FieldsOf<ConnectNumber>,
  admin: Admin,
): Promise<AnswerOf<ConnectNumber>> {
  const twilio = twilioFor(env);
  const number = await twilio.number(sid);
  const chosen = chosenSteps(steps, stepsToConnect(number, env));
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
  const [now, known] = await Promise.all([twilio.number(sid), surroundings(env, database)]);
  return { success: true, number: healthOf(now, env, known) };
}
