import { useEffect, useRef } from 'react';
import { Folded } from './folded';
import { chooseFormLanguage } from './form-language';
import { SpanishText } from './spanish-text';

/** A summary in Spanish for the roadside, behind one word. Who opens it gets the quote form in Spanish, too. */
export function SpanishSummary() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const details = box.current?.querySelector('details');
    const read = () => {
      if (details?.open) {
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
        <SpanishText />
      </Folded>
    </div>
  );
}
