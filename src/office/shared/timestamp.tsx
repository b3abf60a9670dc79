/** Times in the office are the business's, like its opening hours, wherever the reader is. */
import { useSyncExternalStore } from 'react';
import { businessDate } from '#functions/business-hours';
import { business } from '../../content/business';

const { timeZone } = business;
const formatOf = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
const format = formatOf({ dateStyle: 'medium', timeStyle: 'short' });
const clockTime = formatOf({ timeStyle: 'short' });
const fullDay = formatOf({ dateStyle: 'medium' });
const namedDay = formatOf({ weekday: 'short', month: 'short', day: 'numeric' });

const dayMs = 86_400_000;

/** The time of day of epoch milliseconds. */
export const clockText = (at: number): string => clockTime.format(at);

/** An ISO 8601 time with its date. */
export const timestampText = (at: string): string => format.format(new Date(at));

/** Names the day of an ISO 8601 time: Today, Yesterday, or such as "Fri, Nov 20". */
export function dayWords(at: string): string {
  const time = new Date(at);
  const day = businessDate(time);
  const today = businessDate(new Date());
  if (day === today) return 'Today';
  if (Date.parse(today) - Date.parse(day) === dayMs) return 'Yesterday';
  return (day.slice(0, 4) === today.slice(0, 4) ? namedDay : fullDay).format(time);
}

function eachMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

/** Renders again when a new day begins, so that nothing of yesterday still says Today. */
export const useToday = () => useSyncExternalStore(eachMinute, () => businessDate(new Date()));

function shortText(at: string): string {
  const day = dayWords(at);
  return day === 'Today' ? clockText(Date.parse(at)) : day;
}

type TimeProps = {
  /** ISO 8601. */
  at: string;
  className?: string;
};

/** Creates a component that formats a time with `words`. Its tooltip has the full time. */
const timeComponent = (words: (at: string) => string) =>
  function Time({ at, className }: TimeProps) {
    return (
      <time dateTime={at} title={timestampText(at)} className={className}>
        {words(at)}
      </time>
    );
  };

/** A short form: the time for today, the day for older times. */
export const ShortTimestamp = timeComponent(shortText);

/** The time of day, for places that show the date above. */
export const ClockTime = timeComponent((at) => clockText(Date.parse(at)));

/** The full date and time. */
export const Timestamp = timeComponent(timestampText);
