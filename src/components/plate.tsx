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
    <div className="plate">
      <p className="plate-title">
        <span>{title}</span>
        {measure ? <small>{measure}</small> : null}
      </p>
      {picture}
      <dl>
        {fields.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="plate-note">{note}</p> : null}
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
