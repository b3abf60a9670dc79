import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { DataTable } from '../components/data-table';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { PrintableChecklists } from '../components/printable-checklists';
import { RuleList } from '../components/rule-list';
import { Section } from '../components/section';
import { regulations } from '../content/regulations';
import { checklists, guides, listedRules } from '../content/resources';
import type { PageTemplate } from '../page-template';

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

export const resourcesPage: PageTemplate = (page) => (
  <>
    <PageHead page={page} />
    <div className="print:hidden">
      <PageHeader title={page.title} lead={page.description} tag="Forms and rules">
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {checklists.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-block py-2">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
    </div>
    <Section heading="Checklists to print" lead="Each prints on one page. Free to copy for your own fleet.">
      <PrintableChecklists checklists={checklists} />
    </Section>
    <div className="print:hidden">
      {guides.map(({ heading, paragraphs, table }) => (
        <Section key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-measure">
              {paragraph}
            </p>
          ))}
          <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
          <p className="mt-3 text-sm text-slate">{table.note}</p>
        </Section>
      ))}
      <Section
        heading="Where the rules are written"
        lead="In plain words, each with its text. We are mechanics, not lawyers: the text is what counts."
      >
        <RuleList items={listedRules.map((id) => regulations[id])} />
      </Section>
      <Section heading="More to read">
        <CardGrid items={furtherReading} />
      </Section>
      <CallToAction />
    </div>
  </>
);
