/** The schedule in the form: its values, its problems, and how it survives a reload. */
import * as v from 'valibot';
import {
  type WeekHours,
  type Weekday,
  areOpenHours,
  businessDate,
  isCalendarDate,
  weekOf,
  weekdays,
} from '../../../supabase/functions/_shared/business-hours';
import {
  type CallSchedule,
  forwardWhens,
  ringOrders,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { toE164 } from '../../../supabase/functions/_shared/phone';
import { phoneNumberProblem } from '../shared/phone-rules';

const dayDraft = v.object({ isOpen: v.boolean(), opens: v.string(), closes: v.string() });
const holidayDraft = v.object({ date: v.string(), name: v.string() });

/** A closed day keeps its times. An empty field is ''. */
const scheduleDraft = v.object({
  forwardWhen: v.picklist(forwardWhens),
  days: v.object(weekOf(() => dayDraft)),
  afterHoursNumber: v.string(),
  secondNumber: v.string(),
  thirdNumber: v.string(),
  ringOrder: v.picklist(ringOrders),
  screeningOn: v.boolean(),
  holidays: v.array(holidayDraft),
});

export type DayDraft = v.InferOutput<typeof dayDraft>;
export type HolidayDraft = v.InferOutput<typeof holidayDraft>;
export type ScheduleDraft = v.InferOutput<typeof scheduleDraft>;

const usualDay = { opens: '08:00', closes: '17:00' };

/** Leaves out past days off, so the next save deletes them. */
export function draftOf({ hours, holidays, ...saved }: CallSchedule): ScheduleDraft {
  const today = businessDate(new Date());
  return {
    ...saved,
    days: weekOf((day) => ({ isOpen: hours[day] !== null, ...(hours[day] ?? usualDay) })),
    afterHoursNumber: saved.afterHoursNumber ?? '',
    secondNumber: saved.secondNumber ?? '',
    thirdNumber: saved.thirdNumber ?? '',
    holidays: holidays
      .filter(({ date }) => date >= today)
      .map(({ date, name }) => ({ date, name: name ?? '' })),
  };
}

function hoursOf(days: ScheduleDraft['days']): WeekHours {
  return weekOf((day) => {
    const { isOpen, opens, closes } = days[day];
    return isOpen ? { opens, closes } : null;
  });
}

const isBlank = ({ date, name }: HolidayDraft) => date === '' && name.trim() === '';

/** The values to save from a valid draft. An unused number is saved too, unless it is invalid. */
export function scheduleOf({ days, holidays, ...draft }: ScheduleDraft): CallSchedule {
  return {
    ...draft,
    hours: hoursOf(days),
    afterHoursNumber: toE164(draft.afterHoursNumber),
    secondNumber: toE164(draft.secondNumber),
    thirdNumber: toE164(draft.thirdNumber),
    holidays: holidays
      .filter((holiday) => !isBlank(holiday))
      .map(({ date, name }) => ({ date, name: name.trim() || null }))
      .sort((a, b) => a.date.localeCompare(b.date)),
  };
}

/** What is wrong with a day, as the rest of a sentence that begins with its name. */
function dayProblem({ isOpen, opens, closes }: DayDraft): string | null {
  if (!isOpen) return null;
  if (opens === '' || closes === '') return 'please enter both times, or close the day';
  return areOpenHours({ opens, closes }) ? null : 'the closing time must be after the opening time';
}

function holidayProblem(holidays: HolidayDraft[], index: number): string | null {
  const holiday = holidays[index];
  if (holiday === undefined || isBlank(holiday)) return null;
  if (!isCalendarDate(holiday.date)) return 'Please enter the date of the day off';
  const isRepeated = holidays.findIndex(({ date }) => date === holiday.date) < index;
  return isRepeated ? 'This day off is in the list already' : null;
}

/** The phones in the order of the form. */
const numberNames = ['secondNumber', 'thirdNumber', 'afterHoursNumber'] as const;
export type NumberName = (typeof numberNames)[number];

function numberProblem(draft: ScheduleDraft, name: NumberName): string | null {
  const isOptional = name !== 'afterHoursNumber';
  if (isOptional && draft[name].trim() === '') return null;
  if (!isOptional && draft.forwardWhen !== 'emergency_after_hours') return null;
  return phoneNumberProblem(draft[name], 'Please enter an emergency number');
}

/** The first problem of each kind. */
export type ScheduleProblems = {
  day: { name: Weekday; sentence: string } | null;
  number: { name: NumberName; sentence: string } | null;
  holiday: { index: number; sentence: string } | null;
};
export const noProblems: ScheduleProblems = { day: null, number: null, holiday: null };

export function problemsOf(draft: ScheduleDraft): ScheduleProblems {
  const [day = null] = weekdays.flatMap((name) => {
    const sentence = dayProblem(draft.days[name]);
    return sentence === null ? [] : [{ name, sentence }];
  });
  const [number = null] = numberNames.flatMap((name) => {
    const sentence = numberProblem(draft, name);
    return sentence === null ? [] : [{ name, sentence }];
  });
  const [holiday = null] = draft.holidays.flatMap((_, index) => {
    const sentence = holidayProblem(draft.holidays, index);
    return sentence === null ? [] : [{ index, sentence }];
  });
  return { day, number, holiday };
}

/** The server's error doesn't name the number: picks the first changed one, or else the first given one. */
export function complainedNumber(draft: ScheduleDraft, saved: CallSchedule): NumberName | null {
  const given = numberNames.filter((name) => toE164(draft[name]) !== null);
  return given.find((name) => toE164(draft[name]) !== saved[name]) ?? given[0] ?? null;
}

/** The problems that remain after a change of the form. */
export function problemsLeft(
  told: ScheduleProblems,
  before: ScheduleDraft,
  after: ScheduleDraft,
): ScheduleProblems {
  const now = problemsOf(after);
  const { day, number, holiday } = told;
  const isSame = number !== null && before[number.name] === after[number.name];
  return {
    day: day && (now.day?.name === day.name ? now.day : null),
    number: isSame ? number : number && (now.number?.name === number.name ? now.number : null),
    holiday: holiday && (now.holiday?.index === holiday.index ? now.holiday : null),
  };
}

const storageKey = 'office-schedule';

/** The unsaved draft from before a reload. Storage can be full, forbidden or hold foreign data. */
export function storedSchedule(): ScheduleDraft | null {
  try {
    const stored = v.safeParse(scheduleDraft, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return stored.success ? stored.output : null;
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
