import { metroArrival } from '../../content/area/response-times';
import * as words from '../../content/main-pages/brands';
import type { Page } from '../../pages';
import { SitePage } from '../layout/site-page';
import { FaqSection } from '../lists/faq-section';
import { Section } from '../shared/section';
import { BrandFinder } from './brand-finder';
import { BrandList } from './brand-list';

export const BrandsPage = ({ page }: { page: Page }) => (
  <SitePage page={page} words={words} above={metroArrival} header={null}>
    <Section heading="Find your equipment" background="white" wide>
      <BrandFinder List={BrandList} />
    </Section>
    <Section heading={words.serialNumber.heading}>
      <p className="max-w-measure">{words.serialNumber.text}</p>
    </Section>
    <FaqSection heading="Questions about brands we repair" items={words.questions} />
    <p className="page-width pb-8 text-sm text-steel">{words.independence}</p>
  </SitePage>
);
