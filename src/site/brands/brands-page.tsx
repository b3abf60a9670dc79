import { BrandDirectory } from './brand-list';
import { CallToAction } from '../shared/call-to-action';
import { FaqList } from '../shared/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';
import { makeCounts } from '../../content/brand-groups';
import { business } from '../../content/business';
import type { Page } from '../../pages';

const title = 'Brands We Repair in Tulsa';
const description =
  'Cat, Freightliner, JLG, Toyota or one of 60+ other brands down? Find yours and see what we fix on site within 120 miles of Tulsa. Call 24/7.';

const questions = [
  {
    q: 'My brand isn’t listed. Do you still come?',
    a: 'In most cases, yes. Engines, axles, hydraulics, brakes and batteries cross over from brand to brand. Call with the brand, the model and the problem. If it takes a dealer-only tool, we say so before we drive.',
  },
  {
    q: 'Are you an authorized dealer for these brands?',
    a: 'No. We’re independent, so we work on your whole mixed fleet in one visit. Recalls and locked control modules go to that brand’s dealer.',
  },
  {
    q: 'Can one visit cover more than one brand?',
    a: 'Yes, and it saves you a second trip charge. Send a list with model, serial number or VIN, and hours. We sort parts by unit before we leave.',
  },
];

export const BrandsPage = ({ page }: { page: Page }) => (
  <>
    <PageHead {...page} title={title} description={description} />
    <PageHeader
      title={title}
      lead={`We repair 60+ brands of trucks, vans, engines, lifts and heavy equipment. Pick yours: ${makeCounts.withPage} have a full page on what we fix, what usually fails and what goes to the dealer.`}
    />
    <Section heading="Find your equipment" ground="sheet" wide>
      <BrandDirectory />
    </Section>
    <Section heading="Where to find your model and serial number">
      <p className="max-w-measure">
        We pick parts by three things: the model, the serial number or VIN, and the hours or miles. On a
        truck, the VIN is on the driver’s door frame. On a lift, loader or forklift, look for the metal plate
        near the operator’s seat or entry. Text us a photo of it and you may save a second trip.
      </p>
    </Section>
    <Section heading="Questions about brands we repair">
      <FaqList items={questions} />
    </Section>
    <p className="page-width pb-8 text-sm text-steel">
      {business.name} is an independent service business. No manufacturer named here is affiliated with us or
      has authorized us.
    </p>
    <CallToAction />
  </>
);
