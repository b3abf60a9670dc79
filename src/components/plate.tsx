import { business, serviceAreaTiers } from '../content/business';

type PlateProps = {
  title: string;
  /** What the values are, written over their column. */
  measure?: string;
  fields: readonly { term: string; value: string }[];
  note?: string;
};

/** A riveted type plate: a title stamped over its fields. */
export function Plate({ title, measure, fields, note }: PlateProps) {
  return (
    <div className="plate border-2 border-ink bg-white text-base">
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-ink px-6 py-2">
        <span className="font-heading font-bold tracking-wide uppercase">{title}</span>
        {measure ? <span className="text-sm font-semibold text-slate">{measure}</span> : null}
      </p>
      <dl>
        {fields.map(({ term, value }) => (
          <div
            key={term}
            className="flex justify-between gap-4 border-b border-line px-6 py-1.5 last:border-0 md:py-2"
          >
            <dt className="text-steel">{term}</dt>
            <dd className="min-w-26 text-right font-semibold text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="border-t-2 border-ink px-6 py-2 text-sm text-slate">{note}</p> : null}
    </div>
  );
}

/** How soon we come, by area (spec section 9). */
export function ArrivalPlate() {
  const { metro, oklahomaCity, regional } = serviceAreaTiers;
  return (
    <Plate
      title="Work order"
      measure="Typical arrival"
      fields={[
        ...[metro, oklahomaCity, regional].map((tier) => ({ term: tier.title, value: tier.responseTime })),
        { term: business.hours.emergency.label, value: business.hours.emergency.display },
      ]}
      note="Typical, not promised. Call to confirm yours."
    />
  );
}
