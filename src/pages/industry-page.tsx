import { Link } from 'react-router-dom';
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
import { industries } from '../content/industries';
import { industryCopy, type IndustryCopy } from '../content/industry-copy';
import type { PageTemplate } from '../page-template';

export const industryPage: PageTemplate = async (page) => {
  const industry = industries.find(({ slug }) => slug === page.slug);
  if (!industry) return null;
  const copy: IndustryCopy = industryCopy[industry.slug];
  // Apart from the template's own chunk, which then doesn't grow with every brand.
  const { brands } = await import('../content/brands');
  const brandLinks = copy.brands.flatMap(({ slug, note }) =>
    brands.filter((brand) => brand.slug === slug).map(({ name, path }) => ({ name, path, note })),
  );
  return (
    <>
      <PageHead page={page} />
      <PageHeader title={page.title} tag={industry.name} lead={copy.lead} aside={<ArrivalPlate />}>
        <CallButtons />
      </PageHeader>
      <Section heading="What is different here">
        <div className="prose">
          {copy.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section heading={copy.calendar.heading} lead={copy.calendar.lead}>
        <DataTable
          caption={copy.calendar.caption}
          columns={copy.calendar.columns}
          rows={copy.calendar.rows}
        />
      </Section>
      <Section heading="What stops such a fleet">
        <div className="grid gap-6 md:grid-cols-2">
          {copy.focus.map(({ title, text }) => (
            <div key={title} className="border-l-4 border-signal pl-4">
              <h3>{title}</h3>
              <p className="mt-1 text-slate">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section heading="What makes a visit work">
        <CheckList items={copy.visit} />
      </Section>
      <Section
        heading="Makes we meet most"
        lead="Each has a page with what fails, first checks and what only the dealer does."
      >
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {brandLinks.map(({ name, path, note }) => (
            <li key={path} className="border-b border-line">
              <Link to={path} className="flex min-h-11 flex-wrap items-center gap-x-2 py-2">
                <span className="link font-semibold">{name}</span>
                <span className="text-slate">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          Mixed fleet? See{' '}
          <Link to="/brands" className="link">
            all the makes
          </Link>
          .
        </p>
      </Section>
      <Section heading="Rules worth knowing">
        <RuleList items={copy.rules} />
      </Section>
      <Section heading="Questions">
        <FaqList items={copy.faq} />
      </Section>
      <Section heading="Other fleets we look after">
        <CardGrid
          items={industries
            .filter(({ slug }) => slug !== industry.slug)
            .map(({ name, description, path }) => ({ title: name, text: description, path }))}
        />
      </Section>
      <CallToAction />
    </>
  );
};
