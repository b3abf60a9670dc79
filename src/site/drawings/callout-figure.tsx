import { describeMachine, type Machine } from '../../content/drawings/drawings';
import { DrawingFrame } from './drawing-frame';
import { MachineDrawing } from './machine-drawing';

type LegendItem = { title: string; text: string; part: string | null };

/** A machine's drawing with numbered callouts, and its legend. */
export function CalloutFigure({ machine, legend }: { machine: Machine; legend: readonly LegendItem[] }) {
  return (
    <DrawingFrame
      caption={describeMachine(machine)}
      aside={
        <ol className="divide-y divide-line border-t border-ink bg-white text-base lg:border-t-0 lg:border-l">
          {legend.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3 px-4 py-3">
              <CalloutNumber number={index + 1} />
              <span>
                <span className="block font-heading leading-tight font-bold">{title}</span>{' '}
                <span className="mt-0.5 block leading-snug text-slate">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      }
    >
      <div className="drawing-plate flex items-center p-2 md:p-4">
        <div className="mx-auto w-full max-w-3xl">
          <MachineDrawing machine={machine} callouts={legend.map(({ part }) => part)} />
        </div>
      </div>
    </DrawingFrame>
  );
}

/** A number of the drawing, beside what it points at. */
export const CalloutNumber = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-heading font-bold text-white forced-colors:border"
  >
    {number}
  </span>
);
