import { useId } from 'react';
import { Link } from 'react-router-dom';
import { brandGroups, type BrandGroup, makeCounts } from '../../content/brand-groups';
import { categoryDrawings } from '../../content/category-drawings';
import { BrandFinder, type ListedBrands } from './brand-finder';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';

/** All makes by kind of equipment, with the finder that narrows them. */
export function BrandDirectory() {
  return <BrandFinder List={BrandList} />;
}

function BrandList({ kind, found }: ListedBrands) {
  const isFound = new Set(found?.brands.map(({ brand }) => brand.slug));
  const groups = brandGroups
    .filter(({ category }) => kind === 'all' || category === kind)
    .map((group) => ({
      ...group,
      brands: group.brands.filter(({ slug }) => !found || isFound.has(slug)),
      others: group.others.filter((name) => !found || found.others.includes(name)),
    }))
    .filter(({ brands, others }) => brands.length + others.length > 0);
  // A make of several kinds stands in several groups and counts once.
  const withPage = new Set(groups.flatMap(({ brands }) => brands.map(({ slug }) => slug))).size;
  const others = groups.flatMap((group) => group.others).length;
  return (
    <>
      <p role="status" className="mt-6 text-slate">
        {withPage} of {makeCounts.withPage} brands with a page
        {others > 0 ? `, ${others} more we work on` : ''}
      </p>
      {groups.map((group) => (
        <Group key={group.category} {...group} />
      ))}
    </>
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
          <DrawingThumbnail name={categoryDrawings[category]} className="max-md:w-28 md:-mx-2" />
          <h3 id={headingId} className="text-accent md:mt-2">
            {label}
          </h3>
        </div>
      </div>
      <div className="px-4 pb-4 md:px-8 md:py-6">
        <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-8 lg:grid-cols-3">
          {brands.map(({ slug, name, path }) => (
            <li key={slug} className="border-b border-line">
              <Link
                to={path}
                className="block min-h-11 py-3 font-heading leading-tight font-bold underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <p className="mt-4 text-base text-slate">
            <span className="font-semibold">We also work on:</span> {others.join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}
