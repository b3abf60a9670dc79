import type { ReactNode } from 'react';
import { responseTimes } from '../../content/area/response-times';

type SpecCardProps = {
  title: string;
  /** A heading for the values. */
  measure?: string;
  /** Content between the title and the fields, such as a picture. */
  picture?: ReactNode;
  fields: readonly { term: string; value: string; detail?: string | undefined }[];
  note?: string;
};

/** A box with a title and short facts. */
export function SpecCard({ title, measure, picture, fields, note }: SpecCardProps) {
  return (
    <div className="border-2 border-ink bg-white text-base text-ink">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-5 py-2.5 text-paper forced-colors:border-b-2 print:bg-transparent print:text-black">
        <span className="font-heading text-lg leading-tight font-bold tracking-wide uppercase">{title}</span>
        {measure ? <small className="text-sm">{measure}</small> : null}
      </p>
      {picture}
      <dl className="divide-y divide-line">
        {fields.map(({ term, value, detail }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2 lg:py-3">
            <dt className="text-steel">{term}</dt>
            <dd className="ml-auto min-w-26 text-right font-heading font-bold text-balance">{value}</dd>
            {detail ? <dd className="w-full text-right text-sm text-slate">{detail}</dd> : null}
          </div>
        ))}
      </dl>
      {note ? <p className="border-t-2 border-ink px-5 py-2 text-sm text-slate">{note}</p> : null}
    </div>
  );
}

/** Typical arrival times by area. */
export const ArrivalCard = ({ picture }: Pick<SpecCardProps, 'picture'>) => (
  <SpecCard {...responseTimes} picture={picture} />
);
