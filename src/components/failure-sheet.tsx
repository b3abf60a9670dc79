import { type BrandCopy, repairPlaces } from '../content/brand-copy';
import { drawings } from '../content/drawings';
import { DrawingSheet } from './drawing-sheet';
import { type LoadedSheet } from './drawings/load-sheet';
import { NumberedDrawing } from './drawings/numbered-drawing';

const failureId = (index: number) => `failure-${index + 1}`;

/** The drawing with its legend, and under it each failure in full. */
export function FailureSheet({ copy, sheet }: { copy: BrandCopy; sheet: LoadedSheet }) {
  const { unit, view } = drawings[copy.drawing];
  const callouts = copy.failures.flatMap(({ part }, index) =>
    part === undefined ? [] : [{ number: index + 1, part }],
  );
  return (
    <>
      <DrawingSheet
        unit={unit}
        view={view}
        aside={
          <ol className="failure-legend">
            {copy.failures.map(({ name, place }, index) => (
              <li key={name}>
                <a href={`#${failureId(index)}`}>
                  <span aria-hidden="true">{index + 1}</span>
                  <span>
                    <b>{name}</b> <small>{repairPlaces[place]}</small>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        }
      >
        <div className="mx-auto w-full max-w-3xl p-1 md:p-4">
          <NumberedDrawing name={copy.drawing} {...sheet} callouts={callouts} />
        </div>
      </DrawingSheet>
      <ol className={`failure-list ${copy.failures.length === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}>
        {copy.failures.map(({ name, sign, firstCheck, place, detail }, index) => (
          <li key={name} id={failureId(index)}>
            <div>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{name}</h3>
            </div>
            <dl>
              <dt>Sign</dt>
              <dd>{`${sign}.`}</dd>
              <dt>First check</dt>
              <dd>{`${firstCheck}.`}</dd>
              <dt>Where</dt>
              <dd>{`${repairPlaces[place]}.`}</dd>
            </dl>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
