/** What every service page says around the content of its own service. */
import type { SectionHead } from '../section-head';
import type { ServiceContent } from '../service-content';
import type { ServiceSlug } from '../services';

const howItGoes: Record<ServiceSlug, string> = {
  'emergency-repair': 'How an emergency call works',
  'preventive-maintenance': 'How a maintenance plan starts',
  'dot-inspection': 'How an inspection visit works',
};

const rulesHeadings: Record<ServiceSlug, string> = {
  'emergency-repair': 'The driver’s report, and what gets cited',
  'preventive-maintenance': 'Maintenance rules that reach most fleets',
  'dot-inspection': 'The DOT rules, and where to read them',
};

export function describeServiceSections(slug: ServiceSlug, name: string, content: ServiceContent) {
  return {
    faults: { id: 'faults', linkText: 'What we do', heading: content.scope.caption },
    expect: { id: 'expect', linkText: 'What to expect', heading: `${name}: what to expect` },
    steps: { id: 'steps', linkText: 'How it goes', heading: howItGoes[slug] },
    ready: {
      id: 'ready',
      linkText: 'Before you call',
      heading: 'Have this ready when you call',
      lead: 'With this in hand, we won’t have to call you back or come twice.',
    },
    paperwork: {
      id: 'paperwork',
      linkText: 'Paperwork',
      heading: 'Paperwork you get',
      lead: content.records.intro,
    },
    rules: {
      id: 'rules',
      linkText: 'Regulations',
      heading: rulesHeadings[slug],
      lead: content.rules.intro,
    },
    questions: { id: 'questions', linkText: 'Questions', heading: `${name} questions` },
    shop: {
      id: 'shop',
      linkText: 'What needs a shop',
      heading: 'The part that needs a shop or another company',
    },
    others: { heading: 'Our other services' },
  } satisfies Record<string, SectionHead>;
}
