/** Whether somebody is at the desk right now, by the business's own clock. */
import { business } from './business';

export type OpeningStatus = {
  open: boolean;
  /** Such as 'Office open until 6:00 PM' or 'Office closed, opens Monday at 7:00 AM'. */
  text: string;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function hoursOf(weekday: number): { opens: string; closes: string } | null {
  if (weekday === 0) return null;
  return weekday === 6 ? business.hours.saturday : business.hours.weekday;
}

const businessClock = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '07:00' as '7:00 AM'. */
function twelveHour(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The office's state at an instant. Only the office has hours: the emergency line is answered
 * around the clock (spec section 9), which is for the caller of this function to say.
 */
export function openingStatus(now: Date): OpeningStatus {
  const parts = new Map(businessClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = weekdays.indexOf(parts.get('weekday') ?? '');
  // Two digits each, so that times compare as text.
  const time = `${parts.get('hour')}:${parts.get('minute')}`;

  const todaysHours = hoursOf(today);
  if (todaysHours && time >= todaysHours.opens && time < todaysHours.closes) {
    return { open: true, text: `Office open until ${twelveHour(todaysHours.closes)}` };
  }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const weekday = (today + ahead) % 7;
    const hours = hoursOf(weekday);
    if (!hours || (ahead === 0 && time >= hours.opens)) continue;
    const day = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : (weekdays[weekday] ?? '');
    return { open: false, text: `Office closed, opens ${day} at ${twelveHour(hours.opens)}` };
  }
  return { open: false, text: 'Office closed' };
}
