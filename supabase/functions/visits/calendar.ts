import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { businessName } from '../_shared/domain/business.ts';
import type { Feed } from './feed.ts';

/** How often calendars should look again. */
const refreshSeconds = 15 * 60;

/** What stands in a calendar for a visit. A customer sees who comes, a member to whom. */
function writeSummary(reader: Feed['for'], { title, contactName }: Feed['visits'][number]): string {
  return reader === 'customer' ? `${businessName}: ${title}` : `${contactName}: ${title}`;
}

/** A feed as iCalendar (RFC 5545). Times are in UTC, so that no calendar has to know our time zone. */
export function writeCalendar(feed: Feed, site: string): string {
  const calendar = ical({
    name: `${businessName} visits`,
    prodId: { company: businessName, product: 'visits', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const visit of feed.visits) {
    calendar.createEvent({
      id: `${visit.jobId}@${new URL(site).hostname}`,
      summary: writeSummary(feed.for, visit),
      start: new Date(visit.startsAt),
      end: new Date(visit.endsAt),
      stamp: new Date(visit.changedAt),
      lastModified: new Date(visit.changedAt),
      location: visit.place,
      description: visit.machine,
      // What the customer hasn't been told may still change.
      status: visit.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  return calendar.toString();
}
