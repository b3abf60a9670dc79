import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Liebherr Equipment Repair in Tulsa',
  description:
    'Type, serial and plant decide every Liebherr part, so send the plate. Splitter box, central lube and travel faults measured near Tulsa.',
  drawing: 'excavator',
  angle: 'Plant, type number, serial: why a Liebherr needs three numbers.',
  intro: [
    'Liebherr gives compact loaders that look alike different type numbers, from 776 to 782. Without that number, drawings and hose lists do not match. Send a photo of the plate and we bring the right ones.',
    'The third number is the plant. Loaders come from Austria, excavators from France and some mid-size loaders from China, and each plant writes its own book.',
  ],
  aroundTulsa:
    'Wheel loaders in scrap and aggregate, crawler dozers, and a few mobile cranes in the region. The cranes are outside our scope and we say so on the phone.',
  onSite:
    'Because parts come from far away, the first visit is for measuring. Charge pressure, oil samples and a look at the magnetic plug decide what is ordered, so the second visit is for fitting and there is no third. Central lubrication is run by hand and every pin is watched for the grease that should appear.',
  models: [
    {
      name: 'L506 to L510 Stereo',
      kind: 'Compact loaders',
      note: 'One manual covers type numbers 776 to 782 from serial 9099.',
    },
    {
      name: 'L550',
      kind: 'Mid-size loader',
      note: 'The 2020 manual is written for staff trained by Liebherr and tells readers to attend that training. We respect what it reserves.',
    },
    {
      name: 'PR724 to PR764 Litronic',
      kind: 'Crawler dozers',
      note: 'One manual of the fourth series spans the range.',
    },
    {
      name: 'R 924 Compact',
      kind: 'Excavator',
      note: 'Its documentation has chapters on the splitter box and on central lubrication.',
    },
  ],
  engines: [
    'Liebherr builds its own diesels for the bigger machines and favors SCR in its emission designs; compact loaders carry engines bought in from others.',
    'Loader books come from Bischofshofen in Austria, the R 924 book from Liebherr-France, L 550 papers from Dalian in China.',
  ],
  failures: [
    {
      name: 'Splitter box or pump drive noise',
      sign: 'A whine that follows engine speed',
      firstCheck: 'Oil level and metal in the splitter box, then isolate the pumps',
      place: 'field-then-shop',
      part: 'pumps',
      detail:
        'The splitter box has a chapter of its own in the R 924 papers and, too often, oil of its own that nobody has changed.',
    },
    {
      name: 'Central lubrication failure',
      sign: 'Dry pins though the tank is full',
      firstCheck: 'Pump run time, divider block, a broken line',
      place: 'field',
      part: 'boom-pins',
      detail:
        'A blocked divider starves several pins at once. The full reservoir is the clue, not the comfort.',
    },
    {
      name: 'Slow or uneven hydrostatic travel',
      sign: 'One side lags, or both are slow',
      firstCheck: 'Charge pressure and filters, then controls',
      place: 'field-then-shop',
      part: 'tracks',
      detail: 'Gauges first. Travel motors are long in coming and expensive to be wrong about.',
    },
    {
      name: 'Notch or grind in the swing ring',
      sign: 'A rough spot at one point of the turn',
      firstCheck: 'Grease at the ring, bolt torque, then play measured at the counterweight',
      place: 'field-then-shop',
      part: 'swing',
      detail:
        'A ring worn at one place is a machine that trenched from one place. Torque is checked before anybody talks about a bearing.',
    },
  ],
  intervals: [
    { item: 'Engine and hydraulic services', when: 'By the hour steps in the book for your type and plant.' },
    { item: 'Hydrostatic filters', when: 'At every step the book names. They are not optional.' },
    { item: 'Central lubrication', when: 'Level daily; a test run whenever a pin looks dry.' },
  ],
  recalls: [],
  makerNotes: [],
  limits: 'Liebherr’s diagnostic and Litronic software are dealer tools. Cranes are not serviced at all.',
  haveReady: [
    'Type, serial and plant from the plate',
    'Hours',
    'Brand of the hydraulic oil in it',
    'Anything the magnetic plug brought out',
  ],
  faqs: [
    {
      q: 'Do you service Liebherr cranes?',
      a: 'No. Crane inspection and repair need accredited specialists.',
    },
    {
      q: 'How long do parts take?',
      a: 'Filters come quickly. Electronics and hydraulics often travel from Europe, and we tell you at diagnosis.',
    },
    {
      q: 'Where is the plate?',
      a: 'Usually on the frame near the cab. A clear photo of it answers all three of our questions.',
    },
  ],
  related: ['komatsu', 'cat'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
