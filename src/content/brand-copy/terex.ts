import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Terex Bucket Truck Repair in Tulsa',
  description:
    'Plan three to six hours for a Hi-Ranger annual. Holding valves, elbow hoses and dielectric preparation for Terex utility trucks near Tulsa.',
  drawing: 'bucket-truck',
  angle: 'Bucket trucks and digger derricks: what an annual takes and what it must prove.',
  intro: [
    'On a utility truck the chassis is only half the job. A Terex annual is three to six hours a unit, and for insulated units the electrical test belongs on the same day.',
    'Planning is most of it. A truck that arrives with a dirty boom, no records and a crew waiting for it costs everyone the afternoon; one that arrives washed, with its last dielectric date, needs only the inspection.',
  ],
  aroundTulsa:
    'Hi-Ranger buckets and Commander or General digger derricks with electric co-ops, tree and sign crews. Terex loaders turn up second-hand; the cranes we leave to crane people.',
  onSite:
    'The unit is cycled cold, then cleaned at the elbows and cycled again, because oil that is there after a wipe is a leak and oil that is not was history. Holding valves are tested under load. Insulating sections are cleaned and dried for the test, decals are read from the ground, and fasteners and welds are looked at in the maker’s order.',
  models: [
    { name: 'Hi-Ranger LT', kind: 'Telescoping articulating aerial', note: 'Operator’s manual 463109.' },
    {
      name: 'Hi-Ranger XT Pro',
      kind: 'Overcenter articulating aerial',
      note: 'Operator’s manual 611446, of 2017.',
    },
    {
      name: 'Digger derricks and RMX',
      kind: 'Pole setting, high reach',
      note: 'Appendix B of the manuals reprints the periodic inspection lists.',
    },
  ],
  engines: [
    'The engine, PTO and brakes belong to the chassis: see the International, Freightliner and Ford pages. On Internationals read the PTO recall first.',
    'Terex Utilities builds in Watertown, South Dakota.',
  ],
  failures: [
    {
      name: 'Seeping hoses and fittings at the elbow',
      sign: 'Oil on the boom',
      firstCheck: 'Clean, cycle, find the live leak',
      place: 'field',
      part: 'elbow',
      detail:
        'The periodic lists ask for fittings and tubing to be checked for leaks, deformation and abrasion.',
    },
    {
      name: 'Drifting cylinder',
      sign: 'The boom sinks under load',
      firstCheck: 'A holding valve test, before the cylinder is blamed',
      place: 'field-then-shop',
      part: 'lift-cylinder',
      detail: 'Cylinders and holding valves are a named item on the lists.',
    },
    {
      name: 'Dirty insulating section',
      sign: 'Fails the dielectric test',
      firstCheck: 'Clean, dry, retest',
      place: 'field',
      part: 'insulated-boom',
      detail:
        'Insulating parts are inspected for cleanliness and tested under A92.2 section 5.4.3. Road film conducts.',
    },
    {
      name: 'Plates and decals nobody can read',
      sign: 'A capacity chart painted over or faded out',
      firstCheck: 'Every decal against the manual’s list, and the serial plate',
      place: 'field',
      detail:
        'Decals and identification have to be legible and current at the annual. They are also the cheapest thing to have ready before it.',
    },
  ],
  intervals: [
    { item: 'Digger derrick, periodic inspection', when: 'One to twelve months, by activity and severity.' },
    {
      item: 'Annual',
      when: 'Planned together with maintenance and the dielectric test; allow three to six hours.',
    },
    { item: 'Decals and identification', when: 'Legible and current at the annual.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'The dielectric test itself is done by a test lab. We prepare the unit, coordinate the day and repair what is found.',
  haveReady: [
    'Serial of the aerial or derrick, not the truck’s VIN',
    'Insulated or not, and its rating',
    'Date of the last dielectric test',
    'Make of the chassis under it',
  ],
  faqs: [
    {
      q: 'How long will the truck be down?',
      a: 'Plan three to six hours for the inspection, more if parts are needed.',
    },
    {
      q: 'Is ANSI A92.2 the law?',
      a: 'OSHA points to an older A92.2 for design. Annuals come from the standard and from your utility’s rules.',
    },
    {
      q: 'Does a non-insulated sign truck need the electrical test?',
      a: 'The electrical tests are for insulated units. The rest of the annual is the same.',
    },
  ],
  related: ['international', 'genie'],
  industries: ['utilities-energy', 'construction'],
  regulations: ['ansi-a92-2', 'osha-1910-67', 'osha-1926-453'],
} as const satisfies BrandCopy;
