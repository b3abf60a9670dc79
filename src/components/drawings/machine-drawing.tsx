import { useId } from 'react';
import { type DrawingName, drawings } from '../../content/drawings';
import { dieselEngine } from './diesel-engine';
import { backhoe, excavator, loader, trackLoader } from './earthmovers';
import { combine, tractor } from './farm-machines';
import { boomLift, forklift, scissorLift, telehandler } from './lifts';
import { bucketTruck, truck, van } from './road-vehicles';
import { Ground, type Sheet, type Spot } from './sheet';

/** Every machine's drawing, by its name in content/drawings.ts. */
export const sheets: { [Name in DrawingName]: Sheet<Name> } = {
  truck,
  van,
  engine: dieselEngine,
  excavator,
  backhoe,
  loader,
  'track-loader': trackLoader,
  tractor,
  combine,
  'scissor-lift': scissorLift,
  'boom-lift': boomLift,
  telehandler,
  'bucket-truck': bucketTruck,
  forklift,
};

/** A number on the drawing and the part it points at, as keyed in content/drawings.ts. */
type Callout = { number: number; part: string };

type MachineDrawingProps = { name: DrawingName; callouts: readonly Callout[] };

/**
 * A generic machine with numbered circles, for a list that uses the same numbers. Its accessible
 * description says what each number points at.
 */
export function MachineDrawing({ name, callouts }: MachineDrawingProps) {
  const titleId = useId();
  const descriptionId = useId();
  const { unit, view, parts } = drawings[name];
  const { outline, spots } = sheets[name];
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
    <g className="text-accent">
      <path d={`M${atX} ${atY}L${labelX} ${labelY}`} stroke="#fff" className="[stroke-width:5px]" />
      <path d={`M${atX} ${atY}L${labelX} ${labelY}`} className="[stroke-width:2px]" />
      <circle cx={atX} cy={atY} r={4.5} className="fill-accent stroke-white" />
      <circle cx={labelX} cy={labelY} r={19} className="fill-accent stroke-white" />
      <text
        x={labelX}
        y={labelY}
        dy="0.36em"
        textAnchor="middle"
        stroke="none"
        className="fill-white font-heading text-[23px] font-bold"
      >
        {number}
      </text>
    </g>
  );
}
