import { business } from '../../content/business';

/** Such as '-06:00'. */
function offsetAt(instant: Date): string {
  // Built only when needed, because it takes a slow phone a tenth of a second and most pages have no date.
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, timeZoneName: 'longOffset' });
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** The start of an ISO day in the business's time zone, with its offset from UTC. */
export function startOfDay(day: string): string {
  const nearly = offsetAt(new Date(`${day}T00:00:00Z`));
  return `${day}T00:00:00${offsetAt(new Date(`${day}T00:00:00${nearly}`))}`;
}
