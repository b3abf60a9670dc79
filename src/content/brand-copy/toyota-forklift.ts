import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Toyota Forklift Repair in Tulsa',
  description:
    'Six Toyota service clocks, and 170 hours for hard use. Chains, hoses, contactors and batteries checked by frame number at your Tulsa dock.',
  drawing: 'forklift',
  angle: 'Toyota’s own clock: 8, 40, 250, 500, 1,000, 2,000 hours.',
  intro: [
    'Toyota prints six clocks in its owner’s manual, and a tougher one for hard use: 170 hours or a month. A two-shift dock passes that without noticing.',
    'The manual also divides the work. Daily and weekly checks are the user’s, the rest belongs to trained service, and a good plan says which of your people does the first two.',
  ],
  aroundTulsa:
    '8FGU25 trucks on docks, 8FBE three-wheel electrics in narrow warehouses, and large 8-series trucks in Tulsa’s plants and pipe yards.',
  onSite:
    'We bring the table for your frame number and fill in the column that is due. Chains are measured over a counted length, and their age is read from the records, because on some models they have a birthday as well as a limit. On electrics the first tool out is a torque wrench for terminals.',
  models: [
    {
      name: '8FBE15 to 8FBE20',
      kind: 'Three-wheel electric',
      note: 'The owner’s manual lists the clocks and the parts replaced by the year.',
    },
    {
      name: '7FBCU and 8FBCU',
      kind: 'Electric cushion',
      note: 'The planned maintenance table covers motor, battery and contactor checks.',
    },
    {
      name: '8FG and 8FD 35U to 80U',
      kind: 'Large pneumatic',
      note: 'The 1KD diesel and 1FS gas engines have repair manuals of their own.',
    },
    {
      name: '8FGU25',
      kind: 'LP counterbalance',
      note: 'The truck most people picture when they say forklift.',
    },
  ],
  engines: [
    'LP, gasoline and diesel engines of Toyota’s own families, by model.',
    'On electric trucks loose terminals are tightened at 250 hours and insulation resistance is measured.',
  ],
  failures: [
    {
      name: 'Lift chain past its life',
      sign: 'Uneven lift, kinks',
      firstCheck: 'Age and elongation',
      place: 'field',
      part: 'chain',
      detail:
        'On the 8FBE, chains are replaced every 3 years and lift and steering hoses every 2, whatever they look like.',
    },
    {
      name: 'Contactor wear',
      sign: 'Jerky drive',
      firstCheck: 'Looseness, damage and abrasion of the contacts, at 250 hours',
      place: 'field',
      part: 'controller',
      detail: 'It is in the 7FBCU table. A light and a mirror settle it, with the battery unplugged.',
    },
    {
      name: 'Neglected battery',
      sign: 'Short shift, hot cells',
      firstCheck: 'Specific gravity, level, terminal torque',
      place: 'field',
      part: 'battery',
      detail:
        'All three repeat every 250 hours. Watering after the charge, not before, is the rule operators forget.',
    },
    {
      name: 'Insulation breaking down on an electric',
      sign: 'A fault after a wash, or after rain blew in at the dock',
      firstCheck: 'Insulation resistance by meter, then terminal torque',
      place: 'field-then-shop',
      detail:
        'Toyota has the resistance measured on its electric trucks as routine. A falling figure over several visits says more than one good reading.',
    },
  ],
  intervals: [
    { item: '8 h', when: 'Daily, by the user.' },
    { item: '40 h', when: 'Weekly, by the user.' },
    { item: '250 h', when: 'Six weeks.' },
    { item: '500 h', when: 'Three months.' },
    { item: '1,000 h', when: 'Six months.' },
    { item: '2,000 h', when: 'Yearly.' },
    { item: 'Hard use', when: '170 h or a month.' },
    { item: '8FBE chains and hoses', when: 'Chains 3 years; lift and steering hoses 2 years.' },
  ],
  recalls: [],
  makerNotes: ['Toyota wants weekly and daily checks done by the user and the others by trained service.'],
  limits:
    'Setting up controllers on newer electrics takes Toyota’s software. Ask for the settings on paper afterward, so that the next controller can be set the same.',
  haveReady: [
    'Frame number',
    'Fuel, or battery voltage',
    'Hours, and shifts a day',
    'Age of the lift chains, if the records show it',
  ],
  faqs: [
    {
      q: 'Do you service only Toyota?',
      a: 'No, but the plan follows the make: other books have other clocks.',
    },
    { q: 'How do I know I am hard use?', a: 'Two shifts, dust, ramps, heat or cold store.' },
    {
      q: 'Who may do the daily exam?',
      a: 'Someone you have trained for it, before the truck goes to work. OSHA asks for the exam, not for the form.',
    },
  ],
  related: ['hyster', 'crown'],
  industries: ['delivery'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandCopy;
