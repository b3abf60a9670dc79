import { useEffect, useState } from 'react';
import { business } from '../../content/business';
import { type OpeningStatus as Status, openingStatus } from '../../content/opening-hours';

const refreshMs = 30_000;

/**
 * Whether the business is open now, or only for emergencies. Rendered after mount, because the prerendered page
 * can't know the time. The line keeps its height until then.
 */
export function OpeningStatus() {
  const [status, setStatus] = useState<Status | null>(null);

  useEffect(() => {
    const update = () => setStatus(openingStatus(new Date()));
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, []);

  const { label, display } = business.hours.emergency;
  return (
    <div className="font-heading text-sm sm:text-base print:hidden">
      <p className="flex min-h-7 items-center gap-2 font-bold">
        {status ? (
          <>
            <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-go" />
            {status.open ? status.text : 'Open now for emergencies'}
          </>
        ) : null}
      </p>
      <p className="text-slate">{status && !status.open ? status.text : `${label}: ${display}`}</p>
    </div>
  );
}
