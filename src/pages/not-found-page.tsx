import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import type { Page } from '../site';

/** Stands in the head only: the page has no address of its own. */
const head: Page = {
  path: '/404',
  kind: 'sitemap',
  group: 'Main',
  title: 'Page Not Found',
  description: 'There is no page at this address. Find the service, brand or place you need, or call.',
};

/** Shown for every address that isn't in the table. */
export function NotFoundPage() {
  return (
    <>
      <PageHead page={head} noIndex />
      <PageHeader
        title="Page not found"
        tag="404"
        lead="There is no page at this address. It may have moved, or the link has a typing error."
      />
      <Section heading="Where to look">
        <CardGrid
          items={[
            {
              title: 'Services',
              text: 'Emergency repair, maintenance and DOT inspections.',
              path: '/services',
            },
            { title: 'Brands', text: 'What we know about each make of truck and machine.', path: '/brands' },
            { title: 'Site map', text: 'Every page of this site on one page.', path: '/sitemap' },
          ]}
        />
      </Section>
      <CallToAction />
    </>
  );
}
