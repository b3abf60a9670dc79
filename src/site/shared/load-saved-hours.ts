/**
 * Reads the hours, days off and notice that the office has saved. It loads after the page has shown. Without an answer the
 * built-in hours stay.
 */
import { QueryClient } from '@tanstack/react-query';
import { getBackendUrl } from '../../backend-url';
import { business, type HoursLine, type OfficeHours, type OpenHours, weekdays } from '../../content/business';
import { closedDisplay, listHours } from '../../content/hours-lines';
import {
  formatDayAhead,
  type OpeningStatus,
  readBusinessDay,
  tellOpeningStatus,
} from '../../content/opening-hours';

export type SavedHours = {
  lines: readonly HoursLine[];
  tellStatus: (now: Date) => OpeningStatus;
  notice: string | null;
};

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const isClockTime = (value: unknown): value is string => typeof value === 'string' && clockTime.test(value);
const isoDay = /^\d{4}-\d\d-\d\d$/;

/** The fields of an answer. It is read by hand, so that no visitor loads a library for it. */
const readEntries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function readOpenHours(value: unknown): OpenHours | null {
  if (value === null) {
    return null;
  }
  const fields = readEntries(value);
  const [opens, closes] = [fields.get('opens'), fields.get('closes')];
  if (!isClockTime(opens) || !isClockTime(closes)) {
    throw new Error('The saved hours have no times.');
  }
  return { opens, closes };
}

/** How many days ahead a day off is announced, in the footer. */
const announcedMs = 30 * 86_400_000;

/** The row of the view `opening_hours`, as the site shows it. Throws for anything else. */
export function readSavedHours(row: unknown): SavedHours {
  const fields = readEntries(row);
  const saved = readEntries(fields.get('hours'));
  const readDay = (day: (typeof weekdays)[number]) => readOpenHours(saved.get(day.toLowerCase()));
  const week: OfficeHours = {
    Monday: readDay('Monday'),
    Tuesday: readDay('Tuesday'),
    Wednesday: readDay('Wednesday'),
    Thursday: readDay('Thursday'),
    Friday: readDay('Friday'),
    Saturday: readDay('Saturday'),
    Sunday: readDay('Sunday'),
  };
  const given = fields.get('days_off');
  const daysOff = (Array.isArray(given) ? given : []).flatMap((day: unknown) => {
    const date = readEntries(day).get('date');
    return typeof date === 'string' && isoDay.test(date) ? [date] : [];
  });
  const today = readBusinessDay(new Date());
  const announced = daysOff
    .filter((date) => date >= today && Date.parse(date) - Date.parse(today) < announcedMs)
    .toSorted()
    .map((date): HoursLine => ({ label: formatDayAhead(date), display: closedDisplay }));
  const notice = fields.get('notice');
  return {
    lines: [...listHours(week), ...announced, business.emergency],
    tellStatus: (now) => tellOpeningStatus(now, week, daysOff),
    notice: typeof notice === 'string' && notice !== '' ? notice : null,
  };
}

async function fetchSavedHours(): Promise<SavedHours> {
  const response = await fetch(
    `${getBackendUrl()}/rest/v1/opening_hours?select=hours,days_off,notice&limit=1`,
    {
      headers: { apikey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '' },
    },
  );
  if (!response.ok) {
    throw new Error(`The saved hours are not there: ${response.status}.`);
  }
  const rows: unknown = await response.json();
  return readSavedHours(Array.isArray(rows) ? rows[0] : null);
}

/** Calls back with the saved hours, and asks again on the next page once they are a minute old. */
export function watchSavedHours(show: (saved: SavedHours) => void): void {
  const client = new QueryClient();
  const ask = () =>
    client
      .fetchQuery({
        queryKey: ['opening-hours'],
        queryFn: fetchSavedHours,
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        retry: 1,
      })
      .then(show, () => undefined);
  void ask();
  if ('navigation' in window) {
    window.navigation.addEventListener('currententrychange', () => void ask());
  }
}
