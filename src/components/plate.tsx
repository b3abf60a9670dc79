import type { ReactNode } from 'react';
import { business, serviceAreaTiers } from '../content/business';

type PlateProps = {
  title: string;
  /** What the values are, written over their column. */
  measure?: string;
  /** Stands between the title and the fields, such as the unit's picture. */
  picture?: ReactNode;
  fields: readonly { term: string; value: string }[];
  note?: string;
};

/** A riveted type plate: a title stamped over its fields. */
export function Plate({ title, measure, picture, fields, note }: PlateProps) {
  return (
    <div className="plate border-2 border-ink bg-white text-base text-ink">
      <p className="flex items-baseline justify-between gap-4 bg-ink px-7 py-2.5 text-paper">
        <span className="font-heading text-lg leading-tight font-bold tracking-wide uppercase">{title}</span>
        {measure ? <span className="text-sm">{measure}</span> : null}
      </p>
      {picture}
      <dl>
        {fields.map(({ term, value }) => (
          <div
            key={term}
            className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-2 last:border-0 lg:py-3"
          >
            <dt className="text-steel">{term}</dt>
            <dd className="min-w-26 text-right font-heading font-bold text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="border-t-2 border-ink px-5 py-2 text-sm text-slate">{note}</p> : null}
    </div>
  );
}

/** How soon we come, by area (spec section 9). */
export function ArrivalPlate({ title = 'Work order' }: { title?: string }) {
  const { metro, oklahomaCity, regional } = serviceAreaTiers;
  return (
    <Plate
      title={title}
      measure="Typical arrival"
      fields={[
        ...[metro, oklahomaCity, regional].map((tier) => ({ term: tier.title, value: tier.responseTime })),
        { term: business.hours.emergency.label, value: business.hours.emergency.display },
      ]}
      note="Typical, not promised. Call to confirm yours."
    />
  );
}
