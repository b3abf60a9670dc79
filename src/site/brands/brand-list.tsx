import { Link } from 'react-router-dom';
import { brandGroups, makeCounts } from '../../content/finder/brand-groups';
import type { BrandCategory } from '../../content/brand-categories';
import type { ListedBrands } from './brand-finder';

type ListedMake = { name: string; path?: string; kinds: readonly BrandCategory[] };

/** Every make once, with the kinds it builds; those without a page have no path. */
function allMakes(): readonly ListedMake[] {
  const makes = new Map<string, ListedMake>();
  for (const { category, brands, others } of brandGroups) {
    for (const { name, path } of [...brands, ...others.map((other) => ({ name: other, path: undefined }))]) {
      const kinds = [...(makes.get(name)?.kinds ?? []), category];
      makes.set(name, { name, kinds, ...(path && { path }) });
    }
  }
  return [...makes.values()].sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

const makes = allMakes();

/** All makes from A to Z, or those that the finder above has found. */
export function BrandList({ kind, found }: ListedBrands) {
  const isFound = new Set([
    ...(found?.brands.map(({ brand }) => brand.name) ?? []),
    ...(found?.others ?? []),
  ]);
  const shown = makes.filter(
    ({ name, kinds }) => (kind === 'all' || kinds.includes(kind)) && (!found || isFound.has(name)),
  );
  const withPage = shown.filter(({ path }) => path).length;
  const others = shown.length - withPage;
  return (
    <>
      <p role="status" className="mt-6 text-base text-slate">
        {withPage} of {makeCounts.withPage} brands with a page
        {others > 0 ? `, plus ${others} more we repair` : ''}
      </p>
      {/* The search stands over the list: a focused link keeps clear of it. */}
      <ul className="mt-2 grid grid-cols-2 gap-x-4 text-base sm:grid-cols-3 lg:grid-cols-5 [&_a]:scroll-mt-44">
        {shown.map(({ name, path }) => (
          <li key={name} className="flex min-h-11 items-center border-b border-line leading-tight">
            {path ? (
              <Link to={path} className="link w-full py-3 font-heading font-bold">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
