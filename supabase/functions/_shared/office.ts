import { alerting } from './alerts/alerting.ts';
import { createDatabase } from './database.ts';
import type { Env } from './env.ts';

/**
 * The dependencies of the office's actions and webhooks. `now` decides what goes by the calendar, such as opening
 * hours. Times that are stored or measured are the real ones.
 */
export type Office = ReturnType<typeof openOffice>;

export function openOffice(env: Env, now: () => Date) {
  const database = createDatabase(env);
  return { env, database, alerts: alerting(env, database, now), now };
}
