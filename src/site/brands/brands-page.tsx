import { BrandDirectory } from './brand-list';
import { CallToAction } from '../shared/call-to-action';
import { FaqList } from '../shared/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';
import { makeCounts } from '../../content/brand-groups';
import { business } from '../../content/business';
import type { Page } from '../../pages';

const title = 'Brands We Repair';
const description =
  'Find your truck, van, engine, excavator, tractor, lift or forklift: makes we work on around Tulsa, with what fails and what to check first.';

const questions = [
  {
    q: 'My make isn’t listed. Do you still come?',
    a: 'Often, yes. Engines, axles, hydraulics, brakes and batteries are shared between makes. Call with the make, model and symptom; if the job needs a tool only a dealer has, we say so before anybody drives.',
  },
  {
    q: 'Are you an authorized dealer for these makes?',
    a: 'No. We are independent. Names on this page say what equipment we work on, nothing more. Recall work and locked control modules go to the maker’s dealer.',
  },
  {
    q: 'Does one visit cover several makes?',
    a: 'Yes, and that is the cheapest way to use us. Send a list with make, model, serial number or VIN and hours, and the parts are sorted by unit before the truck leaves.',
  },
];

export const BrandsPage = ({ page }: { page: Page }) => (
  <>
    <PageHead {...page} title={title} description={description} />
    <PageHeader
      title={title}
      tag="Equipment index"
      lead={`${makeCounts.withPage} makes have a page with what fails, what to check first and what stays with the dealer. ${makeCounts.all} are named in all; ask about the rest.`}
    />
    <Section heading="Find your equipment" ground="sheet" wide>
      <BrandDirectory />
    </Section>
    <Section heading="Before you call, read the plate">
      <p className="max-w-measure">
        Every page asks for the same three things, because parts are chosen by them: the model, the serial
        number or VIN, and the hours or miles. On a truck the VIN is on the driver’s door frame. On a lift,
        loader or forklift it is on a riveted plate near the operator’s entry, and a photo of it saves a
        second trip.
      </p>
    </Section>
    <Section heading="Questions about makes">
      <FaqList items={questions} />
    </Section>
    <p className="page-width pb-8 text-sm text-steel">
      {business.name} is an independent service business, not affiliated with or authorized by any
      manufacturer named here.
    </p>
    <CallToAction />
  </>
);
