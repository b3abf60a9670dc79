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
    <figure className="drawing-sheet">
      <div className={`drawing-field squared-paper ${aside ? 'lg:grid lg:grid-cols-[1fr_22rem]' : ''}`}>
        {children}
        {aside}
      </div>
      <figcaption>
        <dl className="title-block max-[22rem]:grid-cols-1">
          {fields.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
