/** The times that the office offers for what is to happen later. All are the business's clock. */
import { formatBusinessDate, formatTime, readClock } from '#functions/domain/business-hours';
import { addDays, findMoment } from '#functions/domain/business-moment';
import { formatRelativeDay } from './timestamp';

/** `at`: ISO 8601. */
type LaterTime = { name: string; label: string; at: string };

const evening = '18:00';
const morning = '08:00';
/** A time this close would be over before it is chosen. */
const leastAheadMs = 2 * 60_000;
const hourMs = 3_600_000;

/** The days from Monday, 0, to Sunday. */
const readWeekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** Tonight, tomorrow morning and Monday morning, as far as they are ahead and differ. */
export function listLaterTimes(now: Date): LaterTime[] {
  const today = formatBusinessDate(now);
  const tomorrow = addDays(today, 1);
  const monday = addDays(today, 7 - readWeekday(today));
  const choices = [
    { name: 'tonight', day: today, time: evening },
    { name: 'tomorrow', day: tomorrow, time: morning },
    ...(monday === tomorrow ? [] : [{ name: 'monday', day: monday, time: morning }]),
  ];
  return choices.flatMap(({ name, day, time }) => {
    const moment = findMoment(day, time);
    const at = moment.toISOString();
    const dayName = name === 'tonight' ? 'Tonight' : formatRelativeDay(at);
    return moment.getTime() - now.getTime() < leastAheadMs
      ? []
      : [{ name, label: `${dayName}, ${formatTime(time)}`, at }];
  });
}

/** Named by its time, because an hour from now is another one when it is saved. */
export const listReminderTimes = (now: Date): LaterTime[] => [
  { name: 'hour', label: 'In an hour', at: new Date(now.getTime() + hourMs).toISOString() },
  ...listLaterTimes(now),
];

/** What somebody has chosen. `name` is null before that, and `own` for their own day and time. */
export type ChosenTime = { name: string | null; day: string; time: string };

export const ownTime = 'own';

/** Said of a chosen time that is not ahead. */
export const timeOver = 'Choose a time that is still ahead.';

/** Nothing is chosen, and the own time begins with tomorrow morning. */
export const suggestTime = (): ChosenTime => ({
  name: null,
  day: addDays(formatBusinessDate(new Date()), 1),
  time: morning,
});

/** Begins with a time in ISO 8601. */
export const startAt = (at: string): ChosenTime => ({
  name: ownTime,
  day: formatBusinessDate(new Date(at)),
  time: readClock(new Date(at)),
});

/** The chosen moment in ISO 8601. Null when there is none, or when it is not ahead. */
export function findChosenTime(
  { name, day, time }: ChosenTime,
  list: (now: Date) => LaterTime[],
  now = new Date(),
): string | null {
  if (name !== ownTime) {
    const offered = list(now);
    return (name === null ? offered[0] : offered.find((one) => one.name === name))?.at ?? null;
  }
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time);
  const moment = isWhole ? findMoment(day, time.slice(0, 5)) : null;
  return moment !== null && moment.getTime() - now.getTime() >= leastAheadMs / 2
    ? moment.toISOString()
    : null;
}
