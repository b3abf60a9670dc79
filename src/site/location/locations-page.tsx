import { AreaCheck } from './area-check';
import { CallButtons } from '../shared/call-buttons';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ServiceArea } from './service-area';
import { business } from '../../content/business';
import type { Page } from '../../pages';

const title = 'Service Area and Locations';
const description =
  'Where we go and how long it typically takes: Tulsa metro, Oklahoma City and every town within 120 straight-line miles.';

export function LocationsPage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <PageHeader
        title={title}
        tag="Service area"
        lead={`Everything inside ${business.serviceRadiusMiles} straight-line miles of ${business.location.city}: most of eastern Oklahoma and the corners of Kansas, Missouri and Arkansas next to it.`}
        aside={<AreaCheck />}
      >
        <CallButtons />
      </PageHeader>
      <ServiceArea />
    </>
  );
}
