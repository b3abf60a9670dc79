import { useId } from 'react';
import { Link } from 'react-router-dom';
import { categoryDrawings } from '../content/category-drawings';
import type { BrandGroup } from './brand-search';
import { DrawingThumbnail } from './drawing-thumbnail';

/** All makes in groups. What a filter leaves of them is shown by `showGroups`, without drawing them again. */
export function BrandList({ groups }: { groups: readonly BrandGroup[] }) {
  return groups.map((group) => <Group key={group.category} {...group} />);
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
        <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
          {brands.map(({ slug, name, path }) => (
            <li key={slug} className="border-b border-line">
              <Link to={path} className="group block min-h-11 py-3">
                <span className="block font-heading leading-tight font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <p className="mt-4 text-base text-slate">
            <span className="font-semibold">Ask about others:</span>{' '}
            <span data-others="">{others.join(', ')}</span>.
          </p>
        )}
      </div>
    </section>
  );
}
