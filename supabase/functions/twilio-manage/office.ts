import type { Alerting } from '../_shared/alerts/alerting.ts';
import type { functionActions } from '../_shared/contract/functions.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';

/** What the actions and webhooks of this function work with. */
export type Office = {
  env: Env;
  database: Database;
  alerts: Alerting;
  /** Reads the settings for a call of this caller's. */
  routing: (caller: string) => Promise<CallRouting>;
  now: () => Date;
};

/** What does one action of this function. */
export type Act<Name extends keyof (typeof functionActions)['twilio-manage']> = Handlers<
  (typeof functionActions)['twilio-manage']
>[Name];
