import { alerting, type Alerting } from './alerts/alerting.ts';
import { createDatabase, type Database } from './database.ts';
import type { Env } from './env.ts';

/**
 * The dependencies of the office's actions and webhooks. `now` decides what goes by the calendar, such as opening
 * hours. Times that are stored or measured are the real ones.
 */
export type Office = { env: Env; database: Database; alerts: Alerting; now: () => Date };

export function openOffice(env: Env, now: () => Date): Office {
  const database = createDatabase(env);
  return { env, database, alerts: alerting(env, database, now), now };
}
