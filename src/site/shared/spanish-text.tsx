import { spanish } from '../../content/spanish';
import { Paragraphs } from './rich-text';

/** The summary itself, which loads apart because few visitors open it. */
export default function SpanishText() {
  return (
    <div className="space-y-3">
      <p className="max-w-measure border-l-8 border-ink bg-ink px-3 py-2 font-bold text-amber">
        {spanish.danger}
      </p>
      <Paragraphs items={spanish.paragraphs} />
      <h2 className="text-xl/[1.15] [font-family:inherit]">{spanish.readyHeading}</h2>
      <ul className="max-w-measure list-disc pl-5">
        {spanish.ready.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2 className="text-xl/[1.15] [font-family:inherit]">{spanish.phrasesHeading}</h2>
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
