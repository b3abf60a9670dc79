import type { BrandCopy } from '../../content/brand-copy';
import { repairPlaces } from '../../content/repair-places';
import { CalloutFigure } from '../drawings/callout-figure';

const failureId = (index: number) => `failure-${index + 1}`;

/** The drawing with its legend, then each failure in full. */
export function FailureList({ copy: { drawing, failures } }: { copy: BrandCopy }) {
  return (
    <>
      <CalloutFigure
        name={drawing}
        legend={failures.map(({ name, place, part }, index) => ({
          title: name,
          text: repairPlaces[place],
          part,
          href: `#${failureId(index)}`,
        }))}
      />
      <ol
        className={`mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 print:grid-cols-2 ${failures.length === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}
      >
        {failures.map((failure, index) => (
          <FailureItem key={failure.name} failure={failure} index={index} />
        ))}
      </ol>
    </>
  );
}

type FailureItemProps = { failure: BrandCopy['failures'][number]; index: number };

/** Adds a period to a text without a closing mark. */
const closed = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

function FailureItem({ failure: { name, sign, cause, fix }, index }: FailureItemProps) {
  const details = [
    { term: 'Sign', text: sign },
    { term: 'Likely cause', text: cause },
    { term: 'What we do', text: fix, className: 'border-l-4 border-accent bg-paper px-3 py-2' },
  ];
  return (
    <li id={failureId(index)} className="border-t-2 border-ink pt-4 text-base">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-10 flex-none items-center justify-center rounded-full bg-accent font-heading text-lg leading-none font-bold text-white forced-colors:border"
        >
          {index + 1}
        </span>
        <h3>{name}</h3>
      </div>
      <dl className="mt-4">
        {details.map(({ term, text, className }) => (
          <div key={term} className="mb-3">
            <dt className="text-sm font-semibold text-steel">{term}</dt>
            <dd className={className}>{closed(text)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
