import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../shared/card-grid';
import { Coverage } from '../location/coverage';
import { DataTable } from '../../ui/data-table';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../shared/faq-list';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { ArrivalPlate } from '../shared/spec-card';
import { Section } from '../shared/section';
import { serviceDrawings } from '../../content/service-drawings';
import { services } from '../../content/services';
import type { Page } from '../../pages';

const comparison = [
  ['When you need it', 'It’s down, or it isn’t safe', 'Before it breaks', 'Once every 12 months'],
  ['How to book', 'Call, at any hour', 'Call, or send a unit list', 'Call, or send a list with VINs'],
  [
    'Where',
    'Roadside, jobsite, field or dock',
    'Your yard or dock, around your shifts',
    'Your yard, on firm level ground',
  ],
  [
    'What you get',
    'A working unit, or a diagnosis and a safe tow',
    'Serviced units, a calendar, a file for each',
    'A report for each vehicle, and the decal',
  ],
  [
    'What goes elsewhere',
    'Engine swaps, transmission overhaul, frame welding',
    'Warranty and recall repairs, to the dealer',
    'Daily driver reports, which your driver does',
  ],
];

const questions = [
  {
    q: 'Which service do I need?',
    a: 'Machine down or unsafe? Call for emergency repair. Everything running? Send a unit list and we plan the maintenance. Decal about to expire? Book the DOT inspection.',
  },
  {
    q: 'Can one visit combine them?',
    a: 'Yes. We do the annual inspection along with the yearly service and fix what we find on the same visit.',
  },
  {
    q: 'What does it cost?',
    a: 'Tell us the machine, the problem and where it is. We’ll quote the call-out and hourly rate before we roll.',
  },
  {
    q: 'Are you a dealer?',
    a: 'No. We’re independent, so one call covers your whole mixed fleet. Warranty work, recalls and dealer-only programming go to the dealer, and we tell you when that’s the case.',
  },
];

const title = 'Mobile Repair Services in Tulsa';
const description =
  'Down right now, due for service or a DOT decal? We repair, maintain and inspect trucks and equipment at your site within 120 miles of Tulsa. 24/7.';

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
