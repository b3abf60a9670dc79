/** What the call log adds up to. Pure, so that the charts, the table and the tests count alike. */
import {
  type CallLog,
  type CallOutcome,
  callHistoryDays,
} from '../../../supabase/functions/_shared/contract/calls';
import { lastDays, wallTime } from './business-clock';

/** Where an outcome counts. `unclear`: nobody can say whether a person answered. */
export type CallGroup = 'answered' | 'missed' | 'unclear';

const groups: Record<CallOutcome, CallGroup> = {
  answered: 'answered',
  missed: 'missed',
  not_rung: 'missed',
  voicemail: 'missed',
  brief: 'unclear',
  ongoing: 'unclear',
};

/** Null for calls that the business makes: nobody there can miss them. */
export function callGroup({ direction, outcome }: CallLog): CallGroup | null {
  if (direction === 'outbound') return null;
  return outcome === null ? 'unclear' : groups[outcome];
}

export type CallCounts = Record<CallGroup, number> & { received: number };

export type CallFigures = {
  /** The log doesn't reach back over all the days that there should be. */
  isCutOff: boolean;
  total: CallCounts;
  /** Seconds, of the calls that were answered; null when there are none. */
  medianTalk: number | null;
  /** Seconds until those were picked up; null when not known of any. */
  medianWait: number | null;
  /** Oldest first. `day` is YYYY-MM-DD on the business's clock. */
  days: { day: string; counts: CallCounts }[];
  /** Midnight first; `hour` is 0 to 23 on the business's clock. */
  hours: { hour: number; counts: CallCounts }[];
};

const noCalls = (): CallCounts => ({ answered: 0, missed: 0, unclear: 0, received: 0 });

function median(values: number[]): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/**
 * Counts the calls that came in during the last days and are over. `completeSince` (ISO 8601) leaves out
 * days of which the log doesn't hold every call; null: it holds them all.
 */
export function callFigures(calls: CallLog[], now: number, completeSince: string | null): CallFigures {
  const partial = completeSince === null ? '' : wallTime(Date.parse(completeSince)).day;
  const wanted = lastDays(now, callHistoryDays);
  const covered = wanted.filter((day) => day > partial);
  const days = new Map(covered.map((day) => [day, noCalls()]));
  const hours = Array.from({ length: 24 }, noCalls);
  const total = noCalls();
  const talks: number[] = [];
  const waits: number[] = [];

  for (const call of calls) {
    const group = callGroup(call);
    if (group === null || call.outcome === 'ongoing' || call.startTime === null) continue;
    const { day, hour } = wallTime(Date.parse(call.startTime));
    const ofDay = days.get(day);
    const ofHour = hours[hour];
    if (!ofDay || !ofHour) continue;
    for (const counts of [total, ofDay, ofHour]) {
      counts[group] += 1;
      counts.received += 1;
    }
    if (group !== 'answered') continue;
    talks.push(call.duration);
    if (call.waited !== null) waits.push(call.waited);
  }
  return {
    isCutOff: covered.length < wanted.length,
    total,
    medianTalk: median(talks),
    medianWait: median(waits),
    days: [...days].map(([day, counts]) => ({ day, counts })),
    hours: hours.map((counts, hour) => ({ hour, counts })),
  };
}
