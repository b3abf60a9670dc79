import { type numberActions, numberChanged, type ConnectionStep } from '../_shared/contract/numbers.ts';
import type { Database } from '../_shared/database/client.ts';
import { audit } from '../_shared/database/settings.ts';
import type { StaffMember } from '../_shared/http/access.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import { problemError } from '../_shared/runtime/http-error.ts';
import { openTwilio } from '../_shared/twilio/client.ts';
import { describeHealth, readNumberHealth, listStepsToConnect } from './number-health.ts';
import { readTextSenders } from './text-senders.ts';

/** Compares plans as JSON, because both have their fields in the schema's order. */
export const isSame = <Shown>(shown: Shown, planned: Shown) =>
  JSON.stringify(shown) === JSON.stringify(planned);

/** The steps that the admin confirmed. Throws 409 when the plan has changed since it was shown. */
function chooseSteps(shown: ConnectionStep[], plan: ConnectionStep[]): ConnectionStep[] {
  const chosen = plan.filter((step) => shown.some((candidate) => isSame(candidate, step)));
  const isComplete = plan.every((step) => step.isOptional || chosen.includes(step));
  if (chosen.length !== shown.length || !isComplete) {
    throw problemError(numberChanged);
  }
  return chosen;
}

/** Writes changes of a number to the audit log. Called before they are made, so that every change is logged. */
export async function auditChanges(
  database: Database,
  phoneNumber: string,
  changes: ConnectionStep['changes'],
  { userId }: StaffMember,
): Promise<void> {
  const lines = changes.map(({ field, from, to }) => ({
    action: 'number.connect',
    subject: `${phoneNumber} ${field}`,
    old_value: from || null,
    new_value: to || null,
  }));
  if (lines.length > 0) {
    await audit(database, lines, userId);
  }
}

/** The handlers for the account's numbers. */
export function numberHandlers({ env, database }: Office): Handlers<typeof numberActions> {
  return {
    getPhoneNumbers: async () => ({ phoneNumbers: await openTwilio(env).listNumbers() }),

    getNumberHealth: () => readNumberHealth(env),

    /** Replaces overrides and existing fallbacks only where the admin chose to. */
    async connectNumber({ sid, steps }, admin) {
      const twilio = openTwilio(env);
      const number = await twilio.readNumber(sid);
      const chosen = chooseSteps(steps, listStepsToConnect(number, env));
      const changes = chosen.flatMap((step) => step.changes);
      if (changes.length > 0) {
        await auditChanges(database, number.phoneNumber, changes, admin);
        await twilio.updateNumber(
          sid,
          changes.map(({ field, to }) => [field, to]),
        );
      }
      const [now, senders] = await Promise.all([twilio.readNumber(sid), readTextSenders(env)]);
      return { number: describeHealth(now, env, senders) };
    },
  };
}
