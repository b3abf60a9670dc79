import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Magni Telehandler Repair in Tulsa',
  description:
    'Forks, winch or basket: each changes what a Magni has to pass. Stabilizers, slew drive and attachment recognition checked near Tulsa.',
  drawing: 'telehandler',
  angle: 'It is a telehandler, a crane and a lift: inspect it as what it is doing.',
  intro: [
    'A rotating telehandler changes rules when the attachment changes. Forks, winch or basket each bring a different inspection. We look at all three before signing anything.',
    'Attachment recognition is there to tell the machine which of the three it is, and without an answer it may withhold the load chart. A blank chart can be a safety feature before it is a fault.',
  ],
  aroundTulsa:
    'A few RTH machines on data-center, refinery and tilt-wall jobs in the region, and heavy HTH units in yards where one machine replaced a forklift and a small crane.',
  onSite:
    'Level ground, stabilizers out, and patience: each leg is loaded, its sensor watched on the screen and its cylinder left to stand for drift. Then the turret is swung slowly through a full turn while someone listens. Only the use you name on the phone is inspected; another attachment is another visit.',
  models: [
    {
      name: 'RTH 13.26',
      kind: 'Rotating telehandler',
      note: '13 t capacity, 26.2 m lift, 21.3 m reach, 8 t at full height, 360-degree rotation.',
    },
    {
      name: 'RTH 5 and 6 classes',
      kind: 'Rotating, mid-range',
      note: 'The sizes most likely to be met in rental.',
    },
    {
      name: 'HTH',
      kind: 'Heavy, fixed boom',
      note: 'No turret, very large loads: forks, carriage and tires take the punishment.',
    },
  ],
  engines: [
    'Diesels from Deutz or Volvo by model and year. Filters are ordered from the engine plate, hydraulics from the machine’s serial.',
    'Magni Telescopic Handlers is an Italian maker, and most parts cross an ocean.',
  ],
  failures: [
    {
      name: 'Stabilizer not proved',
      sign: 'Load chart reduced or locked',
      firstCheck: 'Level, pressure sensors at the pads, cylinder drift',
      place: 'field',
      part: 'stabilizer',
      detail:
        'On the RTH 13.26 scissor stabilizers with two arms and automatic leveling carry the rating; if one is in doubt, the chart goes.',
    },
    {
      name: 'Noise in the slew drive',
      sign: 'A clunk when rotation starts or stops',
      firstCheck: 'Gear oil and bearing bolts',
      place: 'field-then-shop',
      part: 'turntable',
      detail:
        'From the mid-range up, the rotation parts come from Liebherr. A loose bolt is caught with a torque wrench; a worn bearing is not.',
    },
    {
      name: 'Attachment not recognized',
      sign: 'The display shows no chart',
      firstCheck: 'Clean the connector and the tag; check that the right attachment is selected',
      place: 'field',
      part: 'attachment',
      detail: 'Recognition is electronic. A muddy tag is the first thing to rule out.',
    },
    {
      name: 'Play in the boom sections',
      sign: 'A load that wanders at long reach',
      firstCheck: 'Pads at every section with the boom run out, and the greasing record',
      place: 'field',
      part: 'boom-pads',
      detail:
        'The RTH 13.26 reaches 21.3 m. A little clearance at the first pad is a lot of movement at that distance, so pads are gauged before the chart is questioned.',
    },
  ],
  intervals: [
    {
      item: 'First service',
      when: 'Short, by the manual; the machine tells you a great deal in its first weeks.',
    },
    {
      item: 'Engine and hydraulics',
      when: 'By hour steps in the engine’s book and in Magni’s, which are two books.',
    },
    { item: 'As a lift, with a basket', when: 'Frequent and annual inspection as for other mobile lifts.' },
  ],
  recalls: [],
  makerNotes: [
    'In trade interviews of 2021 makers saw rotators spreading to refineries, chemical plants, data centers and distribution centers.',
  ],
  limits:
    'Load-moment calibration and crane certification are done by specialists. We prepare the machine and coordinate the visit.',
  haveReady: ['Model and serial', 'The attachment that was on when it failed', 'A photo of the screen'],
  faqs: [
    {
      q: 'Does it need a crane inspection?',
      a: 'If it hoists with a winch or a hook, treat that use under the crane rules and ask your safety lead. We do not certify cranes.',
    },
    { q: 'Can you get Magni parts?', a: 'Yes, through dealers. Allow time for hydraulics and screens.' },
    {
      q: 'The chart vanished after we changed to forks. Is it broken?',
      a: 'Perhaps only dirty. Clean the tag and connector, reselect the attachment, and call if the screen stays blank.',
    },
  ],
  related: ['manitou', 'jlg'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['osha-1926-1400-note', 'osha-1910-178', 'ansi-a92-22'],
} as const satisfies BrandCopy;
