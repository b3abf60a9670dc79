import { typicalArrival } from '../../content/area/response-times';
import { nearestPlaces, placeNamed, type Place, townPageOf } from '../../content/area/places';
import { business } from '../../content/business';
import { localPages } from '../../content/local-pages';
import type { LocationCopy } from '../../content/location-copy';
import { locationWords, mapOf, relatedTo, tripTo } from '../../content/page-kinds/location';
import { serviceTypes } from '../../content/page-kinds/service-types';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { CalloutFigure } from '../drawings/callout-figure';
import { DrawingFrame } from '../drawings/drawing-frame';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { PointList } from '../lists/point-list';
import { SourceList } from '../lists/source-list';
import { entryOf } from '../shared/entry-of';
import { MoreLink } from '../shared/links';
import { Paragraphs, ParagraphsInColumns } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { SpecCard } from '../shared/spec-card';
import { ServiceAreaMap } from './service-area-map';

/** How many neighboring towns a page lists. */
const nearbyCount = 6;

export function LocationPage({ page, copy }: { page: Page; copy: LocationCopy }) {
  const { city, name } = entryOf(localPages, page.slug);
  const place = placeNamed(city, business.location.state);
  if (!place) throw new Error(`${page.path} has no place.`);
  const townPage = townPageOf(city, place.state);
  const { plan, drawing } = copy;
  const words = locationWords(city, copy);
  return (
    <SitePage
      page={page}
      words={{ title: name, description: copy.description, lead: copy.angle }}
      service={{ type: serviceTypes[drawing.category], city }}
      category={drawing.category}
      above="[All towns we serve](/locations)"
      aside={<SpecCard {...tripTo(place, copy.destination)} />}
      sections={Object.values(words)}
    >
      <Section {...words.plan} isWide background="white">
        <ParagraphsInColumns items={copy.intro} />
        <DataTable caption={plan.caption} columns={plan.columns} rows={plan.rows} />
        {plan.note ? <p className="mt-3 max-w-4xl text-base text-slate">{plan.note}</p> : null}
      </Section>
      <Section {...words.machine} isWide>
        <CalloutFigure name={drawing.name} legend={drawing.callouts} />
      </Section>
      <CopySections sections={copy.sections} />
      <Section {...words.area} isWide background="dark">
        <AreaAround place={place} facts={copy.localFacts} isTownPage={page.slug === townPage?.slug} />
      </Section>
      <Section {...words.beforeYouCall} isWide>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div>
            <h3 className="mb-3">Have this ready</h3>
            <PointList items={copy.haveReady} />
          </div>
          <div>
            <h3 className="mb-3">What we don’t do</h3>
            <PointList mark="cross" items={copy.limits} />
          </div>
        </div>
      </Section>
      <FaqSection {...words.questions} background="white" items={copy.faqs} />
      <ListSection {...words.related} isWide isScreenOnly List={CardGrid} items={relatedTo(copy)} />
      <ListSection {...words.sources} List={SourceList} items={copy.sources} />
    </SitePage>
  );
}

function CopySections({ sections }: Pick<LocationCopy, 'sections'>) {
  return sections.map(({ heading, paragraphs, list, table }, index) => (
    <Section key={heading} heading={heading} background={index % 2 === 0 ? 'white' : 'paper'}>
      <div className="space-y-4">
        <Paragraphs items={paragraphs} />
        {list ? <PointList items={list} /> : null}
        {table ? (
          <>
            <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
            {table.note ? <p className="text-base text-slate">{table.note}</p> : null}
          </>
        ) : null}
      </div>
    </Section>
  ));
}

type AreaAroundProps = { place: Place; facts: readonly string[]; isTownPage: boolean };

/** The map of the area, and on the page about the town itself arrival times for nearby towns. */
function AreaAround({ place, facts, isTownPage }: AreaAroundProps) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
      <DrawingFrame caption="Straight-line distances, to scale">
        <div className="mx-auto max-w-3xl p-2">
          <ServiceAreaMap town={place.name} label={mapOf(place)} />
        </div>
      </DrawingFrame>
      <div>
        <PointList mark="bullet" items={facts} />
        {isTownPage ? (
          <>
            <h3 className="mt-8 mb-3">Towns nearby, and their typical arrival</h3>
            <DataTable
              isDense
              caption={`Other towns near ${place.name}`}
              columns={['Town', `From downtown ${business.location.city}`, 'Typical arrival']}
              rows={nearestPlaces(place, nearbyCount).map((near) => [
                `${near.name}, ${near.state}`,
                `${near.miles} mi`,
                typicalArrival(near.tier),
              ])}
            />
          </>
        ) : null}
        <MoreLink to="/locations">See the whole service area</MoreLink>
      </div>
    </div>
  );
}
