import { useEffect, useRef, useState } from 'react';
import { business } from '../../content/business';
import { useHydrated } from '../../ui/use-hydrated';

const { latitude, longitude } = business.coordinates;
/** Zoomed out to show the whole radius, because the business has no premises at this point. */
const mapAddress = `https://www.google.com/maps?q=${latitude},${longitude}&z=8`;

/** Has no permissions, because it would count as a page of this site. */
const emptyFrame = { sandbox: '', className: 'invisible size-full' };

const mapFrame = {
  src: `${mapAddress}&output=embed`,
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  className: 'size-full',
};

/** Google's map, loaded when a visitor scrolls near it. A text and a link show before that, or if it fails. */
export function FooterMap() {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState(emptyFrame);
  // A frame in the prerendered page would make browsers lay it out before its style sheet is loaded.
  const isHydrated = useHydrated();

  useEffect(() => {
    const look = () => {
      // Waits for a scroll, because a page that is still loading may be short.
      const isScrolled = window.scrollY > 0 && navigator.onLine;
      const top = box.current?.getBoundingClientRect().top ?? Infinity;
      if (!isScrolled || top > window.innerHeight * 1.5) return;
      setFrame(mapFrame);
      removeEventListener('scroll', look);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  const { city, state } = business.location;
  return (
    <div ref={box} className="flex flex-col border border-mist bg-night-soft">
      <div className="grid h-[280px] *:col-start-1 *:row-start-1">
        <p className="max-w-[36ch] place-self-center p-4 text-center text-mist">
          {`${city}, ${state}, and ${business.serviceRadiusMiles} miles around. The map appears here once it loads.`}
        </p>
        {isHydrated && (
          <iframe
            {...frame}
            title={`Map of the service area around ${city}`}
            width="480"
            height="280"
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        )}
      </div>
      <a
        href={mapAddress}
        className="flex min-h-11 items-center px-4 py-2 underline-offset-4 hover:underline"
      >
        Open the area in Google Maps
      </a>
    </div>
  );
}
