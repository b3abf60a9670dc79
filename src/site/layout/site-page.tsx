import type { ReactNode } from 'react';
import type { BrandCategory } from '../../content/brand-categories';
import { business } from '../../content/business';
import { listTerms, termsSection } from '../../content/proof';
import type { SectionHead } from '../../content/section-head';
import { PageHeader } from '../../ui/page-header';
import { PageHead, type PageHeadProps } from '../head/page-head';
import { ProofStrip, ServiceTerms } from '../proof/proof';
import { CallToAction } from '../shared/call-to-action';
import { CallButtons } from '../shared/links';
import { renderRichText } from '../shared/rich-text';
import { BelowFold } from './below-fold';

type SitePageProps = Omit<PageHeadProps, 'path' | 'kind' | 'title' | 'description'> & {
  page: Pick<PageHeadProps, 'path' | 'kind'>;
  /** `heading` is the h1, if it isn't the title. */
  content: Pick<PageHeadProps, 'title' | 'description'> & { heading?: string; lead?: string };
  /** A line above the title, such as a link to the parent page. */
  above?: string;
  /** Content beside the title on wide screens. */
  aside?: ReactNode;
  /** Running text under the title. */
  text?: ReactNode;
  /** What the quote form is to know from the start, as the search of its address. */
  quoteSearch?: string;
  /** Content under the title instead of the call buttons, or null for none. */
  header?: ReactNode;
  /** A picture across the page, below the title. */
  scene?: ReactNode;
  /** The brand category, which sets the accent color. */
  category?: BrandCategory | undefined;
  /** The sections to list as links at the top of a long page. */
  sections?: readonly SectionHead[];
  hasCallToAction?: boolean;
  children?: ReactNode;
};

/** The frame of every page except the home page. */
export function SitePage({
  page: { path, kind },
  content: { title, description, heading = title, lead },
  above,
  aside,
  text,
  quoteSearch,
  header,
  scene,
  category,
  sections,
  hasCallToAction = true,
  children,
  ...head
}: SitePageProps) {
  const hasTerms = head.service && listTerms(business.proof, category).length > 0;
  return (
    <div data-category={category}>
      <PageHead path={path} kind={kind} title={title} description={description} {...head} />
      <PageHeader
        title={heading}
        lead={lead ? renderRichText(lead) : null}
        above={above ? renderRichText(above) : null}
        aside={aside}
        isAsideFirst={header === undefined}
        text={text}
      >
        {header === undefined ? (
          <>
            <CallButtons search={quoteSearch} />
            <ProofStrip />
          </>
        ) : (
          header
        )}
      </PageHeader>
      {scene}
      {sections ? <JumpList sections={hasTerms ? [...sections, termsSection] : sections} /> : null}
      <BelowFold>
        {children}
        {hasTerms ? <ServiceTerms category={category} /> : null}
        {hasCallToAction ? <CallToAction search={quoteSearch} /> : null}
      </BelowFold>
    </div>
  );
}

/** Links to the parts of a long page. They wrap on a phone, where a row that scrolls would hide the last ones. */
function JumpList({ sections }: { sections: readonly SectionHead[] }) {
  return (
    <nav aria-label="On this page" className="-mb-0.5 border-y-2 border-ink bg-white print:hidden">
      <ul className="page-width flex flex-wrap gap-x-6">
        {sections.map(({ id, linkText }) =>
          linkText ? (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-base font-semibold">
                {linkText}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
