/** What every local page says around the copy of its own town. */
import type { LocationCopy } from '../location-copy';
import type { SectionWords } from '../section-words';

export function locationWords(town: string, { plan, drawing }: LocationCopy) {
  return {
    plan: { id: 'plan', part: 'What we do here', heading: plan.heading, lead: plan.lead },
    machine: { id: 'machine', part: 'What breaks', heading: drawing.heading },
    area: { id: 'area', part: 'Towns and response times', heading: `Where we go around ${town}` },
    beforeYouCall: {
      id: 'before-you-call',
      part: 'Before you call',
      heading: `Before you call from ${town}`,
    },
    questions: { id: 'questions', part: 'Questions', heading: `Questions about repair in ${town}` },
    related: { id: 'related', part: 'Services and brands', heading: `Services and brands for ${town}` },
    sources: { heading: 'Sources' },
  } satisfies Record<string, SectionWords>;
}
