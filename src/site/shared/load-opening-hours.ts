/**
 * Reads the hours, days off and notice that the office has saved. It loads after the page has shown. Without an answer the
 * built-in hours stay.
 */
import { QueryClient } from '@tanstack/react-query';
import type { OpenHours, WeekHours } from '#functions/domain/business-hours';
import type { OpeningHours } from '#functions/domain/preferred-days';
import { getBackendUrl } from '../../backend-url';
import { business, type HoursLine, type OfficeHours } from '../../content/business';
import { closedDisplay, listHours } from '../../content/hours-lines';
import {
  formatDayAhead,
  type OpeningStatus,
  readBusinessDay,
  tellOpeningStatus,
} from '../../content/opening-hours';
import { readEntries } from '../../ui/read-entries';

/** The hours, and what the site shows of them. */
export type ShownOpeningHours = OpeningHours & {
  lines: readonly HoursLine[];
  tellStatus: (now: Date) => OpeningStatus;
  notice: string | null;
};

// The checks of business-hours.ts again, because every page loads this chunk and that file would double its own size.
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const isClockTime = (value: unknown): value is string => typeof value === 'string' && clockTime.test(value);
const isoDay = /^\d{4}-\d\d-\d\d$/;

function readDay(value: unknown): OpenHours | null {
  if (value === null) {
    return null;
  }
  const fields = readEntries(value);
  const [opens, closes] = [fields.get('opens'), fields.get('closes')];
  if (!isClockTime(opens) || !isClockTime(closes)) {
    throw new Error('no times');
  }
  return { opens, closes };
}

/** How many days ahead a day off is announced, in the footer. */
const announcedMs = 30 * 86_400_000;

/** The row of the view `opening_hours`. Throws for anything else. */
export function readOpeningHours(row: unknown): ShownOpeningHours {
  const fields = readEntries(row);
  const saved = readEntries(fields.get('hours'));
  const read = (day: keyof WeekHours) => readDay(saved.get(day));
  const monday = read('monday');
  const tuesday = read('tuesday');
  const wednesday = read('wednesday');
  const thursday = read('thursday');
  const friday = read('friday');
  const saturday = read('saturday');
  const sunday = read('sunday');
  const hours = { monday, tuesday, wednesday, thursday, friday, saturday, sunday };
  // By the names that the site shows.
  const week: OfficeHours = {
    Monday: monday,
    Tuesday: tuesday,
    Wednesday: wednesday,
    Thursday: thursday,
    Friday: friday,
    Saturday: saturday,
    Sunday: sunday,
  };
  const given = fields.get('days_off');
  const dates = (Array.isArray(given) ? given : []).flatMap((day: unknown) => {
    const date = readEntries(day).get('date');
    return typeof date === 'string' && isoDay.test(date) ? [date] : [];
  });
  const today = readBusinessDay(new Date());
  const announced = dates
    .filter((date) => date >= today && Date.parse(date) - Date.parse(today) < announcedMs)
    .toSorted()
    .map((date): HoursLine => ({ label: formatDayAhead(date), display: closedDisplay }));
  const notice = fields.get('notice');
  return {
    hours,
    daysOff: dates.map((date) => ({ date, name: null })),
    lines: [...listHours(week), ...announced, business.emergency],
    tellStatus: (now) => tellOpeningStatus(now, week, dates),
    notice: typeof notice === 'string' && notice !== '' ? notice : null,
  };
}

const timeoutMs = 8_000;

async function fetchOpeningHours(apikey: string): Promise<ShownOpeningHours> {
  const response = await fetch(
    `${getBackendUrl()}/rest/v1/opening_hours?select=hours,days_off,notice&limit=1`,
    {
      headers: { apikey },
      signal: AbortSignal.timeout(timeoutMs),
    },
  );
  if (!response.ok) {
    throw new Error('no hours');
  }
  const rows: unknown = await response.json();
  return readOpeningHours(Array.isArray(rows) ? rows[0] : null);
}

/** Holds the answer, so that all who ask share one request. It discards an unused one after five minutes by itself. */
export const openingHoursClient = new QueryClient();

let isWatching = false;

/** Calls back with the hours, and asks again on the next page once they are a minute old. */
export function loadOpeningHours(show: (hours: ShownOpeningHours) => void): void {
  const apikey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (!apikey) {
    return;
  }
  const ask = () =>
    openingHoursClient
      .fetchQuery({
        queryKey: ['opening-hours'],
        queryFn: () => fetchOpeningHours(apikey),
        staleTime: 60_000,
        retry: 1,
      })
      .then(show, () => undefined);
  void ask();
  if (!isWatching && 'navigation' in window) {
    isWatching = true;
    window.navigation.addEventListener('currententrychange', () => void ask());
  }
}
