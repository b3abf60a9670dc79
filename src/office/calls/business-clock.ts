/** The business's own clock, whatever the machine's. */
import { business } from '../../content/business';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const longForm = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const namedDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** A time in the business's time zone. `day` is YYYY-MM-DD, `hour` 0 to 23, `time` HH:MM:SS. */
export type WallTime = { day: string; hour: number; time: string };

export function wallTime(at: number): WallTime {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** The last days up to an instant's own, oldest first, as YYYY-MM-DD. Counted on the calendar, so that no clock change skips one. */
export function lastDays(at: number, count: number): string[] {
  const today = Date.parse(`${wallTime(at).day}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Such as 'Nov 20, 2026, 9:00 AM'. */
export const momentText = (iso: string) => longForm.format(new Date(iso));

/** Such as 'Nov 20', of YYYY-MM-DD. */
export const dayText = (day: string) => calendarDay.format(new Date(`${day}T00:00:00Z`));

/** Such as 'Fri, Nov 20', of YYYY-MM-DD. */
export const weekdayText = (day: string) => namedDay.format(new Date(`${day}T00:00:00Z`));

/** The day of a moment in words, as the business's calendar has it: Today, Yesterday, Fri, Nov 20. */
export function dayWords(at: number): string {
  const { day } = wallTime(at);
  const [yesterday, today] = lastDays(Date.now(), 2);
  if (day === today) return 'Today';
  return day === yesterday ? 'Yesterday' : weekdayText(day);
}

/** Such as '7 AM', of 0 to 23. */
export const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** Such as '2 min 22 s', of seconds. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
