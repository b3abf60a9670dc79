import { business } from '../../content/business';
import { type Proof, termsOf } from '../../content/proof';

/** Whether ServiceTerms has anything to show. */
export const hasTerms = (proof: Proof = business.proof): boolean => termsOf(proof).length > 0;

/** Rates, payment, warranty and paperwork, as far as the owner provides them. */
export function ServiceTerms({ proof = business.proof }: { proof?: Proof }) {
  return (
    <dl className="max-w-measure divide-y divide-line border-y border-line">
      {termsOf(proof).map(({ term, value }) => (
        <div key={term} className="gap-x-8 py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-semibold text-steel">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
