/** The answer of the database function `deployment_state`. Times are ISO 8601. */
import * as v from 'valibot';

const time = v.nullable(v.string());
const lines = v.array(v.string());
/** A job of pg_cron; null where there is none. */
const job = v.nullable(
  v.object({
    schedule: v.string(),
    is_active: v.boolean(),
    last_run: v.nullable(
      v.object({ at: v.nullish(v.string(), ''), status: v.string(), message: v.nullish(v.string(), '') }),
    ),
  }),
);

export const deploymentStateSchema = v.object({
  /** Versions, oldest first. */
  migrations: lines,
  admins: v.number(),
  /** When the first account was created. */
  set_up_at: time,
  business_number: v.nullable(v.string()),
  retention: v.object({ months: v.number(), last_run_at: time, job }),
  reconciliation: v.object({
    ended_at: time,
    outcome: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    set_aside: v.number(),
    job,
  }),
  /** `needed`: a column that no row may leave empty. */
  tables: v.array(
    v.object({ name: v.string(), has_row_rules: v.boolean(), needed: v.nullish(v.string(), '') }),
  ),
  /** `<table>: <policy>` */
  policies: lines,
});
export type DeploymentState = v.InferOutput<typeof deploymentStateSchema>;
