import { convertToSnakeCase } from '../../../supabase/functions/_shared/domain/columns.ts';

/** A resource as Twilio answers it. */
export type Resource = { sid: string; [field: string]: unknown };

/** Newest first; of two with the same time, the one added later. */
export function byNewest<Item>(items: Item[], time: (item: Item) => string): Item[] {
  return items.toReversed().sort((left, right) => Date.parse(time(right)) - Date.parse(time(left)));
}

/**
 * The query's filters by field. A time is filtered by a UTC day or an instant: `StartTime` on it, `StartTime<`
 * and `StartTime>` until and from it.
 */
export function matches(resource: Resource, query: URLSearchParams): boolean {
  return [...query].every(([filter, wanted]) => {
    const field = convertToSnakeCase(filter.replace(/[<>]$/, ''));
    if (!(field in resource)) {
      return true;
    }
    const value = resource[field];
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(wanted)) {
      return value === wanted;
    }
    const moment = wanted.replace(/Z$/, '');
    const time = new Date(value).toISOString().slice(0, moment.length);
    if (filter.endsWith('<')) {
      return time <= moment;
    }
    return filter.endsWith('>') ? time >= moment : time === moment;
  });
}

/** One page of a list. The token names the last row of the page before. */
export function page(path: string, query: URLSearchParams, key: string, rows: Resource[]): object {
  const start = rows.findIndex(({ sid }) => `PA${sid}` === query.get('PageToken')) + 1;
  const shown = rows.slice(start, start + Number(query.get('PageSize') ?? 50));
  const next = new URLSearchParams(query);
  next.set('PageToken', `PA${shown.at(-1)?.sid}`);
  const hasMore = start + shown.length < rows.length;
  return { [key]: shown, next_page_uri: hasMore ? `${path}?${next}` : null };
}
