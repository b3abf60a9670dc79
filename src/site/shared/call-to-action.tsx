import { useId } from 'react';
import { callToAction } from '../../content/call-to-action';
import { CallButtons } from './links';

/** The call to action, drawn as an out-of-service tag. */
export function CallToAction({ search }: { search?: string | undefined }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="bg-night py-6 md:py-16 print:hidden">
      <div className="page-width">
        <div className="out-of-service-tag">
          <div>
            <h2 id={headingId} className="md:text-5xl/none">
              {callToAction.heading}
            </h2>
            <p className="mt-3 max-w-measure border-l-8 border-ink bg-ink px-3 py-2 font-heading font-bold text-amber">
              {callToAction.safety}
            </p>
            <p className="mt-3 max-w-measure">{callToAction.text}</p>
          </div>
          <div className="shrink-0 xl:flex xl:items-center xl:self-stretch xl:border-l-2 xl:border-dashed xl:border-ink xl:pl-10">
            <CallButtons className="sm:text-lg" search={search} />
          </div>
        </div>
      </div>
    </section>
  );
}
