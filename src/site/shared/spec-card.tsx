import type { ReactNode } from 'react';
import { responseTimes } from '../../content/area/response-times';

type SpecCardProps = {
  title: string;
  /** A heading for the values. */
  measure?: string;
  /** Content between the title and the fields, such as a picture. It may give itself another order. */
  picture?: ReactNode;
  fields: readonly { term: string; value: string; detail?: string | undefined }[];
  note?: string;
  /** Whether the details are sentences, which read from the left. */
  isProse?: boolean;
};

type CardFrameProps = Omit<SpecCardProps, 'fields'> & { children: ReactNode };

/** A box with a title and a note. */
const CardFrame = ({ title, measure, picture, note, children }: CardFrameProps) => (
  <div className="flex flex-col border-2 border-ink bg-white text-base text-ink">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-4 py-2 text-paper sm:px-5 sm:py-2.5 forced-colors:border-b-2 print:bg-transparent print:text-black">
      <span className="font-heading leading-tight font-bold tracking-wide uppercase sm:text-lg">{title}</span>
      {measure ? <small className="text-sm">{measure}</small> : null}
    </p>
    {picture}
    {children}
    {note ? (
      <p className="border-t-2 border-ink px-4 py-1.5 text-sm text-slate sm:px-5 sm:py-2">{note}</p>
    ) : null}
  </div>
);

/** A box with a title and short facts. */
export const SpecCard = ({ fields, ...frame }: SpecCardProps) => (
  <CardFrame {...frame}>
    <dl className="divide-y divide-line">
      {fields.map(({ term, value, detail }) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 sm:px-5 lg:py-3"
        >
          <dt className="text-steel">{term}</dt>
          <dd className="ml-auto min-w-26 text-right font-heading font-bold text-balance">{value}</dd>
          {detail ? (
            <dd className={`w-full text-sm text-slate ${frame.isProse ? '' : 'text-right'}`}>{detail}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  </CardFrame>
);

const arrivalField =
  'flex max-sm:flex-col gap-x-4 px-2.5 py-2 sm:flex-wrap sm:items-baseline sm:justify-between sm:px-5 lg:py-3';

/** Typical arrival times by area. Side by side on a phone, where they must fit the first screen. */
export const ArrivalCard = ({ picture }: Pick<SpecCardProps, 'picture'>) => (
  <CardFrame {...responseTimes} picture={picture}>
    <dl className="grid grid-cols-[4fr_3fr_4fr] divide-line max-sm:divide-x sm:block sm:divide-y">
      {responseTimes.fields.map(({ term, value, detail }) => (
        <div key={term} className={arrivalField}>
          <dt className="text-sm/[1.25] text-steel max-sm:grow sm:text-base">{term}</dt>
          <dd className="font-heading leading-[1.25] font-bold text-balance sm:ml-auto sm:text-right">
            {value}
          </dd>
          {detail ? <dd className="text-sm/[1.25] text-slate sm:w-full sm:text-right">{detail}</dd> : null}
        </div>
      ))}
    </dl>
  </CardFrame>
);
