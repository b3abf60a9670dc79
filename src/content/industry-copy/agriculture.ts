import { regulations } from '../regulations';
import type { IndustryCopy } from '../industry-copy';

export default {
  lead: 'Combines, tractors and farm trucks looked over before hay and wheat, and repaired in the field when something stops.',
  intro: [
    'The wettest months around Tulsa are April to June, which leaves few dry days for hay and wheat. The work that saves those days is done earlier. Book in April, and the combine is opened up while there is still time to get parts.',
    'In the field, what stops the crop is repaired and what can wait is written down. After harvest comes the other half: cleaning, draining, storing, and a list for winter.',
  ],
  focus: [
    {
      title: 'Pre-harvest check',
      text: 'DTN Progressive Farmer describes a list of 29 points that one 37,000-acre farm runs before wheat harvest in spring, and again before corn. A list like it, adapted to your machine and manual, sorts what to fix now from what can wait.',
    },
    {
      title: 'Belts, bearings, chains',
      text: 'Measured and felt in spring, when there is time to order. In June the same part stops the crop.',
    },
    {
      title: 'Heat and chaff',
      text: 'Screens, coolers and the engine bay are cleaned: a blocked screen overheats the engine, and chaff on hot parts can burn.',
    },
    {
      title: 'DEF and aftertreatment',
      text: 'Fluid that stood through a summer in the barn can start the trouble. We test it, read the codes, and explain what the warning leaves you time for. Deletes are illegal, and we don’t do them.',
    },
  ],
  visit: [
    'Make, model, serial number and hours, engine and separator both for combines',
    'Where it stands: section, gate, and whether a service truck gets in after rain',
    'What it does: noise, heat, codes, when it started. A short video helps',
    'Somebody on site who can start and move it',
    'An extinguisher near by when work is done in stubble',
  ],
  brands: [
    { slug: 'case-ih', note: 'combines and tractors' },
    { slug: 'john-deere', note: 'tractors and loaders' },
    { slug: 'massey-ferguson', note: 'tractors and hay tools' },
    { slug: 'new-holland', note: 'tractors, balers and loaders' },
    { slug: 'kubota', note: 'utility tractors and track loaders' },
  ],
  rules: [regulations['epa-def-2025'], regulations['ok-intrastate']],
  faq: [
    {
      q: 'When should I book the pre-harvest check?',
      a: 'In April or earlier. Later, the wait for parts can decide your harvest date. The growing season here is about 220 days, but the days that pay for it are few.',
    },
    {
      q: 'Will you come into the field?',
      a: 'Where a service truck can get in and out, yes. After rain tell us about the gate and the low spots, and have a tractor ready.',
    },
    {
      q: 'Can you update software on my tractor?',
      a: 'Dealer-only programming stays with the dealer, and we say so before you pay for the drive. Mechanical, hydraulic, electrical and fuel work is ours.',
    },
  ],
} satisfies IndustryCopy;
