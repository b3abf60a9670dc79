/** The opening hours as the site writes them: by the build, and by the chunk with the hours that the office has saved. */
import { type HoursLine, type OfficeHours, weekdays } from './business.ts';
import { formatTwelveHour } from './opening-hours.ts';

export const closedDisplay = 'Closed except emergency service';

/** A line for each day; neighbors with the same hours share one. */
export function listHours(week: OfficeHours) {
  const lines: HoursLine[] = [];
  for (const day of weekdays) {
    const hours = week[day];
    const display = hours
      ? `${formatTwelveHour(hours.opens)} to ${formatTwelveHour(hours.closes)}`
      : closedDisplay;
    const last = lines.at(-1);
    if (last?.display === display) {
      last.label = `${last.label.split(' ')[0]} to ${day}`;
    } else {
      lines.push({ label: day, display });
    }
  }
  return lines;
}
