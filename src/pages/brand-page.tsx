import { CallButtons } from '../components/call-buttons';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { CheckList } from '../components/check-list';
import { DataTable } from '../components/data-table';
import { MachineDrawing } from '../components/drawings/machine-drawing';
import { FaqList } from '../components/faq-list';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Plate } from '../components/plate';
import { RuleList } from '../components/rule-list';
import { Section } from '../components/section';
import { type BrandCopy, loadBrandCopy, type Recall, repairPlaces } from '../content/brand-copy';
import { brandCategories, brands } from '../content/brands';
import { serviceAreaTiers } from '../content/business';
import { drawings } from '../content/drawings';
import { industries } from '../content/industries';
import { regulations } from '../content/regulations';
import type { PageTemplate } from '../page-template';

const recallLookup = 'https://www.nhtsa.gov/recalls';

export const brandPage: PageTemplate = async (page) => {
  const brand = brands.find(({ slug }) => slug === page.slug);
  const copy = brand ? await loadBrandCopy(brand.slug) : null;
  if (!brand || !copy) return null;
  const isRoadVehicle = ['truck', 'van', 'engine'].includes(brand.category);
  return (
    <>
      <PageHead page={page} />
      <PageHeader
        title={page.title}
        tag={brandCategories[brand.category]}
        category={brand.category}
        lead={copy.angle}
        aside={
          <Plate
            title="Unit"
            fields={[
              { term: 'Make', value: brand.name },
              { term: 'Kind', value: brandCategories[brand.category] },
              { term: 'Models', value: copy.models.map(({ name }) => name).join(', ') },
              { term: 'Place', value: 'Yard, jobsite or roadside' },
              { term: serviceAreaTiers.metro.title, value: serviceAreaTiers.metro.responseTime },
            ]}
            note="Typical arrival. Call to confirm yours."
          />
        }
      >
        <CallButtons />
      </PageHeader>
      <Section heading={`${brand.name} in the field`}>
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="prose">
            {copy.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="space-y-6">
            <div>
              <h3>What we see around Tulsa</h3>
              <p className="mt-2">{copy.aroundTulsa}</p>
            </div>
            <div>
              <h3>How a visit goes</h3>
              <p className="mt-2">{copy.onSite}</p>
            </div>
          </div>
        </div>
      </Section>
      <Section
        heading="What fails, and what to check first"
        lead="The numbers in the list are the numbers on the drawing."
        wide
      >
        <FailureSheet copy={copy} />
      </Section>
      <Section heading="Models">
        <DataTable
          caption={`${brand.name} models we meet`}
          columns={['Model', 'Kind', 'Worth knowing']}
          rows={copy.models.map(({ name, kind, note }) => [name, kind, note])}
        />
      </Section>
      <Section heading="Engines and aftertreatment">
        <ul className="max-w-measure list-[square] space-y-2 pl-5">
          {copy.engines.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </Section>
      <Section
        heading="Intervals"
        lead={`Published for the models named. Check your own manual${isRoadVehicle ? ' and VIN' : ' and serial number'} before relying on any of them.`}
      >
        <DataTable
          caption={`${brand.name} service intervals`}
          columns={['Item', 'When']}
          rows={copy.intervals.map(({ item, when }) => [item, when])}
        />
      </Section>
      {copy.recalls.length > 0 ? <RecallSection brandName={brand.name} recalls={copy.recalls} /> : null}
      {copy.makerNotes.length > 0 ? (
        <Section heading="From the maker's papers">
          <ul className="max-w-measure list-[square] space-y-2 pl-5">
            {copy.makerNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section heading="Have this ready when you call">
        <CheckList items={copy.haveReady} />
      </Section>
      <Section heading="What only the dealer or a specialist does">
        <p className="max-w-measure">{copy.limits}</p>
      </Section>
      {copy.regulations.length > 0 ? (
        <Section heading="Rules that bear on it">
          <RuleList items={copy.regulations.map((id) => regulations[id])} />
        </Section>
      ) : null}
      <Section heading="Questions">
        <FaqList items={copy.faqs} />
      </Section>
      <Section heading="Related pages">
        <CardGrid items={relatedCards(copy)} />
        <p className="mt-8 max-w-measure text-sm text-steel">
          Independent service. Not affiliated with or authorized by the manufacturer; names identify the
          equipment serviced.
        </p>
      </Section>
      <CallToAction />
    </>
  );
};

function FailureSheet({ copy }: { copy: BrandCopy }) {
  const callouts = copy.failures.flatMap(({ part }, index) =>
    part === undefined ? [] : [{ number: index + 1, part }],
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <figure className="rounded border border-ink bg-white lg:sticky lg:top-24">
        <div className="p-3">
          <MachineDrawing name={copy.drawing} callouts={callouts} />
        </div>
        <figcaption className="border-t border-ink px-3 py-2 text-sm text-slate">
          {drawings[copy.drawing].label}. A general shape, not to scale.
        </figcaption>
      </figure>
      <ol className="space-y-6">
        {copy.failures.map(({ name, sign, firstCheck, place, detail }, index) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-ink pt-4">
            <span
              aria-hidden="true"
              className="flex size-9 items-center justify-center rounded-full border-2 border-signal font-heading font-bold text-signal"
            >
              {index + 1}
            </span>
            <div>
              <h3>{name}</h3>
              <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
                <dt className="font-semibold text-steel">Sign</dt>
                <dd>{sign}.</dd>
                <dt className="font-semibold text-steel">First check</dt>
                <dd>{firstCheck}.</dd>
                <dt className="font-semibold text-steel">Where</dt>
                <dd>{repairPlaces[place]}.</dd>
              </dl>
              <p className="mt-2 text-slate">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RecallSection({ brandName, recalls }: { brandName: string; recalls: readonly Recall[] }) {
  return (
    <Section
      heading="Recalls worth checking"
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
        rows={recalls.map(({ date, campaign, text }) => [date, campaign ?? 'Look up by VIN', text])}
      />
    </Section>
  );
}

function relatedCards(copy: BrandCopy) {
  return [
    ...copy.related.flatMap((relatedSlug) => {
      const related = brands.find(({ slug }) => slug === relatedSlug);
      if (!related) return [];
      const { title, description: text, path, category } = related;
      return [{ title, text, path, tag: brandCategories[category] }];
    }),
    ...copy.industries.flatMap((industrySlug) => {
      const industry = industries.find(({ slug }) => slug === industrySlug);
      if (!industry) return [];
      const { title, description: text, path } = industry;
      return [{ title, text, path, tag: 'Industry' }];
    }),
  ];
}
