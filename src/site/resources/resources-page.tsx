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
    text: 'Recalls, rules, seasons and checks, dated and with their sources.',
    path: '/blog',
  },
  {
    title: 'DOT annual inspection',
    text: 'What the visit covers, who needs it and how to have the units ready.',
    path: '/services/dot-inspection',
  },
  {
    title: 'Find your equipment',
    text: 'What fails on each make, what to check first and what stays with the dealer.',
    path: '/brands',
  },
];

const title = 'Fleet Resources';
const description =
  'Guides and checklists for fleet owners: annual inspection items, daily reports, lift and forklift checks, and where the rules are written.';

export function ResourcesPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <div className="print:hidden">
        <PageHeader
          title={title}
          lead={description}
          tag="Forms and rules"
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
          lead="Each prints on one page. Free to copy for your own fleet."
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
          heading="Where the rules are written"
          lead="In plain words, each with its text. We are mechanics, not lawyers: the text is what counts."
          ground="sheet"
        >
          <RuleList items={listedRules.map((id) => regulations[id])} />
        </Section>
        <Section heading="More to read" wide>
          <CardGrid items={furtherReading} />
        </Section>
        <CallToAction />
      </div>
    </>
  );
}
