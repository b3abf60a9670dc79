const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const clockTime = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The time of day of a moment in milliseconds, on the reader's own clock. */
export const clockText = (at: number): string => clockTime.format(at);

/** A moment (ISO 8601) in the reader's own zone and habit, as text. */
export const timestampText = (at: string): string => format.format(new Date(at));

const dayOfYear = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const namedDay = new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const isThisYear = (day: Date) => day.getFullYear() === new Date().getFullYear();

/** Whether a moment lies that many days back, by the reader's own calendar. */
function isDaysAgo(at: Date, days: number): boolean {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return at.toDateString() === day.toDateString();
}

/** The day of a moment (ISO 8601) in words: Today, Yesterday, Fri, Nov 20. */
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

/** A component that shows a moment in these words, and in full as its tooltip. */
const timeIn = (words: (at: string) => string) =>
  function Time({ at, className }: TimeProps) {
    return (
      <time dateTime={at} title={timestampText(at)} className={className}>
        {words(at)}
      </time>
    );
  };

/** A moment as short as it is clear: today's as a time, others as a day. */
export const ShortTimestamp = timeIn(shortText);

/** The time of day of a moment, where its day stands above. */
export const ClockTime = timeIn((at) => clockText(Date.parse(at)));

/** A moment in the reader's own zone and habit. */
export const Timestamp = timeIn(timestampText);
