import type { DrawingName } from '../../content/drawings/drawings';
import { DrawingFrame } from './drawing-frame';
import { DrawingThumbnail } from './drawing-thumbnail';

type MachineLineUpProps = { machines: readonly { name: DrawingName; label: string }[] };

/** Machines side by side, each with its name below. */
export function MachineLineUp({ machines }: MachineLineUpProps) {
  return (
    <DrawingFrame>
      <ul className="grid grid-cols-2 gap-y-4 px-3 py-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:px-5 md:pt-8 md:pb-5 print:grid-cols-4">
        {machines.map(({ name, label }) => (
          <li key={name}>
            <DrawingThumbnail name={name} className="w-full" />
            <span className="block pt-1 text-center font-heading text-base font-[650]">{label}</span>
          </li>
        ))}
      </ul>
    </DrawingFrame>
  );
}
