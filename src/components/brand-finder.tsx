import { type ReactElement, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { brandCategories } from '../content/brand-categories';
import { showGroups } from './brand-rows';
import type { BrandFilter } from './brand-search';
import { PhoneLink } from './phone-link';
import { useHydrated } from './use-hydrated';

type Search = typeof import('./brand-search');

const everything: BrandFilter = { text: '', category: 'all' };

const categoryChoices: readonly { value: string; label: string }[] = [
  { value: everything.category, label: 'All' },
  ...Object.entries(brandCategories).map(([value, label]) => ({ value, label })),
];

const isChoice = (value: string): value is BrandFilter['category'] =>
  value === 'all' || Object.hasOwn(brandCategories, value);

type BrandFinderProps = {
  /** All makes, as a `BrandList`. */
  list: ReactElement;
  /** How many they are, in a line. */
  count: ReactElement;
};

/**
 * A text and a category filter over the list of makes. What a make is also called is fetched when the
 * form is first touched; without script the form sleeps over the plain list.
 */
export function BrandFinder({ list, count }: BrandFinderProps) {
  const [filter, setFilter] = useState(everything);
  const [search, setSearch] = useState<Search | 'unavailable' | null>(null);
  const searchId = useId();
  const hydrated = useHydrated();
  const rows = useRef<HTMLDivElement>(null);
  const isFiltering = filter.text.trim() !== '' || filter.category !== 'all';
  const found = useMemo(() => {
    if (search === null || search === 'unavailable') return null;
    const groups = search.findBrands(filter);
    return { groups, text: search.foundText(groups) };
  }, [search, filter]);
  const isUnavailable = isFiltering && search === 'unavailable';
  const foundCount = isFiltering && found ? <p>{found.text}</p> : null;

  useLayoutEffect(() => {
    if (rows.current && found) showGroups(rows.current, found.groups);
  }, [found]);

  function loadSearch(): void {
    if (search !== null && search !== 'unavailable') return;
    import('./brand-search').then(setSearch, () => setSearch('unavailable'));
  }

  function change(part: Partial<BrandFilter>): void {
    setFilter({ ...filter, ...part });
    loadSearch();
  }

  return (
    <div>
      <form
        role="search"
        aria-label="Find a make"
        className="rounded border-2 border-ink bg-white p-4 sm:p-6 print:hidden"
        onFocus={loadSearch}
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={searchId} className="block font-semibold">
          Make, model or machine
        </label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          disabled={!hydrated}
          value={filter.text}
          onChange={(event) => change({ text: event.target.value })}
          placeholder="Cascadia, skid steer, GS-1930"
          className="border-steel mt-1 block min-h-11 w-full max-w-md border bg-white px-3"
        />
        <fieldset className="mt-4" disabled={!hydrated}>
          <legend className="font-semibold">Kind of equipment</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {categoryChoices.map(({ value, label }) => (
              <label
                key={value}
                className="border-steel has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-focus inline-flex min-h-11 cursor-pointer items-center border bg-white px-3 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={`${searchId}-category`}
                  className="sr-only"
                  checked={filter.category === value}
                  onChange={() => isChoice(value) && change({ category: value })}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status" className="text-slate mt-4">
          {isUnavailable ? <p>The search did not load. The whole list is below.</p> : (foundCount ?? count)}
        </div>
      </form>

      {found?.groups.length === 0 && (
        <p className="mt-8">
          Nothing listed under “{filter.text.trim()}”. That doesn’t mean no: call <PhoneLink /> with the make,
          the model and what it does.
        </p>
      )}
      <div ref={rows}>{list}</div>
    </div>
  );
}
