/** When the business is open. All clock times are Tulsa time. */
import { businessTimeZone } from './business.ts';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** `HH:MM` each. `closes` is exclusive; `00:00` there means midnight at the end of the day. */
export type OpenHours = { opens: string; closes: string };

/** Null on a day when the business is closed. */
export type WeekHours = Readonly<Record<Weekday, OpenHours | null>>;

/** One value for each day of the week. */
export function createWeek<Value>(chooseValue: (day: Weekday) => Value): Readonly<Record<Weekday, Value>> {
  return {
    monday: chooseValue('monday'),
    tuesday: chooseValue('tuesday'),
    wednesday: chooseValue('wednesday'),
    thursday: chooseValue('thursday'),
    friday: chooseValue('friday'),
    saturday: chooseValue('saturday'),
    sunday: chooseValue('sunday'),
  };
}

export const weekdays = Object.values(createWeek((day) => day));

/** A day off: the business is closed regardless of the weekly hours. `date` is `YYYY-MM-DD`, Tulsa time. */
export type Holiday = { date: string; name: string | null };

const dayMs = 86_400_000;

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The end of a day's hours in a form that sorts correctly as text. */
const normalizeClosing = (closes: string) => (closes === '00:00' ? '24:00' : closes);

/** True when both are clock times and the end is later on the same day. */
export function areOpenHours({ opens, closes }: OpenHours): boolean {
  return clockTime.test(opens) && clockTime.test(closes) && opens < normalizeClosing(closes);
}

/** True when both are clock times and they differ. The hours may cross midnight. */
export function areQuietHours({ from, to }: { from: string; to: string }): boolean {
  return clockTime.test(from) && clockTime.test(to) && from !== to;
}

/** Swedish writes a moment as `2026-11-20 07:00`. */
const localClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Date, weekday and `HH:MM` in the business's time zone. */
function readLocalTime(moment: Date): { date: string; weekday: Weekday; time: string } {
  const [date = '', time = ''] = localClock.format(moment).split(' ');
  const weekday = weekdays.at(new Date(date).getUTCDay() - 1);
  if (weekday === undefined) {
    throw new Error('The date has no weekday.');
  }
  return { date, weekday, time };
}

/** The date in the business's time zone. */
export const formatBusinessDate = (moment: Date) => readLocalTime(moment).date;

/** True for a real calendar date, `YYYY-MM-DD`. */
export function isCalendarDate(date: string): boolean {
  const milliseconds = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(date);
}

/** Whether the business is closed all day. */
export function isClosedOn(hours: WeekHours, holidays: readonly Holiday[], date: string): boolean {
  const weekday = weekdays.at(new Date(date).getUTCDay() - 1);
  return weekday === undefined || hours[weekday] === null || isDayOff(holidays, date);
}

const isDayOff = (holidays: readonly Holiday[], date: string) =>
  holidays.some((holiday) => holiday.date === date);

/** `HH:MM` in the business's time zone. */
export const readClock = (moment: Date): string => readLocalTime(moment).time;

/** Whether the business is open at that moment. The opening minute is included, the closing minute isn't. */
export function isOpenAt(hours: WeekHours, moment: Date, holidays: readonly Holiday[] = []): boolean {
  const { date, weekday, time } = readLocalTime(moment);
  const today = hours[weekday];
  if (today === null || isDayOff(holidays, date)) {
    return false;
  }
  return today.opens <= time && time < normalizeClosing(today.closes);
}

/** `2026-12-01` as `Tuesday, December 1`. */
export const formatLongDay = (date: string, locale = 'en-US'): string =>
  new Date(date).toLocaleDateString(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** When a closed business opens next. `daysAhead` is 0 for today. */
export type Opening = NonNullable<ReturnType<typeof findNextOpening>>;

/** Returns null when the business doesn't open within a year. */
export function findNextOpening(hours: WeekHours, moment: Date, holidays: readonly Holiday[] = []) {
  const now = readLocalTime(moment);
  // Noon in UTC is morning in Tulsa, so adding 24 hours always moves one date ahead.
  const noon = Date.parse(`${now.date}T12:00:00Z`);
  for (let daysAhead = 0; daysAhead <= 366; daysAhead += 1) {
    const { date, weekday } = readLocalTime(new Date(noon + daysAhead * dayMs));
    const day = isDayOff(holidays, date) ? null : hours[weekday];
    const isPast = daysAhead === 0 && day !== null && day.opens <= now.time;
    if (day !== null && !isPast) {
      return { date, opens: day.opens, daysAhead };
    }
  }
  return null;
}

/** `07:00` as `7 AM`, `07:30` as `7:30 AM`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `7 AM today`, or `Monday 7 AM`. A weekday a week or more ahead is ambiguous without its date. */
export function describeOpening({ date, opens, daysAhead }: Opening): string {
  if (daysAhead === 0) {
    return `${formatTime(opens)} today`;
  }
  const monthAndDay = daysAhead < 7 ? {} : ({ month: 'long', day: 'numeric' } as const);
  const options = { weekday: 'long', ...monthAndDay, timeZone: 'UTC' } as const;
  return `${new Date(date).toLocaleDateString('en-US', options)} ${formatTime(opens)}`;
}
