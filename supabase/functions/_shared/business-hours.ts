/** When the business is open. Clock times are those of Tulsa, whoever reads them where. */

export const businessTimeZone = 'America/Chicago';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** `HH:MM` each, `closes` not included; `00:00` as the end is midnight. */
export type OpenHours = { opens: string; closes: string };

/** Null on a day when it is closed. */
export type WeekHours = Readonly<Record<Weekday, OpenHours | null>>;

/** Something for every day of the week. */
export function weekOf<Value>(valueOf: (day: Weekday) => Value): Readonly<Record<Weekday, Value>> {
  return {
    monday: valueOf('monday'),
    tuesday: valueOf('tuesday'),
    wednesday: valueOf('wednesday'),
    thursday: valueOf('thursday'),
    friday: valueOf('friday'),
    saturday: valueOf('saturday'),
    sunday: valueOf('sunday'),
  };
}

/** A day on which the business is closed whatever the week says. `date` is `YYYY-MM-DD` in the business's zone. */
export type Holiday = { date: string; name: string | null };

const dayMs = 86_400_000;

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The end of a day's hours in a form that compares right as text. */
const endOf = (closes: string) => (closes === '00:00' ? '24:00' : closes);

/** True when both are clock times and the end comes after the beginning, on the same day. */
export function areOpenHours({ opens, closes }: OpenHours): boolean {
  return clockTime.test(opens) && clockTime.test(closes) && opens < endOf(closes);
}

/** True when both are clock times and they differ: the hours may go over midnight. */
export function areQuietHours({ from, to }: { from: string; to: string }): boolean {
  return clockTime.test(from) && clockTime.test(to) && from !== to;
}

const localClock = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Date, weekday and `HH:MM` in the business's zone. */
function localTime(moment: Date): { date: string; weekday: Weekday; time: string } {
  const parts = new Map(localClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const named = parts.get('weekday')?.toLowerCase();
  const weekday = weekdays.find((name) => name === named);
  if (weekday === undefined) throw new Error('The clock names no weekday.');
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    weekday,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/** The date in the business's zone. */
export const businessDate = (moment: Date) => localTime(moment).date;

/** True for a date of the calendar, `YYYY-MM-DD`. */
export function isCalendarDate(date: string): boolean {
  const milliseconds = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(date);
}

const isDayOff = (holidays: readonly Holiday[], date: string) =>
  holidays.some((holiday) => holiday.date === date);
/** `HH:MM` by the business's clock. */
export const clockAt = (moment: Date): string => localTime(moment).time;

/** Whether the business is open at that moment. The opening minute counts, the closing minute doesn't. */
export function isOpenAt(hours: WeekHours, moment: Date, holidays: readonly Holiday[] = []): boolean {
  const { date, weekday, time } = localTime(moment);
  const today = hours[weekday];
  if (today === null || isDayOff(holidays, date)) return false;
  return today.opens <= time && time < endOf(today.closes);
}

/** When a closed business opens next; `daysAhead` is 0 today. */
export type Opening = { date: string; weekday: Weekday; opens: string; daysAhead: number };

/** Null when it doesn't open within a year. */
export function nextOpening(
  hours: WeekHours,
  moment: Date,
  holidays: readonly Holiday[] = [],
): Opening | null {
  const now = localTime(moment);
  // Noon in UTC is morning here, so that each step is one date on.
  const noon = Date.parse(`${now.date}T12:00:00Z`);
  for (let daysAhead = 0; daysAhead <= 366; daysAhead += 1) {
    const { date, weekday } = localTime(new Date(noon + daysAhead * dayMs));
    const day = isDayOff(holidays, date) ? null : hours[weekday];
    const isPast = daysAhead === 0 && day !== null && day.opens <= now.time;
    if (day !== null && !isPast) return { date, weekday, opens: day.opens, daysAhead };
  }
  return null;
}

/** Between 8 AM and 9 PM: when a text disturbs nobody (the hours of the federal rules for marketing). */
export function isDaytimeAt(moment: Date): boolean {
  const { time } = localTime(moment);
  return time >= '08:00' && time < '21:00';
}
