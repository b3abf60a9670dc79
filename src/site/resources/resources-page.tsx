import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../shared/card-grid';
import { ContentsList } from '../shared/contents-list';
import { DataTable } from '../../ui/data-table';
import { IndexTabs } from '../shared/index-tabs';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { PrintableChecklists } from './printable-checklists';
import { RuleList } from '../shared/rule-list';
import { Section } from '../shared/section';
import { regulations } from '../../content/regulations';
import { checklists, guides, listedRules } from '../../content/resources';
import type { Page } from '../../pages';

const furtherReading = [
  {
    title: 'Articles',
    text: 'Fault guides, recalls, DOT rules and seasonal checks, with sources.',
    path: '/blog',
  },
  {
    title: 'DOT annual inspection',
    text: 'What we check, who needs it and how to line up your units.',
    path: '/services/dot-inspection',
  },
  {
    title: 'Find your equipment',
    text: 'What we fix on each brand, what usually fails and what goes to the dealer.',
    path: '/brands',
  },
];

const title = 'Fleet Checklists and DOT Guides';
const description =
  'DOT audit or lift check coming up? Print free checklists for trucks, lifts and forklifts and see which records to keep. Repairs near Tulsa, 24/7.';

export function ResourcesPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <div className="print:hidden">
        <PageHeader
          title={title}
          lead="Print the checklist you need, free. Below it: which records to keep, when inspections come due and how to check for recalls."
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
          lead="Our summaries, with a link to each official text. We’re mechanics, so let the official text decide."
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
