import { Link } from 'react-router-dom';
import { BulletList } from '../lists/bullet-list';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CalloutSheet } from '../drawings/callout-figure';
import { CardGrid } from '../lists/card-grid';
import { CheckList } from '../lists/check-list';
import { DataTable } from '../../ui/data-table';
import { DrawingSheet } from '../drawings/drawing-frame';
import { FaqList } from '../lists/faq-list';
import { JumpList } from '../lists/jump-list';
import { MoreLink } from '../shared/more-link';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { RefusalList } from './refusal-list';
import { ParagraphsInColumns } from '../shared/paragraphs-in-columns';
import { Section } from '../shared/section';
import { ServiceAreaMap } from './service-area-map';
import { SourceList } from '../lists/source-list';
import { TravelTicket } from './trip-summary';
import { typicalArrival } from './typical-arrival';
import { brandCategories } from '../../content/brand-categories';
import { brands } from '../../content/brands';
import { business } from '../../content/business';
import { localPages } from '../../content/local-pages';
import { nearestPlaces, places, type Place } from '../../content/area/places';
import { services } from '../../content/services';
import { serviceTypes } from '../../content/service-types';
import type { Page } from '../../pages';
import type { Words } from '../../words';

/** How many neighbouring towns a page lists. */
const nearbyCount = 6;

/** The parts of the page, which is long. */
const parts = [
  { id: 'plan', text: 'What we do here' },
  { id: 'machine', text: 'What breaks' },
  { id: 'area', text: 'Towns and response times' },
  { id: 'before-you-call', text: 'Before you call' },
  { id: 'questions', text: 'Questions' },
  { id: 'related', text: 'Services and brands' },
];

type Copy = Words['location'];

/** The services and brands that the page names. */
function relatedPages(copy: Copy) {
  return [
    ...services
      .filter(({ slug }) => copy.services.some((wanted) => wanted === slug))
      .map(({ name, description: text, path: to }) => ({ title: name, text, path: to })),
    ...brands
      .filter(({ slug }) => copy.brands.some((wanted) => wanted === slug))
      .map(({ name, category, path: to }) => ({ title: name, text: brandCategories[category], path: to })),
  ];
}

export function LocationPage({ page, copy }: { page: Page; copy: Copy }) {
  const local = localPages.find(({ slug }) => slug === page.slug);
  const place = places.find(({ name, state }) => name === local?.city && state === business.location.state);
  if (!local || !place) throw new Error(`${page.path} has no place.`);
  const { title } = local;
  const { description } = copy;
  const { drawing } = copy;
  return (
    <div data-category={drawing.category}>
      <PageHead
        {...page}
        title={title}
        description={description}
        service={{ type: serviceTypes[drawing.category], city: place.name }}
      />
      <PageHeader
        title={title}
        lead={copy.angle}
        above={
          <Link to="/locations" className="link inline-block py-1">
            All towns we serve
          </Link>
        }
        aside={<TravelTicket place={place} />}
      >
        <CallButtons />
      </PageHeader>
      <JumpList items={parts} />
      <PlanSection plan={copy.plan} intro={copy.intro} />
      <Section wide id="machine" heading={drawing.heading}>
        <CalloutSheet drawing={drawing} />
      </Section>
      <CopySections sections={copy.sections} />
      <AreaSection place={place} facts={copy.localFacts} />
      <BeforeTheCall city={place.name} haveReady={copy.haveReady} limits={copy.limits} />
      <Section heading={`Questions about repair in ${place.name}`} id="questions" ground="sheet">
        <FaqList items={copy.faqs} />
      </Section>
      <div className="print:hidden">
        <Section wide id="related" heading={`Services and brands for ${place.name}`}>
          <CardGrid items={relatedPages(copy)} />
        </Section>
      </div>
      {copy.sources.length > 0 && (
        <Section heading="Sources">
          <SourceList sources={copy.sources} />
        </Section>
      )}
      <CallToAction />
    </div>
  );
}

function PlanSection({ plan, intro }: Pick<Copy, 'plan' | 'intro'>) {
  return (
    <Section wide ground="sheet" id="plan" heading={plan.heading} {...(plan.lead && { lead: plan.lead })}>
      <ParagraphsInColumns paragraphs={intro} />
      <DataTable caption={plan.caption} columns={plan.columns} rows={plan.rows} />
      {plan.note && <p className="mt-3 max-w-4xl text-base text-slate">{plan.note}</p>}
    </Section>
  );
}

function CopySections({ sections }: Pick<Copy, 'sections'>) {
  return sections.map(({ heading, paragraphs, list, table }, index) => (
    <Section key={heading} heading={heading} ground={index % 2 === 0 ? 'sheet' : 'paper'}>
      <div className="space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-measure">
            {paragraph}
          </p>
        ))}
        {list && <CheckList items={list} />}
        {table && (
          <>
            <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
            {table.note && <p className="text-base text-slate">{table.note}</p>}
          </>
        )}
      </div>
    </Section>
  ));
}

/** The map around the town, and how soon we are with its neighbours. */
function AreaSection({ place, facts }: { place: Place; facts: Copy['localFacts'] }) {
  const atBase = place.name === business.location.city;
  return (
    <Section wide ground="night" id="area" heading={`Where we go around ${place.name}`}>
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <DrawingSheet caption="Straight-line distances, to scale">
          <div className="mx-auto max-w-3xl p-2">
            <ServiceAreaMap
              town={place.name}
              label={
                atBase
                  ? 'Map of the service area around Tulsa'
                  : `Map of the service area with ${place.name} ringed, ${place.miles} miles ${place.bearing} of the reference point in ${business.location.city}`
              }
            />
          </div>
        </DrawingSheet>
        <div>
          <BulletList items={facts} />
          <h3 className="mt-8 mb-3">Towns nearby, and their typical arrival</h3>
          <DataTable
            dense
            caption={`Nearest to ${place.name}`}
            columns={['Town', `From downtown ${business.location.city}`, 'Typical arrival']}
            rows={nearestPlaces(place, nearbyCount).map((near) => [
              `${near.name}, ${near.state}`,
              `${near.miles} mi`,
              typicalArrival(near.tier),
            ])}
          />
          <MoreLink to="/locations">See the whole service area</MoreLink>
        </div>
      </div>
    </Section>
  );
}

type BeforeTheCallProps = Pick<Copy, 'haveReady' | 'limits'> & { city: string };

function BeforeTheCall({ city, haveReady, limits }: BeforeTheCallProps) {
  return (
    <Section wide id="before-you-call" heading={`Before you call from ${city}`}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="mb-3">Have this ready</h3>
          <CheckList items={haveReady} />
        </div>
        <div>
          <h3 className="mb-3">What we don’t do</h3>
          <RefusalList items={limits} />
        </div>
      </div>
    </Section>
  );
}
