import { startTransition, useEffect, useState } from 'react';
import type { BrandCategory } from '../../content/brand-categories';
import type { Found } from './brand-search';

const load = () => import('./brand-search');
type Search = Awaited<ReturnType<typeof load>>;

/** Fetches the search ahead of the first letter, when a field for it gets the focus. */
export const fetchBrandSearch = (): void => void load().catch(() => undefined);

/** What a text leads to; null while there is no text or the search is on its way. */
export function useBrandSearch(text: string, kind: BrandCategory | 'all'): Found | 'unavailable' | null {
  const [search, setSearch] = useState<Search | 'unavailable' | null>(null);

  useEffect(() => {
    if (text === '') return;
    load().then(
      (loaded) => startTransition(() => setSearch(loaded)),
      () => setSearch('unavailable'),
    );
  }, [text]);

  if (text === '' || search === null) return null;
  return search === 'unavailable' ? search : search.findBrands(text, kind);
}
