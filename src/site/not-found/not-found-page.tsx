import * as content from '../../content/main-pages/not-found';
import { FallbackImage } from '../../ui/fallback-image';
import { DrawingFrame } from '../drawings/drawing-frame';
import { BrandFinder } from '../finder/brand-finder';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { Section } from '../shared/section';

/** Shown for every address that isn't in the registry. */
export function NotFoundPage() {
  return (
    <SitePage
      page={{ path: '/404', kind: 'missing' }}
      content={content}
      noIndex
      aside={
        <DrawingFrame>
          <FallbackImage
            src="/drawings/not-on-file.svg"
            alt=""
            width={640}
            height={320}
            priority
            className="drawing-plate h-auto w-full p-4"
          />
        </DrawingFrame>
      }
    >
      <Section heading="Find what you need" isWide background="white">
        <div className="mb-8 max-w-3xl">
          <BrandFinder />
        </div>
        <CardGrid items={content.destinations} />
      </Section>
    </SitePage>
  );
}
