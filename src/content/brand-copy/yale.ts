import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Yale Forklift Repair in Tulsa',
  description:
    'Cold rooms and wash-down shorten the life of a chain. Yale stand-ups, sit-downs and walkies measured and repaired in Tulsa warehouses.',
  drawing: 'forklift',
  angle: 'Indoor Yale trucks: batteries, stretched chain, and the fifty-hour corrosive rule.',
  intro: [
    'A Yale indoors is worn out by two things, its battery and its chain. Salt, food wash and cold rooms can cut the chain interval to 50 hours. That line is easy to miss in a book.',
    'A washed-down plant looks cleaner than a lumber yard and is harder on steel. Red dust on a chain is the first page of that story, and the rest of it happens inside the links.',
  ],
  aroundTulsa:
    'ERC and GLC sit-downs in food and beverage, ESC stand-ups and MPB walkies in warehouses, GLP trucks on docks that stand open to the weather.',
  onSite:
    'The battery is unplugged before a cover comes off, as Yale’s own manual orders it. Chain is measured over a counted number of links against the length when new. Then we ask where the truck sleeps, because cold-to-warm doors make the water that makes the rust, and we set the next date from that.',
  models: [
    {
      name: 'ESC030, ESC035, ESC040',
      kind: 'Three-wheel stand-up electric',
      note: 'Periodic maintenance manual 8000 YRM 991, series A883.',
    },
    {
      name: 'ERC050VG and GLC050VX',
      kind: 'Electric and LP sit-down',
      note: 'Volume trucks in the US. The series letters on the plate decide parts.',
    },
    {
      name: 'MPB, MSW and OS',
      kind: 'Walkies and order pickers',
      note: 'Small trucks with hard lives: load wheels, tiller switches, connectors.',
    },
  ],
  engines: [
    'AC motors on current electrics; small LP engines on the others. Hyster-Yale builds both brands, and many parts cross.',
    'On an LP truck that starts hard in a cold dock, look at the regulator: vaporizing fuel chills it, and without warm coolant it ices over.',
  ],
  failures: [
    {
      name: 'Chain stretched 3 percent',
      sign: 'Mast slow at full lift',
      firstCheck: 'Count links and measure; discard at 3 percent longer than new',
      place: 'field',
      part: 'chain',
      detail:
        'The figure is the industry’s. We read it in another lift-truck maker’s manual, which also asks for a look at every planned service.',
    },
    {
      name: 'Chain in a corrosive area',
      sign: 'Red dust at the links',
      firstCheck: 'Inspect at 50 hours',
      place: 'field',
      part: 'mast',
      detail:
        'The same manual cuts the inspection to every 50 hours in corrosive surroundings. Food wash and salt count.',
    },
    {
      name: 'Hot battery connector or cable',
      sign: 'Warm plug, voltage drop',
      firstCheck: 'Disconnect first; then contacts and cable',
      place: 'field',
      part: 'battery',
      detail: 'Yale puts disconnecting the battery ahead of any maintenance on an electric truck.',
    },
    {
      name: 'Moisture in the electrics',
      sign: 'A code that clears by itself once the truck has warmed up',
      firstCheck: 'Connectors and contactor covers for wet, and the spot where it parks',
      place: 'field',
      part: 'controller',
      detail:
        'A truck that leaves a freezer for a warm dock sweats inside its covers. Drying one connector fixes the day; moving the parking spot fixes the year.',
    },
  ],
  intervals: [
    {
      item: 'Planned service',
      when: 'By the manual for one shift in a dry building; sooner for wet or food sites.',
    },
    { item: 'Lift chain', when: 'At every planned service; discard at 3 percent stretch (industry figure).' },
    { item: 'Lift chain, corrosive site', when: 'Every 50 h (industry figure).' },
  ],
  recalls: [],
  makerNotes: ['Yale’s manual insists on parts of approved specification and on a do-not-operate tag.'],
  limits:
    'Replacing a traction controller needs Yale’s software. Cables, plugs and contacts are tested before one is condemned.',
  haveReady: ['Series letter and serial', 'Battery voltage and age', 'Wet, dry or cold'],
  faqs: [
    {
      q: 'Is a Yale just a Hyster?',
      a: 'Same company and many shared parts. The dash, the codes and some parts differ.',
    },
    {
      q: 'How often for a cold store?',
      a: 'More often than dry, since condensation feeds rust. We set it after the first inspection.',
    },
    {
      q: 'Can I oil a rusty chain and go on?',
      a: 'Measure it first. Oil slows rust but gives nothing back, and a pitted chain is replaced.',
    },
  ],
  related: ['hyster', 'crown'],
  industries: ['delivery'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandCopy;
