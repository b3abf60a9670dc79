/** The map and the lists of /locations. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { DataTable } from '../../ui/data-table';
import { DrawingSheet } from '../drawings/drawing-frame';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../lists/faq-list';
import { JumpList } from '../lists/jump-list';
import { Section } from '../shared/section';
import { ServiceAreaMap } from './service-area-map';
import { typicalArrival } from './typical-arrival';
import { business, serviceAreaTiers } from '../../content/business';
import { localPages } from '../../content/local-pages';
import { locationDrawings } from '../../content/drawings/location-drawings';
import { places, type Place } from '../../content/area/places';
import { questions } from '../../content/main-pages/locations';

const placeNamed = (city: string) =>
  places.find(({ name, state }) => name === city && state === business.location.state);

/** Of each town the first page, which is about the town itself; the others are about one kind of machine. */
const townPages = localPages.filter((page) => localPages.find(({ city }) => city === page.city) === page);

/** The parts of the page, which is long. */
const parts = [
  { id: 'map', text: 'Map' },
  { id: 'town-pages', text: 'By town' },
  { id: 'machine-pages', text: 'By machine' },
  { id: 'towns', text: 'Every town and its time' },
  { id: 'questions', text: 'Questions' },
];

/** The page about a town itself; pages about one kind of machine in it are listed below. */
const pageOf = ({ name, state }: Place) =>
  state === business.location.state ? localPages.find(({ city }) => city === name) : undefined;

/** The list of towns in its parts: the tiers, the regional one cut by distance. */
const townGroups: readonly { heading?: string; includes: (place: Place) => boolean }[] = [
  { heading: serviceAreaTiers.metro.title, includes: ({ tier }) => tier === 'metro' },
  {
    heading: `${serviceAreaTiers.oklahomaCity.title} and its counties`,
    includes: ({ tier }) => tier === 'oklahomaCity',
  },
  { heading: 'Regional, to 60 miles', includes: ({ tier, miles }) => tier === 'regional' && miles <= 60 },
  {
    heading: 'Regional, 60 to 90 miles',
    includes: ({ tier, miles }) => tier === 'regional' && miles > 60 && miles <= 90,
  },
  {
    heading: `Regional, 90 to ${business.serviceRadiusMiles} miles`,
    includes: ({ tier, miles }) => tier === 'regional' && miles > 90,
  },
  { includes: ({ tier }) => tier === 'justOutside' },
];

export function ServiceArea() {
  return (
    <>
      <JumpList items={parts} />
      <Section
        heading="Service area map and response times"
        id="map"
        lead="These are typical times. Weather, traffic and the job before yours can change them, so call to confirm."
        wide
        ground="sheet"
      >
        <DrawingSheet caption="Straight-line distances, to scale" aside={<MapKey />}>
          <div className="mx-auto w-full max-w-4xl p-2 md:p-4">
            <ServiceAreaMap
              label={`Map of the service area: a circle of ${business.serviceRadiusMiles} miles around ${business.location.city}, with the towns of the list below`}
            />
          </div>
        </DrawingSheet>
      </Section>
      <Section heading="Repair by town" id="town-pages" wide>
        <CardGrid
          items={townPages.map(({ title, path, city }) => ({
            title,
            path,
            tag: city === business.location.city ? 'Tulsa metro' : `${city}, ${placeNamed(city)?.miles} mi`,
          }))}
        />
      </Section>
      <Section heading={`Repair by machine in ${business.location.city}`} id="machine-pages" wide>
        <CardGrid
          items={localPages
            .filter((page) => !townPages.includes(page))
            .map(({ slug, title, path }) => ({
              title,
              path,
              picture: <DrawingThumbnail name={locationDrawings[slug].name} className="mb-3 w-44" />,
            }))}
        />
      </Section>
      <Section
        heading={`Response times for ${places.length} towns, nearest first`}
        id="towns"
        lead="Your town isn’t listed? If it’s between two that are, we go there too."
        wide
        ground="sheet"
      >
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {townGroups.map(({ heading, includes }) => {
            const towns = places.filter(includes);
            const [first] = towns;
            return first ? (
              <DataTable
                key={first.name}
                dense
                caption={[heading, typicalArrival(first.tier)].filter(Boolean).join(': ')}
                columns={['Town', `Miles from ${business.location.city}`, 'County']}
                rows={towns.map((place) => townRow(place))}
              />
            ) : null;
          })}
        </div>
      </Section>
      <Section heading="Service area questions" id="questions">
        <FaqList items={questions} />
      </Section>
      <CallToAction />
    </>
  );
}

function townRow(place: Place): readonly ReactNode[] {
  const local = pageOf(place);
  const name = `${place.name}, ${place.state}`;
  const isBase = place.name === business.location.city;
  return [
    local ? (
      <Link to={local.path} className="link">
        {name}
      </Link>
    ) : (
      name
    ),
    isBase ? 'base' : `${place.miles.toFixed(1)} ${place.bearing}`,
    place.county,
  ];
}

/** The map's marks, in the middle of a square of 17 units. */
const marks = {
  metro: <circle cx="8.5" cy="8.5" r="5" className="fill-signal" />,
  oklahomaCity: <path d="M8.5 1.8l6.7 6.7-6.7 6.7-6.7-6.7z" className="fill-focus" />,
  regional: <path d="M4.25 4.25h8.5v8.5h-8.5z" className="fill-ink" />,
  justOutside: <circle cx="8.5" cy="8.5" r="5" className="fill-white stroke-steel stroke-2" />,
};

/** The marks of the map, with the typical arrival of each tier. */
function MapKey() {
  const { metro, oklahomaCity, regional } = serviceAreaTiers;
  const rows = [
    { tier: 'metro' as const, ...metro },
    { tier: 'oklahomaCity' as const, ...oklahomaCity },
    { tier: 'regional' as const, ...regional },
    {
      tier: 'justOutside' as const,
      title: 'Just outside',
      description: 'Past 120 miles. We may still come.',
      responseTime: 'Call us',
    },
  ];
  return (
    <div className="flex flex-col border-t border-ink bg-white text-base lg:border-t-0 lg:border-l">
      <dl>
        {rows.map(({ tier, title, description, responseTime }) => (
          <div key={tier} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-b border-line px-4 py-4">
            <svg
              aria-hidden="true"
              viewBox="0 0 17 17"
              className="row-span-3 mt-1 size-6 forced-color-adjust-none forced-colors:bg-white"
            >
              {marks[tier]}
            </svg>
            <dt className="font-heading leading-tight font-bold">{title}</dt>
            <dd className="mt-1 font-heading text-xl leading-tight font-bold text-accent">{responseTime}</dd>
            <dd className="mt-1 leading-snug text-slate">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto px-4 py-4 text-sm text-steel">
        The cross marks the point in downtown Tulsa we measure from. Dashed lines are state lines. Dotted
        rings mark 40 and 80 miles, and the ticks on the edge are ten degrees apart. Town positions:
        SimpleMaps, CC BY 4.0.
      </p>
    </div>
  );
}
