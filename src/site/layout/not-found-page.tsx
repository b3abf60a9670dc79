import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../shared/card-grid';
import { DrawingSheet } from '../drawings/drawing-frame';
import { FallbackImage } from '../../ui/fallback-image';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';

const destinations = [
  {
    title: 'Find your equipment',
    text: 'The finder by make, alias or kind, and what fails on each.',
    path: '/brands',
  },
  { title: 'Services', text: 'Emergency repair, maintenance and DOT inspections.', path: '/services' },
  { title: 'Where we come', text: 'The map, every town and its typical arrival.', path: '/locations' },
  {
    title: 'Checklists to print',
    text: 'Annual inspection, daily reports, lifts, forklifts.',
    path: '/resources',
  },
  { title: 'Contact', text: 'A service quote for planned work.', path: '/contact' },
  { title: 'Site map', text: 'Every page of this site on one page.', path: '/sitemap' },
];

/** Shown for every address that isn't in the registry. */
export function NotFoundPage() {
  return (
    <>
      <PageHead
        path="/404"
        kind="missing"
        title="Page Not Found"
        description="There is no page at this address. Find the service, brand or place you need, or call."
        noIndex
      />
      <PageHeader
        title="Page not found"
        tag="404"
        lead="There is no page at this address. It may have moved, or the link has a typing error."
        aside={
          <DrawingSheet unit="Not on file" view="Unknown" sheet="404">
            <FallbackImage
              src="/drawings/not-on-file.svg"
              alt=""
              width={640}
              height={320}
              priority
              className="h-auto w-full p-4"
            />
          </DrawingSheet>
        }
      >
        <CallButtons />
      </PageHeader>
      <Section heading="Where to look" wide ground="sheet">
        <CardGrid items={destinations} />
      </Section>
      <CallToAction />
    </>
  );
}
