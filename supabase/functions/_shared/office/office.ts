import { createAlerting } from '../alerts/alerting.ts';
import { createDatabase } from '../database/client.ts';
import type { Env } from '../runtime/env.ts';

/**
 * The dependencies of the office's actions and webhooks. `now` decides what goes by the calendar, such as opening
 * hours. Times that are stored or measured are the real ones.
 */
export type Office = ReturnType<typeof openOffice>;

export function openOffice(env: Env, now: () => Date) {
  const database = createDatabase(env);
  return { env, database, alerts: createAlerting(env, database, now), now };
}
