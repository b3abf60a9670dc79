import { Link } from 'react-router-dom';
import { BulletList } from '../shared/bullet-list';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../shared/card-grid';
import { CheckList } from '../shared/check-list';
import { DataTable } from '../../ui/data-table';
import { drawingAddress } from '../drawings/drawing-address';
import { FailureSheet } from './failure-list';
import { FallbackImage } from '../../ui/fallback-image';
import { FaqList } from '../shared/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Plate } from '../shared/spec-card';
import { Section } from '../shared/section';
import { SourceList } from '../shared/source-list';
import { brandCategories } from '../../content/brand-categories';
import { type BrandCopy, nhtsaCampaignUrl, type Recall } from '../../content/brand-copy';
import { brands } from '../../content/brands';
import { serviceAreaTiers } from '../../content/business';
import { drawings } from '../../content/drawings';
import { industries } from '../../content/industries';
import { regulationSources } from '../../content/regulation-sources';
import type { Page } from '../../pages';

const recallLookup = 'https://www.nhtsa.gov/recalls';

type BrandPageProps = { page: Page; copy: BrandCopy };

export function BrandPage({ page, copy }: BrandPageProps) {
  const brand = brands.find(({ slug }) => slug === page.slug);
  if (!brand) throw new Error(`${page.path} has no brand.`);
  const { title, description } = copy;
  const machine = drawings[copy.drawing];
  const isRoadVehicle = ['truck', 'van', 'engine'].includes(brand.category);
  return (
    <div data-category={brand.category}>
      <PageHead {...page} title={title} description={description} />
      <PageHeader
        title={title}
        tag={brandCategories[brand.category]}
        category={brand.category}
        lead={copy.angle}
        text={copy.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        aside={
          <Plate
            title="Unit"
            picture={
              <p className="squared-paper flex justify-center border-b-2 border-ink">
                <FallbackImage
                  src={drawingAddress(copy.drawing)}
                  alt={`${machine.unit}, drawn in outline`}
                  priority
                  className="h-[150px]"
                />
              </p>
            }
            fields={[
              { term: 'Make', value: brand.name },
              { term: 'Kind', value: brandCategories[brand.category] },
              { term: 'Place', value: 'Yard, jobsite or roadside' },
              { term: serviceAreaTiers.metro.title, value: serviceAreaTiers.metro.responseTime },
            ]}
            note="Typical arrival. Call to confirm yours."
          />
        }
      >
        <CallButtons />
      </PageHeader>
      <Section
        heading="What fails, and what to check first"
        lead="The numbers in the list are the numbers on the drawing."
        ground="sheet"
        wide
      >
        <FailureSheet copy={copy} />
      </Section>
      <Section heading={`${brand.name} in the field`}>
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3>Around Tulsa</h3>
            <p className="mt-2">{copy.aroundTulsa}</p>
          </div>
          <div>
            <h3>How a visit goes</h3>
            <p className="mt-2">{copy.onSite}</p>
          </div>
        </div>
      </Section>
      <Section heading="Models">
        <DataTable
          caption={`${brand.name} models`}
          columns={['Model', 'Kind', 'Worth knowing']}
          rows={copy.models.map(({ name, kind, note }) => [name, kind, note])}
        />
      </Section>
      <Section
        heading="Intervals"
        ground="sheet"
        lead={`Figures are published ones for the models named; a row without one is general practice. Check your own manual${isRoadVehicle ? ' and VIN' : ' and serial number'} before relying on any of them.`}
      >
        <DataTable
          caption={`${brand.name} service intervals`}
          columns={['Item', 'When']}
          rows={copy.intervals.map(({ item, when }) => [item, when])}
        />
      </Section>
      <Section heading="Engines and aftertreatment">
        <BulletList items={copy.engines} />
      </Section>
      {copy.recalls.length > 0 ? <RecallSection brandName={brand.name} recalls={copy.recalls} /> : null}
      {copy.makerNotes.length > 0 ? (
        <Section heading="From the maker’s papers">
          <BulletList items={copy.makerNotes} />
        </Section>
      ) : null}
      <Section heading="What only the dealer or a specialist does">
        <p className="max-w-measure border-l-4 border-accent pl-4">{copy.limits}</p>
      </Section>
      <Section heading="Have this ready when you call" ground="night">
        <CheckList items={copy.haveReady} />
        <div className="mt-8">
          <CallButtons />
        </div>
      </Section>
      {copy.regulations.length > 0 ? (
        <Section heading="Rules that bear on it">
          <SourceList
            sources={copy.regulations.map((id) => ({
              name: regulationSources[id].title,
              url: regulationSources[id].url,
            }))}
          />
          <p className="mt-4 max-w-measure">
            What each asks, in plain words, is under{' '}
            <Link to="/resources" className="link">
              resources
            </Link>
            .
          </p>
        </Section>
      ) : null}
      <Section heading="Questions">
        <FaqList items={copy.faqs} />
      </Section>
      <Section heading="Related pages" ground="sheet" wide>
        <CardGrid items={relatedCards(copy)} />
        <p className="mt-8 max-w-measure text-sm text-steel">
          Independent service. Not affiliated with or authorized by the manufacturer; names identify the
          equipment serviced.
        </p>
      </Section>
      <CallToAction />
    </div>
  );
}

function RecallSection({ brandName, recalls }: { brandName: string; recalls: readonly Recall[] }) {
  return (
    <Section
      heading="Recalls worth checking"
      ground="sheet"
      lead={
        <>
          This list is not complete and it ages. Look up your VIN at{' '}
          <a href={recallLookup} rel="noopener" className="link">
            nhtsa.gov/recalls
          </a>
          ; recall work is free at the maker&rsquo;s dealer.
        </>
      }
    >
      <DataTable
        caption={`${brandName} recalls and campaigns`}
        columns={['Date or model years', 'Campaign', 'What it covers']}
        rows={recalls.map(({ date, campaign, text }) => [
          date,
          campaign ? campaignCell(campaign) : 'Look up by VIN',
          text,
        ])}
      />
    </Section>
  );
}

function campaignCell(campaign: string) {
  const url = nhtsaCampaignUrl(campaign);
  return url ? (
    <a href={url} rel="noopener" className="link">
      {campaign}
    </a>
  ) : (
    campaign
  );
}

function relatedCards(copy: BrandCopy) {
  return [
    ...copy.related.flatMap((relatedSlug) => {
      const related = brands.find(({ slug }) => slug === relatedSlug);
      if (!related) return [];
      const { name, path, category } = related;
      return [
        { title: name, text: 'What fails, and what to check first.', path, tag: brandCategories[category] },
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
