import { CallButtons } from '../components/call-buttons';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { CheckList } from '../components/check-list';
import { DataTable } from '../components/data-table';
import { FaqList } from '../components/faq-list';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { ArrivalPlate } from '../components/plate';
import { RuleList } from '../components/rule-list';
import { Section } from '../components/section';
import { serviceCopy } from '../content/service-copy';
import { services } from '../content/services';
import type { PageTemplate } from '../page-template';

export const servicePage: PageTemplate = (page) => {
  const service = services.find(({ slug }) => slug === page.slug);
  if (!service) return Promise.resolve(null);
  const { lead, intro, scope, steps, records, ready, rules, faq } = serviceCopy[service.slug];
  return (
    <>
      <PageHead page={page} />
      <PageHeader title={page.title} tag={service.name} lead={lead} aside={<ArrivalPlate />}>
        <CallButtons />
      </PageHeader>
      <Section heading="How we see the job">
        <div className="prose">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section heading="On site, or in a shop">
        <DataTable
          caption={scope.caption}
          columns={['Work', 'Where it stands', 'Needs a shop or somebody else']}
          rows={scope.rows.map(({ work, onSite, shop }) => [work, onSite, shop])}
        />
      </Section>
      <Section heading="How it goes">
        <ol className="grid gap-6 md:grid-cols-2">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-t border-ink pt-3 md:last:odd:col-span-2">
              <span aria-hidden="true" className="font-heading text-2xl leading-none font-bold text-signal">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-slate">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading="The papers" lead={records.intro}>
        <CheckList items={records.items} />
      </Section>
      <Section heading="Have this ready" lead="Each of these saves a call back or a second trip.">
        <CheckList items={ready} />
      </Section>
      <Section heading="The rules behind it" lead={rules.intro}>
        <RuleList items={rules.items} />
      </Section>
      <Section heading="Questions">
        <FaqList items={faq} />
      </Section>
      <Section heading="The other services">
        <CardGrid
          items={services
            .filter(({ slug }) => slug !== service.slug)
            .map(({ name, description, path }) => ({ title: name, text: description, path }))}
        />
      </Section>
      <CallToAction />
    </>
  );
};
