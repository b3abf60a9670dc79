import type { CalloutDrawing } from '../../content/drawings/callout-drawing';
import { drawnAs } from '../../content/drawings/drawings';
import { DrawingSheet } from './drawing-frame';
import { MachineDrawing } from './machine-drawing';

/** A machine's drawing with numbered callouts, and beside it the list that the numbers belong to. */
export function CalloutSheet({ drawing: { name, callouts } }: { drawing: CalloutDrawing }) {
  return (
    <DrawingSheet
      caption={drawnAs(name)}
      aside={
        <ol className="border-t border-ink bg-white text-base lg:border-t-0 lg:border-l">
          {callouts.map(({ part, title, text }, index) => (
            <li key={part} className="flex gap-3 border-b border-line px-4 py-3 last:border-0">
              <span
                aria-hidden="true"
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-heading font-bold text-white"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-heading leading-tight font-bold">{title}</span>
                <span className="mt-0.5 block leading-snug text-slate">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      }
    >
      <div className="mx-auto w-full max-w-3xl self-center p-2 md:p-4">
        <MachineDrawing
          name={name}
          callouts={callouts.map(({ part }, index) => ({ number: index + 1, part }))}
        />
      </div>
    </DrawingSheet>
  );
}
