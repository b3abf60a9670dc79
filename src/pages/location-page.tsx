import { Link } from 'react-router-dom';
import { BulletList } from '../components/bullet-list';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { CheckList } from '../components/check-list';
import { DataTable } from '../components/data-table';
import { FaqList } from '../components/faq-list';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ServiceAreaMap } from '../components/service-area-map';
import { SourceList } from '../components/source-list';
import { typicalArrival } from '../components/typical-arrival';
import { brands } from '../content/brands';
import { business, serviceAreaTiers } from '../content/business';
import { loadLocationCopy } from '../content/location-copy';
import { localPages } from '../content/local-pages';
import { nearestPlaces, places, type Place } from '../content/places';
import { services } from '../content/services';
import type { PageTemplate } from '../page-template';

/** How many neighbouring towns a page lists. */
const nearbyCount = 6;

export const locationPage: PageTemplate = async (page) => {
  const local = localPages.find(({ slug }) => slug === page.slug);
  const place = places.find(({ name, state }) => name === local?.city && state === business.location.state);
  if (!local || !place) return null;
  const copy = await loadLocationCopy(local.slug);
  const atBase = place.name === business.location.city;
  const related = [
    ...services.filter(({ slug }) => copy.services.some((wanted) => wanted === slug)),
    ...brands.filter(({ slug }) => copy.brands.some((wanted) => wanted === slug)),
  ];

  return (
    <>
      <PageHead page={page} />
      <PageHeader title={page.title} lead={copy.angle} tag={`${place.name}, ${place.state}`}>
        <Arrival place={place} atBase={atBase} />
      </PageHeader>
      <Section heading={copy.plan.heading} {...(copy.plan.lead && { lead: copy.plan.lead })}>
        {copy.intro.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-measure">
            {paragraph}
          </p>
        ))}
        <DataTable caption={copy.plan.caption} columns={copy.plan.columns} rows={copy.plan.rows} />
        {copy.plan.note && <p className="text-slate mt-3 text-sm">{copy.plan.note}</p>}
      </Section>
      {copy.sections.map(({ heading, paragraphs, list, table }) => (
        <Section key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-measure">
              {paragraph}
            </p>
          ))}
          {list && <CheckList items={list} />}
          {table && (
            <>
              <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
              {table.note && <p className="text-slate mt-3 text-sm">{table.note}</p>}
            </>
          )}
        </Section>
      ))}
      <Section wide heading={atBase ? 'Around Tulsa' : `${place.name} on the map`}>
        <div className="grid gap-8 lg:grid-cols-2">
          <ServiceAreaMap
            highlight={place}
            label={
              atBase
                ? 'Map of the service area around Tulsa'
                : `Map of the service area with ${place.name} ringed, ${place.miles} miles ${place.bearing} of the reference point in ${business.location.city}`
            }
          />
          <div>
            <BulletList items={copy.localFacts} />
            <h3 className="mt-6">Towns we reach on the same trip</h3>
            <div className="mt-2">
              <BulletList
                items={nearestPlaces(place, nearbyCount).map(
                  ({ place: near, miles }) =>
                    `${near.name}, ${near.state}: ${miles} miles from ${place.name}, ${typicalArrival(near.tier).toLowerCase()}`,
                )}
              />
            </div>
            <p className="mt-4">
              <Link to="/locations" className="link">
                The whole service area
              </Link>
            </p>
          </div>
        </div>
      </Section>
      <Section heading="Have this ready when you call">
        <CheckList items={copy.haveReady} />
      </Section>
      <Section heading="What we don’t do here">
        <BulletList items={copy.limits} />
      </Section>
      <Section heading="Questions">
        <FaqList items={copy.faqs} />
      </Section>
      <Section heading="Related pages">
        <CardGrid
          items={related.map(({ name, description, path }) => ({ title: name, text: description, path }))}
        />
      </Section>
      {copy.sources.length > 0 && (
        <Section heading="Where this is written">
          <SourceList sources={copy.sources} />
        </Section>
      )}
      <CallToAction />
    </>
  );
};

function Arrival({ place, atBase }: { place: Place; atBase: boolean }) {
  const tier =
    place.tier === 'justOutside' || place.tier === 'outside' ? undefined : serviceAreaTiers[place.tier];
  return (
    <dl className="border-ink mt-6 grid max-w-2xl grid-cols-1 border bg-white sm:grid-cols-3">
      <Plate term="Typical arrival" value={typicalArrival(place.tier)} note="Call to confirm" />
      <Plate
        term="Distance"
        value={atBase ? 'Our base city' : `${place.miles} miles ${place.bearing}`}
        note={atBase ? 'No travel beyond the metro' : `Straight line from ${business.location.city}`}
      />
      <Plate term="Area" value={tier?.title ?? 'Outside'} note={`${place.county} County`} />
    </dl>
  );
}

function Plate({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="border-line border-b p-4 last:border-b-0 sm:border-r sm:border-b-0 sm:last:border-r-0">
      <dt className="text-steel text-sm">{term}</dt>
      <dd className="text-ink font-bold">{value}</dd>
      <dd className="text-slate text-sm">{note}</dd>
    </div>
  );
}
