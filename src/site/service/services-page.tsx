import { serviceCards } from '../../content/drawings/service-drawings';
import * as content from '../../content/main-pages/services';
import { services } from '../../content/services';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { Coverage } from '../area/coverage';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { FaqSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export const ServicesPage = ({ page }: { page: Page }) => (
  <SitePage page={page} content={content} aside={<ArrivalCard />}>
    <Section heading="Our mobile repair services" isWide background="white">
      <CardGrid items={serviceCards} />
    </Section>
    <Section heading="Compare our services" isWide>
      <DataTable
        caption="Our services compared"
        columns={['At a glance', ...services.map(({ name }) => name)]}
        rows={content.comparison}
      />
    </Section>
    <FaqSection heading="Questions about our services" background="white" items={content.questions} />
    <Coverage />
  </SitePage>
);
