import type { ReactNode } from 'react';

type DrawingSheetProps = {
  /** What is drawn, for the title block. */
  unit: string;
  view: string;
  scale?: string;
  /** Which sheet this is, such as "1 of 2". */
  sheet?: string;
  /** Stands beside the drawing on the sheet where there is room, such as its legend. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of a measured drawing: grid references, squared paper and a title block. */
export function DrawingSheet({
  unit,
  view,
  scale = 'General shape, not to scale',
  sheet,
  aside,
  children,
}: DrawingSheetProps) {
  const fields = [
    { term: 'Unit', value: unit },
    { term: 'View', value: view },
    { term: 'Scale', value: scale },
    ...(sheet ? [{ term: 'Sheet', value: sheet }] : []),
  ];
  return (
    <figure
      className={`drawing-sheet relative rounded border-2 border-ink bg-white pt-4.5 pr-1.5 pb-1.5 pl-4.5 text-ink md:pt-6 md:pr-2 md:pb-2 md:pl-6 ${aside ? '' : 'print:not-has-[li]:max-w-[4.25in]'}`}
    >
      <div
        className={`squared-paper border border-ink ${aside ? 'lg:grid lg:grid-cols-[1fr_22rem] print:grid print:grid-cols-[3fr_2fr] print:text-[9.5pt]' : ''}`}
      >
        {children}
        {aside ? <div className="contents forced-color-adjust-auto">{aside}</div> : null}
      </div>
      <figcaption>
        <dl className="grid grid-cols-2 gap-px border border-t-0 border-ink text-[0.9375rem]/[1.3] md:auto-cols-auto md:grid-flow-col md:grid-cols-none max-[22rem]:grid-cols-1 print:text-[9.5pt]">
          {fields.map(({ term, value }) => (
            <div
              key={term}
              className="bg-white px-3 pt-1.5 outline outline-ink pb-2 max-md:last:odd:col-span-full"
            >
              <dt className="text-xs/[1.3] tracking-[0.04em] text-steel uppercase">{term}</dt>
              <dd className="font-heading font-[650]">{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
