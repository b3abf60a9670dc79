/** The texts that all brand pages share. */
import { brandCategories } from '../brand-categories';
import type { BrandContent } from '../brand-content';
import { type Brand, brands } from '../brands';
import { industries } from '../industries';
import type { SectionHead } from '../section-head';

export function describeBrandSections({ name, category }: Brand) {
  // The name as an adjective: "Toyota Forklifts" becomes "Toyota forklift", and Caterpillar "Cat".
  const before = name
    .replace(/ (engine|Forklift|Truck)s$/, (kinds) => kinds.slice(0, -1).toLowerCase())
    .replace('Caterpillar (Cat)', 'Cat');
  // A road vehicle is towed and has a VIN; the dealer sends a truck to a machine, which has a serial number.
  const isRoadVehicle = ['truck', 'van', 'engine'].includes(category);
  return {
    repairs: {
      id: 'repairs',
      linkText: 'What we repair',
      heading: `${before} repairs we do on site`,
      parts: 'Parts we bring',
      table: { caption: 'Repairs by system', columns: ['System', 'What we do'] },
    },
    failures: {
      id: 'failures',
      linkText: 'Common problems',
      heading: `Common ${before} problems`,
    },
    visit: {
      id: 'visit',
      heading: `${before} repair around Tulsa`,
      course: 'How a visit goes',
      places: 'Where we go',
    },
    whyCall: {
      id: 'why-call',
      linkText: 'Why call us',
      heading: `Why call us instead of ${isRoadVehicle ? 'towing it to the dealer' : 'waiting on the dealer’s truck'}`,
      prices: [
        'Service call and hourly rate: quoted before we roll',
        'If we can’t fix it: no surprise, because you hear on the phone what that would cost',
        'The repair: starts with your OK',
      ],
      limits: 'What goes to a shop or the dealer',
      unsure: 'Not sure? Call.',
    },
    haveReady: { id: 'have-ready', linkText: 'Before you call', heading: 'Have this ready when you call' },
    models: {
      id: 'models',
      linkText: 'Models',
      heading: `${before} models we service`,
      // Shown where the page has recalls.
      recallNote: 'Recalls to check are listed below.',
      table: { caption: `${before} models`, columns: ['Model', 'Kind', 'What to know'] },
    },
    faultCodes: {
      id: 'fault-codes',
      linkText: 'Warning levels',
      heading: `${before} warning levels`,
      table: {
        caption: `${before} warning levels`,
        columns: ['Level', 'What you notice', 'What to do'],
      },
    },
    recalls: {
      id: 'recalls',
      linkText: 'Recalls',
      heading: `${before} recalls to check`,
      lead: `We collected these in November 2026, but the newest may be missing. Check your VIN at [nhtsa.gov/recalls](https://www.nhtsa.gov/recalls). ${category === 'van' ? '' : 'Heavy trucks don’t always show up there, so call the dealer, too. '}The dealer generally does recall work free.${category === 'van' ? '' : ' On a truck over 15 years old, ask if it’s still free.'}`,
      table: {
        caption: `${before} recalls`,
        columns: ['Date or model years', 'How to look it up', 'What it covers'],
      },
    },
    intervals: {
      id: 'intervals',
      linkText: 'Service and checks',
      heading: `${before} service and checks`,
      lead: `Intervals are general unless a model is named. Check your own manual, or send us the ${category === 'engine' ? 'engine serial number' : isRoadVehicle ? 'VIN' : 'serial number'} and we’ll find the interval.`,
      table: { caption: `${before} service intervals, by item`, columns: ['Item', 'When'] },
    },
    engines: {
      heading:
        category === 'engine'
          ? `${before.replace(/ engine$/, '')} engine families`
          : `${before} engines and power`,
    },
    manufacturerNotes: { heading: 'Manufacturer notes' },
    regulations: { heading: 'Rules and guidance' },
    questions: { id: 'questions', linkText: 'Questions', heading: `${before} repair questions` },
    related: { heading: 'Related brands and industries' },
  };
}

const numberList = new Intl.ListFormat('en-US');

/** The numbers in the list of failures that the drawing doesn't have, because they are of other machines. */
export function describeNumbers(
  failures: readonly Pick<BrandContent['failures'][number], 'part'>[],
): string | undefined {
  const others = failures.flatMap(({ part }, index) => (part === null ? [`${index + 1}`] : []));
  if (others.length === 0) {
    return undefined;
  }
  const isOne = others.length === 1;
  return `Number${isOne ? '' : 's'} ${numberList.format(others)} ${isOne ? 'is about another machine' : 'are about other machines'} than the one drawn.`;
}

type BrandSections = ReturnType<typeof describeBrandSections>;

/** The sections that a brand's page has: not every brand has warning levels or recalls. */
export const listBrandSections = (sections: BrandSections, { faultCodes, recalls }: BrandContent) =>
  Object.values<SectionHead>(sections).filter(
    (section) =>
      (section !== sections.faultCodes || faultCodes.length > 0) &&
      (section !== sections.recalls || recalls.length > 0),
  );

export const rulesNote = 'Plain-English summaries of these rules are under [resources](/resources).';

/** The brands and industries that the page names, as cards. */
export function listRelated({ related, industries: fleets }: BrandContent) {
  const makes = related.flatMap((slug) => brands.filter((brand) => brand.slug === slug));
  const industriesNamed = fleets.flatMap((slug) => industries.filter((industry) => industry.slug === slug));
  return [
    ...makes.map(({ name, path, category }) => ({
      title: name,
      path,
      tag: brandCategories[category],
    })),
    ...industriesNamed.map(({ name, description, path }) => ({
      title: name,
      text: description,
      path,
      tag: 'Industry',
    })),
  ];
}

export const independence =
  'Independent service. Not affiliated with or authorized by the manufacturer; names identify the equipment serviced.';
