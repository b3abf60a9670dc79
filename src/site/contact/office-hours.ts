/** When the office answers, and the days that it offers. The form loads this once it is used. */
import {
  createWeek,
  areOpenHours,
  findNextOpening,
  formatBusinessDate,
  formatTime,
  type Holiday,
  isCalendarDate,
  isClosedOn,
  isOpenAt,
  type OpenHours,
  weekdays as weekdayNames,
  type WeekHours,
} from '#functions/domain/business-hours';
import { findDayProblem, type OpeningHours } from '#functions/domain/preferred-days';
import type { PreferredDay } from '#functions/domain/quote';
import { getBackendUrl } from '../../backend-url';
import { business, weekdays } from '../../content/business';

export type Part = PreferredDay['part'];

/** A day that a visitor may wish for. */
export type OfferedDay = { day: string; parts: readonly Part[] };

const timeoutMs = 8_000;

/** How far ahead a day may be. */
const daysAhead = 60;

const dayMs = 86_400_000;

/** The hours in business.ts. */
const builtIn: OpeningHours = {
  hours: createWeek((day) => business.hours[weekdays[weekdayNames.indexOf(day)] ?? 'Sunday']),
  daysOff: [],
};

const readEntries = (given: unknown): Map<string, unknown> =>
  new Map(typeof given === 'object' && given !== null ? Object.entries(given) : []);

/** The hours of one day. Undefined when they can't be read. */
function readDay(given: unknown): OpenHours | null | undefined {
  const entries = readEntries(given);
  const [opens, closes] = [entries.get('opens'), entries.get('closes')];
  if (given === null || typeof opens !== 'string' || typeof closes !== 'string') {
    return given === null ? null : undefined;
  }
  return areOpenHours({ opens, closes }) ? { opens, closes } : undefined;
}

/** What the view `opening_hours` answers. Null unless all days can be read. */
function readOpeningHours(rows: unknown): OpeningHours | null {
  const row = readEntries(Array.isArray(rows) ? rows[0] : null);
  const given = readEntries(row.get('hours'));
  const read = createWeek((day) => readDay(given.get(day)));
  if (Object.values(read).includes(undefined)) {
    return null;
  }
  const hours: WeekHours = createWeek((day) => read[day] ?? null);
  const listed: readonly unknown[] = Array.isArray(row.get('days_off'))
    ? Object.values(row.get('days_off') ?? [])
    : [];
  const daysOff = listed.flatMap((one): Holiday[] => {
    const date = readEntries(one).get('date');
    return typeof date === 'string' && isCalendarDate(date) ? [{ date, name: null }] : [];
  });
  return { hours, daysOff };
}

/** Asks the backend. Without an answer the hours in business.ts count; the function checks days by its own. */
async function askOpeningHours(): Promise<OpeningHours> {
  const apikey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (!apikey) {
    return builtIn;
  }
  try {
    const response = await fetch(`${getBackendUrl()}/rest/v1/opening_hours?select=hours,days_off&limit=1`, {
      headers: { apikey },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readOpeningHours(await response.json()) ?? builtIn;
  } catch {
    return builtIn;
  }
}

/** The parts of an open day, the free choice first. */
function listParts({ opens, closes }: OpenHours): Part[] {
  const hasAfternoon = closes > '12:00' || closes === '00:00';
  return [
    'any',
    ...(opens < '12:00' ? ['morning' as const] : []),
    ...(hasAfternoon ? ['afternoon' as const] : []),
  ];
}

function createOffice(opening: OpeningHours) {
  const { hours, daysOff } = opening;
  return {
    /** Such as "today until 6 PM" or "Monday from 7 AM". */
    tellAnswerTime(now: Date): string {
      const weekday = weekdayNames.at(new Date(formatBusinessDate(now)).getUTCDay() - 1);
      const today = weekday && hours[weekday];
      if (today && isOpenAt(hours, now, daysOff)) {
        return today.closes === '00:00' ? 'today until midnight' : `today until ${formatTime(today.closes)}`;
      }
      const next = findNextOpening(hours, now, daysOff);
      if (!next) {
        return 'as soon as we can';
      }
      const from = `from ${formatTime(next.opens)}`;
      if (next.daysAhead < 2) {
        return `${next.daysAhead === 0 ? 'today' : 'tomorrow'} ${from}`;
      }
      const date = next.daysAhead < 7 ? {} : ({ month: 'long', day: 'numeric' } as const);
      const named = new Date(next.date).toLocaleDateString('en-US', {
        weekday: 'long',
        ...date,
        timeZone: 'UTC',
      });
      return `${named} ${from}`;
    },

    /** The open days from tomorrow on. */
    listDays(now: Date): OfferedDay[] {
      const start = Date.parse(formatBusinessDate(now));
      return Array.from({ length: daysAhead }, (_, index) =>
        new Date(start + (index + 1) * dayMs).toISOString().slice(0, 10),
      ).flatMap((day) => {
        const weekday = weekdayNames.at(new Date(day).getUTCDay() - 1);
        const open = weekday && hours[weekday];
        return open && !isClosedOn(hours, daysOff, day) ? [{ day, parts: listParts(open) }] : [];
      });
    },

    findDayProblem: (days: readonly PreferredDay[]) =>
      findDayProblem(opening, days, formatBusinessDate(new Date())),
  };
}

export type Office = ReturnType<typeof createOffice>;

export const askOffice = async (): Promise<Office> => createOffice(await askOpeningHours());

export const builtInOffice = createOffice(builtIn);
