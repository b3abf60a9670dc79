import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Snorkel Lift Repair in Tulsa',
  description:
    'Stabilizers down and still no lift? Each Snorkel interlock is proved in order. Slide pads, pothole guards and winter batteries near Tulsa.',
  drawing: 'scissor-lift',
  angle: 'Interlocks that argue back: stabilizers, axles and potholes.',
  intro: [
    'Snorkel builds its rough-terrain scissors so that stabilizers, axle and lift argue with each other until all three agree. When one switch lies, nothing moves. That is fixable with a drawing and patience.',
    'The drawing matters more than the patience. Every permission in the circuit comes from a switch somebody can step on, and the order in which they are asked tells you which one is lying.',
  ],
  aroundTulsa:
    'S3219E slabs, S-RT scissors on rough sites, A46JRT booms, and older towables of UpRight descent with no paperwork at all.',
  onSite:
    'We level the machine properly before testing anything, then prove each switch in the order the circuit asks for it, with one person at the meter and one at the leg. Slide pads are measured and left dry. Before a cold snap we charge packs fully and say why.',
  models: [
    {
      name: 'S3219E and S4732E',
      kind: 'Electric scissors',
      note: 'Parts manual 1500835, with CSA inspection checklists listed beside it.',
    },
    {
      name: 'S2255RTE and S3246',
      kind: 'Rough-terrain scissors',
      note: 'Interlocks between stabilizers, axle and scissors on the former, and a pothole protector interlock on the latter.',
    },
    {
      name: 'AB46J and A46JRT',
      kind: 'Articulating booms',
      note: 'The AB46J manual gives one year on parts and four more on structure, which is worth knowing when buying used.',
    },
  ],
  engines: [
    'A small Kubota on rough-terrain machines, batteries on the slabs.',
    'Before winter the engine of a rough-terrain machine and the pack of a slab get the same visit: a cold start and a full charge.',
  ],
  failures: [
    {
      name: 'Interlock will not release',
      sign: 'Lift refuses though the stabilizers are set',
      firstCheck: 'Level the machine, then test each switch in order',
      place: 'field',
      part: 'stabilizer',
      detail:
        'The interlock keeps stabilizers from moving while raised, and keeps the platform from rising if the axle is oscillated and the legs are not set.',
    },
    {
      name: 'Slide pad and pin wear',
      sign: 'Side play in the stack',
      firstCheck: 'Measure against the schedule; look for scoring on self-lubricated pins',
      place: 'field',
      part: 'slide-pads',
      detail:
        'Pads and self-lubricating bearings are checked for wear, not greased. Grease there collects grit.',
    },
    {
      name: 'Battery frozen in the cold',
      sign: 'Will not hold a charge after a freeze',
      firstCheck: 'Charge fully before the cold arrives',
      place: 'field',
      part: 'battery-tray',
      detail: 'A low battery can freeze. The manual asks for a full charge in cold weather.',
    },
    {
      name: 'Pothole protector that does not drop',
      sign: 'It rises a little and stops',
      firstCheck: 'Debris under the guard, the linkage, then its switch',
      place: 'field',
      part: 'pothole-guard',
      detail:
        'On the S3246 the protector has an interlock of its own. A banding strap in the linkage reads the same as a broken switch, so it is looked at from the floor first.',
    },
  ],
  intervals: [
    { item: 'Hydraulic breather cap, S2255RTE', when: 'Cleaned yearly.' },
    { item: 'Hydraulic oil level', when: 'Checked with cylinders retracted and platform stowed.' },
    { item: 'Slide pads and bearings', when: 'Inspect and replace; never grease.' },
    { item: 'Annual', when: 'Within 13 months of the last (ANSI A92.22).' },
  ],
  recalls: [],
  makerNotes: [
    'Snorkel’s electric scissor manual states that the platform is not electrically insulated. Keep clear of lines.',
  ],
  limits:
    'Parts for discontinued models can take a while. We offer an honest repair-or-retire opinion. An interlock is not adjusted around a part that cannot be had.',
  haveReady: [
    'Model and serial',
    'Which leg or axle light is on',
    'How the ground slopes',
    'Whether it slept outside in the last freeze',
  ],
  faqs: [
    {
      q: 'My stabilizers are down but it will not lift.',
      a: 'Usually one pad switch or the axle lock. Keep the area clear and call.',
    },
    { q: 'Do slide pads get grease?', a: 'No. The manual lists them as inspect and replace.' },
    {
      q: 'Can the interlock be bypassed to get the job done?',
      a: 'Not by us and not by you. We find the switch that lies; it is quicker than it sounds.',
    },
  ],
  related: ['skyjack', 'mec'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandCopy;
