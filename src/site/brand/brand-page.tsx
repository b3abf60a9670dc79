import { brandCategories } from '../../content/brand-categories';
import type { BrandCopy } from '../../content/brand-copy';
import { brands } from '../../content/brands';
import { drawings } from '../../content/drawings/drawings';
import { industries } from '../../content/industries';
import { brandWords, independence } from '../../content/page-kinds/brand';
import { serviceTypes } from '../../content/service-types';
import type { Page } from '../../pages';
import { FallbackImage } from '../../ui/fallback-image';
import { drawingAddress } from '../drawings/drawing-address';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { FaqSection } from '../lists/faq-section';
import { entryOf } from '../shared/entry-of';
import { MoreLink } from '../shared/more-link';
import { Paragraphs } from '../shared/paragraphs';
import { Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';
import { BrandFigures } from './brand-figures';
import { BrandRepairs } from './brand-repairs';
import { brandBefore, isRoadVehicle } from './brand-words';

type BrandPageProps = { page: Page; copy: BrandCopy };

export function BrandPage({ page, copy }: BrandPageProps) {
  const brand = entryOf(brands, page.slug);
  const words = brandWords(brand, brandBefore(brand), isRoadVehicle(brand));
  const sections = Object.values(words).filter(
    ({ id }) =>
      (id !== 'fault-codes' || copy.faultCodes.length > 0) && (id !== 'recalls' || copy.recalls.length > 0),
  );
  return (
    <SitePage
      page={page}
      title={copy.title}
      description={copy.description}
      service={{ type: serviceTypes[brand.category], brand: brand.name }}
      category={brand.category}
      above="[All brands](/brands)"
      lead={copy.lead}
      text={<Paragraphs items={copy.intro} />}
      aside={<ArrivalCard picture={<UnitPicture copy={copy} />} />}
      sections={sections}
    >
      <BrandRepairs brand={brand} words={words} copy={copy} />
      <BrandFigures brand={brand} words={words} copy={copy} />
      <FaqSection {...words.questions} items={copy.faqs} />
      <Section heading="Related brands and industries" background="white" wide>
        <CardGrid items={relatedCards(copy)} />
        <MoreLink to="/brands">All brands we repair</MoreLink>
        <p className="mt-4 max-w-measure text-sm text-steel">{independence}</p>
      </Section>
    </SitePage>
  );
}

function UnitPicture({ copy: { drawing } }: { copy: BrandCopy }) {
  return (
    <p className="squared-paper flex justify-center border-b-2 border-ink">
      <FallbackImage
        src={drawingAddress(drawing)}
        alt={`${drawings[drawing].unit}, drawn in outline`}
        priority
        className="h-[150px]"
      />
    </p>
  );
}

function relatedCards(copy: BrandCopy) {
  const makes = copy.related.map((slug) => entryOf(brands, slug));
  const fleets = copy.industries.map((slug) => entryOf(industries, slug));
  return [
    ...makes.map(({ name, path, category }) => ({
      title: name,
      text: `What fails on ${name}, and how we fix it on site.`,
      path,
      tag: brandCategories[category],
    })),
    ...fleets.map(({ title, description, path }) => ({ title, text: description, path, tag: 'Industry' })),
  ];
}
