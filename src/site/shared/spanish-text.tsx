import { spanish } from '../../content/spanish';
import { Paragraphs } from './rich-text';

/** The page's first heading is above, and its sections are below. */
const headingLook = 'text-xl';

/** The summary itself. */
export function SpanishText() {
  return (
    <div className="space-y-3">
      <p className="max-w-measure border-l-8 border-ink bg-ink px-3 py-2 font-bold text-amber">
        {spanish.danger}
      </p>
      <Paragraphs items={spanish.paragraphs} />
      <h2 className={headingLook}>{spanish.readyHeading}</h2>
      <ul className="max-w-measure list-disc pl-5">
        {spanish.ready.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2 className={headingLook}>{spanish.phrasesHeading}</h2>
      <dl className="max-w-measure">
        {spanish.phrases.map((phrase) => (
          <div key={phrase.english} className="py-1">
            <dt>{phrase.spanish}</dt>
            <dd lang="en" className="font-bold">
              {phrase.english}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
