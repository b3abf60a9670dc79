import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { ContentsList } from '../lists/contents-list';
import { DataTable } from '../../ui/data-table';
import { IndexTabs } from '../lists/index-tabs';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { PrintableChecklists } from './printable-checklists';
import { RuleList } from '../lists/rule-list';
import { Section } from '../shared/section';
import { regulations } from '../../content/rules/regulations';
import {
  checklists,
  description,
  furtherReading,
  guides,
  listedRules,
  title,
} from '../../content/main-pages/resources';
import type { Page } from '../../pages';

export function ResourcesPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <div className="print:hidden">
        <PageHeader
          title={title}
          lead="Print the checklist you need, free. Below that: which records to keep, when inspections come due and how to check for recalls."
          aside={
            <ContentsList
              label="Forms to print"
              items={checklists.map(({ id, title }) => ({ id, text: title }))}
            />
          }
        >
          <IndexTabs
            label="Guides on this page"
            items={guides.map(({ id, heading }) => ({ id, text: heading }))}
          />
        </PageHeader>
      </div>
      <div className="forms">
        <Section
          heading="Checklists to print"
          lead="Each one prints on a single page. Copy them for your own fleet."
          wide
          ground="sheet"
        >
          <PrintableChecklists checklists={checklists} />
        </Section>
      </div>
      <div className="print:hidden">
        {guides.map(({ id, heading, paragraphs, table }, index) => (
          <Section key={id} id={id} heading={heading} ground={index % 2 === 0 ? 'paper' : 'sheet'}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-4 max-w-measure">
                {paragraph}
              </p>
            ))}
            <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
            <p className="mt-3 text-base text-slate">{table.note}</p>
          </Section>
        ))}
        <Section
          heading="Fleet and lift regulations"
          lead="Our summaries, each with a link to what we read: the official text, or the manual or report it names. We’re mechanics, so let the official text decide."
          ground="sheet"
        >
          <RuleList items={listedRules.map((id) => regulations[id])} />
        </Section>
        <Section heading="More for your fleet" wide>
          <CardGrid items={furtherReading} />
        </Section>
        <CallToAction />
      </div>
    </>
  );
}
