import type { BrandCopy } from '../brand-copy';

export default {
  title: 'PACCAR Engine Repair in Tulsa',
  description:
    'A 15-quart or a 19-quart pan decides a PX-7’s oil interval. Drains by hours, coolant tests and aftertreatment for PX and MX engines in Tulsa.',
  drawing: 'engine',
  angle: 'Pan size, hours and coolant life: reading a PX or MX book correctly.',
  intro: [
    'PX-7 and PX-9 are Cummins-built; MX-11 and MX-13 are not. The maintenance tables look alike and are not. Here are the numbers that matter for trucks that idle and run a PTO in Oklahoma heat.',
    'The easy mistake is a drain interval copied from another truck with a bigger oil pan. Nothing breaks that week, which is why it goes on for years.',
  ],
  aroundTulsa:
    'MX-13 engines in T680 and 579 tractors, PX-7 and PX-9 under service, rollback and dump bodies that cover few miles and many hours.',
  onSite:
    'We read the pan code and the last oil invoice before draining anything, and note PTO hours if the dash keeps them. On MX engines with a coolant complaint the EGR cooler is pressure-tested on the truck, so you know what the shop visit will be for.',
  models: [
    {
      name: 'MX-13 and MX-11',
      kind: 'Class 8, built by PACCAR',
      note: 'In-house engines with their own tables, tools and service software.',
    },
    {
      name: 'PX-9',
      kind: '9-liter, medium and vocational',
      note: 'On-road coolant of the extended-life type is good for 750,000 miles or 22,000 hours.',
    },
    {
      name: 'PX-7',
      kind: '6.7-liter, medium duty',
      note: 'In yard spotter and general duty with the small pan: 9,000 miles or 500 hours.',
    },
  ],
  engines: [
    'PX-7: the 15-quart pan gives 9,000 miles in general duty, the 19-quart pan 12,000.',
    'PX-9: conventional coolant lasts 2 years or 240,000 miles; extended-life coolant with its extender reaches 1,000,000 miles.',
    'PX-7: the factory coolant is a 50/50 mix that protects to -34 F, which covers both the -14 F that Tulsa saw in February 2021 and the state record of -31 F at Nowata.',
  ],
  failures: [
    {
      name: 'Wrong pan assumed',
      sign: 'Oil run past its hours, often for years',
      firstCheck: 'Read the pan code, or assume the small pan',
      place: 'field',
      part: 'oil-pan',
      detail: 'The book says to use the small-pan interval until the size is known.',
    },
    {
      name: 'Wrong oil for a particulate filter',
      sign: 'The filter needs cleaning far too early',
      firstCheck: 'The last oil invoice, for the specification CES 20081',
      place: 'field',
      part: 'aftertreatment',
      detail: 'PX-9 filter intervals assume low-ash CES 20081 oil; anything else shortens them.',
    },
    {
      name: 'MX coolant loss',
      sign: 'Low coolant lamp, sometimes a derate with it',
      firstCheck: 'Pressure-test the EGR cooler, then doser and NOx readings',
      place: 'field-then-shop',
      part: 'cooling-circuit',
      detail:
        'On an MX a coolant complaint and an aftertreatment complaint can hide behind each other, so both are read before either is repaired.',
    },
    {
      name: 'PTO truck serviced by the odometer',
      sign: 'Black oil and hardly any miles on the sticker',
      firstCheck: 'The hour meter, and PTO hours where the dash keeps them',
      place: 'field',
      part: 'flywheel-end',
      detail:
        'The PX-7 book puts 500 hours beside its 9,000 miles for this reason. A rollback that winches all day gets there first by the clock.',
    },
  ],
  intervals: [
    { item: 'Oil, PX-7, 15-quart pan, general duty', when: '9,000 miles or 500 hours.' },
    { item: 'Oil, PX-7, 19-quart pan, general duty', when: '12,000 miles.' },
    { item: 'Coolant, PX-9, extended-life', when: '750,000 miles or 22,000 hours on road.' },
    { item: 'Coolant, PX-9, conventional', when: '2 years or 240,000 miles.' },
    {
      item: 'Any PX-9 drain',
      when: 'Adjusted for application, fuel use, gross weight and idle time, as the manual says.',
    },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Functions of PACCAR’s service software are dealer level. If your dash hides the PTO hours, have them read out at the same visit.',
  haveReady: [
    'Engine model and serial number',
    'PTO hours if the dash shows them',
    'The oil specification used last time',
  ],
  faqs: [
    {
      q: 'Is a PX-7 the same as a Cummins B6.7?',
      a: 'Same family, PACCAR book. Use the PACCAR manual for intervals.',
    },
    { q: 'Does idle time shorten my drain?', a: 'Yes, and the manual says so directly.' },
    {
      q: 'Can I mix coolants to get home?',
      a: 'Top up with what is already in it. If that is unknown, call: mixing types shortens the life of both, and a test strip takes a minute.',
    },
  ],
  related: ['kenworth', 'peterbilt', 'cummins'],
  industries: ['delivery', 'construction', 'utilities-energy'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
