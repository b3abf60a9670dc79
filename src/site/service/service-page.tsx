import { BulletList } from '../lists/bullet-list';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CalloutSheet } from '../drawings/callout-figure';
import { CardGrid } from '../lists/card-grid';
import { CheckList } from '../lists/check-list';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaultTiles } from './fault-tiles';
import { FaqList } from '../lists/faq-list';
import { JumpList } from '../lists/jump-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ArrivalPlate } from '../shared/spec-card';
import { ProofStrip } from '../proof/proof-strip';
import { RuleList } from '../lists/rule-list';
import { ParagraphsInColumns } from '../shared/paragraphs-in-columns';
import { Section } from '../shared/section';
import { hasTerms, ServiceTerms } from '../proof/service-terms';
import { StepSequence } from './step-sequence';
import { serviceDrawings } from '../../content/drawings/service-drawings';
import type { ServiceCopy } from '../../content/service-copy';
import { type ServiceSlug, services } from '../../content/services';
import type { Page } from '../../pages';

const howItGoes: Record<ServiceSlug, string> = {
  'emergency-repair': 'How an emergency call works',
  'preventive-maintenance': 'How a maintenance plan starts',
  'dot-inspection': 'How an inspection visit works',
};

/** The parts of the page, which is long. */
const parts = [
  { id: 'faults', text: 'What we do' },
  { id: 'expect', text: 'What to expect' },
  { id: 'steps', text: 'How it goes' },
  { id: 'ready', text: 'Before you call' },
  { id: 'paperwork', text: 'Paperwork' },
  { id: 'rules', text: 'Regulations' },
  { id: 'questions', text: 'Questions' },
  { id: 'shop', text: 'What needs a shop' },
];

/** The name as it is written in a sentence: only an acronym keeps its capital. */
const inASentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

export function ServicePage({ page, copy }: { page: Page; copy: ServiceCopy }) {
  const service = services.find(({ slug }) => slug === page.slug);
  if (!service) throw new Error(`${page.path} has no service.`);
  const { title, description } = service;
  const subject = inASentence(service.name);
  const { lead, intro, scope, steps, records, ready, rules, faq } = copy;
  return (
    <>
      <PageHead {...page} title={title} description={description} service={{ type: `Mobile ${subject}` }} />
      <PageHeader title={title} lead={lead} aside={<ArrivalPlate />}>
        <CallButtons />
        <ProofStrip />
      </PageHeader>
      <JumpList items={parts} />
      <Section heading={scope.caption} id="faults" wide>
        <FaultTiles faults={scope.rows} />
      </Section>
      <Section heading={`${service.name}: what to expect`} id="expect" wide ground="sheet">
        <ParagraphsInColumns paragraphs={intro} />
        <CalloutSheet drawing={serviceDrawings[service.slug]} />
      </Section>
      <Section heading={howItGoes[service.slug]} id="steps" wide ground="night">
        <StepSequence steps={steps} />
      </Section>
      {hasTerms() ? (
        <Section heading="Rates, warranty and paperwork">
          <ServiceTerms />
        </Section>
      ) : null}
      <Section
        heading="Have this ready when you call"
        id="ready"
        lead="Each of these saves a call back or a second trip."
      >
        <CheckList items={ready} />
      </Section>
      <Section heading="Paperwork you get" id="paperwork" lead={records.intro} ground="sheet">
        <BulletList items={records.items} />
      </Section>
      <Section heading={`Regulations behind ${subject}`} id="rules" lead={rules.intro}>
        <RuleList items={rules.items} />
      </Section>
      <Section heading={`${service.name} questions`} id="questions" ground="sheet">
        <FaqList items={faq} />
      </Section>
      <Section heading="What needs a shop or another company" id="shop">
        <FaqList items={scope.rows.map(({ work, shop }) => ({ q: work, a: `${shop}.` }))} />
      </Section>
      <div className="print:hidden">
        <Section heading="Our other services" wide>
          <CardGrid
            items={services
              .filter(({ slug }) => slug !== service.slug)
              .map(({ slug, name, description, path }) => ({
                title: name,
                text: description,
                path,
                picture: <DrawingThumbnail name={serviceDrawings[slug].name} className="mb-3 w-44" />,
              }))}
          />
        </Section>
      </div>
      <CallToAction />
    </>
  );
}
