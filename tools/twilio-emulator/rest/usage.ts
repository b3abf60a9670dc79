import type { Store } from '../store.ts';

/** About what a text and a call cost in the US, in dollars. */
const prices = { text: 0.0083, call: 0.028 };

/** Usage/Records/Monthly resource, for the category `totalprice` alone. Months without usage are left out. */
export function listMonthlyUsage({ messages, calls }: Store, since: string): object {
  const costs = new Map<string, number>();
  for (const used of [...messages, ...calls]) {
    const month = used.createdAt.slice(0, 7);
    costs.set(month, (costs.get(month) ?? 0) + ('body' in used ? prices.text : prices.call));
  }
  const rows = [...costs]
    .filter(([month]) => month >= since.slice(0, 7))
    .map(([month, price]) => ({
      category: 'totalprice',
      start_date: `${month}-01`,
      price: price.toFixed(4),
      price_unit: 'usd',
    }));
  return { usage_records: rows };
}
