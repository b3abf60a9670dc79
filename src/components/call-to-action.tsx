import { useId } from 'react';
import { CallButtons } from './call-buttons';

type CallToActionProps = { heading?: string; text?: string };

/** The two ways to ask for service: the phone, and the contact page. */
export function CallToAction({
  heading = 'Machine down? Call.',
  text = 'Emergencies by phone at any hour. For planned work, tell us the units and the place and we come back with a quote.',
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="on-dark border-t-4 border-signal bg-night text-white print:hidden"
    >
      <div className="page-width flex flex-col gap-6 py-8 md:py-12 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p className="mt-2 max-w-measure text-mist">{text}</p>
        </div>
        <CallButtons />
      </div>
    </section>
  );
}
