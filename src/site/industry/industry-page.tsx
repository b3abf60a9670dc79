import { Link } from 'react-router-dom';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../shared/card-grid';
import { CheckList } from '../shared/check-list';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../shared/faq-list';
import { MachineLineUp } from '../drawings/machine-line-up';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ArrivalPlate } from '../shared/spec-card';
import { RuleList } from '../shared/rule-list';
import { Section } from '../shared/section';
import { WorkCalendar } from './work-calendar';
import { brandCategories } from '../../content/brand-categories';
import { brands } from '../../content/brands';
import { industries } from '../../content/industries';
import type { IndustryCopy } from '../../content/industry-copy';
import { industryCategories, lineUps } from '../../content/industry-machines';
import { workCalendars } from '../../content/work-calendars';
import type { Page } from '../../pages';

export function IndustryPage({ page, copy }: { page: Page; copy: IndustryCopy }) {
  const industry = industries.find(({ slug }) => slug === page.slug);
  if (!industry) throw new Error(`${page.path} has no industry.`);
  const { title, description } = industry;
  const calendar = workCalendars[industry.slug];
  const brandLinks = copy.brands.flatMap(({ slug, note }) =>
    brands
      .filter((brand) => brand.slug === slug)
      .map(({ name, path, category }) => ({ name, path, category, note })),
  );
  return (
    <div data-category={industryCategories[industry.slug]}>
      <PageHead {...page} title={title} description={description} />
      <PageHeader title={title} tag={industry.name} lead={copy.lead} aside={<ArrivalPlate />}>
        <CallButtons />
      </PageHeader>
      <Section heading="What is different here" wide ground="sheet">
        <div className="mb-8 gap-12 space-y-4 lg:columns-2">
          {copy.intro.map((paragraph) => (
            <p key={paragraph} className="max-w-measure break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </div>
        <MachineLineUp unit={`Fleet: ${industry.name.toLowerCase()}`} machines={lineUps[industry.slug]} />
      </Section>
      <Section heading={calendar.heading} lead={calendar.lead} wide>
        <WorkCalendar calendar={calendar} />
      </Section>
      <Section heading="What stops such a fleet" wide ground="night">
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {copy.focus.map(({ title, text }) => (
            <li key={title} className="border-l-8 border-amber pl-5">
              <h3>{title}</h3>
              <p className="mt-2 text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="What makes a visit work">
        <CheckList items={copy.visit} />
      </Section>
      <Section
        heading="Makes common in this work"
        lead="Each has a page with what fails, first checks and what only the dealer does."
        wide
        ground="sheet"
      >
        <CardGrid
          items={brandLinks.map(({ name, path, note, category }) => ({
            title: name,
            text: note,
            path,
            tag: brandCategories[category],
          }))}
        />
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
      <Section heading="Questions" ground="sheet">
        <FaqList items={copy.faq} />
      </Section>
      <div className="print:hidden">
        <Section heading="Other industries" wide>
          <CardGrid
            items={industries
              .filter(({ slug }) => slug !== industry.slug)
              .map(({ slug, name, description, path }) => ({
                title: name,
                text: description,
                path,
                picture: <DrawingThumbnail name={lineUps[slug][0].name} className="mb-3 w-44" />,
              }))}
          />
        </Section>
      </div>
      <CallToAction />
    </div>
  );
}
