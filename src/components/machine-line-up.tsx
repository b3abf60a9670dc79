import type { DrawingName } from '../content/drawings';
import { DrawingSheet } from './drawing-sheet';
import { DrawingThumbnail } from './drawing-thumbnail';

type MachineLineUpProps = { unit: string; machines: readonly { name: DrawingName; label: string }[] };

/** Machines side by side on one ground line, each with its name under it. */
export function MachineLineUp({ unit, machines }: MachineLineUpProps) {
  return (
    <DrawingSheet unit={unit} view="Side views" scale="General shapes, each to its own scale">
      <ul className="machine-line-up">
        {machines.map(({ name, label }) => (
          <li key={name}>
            <DrawingThumbnail name={name} className="w-full" />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </DrawingSheet>
  );
}
