import * as words from '../../content/main-pages/not-found';
import { FallbackImage } from '../../ui/fallback-image';
import { BrandFinder } from '../brands/brand-finder';
import { DrawingFrame } from '../drawings/drawing-frame';
import { CardGrid } from '../lists/card-grid';
import { Section } from '../shared/section';
import { SitePage } from './site-page';

/** Shown for every address that isn't in the registry. */
export function NotFoundPage() {
  return (
    <SitePage
      page={{ path: '/404', kind: 'missing' }}
      words={words}
      noIndex
      aside={
        <DrawingFrame>
          <FallbackImage
            src="/drawings/not-on-file.svg"
            alt=""
            width={640}
            height={320}
            priority
            className="h-auto w-full p-4"
          />
        </DrawingFrame>
      }
    >
      <Section heading="Find what you need" isWide background="white">
        <div className="mb-8 max-w-3xl">
          <BrandFinder />
        </div>
        <CardGrid items={words.destinations} />
      </Section>
    </SitePage>
  );
}
