/** UTC, because an ISO day is parsed as UTC. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO day such as 2026-03-31 as 'March 31, 2026'. */
export const formatDay = (isoDay: string): string => dayFormat.format(new Date(isoDay));
