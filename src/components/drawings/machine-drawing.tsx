import type { DrawingName } from '../../content/drawings';
import { dieselEngine } from './diesel-engine';
import { backhoe, excavator, loader, trackLoader } from './earthmovers';
import { combine, tractor } from './farm-machines';
import { boomLift, forklift, scissorLift, telehandler } from './lifts';
import { bucketTruck, truck, van } from './road-vehicles';
import { type Callout, NumberedDrawing } from './numbered-drawing';
import type { Sheet } from './sheet';

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

/** A generic machine with numbered circles, for a list that uses the same numbers. */
export function MachineDrawing({ name, callouts }: { name: DrawingName; callouts: readonly Callout[] }) {
  return <NumberedDrawing name={name} {...sheets[name]} callouts={callouts} />;
}
