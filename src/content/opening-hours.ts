/** Whether the office is open right now, by the business's own clock. */
import { business, type OfficeHours, weekdays } from './business.ts';

export type OpeningStatus = {
  open: boolean;
  /** Such as 'Office open until 6:00 PM' or 'Office closed, opens Monday at 7:00 AM'. */
  text: string;
};

/** What the business's own clock shows: the ISO day, the weekday, from Monday as 0, and the time in two digits each. */
type ClockReading = { date: string; weekday: number; time: string };

function readClock(now: Date): ClockReading {
  // A browser without it builds a formatter, which takes a slow phone a tenth of a second.
  if (typeof Temporal === 'undefined') {
    return readFormatted(now);
  }
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(business.timeZone);
  return {
    date: there.toPlainDate().toString(),
    weekday: there.dayOfWeek - 1,
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

let formatter: Intl.DateTimeFormat | undefined;

function readFormatted(now: Date): ClockReading {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: business.timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(formatter.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    weekday: weekdays.findIndex((name) => name === parts.get('weekday')),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/** Another day, as an ISO day. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** '2026-12-25' as 'Dec 25', where the weekday alone would be the wrong week's. */
export const formatDayAhead = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** '07:00' as '7:00 AM'. */
export const formatTwelveHour = (time: string) =>
  `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)} ${time < '12' ? 'AM' : 'PM'}`;

/** Today by the business's clock, as an ISO day. */
export const readBusinessDay = (now: Date) => readClock(now).date;

/** Whether the office is open at an instant. `daysOff`: ISO days on which it is closed whatever the week says. Emergency service is always open and not part of it. */
export function tellOpeningStatus(
  now: Date,
  week: OfficeHours = business.hours,
  daysOff: readonly string[] = [],
): OpeningStatus {
  // Times compare as text.
  const { date, weekday: today, time } = readClock(now);
  const lastAhead = 7 + daysOff.length;
  for (let ahead = 0; ahead <= lastAhead; ahead++) {
    const day = weekdays[(today + ahead) % 7];
    const isOff = daysOff.length > 0 && daysOff.includes(addDays(date, ahead));
    const hours = isOff ? undefined : day && week[day];
    if (!hours) {
      continue;
    }
    if (ahead > 0 || time < hours.opens) {
      const named =
        ahead > 6 ? formatDayAhead(addDays(date, ahead)) : ahead > 1 ? day : ahead > 0 ? 'tomorrow' : 'today';
      return { open: false, text: `Office closed, opens ${named} at ${formatTwelveHour(hours.opens)}` };
    }
    // Midnight ends the day.
    if (time < hours.closes || hours.closes === '00:00') {
      return { open: true, text: `Office open until ${formatTwelveHour(hours.closes)}` };
    }
  }
  return { open: false, text: 'Office closed' };
}
