import type { Alerting } from '../_shared/alerts/alerting.ts';
import type { functionActions } from '../_shared/contract/functions.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import type { Database } from '../_shared/database.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Env } from '../_shared/env.ts';

/** The dependencies of this function's actions and webhooks. */
export type Office = {
  env: Env;
  database: Database;
  alerts: Alerting;
  /** Reads the settings that apply to a call from this number. */
  routing: (caller: string) => Promise<CallRouting>;
  now: () => Date;
};

/** The handler of one action of this function. */
export type ActionHandler<Name extends keyof (typeof functionActions)['twilio-manage']> = Handlers<
  (typeof functionActions)['twilio-manage']
>[Name];
