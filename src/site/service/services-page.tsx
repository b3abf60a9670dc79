import { serviceCards } from '../../content/drawings/service-drawings';
import * as words from '../../content/main-pages/services';
import { services } from '../../content/services';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { Coverage } from '../location/coverage';
import { FaqSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export const ServicesPage = ({ page }: { page: Page }) => (
  <SitePage page={page} words={words} aside={<ArrivalCard />}>
    <Section heading="Our mobile repair services" isWide background="white">
      <CardGrid items={serviceCards} />
    </Section>
    <Section heading="Compare our services" isWide>
      <DataTable
        caption="Our services compared"
        columns={['At a glance', ...services.map(({ name }) => name)]}
        rows={words.comparison}
      />
    </Section>
    <FaqSection heading="Questions about our services" background="white" items={words.questions} />
    <Coverage />
  </SitePage>
);
