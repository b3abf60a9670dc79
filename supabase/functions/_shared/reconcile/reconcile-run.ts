/** Shared by the parts of a reconciliation: days, time limit, and rows that can't be stored. */
import type { Database } from '../database.ts';
import { logFailure } from '../log.ts';
import { HttpError } from '../http/http-error.ts';
import type { Days, Twilio } from '../twilio/twilio.ts';

const dayMs = 86_400_000;
/** Twilio's lists go by the time of sending, and what was sent late is listed under an earlier day. */
const overlapMs = dayMs;
const atOnce = 8;
/** After this many connection failures in a row, the database counts as down. */
const mostFailures = 3;

/**
 * One of our numbers, with the moment up to which all its rows are stored (ISO 8601). Null: never compared.
 */
export type Progress = { businessNumber: string; textsUntil: string | null; callsUntil: string | null };

/** A row of Twilio's lists that could not be stored. `reason` is a code. */
type SetAside = { sid: string; kind: 'text' | 'status' | 'call' | 'voicemail'; reason: string };

export type Run = {
  database: Database;
  twilio: Twilio;
  /** Milliseconds, as all times here. */
  startedAt: number;
  deadline: number;
  setAside: SetAside[];
  /** Failures of the database since it last did something. */
  failures: number;
};

export function startRun(database: Database, twilio: Twilio, budgetMs: number): Run {
  const startedAt = Date.now();
  return { database, twilio, startedAt, deadline: startedAt + budgetMs, setAside: [], failures: 0 };
}

export const hasTime = ({ deadline }: Run) => Date.now() < deadline;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The days to look at, oldest first: from a day before everything was stored until now. The last two are
 * asked for as one, which is all that a run has to ask when the one before was complete.
 *
 * @param until when everything was stored, in ISO 8601; null when nobody looked yet
 * @param firstLookMs how far back the first look goes
 */
export function daysToLookAt({ startedAt }: Run, until: string | null, firstLookMs: number): Days[] {
  const since = (until === null ? startedAt - firstLookMs : Date.parse(until)) - overlapMs;
  const yesterday = startedAt - dayMs;
  const days: Days[] = [];
  for (let time = since; dayOf(time) < dayOf(yesterday); time += dayMs) {
    days.push({ first: dayOf(time), isOpen: false });
  }
  return [...days, { first: dayOf(yesterday), isOpen: true }];
}

/** The moment up to which everything is stored once those days are done. */
export const endOf = ({ startedAt }: Run, { first, isOpen }: Days) =>
  new Date(isOpen ? startedAt : Date.parse(first) + dayMs).toISOString();

/** How to store a row. */
type Task = { sid: string; key: string; store: () => Promise<void> };

/**
 * Stores each row while there is time: one after the other for rows with the same `key`, a few at once
 * otherwise. Returns whether it finished.
 */
export async function storeInTime(run: Run, kind: SetAside['kind'], tasks: Task[]): Promise<boolean> {
  const byKey = new Map<string, Task[]>();
  for (const task of tasks) byKey.set(task.key, [...(byKey.get(task.key) ?? []), task]);
  const groups = byKey.values();
  let isDone = true;
  const worker = async () => {
    for (const group of groups) {
      for (const { sid, store } of group) {
        if (!hasTime(run)) {
          isDone = false;
          return;
        }
        await storeOrSetAside(run, { sid, kind }, store);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return isDone;
}

/** Notes that a row could not be stored: it is tried again as long as its day is looked at. */
export function setAside({ setAside: rows }: Run, row: SetAside, cause: unknown): void {
  logFailure('reconcile', `${row.kind}_set_aside`, cause);
  rows.push(row);
}

/** Stores one row. Sets a failing row aside and continues, unless the database is down. */
export async function storeOrSetAside(
  run: Run,
  { sid, kind }: Omit<SetAside, 'reason'>,
  store: () => Promise<void>,
): Promise<void> {
  try {
    await store();
    run.failures = 0;
  } catch (error) {
    if (error instanceof HttpError && error.status >= 500) run.failures += 1;
    if (run.failures > mostFailures) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    setAside(run, { sid, kind, reason: reason.slice(0, 100) }, error);
  }
}
