/** The texts that all industry pages share. */
import { brandCategories } from '../brand-categories';
import { brands } from '../brands';
import type { IndustryCopy } from '../industry-copy';
import type { SectionWords } from '../section-words';
import type { WorkCalendar } from '../work-calendars';

/** `fleets` names the industry's fleets for use in a sentence. */
export function industryWords(name: string, fleets: string, calendar: WorkCalendar) {
  return {
    needs: { id: 'needs', part: 'What we do', heading: `What ${fleets} need` },
    calendar: {
      id: 'calendar',
      part: 'Service calendar',
      heading: calendar.heading,
      lead: calendar.lead,
    },
    faults: { id: 'faults', part: 'What breaks', heading: 'What takes these fleets down' },
    visit: { id: 'visit', part: 'Set up a visit', heading: `How to set up a visit for ${fleets}` },
    brands: {
      id: 'brands',
      part: 'Brands',
      heading: `Brands we service for ${fleets}`,
      lead: 'Each brand has its own page: what we repair, what usually fails and what goes to the dealer.',
    },
    rules: { id: 'rules', part: 'Regulations', heading: `Regulations for ${fleets}` },
    questions: { id: 'questions', part: 'Questions', heading: `${name} fleet questions` },
    others: { heading: 'Other industries we service' },
  } satisfies Record<string, SectionWords>;
}

/** The brands that the page names, as cards. */
export function brandCards(copy: IndustryCopy) {
  return copy.brands.flatMap(({ slug, note }) =>
    brands
      .filter((brand) => brand.slug === slug)
      .map(({ name, path, category }) => ({ title: name, text: note, path, tag: brandCategories[category] })),
  );
}

export const calendarColumns = ['Work', 'When', 'Who does it', 'Details'];

export const allBrands = 'Mixed fleet? See [all the brands](/brands).';
