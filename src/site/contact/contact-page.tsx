import { Link } from 'react-router-dom';
import { AreaCheck } from '../location/area-check';
import { CheckList } from '../shared/check-list';
import { FaqList } from '../shared/faq-list';
import { OpeningStatus } from '../shared/opening-status';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { PhoneLink } from '../shared/phone-link';
import { ArrivalPlate, Plate } from '../shared/spec-card';
import { QuoteForm } from './quote-form';
import { Section } from '../shared/section';
import { business } from '../../content/business';
import type { Page } from '../../pages';

const title = 'Contact and Service Quotes';
const description =
  'Call for emergencies at any hour, or send what happened, where the machine is and whether it moves, and we will come back with a quote.';

export function ContactPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <PageHeader
        title={title}
        tag="Contact"
        lead="Machine down? Call, day or night. For planned work, write what you have and we come back with a quote."
        aside={<Hours />}
      >
        <div className="flex flex-wrap gap-3">
          <PhoneLink className="button text-xl max-sm:w-full" label="Call" />
          <Link to="/contact#quote" className="button button-outline text-lg max-sm:w-full">
            Go to the quote form
          </Link>
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
      <ContactText />
    </>
  );
}

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

/** The lines of the prepared e-mail. */
const quoteFields = [
  'Name and company',
  'Phone or e-mail to answer to',
  'ZIP code or place of the machine',
  'Make, model, year',
  'VIN or serial number, miles or hours',
  'What happened, with codes shown',
  'Can it move? (yes / no / not sure)',
  'How urgent? (stopped now / this week / plan)',
];

const quoteMail = `mailto:${business.email}?subject=${encodeURIComponent('Service quote request')}&body=${encodeURIComponent(
  `${quoteFields.map((field) => `${field}: `).join('\r\n')}\r\n`,
)}`;

/** What shortens a call, whoever makes it. */
const readyToSay = [
  'Make, model and year, and the VIN or serial number from the plate',
  'Miles or engine hours',
  'Codes and lamps shown, and what happened just before',
  'Where it stands: address or road, direction and mile marker, gate code',
  'Whether a service truck can stand beside it, and on what ground',
  'Whether it moves, and what it blocks where it is',
  'Who may approve the work, and a number that is answered',
];

const questions = [
  {
    q: 'How fast do you answer a quote request?',
    a: 'Requests are read in office hours, the stopped machines first. If yours is stopped now, don’t write: call. The emergency line is answered at any hour.',
  },
  {
    q: 'May I send photos?',
    a: 'Please do, by text or e-mail: the plate, the dash with its lamps and codes, and the leak or break. They decide which parts ride along.',
  },
  {
    q: 'What happens to my number?',
    a: 'We use it to answer you about this machine. It is not shared for anyone’s marketing. The privacy policy and the SMS policy say the rest.',
  },
];

function ContactText() {
  return (
    <>
      <Section heading="Text or write instead" lead="Good for photos. Please don’t text while driving.">
        <div className="flex flex-wrap gap-3">
          <a href={`sms:${business.phone.e164}`} className="button button-outline max-sm:w-full">
            Text {business.phone.display}
          </a>
          <a href={quoteMail} className="button button-outline max-sm:w-full">
            E-mail a quote request
          </a>
        </div>
        <p className="mt-4 max-w-measure text-slate">
          The e-mail opens with the questions already in it and goes to{' '}
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
        lead="None of it is a must. Each line you have shortens the call and the wait."
      >
        <CheckList items={readyToSay} />
      </Section>
      <Section heading="Questions about getting in touch">
        <FaqList items={questions} />
      </Section>
    </>
  );
}
