/** Articles are dated by the day, not by an instant: read in UTC as they are written. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day such as 2026-03-31 as 'March 31, 2026'. */
export const formatDay = (isoDay: string): string => dayFormat.format(new Date(isoDay));
