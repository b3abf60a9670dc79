import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { brandCategories } from '../content/brands';
import { findBrands, makeCounts, type BrandFilter, type BrandGroup } from './brand-search';
import { categoryStyles } from './category';
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
        className="rounded border border-ink bg-white p-4 sm:p-6 print:hidden"
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
                className="border-steel has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-focus inline-flex min-h-11 cursor-pointer items-center border bg-white px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
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
          Nothing listed under “{filter.text.trim()}”. That doesn’t mean no: we look after mixed fleets, so
          call <PhoneLink /> with the make, the model and what it does.
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
      className={`form-row mt-8 border-l-4 pl-4 md:pl-6 ${categoryStyles[category].rule}`}
    >
      <h3 id={headingId}>{label}</h3>
      <div className="mt-2 lg:mt-0">
        {brands.length > 0 && (
          <ul className="grid gap-x-8 border-t border-ink sm:grid-cols-2">
            {brands.map(({ slug, name, path, title }) => (
              <li key={slug} className="border-b border-line">
                <Link to={path} className="block py-2">
                  <span className="link block font-semibold">{name}</span>
                  <span className="block text-sm text-steel">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <p className="mt-3 text-base text-slate">
            <span className="font-semibold">Ask about others:</span> {others.join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}
