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
          responseTime,
        ])}
      />
    </Section>
    <Section heading="The map">
      <ServiceAreaMap
        label={`Map of the service area: a circle of ${business.serviceRadiusMiles} miles around ${business.location.city}, with the towns of the list below`}
      />
      <p className="text-steel mt-3 text-sm">
        Red dots: Tulsa metro. Blue dots: the same-day counties around Oklahoma City. Black dots: regional.
        Hollow: just outside. Dashed lines are state lines; rings stand at 40 and 80 miles. Town positions:
        SimpleMaps, CC BY 4.0.
      </p>
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
        caption="Towns with straight-line miles, direction from Tulsa, county and typical arrival"
        columns={['Town', 'County', 'Miles', 'Direction', 'Typical arrival']}
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
            place.county,
            place.name === business.location.city ? 'base' : place.miles.toFixed(1),
            place.name === business.location.city ? '' : place.bearing,
            typicalArrival(place.tier),
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
