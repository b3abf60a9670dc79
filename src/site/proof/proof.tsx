import type { BrandCategory } from '../../content/brand-categories';
import { business } from '../../content/business';
import { listFacts, type Proof, listTerms, termsSection } from '../../content/proof';
import { Icon } from '../shared/icon';
import { Section } from '../shared/section';

type ServiceTermsProps = { proof?: Proof; category?: BrandCategory | undefined };

/** Rates, payment, warranty and paperwork; renders nothing until the owner provides some. */
export function ServiceTerms({ proof = business.proof, category }: ServiceTermsProps) {
  const terms = listTerms(proof, category);
  if (terms.length === 0) {
    return null;
  }
  return (
    <Section {...termsSection} background="white">
      <dl className="max-w-measure divide-y divide-line border-y border-line">
        {terms.map(({ term, value }) => (
          <div key={term} className="gap-x-8 py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold text-steel">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A row of reasons to trust the business; renders nothing until the owner provides some. */
export function ProofStrip({ proof = business.proof }: { proof?: Proof }) {
  const facts = listFacts(proof);
  if (facts.length === 0) {
    return null;
  }
  return (
    <ul aria-label="Why call us" className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-base font-semibold">
      {facts.map((fact) => (
        <li key={fact} className="flex items-baseline gap-2">
          <Icon name="check" className="size-4 flex-none self-center text-go" />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}
