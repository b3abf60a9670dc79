/** The texts that all industry pages share. */
import { brands } from '../brands';
import type { IndustrySlug } from '../industries';
import type { IndustryCopy } from '../industry-copy';
import type { SectionWords } from '../section-words';
import type { WorkCalendar } from '../work-calendars';

/** The headings that name the industry's machines or people. */
const headings: Record<IndustrySlug, Record<'needs' | 'visit' | 'brands' | 'rules' | 'questions', string>> = {
  construction: {
    needs: 'Repairs we do on your jobsite',
    visit: 'Before we come out to the jobsite',
    brands: 'Construction brands we repair',
    rules: 'Regulations for lifts on a jobsite',
    questions: 'Questions from contractors',
  },
  delivery: {
    needs: 'Van and box truck repairs we do at your dock',
    visit: 'Before we come out to your lot',
    brands: 'Delivery fleet brands we repair',
    rules: 'Regulations for delivery fleets',
    questions: 'Questions from delivery fleets',
  },
  'utilities-energy': {
    needs: 'Repairs we do on utility and oilfield trucks',
    visit: 'Before we come out to your yard',
    brands: 'Utility and oilfield brands we repair',
    rules: 'Regulations for utility and oilfield trucks',
    questions: 'Questions about utility and oilfield trucks',
  },
  agriculture: {
    needs: 'Farm repairs we do in the field',
    visit: 'Before we come out to the farm',
    brands: 'Farm brands we repair',
    rules: 'Regulations for farm trucks and tractors',
    questions: 'Questions from farms',
  },
};

/** What a service truck can't do in that industry, and how the price is given. */
const shopJobs: Record<IndustrySlug, string> = {
  construction:
    'Pump and motor rebuilds, engine swaps and dealer software need a shop. We quote the trip and the hourly rate on the phone, and you approve the repair.',
  delivery:
    'Alignment, transmission overhaul and online coding need a shop or the dealer. You hear the service call price and hourly rate before we leave, and you OK each repair.',
  'utilities-energy':
    'Pump rebuilds, boom welds and transmission overhaul go to a shop. Before we drive out, you know our rate and trip price. You approve the work.',
  agriculture:
    'Splitting a tractor, rebuilding a pump and dealer software are shop jobs. You get the price of the trip and our hourly rate by phone. Repairs wait for your OK.',
};

export function industryWords(slug: IndustrySlug, calendar: WorkCalendar) {
  const heading = headings[slug];
  return {
    needs: { id: 'needs', part: 'What we do', heading: heading.needs },
    calendar: {
      id: 'calendar',
      part: 'Service calendar',
      heading: calendar.heading,
      lead: calendar.lead,
    },
    faults: {
      id: 'faults',
      part: 'What breaks',
      heading: 'Common breakdowns, and what we do',
      lead: shopJobs[slug],
    },
    visit: { id: 'visit', part: 'Set up a visit', heading: heading.visit },
    brands: {
      id: 'brands',
      part: 'Brands',
      heading: heading.brands,
      lead: 'Each brand has its own page: the repairs we do, the common problems and what goes to the dealer.',
    },
    rules: { id: 'rules', part: 'Regulations', heading: heading.rules },
    questions: { id: 'questions', part: 'Questions', heading: heading.questions },
    others: { heading: 'Other industries we serve' },
  } satisfies Record<string, SectionWords>;
}

/** The brands that the page names, as cards. */
export function brandCards(copy: IndustryCopy) {
  return copy.brands.flatMap(({ slug, note }) =>
    brands
      .filter((brand) => brand.slug === slug)
      .map(({ name, path }) => ({ title: name, text: note, path })),
  );
}

export const calendarColumns = ['Work', 'When', 'Who does it', 'Details'];

export const allBrands = 'Mixed fleet? See [all the brands](/brands).';
