const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const clockTime = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The local time of day of epoch milliseconds. */
export const clockText = (at: number): string => clockTime.format(at);

/** An ISO 8601 time in the user's time zone and locale. */
export const timestampText = (at: string): string => format.format(new Date(at));

const dayMs = 86_400_000;

/** Makes a function that names the day of an ISO 8601 time: Today, Yesterday, or such as "Fri, Nov 20". */
export function dayWordsIn(timeZone?: string): (at: string) => string {
  // The Swedish format is YYYY-MM-DD.
  const calendarDay = new Intl.DateTimeFormat('sv', { timeZone });
  const named = new Intl.DateTimeFormat(undefined, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const full = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'medium' });

  return (at) => {
    const time = new Date(at);
    const day = calendarDay.format(time);
    const today = calendarDay.format(Date.now());
    if (day === today) return 'Today';
    if (Date.parse(today) - Date.parse(day) === dayMs) return 'Yesterday';
    return (day.slice(0, 4) === today.slice(0, 4) ? named : full).format(time);
  };
}

/** In the user's time zone. */
export const dayWords = dayWordsIn();

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
