import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { brandCategories } from '../content/brands';
import { categoryDrawings } from '../content/category-drawings';
import { findBrands, makeCounts, type BrandFilter, type BrandGroup } from './brand-search';
import { FallbackImage } from './fallback-image';
import { PhoneLink } from './phone-link';
import { useHydrated } from './use-hydrated';

const everything: BrandFilter = { text: '', category: 'all' };

const categoryChoices: readonly { value: BrandFilter['category']; label: string }[] = [
  { value: 'all', label: 'All' },
  ...findBrands(everything).map(({ category }) => ({ value: category, label: brandCategories[category] })),
];

/** All makes in groups, with a text and a category filter over them. Without script, the plain list. */
export function BrandFinder() {
  const [filter, setFilter] = useState(everything);
  const searchId = useId();
  const hydrated = useHydrated();
  const found = findBrands(filter);
  const linked = found.reduce((sum, group) => sum + group.brands.length, 0);
  const others = found.reduce((sum, group) => sum + group.others.length, 0);

  return (
    <div>
      <form
        role="search"
        aria-label="Find a make"
        className="rounded border-2 border-ink bg-white p-4 sm:p-6 print:hidden"
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
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
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
                  onChange={() => setFilter({ ...filter, category: value })}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <p role="status" className="text-slate mt-4">
          {linked} of {makeCounts.withPage} makes with a page
          {others > 0 && `, ${others} more we work on`}
        </p>
      </form>

      {found.length === 0 ? (
        <p className="mt-8">
          Nothing listed under “{filter.text.trim()}”. That doesn’t mean no: call <PhoneLink /> with the make,
          the model and what it does.
        </p>
      ) : (
        found.map((group) => <Group key={group.category} {...group} />)
      )}
    </div>
  );
}

function Group({ category, label, brands, others }: BrandGroup) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-category={category}
      className="mt-8 border-2 border-ink bg-white md:grid md:grid-cols-[15rem_1fr] print:break-inside-avoid"
    >
      <div className="border-ink border-t-8 border-t-accent max-md:border-b-2 md:border-r-2">
        <div className="flex items-center gap-4 p-4 md:sticky md:top-20 md:block md:p-6">
          <FallbackImage
            src={`/drawings/${categoryDrawings[category]}.svg`}
            alt=""
            className="h-auto max-md:w-28 md:-mx-2"
          />
          <h3 id={headingId} className="text-accent md:mt-2">
            {label}
          </h3>
        </div>
      </div>
      <div className="px-4 pb-4 md:px-8 md:py-6">
        {brands.length > 0 && (
          <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
            {brands.map(({ slug, name, path, title }) => (
              <li key={slug} className="border-b border-line">
                <Link to={path} className="group block min-h-11 py-3">
                  <span className="block font-heading leading-tight font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                    {name}
                  </span>
                  <span className="mt-1 block text-sm text-steel max-sm:hidden">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <p className="mt-4 text-base text-slate">
            <span className="font-semibold">Ask about others:</span> {others.join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}
