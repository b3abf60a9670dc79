import { Link } from 'react-router-dom';
import { AreaCheck } from '../components/area-check';
import { OpeningStatus } from '../components/opening-status';
import { PageHeader } from '../components/page-header';
import { PhoneLink } from '../components/phone-link';
import { ArrivalPlate, Plate } from '../components/plate';
import { QuoteForm } from '../components/quote-form';
import { Section } from '../components/section';
import { staticHead, staticPart } from '../components/static-part';
import { business } from '../content/business';
import type { PageTemplate } from '../page-template';

export const contactPage: PageTemplate = async (page) => {
  const [head, text] = await Promise.all([
    staticHead(page),
    staticPart('text', async () => {
      const { ContactText } = await import('./contact-page-text');
      return <ContactText />;
    }),
  ]);
  return (
    <>
      {head}
      <PageHeader
        title={page.title}
        tag="Contact"
        lead="Machine down? Call, day or night. For planned work, write what you have and we come back with a quote."
        aside={<Hours />}
      >
        <div className="flex flex-wrap gap-3">
          <PhoneLink className="button text-xl max-sm:w-full" label="Call" />
          <a href="#quote" className="button button-outline text-lg max-sm:w-full">
            Go to the quote form
          </a>
        </div>
        <div className="mt-4">
          <OpeningStatus />
        </div>
      </PageHeader>
      <Section
        id="quote"
        heading="Request a quote"
        wide
        lead="For work that can wait until we have read it. What you don’t know, leave out or guess: we ask."
      >
        <QuoteForm />
      </Section>
      <Section
        heading="Do we come to you?"
        wide
        lead="Type the ZIP code or the town where the machine stands."
      >
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <AreaCheck />
          <ArrivalPlate title="By area" />
        </div>
        <p className="mt-6 max-w-measure text-slate">
          Every town and its distance is on the{' '}
          <Link to="/locations" className="link">
            service area page
          </Link>
          .
        </p>
      </Section>
      {text}
    </>
  );
};

function Hours() {
  return (
    <section aria-label="Hours">
      <Plate
        title="Hours"
        measure={`${business.location.city} time`}
        fields={Object.values(business.hours).map(({ label, display }) => ({ term: label, value: display }))}
        note="A mobile business without a counter: there is no shop to visit, we come to you."
      />
    </section>
  );
}
