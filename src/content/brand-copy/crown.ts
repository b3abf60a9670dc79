import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Crown Lift Truck Repair in Tulsa',
  description:
    'Photograph the event code before you pull the battery. Drive, load wheel and brake faults traced on Crown trucks in Tulsa warehouses.',
  drawing: 'forklift',
  angle: 'Event codes and lockout: reading a Crown before touching it.',
  intro: [
    'Crown electrics keep a history. The display can tell what failed and when, if you ask it before pulling the battery. Then the rules are simple: block, lock and lift the drive wheel.',
    'So the most useful thing an operator can do is nothing. Leave the truck powered, photograph the screen, write down what it was carrying and which way it was going, and call.',
  ],
  aroundTulsa:
    'RC stand-ups, FC and SC sit-downs, PE pallet trucks and RM and RR reach trucks in distribution centers, where one dead truck closes an aisle.',
  onSite:
    'History is read first, and copied to the work order. Then the truck is chocked, masts are blocked, and the drive wheel is raised or the battery unplugged before hands go in. Load wheels are measured with the forks down, and floors are looked at too, since a broken joint eats wheels faster than any load does.',
  models: [
    {
      name: 'RC 5500',
      kind: 'Stand-up counterbalance',
      note: 'Service and parts manual PF15343, with AC traction.',
    },
    { name: 'SC 4000 and FC', kind: 'Sit-down', note: 'The SC 4000 has an operator manual of its own.' },
    { name: 'CG', kind: 'LP sit-down', note: 'The series had a manual with the PSI 4.3-liter engine.' },
    {
      name: 'PE, RM and RR',
      kind: 'Pallet and reach',
      note: 'Load wheels, brake switches and tiller heads lead the list.',
    },
  ],
  engines: [
    'AC traction on current electrics. Newer LP trucks have an industrial engine with a Crown badge.',
    'Crown Equipment Corporation is based in New Bremen, Ohio and runs its own service branches.',
  ],
  failures: [
    {
      name: 'No travel, but it lifts',
      sign: 'A code on the display',
      firstCheck: 'Record the code, then brake switch, harness, controller',
      place: 'field',
      part: 'controller',
      detail: 'A battery pull can cost you the one clue there was. Ask for the code first.',
    },
    {
      name: 'Load wheel wear',
      sign: 'Marks on the floor, a hum',
      firstCheck: 'Measure the wheel, look for wrap and debris in the bearings',
      place: 'field',
      part: 'wheels',
      detail:
        'Common on pallet and reach trucks. Stretch film wound around an axle does more harm than weight.',
    },
    {
      name: 'Unsafe work on a raised mast',
      sign: 'Not a fault but a hazard',
      firstCheck: 'Chock, block the masts, raise the drive wheel or disconnect',
      place: 'field',
      part: 'mast',
      detail:
        'Crown asks for blocking, for the drive wheel off the floor or the power off, and for nobody under an unblocked mast.',
    },
    {
      name: 'Battery that does not match the plate',
      sign: 'A truck light at the rear, or one that quits early',
      firstCheck: 'Weight and voltage of the battery against the data plate',
      place: 'field',
      part: 'battery',
      detail:
        'On a stand-up the battery is also the counterweight. A lighter one from another truck changes what it may lift, whatever the display says.',
    },
  ],
  intervals: [
    {
      item: 'Scheduled maintenance, lubrication and inspection',
      when: 'A system run by qualified people is the first rule in the RC 5500 book.',
    },
    { item: 'Load wheels, pallet and reach trucks', when: 'A look at every visit; floors decide the rest.' },
    { item: 'Daily exam', when: 'Before the truck goes to work, under OSHA 1910.178(q)(7).' },
  ],
  recalls: [],
  makerNotes: [
    'A truck found unsafe is taken out of service until it is repaired, which is also the OSHA rule.',
  ],
  limits:
    'Some diagnostic functions of the truck’s own system need Crown’s service level. If theirs is called, hand over the event code you wrote down; it is the same clue.',
  haveReady: [
    'Model and spec number',
    'Event code',
    'Battery voltage',
    'What it was carrying, and in which direction',
  ],
  faqs: [
    {
      q: 'Is Crown serviced only by Crown?',
      a: 'They run their own branches. Independents can service mechanical and hydraulic items and many electrical ones.',
    },
    { q: 'What does an E code mean?', a: 'That depends on the module. Send a photo of the display.' },
    {
      q: 'Should I unplug the battery after a fault?',
      a: 'If there is smoke, heat or danger, at once. Otherwise photograph the display first.',
    },
  ],
  related: ['yale', 'toyota-forklift'],
  industries: ['delivery'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandCopy;
