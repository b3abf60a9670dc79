import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CalloutSheet } from '../drawings/callout-figure';
import { CardGrid } from '../shared/card-grid';
import { CheckList } from '../shared/check-list';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../shared/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { PaperFile } from './records-list';
import { ArrivalPlate } from '../shared/spec-card';
import { RuleList } from '../shared/rule-list';
import { ScopeTable } from './scope-table';
import { Section } from '../shared/section';
import { StepSequence } from './step-sequence';
import { serviceDrawings } from '../../content/service-drawings';
import type { ServiceCopy } from '../../content/service-copy';
import { services } from '../../content/services';
import type { Page } from '../../pages';

export function ServicePage({ page, copy }: { page: Page; copy: ServiceCopy }) {
  const service = services.find(({ slug }) => slug === page.slug);
  if (!service) throw new Error(`${page.path} has no service.`);
  const { title, description } = service;
  const { lead, intro, scope, steps, records, ready, rules, faq } = copy;
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <PageHeader title={title} tag={service.name} lead={lead} aside={<ArrivalPlate />}>
        <CallButtons />
      </PageHeader>
      <Section heading="How we see the job" wide ground="sheet">
        <div className="mb-8 gap-12 space-y-4 lg:columns-2">
          {intro.map((paragraph) => (
            <p key={paragraph} className="max-w-measure break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </div>
        <CalloutSheet drawing={serviceDrawings[service.slug]} />
      </Section>
      <Section heading="On site, or in a shop" wide>
        <ScopeTable caption={scope.caption} rows={scope.rows} />
      </Section>
      <Section heading="How it goes" wide ground="night">
        <StepSequence steps={steps} />
      </Section>
      <Section heading="Have this ready" lead="Each of these saves a call back or a second trip.">
        <CheckList items={ready} />
      </Section>
      <Section heading="The papers" lead={records.intro} ground="sheet">
        <PaperFile papers={records.items} />
      </Section>
      <Section heading="The rules behind it" lead={rules.intro}>
        <RuleList items={rules.items} />
      </Section>
      <Section heading="Questions" ground="sheet">
        <FaqList items={faq} />
      </Section>
      <div className="print:hidden">
        <Section heading="The other services" wide>
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
