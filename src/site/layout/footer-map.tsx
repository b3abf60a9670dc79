import { useEffect, useRef, useState } from 'react';
import { business } from '../../content/business';

const { latitude, longitude } = business.coordinates;
/** Zoomed out until the whole radius shows: the point is a reference, not premises. */
const mapAddress = `https://www.google.com/maps?q=${latitude},${longitude}&z=8`;

/** What the map may do. The empty frame may do nothing, since it is a page of this site. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Google's map, loaded when a visitor scrolls near it. Until then, or if it fails, a text and a link. */
export function FooterMap() {
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const look = () => {
      // A page just arrived at is at its top, however short it may still be.
      const isScrolled = window.scrollY > 0 && navigator.onLine;
      const top = box.current?.getBoundingClientRect().top ?? Infinity;
      if (!isScrolled || top > window.innerHeight * 1.5) return;
      setIsWanted(true);
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
        <iframe
          title={`Map of the service area around ${city}`}
          {...(isWanted ? { src: `${mapAddress}&output=embed`, sandbox } : { sandbox: '' })}
          width="480"
          height="280"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className={`size-full ${isWanted ? '' : 'invisible'}`}
        />
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
