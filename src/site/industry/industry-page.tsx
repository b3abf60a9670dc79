import photos from 'virtual:photos';
import { industryCards, industryScenes, lineUps } from '../../content/drawings/industry-machines';
import { industries } from '../../content/industries';
import type { IndustryContent } from '../../content/industry-content';
import {
  allBrands,
  listBrandCards,
  calendarColumns,
  describeIndustrySections,
} from '../../content/page-kinds/industry';
import { describeService } from '../../content/page-kinds/search-results';
import { findPhotos } from '../../content/proof';
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
import { PhotoList } from '../proof/photo-list';
import { SceneBand } from '../proof/scene-band';
import { findEntry } from '../shared/find-entry';
import { Paragraph, ParagraphsInColumns } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export function IndustryPage({ page, content }: { page: Page; content: IndustryContent }) {
  const { slug, name, title, description, category } = findEntry(industries, page.slug);
  const calendar = workCalendars[slug];
  const sections = describeIndustrySections(slug, calendar);
  const [leadPhoto, ...otherPhotos] = findPhotos(photos, 'industry', page.path);
  const others = industryCards.filter(({ path }) => path !== page.path);
  return (
    <SitePage
      page={page}
      content={{
        title,
        description: describeService(description),
        heading: content.heading,
        lead: content.lead,
      }}
      service={{ type: `Mobile fleet maintenance, ${name.toLowerCase()}` }}
      category={category}
      aside={<ArrivalCard />}
      scene={<SceneBand scene={industryScenes[slug]} photo={leadPhoto} />}
      sections={Object.values(sections)}
    >
      <Section {...sections.needs} isWide background="white">
        <ParagraphsInColumns items={content.intro} />
        <DrawingFrame>
          <ul className="drawing-plate grid grid-cols-2 gap-y-4 px-3 py-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:px-5 md:pt-8 md:pb-5 print:grid-cols-4">
            {lineUps[slug].map(({ name: drawing, label }) => (
              <li key={drawing}>
                <DrawingThumbnail name={drawing} className="w-full" />
                <span className="block pt-1 text-center font-heading text-base font-[650]">{label}</span>
              </li>
            ))}
          </ul>
        </DrawingFrame>
        <PhotoList photos={otherPhotos} />
      </Section>
      <Section {...sections.calendar} isWide>
        <DataTable
          caption={calendar.caption}
          columns={calendarColumns}
          rows={calendar.rows.map(({ work, detail, when, who }) => [
            work,
            when,
            who === 'We do' ? detail : `${who}: ${detail}`,
          ])}
        />
      </Section>
      <ListSection {...sections.faults} isWide background="dark" List={TileList} items={content.focus} />
      <ListSection {...sections.visit} List={PointList} items={content.visit} />
      <Section {...sections.brands} isWide background="white">
        <CardGrid items={listBrandCards(content)} />
        <Paragraph text={allBrands} className="mt-4" />
      </Section>
      <ListSection {...sections.rules} List={RuleList} items={content.rules} />
      <FaqSection {...sections.questions} background="white" items={content.faq} />
      <ListSection {...sections.others} isWide isScreenOnly List={CardGrid} items={others} />
    </SitePage>
  );
}
