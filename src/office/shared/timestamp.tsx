/** Times in the office are the business's, like its opening hours, wherever the reader is. */
import { useSyncExternalStore } from 'react';
import { formatBusinessDate } from '#functions/domain/business-hours';
import { business } from '../../content/business';

const { timeZone } = business;
const createFormat = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
const format = createFormat({ dateStyle: 'medium', timeStyle: 'short' });
const clockTime = createFormat({ timeStyle: 'short' });
const fullDay = createFormat({ dateStyle: 'medium' });
const shortDay = createFormat({ month: 'short', day: 'numeric' });
const namedDay = createFormat({ weekday: 'short', month: 'short', day: 'numeric' });

const dayMs = 86_400_000;

/** The time of day of epoch milliseconds. */
export const formatClock = (at: number): string => clockTime.format(at);

/** An ISO 8601 time with its date. */
export const formatTimestamp = (at: string): string => format.format(new Date(at));

const isThisYear = (day: string) => day.slice(0, 4) === formatBusinessDate(new Date()).slice(0, 4);

/** The date of an ISO 8601 time, such as "Nov 20", with its year unless it is this year's. */
export function formatDate(at: string): string {
  const time = new Date(at);
  return (isThisYear(formatBusinessDate(time)) ? shortDay : fullDay).format(time);
}

/** Names the day of an ISO 8601 time: Today, Yesterday, Tomorrow, or such as "Fri, Nov 20". */
export function formatRelativeDay(at: string): string {
  const time = new Date(at);
  const day = formatBusinessDate(time);
  const today = formatBusinessDate(new Date());
  if (day === today) {
    return 'Today';
  }
  const daysAgo = (Date.parse(today) - Date.parse(day)) / dayMs;
  if (Math.abs(daysAgo) === 1) {
    return daysAgo === 1 ? 'Yesterday' : 'Tomorrow';
  }
  return (isThisYear(day) ? namedDay : fullDay).format(time);
}

/** A time within a sentence, such as "tomorrow, 8:00 AM" or "Fri, Nov 20, 8:00 AM". */
export function formatAhead(at: string): string {
  const day = formatRelativeDay(at).replace(/^(?:Today|Yesterday|Tomorrow)$/, (name) => name.toLowerCase());
  return `${day}, ${formatClock(Date.parse(at))}`;
}

function repeatEachMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

/** Renders again when a new day begins, so that nothing of yesterday still says Today. */
export const useToday = () => useSyncExternalStore(repeatEachMinute, () => formatBusinessDate(new Date()));

function formatShort(at: string): string {
  const day = formatRelativeDay(at);
  return day === 'Today' ? formatClock(Date.parse(at)) : day;
}

type TimeProps = {
  /** ISO 8601. */
  at: string;
  className?: string;
};

/** Creates a component that formats a time with `formatTime`. Its tooltip has the full time. */
const createTimeComponent = (formatTime: (at: string) => string) =>
  function Time({ at, className }: TimeProps) {
    return (
      <time dateTime={at} title={formatTimestamp(at)} className={className}>
        {formatTime(at)}
      </time>
    );
  };

/** A short form: the time for today, the day for older times. */
export const ShortTimestamp = createTimeComponent(formatShort);

/** The time of day, for places that show the date above. */
export const ClockTime = createTimeComponent((at) => formatClock(Date.parse(at)));

/** The full date and time. */
export const Timestamp = createTimeComponent(formatTimestamp);
