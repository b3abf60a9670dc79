import { Link } from 'react-router-dom';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { CheckList } from '../lists/check-list';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../lists/faq-list';
import { JumpList } from '../lists/jump-list';
import { MachineLineUp } from '../drawings/machine-line-up';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ArrivalPlate } from '../shared/spec-card';
import { RuleList } from '../lists/rule-list';
import { ParagraphsInColumns } from '../shared/paragraphs-in-columns';
import { Section } from '../shared/section';
import { useHydrated } from '../../ui/use-hydrated';
import { usePrintAlone } from '../shared/use-print-alone';
import { WorkCalendar } from './work-calendar';
import { brandCategories } from '../../content/brand-categories';
import { brands } from '../../content/brands';
import { industries, type IndustrySlug } from '../../content/industries';
import type { IndustryCopy } from '../../content/industry-copy';
import { industryCategories, lineUps } from '../../content/drawings/industry-machines';
import { workCalendars, type WorkCalendar as Calendar } from '../../content/work-calendars';
import type { Page } from '../../pages';

/** The parts of the page, which is long. */
const parts = [
  { id: 'needs', text: 'What we do' },
  { id: 'calendar', text: 'Service calendar' },
  { id: 'faults', text: 'What breaks' },
  { id: 'visit', text: 'Set up a visit' },
  { id: 'brands', text: 'Brands' },
  { id: 'rules', text: 'Regulations' },
  { id: 'questions', text: 'Questions' },
];

export function IndustryPage({ page, copy }: { page: Page; copy: IndustryCopy }) {
  const { printing, printAlone } = usePrintAlone();
  const industry = industries.find(({ slug }) => slug === page.slug);
  if (!industry) throw new Error(`${page.path} has no industry.`);
  const { title, description } = industry;
  const fleets = `${industry.name.toLowerCase()} fleets`;
  return (
    <div data-category={industryCategories[industry.slug]} data-printing={printing ?? undefined}>
      <PageHead
        {...page}
        title={title}
        description={description}
        service={{ type: `Mobile fleet maintenance, ${industry.name.toLowerCase()}` }}
      />
      <PageHeader title={title} lead={copy.lead} aside={<ArrivalPlate />}>
        <CallButtons />
      </PageHeader>
      <JumpList items={parts} />
      <Section heading={`What ${fleets} need`} id="needs" wide ground="sheet">
        <ParagraphsInColumns paragraphs={copy.intro} />
        <MachineLineUp machines={lineUps[industry.slug]} />
      </Section>
      <CalendarSection calendar={workCalendars[industry.slug]} onPrint={() => printAlone('calendar')} />
      <Section heading="What takes these fleets down" id="faults" wide ground="night">
        <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {copy.focus.map(({ title, text }) => (
            <li key={title} className="border-l-8 border-amber pl-5">
              <h3>{title}</h3>
              <p className="mt-2 text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={`How to set up a visit for ${fleets}`} id="visit">
        <CheckList items={copy.visit} />
      </Section>
      <BrandSection fleets={fleets} notes={copy.brands} />
      <Section heading={`Regulations for ${fleets}`} id="rules">
        <RuleList items={copy.rules} />
      </Section>
      <Section heading={`${industry.name} fleet questions`} id="questions" ground="sheet">
        <FaqList items={copy.faq} />
      </Section>
      <OtherIndustries slug={industry.slug} />
      <CallToAction />
    </div>
  );
}

type CalendarSectionProps = { calendar: Calendar; onPrint: () => void };

function CalendarSection({ calendar, onPrint }: CalendarSectionProps) {
  const hydrated = useHydrated();
  return (
    <Section heading={calendar.heading} id="calendar" lead={calendar.lead} wide>
      <WorkCalendar calendar={calendar} />
      <button type="button" disabled={!hydrated} onClick={onPrint} className="button button-outline mt-6">
        Print this calendar
      </button>
    </Section>
  );
}

function BrandSection({ fleets, notes }: { fleets: string; notes: IndustryCopy['brands'] }) {
  const brandLinks = notes.flatMap(({ slug, note }) =>
    brands
      .filter((brand) => brand.slug === slug)
      .map(({ name, path, category }) => ({ name, path, category, note })),
  );
  return (
    <Section
      heading={`Brands we service for ${fleets}`}
      id="brands"
      lead="Each brand has its own page: what we repair, what usually fails and what goes to the dealer."
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
          all the brands
        </Link>
        .
      </p>
    </Section>
  );
}

/** All but the one whose page this is. */
function OtherIndustries({ slug: here }: { slug: IndustrySlug }) {
  return (
    <div className="print:hidden">
      <Section heading="Other industries we service" wide>
        <CardGrid
          items={industries
            .filter(({ slug }) => slug !== here)
            .map(({ slug, name, description, path }) => ({
              title: name,
              text: description,
              path,
              picture: <DrawingThumbnail name={lineUps[slug][0].name} className="mb-3 w-44" />,
            }))}
        />
      </Section>
    </div>
  );
}
