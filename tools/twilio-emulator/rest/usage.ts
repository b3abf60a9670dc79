import type { Context } from '../context.ts';
import { notFound } from '../rest-errors.ts';
import { page } from './listing.ts';

/** About what a text and a call cost in the US, in dollars. */
const prices = { text: 0.0083, call: 0.028 };

/** Usage/Records/Monthly resource, for the category `totalprice` alone. Months without usage are left out. */
export function monthlyUsage({ store, accountSid }: Context, path: string, query: URLSearchParams): object {
  if (!path.endsWith('/Records/Monthly.json') || query.get('Category') !== 'totalprice') throw notFound(path);
  const costs = new Map<string, number>();
  const used = [...store.messages, ...store.calls];
  for (const one of used) {
    const month = one.createdAt.slice(0, 7);
    costs.set(month, (costs.get(month) ?? 0) + ('body' in one ? prices.text : prices.call));
  }
  const months = [...costs]
    .map(([month, price]) => ({ sid: month, start: `${month}-01`, end: lastDayOf(month), price }))
    .filter(({ end }) => end >= (query.get('StartDate') ?? ''))
    .sort((left, right) => right.start.localeCompare(left.start));
  return page(path, query, 'usage_records', months, ({ start, end, price }) => ({
    account_sid: accountSid,
    api_version: '2010-04-01',
    as_of: new Date().toISOString(),
    category: 'totalprice',
    description: 'Total Price',
    start_date: start,
    end_date: end,
    count: null,
    count_unit: '',
    usage: price.toFixed(4),
    usage_unit: 'usd',
    price: price.toFixed(4),
    price_unit: 'usd',
    subresource_uris: {},
    uri: path,
  }));
}

/** The last day of a month given as YYYY-MM. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
