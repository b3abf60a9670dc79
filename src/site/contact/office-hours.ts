/** When the office answers, and the days that it offers. The form loads this once it is used. */
import {
  createWeek,
  findNextOpening,
  formatBusinessDate,
  formatLongDay,
  formatTime,
  isClosedOn,
  isOpenAt,
  type Opening,
  type OpenHours,
  weekdays as weekdayNames,
} from '#functions/domain/business-hours';
import { findDayProblem, type OpeningHours } from '#functions/domain/preferred-days';
import type { PreferredDay } from '#functions/domain/quote';
import type { QuoteSentences } from '#functions/domain/quote-sentences';
import { business, weekdays } from '../../content/business';
import { addDays } from '../../content/opening-hours';

export type Part = PreferredDay['part'];

/** A day that a visitor may wish for. */
export type OfferedDay = { day: string; parts: readonly Part[] };

/** When somebody reads requests: still today until a time, or from the next opening on. */
export type AnswerTime = { until: string } | Opening;

/** How far ahead a day may be. */
const daysAhead = 60;

/** The hours in business.ts. */
const builtIn: OpeningHours = {
  hours: createWeek((day) => business.hours[weekdays[weekdayNames.indexOf(day)] ?? 'Sunday']),
  daysOff: [],
};

/** The parts of an open day, the free choice first. */
function listParts({ opens, closes }: OpenHours): Part[] {
  const hasAfternoon = closes > '12:00' || closes === '00:00';
  return [
    'any',
    ...(opens < '12:00' ? ['morning' as const] : []),
    ...(hasAfternoon ? ['afternoon' as const] : []),
  ];
}

/** Such as "today until 6 PM" or "Monday from 7 AM". */
export function tellAnswerTime(time: AnswerTime | null): string {
  if (time === null) {
    return 'as soon as we can';
  }
  if ('until' in time) {
    return `today until ${time.until === '00:00' ? 'midnight' : formatTime(time.until)}`;
  }
  const { date, daysAhead, opens } = time;
  const weekday = new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const laterDay = daysAhead < 7 ? weekday : formatLongDay(date);
  return `${['today', 'tomorrow'][daysAhead] ?? laterDay} from ${formatTime(opens)}`;
}

/** By the hours in business.ts, unless others are given. */
export function createOffice(opening: OpeningHours = builtIn) {
  const { hours, daysOff } = opening;
  return {
    /** When somebody reads requests again. Null when that isn't known. */
    findAnswerTime(now: Date): AnswerTime | null {
      const weekday = weekdayNames.at(new Date(formatBusinessDate(now)).getUTCDay() - 1);
      const today = weekday && hours[weekday];
      return today && isOpenAt(hours, now, daysOff)
        ? { until: today.closes }
        : findNextOpening(hours, now, daysOff);
    },

    /** The open days from tomorrow on. */
    listDays(now: Date): OfferedDay[] {
      const today = formatBusinessDate(now);
      return Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1)).flatMap((day) => {
        const weekday = weekdayNames.at(new Date(day).getUTCDay() - 1);
        const open = weekday && hours[weekday];
        return open && !isClosedOn(hours, daysOff, day) ? [{ day, parts: listParts(open) }] : [];
      });
    },

    findDayProblem: (days: readonly PreferredDay[], sentences?: QuoteSentences) =>
      findDayProblem(opening, days, formatBusinessDate(new Date()), sentences),
  };
}

export type Office = ReturnType<typeof createOffice>;
