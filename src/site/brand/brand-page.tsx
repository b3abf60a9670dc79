import type { ReactNode } from 'react';
import photos from 'virtual:photos';
import type { BrandCopy, Recall } from '../../content/brand-copy';
import { brands } from '../../content/brands';
import { drawings } from '../../content/drawings/drawings';
import { brandWords, independence, relatedTo, rulesNote, sectionsOf } from '../../content/page-kinds/brand';
import { serviceTypes } from '../../content/page-kinds/service-types';
import { photosOn } from '../../content/proof';
import { repairPlaces } from '../../content/page-kinds/repair-places';
import { nhtsaCampaignUrl } from '../../content/rules/nhtsa';
import { regulationSources } from '../../content/rules/regulation-sources';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { FallbackImage } from '../../ui/fallback-image';
import { CalloutFigure } from '../drawings/callout-figure';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { PointList } from '../lists/point-list';
import { SourceList } from '../lists/source-list';
import { PhotoList } from '../proof/photo-list';
import { CallButtons, MoreLink } from '../shared/links';
import { entryOf } from '../shared/entry-of';
import { Paragraph, Paragraphs } from '../shared/rich-text';
import { FaqSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export function BrandPage({ page, copy }: { page: Page; copy: BrandCopy }) {
  const brand = entryOf(brands, page.slug);
  const words = brandWords(brand);
  return (
    <SitePage
      page={page}
      words={copy}
      service={{ type: serviceTypes[brand.category], brand: brand.name }}
      category={brand.category}
      above="[All brands](/brands)"
      text={<Paragraphs items={copy.intro} />}
      aside={<ArrivalCard picture={<UnitPicture copy={copy} />} />}
      sections={sectionsOf(words, copy)}
    >
      <BrandRepairs path={page.path} words={words} copy={copy} />
      <BrandReference words={words} copy={copy} />
      <FaqSection {...words.questions} items={copy.faqs} />
      <Section {...words.related} background="white" isWide>
        <CardGrid items={relatedTo(copy)} />
        <MoreLink to="/brands">All brands we repair</MoreLink>
        <p className="mt-4 max-w-measure text-sm text-steel">{independence}</p>
      </Section>
    </SitePage>
  );
}

function UnitPicture({ copy: { drawing } }: { copy: BrandCopy }) {
  return (
    <p className="squared-paper flex justify-center border-b-2 border-ink">
      <FallbackImage
        src={`/drawings/${drawing}.svg`}
        alt={`${drawings[drawing].unit}, drawn in outline`}
        priority
        className="h-[150px]"
      />
    </p>
  );
}

type BrandSectionsProps = { words: ReturnType<typeof brandWords>; copy: BrandCopy };

/** The sections about our work: repairs, common failures, warning levels, models and the visit. */
function BrandRepairs({ path, words, copy }: BrandSectionsProps & { path: string }) {
  return (
    <>
      <Section {...words.repairs}>
        <DataTable {...words.repairs.table} rows={copy.repairs.map(({ system, jobs }) => [system, jobs])} />
        <h3 className="mt-8">{words.repairs.parts}</h3>
        <p className="mt-2 max-w-measure">{copy.parts}</p>
      </Section>
      <Section {...words.failures} background="white" isWide>
        <FailureList copy={copy} />
      </Section>
      {copy.faultCodes.length > 0 ? (
        <Section {...words.faultCodes}>
          <DataTable
            {...words.faultCodes.table}
            rows={copy.faultCodes.map(({ code, meaning, response }) => [code, meaning, response])}
          />
        </Section>
      ) : null}
      <Section {...words.models} lead={copy.recalls.length > 0 ? words.models.recallNote : undefined}>
        <DataTable
          {...words.models.table}
          rows={copy.models.map(({ name, kind, note }) => [name, kind, note])}
        />
      </Section>
      <Section {...words.visit} background="white">
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3>{words.visit.course}</h3>
            <p className="mt-2">{copy.visit}</p>
          </div>
          <div>
            <h3>{words.visit.places}</h3>
            <p className="mt-2">{copy.aroundTulsa}</p>
          </div>
        </div>
        <PhotoList photos={photosOn(photos, 'brand', path)} />
      </Section>
      <Section {...words.whyCall}>
        <p className="max-w-measure">{copy.whyMobile}</p>
        <h3 className="mt-8">{words.whyCall.limits}</h3>
        <p className="mt-2 max-w-measure border-l-4 border-accent pl-4">
          {copy.limits} {words.whyCall.unsure}
        </p>
      </Section>
      <Section {...words.haveReady} background="dark">
        <PointList items={copy.haveReady} />
        <div className="mt-8">
          <CallButtons />
        </div>
      </Section>
    </>
  );
}

/** The sections with reference data: recalls, intervals, engines and regulations, with sources. */
function BrandReference({ words, copy }: BrandSectionsProps) {
  const { recalls, intervals, engines, manufacturerNotes, regulations } = words;
  return (
    <>
      {copy.recalls.length > 0 ? (
        <Section {...recalls} background="white">
          <DataTable
            {...recalls.table}
            rows={copy.recalls.map((recall) => [recall.date, <RecallNumber {...recall} />, recall.text])}
          />
        </Section>
      ) : null}
      <div className="border-t-2 border-ink">
        <div className="page-width divide-y divide-ink py-4">
          <CollapsedSection {...intervals}>
            <p className="mb-6 max-w-measure text-slate">{intervals.lead}</p>
            <DataTable {...intervals.table} rows={copy.intervals.map(({ item, when }) => [item, when])} />
          </CollapsedSection>
          <CollapsedSection {...engines}>
            <PointList mark="bullet" items={copy.engines} />
          </CollapsedSection>
          {copy.manufacturerNotes.length > 0 ? (
            <CollapsedSection {...manufacturerNotes}>
              <PointList mark="bullet" items={copy.manufacturerNotes} />
            </CollapsedSection>
          ) : null}
          {copy.regulations.length > 0 ? (
            <CollapsedSection {...regulations}>
              <SourceList items={copy.regulations.map((id) => regulationSources[id])} />
              <Paragraph text={rulesNote} className="mt-4 max-w-measure" />
            </CollapsedSection>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** A reference section, collapsed on the screen and open in print. */
function CollapsedSection({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={heading}>
      <details>
        <summary className="cursor-pointer py-4 marker:text-accent">
          <h2 className="inline text-2xl">{heading}</h2>
        </summary>
        <div className="pb-8">{children}</div>
      </details>
    </section>
  );
}

function RecallNumber({ campaign }: Recall) {
  const url = campaign && nhtsaCampaignUrl(campaign);
  if (!url) return campaign ?? 'Look up by VIN';
  return (
    <a href={url} rel="noopener" className="link">
      {campaign}
    </a>
  );
}

const failureId = (index: number) => `failure-${index + 1}`;

/** The drawing with its legend, then each failure in full. */
function FailureList({ copy: { drawing, failures } }: { copy: BrandCopy }) {
  return (
    <>
      <CalloutFigure
        name={drawing}
        legend={failures.map(({ name, place, part }, index) => ({
          title: name,
          text: repairPlaces[place],
          part,
          href: `#${failureId(index)}`,
        }))}
      />
      <ol
        className={`mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 print:grid-cols-2 ${failures.length === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}
      >
        {failures.map((failure, index) => (
          <FailureItem key={failure.name} failure={failure} index={index} />
        ))}
      </ol>
    </>
  );
}

type FailureItemProps = { failure: BrandCopy['failures'][number]; index: number };

function FailureItem({ failure: { name, sign, now, cause, fix }, index }: FailureItemProps) {
  const details = [
    { term: 'Sign', text: sign },
    ...(now ? [{ term: 'What to do now', text: now, className: 'font-semibold' }] : []),
    { term: 'Likely cause', text: cause },
    { term: 'What we do', text: fix, className: 'border-l-4 border-accent bg-paper px-3 py-2' },
  ];
  return (
    <li id={failureId(index)} className="border-t-2 border-ink pt-4 text-base">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-10 flex-none items-center justify-center rounded-full bg-accent font-heading text-lg leading-none font-bold text-white forced-colors:border"
        >
          {index + 1}
        </span>
        <h3>{name}</h3>
      </div>
      <dl className="mt-4">
        {details.map(({ term, text, className }) => (
          <div key={term} className="mb-3">
            <dt className="text-sm font-semibold text-steel">{term}</dt>
            <dd className={className}>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
