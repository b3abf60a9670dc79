import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Haulotte Lift Repair in Tulsa',
  description:
    'HB76J or H25TPX? Same boom, two names. Tilt and joystick faults, and the ten-year structural check BilJax towables need, near Tulsa.',
  drawing: 'boom-lift',
  angle: 'European booms with US paperwork: HA, HT, HB and BilJax names decoded.',
  intro: [
    'One machine may be called HB62 or H21TX depending on the year and the continent. We keep the cross-reference so the right manual, sensor and filter arrive.',
    'It sounds like trivia until a joystick is on order. The plate may carry both names, one, or a rental company’s sticker over either, so we ask for a photo and for the serial.',
  ],
  aroundTulsa:
    'HA and HT booms in mixed rental fleets, Optimum and Compact scissors, and BilJax towables that churches and schools tow out twice a year and forget about in between.',
  onSite:
    'A tilt cut-out is met with a level first, since the machine may be right. Joysticks are read with a meter at center and at full stroke. On towables we ask for the build date before the trip, because at ten years the visit is a different one and takes longer.',
  models: [
    {
      name: 'HA80JRT',
      kind: 'Articulating boom',
      note: '77 ft platform, double-parallelogram riser, a fixed 7 ft 8 in chassis and notable tail swing.',
    },
    {
      name: 'HB62, HB68J, HB76J',
      kind: 'Telescopic booms',
      note: 'Also sold as H21TX, H23TPX and H25TPX. The operator’s manual lists both sets of names.',
    },
    { name: 'Optimum 1931 E', kind: 'Scissor', note: 'A US edition of its manual exists.' },
    {
      name: 'BilJax 3522A and 36XT',
      kind: 'Towable booms',
      note: 'BilJax of Archbold, Ohio handles the trailer lifts in the US.',
    },
  ],
  engines: [
    'Deutz and Kubota diesels in the booms; batteries in scissors and some towables.',
    'The HB40 series runs its functions through a computer and Hall-effect joysticks, with no contact switches to burn.',
  ],
  failures: [
    {
      name: 'Tilt cut-out',
      sign: 'Boom will not raise, alarm sounds',
      firstCheck: 'Move to level ground, then verify the sensor',
      place: 'field',
      part: 'chassis',
      detail:
        'Haulotte says the HA32PX tilt limiter is set at 5 degrees and cannot be overridden. We would not try.',
    },
    {
      name: 'Joystick drift',
      sign: 'Jerky movement, or no proportion in it',
      firstCheck: 'Signal voltage at center and at full stroke',
      place: 'field',
      part: 'joystick',
      detail:
        'Hall-effect joysticks do away with contact switches, so there is nothing to clean, only something to measure.',
    },
    {
      name: 'Structural check overdue on a towable',
      sign: 'No record at ten years',
      firstCheck: 'A full review of welds and history',
      place: 'field-then-shop',
      part: 'boom',
      detail:
        'BilJax asks for a structural inspection ten years from build, every five after that, and after damage or sale.',
    },
    {
      name: 'Towable that sat all winter',
      sign: 'Slow or dead on the first job of the year',
      firstCheck: 'Battery and water, tires and outriggers, then the whole list',
      place: 'field',
      part: 'batteries',
      detail:
        'BilJax wants the full service checks once a machine has been parked 30 days. For a lift that goes out twice a year, that is every time.',
    },
  ],
  intervals: [
    {
      item: 'BilJax structural inspection',
      when: '10 years from build, then every 5; also after damage or a change of owner.',
    },
    { item: 'BilJax cylinder seals', when: 'Five years, or sooner as performance shows.' },
    { item: 'BilJax after storage', when: 'Full service checks once it has been parked 30 days.' },
    { item: 'Annual, all mobile lifts', when: 'Within 13 months of the last, under ANSI A92.22.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Parts from France can take weeks. We say so at diagnosis and not after the order. A towable whose ten-year review turns up a doubtful weld goes to a shop.',
  haveReady: [
    'Both model names if the plate shows two',
    'Serial',
    'The pattern of the fault lamp',
    'Build date, if it is a towable',
  ],
  faqs: [
    { q: 'Is an HB76J the same as an H25TPX?', a: 'Yes, one manual covers both names.' },
    { q: 'Do towable lifts need annuals?', a: 'Yes. Trailer-mounted lifts are included.' },
    {
      q: 'Our BilJax is eleven years old and has never been inspected structurally. What now?',
      a: 'Park it and call. The review is overdue by the maker’s rule, and it starts with whatever history you have.',
    },
  ],
  related: ['niftylift', 'jlg'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-1926-453'],
} as const satisfies BrandCopy;
