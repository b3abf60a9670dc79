import type { BrandCopy } from '../brand-copy';

export default {
  title: 'John Deere Equipment Repair in Tulsa',
  description:
    'Yellow 310 backhoe or green tractor: the right Deere book is open before we drive. Fuel, front axle, hoe pins and DEF faults, on your ground near Tulsa.',
  drawing: 'backhoe',
  angle: 'One page for two fleets: yellow backhoes and green tractors, and what they share.',
  intro: [
    'Deere is the one brand here that shows up on both paving jobs and hay ground. The machines differ; the 4045 engine often does not, and neither does the rule that hours plus dust decide the service date.',
    'What does differ is the paperwork. Construction and farm machines have separate parts systems, so the first question we ask is the color.',
  ],
  aroundTulsa:
    '310-series backhoes with municipal and utility crews; 5 and 6 Series tractors on hay and cattle ground in Creek, Rogers and Wagoner counties; compact track loaders with landscapers.',
  onSite:
    'On a backhoe we look at the fuel bowl, the front axle and the hoe pins in that order. On a tractor we add the hitch and the wheel bolts. Newly bought and newly rebuilt machines get their early checks booked the same day, since nobody remembers the 50-hour stop once work starts.',
  models: [
    {
      name: '310 backhoe loader',
      kind: 'Construction',
      note: 'The 310J and 310SJ manuals list the engine in two versions, 4045DT and 4045HT.',
    },
    {
      name: '5 Series and 6 Series tractors',
      kind: 'Farm utility',
      note: 'Deere’s tractor chart has columns at 10, 50, 250, 500, 1,000, 1,200 and 2,000 hours, besides the checks of the first hours.',
    },
    {
      name: '300-series track loaders, 624-class wheel loaders',
      kind: 'Construction',
      note: 'Frequent in Oklahoma contractor fleets; the bigger engine and its exhaust system change the filter list.',
    },
  ],
  engines: [
    'PowerTech 4045 four-cylinder in the 310 backhoes; a six-cylinder of the same family in larger tractors and loaders.',
    'Final Tier 4 versions add DEF to a particulate filter, an oxidation catalyst and cooled EGR, so soot faults and DEF faults can both occur on one machine.',
  ],
  failures: [
    {
      name: 'Water or dirt in fuel',
      sign: 'Surging under load',
      firstCheck: 'Sight bowl, both filters, tank breather',
      place: 'field',
      part: 'engine',
      detail:
        'The water separator and tank sediment are in the 10-hour column of the tractor chart, which is to say daily.',
    },
    {
      name: 'Slack front drive axle or hitch',
      sign: 'Wander in transport, a clunk when direction changes',
      firstCheck: 'Grease at the axle pivot and drive shaft, then wheel bolt torque',
      place: 'field',
      part: 'front-axle',
      detail:
        'Wheel hardware is re-tightened after the first hours and again on a regular column; axle and hitch grease repeat at 50 hours.',
    },
    {
      name: 'DEF or NOx sensor derate',
      sign: 'Power drops with a warning lamp',
      firstCheck: 'DEF concentration, the sensor plug, an exhaust leak ahead of the sensor',
      place: 'field',
      part: 'exhaust',
      detail: 'The same family of faults as on any SCR diesel. A scan comes before parts.',
    },
    {
      name: 'Dry hoe pins on a 310',
      sign: 'A knock at the end of each swing stroke',
      firstCheck: 'Whether fresh grease reaches every hoe joint, then play with a bar',
      place: 'field',
      part: 'kingpost',
      detail:
        'The loader end gets greased because it can be done standing. The hoe end needs the boom laid out, so it waits, and the swing joints carry every load of the day meanwhile.',
    },
  ],
  intervals: [
    { item: 'Tractors, routine columns', when: '10, 50, 250, 500, 1,000, 1,200 and 2,000 h.' },
    { item: 'New or rebuilt machines', when: 'One-time checks at the first 10, 50 and 100 h.' },
    { item: 'Front axle and hitch grease, tractors', when: '50 h.' },
    { item: 'Separator and tank sediment', when: 'Daily (the 10 h column).' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Payload programming and some calibrations need Deere’s own Service ADVISOR. We say so before dispatch, not after arrival.',
  haveReady: [
    'The full PIN from the plate',
    'Hours',
    'Whether it is a farm or a construction machine, since manuals and parts systems differ',
    'Whether it is new, rebuilt or lately bought',
  ],
  faqs: [
    {
      q: 'Do you work on both construction and farm Deere?',
      a: 'Yes. Tell us which line so that the right parts catalog is open before we drive.',
    },
    {
      q: 'Should I follow hours or the calendar?',
      a: 'Whichever comes first. A tractor with few hours still ages its oil, coolant and DEF.',
    },
    {
      q: 'My 310 and my tractor share an engine. Do they share filters?',
      a: 'Sometimes. Engine versions and exhaust systems differ by year, so we match filters by PIN and not by engine family.',
    },
  ],
  related: ['case', 'cat', 'kubota'],
  industries: ['construction', 'agriculture'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
