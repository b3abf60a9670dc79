import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Doosan and Develon Repair in Tulsa',
  description:
    'Doosan or Develon on the badge, mostly one parts list. SCR faults without a filter, smart-key no-starts and hydraulics traced near Tulsa.',
  drawing: 'excavator',
  angle: 'Same machine, new badge: finding parts across Doosan and Develon.',
  intro: [
    'A DX225 bought as a Doosan and one bought later as a Develon share most of their parts. The badge is new; the catalog numbers, filters and fault lists are largely not.',
    'That is good news with a catch. Parts counters search by badge, so a filter that is on the shelf can be reported as unavailable. We search both names, by serial number.',
  ],
  aroundTulsa:
    'DX140 to DX350 excavators and DL200 to DL420 loaders with dirt contractors, scrap yards and feed yards.',
  onSite:
    'On a DX with an SCR fault we measure DEF quality and dosing before anyone says the word filter, because on these engines there may be no filter to clean. On a loader that will not start we check the 12-volt supply and the key’s own battery before suspecting electronics.',
  models: [
    {
      name: 'DX140LC-5',
      kind: 'Mid-size crawler excavator',
      note: 'Perkins 1204F with cooled EGR and SCR and no particulate filter.',
    },
    {
      name: 'DX225LC and DX235LCR',
      kind: 'Full-size and reduced-swing excavators',
      note: 'The reduced-swing DX235LCR followed the DX140LCR for tight sites.',
    },
    {
      name: 'DL200-7, DL220-7, DL250-7',
      kind: 'Wheel loaders',
      note: 'A redesign sold in the US from 2021 with 2.6, 3.0 and 3.3 cubic yard buckets and a see-through bucket display as an option.',
    },
  ],
  engines: [
    'Earlier DL250: the DL06 common-rail six with EGR.',
    'DA30 and DA40 haulers used Scania engines with SCR.',
    'Hyundai Heavy Industries bought Doosan Infracore in August 2021 and it became Hyundai Doosan Infracore; the Develon name followed on the machines.',
  ],
  failures: [
    {
      name: 'SCR fault on an engine without a filter',
      sign: 'Derate, and no filter lamp to go with it',
      firstCheck: 'DEF quality, dosing, NOx sensors',
      place: 'field',
      part: 'def-tank',
      detail:
        'These engines hold NOx down with EGR and SCR only, so regenerating soot is not the answer, however often the button is pressed.',
    },
    {
      name: 'Smart key or screen lock-out',
      sign: 'No start and no message',
      firstCheck: 'A 12-volt drop, the key’s battery, the antenna',
      place: 'field',
      part: 'cab',
      detail:
        'Dash-7 loaders start by smart key and report on an 8-inch screen; with a weak supply they do neither.',
    },
    {
      name: 'Swing or travel weak on one side',
      sign: 'Slow one way, fine the other',
      firstCheck: 'Pilot pressure and reliefs, then cross the lines over',
      place: 'field-then-shop',
      part: 'swing',
      detail:
        'A fault that follows the hose is not in the motor. Pressures are read before a motor is removed.',
    },
    {
      name: 'Soot in the intake of an older DL250',
      sign: 'Black smoke and a lazy answer to the pedal',
      firstCheck: 'Deposits at the EGR valve and intake, then leaks at the charge-air hoses',
      place: 'field-then-shop',
      part: 'engine',
      detail:
        'The DL06 breathes its own exhaust through EGR. A loader that idles all day in a feed yard cokes it up sooner than one that carries.',
    },
  ],
  intervals: [
    {
      item: 'Engine oil and filters',
      when: 'By the plate and manual for the exact model and dash number; feed-yard dust shortens it.',
    },
    { item: 'Hydraulic return filter', when: 'By the manual; always after any pump or motor failure.' },
    { item: 'DEF filter and tank', when: 'By the manual, and whenever the fluid tests wrong.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Software for replacing keys and screens is held by the dealer. Supply voltage and the key’s own battery are proved first, so that neither is ordered in vain.',
  haveReady: [
    'Model with its dash number',
    'Serial',
    'Which badge it wears: Doosan or Develon',
    'Any lamp lit, and whether one of them is for DEF',
  ],
  faqs: [
    {
      q: 'Is Develon the same as Doosan Bobcat?',
      a: 'No. Develon is the heavy line; Bobcat stayed separate when the heavy line was sold.',
    },
    { q: 'Will Doosan filters fit my Develon?', a: 'Usually. We check by serial before driving out.' },
    {
      q: 'Why is there no regeneration switch?',
      a: 'Because some of these engines have no particulate filter. If yours derates, think DEF first.',
    },
  ],
  related: ['hitachi', 'komatsu', 'bobcat'],
  industries: ['construction'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
