import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckList } from '../components/check-list';
import { Coverage } from '../components/coverage';
import { FaqList } from '../components/faq-list';
import { OpeningStatus } from '../components/opening-status';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { PhoneLink } from '../components/phone-link';
import { ArrivalPlate } from '../components/plate';
import { Section } from '../components/section';
import { business } from '../content/business';
import type { PageTemplate } from '../page-template';

/** What a quote needs; also the lines of the prepared e-mail. */
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

export const contactPage: PageTemplate = (page) => (
  <>
    <PageHead page={page} />
    <PageHeader
      title={page.title}
      tag="Contact"
      lead="Machine down? Call, day or night. For planned work, write what you have and we come back with a quote."
      aside={<ArrivalPlate />}
    >
      <PhoneLink className="button text-xl max-sm:w-full" label="Call" />
      <div className="mt-4">
        <OpeningStatus />
      </div>
    </PageHeader>
    <Section
      id="quote"
      heading="Request a quote"
      wide
      lead="Three ways, whichever suits the day. The more of the list below you can give, the closer the first answer."
    >
      <ul className="plate-grid md:grid-cols-3!">
        <Way title="By phone" note="Quickest, and the only way for emergencies.">
          <PhoneLink className="button w-full" label="Call" />
        </Way>
        <Way title="By text" note="Good for photos. Please don’t text while driving.">
          <a href={`sms:${business.phone.e164}`} className="button button-outline w-full">
            Text {business.phone.display}
          </a>
        </Way>
        <Way title="By e-mail" note="Opens a message with the questions already in it.">
          <a href={quoteMail} className="button button-outline w-full">
            E-mail a quote request
          </a>
        </Way>
      </ul>
      <p className="mt-4 max-w-measure text-slate">
        The address is{' '}
        <a href={`mailto:${business.email}`} className="link">
          {business.email}
        </a>
        .
      </p>
      <p className="mt-2 max-w-measure text-slate">
        When you text us, we answer by text about your request. Message frequency varies. Message and data
        rates may apply. Reply <strong>STOP</strong> to end, <strong>HELP</strong> for help. Texting is never
        required for service. See the{' '}
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
    <Section heading="What to have ready" lead="What we will ask anyway, in this order.">
      <CheckList items={quoteFields} />
    </Section>
    <Section heading="Hours">
      <dl className="max-w-measure divide-y divide-line border-y border-line">
        {Object.values(business.hours).map(({ label, display }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="font-semibold">{label}</dt>
            <dd>{display}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-slate">
        All times are {business.location.city} time. We are a mobile business without a counter: there is no
        shop to visit, we come to you.
      </p>
    </Section>
    <Coverage heading="Area and typical arrival" />
    <Section heading="Questions about getting in touch">
      <FaqList items={questions} />
    </Section>
  </>
);

function Way({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-col bg-white p-5 sm:max-md:last:col-span-2">
      <h3>{title}</h3>
      <p className="mt-1 mb-4 grow text-slate">{note}</p>
      {children}
    </li>
  );
}
