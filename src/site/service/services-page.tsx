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
  ['When', 'It broke, or it isn’t safe', 'Before it breaks', 'Once in twelve months, or before one runs out'],
  [
    'How to book',
    'Call, at any hour',
    'Call or write; start with a unit list',
    'Call or write; one unit or a yard',
  ],
  [
    'Where',
    'Roadside, jobsite, field, dock',
    'Your yard or dock, outside working hours',
    'Your yard: firm, level, lit',
  ],
  [
    'What you get',
    'A unit that works, or is safe to tow, and a diagnosis',
    'A calendar, serviced units, a file for each',
    'A report for each vehicle and the proof that rides along',
  ],
  [
    'What it is not',
    'Engine swaps, transmission overhaul, frame welding',
    'A warranty or recall repair: those are the dealer’s',
    'A driver’s daily report, which stays the driver’s',
  ],
];

const questions = [
  {
    q: 'Which service do I need?',
    a: 'If something stopped or is unsafe, call. If everything runs and you want it to stay that way, start with a unit list. If a decal is about to expire, or you don’t know whether you need one, ask about the DOT inspection.',
  },
  {
    q: 'Can one visit combine them?',
    a: 'Yes, and it usually should: the annual inspection goes well with a yearly service, and findings from either become planned repairs before they become emergencies.',
  },
  {
    q: 'What does it cost?',
    a: 'That depends on the unit, the distance and the fault, so we don’t print a price that would be wrong. Ask for the call-out and the rate before anyone drives, and for an estimate before work goes on.',
  },
  {
    q: 'Are you a dealer?',
    a: 'No. We are independent and work for you. Warranty work, recalls and programming that makers reserve to their dealers go to the dealer, and we tell you which those are.',
  },
];

const title = 'Fleet Repair Services';
const description =
  'Emergency repair, preventive maintenance and DOT inspections at your yard, jobsite or roadside: what each covers and how to book it.';

export const ServicesPage = ({ page }: { page: Page }) => (
  <>
    <PageHead {...page} title={title} description={description} />
    <PageHeader
      title={title}
      tag="Services"
      lead="Three ways we work, all of them where your equipment stands. Each page says what is done on site, what needs a shop, and which papers you keep."
      aside={<ArrivalPlate />}
    >
      <CallButtons />
    </PageHeader>
    <Section heading="The three services" wide ground="sheet">
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
    <Section heading="Side by side" wide>
      <DataTable
        caption="The services compared"
        columns={['Point', ...services.map(({ name }) => name)]}
        rows={comparison}
      />
    </Section>
    <Section heading="Before you book" ground="sheet">
      <FaqList items={questions} />
    </Section>
    <Coverage />
    <CallToAction />
  </>
);
