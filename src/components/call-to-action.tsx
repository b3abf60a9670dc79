import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PhoneLink } from './phone-link';

type CallToActionProps = { heading?: string; text?: string };

/** The two ways to ask for service: the phone, and the contact page. */
export function CallToAction({
  heading = 'Machine down? Call.',
  text = 'Emergencies by phone at any hour. For planned work, tell us the units and the place and we come back with a quote.',
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="on-dark bg-night text-white">
      <div className="page-width flex flex-col gap-6 py-8 md:flex-row md:items-center md:justify-between md:py-12">
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p className="mt-2 max-w-measure text-mist">{text}</p>
        </div>
        <div className="flex shrink-0 flex-col gap-3 sm:flex-row">
          <PhoneLink className="button" label="Call" />
          <Link to="/contact" className="button button-outline">
            Request a Service Quote
          </Link>
        </div>
      </div>
    </section>
  );
}
