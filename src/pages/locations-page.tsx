import { Link } from 'react-router-dom';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { DataTable } from '../components/data-table';
import { FaqList } from '../components/faq-list';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ServiceAreaMap } from '../components/service-area-map';
import { typicalArrival } from '../components/typical-arrival';
import { business, serviceAreaTiers } from '../content/business';
import { localPages } from '../content/local-pages';
import { places, type Place } from '../content/places';
import type { PageTemplate } from '../page-template';

const questions = [
  {
    q: 'How do you measure 120 miles?',
    a: 'In a straight line from a reference point in downtown Tulsa. The road is always longer, so two towns at the same distance can be an hour apart in a truck. That is why every time here is typical and confirmed on the phone.',
  },
  {
    q: 'Do you cross the state line?',
    a: 'Yes. The circle reaches into Kansas, Missouri and Arkansas: Coffeyville, Pittsburg, Joplin, Bentonville, Fayetteville and Fort Smith are inside. A truck that crosses with its load is under the federal rules, whatever it weighs at home, from 10,001 pounds up.',
  },
  {
    q: 'I am just past the circle. Should I call?',
    a: 'Call. Up to about 135 miles we may still come when a truck is out that way or when several machines stand in one place. Wichita, at 129.7 miles, is the usual example.',
  },
  {
    q: 'Why is Oklahoma City slower than towns further away?',
    a: 'Oklahoma, Cleveland and Canadian counties are served on a same-day run instead of call by call, so the rule goes by county there and by distance everywhere else.',
  },
];

/** The page about a town itself; pages about one kind of machine in it are listed below. */
const pageOf = ({ name, state }: Place) =>
  state === business.location.state ? localPages.find(({ city }) => city === name) : undefined;

export const locationsPage: PageTemplate = (page) => (
  <>
    <PageHead page={page} />
    <PageHeader
      title={page.title}
      tag="Service area"
      lead={`Everything inside ${business.serviceRadiusMiles} straight-line miles of ${business.location.city}: most of eastern Oklahoma and the corners of Kansas, Missouri and Arkansas next to it.`}
    />
    <Section
      heading="Typical arrival by area"
      lead="Typical, not promised. Call to confirm: weather, tolls, load and the job before yours all count."
    >
      <DataTable
        caption="Areas and typical arrival"
        columns={['Area', 'What it covers', 'Typical arrival']}
        rows={Object.values(serviceAreaTiers).map(({ title, description, responseTime }) => [
          title,
          description,
          <span className="font-semibold whitespace-nowrap">{responseTime}</span>,
        ])}
      />
    </Section>
    <Section heading="The map" wide>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <ServiceAreaMap
          label={`Map of the service area: a circle of ${business.serviceRadiusMiles} miles around ${business.location.city}, with the towns of the list below`}
        />
        <MapKey />
      </div>
    </Section>
    <Section heading="Local pages">
      <CardGrid
        items={localPages.map(({ title, description, path, city, miles }) => ({
          title,
          text: description,
          path,
          tag: city === business.location.city ? 'Tulsa metro' : `${city}, ${miles} mi`,
        }))}
      />
    </Section>
    <Section
      heading={`${places.length} towns, nearest first`}
      lead="Not on the list? If it lies between two that are, we come there as well."
    >
      <DataTable
        dense
        caption="Towns by straight-line miles from Tulsa"
        columns={['Town', 'Miles', 'Direction', 'Typical arrival', 'County']}
        rows={places.map((place) => {
          const local = pageOf(place);
          const name = `${place.name}, ${place.state}`;
          return [
            local ? (
              <Link to={local.path} className="link">
                {name}
              </Link>
            ) : (
              name
            ),
            place.name === business.location.city ? 'base' : place.miles.toFixed(1),
            place.name === business.location.city ? '' : place.bearing,
            <span className="inline-block min-w-32">{typicalArrival(place.tier)}</span>,
            place.county,
          ];
        })}
      />
    </Section>
    <Section heading="Questions about the area">
      <FaqList items={questions} />
    </Section>
    <CallToAction />
  </>
);

const mapDots = [
  { dot: 'bg-signal', term: 'Red', meaning: 'Tulsa metro' },
  { dot: 'bg-focus', term: 'Blue', meaning: 'The same-day counties around Oklahoma City' },
  { dot: 'bg-ink', term: 'Black', meaning: 'Regional' },
  { dot: 'border-2 border-steel bg-paper', term: 'Hollow', meaning: 'Just outside' },
];

function MapKey() {
  return (
    <div>
      <dl className="divide-y divide-line border-y border-ink">
        {mapDots.map(({ dot, term, meaning }) => (
          <div key={term} className="grid grid-cols-[1rem_4rem_1fr] items-baseline gap-2 py-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
            <dt className="font-semibold">{term}</dt>
            <dd className="text-slate">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-steel">
        Dashed lines are state lines; rings stand at 40 and 80 miles. Town positions: SimpleMaps, CC BY 4.0.
      </p>
    </div>
  );
}
