import { type DrawingName, drawnAs } from '../../content/drawings/drawings';
import { DrawingFrame } from './drawing-frame';
import { MachineDrawing } from './machine-drawing';

type LegendItem = { title: string; text: string; part?: string | undefined; href?: string };

/**
 * A machine's drawing with numbered callouts, and its legend. A legend with links is repeated in full below, so
 * it is hidden on narrow screens and in print.
 */
export function CalloutFigure({ name, legend }: { name: DrawingName; legend: readonly LegendItem[] }) {
  const isRepeatedBelow = legend.some(({ href }) => href);
  return (
    <DrawingFrame
      caption={drawnAs(name)}
      aside={
        <ol
          className={`border-t border-ink bg-white text-base lg:border-t-0 lg:border-l ${isRepeatedBelow ? 'max-lg:hidden print:hidden' : ''}`}
        >
          {legend.map((item, index) => {
            const text = <LegendText {...item} number={index + 1} />;
            return (
              <li key={item.title} className="border-b border-line last:border-0">
                {item.href ? (
                  <a href={item.href} className="block hover:bg-paper">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            );
          })}
        </ol>
      }
    >
      <div className="mx-auto w-full max-w-3xl self-center p-2 md:p-4">
        <MachineDrawing name={name} callouts={legend.map(({ part }) => part)} />
      </div>
    </DrawingFrame>
  );
}

function LegendText({ number, title, text }: LegendItem & { number: number }) {
  return (
    <span className="flex gap-3 px-4 py-3">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-heading font-bold text-white"
      >
        {number}
      </span>
      <span>
        <span className="block font-heading leading-tight font-bold">{title}</span>{' '}
        <span className="mt-0.5 block leading-snug text-slate">{text}</span>
      </span>
    </span>
  );
}
