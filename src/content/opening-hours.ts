/** Whether the office is open right now, by the business's own clock. */
import { business } from './business';

export type OpeningStatus = {
  open: boolean;
  /** Such as 'Office open until 6:00 PM' or 'Office closed, opens Monday at 7:00 AM'. */
  text: string;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Hours = Record<'weekday' | 'saturday', { opens: string; closes: string }>;

function hoursOf(weekday: number, hours: Hours) {
  if (weekday === 0) return null;
  return weekday === 6 ? hours.saturday : hours.weekday;
}

/** What the business's own clock shows: the weekday, from Sunday as 0, and the time in two digits each. */
type ClockReading = { weekday: number; time: string };

function readClock(now: Date): ClockReading {
  // A browser without it builds a formatter, which takes a slow phone a tenth of a second.
  if (typeof Temporal === 'undefined') return readFormatted(now);
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(business.timeZone);
  return {
    weekday: there.dayOfWeek % 7,
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

let formatter: Intl.DateTimeFormat | undefined;

function readFormatted(now: Date): ClockReading {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: business.timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(formatter.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: weekdays.indexOf(parts.get('weekday') ?? ''),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/** '07:00' as '7:00 AM'. */
function twelveHour(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether the office is open at an instant. Emergency service is always open and not part of it. */
export function openingStatus(now: Date, week: Hours = business.hours): OpeningStatus {
  // Times compare as text.
  const { weekday: today, time } = readClock(now);
  const todaysHours = hoursOf(today, week);
  if (todaysHours && time >= todaysHours.opens && time < todaysHours.closes) {
    return { open: true, text: `Office open until ${twelveHour(todaysHours.closes)}` };
  }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (today + ahead) % 7;
    const hours = hoursOf(weekday, week);
    if (!hours || (ahead === 0 && time >= hours.opens)) continue;
    const day = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : (weekdays[weekday] ?? '');
    return { open: false, text: `Office closed, opens ${day} at ${twelveHour(hours.opens)}` };
  }
  return { open: false, text: 'Office closed' };
}
