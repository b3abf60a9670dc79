/** The texts that all industry pages share. */
import { brands } from '../brands';
import type { IndustrySlug } from '../industries';
import type { IndustryContent } from '../industry-content';
import type { SectionHead } from '../section-head';
import type { WorkCalendar } from '../work-calendars';

/** The headings that name the industry's machines or people. `elsewhere`: the work that a shop or dealer does. */
const ownHeadings: Record<
  IndustrySlug,
  Record<'needs' | 'elsewhere' | 'visit' | 'brands' | 'rules' | 'questions', string>
> = {
  construction: {
    needs: 'Repairs we do on your jobsite',
    elsewhere:
      'Engine swaps, pump rebuilds and frame welding go to a shop. Recalls and software go to the dealer.',
    visit: 'Before we come out to the jobsite',
    brands: 'Construction brands we repair',
    rules: 'Regulations for lifts on a jobsite',
    questions: 'Questions from contractors',
  },
  delivery: {
    needs: 'Van and box truck repairs we do at your dock',
    elsewhere:
      'Alignments and engine swaps go to a shop. Recalls, online coding and high-voltage work go to the dealer.',
    visit: 'Before we come out to your lot',
    brands: 'Delivery fleet brands we repair',
    rules: 'Regulations for delivery fleets',
    questions: 'Questions from delivery fleets',
  },
  'utilities-energy': {
    needs: 'Repairs we do on utility and oilfield trucks',
    elsewhere:
      'Pump overhauls and cylinders that need a bench go to a shop. Recall work goes to the chassis dealer.',
    visit: 'Before we come out to your yard',
    brands: 'Utility and oilfield brands we repair',
    rules: 'Regulations for utility and oilfield trucks',
    questions: 'Questions about utility and oilfield trucks',
  },
  agriculture: {
    needs: 'Farm repairs we do in the field',
    elsewhere:
      'Tractor splits, pump rebuilds and engine swaps go to a shop. The dealer does software and recalls.',
    visit: 'Before we come out to the farm',
    brands: 'Farm brands we repair',
    rules: 'Regulations for farm trucks and tractors',
    questions: 'Questions from farms',
  },
};

export function describeIndustrySections(slug: IndustrySlug, calendar: WorkCalendar) {
  const own = ownHeadings[slug];
  return {
    needs: { id: 'needs', linkText: 'What we do', heading: own.needs },
    calendar: {
      id: 'calendar',
      linkText: 'Service calendar',
      heading: calendar.heading,
      lead: calendar.lead,
    },
    faults: {
      id: 'faults',
      linkText: 'What breaks',
      heading: 'Common breakdowns, and what we do',
      lead: own.elsewhere,
    },
    visit: { id: 'visit', linkText: 'Set up a visit', heading: own.visit },
    brands: {
      id: 'brands',
      linkText: 'Brands',
      heading: own.brands,
      lead: 'Each brand has its own page: the repairs we do, the common problems and what goes to the dealer.',
    },
    rules: { id: 'rules', linkText: 'Regulations', heading: own.rules },
    questions: { id: 'questions', linkText: 'Questions', heading: own.questions },
    others: { heading: 'Other industries we serve' },
  } satisfies Record<string, SectionHead>;
}

/** The brands that the page names, as cards. */
export function listBrandCards(content: IndustryContent) {
  return content.brands.flatMap(({ slug, note }) =>
    brands
      .filter((brand) => brand.slug === slug)
      .map(({ name, path }) => ({ title: name, text: note, path })),
  );
}

export const calendarColumns = ['Work', 'When', 'What is done'];

export const allBrands = 'Mixed fleet? See [all the brands](/brands).';
