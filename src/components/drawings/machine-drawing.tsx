import { useId } from 'react';
import { type DrawingName, drawings } from '../../content/drawings';
import { dieselEngine } from './diesel-engine';
import { backhoe, excavator, loader, trackLoader } from './earthmovers';
import { combine, tractor } from './farm-machines';
import { boomLift, forklift, scissorLift, telehandler } from './lifts';
import { bucketTruck, truck, van } from './road-vehicles';
import type { Sheet, Spot } from './sheet';

const sheets: { [Name in DrawingName]: Sheet<Name> } = {
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
 * A generic machine in side view with numbered circles, for a list that uses the same numbers. Its
 * accessible description says what each number points at.
 */
export function MachineDrawing({ name, callouts }: MachineDrawingProps) {
  const titleId = useId();
  const descriptionId = useId();
  const { outline, spots } = sheets[name];
  const spotsByPart = new Map<string, Spot>(Object.entries(spots));
  const partNames = new Map<string, string>(Object.entries(drawings[name].parts));
  const described = callouts.map(({ number, part }) => `${number}: ${partNames.get(part) ?? part}`);
  return (
    <svg
      viewBox="0 0 640 360"
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      className="h-auto w-full text-ink [&_*]:[vector-effect:non-scaling-stroke]"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <title id={titleId}>{drawings[name].label}</title>
      <desc id={descriptionId}>{described.join(', ')}</desc>
      <path d="M12 300h616" fill="none" />
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
    <g className="text-signal">
      <path d={`M${atX} ${atY}L${labelX} ${labelY}`} stroke="currentColor" fill="none" />
      <circle cx={atX} cy={atY} r={4} stroke="none" className="fill-current" />
      <circle cx={labelX} cy={labelY} r={18} stroke="currentColor" className="fill-white" />
      <text
        x={labelX}
        y={labelY}
        dy="0.36em"
        textAnchor="middle"
        stroke="none"
        className="fill-current font-heading text-[22px] font-bold"
      >
        {number}
      </text>
    </g>
  );
}
