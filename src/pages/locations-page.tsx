import { AreaCheck } from '../components/area-check';
import { CallButtons } from '../components/call-buttons';
import { PageHeader } from '../components/page-header';
import { staticHead, staticPart } from '../components/static-part';
import { business } from '../content/business';
import type { PageTemplate } from '../page-template';

export const locationsPage: PageTemplate = async (page) => {
  const [head, area] = await Promise.all([
    staticHead(page),
    staticPart('area', async () => {
      const { ServiceArea } = await import('./locations-page-area');
      return <ServiceArea />;
    }),
  ]);
  return (
    <>
      {head}
      <PageHeader
        title={page.title}
        tag="Service area"
        lead={`Everything inside ${business.serviceRadiusMiles} straight-line miles of ${business.location.city}: most of eastern Oklahoma and the corners of Kansas, Missouri and Arkansas next to it.`}
        aside={<AreaCheck />}
      >
        <CallButtons />
      </PageHeader>
      {area}
    </>
  );
};
