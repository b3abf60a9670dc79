import { lazy, Suspense } from 'react';
import { Folded } from './folded';

const SpanishText = lazy(() => import('./spanish-text'));

/** A summary in Spanish for the roadside, behind one word. */
export const SpanishSummary = () => (
  // In the system's font, because the site's small font files have no accents, and the full ones are three times as large.
  <div
    lang="es"
    className="max-w-measure border-y border-line [font-family:system-ui,sans-serif] print:hidden [&_h3]:[font-family:inherit]"
  >
    <Folded className="py-1" summary={<span className="link font-semibold">Español</span>}>
      <Suspense>
        <SpanishText />
      </Suspense>
    </Folded>
  </div>
);
