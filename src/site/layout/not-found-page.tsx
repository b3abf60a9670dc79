import { BrandFinder } from '../brands/brand-finder';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { DrawingSheet } from '../drawings/drawing-frame';
import { FallbackImage } from '../../ui/fallback-image';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';
import { destinations } from '../../content/main-pages/not-found';

/** Shown for every address that isn't in the registry. */
export function NotFoundPage() {
  return (
    <>
      <PageHead
        path="/404"
        kind="missing"
        title="Page Not Found"
        description="We can’t find that page. Machine down? Call us 24/7 for mobile truck and equipment repair within 120 miles of Tulsa, or find your brand or town here."
        noIndex
      />
      <PageHeader
        title="Page not found"
        lead="We can’t find that page. It may have moved, or the link has a typo. Machine down? Call us and skip the search."
        aside={
          <DrawingSheet>
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
      <Section heading="Find what you need" wide ground="sheet">
        <div className="mb-8 max-w-3xl">
          <BrandFinder />
        </div>
        <CardGrid items={destinations} />
      </Section>
      <CallToAction />
    </>
  );
}
