import * as words from '../../content/main-pages/resources';
import { regulations } from '../../content/rules/regulations';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { ContentsList } from '../lists/contents-list';
import { RuleList } from '../lists/rule-list';
import { Paragraphs } from '../shared/paragraphs';
import { RichText } from '../shared/rich-text';
import { ListSection, Section } from '../shared/section';
import { PrintableChecklist } from './printable-checklist';

export const ResourcesPage = ({ page }: { page: Page }) => (
  <SitePage
    page={page}
    words={words}
    aside={
      <ContentsList
        label="Forms to print"
        items={words.checklists.map(({ id, title }) => ({ id, text: title }))}
      />
    }
    header={null}
    sections={words.guides}
  >
    <div className="forms">
      <Section {...words.sections.checklists} wide background="white">
        {words.checklists.map((checklist) => (
          <PrintableChecklist key={checklist.id} checklist={checklist} />
        ))}
      </Section>
    </div>
    {words.guides.map(({ id, heading, paragraphs, table }, index) => (
      <Section key={id} id={id} heading={heading} background={index % 2 === 0 ? 'paper' : 'white'}>
        <Paragraphs items={paragraphs} className="mb-4 max-w-measure" />
        <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
        <p className="mt-3 text-base text-slate">
          <RichText text={table.note} />
        </p>
      </Section>
    ))}
    <Section {...words.sections.rules} background="white">
      <RuleList items={words.listedRules.map((id) => regulations[id])} />
    </Section>
    <ListSection {...words.sections.more} wide List={CardGrid} items={words.furtherReading} />
  </SitePage>
);
