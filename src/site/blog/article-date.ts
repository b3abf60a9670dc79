// Names and not an Intl formatter, which takes a slow phone a tenth of a second to build.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats an ISO day such as 2026-03-31 as 'March 31, 2026'. */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
