import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { Coverage } from '../location/coverage';
import { DataTable } from '../../ui/data-table';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../lists/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ArrivalPlate } from '../shared/spec-card';
import { Section } from '../shared/section';
import { serviceDrawings } from '../../content/drawings/service-drawings';
import { services } from '../../content/services';
import type { Page } from '../../pages';
import { comparison, description, questions, title } from '../../content/main-pages/services';

export const ServicesPage = ({ page }: { page: Page }) => (
  <>
    <PageHead {...page} title={title} description={description} />
    <PageHeader
      title={title}
      lead="We come to you for emergency repair, planned maintenance and DOT inspections. Tell us the machine, the problem and where it is."
      aside={<ArrivalPlate />}
    >
      <CallButtons />
    </PageHeader>
    <Section heading="Our mobile repair services" wide ground="sheet">
      <CardGrid
        items={services.map(({ slug, name, description, path }) => ({
          title: name,
          text: description,
          path,
          picture: (
            <DrawingThumbnail name={serviceDrawings[slug].name} className="mb-4 w-full sm:max-lg:max-w-72" />
          ),
        }))}
      />
    </Section>
    <Section heading="Compare our services" wide>
      <DataTable
        caption="Our services compared"
        columns={['Question', ...services.map(({ name }) => name)]}
        rows={comparison}
      />
    </Section>
    <Section heading="Questions about our services" ground="sheet">
      <FaqList items={questions} />
    </Section>
    <Coverage />
    <CallToAction />
  </>
);
