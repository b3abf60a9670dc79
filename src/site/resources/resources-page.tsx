import { useId } from 'react';
import * as content from '../../content/main-pages/resources';
import { regulations } from '../../content/rules/regulations';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { useHydrated } from '../../ui/use-hydrated';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { ContentsList } from '../lists/contents-list';
import { RuleList } from '../lists/rule-list';
import { Folded } from '../shared/folded';
import { Paragraph, Paragraphs, renderRichText } from '../shared/rich-text';
import { ListSection, Section } from '../shared/section';

export const ResourcesPage = ({ page }: { page: Page }) => (
  <SitePage
    page={page}
    content={content}
    aside={
      // On a phone the forms follow at once.
      <div className="max-lg:hidden">
        <ContentsList
          label="Forms to print"
          items={content.checklists.map(({ id, title }) => ({ id, text: title }))}
        />
      </div>
    }
    header={null}
    sections={content.guides}
  >
    <div className="forms">
      <Section {...content.sections.checklists} isWide background="white">
        {content.checklists.map((checklist) => (
          <PrintableChecklist key={checklist.id} checklist={checklist} />
        ))}
      </Section>
    </div>
    {content.guides.map(({ id, heading, paragraphs, table }, index) => (
      <Section key={id} id={id} heading={heading} background={index % 2 === 0 ? 'paper' : 'white'}>
        <Paragraphs items={paragraphs} className="mb-2 max-w-measure sm:mb-4" />
        <Folded isPhoneOnly summary={<span className="link font-semibold">{table.caption}</span>}>
          <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
          <Paragraph text={table.note} className="mt-3 text-base text-slate" />
        </Folded>
      </Section>
    ))}
    <Section {...content.sections.rules} background="white">
      <RuleList items={content.listedRules.map((id) => regulations[id])} />
    </Section>
    <ListSection {...content.sections.more} isWide List={CardGrid} items={content.furtherReading} />
  </SitePage>
);

const padding = 'p-5 print:px-[8pt] print:py-[6pt]';

/**
 * A one-page form to print and fill in by hand. When the whole page is printed, each form starts a new sheet.
 */
function PrintableChecklist({ checklist }: { checklist: content.Checklist }) {
  const { id, title, use, fields, groups, signatures = ['Signature'], note, rule } = checklist;
  const headingId = useId();
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className="mt-5 rounded border-2 border-ink bg-white first:mt-0 print:mt-0 print:break-inside-avoid print:text-[9pt]/[1.25] print:not-last:break-after-page"
    >
      <header
        className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-paper print:border-b-2 print:border-ink ${padding}`}
      >
        <div className="max-w-measure print:max-w-none">
          <h3 id={headingId}>{title}</h3>
          <p className="mt-1 text-slate not-print:text-base/[1.6]">{use}</p>
        </div>
        <PrintButton id={id} describedBy={headingId} />
      </header>
      <details className="group border-ink not-print:border-t-2">
        <summary className="folded-summary px-5 py-2 text-base font-semibold print:hidden">
          <span>{content.showForm}</span>
        </summary>
        <dl className="blanks grid grid-cols-2 gap-px border-b-2 border-ink not-print:border-t-2 md:grid-cols-3 print:grid-cols-3">
          {fields.map((field) => (
            <Blank key={field} term={field} height="h-6 print:h-[14pt]" />
          ))}
        </dl>
        <div
          className={`points-to-tick gap-x-10 not-print:text-base/[1.4] md:columns-2 lg:columns-3 print:columns-3 print:gap-x-[14pt] ${padding}`}
        >
          {groups.map(({ name, items }) => (
            <section key={name}>
              <h4>{name}</h4>
              <ul>
                {items.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <dl
          className={`blanks grid gap-px border-y-2 border-ink ${signatures.length > 1 ? 'sm:grid-cols-3 sm:*:first:col-span-full print:grid-cols-3 print:*:first:col-span-full' : 'grid-cols-2'}`}
        >
          {['Remarks', ...signatures].map((term) => (
            <Blank key={term} term={term} height="h-10 print:h-[40pt]" />
          ))}
        </dl>
        <footer className={`text-[0.875rem] text-slate print:text-[8pt] ${padding}`}>
          <p>
            <span>{renderRichText(note)}</span>{' '}
            <a href={regulations[rule].url} rel="noopener" className="link">
              {regulations[rule].name}
            </a>
          </p>
        </footer>
      </details>
    </article>
  );
}

/** A field to fill in by hand. */
function Blank({ term, height }: { term: string; height: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd aria-hidden="true" className={height} />
    </div>
  );
}

/** Prints only this form. styles/print.css hides the others while this one is the address's target. */
function PrintButton({ id, describedBy }: { id: string; describedBy: string }) {
  const hydrated = useHydrated();
  const print = () => {
    location.hash = id;
    window.print();
  };
  return (
    <button
      type="button"
      disabled={!hydrated}
      onClick={print}
      aria-describedby={describedBy}
      className="button shrink-0"
    >
      Print this list
    </button>
  );
}
