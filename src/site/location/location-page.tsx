import { listNearestPlaces, findPlace, type Place, findTownPage } from '../../content/area/places';
import { tellTypicalArrival } from '../../content/area/response-times';
import { business } from '../../content/business';
import type { WithMachine } from '../../content/drawings/drawings';
import { localPages } from '../../content/local-pages';
import type { LocationContent } from '../../content/location-content';
import {
  describeLocationSections,
  describeMap,
  listRelated,
  describeTrip,
} from '../../content/page-kinds/location';
import { serviceTypes } from '../../content/page-kinds/service-types';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { ServiceAreaMap } from '../area/service-area-map';
import { CalloutFigure } from '../drawings/callout-figure';
import { DrawingFrame } from '../drawings/drawing-frame';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { PointList } from '../lists/point-list';
import { SourceList } from '../lists/source-list';
import { findEntry } from '../shared/find-entry';
import { MoreLink } from '../shared/links';
import { Paragraphs, ParagraphsInColumns } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { SpecCard } from '../shared/spec-card';

/** How many neighboring towns a page lists. */
const nearbyCount = 6;

export function LocationPage({ page, content }: { page: Page; content: WithMachine<LocationContent> }) {
  const { city, name } = findEntry(localPages, page.slug);
  const place = findPlace(city, business.location.state);
  if (!place) {
    throw new Error(`${page.path} has no place.`);
  }
  const townPage = findTownPage(city, place.state);
  const { plan, drawing } = content;
  const sections = describeLocationSections(city, content);
  return (
    <SitePage
      page={page}
      content={{ title: name, description: content.description, lead: content.angle }}
      service={{ type: serviceTypes[drawing.category], city }}
      category={drawing.category}
      above="[All towns we serve](/locations)"
      aside={<SpecCard {...describeTrip(place, content.destination)} />}
      sections={Object.values(sections)}
    >
      <Section {...sections.plan} isWide background="white">
        <ParagraphsInColumns items={content.intro} />
        <DataTable caption={plan.caption} columns={plan.columns} rows={plan.rows} />
        {plan.note ? <p className="mt-3 max-w-4xl text-base text-slate">{plan.note}</p> : null}
      </Section>
      <Section {...sections.machine} isWide>
        <CalloutFigure machine={content.machine} legend={drawing.callouts} />
      </Section>
      <ContentSections sections={content.sections} />
      <Section {...sections.area} isWide background="dark">
        <AreaAround place={place} facts={content.localFacts} isTownPage={page.slug === townPage?.slug} />
      </Section>
      <Section {...sections.beforeYouCall} isWide>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div>
            <h3 className="mb-3">Have this ready</h3>
            <PointList items={content.haveReady} />
          </div>
          <div>
            <h3 className="mb-3">What we don’t do</h3>
            <PointList mark="cross" items={content.limits} />
          </div>
        </div>
      </Section>
      <FaqSection {...sections.questions} background="white" items={content.faqs} />
      <ListSection {...sections.related} isWide isScreenOnly List={CardGrid} items={listRelated(content)} />
      <ListSection {...sections.sources} List={SourceList} items={content.sources} />
    </SitePage>
  );
}

function ContentSections({ sections }: Pick<LocationContent, 'sections'>) {
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
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
      <DrawingFrame caption="Straight-line distances, to scale">
        <div className="mx-auto max-w-3xl p-2">
          <ServiceAreaMap town={place.name} label={describeMap(place)} />
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
              rows={listNearestPlaces(place, nearbyCount).map((near) => [
                `${near.name}, ${near.state}`,
                `${near.miles} mi`,
                tellTypicalArrival(near.tier),
              ])}
            />
          </>
        ) : null}
        <MoreLink to="/locations">See the whole service area</MoreLink>
      </div>
    </div>
  );
}
