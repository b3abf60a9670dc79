/** Formats an ISO day such as 2026-03-31 as 'Mar 31, 2026'. */
export function formatDay(isoDay: string): string {
  // Not by an Intl formatter, which takes a slow phone a tenth of a second to build.
  const [, day, month, year] = new Date(isoDay).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
