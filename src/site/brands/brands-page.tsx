import { Link } from 'react-router-dom';
import { metroArrival } from '../../content/area/response-times';
import { brandCategories, isBrandCategory } from '../../content/brand-categories';
import { makes } from '../../content/finder/makes';
import * as content from '../../content/main-pages/brands';
import type { Page } from '../../pages';
import { BrandFinder, type ListedBrands } from '../finder/brand-finder';
import { SitePage } from '../layout/site-page';
import { Paragraph } from '../shared/rich-text';
import { FaqSection, Section } from '../shared/section';

export const BrandsPage = ({ page }: { page: Page }) => (
  <SitePage page={page} content={content} above={metroArrival} header={null}>
    <Section heading="Find your equipment" background="white" isWide>
      <BrandFinder List={BrandList} />
    </Section>
    <Section heading={content.serialNumber.heading}>
      <Paragraph text={content.serialNumber.text} className="max-w-measure" />
      <ul className="mt-4 list-disc pl-5">
        {content.serialNumber.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Section>
    <FaqSection heading="Questions about brands we repair" items={content.questions} />
    <p className="page-width pb-8 text-sm text-steel">{content.independence}</p>
  </SitePage>
);

const fromAToZ = makes.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));

/** All makes by kind, or the matches of the finder. A make of two kinds stands under both. */
function BrandList({ kind, found }: ListedBrands) {
  const foundNames = found && new Set([...found.brands.map(({ brand }) => brand.name), ...found.others]);
  const shown = fromAToZ.filter(
    ({ name, kinds }) => (kind === 'all' || kinds.includes(kind)) && (!foundNames || foundNames.has(name)),
  );
  const count = shown.length === makes.length ? '60+' : shown.length;
  const groups = Object.keys(brandCategories)
    .filter(isBrandCategory)
    .filter((category) => kind === 'all' || kind === category)
    .map((category) => ({ category, listed: shown.filter(({ kinds }) => kinds.includes(category)) }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <>
      <p role="status" className="mt-6 text-base text-slate">
        {`${count} ${count === 1 ? 'brand' : 'brands'}. A linked name has its own page. We work on the others, too.`}
      </p>
      <p className="mt-2 text-base text-slate">{content.trailers}</p>
      {groups.map(({ category, listed }) => (
        <section key={category} aria-label={brandCategories[category]} className="mt-6">
          <h3 className="text-lg">{brandCategories[category]}</h3>
          <p className="text-base text-slate">{content.usualCalls[category]}</p>
          {/* Keeps a focused link clear of the sticky search form. */}
          <ul className="mt-1 grid grid-cols-2 gap-x-4 text-base sm:grid-cols-3 lg:grid-cols-5 [&_a]:scroll-mt-44">
            {listed.map(({ name, brand }) => (
              <li key={name} className="flex min-h-11 items-center border-b border-line leading-tight">
                {brand ? (
                  <Link to={brand.path} className="link w-full py-3 font-heading font-bold">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
