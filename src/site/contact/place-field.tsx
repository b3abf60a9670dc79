/** Where the machine is: the device's position, and what we understand of the words. */
import { useState } from 'react';
import { roundDegrees } from '#functions/domain/check-quote';
import type { PartWords } from '../../content/main-pages/quote-form-parts';
import { useLazyModule } from '../shared/use-lazy-module';
import { readPosition } from './check-form';
import { usePartWords } from './part-words';

const loadArea = () => import('../../content/area/area-summaries');

/** A device on a hill or in a cab may need this long. */
const patienceMs = 20_000;

const metersPerMile = 1609;

type LocateButtonProps = {
  /** The position, as the form keeps it. */
  coordinates: string | undefined;
  onPosition: (coordinates: string) => void;
};

/** Asks the device for its position, on a press only. */
export function LocateButton({ coordinates = '', onPosition }: LocateButtonProps) {
  const texts = usePartWords().place;
  const [state, setState] = useState<'idle' | 'locating' | 'refused' | 'notFound'>('idle');
  /** How far off the device may be, in miles. */
  const [doubt, setDoubt] = useState(0);
  const hasPosition = coordinates !== '';
  const isLocating = state === 'locating';

  function locate() {
    if (isLocating) {
      return;
    }
    // Only a secure page has it.
    if (!('geolocation' in navigator)) {
      return setState('notFound');
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState('idle');
        setDoubt(Math.round(accuracy / metersPerMile));
        onPosition(`${roundDegrees(latitude)},${roundDegrees(longitude)}`);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'notFound'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    );
  }

  function forget() {
    setState('idle');
    onPosition('');
  }

  const failure = state === 'refused' || state === 'notFound' ? texts[state] : '';
  const position = doubt > 0 ? texts.rough(doubt) : texts.located;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {/* The same button, so that it keeps the focus. */}
      <button
        type="button"
        aria-disabled={isLocating}
        aria-busy={isLocating}
        className="button button-outline"
        onClick={hasPosition ? forget : locate}
      >
        <span>{hasPosition ? texts.forget : texts.locate}</span>
      </button>
      <p
        role="status"
        className={`min-w-0 flex-1 basis-60 text-sm ${failure ? 'font-semibold text-stop' : 'text-slate'}`}
      >
        {failure || (isLocating ? texts.locating : hasPosition ? position : texts.locateNote)}
      </p>
    </div>
  );
}

/** The town, its distance and our typical arrival time, as far as we understand the place. */
export function AreaHint({
  text = '',
  coordinates = '',
}: Readonly<Record<'text' | 'coordinates', string | undefined>>) {
  const { place: texts, area: given } = usePartWords();
  const areaWords = given ?? undefined;
  const position = readPosition(coordinates);
  const loaded = useLazyModule(loadArea, text.trim() || coordinates);
  const area = loaded === 'unavailable' ? null : loaded;
  const answer = area && text.trim() !== '' ? area.findTownIn(text) : null;
  const isTown = answer?.kind === 'place';
  const atTown = area && isTown ? area.summarizeArea(answer, areaWords) : '';
  const found = area && position ? area.describePosition(position, areaWords) : atTown;
  const doubtful = isTown && answer.isNear && !position ? texts.near(`${answer.city}, ${answer.state}`) : '';
  return (
    <span aria-live="polite" className="block min-h-10 sm:min-h-5">
      <b className="font-semibold text-ink">{found}</b>{' '}
      <span>{found === '' ? tellNotFound(answer?.kind, texts) : doubtful}</span>
    </span>
  );
}

/** A place that isn't understood is taken as it is. */
function tellNotFound(kind: string | undefined, texts: PartWords['place']): string {
  if (kind === 'unknown-zip') {
    return texts.unknownZip;
  }
  return kind === 'unknown-town' ? texts.unknown : '';
}
