import { AreaCheck } from './area-check';
import { CallButtons } from '../shared/call-buttons';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ServiceArea } from './service-area';
import { business } from '../../content/business';
import type { Page } from '../../pages';
import { description, title } from '../../content/main-pages/locations';

export function LocationsPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <PageHeader
        title={title}
        lead={`We come to you anywhere within ${business.serviceRadiusMiles} straight-line miles of ${business.location.city}. That takes in most of eastern Oklahoma and the near corners of Kansas, Missouri and Arkansas.`}
        aside={<AreaCheck />}
      >
        <CallButtons />
      </PageHeader>
      <ServiceArea />
    </>
  );
}
