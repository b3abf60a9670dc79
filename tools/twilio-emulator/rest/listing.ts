const defaultPageSize = 50;
const maxPageSize = 1000;

/** Newest first; of two with the same time, the one added later. */
export function byNewest<Item>(items: Item[], time: (item: Item) => string): Item[] {
  return items.toReversed().sort((left, right) => Date.parse(time(right)) - Date.parse(time(left)));
}

/** The filters `Name`, `Name<` and `Name>`: a UTC day, or an instant. Both bounds are inclusive. */
export function isWithin(time: string | null, name: string, query: URLSearchParams): boolean {
  const compare = (filter: string) => {
    if (time === null) return null;
    const [left, right] = [filter.length === 10 ? time.slice(0, 10) : time, filter];
    return filter.length === 10 ? left.localeCompare(right) : Date.parse(left) - Date.parse(right);
  };
  const passes = (filter: string | null, test: (order: number) => boolean) => {
    if (filter === null || filter === '') return true;
    const order = compare(filter);
    return order !== null && test(order);
  };
  return (
    passes(query.get(name), (order) => order === 0) &&
    passes(query.get(`${name}<`), (order) => order <= 0) &&
    passes(query.get(`${name}>`), (order) => order >= 0)
  );
}

/** One page in Twilio's envelope. The token names the last item of the page before. */
export function page<Item extends { sid: string }>(
  path: string,
  query: URLSearchParams,
  key: string,
  items: Item[],
  show: (item: Item) => object,
) {
  const wanted = Number(query.get('PageSize') ?? defaultPageSize);
  const pageSize = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, maxPageSize) : defaultPageSize;
  const number = Math.max(0, Number(query.get('Page') ?? 0) || 0);
  const anchor = query.get('PageToken')?.slice('PA'.length);
  const anchored = anchor === undefined ? -1 : items.findIndex((item) => item.sid === anchor);
  const start = anchored === -1 ? number * pageSize : anchored + 1;
  const shown = items.slice(start, start + pageSize);

  const address = (pageNumber: number, token: string | undefined) => {
    const target = new URLSearchParams(query);
    target.delete('PageToken');
    target.set('PageSize', String(pageSize));
    target.set('Page', String(pageNumber));
    if (token !== undefined) target.set('PageToken', `PA${token}`);
    return `${path}?${target}`;
  };
  const hasMore = start + shown.length < items.length;
  return {
    [key]: shown.map(show),
    page: number,
    page_size: pageSize,
    start,
    end: start + Math.max(0, shown.length - 1),
    uri: query.size > 0 ? `${path}?${query}` : path,
    first_page_uri: address(0, undefined),
    next_page_uri: hasMore ? address(number + 1, shown.at(-1)?.sid) : null,
    previous_page_uri: number > 0 ? address(number - 1, undefined) : null,
  };
}
