/** What every brand page says around the copy of its own brand. */
import type { Brand } from '../brands';
import type { SectionWords } from '../section-words';

/** A section with one table. */
type TableWords = SectionWords & { table: { caption: string; columns: readonly string[] } };

/** `before`: the brand's name in front of a noun. A road vehicle is towed and has a VIN. */
export function brandWords({ name }: Brand, before: string, isRoadVehicle: boolean) {
  return {
    repairs: {
      id: 'repairs',
      part: 'What we repair',
      heading: `What we repair on ${name}`,
      table: { caption: `${before} repairs we do on site`, columns: ['System', 'What we do'] },
    },
    failures: {
      id: 'failures',
      part: 'What usually fails',
      heading: `What usually fails on ${name}`,
      lead: 'The numbers in the list match the numbers on the drawing.',
    },
    faultCodes: {
      id: 'fault-codes',
      part: 'Fault codes',
      heading: `${before} fault codes`,
      table: {
        caption: `${before} fault codes and what we do about them`,
        columns: ['Code', 'What it means', 'What we do'],
      },
    },
    models: {
      id: 'models',
      part: 'Models',
      heading: `${before} models we service`,
      table: { caption: `${before} models`, columns: ['Model', 'Kind', 'What to know'] },
    },
    visit: { id: 'visit', heading: `${before} repair around Tulsa` },
    whyCall: {
      id: 'why-call',
      part: 'Why call us',
      heading: `Why call us instead of ${isRoadVehicle ? 'towing' : 'hauling'} it to the dealer`,
    },
    haveReady: { id: 'have-ready', part: 'Before you call', heading: 'Have this ready when you call' },
    recalls: {
      id: 'recalls',
      part: 'Recalls',
      heading: `${before} recalls to check`,
      lead: 'This list isn’t complete and it ages. Check your VIN at [nhtsa.gov/recalls](https://www.nhtsa.gov/recalls), or call the manufacturer’s dealer with it: heavy trucks don’t always show up there. The dealer does recall work free.',
      table: {
        caption: `${before} recalls`,
        columns: ['Date or model years', 'Recall number', 'What it covers'],
      },
    },
    intervals: {
      id: 'intervals',
      part: 'Service intervals',
      heading: `${before} service intervals`,
      lead: `These are published figures for the models named. Rows without a figure are general practice. Check your own manual and ${isRoadVehicle ? 'VIN' : 'serial number'} before you rely on any of them.`,
      table: { caption: `${before} service intervals, by item`, columns: ['Item', 'When'] },
    },
    questions: { id: 'questions', part: 'Questions', heading: `${before} repair questions` },
  } satisfies Record<string, SectionWords | TableWords>;
}

export type BrandWords = ReturnType<typeof brandWords>;

export const rulesNote = 'Plain-English summaries of these rules are under [resources](/resources).';

export const independence =
  'Independent service. Not affiliated with or authorized by the manufacturer; names identify the equipment serviced.';
