import { Link } from 'react-router-dom';
import { AreaCheck } from '../location/area-check';
import { CheckList } from '../lists/check-list';
import { FaqList } from '../lists/faq-list';
import { OpeningStatus } from '../shared/opening-status';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { PhoneLink } from '../shared/phone-link';
import { ArrivalPlate, Plate } from '../shared/spec-card';
import { QuoteForm } from './quote-form';
import { quoteMail } from './quote-mail';
import { Section } from '../shared/section';
import { business } from '../../content/business';
import { businessNode } from '../head/business-node';
import type { Page } from '../../pages';
import { description, questions, readyToSay, title } from '../../content/main-pages/contact';

export function ContactPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} business={businessNode()} />
      <PageHeader
        title={title}
        lead="Machine down? Call us at any hour. For planned work, tell us what you have and where it is, and we’ll send you a quote."
        aside={<Hours />}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <PhoneLink className="button text-xl max-sm:w-full" label="Call" />
          <OpeningStatus />
        </div>
      </PageHeader>
      <Section
        id="quote"
        heading="Request a quote"
        wide
        lead="For work that can wait a bit. Skip what you don’t know, and we’ll fill it in with you."
      >
        <QuoteForm />
      </Section>
      <Section heading="Do we cover your area?" wide lead="Type the ZIP code or town where the machine is.">
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <AreaCheck />
          <ArrivalPlate />
        </div>
        <p className="mt-6 max-w-measure text-slate">
          Find every town and its distance on the{' '}
          <Link to="/locations" className="link">
            service area page
          </Link>
          .
        </p>
      </Section>
      <ContactText />
    </>
  );
}

function Hours() {
  return (
    // On a phone the form comes first: the footer has the hours too.
    <section aria-label="Hours" className="max-lg:hidden">
      <Plate
        title="Hours"
        measure={`${business.location.city} time`}
        fields={Object.values(business.hours).map(({ label, display }) => ({ term: label, value: display }))}
        note="We’re mobile. There’s no shop to visit, so we come to you."
      />
    </section>
  );
}

function ContactText() {
  return (
    <>
      <Section heading="Text or e-mail us instead" lead="Good for photos. Please don’t text while driving.">
        <div className="flex flex-wrap gap-3">
          <a href={`sms:${business.phone.e164}`} className="button button-outline max-sm:w-full">
            Text {business.phone.display}
          </a>
          <a href={quoteMail} className="button button-outline max-sm:w-full">
            E-mail a quote request
          </a>
        </div>
        <p className="mt-4 max-w-measure text-slate">
          The e-mail opens with our questions already in it. It goes to{' '}
          <a href={`mailto:${business.email}`} className="link">
            {business.email}
          </a>
          .
        </p>
        <p className="mt-2 max-w-measure text-slate">
          When you text us, we answer by text about your request. Message frequency varies. Message and data
          rates may apply. Reply <strong>STOP</strong> to end, <strong>HELP</strong> for help. Texting is
          never required for service. See the{' '}
          <Link to="/sms-policy" className="link">
            SMS Policy
          </Link>{' '}
          and the{' '}
          <Link to="/privacy" className="link">
            Privacy Policy
          </Link>
          .
        </p>
      </Section>
      <Section
        heading="What to have ready when you call"
        lead="Don’t have it all? Call anyway. Each one you have makes the call shorter."
      >
        <CheckList items={readyToSay} />
      </Section>
      <Section heading="Questions about calls, texts and quotes">
        <FaqList items={questions} />
      </Section>
    </>
  );
}
