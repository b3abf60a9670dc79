/**
 * When a page's words last changed: kept in src/content/page-dates.json, each date with a mark of the
 * words it was true of. A page whose words have changed since then has no date until
 * `npm run page-dates` gives it one, so that no build, clone or change of look makes a page seem new.
 */
import { createHash } from 'node:crypto';

/** A day, and the mark of the page's words on that day. By the page's address. */
export type PageDates = Readonly<Record<string, { readonly date: string; readonly words: string }>>;

/** The words in a page's main part, without its markup. */
function wordsIn(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A short mark that two pages share only when their main parts have the same words. */
function markOfWords(html: string): string {
  return createHash('sha256').update(wordsIn(html)).digest('base64url').slice(0, 12);
}

/** The day on which the page came to read as it does; null when that isn't known. */
export function lastChanged(dates: PageDates, path: string, html: string): string | null {
  const known = dates[path];
  return known?.words === markOfWords(html) ? known.date : null;
}

/** The dates for these pages: kept where the words are the same, else `today`, an ISO day. */
export function updatedDates(
  dates: PageDates,
  pages: readonly { path: string; html: string }[],
  today: string,
): PageDates {
  return Object.fromEntries(
    pages.map(({ path, html }) => [
      path,
      { date: lastChanged(dates, path, html) ?? today, words: markOfWords(html) },
    ]),
  );
}
