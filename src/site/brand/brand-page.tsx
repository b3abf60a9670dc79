import { Link } from 'react-router-dom';
import { BrandFigures } from './brand-figures';
import { BrandRepairs } from './brand-repairs';
import { brandBefore } from './brand-words';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { drawingAddress } from '../drawings/drawing-address';
import { FallbackImage } from '../../ui/fallback-image';
import { FaqList } from '../lists/faq-list';
import { JumpList } from '../lists/jump-list';
import { MoreLink } from '../shared/more-link';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ArrivalPlate } from '../shared/spec-card';
import { ProofStrip } from '../proof/proof-strip';
import { Section } from '../shared/section';
import { brandCategories } from '../../content/brand-categories';
import type { BrandCopy } from '../../content/brand-copy';
import { brands } from '../../content/brands';
import { drawings } from '../../content/drawings/drawings';
import { industries } from '../../content/industries';
import { serviceTypes } from '../../content/service-types';
import type { Page } from '../../pages';

type BrandPageProps = { page: Page; copy: BrandCopy };

export function BrandPage({ page, copy }: BrandPageProps) {
  const brand = brands.find(({ slug }) => slug === page.slug);
  if (!brand) throw new Error(`${page.path} has no brand.`);
  const { title, description } = copy;
  return (
    <div data-category={brand.category}>
      <PageHead
        {...page}
        title={title}
        description={description}
        service={{ type: serviceTypes[brand.category], brand: brand.name }}
      />
      <PageHeader
        title={title}
        category={brand.category}
        above={
          <Link to="/brands" className="link inline-block py-1">
            All brands
          </Link>
        }
        lead={copy.lead}
        text={copy.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        aside={<ArrivalPlate picture={<UnitPicture copy={copy} />} />}
      >
        <CallButtons />
        <ProofStrip />
      </PageHeader>
      <JumpList items={partsOf(copy)} />
      <BrandRepairs brand={brand} copy={copy} />
      <BrandFigures brand={brand} copy={copy} />
      <Section heading={`${brandBefore(brand)} repair questions`} id="questions">
        <FaqList items={copy.faqs} />
      </Section>
      <Section heading="Related brands and industries" ground="sheet" wide>
        <CardGrid items={relatedCards(copy)} />
        <MoreLink to="/brands">All brands we repair</MoreLink>
        <p className="mt-4 max-w-measure text-sm text-steel">
          Independent service. Not affiliated with or authorized by the manufacturer; names identify the
          equipment serviced.
        </p>
      </Section>
      <CallToAction />
    </div>
  );
}

/** What the page is long enough to be jumped to. */
function partsOf({ faultCodes, recalls }: BrandCopy) {
  return [
    { id: 'repairs', text: 'What we repair' },
    { id: 'failures', text: 'What usually fails' },
    ...(faultCodes.length > 0 ? [{ id: 'fault-codes', text: 'Fault codes' }] : []),
    { id: 'models', text: 'Models' },
    { id: 'why-call', text: 'Why call us' },
    { id: 'have-ready', text: 'Before you call' },
    ...(recalls.length > 0 ? [{ id: 'recalls', text: 'Recalls' }] : []),
    { id: 'intervals', text: 'Service intervals' },
    { id: 'questions', text: 'Questions' },
  ];
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
  return [
    ...copy.related.flatMap((relatedSlug) => {
      const related = brands.find(({ slug }) => slug === relatedSlug);
      if (!related) return [];
      const { name, path, category } = related;
      return [
        {
          title: name,
          text: `What fails on ${name}, and how we fix it on site.`,
          path,
          tag: brandCategories[category],
        },
      ];
    }),
    ...copy.industries.flatMap((industrySlug) => {
      const industry = industries.find(({ slug }) => slug === industrySlug);
      if (!industry) return [];
      const { title, description: text, path } = industry;
      return [{ title, text, path, tag: 'Industry' }];
    }),
  ];
}
