import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { Folded } from './folded';
import { chooseFormLanguage } from './form-language';
import { PhoneLink } from './links';

let openFirst = () => {};
const isOpened = new Promise<void>((resolve) => {
  openFirst = resolve;
});

/**
 * Loads once somebody opens it. Until then, and when it can't load, React leaves the prerendered text as it is, or shows the
 * number where there is none.
 */
const SpanishText = lazy(async () => {
  if (typeof document !== 'undefined') {
    await isOpened;
  }
  return import('./spanish-text').catch(() => new Promise<never>(() => {}));
});

/**
 * A summary in Spanish for the roadside, behind one word. Who opens it gets the quote form in Spanish, too. It renders once:
 * if it took part in a navigation, React would wait with the whole page for the text.
 */
export const SpanishSummary = memo(function SpanishSummary() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const details = box.current?.querySelector('details');
    const read = () => {
      if (details?.open) {
        openFirst();
        chooseFormLanguage('es');
      }
    };
    // It may have been opened before hydration.
    read();
    details?.addEventListener('toggle', read);
    return () => details?.removeEventListener('toggle', read);
  }, []);

  return (
    // In the system's font, because the site's small font files have no accents, and the full ones are three times as large.
    <div
      ref={box}
      lang="es"
      className="max-w-measure border-y border-line [font-family:system-ui,sans-serif] print:hidden [&_h2]:[font-family:inherit]"
    >
      <Folded className="py-1" summary={<span className="link font-semibold">Español</span>}>
        <Suspense fallback={<PhoneLink label="Llame al" />}>
          <SpanishText />
        </Suspense>
      </Folded>
    </div>
  );
});
