import type { ReactNode } from 'react';
import photos from 'virtual:photos';
import type { BrandContent, Recall } from '../../content/brand-content';
import { brands } from '../../content/brands';
import { describeMachine, type Machine, type WithMachine } from '../../content/drawings/drawings';
import {
  describeBrandSections,
  describeNumbers,
  independence,
  listBrandSections,
  listRelated,
  rulesNote,
} from '../../content/page-kinds/brand';
import { repairPlaces } from '../../content/page-kinds/repair-places';
import { serviceTypes } from '../../content/page-kinds/service-types';
import { findPhotos } from '../../content/proof';
import { linkCampaign } from '../../content/rules/nhtsa';
import { regulationSources } from '../../content/rules/regulation-sources';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { FallbackImage } from '../../ui/fallback-image';
import { CalloutNumber } from '../drawings/callout-figure';
import { DrawingFrame } from '../drawings/drawing-frame';
import { MachineDrawing } from '../drawings/machine-drawing';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { PointList } from '../lists/point-list';
import { SourceList } from '../lists/source-list';
import { OwnerPhoto } from '../proof/owner-photo';
import { PhotoList } from '../proof/photo-list';
import { findEntry } from '../shared/find-entry';
import { Folded } from '../shared/folded';
import { CallButtons, MoreLink } from '../shared/links';
import { Paragraph, Paragraphs } from '../shared/rich-text';
import { FaqSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export function BrandPage({ page, content }: { page: Page; content: WithMachine<BrandContent> }) {
  const brand = findEntry(brands, page.slug);
  const sections = describeBrandSections(brand);
  return (
    <SitePage
      page={page}
      content={content}
      service={{ type: serviceTypes[brand.category], brand: brand.name }}
      category={brand.category}
      above="[All brands](/brands)"
      text={<Paragraphs items={content.intro} />}
      aside={<ArrivalCard picture={<UnitPicture path={page.path} machine={content.machine} />} />}
      sections={listBrandSections(sections, content)}
    >
      <BrandRepairs path={page.path} sections={sections} content={content} />
      <BrandReference sections={sections} content={content} />
      <FaqSection {...sections.questions} items={content.faqs} />
      <Section {...sections.related} background="white" isWide>
        <CardGrid items={listRelated(content)} />
        <MoreLink to="/brands">All brands we repair</MoreLink>
        <p className="mt-4 max-w-measure text-sm text-steel">{independence}</p>
      </Section>
    </SitePage>
  );
}

/** The owner's photo of a machine of this brand. */
const findUnitPhoto = (path: string) => findPhotos(photos, path)[0];

/**
 * The machine that the brand is known for: the owner's photo, or the drawing until there is one. On a narrow screen
 * the arrival times come first.
 */
function UnitPicture({ path, machine }: { path: string; machine: Machine }) {
  const photo = findUnitPhoto(path);
  // Lower on a phone, so that the button to call is on the first screen of most.
  const shape = 'aspect-[640/339] h-auto w-full max-sm:aspect-[5/2]';
  return (
    <div className="border-ink max-lg:order-last max-lg:border-t-2 lg:border-b-2 print:hidden">
      {photo ? (
        <OwnerPhoto
          photo={photo}
          sizes="(min-width: 64rem) 26rem, 100vw"
          priority
          className={`${shape} object-cover object-top`}
        />
      ) : (
        <FallbackImage
          src={`/drawings/${machine.name}.svg`}
          alt={`${machine.unit}, ${machine.view.toLowerCase()}`}
          priority
          className={`drawing-plate ${shape} object-contain`}
        />
      )}
    </div>
  );
}

type BrandSectionsProps = {
  sections: ReturnType<typeof describeBrandSections>;
  content: WithMachine<BrandContent>;
};

/** The sections about our work: repairs, common failures and the visit. */
function BrandRepairs({ path, sections, content }: BrandSectionsProps & { path: string }) {
  return (
    <>
      <Section {...sections.repairs}>
        <DataTable
          {...sections.repairs.table}
          rows={content.repairs.map(({ system, jobs }) => [system, jobs])}
        />
        <h3 className="mt-8">{sections.repairs.parts}</h3>
        <p className="mt-2 max-w-measure">{content.parts}</p>
      </Section>
      <Section {...sections.failures} lead={describeNumbers(content.failures)} background="white" isWide>
        <FailureList content={content} />
      </Section>
      <Section {...sections.visit} background="white">
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3>{sections.visit.course}</h3>
            <p className="mt-2">{content.visit}</p>
          </div>
          <div>
            <h3>{sections.visit.places}</h3>
            <p className="mt-2">{content.aroundTulsa}</p>
          </div>
        </div>
        <PhotoList
          photos={findPhotos(photos, 'brand', path).filter((photo) => photo !== findUnitPhoto(path))}
        />
      </Section>
      <Section {...sections.whyCall}>
        <p className="mb-4 max-w-measure">{content.whyMobile}</p>
        <PointList mark="bullet" items={sections.whyCall.prices} />
        <h3 className="mt-8">{sections.whyCall.limits}</h3>
        <p className="mt-2 max-w-measure border-l-4 border-accent pl-4">
          {`${content.limits} ${sections.whyCall.unsure}`}
        </p>
      </Section>
      <Section {...sections.haveReady} background="dark">
        <PointList items={content.haveReady} />
        <div className="mt-8">
          <CallButtons />
        </div>
      </Section>
    </>
  );
}

/** What one looks up: models, warning levels, recalls, intervals, engines and regulations, with sources. */
function BrandReference({ sections, content }: BrandSectionsProps) {
  const { models, faultCodes, recalls, intervals, engines, manufacturerNotes, regulations } = sections;
  return (
    <div className="border-t-2 border-ink">
      <div className="page-width divide-y divide-ink py-4">
        <FoldedSection {...models}>
          {content.recalls.length > 0 ? <FoldedLead text={models.recallNote} /> : null}
          <DataTable
            {...models.table}
            rows={content.models.map(({ name, kind, note }) => [name, kind, note])}
          />
        </FoldedSection>
        {content.faultCodes.length > 0 ? (
          <FoldedSection {...faultCodes}>
            <DataTable
              {...faultCodes.table}
              rows={content.faultCodes.map(({ code, meaning, response }) => [code, meaning, response])}
            />
          </FoldedSection>
        ) : null}
        {content.recalls.length > 0 ? (
          <FoldedSection {...recalls}>
            <FoldedLead text={recalls.lead} />
            <DataTable
              {...recalls.table}
              rows={content.recalls.map((recall) => [recall.date, <RecallNumber {...recall} />, recall.text])}
            />
          </FoldedSection>
        ) : null}
        <FoldedSection {...intervals}>
          <FoldedLead text={intervals.lead} />
          <DataTable {...intervals.table} rows={content.intervals.map(({ item, when }) => [item, when])} />
        </FoldedSection>
        <FoldedSection {...engines}>
          <PointList mark="bullet" items={content.engines} />
        </FoldedSection>
        {content.manufacturerNotes.length > 0 ? (
          <FoldedSection {...manufacturerNotes}>
            <PointList mark="bullet" items={content.manufacturerNotes} />
          </FoldedSection>
        ) : null}
        {content.regulations.length > 0 ? (
          <FoldedSection {...regulations}>
            <SourceList items={content.regulations.map((id) => regulationSources[id])} />
            <Paragraph text={rulesNote} className="mt-4 max-w-measure" />
          </FoldedSection>
        ) : null}
      </div>
    </div>
  );
}

const FoldedLead = ({ text }: { text: string }) => (
  <Paragraph text={text} className="mb-6 max-w-measure text-slate" />
);

/** A reference section, folded on the screen and open in print. */
function FoldedSection({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <Folded id={id} summary={<h2 className="text-xl md:text-2xl">{heading}</h2>}>
        {children}
      </Folded>
    </section>
  );
}

function RecallNumber({ campaign }: Recall) {
  const url = campaign && linkCampaign(campaign);
  if (!url) {
    return <span>{campaign ?? 'Look up by VIN'}</span>;
  }
  return (
    <a href={url} rel="noopener" className="link">
      {campaign}
    </a>
  );
}

/** The drawing, and beside it each failure under its number. */
function FailureList({ content: { machine, failures } }: { content: WithMachine<BrandContent> }) {
  return (
    <DrawingFrame
      caption={describeMachine(machine)}
      aside={
        <ol className="divide-y divide-line border-t border-ink bg-white text-base lg:border-t-0 lg:border-l">
          {failures.map((failure, index) => (
            <FailureItem key={failure.name} failure={failure} number={index + 1} />
          ))}
        </ol>
      }
    >
      <div className="drawing-plate flex items-center p-2 md:p-4 lg:items-start">
        <div className="mx-auto w-full max-w-3xl lg:sticky lg:top-24">
          <MachineDrawing machine={machine} callouts={failures.map(({ part }) => part)} />
        </div>
      </div>
    </DrawingFrame>
  );
}

type FailureItemProps = { failure: BrandContent['failures'][number]; number: number };

function FailureItem({ failure: { name, sign, now, cause, fix, place }, number }: FailureItemProps) {
  const details = [
    { term: 'Sign', text: sign },
    ...(now ? [{ term: 'What to do now', text: now, className: 'font-semibold' }] : []),
    { term: 'Likely cause', text: cause },
    { term: 'What we do', text: fix, className: 'border-l-4 border-accent bg-paper px-3 py-2' },
  ];
  return (
    <li className="px-4">
      <Folded
        summary={
          <>
            <CalloutNumber number={number} />
            <h3 className="grow text-lg/[1.15]">{name}</h3>
            <small className="max-w-[28%] min-w-0 text-right text-sm/[1.2] text-slate">
              {repairPlaces[place]}
            </small>
          </>
        }
      >
        <dl>
          {details.map(({ term, text, className }) => (
            <div key={term} className="mb-3">
              <dt className="text-sm font-semibold text-steel">{term}</dt>
              <dd className={className}>{text}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </li>
  );
}
