import { type ReactElement, useId } from 'react';
import { type DrawingName, drawings } from '../../content/drawings';
import { Ground, type Spot } from './sheet';

/** A number on the drawing and the part it points at, as keyed in content/drawings.ts. */
export type Callout = { number: number; part: string };

type NumberedDrawingProps = {
  name: DrawingName;
  outline: ReactElement;
  spots: Readonly<Record<string, Spot>>;
  callouts: readonly Callout[];
};

/**
 * A generic machine with numbered circles, for a list that uses the same numbers. Its accessible
 * description says what each number points at.
 */
export function NumberedDrawing({ name, outline, spots, callouts }: NumberedDrawingProps) {
  const titleId = useId();
  const descriptionId = useId();
  const { unit, view, parts } = drawings[name];
  const spotsByPart = new Map<string, Spot>(Object.entries(spots));
  const partNames = new Map<string, string>(Object.entries(parts));
  const described = callouts.map(({ number, part }) => `${number}: ${partNames.get(part) ?? part}`);
  return (
    <svg
      viewBox="0 0 640 360"
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className="drawing drawing-large text-ink"
    >
      <title id={titleId}>{`${unit}, ${view.toLowerCase()}`}</title>
      <desc id={descriptionId}>{described.join(', ')}</desc>
      <Ground />
      {outline}
      {callouts.map(({ number, part }) => {
        const spot = spotsByPart.get(part);
        return spot ? <CalloutMark key={number} number={number} spot={spot} /> : null;
      })}
    </svg>
  );
}

function CalloutMark({ number, spot }: { number: number; spot: Spot }) {
  const [atX, atY] = spot.at;
  const [labelX, labelY] = spot.label;
  return (
    <g className="callout">
      <path d={`M${atX} ${atY}L${labelX} ${labelY}`} />
      <path d={`M${atX} ${atY}L${labelX} ${labelY}`} />
      <circle cx={atX} cy={atY} r={4.5} />
      <circle cx={labelX} cy={labelY} r={19} />
      <text x={labelX} y={labelY} dy=".36em">
        {number}
      </text>
    </g>
  );
}
