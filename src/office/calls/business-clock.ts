/** Formats times in the business's time zone. */
import { business } from '../../content/business';
import { dayWordsIn } from '../shared/timestamp';

// The Swedish format is YYYY-MM-DD HH:MM:SS.
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: business.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
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

/** Such as '2026-11-20 09:00:00'. */
export const wallText = (iso: string) => clock.format(new Date(iso));

/** Such as 'Nov 20, 2026, 9:00 AM'. */
export const momentText = (iso: string) => longForm.format(new Date(iso));

/** Such as 'Nov 20', from YYYY-MM-DD. */
export const dayText = (day: string) => calendarDay.format(new Date(`${day}T00:00:00Z`));

/** Such as 'Fri, Nov 20', from YYYY-MM-DD. */
export const weekdayText = (day: string) => namedDay.format(new Date(`${day}T00:00:00Z`));

/** Such as Today, Yesterday or 'Fri, Nov 20'. */
export const dayWords = dayWordsIn(business.timeZone);

/** Such as '7 AM', from 0 to 23. */
export const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** Such as '2 h 16 min' or '2 min 22 s', from seconds. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes} min ${whole % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
