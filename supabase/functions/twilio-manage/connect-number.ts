import type { Admin } from '../_shared/http/access.ts';
import {
  numberChanged,
  type ConnectionStep,
  type NumberChange,
  type NumberField,
} from '../_shared/contract/numbers.ts';
import { audit } from '../_shared/data/settings.ts';
import type { Database } from '../_shared/database.ts';
import { logFailure } from '../_shared/log.ts';
import { httpErrorFor } from '../_shared/http/http-error.ts';
import { twilioFor } from '../_shared/twilio/twilio.ts';
import type { ActionHandler, Office } from './office.ts';
import { healthOf, stepsToConnect, loadAccountContext } from './number-health.ts';

/** Compares plans as JSON, because both have their fields in the schema's order. */
export const isSame = <Shown>(shown: Shown, planned: Shown) =>
  JSON.stringify(shown) === JSON.stringify(planned);

/** The steps that the admin confirmed. Throws 409 when the plan has changed since it was shown. */
function chosenSteps(shown: ConnectionStep[], plan: ConnectionStep[]): ConnectionStep[] {
  const chosen = plan.filter((step) => shown.some((candidate) => isSame(candidate, step)));
  const isComplete = plan.every((step) => step.isOptional || chosen.includes(step));
  if (chosen.length !== shown.length || !isComplete) throw httpErrorFor(numberChanged);
  return chosen;
}

/** Changes a number. Writes the audit log first, so that every change is logged. */
export async function withAuditLog<T>(
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
  await audit(database, lines('number.connect'), admin.userId);
  try {
    return await change();
  } catch (error) {
    await audit(database, lines('number.connect_unconfirmed'), admin.userId).catch((cause: unknown) =>
      logFailure('number', 'failure_not_noted', cause),
    );
    throw error;
  }
}

/**
 * Points a number at this office, but only if its settings are still as shown to the admin. Replaces
 * overrides and existing fallbacks only where the admin chose to.
 */
export const connectNumber =
  (office: Office): ActionHandler<'connectNumber'> =>
  async ({ sid, steps }, admin) => {
    const { env, database } = office;
    const twilio = twilioFor(env);
    const number = await twilio.number(sid);
    const chosen = chosenSteps(steps, stepsToConnect(number, env));
    const changes = chosen.flatMap((step) => step.changes);
    if (changes.length > 0) {
      const fields = changes.map(({ field, to }): [NumberField, string] => [field, to]);
      await withAuditLog(database, number.phoneNumber, changes, admin, () =>
        twilio.updateNumber(sid, fields),
      );
    }
    const [now, known] = await Promise.all([twilio.number(sid), loadAccountContext(office)]);
    return { number: healthOf(now, env, known) };
  };
