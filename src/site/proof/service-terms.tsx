import { business } from '../../content/business';
import type { Proof } from '../../content/proof';

type Term = { term: string; value: string };

/** Rates, payment, warranty and paperwork, as far as the owner has said them. */
function termsOf({ rates, payment, warranty, insurance, documents, responseTimes }: Proof): Term[] {
  const said: { term: string; value: string | null }[] = [
    { term: 'Call-out', value: rates.callOut },
    { term: 'Hourly rate', value: rates.hourly },
    { term: 'After hours', value: rates.afterHours },
    { term: 'Mileage', value: rates.mileage },
    { term: 'Minimum', value: rates.minimum },
    { term: 'Payment', value: payment.join(', ') || null },
    { term: 'Warranty', value: warranty },
    { term: 'Insurance', value: insurance },
    { term: 'Paperwork on request', value: documents.join(', ') || null },
    ...responseTimes.map(({ area, time, basis }) => ({
      term: `Arrival, ${area}`,
      value: `${time}. ${basis}`,
    })),
  ];
  return said.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
}

/** Whether there is anything to show. */
export const hasTerms = (proof: Proof = business.proof): boolean => termsOf(proof).length > 0;

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
