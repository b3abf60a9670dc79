import { business } from '../../content/business';
import { factsOf, type Proof } from '../../content/proof';
import { Icon } from '../shared/icon';

/** A row of reasons to trust the business; renders nothing until the owner provides some. */
export function ProofStrip({ proof = business.proof }: { proof?: Proof }) {
  const facts = factsOf(proof);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="Why call us" className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-base font-semibold">
      {facts.map((fact) => (
        <li key={fact} className="flex items-baseline gap-2">
          <Icon name="check" className="size-4 flex-none self-center text-go" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
