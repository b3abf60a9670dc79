import type { Admin } from '../_shared/access.ts';
import type { AnswerOf, FieldsOf } from '../_shared/contract/action.ts';
import {
  areSameChanges,
  numberChanged,
  type ConnectionStep,
  type NumberChange,
  type numberActions,
} from '../_shared/contract/numbers.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { logFailure } from '../_shared/log.ts';
import { httpErrorFor } from '../_shared/http-error.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { healthOf, stepsToConnect, surroundings } from './number-health.ts';

function chosenSteps(shown: ConnectionStep[], plan: ConnectionStep[]): ConnectionStep[] {
  const chosen = plan.filter((step) =>
    shown.some(
      (candidate) => candidate.step === step.step && areSameChanges(candidate.changes, step.changes),
    ),
  );
  const isComplete = plan.every((step) => step.isOptional || chosen.includes(step));
  if (chosen.length !== shown.length || !isComplete) throw httpErrorFor(numberChanged);
  return chosen;
}

/** Changes a number. Writes the audit log before asking Twilio, so that every change is logged. */
export async function noted<T>(
  database: Database,
  phoneNumber: string,
  changes: readonly NumberChange[],
  admin: Admin,
  change: () => Promise<T>,
): Promise<T> {
  if (changes.length === 0) return change();
  const lines = (action: string) =>
    changes.map(({ field, from, to }) => ({
      action,
      subject: `${phoneNumber} ${field}`,
      oldValue: from,
      newValue: to,
    }));
  await database.settings.audit(lines('number.connect'), admin.userId);
  try {
    return await change();
  } catch (error) {
    await database.settings
      .audit(lines('number.connect_unconfirmed'), admin.userId)
      .catch((cause: unknown) => {
        logFailure('number', 'failure_not_noted', cause);
      });
    throw error;
  }
}

type ConnectNumber = (typeof numberActions)['connectNumber'];

/**
 * Points a number at this office, only while it still is as the admin was shown it. Replaces overrides and
 * existing fallbacks only where the admin asked for that.
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
    const fields = new Map(changes.map(({ field, to }) => [field, to]));
    await noted(database, number.phoneNumber, changes, admin, () => twilio.updateNumber(sid, fields));
  }
  const [now, known] = await Promise.all([twilio.number(sid), surroundings(env, database)]);
  return { success: true, number: healthOf(now, env, known) };
}
