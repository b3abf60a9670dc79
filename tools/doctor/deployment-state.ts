/** The answer of the database function `deployment_state`, parsed. */
import { isJsonObject, textField } from '../../supabase/functions/_shared/json';

/** A job of pg_cron. */
type Job = {
  schedule: string;
  isActive: boolean;
  /** Null if never. */
  lastRun: { at: string; status: string; message: string } | null;
};

export type DeploymentState = {
  /** Versions, oldest first. */
  migrations: string[];
  admins: number;
  confirmedAdmins: number;
  /** When the first account was created, in ISO 8601. */
  setUpAt: string | null;
  businessNumber: string | null;
  retention: {
    months: number;
    /** ISO 8601 */
    lastRunAt: string | null;
    job: Job | null;
  };
  /** Times in ISO 8601; null if never. */
  reconciliation: {
    endedAt: string | null;
    outcome: string;
    reason: string;
    setAside: number;
    job: Job | null;
  };
  /** `needed`: a column that no row may leave empty. */
  tables: { name: string; hasRowRules: boolean; needed: string }[];
  /** `<table>: <policy>` */
  policies: string[];
  /** `<role> <verb> <table>` */
  grants: string[];
  /** `<role> <function>` that it may call. */
  functions: string[];
};

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

function jobOf(job: unknown): Job | null {
  if (!isJsonObject(job)) return null;
  const run = isJsonObject(job.last_run) ? job.last_run : null;
  return {
    schedule: textField(job, 'schedule'),
    isActive: job.is_active === true,
    lastRun: run && {
      at: textField(run, 'at'),
      status: textField(run, 'status'),
      message: textField(run, 'message'),
    },
  };
}

/** Null when it is something else. */
export function parseDeploymentState(value: unknown): DeploymentState | null {
  if (!isJsonObject(value) || !isJsonObject(value.retention) || !Array.isArray(value.tables)) return null;
  const { retention } = value;
  const reconciliation = isJsonObject(value.reconciliation) ? value.reconciliation : {};
  return {
    migrations: texts(value.migrations),
    admins: count(value.admins),
    confirmedAdmins: count(value.confirmed_admins),
    setUpAt: textField(value, 'set_up_at') || null,
    businessNumber: textField(value, 'business_number') || null,
    retention: {
      months: count(retention.months),
      lastRunAt: textField(retention, 'last_run_at') || null,
      job: jobOf(retention.job),
    },
    reconciliation: {
      endedAt: textField(reconciliation, 'ended_at') || null,
      outcome: textField(reconciliation, 'outcome'),
      reason: textField(reconciliation, 'reason'),
      setAside: count(reconciliation.set_aside),
      job: jobOf(reconciliation.job),
    },
    tables: value.tables.filter(isJsonObject).map((table) => ({
      name: textField(table, 'name'),
      hasRowRules: table.has_row_rules === true,
      needed: textField(table, 'needed'),
    })),
    policies: texts(value.policies),
    grants: texts(value.grants),
    functions: texts(value.functions),
  };
}
