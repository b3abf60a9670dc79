import { useId } from 'react';
import { CallButtons } from './call-buttons';

type CallToActionProps = { heading?: string; text?: string };

/** The two ways to ask for service, on the tag that a stopped machine gets. */
export function CallToAction({
  heading = 'Machine down? Call.',
  text = 'Emergencies by phone at any hour. For planned work, tell us the units and the place and we come back with a quote.',
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="bg-night py-12 md:py-16 print:hidden">
      <div className="page-width">
        <div className="out-of-service-tag">
          <div>
            <h2 id={headingId}>{heading}</h2>
            <p className="mt-3 max-w-measure">{text}</p>
          </div>
          <div className="tag-stub">
            <CallButtons className="text-lg" />
          </div>
        </div>
      </div>
    </section>
  );
}
