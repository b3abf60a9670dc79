import type { BrandCopy } from '../../content/brand-copy';
import { brands } from '../../content/brands';
import { drawings } from '../../content/drawings/drawings';
import { brandWords, independence, relatedTo, sectionsOf } from '../../content/page-kinds/brand';
import { serviceTypes } from '../../content/page-kinds/service-types';
import type { Page } from '../../pages';
import { FallbackImage } from '../../ui/fallback-image';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { FaqSection } from '../lists/faq-section';
import { entryOf } from '../shared/entry-of';
import { MoreLink } from '../shared/more-link';
import { Paragraphs } from '../shared/paragraphs';
import { Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';
import { BrandFigures, BrandRepairs } from './brand-sections';

export function BrandPage({ page, copy }: { page: Page; copy: BrandCopy }) {
  const brand = entryOf(brands, page.slug);
  const words = brandWords(brand);
  return (
    <SitePage
      page={page}
      words={copy}
      service={{ type: serviceTypes[brand.category], brand: brand.name }}
      category={brand.category}
      above="[All brands](/brands)"
      text={<Paragraphs items={copy.intro} />}
      aside={<ArrivalCard picture={<UnitPicture copy={copy} />} />}
      sections={sectionsOf(words, copy)}
    >
      <BrandRepairs path={page.path} words={words} copy={copy} />
      <BrandFigures words={words} copy={copy} />
      <FaqSection {...words.questions} items={copy.faqs} />
      <Section {...words.related} background="white" wide>
        <CardGrid items={relatedTo(copy)} />
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
        src={`/drawings/${drawing}.svg`}
        alt={`${drawings[drawing].unit}, drawn in outline`}
        priority
        className="h-[150px]"
      />
    </p>
  );
}
