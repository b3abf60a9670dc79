import { useEffect, useRef, useState } from 'react';
import { type Business, business } from '../../content/business';
import { listedHours } from '../../content/listed-hours';
import { footerGroups, legalLinks } from '../../content/navigation';
import { PhoneLink } from '../shared/links';
import { askForOpeningHoursLater, useOpeningHours } from '../shared/opening-hours';
import { LinkList } from './link-list';

/** Without `hasContact` it shows only links. */
export function SiteFooter({ hasContact }: { hasContact: boolean }) {
  return (
    <footer className="on-dark bg-night text-base text-white phone:pb-[calc(3.375rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="page-width">
        {hasContact ? (
          <div className="grid grid-cols-1 gap-5 py-6 md:gap-8 md:py-10 md:grid-cols-[minmax(max-content,1fr)_1fr]">
            <ContactBlock />
            <FooterMap />
          </div>
        ) : null}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-5 border-t border-night-soft py-6 md:gap-8 md:py-8">
          {footerGroups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading} className="group max-md:last:col-span-full">
              <p className="border-b-2 border-mist pb-2 font-heading font-bold">{heading}</p>
              <LinkList
                links={links}
                className="mt-2 gap-8 max-md:group-last:columns-[9rem]"
                linkClassName="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9"
              />
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 border-t border-night-soft py-4 text-mist">
          <p className="py-2">{business.legalName}</p>
          <LinkList
            links={legalLinks}
            className="flex flex-wrap items-center gap-x-6"
            linkClassName="inline-flex min-h-11 items-center hover:underline"
          />
        </div>
      </div>
    </footer>
  );
}

const { facebook, linkedin }: Business['social'] = business.social;
const profiles = Object.entries({ Facebook: facebook, LinkedIn: linkedin });

function ContactBlock() {
  const hours = useOpeningHours()?.lines ?? listedHours;
  return (
    <address className="not-italic">
      <p className="font-heading text-xl font-bold">{business.name}</p>
      <p>
        {business.location.city}, {business.location.state}, and {business.serviceRadiusMiles} miles around
      </p>
      <p className="mt-3">
        <PhoneLink className="link py-1.5 font-heading text-[min(1.875rem,9vw)] leading-tight font-bold" />
      </p>
      <p>
        <a href={`mailto:${business.email}`} className="link inline-flex min-h-11 items-center">
          {business.email}
        </a>
      </p>
      {profiles.map(([name, href]) =>
        href ? (
          <p key={name}>
            <a href={href} rel="me" className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </p>
        ) : null,
      )}
      <dl className="mt-3 space-y-1">
        {hours.map(({ label, display }) => (
          <div key={label} className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-x-4">
            <dt className="text-mist">{label}</dt>
            <dd className="font-heading">{display}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

const { latitude, longitude } = business.coordinates;
/** Zoomed out to show the whole radius, because the business has no premises at this point. */
const mapAddress = `https://www.google.com/maps?q=${latitude},${longitude}&z=8`;

const mapPermissions = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Google's map, loaded when a visitor scrolls near it. A text and a link show before that, or if it fails. */
function FooterMap() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const look = () => {
      // Waits for a scroll, because a page that is still loading may be short.
      const isScrolled = window.scrollY > 0 && navigator.onLine;
      const top = box.current?.getBoundingClientRect().top ?? Infinity;
      if (!isScrolled || top > window.innerHeight * 1.5) {
        return;
      }
      setIsNear(true);
      askForOpeningHoursLater(0);
      removeEventListener('scroll', look);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  const { city, state } = business.location;
  return (
    <div ref={box} className="flex flex-col border border-mist bg-night-soft">
      <div className="grid h-28 md:h-70 *:col-start-1 *:row-start-1">
        <p className="max-w-[36ch] place-self-center p-4 text-center text-mist">
          {`${city}, ${state}, and ${business.serviceRadiusMiles} miles around. The map appears here once it loads.`}
        </p>
        <iframe
          // An empty frame counts as a page of this site, so it has no permissions.
          sandbox={isNear ? mapPermissions : ''}
          src={isNear ? `${mapAddress}&output=embed` : undefined}
          title={`Map of the service area around ${city}`}
          width="480"
          height="280"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className={isNear ? 'size-full' : 'invisible size-full'}
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
