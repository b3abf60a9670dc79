/** Shared by the parts of a reconciliation: days, time limit, and rows that can't be stored. */
import type { Office } from '../office/office.ts';
import { HttpError } from '../runtime/http-error.ts';
import { logFailure } from '../runtime/log.ts';
import { type Days, openTwilio } from '../twilio/client.ts';

const dayMs = 86_400_000;
/** Twilio may add a late row to a day that was already compared. */
const overlapMs = dayMs;
/** Older texts and calls raise no alert. */
const newsMs = dayMs;
/** After this time, a text that is not stored has lost its webhook. */
const webhookMs = 60_000;
const atOnce = 8;
/** After this many connection failures in a row, the database counts as down. */
const mostFailures = 3;

/** One of our numbers, and the time up to which all its rows are stored (ISO 8601). Null: never compared. */
export type Progress = { businessNumber: string; textsUntil: string | null; callsUntil: string | null };

/** A row of Twilio's lists. */
type Row = { sid: string; kind: 'text' | 'status' | 'call' | 'voicemail' };

export type Run = ReturnType<typeof startRun>;

/** Whether admins are alerted to what happened then (ISO 8601). */
export const isNews = (time: string | null) => time === null || Date.now() - Date.parse(time) < newsMs;

export const isOverdue = (time: string | null) => time !== null && Date.now() - Date.parse(time) > webhookMs;

const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * `setAside` counts the rows that could not be stored, `failures` those of the database since its last success.
 * `isBehind`: a webhook has failed to bring a text.
 */
export function startRun(office: Office, budgetMs: number) {
  const { env, database, alerts } = office;
  const startedAt = Date.now();
  const parts = { office, database, twilio: openTwilio(env), report: alerts.report };
  return {
    ...parts,
    setAside: 0,
    failures: 0,
    isBehind: false,
    hasTime: () => Date.now() < startedAt + budgetMs,

    /**
     * The days to compare, oldest first, from one day before `until`. Yesterday and today are one request, which
     * is all that a run needs after a complete one.
     *
     * @param until the time up to which everything is stored (ISO 8601), or null before the first run
     * @param firstLookDays how far back the first run goes
     */
    daysToCompare(until: string | null, firstLookDays: number): [...Days[], Days] {
      const since = (until === null ? startedAt - firstLookDays * dayMs : Date.parse(until)) - overlapMs;
      const yesterday = startedAt - dayMs;
      const days: Days[] = [];
      for (let time = since; formatDay(time) < formatDay(yesterday); time += dayMs) {
        days.push({ first: formatDay(time), isOpenEnded: false });
      }
      return [...days, { first: formatDay(yesterday), isOpenEnded: true }];
    },

    /** The time up to which everything is stored once these days are compared. */
    completeUntil: ({ first, isOpenEnded }: Days) =>
      new Date(isOpenEnded ? startedAt : Date.parse(first) + dayMs).toISOString(),
  };
}

/** A row to store. Rows with the same `key` are stored one after the other. */
type Task = { sid: string; key: string; store: () => Promise<void> };

/**
 * Stores rows while there is time, several keys at once. Returns whether all rows were stored or set aside.
 */
export async function storeInTime(run: Run, kind: Row['kind'], tasks: Task[]): Promise<boolean> {
  const byKey = new Map<string, Task[]>();
  for (const task of tasks) {
    byKey.set(task.key, [...(byKey.get(task.key) ?? []), task]);
  }
  const groups = byKey.values();
  let isDone = true;
  const work = async () => {
    for (const group of groups) {
      for (const { sid, store } of group) {
        if (!run.hasTime()) {
          isDone = false;
          return;
        }
        await storeOrSetAside(run, { sid, kind }, store);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return isDone;
}

/** Sets a row aside. Later runs try it again as long as they compare its day. */
export function setAside(run: Run, { sid, kind }: Row, cause: unknown): void {
  logFailure(`reconcile ${sid}`, `${kind}_set_aside`, cause);
  run.setAside += 1;
}

/** Stores one row. Sets a failing row aside and continues, unless the database is down. */
export async function storeOrSetAside(run: Run, row: Row, store: () => Promise<void>): Promise<void> {
  try {
    await store();
    run.failures = 0;
  } catch (error) {
    if (error instanceof HttpError && error.status >= 500) {
      run.failures += 1;
    }
    if (run.failures > mostFailures) {
      throw error;
    }
    setAside(run, row, error);
  }
}
