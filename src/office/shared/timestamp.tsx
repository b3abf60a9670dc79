const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const clockTime = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The local time of day of epoch milliseconds. */
export const clockText = (at: number): string => clockTime.format(at);

/** An ISO 8601 time in the user's time zone and locale. */
export const timestampText = (at: string): string => format.format(new Date(at));

const dayOfYear = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const namedDay = new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const isThisYear = (day: Date) => day.getFullYear() === new Date().getFullYear();

/** Whether a time is that many calendar days ago in the user's time zone. */
function isDaysAgo(at: Date, days: number): boolean {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return at.toDateString() === day.toDateString();
}

/** The day of an ISO 8601 time: Today, Yesterday, or such as "Fri, Nov 20". */
export function dayWords(at: string): string {
  const day = new Date(at);
  if (isDaysAgo(day, 0)) return 'Today';
  if (isDaysAgo(day, 1)) return 'Yesterday';
  return (isThisYear(day) ? namedDay : fullDay).format(day);
}

function shortText(at: string): string {
  const day = new Date(at);
  if (isDaysAgo(day, 0)) return clockText(day.getTime());
  return (isThisYear(day) ? dayOfYear : fullDay).format(day);
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
