import { BrandDirectory } from './brand-list';
import { CallToAction } from '../shared/call-to-action';
import { FaqList } from '../lists/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';
import { makeCounts } from '../../content/finder/brand-groups';
import { business } from '../../content/business';
import type { Page } from '../../pages';
import { description, questions, title } from '../../content/main-pages/brands';

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
