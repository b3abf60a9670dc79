import { industryCards, lineUps } from '../../content/drawings/industry-machines';
import { industries } from '../../content/industries';
import type { IndustryCopy } from '../../content/industry-copy';
import { allBrands, brandCards, calendarColumns, industryWords } from '../../content/page-kinds/industry';
import { serviceDescription } from '../../content/page-kinds/search-results';
import { workCalendars } from '../../content/work-calendars';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { DrawingFrame } from '../drawings/drawing-frame';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { PointList } from '../lists/point-list';
import { RuleList } from '../lists/rule-list';
import { TileList } from '../lists/tile-list';
import { entryOf } from '../shared/entry-of';
import { Paragraph, ParagraphsInColumns } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export function IndustryPage({ page, copy }: { page: Page; copy: IndustryCopy }) {
  const { slug, name, title, description, category } = entryOf(industries, page.slug);
  const calendar = workCalendars[slug];
  const words = industryWords(slug, calendar);
  const others = industryCards.filter(({ path }) => path !== page.path);
  return (
    <SitePage
      page={page}
      words={{ title, description: serviceDescription(description), lead: copy.lead }}
      service={{ type: `Mobile fleet maintenance, ${name.toLowerCase()}` }}
      category={category}
      aside={<ArrivalCard />}
      sections={Object.values(words)}
    >
      <Section {...words.needs} isWide background="white">
        <ParagraphsInColumns items={copy.intro} />
        <DrawingFrame>
          <ul className="grid grid-cols-2 gap-y-4 px-3 py-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:px-5 md:pt-8 md:pb-5 print:grid-cols-4">
            {lineUps[slug].map(({ name: drawing, label }) => (
              <li key={drawing}>
                <DrawingThumbnail name={drawing} className="w-full" />
                <span className="block pt-1 text-center font-heading text-base font-[650]">{label}</span>
              </li>
            ))}
          </ul>
        </DrawingFrame>
      </Section>
      <Section {...words.calendar} isWide>
        <DataTable
          caption={calendar.caption}
          columns={calendarColumns}
          rows={calendar.rows.map(({ work, detail, when, who }) => [work, when, who, detail])}
        />
      </Section>
      <ListSection {...words.faults} isWide background="dark" List={TileList} items={copy.focus} />
      <ListSection {...words.visit} List={PointList} items={copy.visit} />
      <Section {...words.brands} isWide background="white">
        <CardGrid items={brandCards(copy)} />
        <Paragraph text={allBrands} className="mt-4" />
      </Section>
      <ListSection {...words.rules} List={RuleList} items={copy.rules} />
      <FaqSection {...words.questions} background="white" items={copy.faq} />
      <ListSection {...words.others} isWide isScreenOnly List={CardGrid} items={others} />
    </SitePage>
  );
}
