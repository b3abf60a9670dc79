const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) in the reader's own zone and habit, as text. */
export const timestampText = (at: string): string => format.format(new Date(at));

/** A moment (ISO 8601) in the reader's own zone and habit. */
export function Timestamp({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {timestampText(at)}
    </time>
  );
}
