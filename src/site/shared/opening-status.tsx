import { useEffect, useState } from 'react';
import { business } from '../../content/business';
import { type OpeningStatus as Status, tellOpeningStatus } from '../../content/opening-hours';
import { askForOpeningHoursLater, useOpeningHours } from './opening-hours';

const refreshMs = 30_000;
const pauseMs = 2000;

/**
 * What is open now. The office's line is filled after mount, because the prerendered page can't know the time.
 * It keeps its height until then.
 */
export function OpeningStatus() {
  const [status, setStatus] = useState<Status | null>(null);
  const saved = useOpeningHours();

  useEffect(() => askForOpeningHoursLater(pauseMs), []);

  useEffect(() => {
    const update = () => setStatus((saved?.tellStatus ?? tellOpeningStatus)(new Date()));
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, [saved]);

  const { label, display } = business.emergency;
  return (
    <div className="font-heading text-sm sm:text-base print:hidden">
      <p className="flex min-h-7 items-center gap-2 font-bold">
        <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-amber" />
        <span>{status && !status.open ? 'Open now for emergencies' : `${label}: ${display}`}</span>
      </p>
      <p>{status?.text ?? '\u00a0'}</p>
      {/* The room is kept, so that nothing moves when the notice arrives. */}
      <p aria-live="polite" className="min-h-[2.5em] leading-tight font-bold text-pretty sm:min-h-[1.25em]">
        {saved?.notice}
      </p>
    </div>
  );
}
