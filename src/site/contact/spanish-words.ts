/** The form in Spanish: its texts, and what it says by the clock. It loads only for whoever asks for it. */
import { formatLongDay } from '#functions/domain/business-hours';
import { spanishSmsConsent } from '#functions/domain/quote-spanish';
import { partWords } from '../../content/main-pages/quote-form-spanish';
import type { AnswerTime } from './office-hours';

export { formWords, partWords } from '../../content/main-pages/quote-form-spanish';
export { spanishSentences as sentences } from '#functions/domain/quote-spanish';

export const consent = spanishSmsConsent.text;

const { locale } = partWords;

/** '07:30' as 'las 7:30 a. m.' */
function formatTime(time: string): string {
  const article = Number(time.slice(0, 2)) % 12 === 1 ? 'la' : 'las';
  const moment = new Date(`2000-01-01T${time}Z`);
  return `${article} ${moment.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' })}`;
}

export function tellAnswerTime(time: AnswerTime | null): string {
  if (time === null) {
    return 'lo antes posible';
  }
  if ('until' in time) {
    return `hoy hasta ${time.until === '00:00' ? 'la medianoche' : formatTime(time.until)}`;
  }
  const { date, daysAhead, opens } = time;
  const weekday = new Date(date).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
  const laterDay = `el ${daysAhead < 7 ? weekday : formatLongDay(date, locale)}`;
  return `${['hoy', 'mañana'][daysAhead] ?? laterDay} desde ${formatTime(opens)}`;
}
