import type { Context } from '../context.ts';
import { notFound } from '../rest-errors.ts';
import { page } from './listing.ts';
import { methodNotAllowed, type RestRequest } from './request.ts';

/** About what a text and a call cost in the US, in dollars. */
const prices = { text: 0.0083, call: 0.028 };

/** Usage/Records/Monthly resource, for the category `totalprice` alone. Months without usage are left out. */
export function handleUsage(context: Context, { method, segments, query, path }: RestRequest): Response {
  if (segments.join('/') !== 'Records/Monthly.json' || query.get('Category') !== 'totalprice') {
    throw notFound(path);
  }
  if (method !== 'GET') throw methodNotAllowed();
  const { store, accountSid, now } = context;
  const costs = new Map<string, number>();
  const add = (at: string, price: number) => {
    const month = at.slice(0, 7);
    costs.set(month, (costs.get(month) ?? 0) + price);
  };
  for (const message of store.messages) add(message.createdAt, prices.text);
  for (const call of store.calls) add(call.createdAt, prices.call);
  const months = [...costs]
    .map(([month, price]) => ({ sid: month, start: `${month}-01`, end: lastDayOf(month), price }))
    .filter(({ end }) => end >= (query.get('StartDate') ?? ''))
    .sort((left, right) => right.start.localeCompare(left.start));
  const show = ({ start, end, price }: (typeof months)[number]) => ({
    account_sid: accountSid,
    api_version: '2010-04-01',
    as_of: now().toISOString(),
    category: 'totalprice',
    count: null,
    count_unit: '',
    description: 'Total Price',
    start_date: start,
    end_date: end,
    price: price.toFixed(4),
    price_unit: 'usd',
    subresource_uris: {},
    uri: path,
    usage: price.toFixed(4),
    usage_unit: 'usd',
  });
  return Response.json(page(path, query, 'usage_records', months, show));
}

/** The last day of a month given as YYYY-MM. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
