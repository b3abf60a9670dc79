import type { BrandCopy } from '../../content/brand-copy';
import { drawnAs } from '../../content/drawings/drawings';
import { repairPlaces } from '../../content/repair-places';
import { DrawingSheet } from '../drawings/drawing-frame';
import { MachineDrawing } from '../drawings/machine-drawing';

const failureId = (index: number) => `failure-${index + 1}`;

/** The drawing with its legend, and under it each failure in full. */
export function FailureSheet({ copy }: { copy: BrandCopy }) {
  const callouts = copy.failures.flatMap(({ part }, index) =>
    part === undefined ? [] : [{ number: index + 1, part }],
  );
  return (
    <>
      <DrawingSheet
        caption={drawnAs(copy.drawing)}
        aside={
          <ol className="hidden divide-y divide-line self-end border-t border-l border-ink bg-white text-base lg:block print:hidden">
            {copy.failures.map(({ name, place }, index) => (
              <li key={name}>
                <a href={`#${failureId(index)}`} className="flex gap-4 px-4 py-3 hover:bg-paper">
                  <span
                    aria-hidden="true"
                    className="font-heading text-xl leading-tight font-bold text-accent"
                  >
                    {index + 1}
                  </span>
                  <span>
                    <b className="block leading-tight font-semibold">{name}</b>{' '}
                    <small className="text-sm text-steel">{repairPlaces[place]}</small>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        }
      >
        <div className="mx-auto w-full max-w-3xl p-1 md:p-4">
          <MachineDrawing name={copy.drawing} callouts={callouts} />
        </div>
      </DrawingSheet>
      <ol
        className={`mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 print:grid-cols-2 ${copy.failures.length === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}
      >
        {copy.failures.map((failure, index) => (
          <FailureItem key={failure.name} failure={failure} index={index} />
        ))}
      </ol>
    </>
  );
}

type FailureItemProps = { failure: BrandCopy['failures'][number]; index: number };

/** Closes a text that has no sign at its end. */
const closed = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

function FailureItem({ failure: { name, sign, cause, fix, place }, index }: FailureItemProps) {
  const term = 'text-sm font-semibold text-steel';
  return (
    <li id={failureId(index)} className="border-t-2 border-ink pt-4 text-base">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-10 flex-none items-center justify-center rounded-full bg-accent font-heading text-lg leading-none font-bold text-white forced-colors:border"
        >
          {index + 1}
        </span>
        <h3>{name}</h3>
      </div>
      <dl className="mt-4">
        <dt className={term}>Sign</dt>
        <dd className="mb-3">{closed(sign)}</dd>
        <dt className={term}>Likely cause</dt>
        <dd className="mb-3">{closed(cause)}</dd>
        <dt className={term}>What we do</dt>
        <dd className="mt-1 mb-3 border-l-4 border-accent bg-paper px-3 py-2">{closed(fix)}</dd>
        <dt className={term}>Where</dt>
        <dd>{`${repairPlaces[place]}.`}</dd>
      </dl>
    </li>
  );
}
