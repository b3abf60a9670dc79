/** The schedule while it is being changed: what is in its form, what is wrong with it, how it outlives a reload. */
import {
  type OpenHours,
  type WeekHours,
  type Weekday,
  areOpenHours,
  weekOf,
  weekdays,
} from '../../../supabase/functions/_shared/business-hours';
import {
  type CallSchedule,
  type ForwardWhen,
  forwardWhens,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { phoneNumberProblem } from '../shared/phone-rules';

export type DayDraft = OpenHours & { isOpen: boolean };

/** A closed day keeps the times that it had. */
export type ScheduleDraft = {
  forwardWhen: ForwardWhen;
  days: Readonly<Record<Weekday, DayDraft>>;
  afterHoursNumber: string;
};

const usualDay = { opens: '08:00', closes: '17:00' };

export function draftOf({ forwardWhen, hours, afterHoursNumber }: CallSchedule): ScheduleDraft {
  return {
    forwardWhen,
    days: weekOf((day) => ({ isOpen: hours[day] !== null, ...(hours[day] ?? usualDay) })),
    afterHoursNumber: afterHoursNumber ?? '',
  };
}

export function hoursOf(days: ScheduleDraft['days']): WeekHours {
  return weekOf((day) => {
    const { isOpen, opens, closes } = days[day];
    return isOpen ? { opens, closes } : null;
  });
}

/** What is wrong with a day, as the rest of a sentence that begins with its name. */
function dayProblem({ isOpen, opens, closes }: DayDraft): string | null {
  if (!isOpen) return null;
  if (opens === '' || closes === '') return 'please enter both times, or close the day';
  return areOpenHours({ opens, closes }) ? null : 'the closing time must be after the opening time';
}

export type ScheduleProblems = {
  day: { name: Weekday; sentence: string } | null;
  number: string | null;
};
export const noProblems: ScheduleProblems = { day: null, number: null };

/** The first day that is wrong, and what is wrong with the number where one is needed. */
export function problemsOf({ forwardWhen, days, afterHoursNumber }: ScheduleDraft): ScheduleProblems {
  const [day = null] = weekdays.flatMap((name) => {
    const sentence = dayProblem(days[name]);
    return sentence === null ? [] : [{ name, sentence }];
  });
  const needsNumber = forwardWhen === 'emergency_after_hours';
  return {
    day,
    number: needsNumber ? phoneNumberProblem(afterHoursNumber, 'Please enter an emergency number') : null,
  };
}

/** What is left of the complaints once the form was changed. */
export function problemsLeft(
  told: ScheduleProblems,
  before: ScheduleDraft,
  after: ScheduleDraft,
): ScheduleProblems {
  const now = problemsOf(after);
  return {
    day: told.day && (now.day?.name === told.day.name ? now.day : null),
    number:
      told.number !== null && before.afterHoursNumber !== after.afterHoursNumber ? now.number : told.number,
  };
}

const storageKey = 'office-schedule';

const isText = (value: unknown): value is string => typeof value === 'string';

function parseDay(value: unknown): DayDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('isOpen' in value) || !('opens' in value) || !('closes' in value)) return null;
  const { isOpen, opens, closes } = value;
  return isText(opens) && isText(closes) ? { isOpen: isOpen === true, opens, closes } : null;
}

function parseDraft(value: unknown): ScheduleDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('forwardWhen' in value) || !('days' in value) || !('afterHoursNumber' in value)) return null;
  const { days, afterHoursNumber } = value;
  const forwardWhen = forwardWhens.find((known) => known === value.forwardWhen);
  if (forwardWhen === undefined || !isText(afterHoursNumber)) return null;
  if (typeof days !== 'object' || days === null) return null;
  const given = new Map<string, unknown>(Object.entries(days));
  const parsed = new Map(weekdays.map((day) => [day, parseDay(given.get(day))]));
  if ([...parsed.values()].includes(null)) return null;
  return {
    forwardWhen,
    days: weekOf((day) => parsed.get(day) ?? { isOpen: false, ...usualDay }),
    afterHoursNumber,
  };
}

/** What was not applied before a reload; storage can be full, forbidden or somebody else's. */
export function storedSchedule(): ScheduleDraft | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeSchedule(draft: ScheduleDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // See storedSchedule.
  }
}
