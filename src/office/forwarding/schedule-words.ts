import {
  type Holiday,
  type OpenHours,
  type WeekHours,
  type Weekday,
  weekdays,
} from '../../../supabase/functions/_shared/business-hours';
import type { ForwardWhen, RingOrder } from '../../../supabase/functions/_shared/contract/call-handling';

export const weekdayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

export const forwardWhenNames: Readonly<Record<ForwardWhen, string>> = {
  always: 'Always',
  business_hours: 'During business hours only',
  emergency_after_hours: 'During business hours, and to an emergency number after hours',
};

export const ringOrderNames: Readonly<Record<RingOrder, string>> = {
  in_order: 'One after the other, 20 seconds each',
  all_at_once: 'All at once: the first to take it gets the call',
};

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days off as one line of text. */
export function holidayWords(holidays: readonly Holiday[]): string {
  const words = holidays.map(({ date, name }) => {
    const written = day.format(new Date(date));
    return name === null ? written : `${written} (${name})`;
  });
  return words.length === 0 ? 'none' : words.join(', ');
}

/** `07:00` as `7:00 AM`. */
function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function dayWords(hours: OpenHours | null): string {
  if (hours === null) return 'closed';
  if (hours.opens === '00:00' && hours.closes === '00:00') return 'all day';
  return `${clockWords(hours.opens)} to ${hours.closes === '00:00' ? 'midnight' : clockWords(hours.closes)}`;
}

/** A week as one line of text. Consecutive days with the same hours share one entry. */
export function weekWords(hours: WeekHours): string {
  const runs: { first: Weekday; last: Weekday; words: string }[] = [];
  for (const day of weekdays) {
    const words = dayWords(hours[day]);
    const run = runs.at(-1);
    if (run?.words === words) run.last = day;
    else runs.push({ first: day, last: day, words });
  }
  return runs
    .map(({ first, last, words }) =>
      first === last
        ? `${weekdayName(first)} ${words}`
        : `${weekdayName(first)} to ${weekdayName(last)} ${words}`,
    )
    .join(', ');
}
