import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Genie Lift Repair and Inspection in Tulsa',
  description:
    'Genie checklists A to D, worked by serial number: contactors, wear pads, castle nuts and brake tests on scissors and booms in Tulsa.',
  drawing: 'scissor-lift',
  angle: 'Checklist A to D: what is due at 250, 1,000 and 2,000 hours.',
  intro: [
    'Genie scissor manuals sort the work into lettered checklists. Quarterly is A and B, yearly adds C, two-yearly adds D in one family, and the letters shift in another, so the serial number picks the book.',
    'The letters are a kindness once you have the right book. Each job has a number such as B-3, and we put those numbers on the sheet so the next mechanic, ours or yours, can look them up.',
  ],
  aroundTulsa:
    'GS-1930 and GS-2632 scissors in warehouses and schools, S-65 and Z-45 booms on steel, GTH telehandlers on the jobs where they came with the rental.',
  onSite:
    'The battery tray comes out first, since a pitted contactor explains many intermittent complaints before anyone opens a diagram. Wear pads are measured, not judged. Brakes are tried on a marked path, and rough-terrain machines need a longer clear lane for it, so tell us what room there is.',
  models: [
    {
      name: 'GS-1530, GS-1930, GS-2046, GS-2646, GS-3246',
      kind: 'Electric scissors',
      note: 'Several service manuals cover these families; checklist letters and limits change between them.',
    },
    {
      name: 'GS-2668 and GS-3268 RT',
      kind: 'Rough-terrain scissors',
      note: 'Brake distance and drive speed are tested quarterly.',
    },
    {
      name: 'S-65, S-85 XC, Z-45/25',
      kind: 'Booms',
      note: 'The S-85 XC E is a 48-volt lithium electric boom. Genie is a Terex company.',
    },
  ],
  engines: [
    'Small diesels from Deutz, Perkins or Kubota in rough-terrain scissors and booms; batteries in the slab machines.',
    'On a slab machine the charger and contactors are the powertrain; on a rough-terrain one the engine plate says what exhaust treatment it carries.',
  ],
  failures: [
    {
      name: 'Burned contactor',
      sign: 'Lift that comes and goes, a hot smell at the battery tray',
      firstCheck: 'Pull the battery connector and look for pitting',
      place: 'field',
      part: 'battery-tray',
      detail: 'Checklist B-3, every 250 hours or quarterly: a damaged contactor is replaced, not filed.',
    },
    {
      name: 'Worn scissor arm pads',
      sign: 'Chatter, uneven stowing',
      firstCheck: 'Measure from cross tube to deck: 0.90 inch is the minimum',
      place: 'field',
      part: 'slide-pads',
      detail: 'Checklist D-1 in one manual, 1,000 hours or yearly. Below 0.90 inch means new pads.',
    },
    {
      name: 'Castle nut torque lost',
      sign: 'Wheel wobble',
      firstCheck: 'Torque, and always a new cotter pin',
      place: 'field',
      part: 'wheels',
      detail:
        'Checklist B-4 asks for a new cotter pin every time the nut is checked. It is the cheapest part on the machine.',
    },
    {
      name: 'Rough-terrain brakes that stop long',
      sign: 'The machine rolls on after the stick is let go',
      firstCheck: 'Stopping distance over a marked path, then drive speed',
      place: 'field',
      detail:
        'On the GS-2668 and GS-3268 RT both are quarterly tests. They are made together because a machine set too fast cannot stop short.',
    },
  ],
  intervals: [
    { item: 'Daily', when: '8 h.' },
    { item: 'Quarterly (A and B)', when: '250 h.' },
    { item: 'Annual', when: '1,000 h.' },
    { item: 'Two-year', when: '2,000 h.' },
    { item: 'Completed inspection forms', when: 'Kept three years.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Calibrating load sensing needs test weights and the right code level, and is booked separately. Ask for it together with the annual and the weights travel once.',
  haveReady: [
    'Serial number, since it picks the manual',
    'Hour meter',
    'Fault code on the ground control',
    'The last completed checklist, with its letter',
  ],
  faqs: [
    {
      q: 'Why do you need the serial before quoting?',
      a: 'Checklists and limits change by serial range. A quote without it is a guess.',
    },
    {
      q: 'Can you test brakes in my aisle?',
      a: 'Slab machines need a marked test path. Rough-terrain ones need a longer, clear lane; we measure it with you.',
    },
    {
      q: 'May I keep the forms as photos?',
      a: 'The manual asks for the completed form to be kept; ask your insurer or customer whether a scan will do. We send ours as a file as well as on paper.',
    },
  ],
  related: ['jlg', 'terex', 'skyjack'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandCopy;
