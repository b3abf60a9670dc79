import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Cat Equipment Repair in Tulsa',
  description:
    'Due at 250, 500 or 1,000 hours? Oil sampling and filters decide. Cat excavators, loaders and backhoes serviced on site around Tulsa.',
  drawing: 'excavator',
  angle: 'Intervals that depend on oil samples and fuel burn, not a flat hour count.',
  intro: [
    'Cat publishes two or three oil intervals for the same machine, and which one applies depends on the fluids, the filters and whether oil samples are pulled. We work out which interval your machine has earned, then service it where it sits.',
    'Without a sample history the honest answer is the short interval. With one, a 336 can run four times as long between drains, and the samples warn you about a bearing long before the monitor does.',
  ],
  aroundTulsa:
    'Utility and road crews with 300-series excavators and 400-series backhoes, quarries and pads with loaders and dozers, and a compact track loader on nearly every site.',
  onSite:
    'Samples come first, drawn warm from the valve before the drain plug is touched, and labeled with the machine’s hours. Then the cooling package is opened and blown out from the clean side. You are left with a page that says which interval applies from here and what would lengthen or shorten it.',
  models: [
    {
      name: '320 and 323 excavators',
      kind: 'Mid-size crawler excavators',
      note: 'The 320E and 323E share one operation and maintenance manual, SEBU8583.',
    },
    {
      name: '336 excavator',
      kind: 'Large crawler excavator',
      note: 'Its manual gives three answers for oil: 1,000, 500 or 250 hours, set out in the table below.',
    },
    {
      name: '416 and 420 backhoes, 259D3 and 265 track loaders, D6, 950',
      kind: 'Mixed site fleet',
      note: 'Ordinary machines in rental and contractor fleets; each has its own book, so send the serial.',
    },
  ],
  engines: [
    'C4.4 industrial: oil and filters at 500 hours or a year, with an oil sample every 250 hours.',
    'C7 industrial (Tier 3): 250 hours is standard; 500 only with sampling and an approved program.',
    'Tier 4 Final engines of this range use oxidation catalyst, particulate filter and SCR in combinations that change with the power band. The emissions plate settles it.',
  ],
  failures: [
    {
      name: 'Plugged cooling package',
      sign: 'Power cut back, or the fan flat out on a hot afternoon',
      firstCheck:
        'Look between the cores, not only at the front face: dust packs between oil cooler and radiator',
      place: 'field',
      part: 'cooling',
      detail:
        'The C4.4 schedule treats radiator cleaning as a when-required item. Tulsa counts about 66 days a year at or above 90 F, so here required comes often.',
    },
    {
      name: 'Water in fuel',
      sign: 'Hard start or rough running after a wet week',
      firstCheck: 'Drain the primary filter and separator, then the tank sump',
      place: 'field',
      part: 'fuel-tank',
      detail:
        'Draining the separator is a daily line on the schedule, and draining tank sediment a weekly one at 50 hours.',
    },
    {
      name: 'First valve set missed',
      sign: 'A noisier engine and creeping fuel use',
      firstCheck: 'The lash record. The first setting falls early in the engine’s life and is easily skipped',
      place: 'field',
      part: 'engine',
      detail: 'On the C4.4 the first check is at 500 hours and then every 1,000.',
    },
    {
      name: 'Coolant extender forgotten',
      sign: 'Nothing for years, then scale and a weak water pump',
      firstCheck: 'Hours and date of the last extender, then a test strip',
      place: 'field',
      detail:
        'The C4.4 book lets its coolant run to 12,000 hours only if the extender goes in halfway. On a second-hand machine, that is the invoice to ask for.',
    },
  ],
  intervals: [
    {
      item: '336, engine oil',
      when: '1,000 h with Cat fluids, Cat filters and S-O-S sampling; 500 h if one of them is missing; 250 h with none.',
    },
    {
      item: '320E and 323E, engine oil',
      when: '500 h, which may stretch to 1,000 h when fuel burn averages 3 US gal/h or less, with Cat fluids, filters and S-O-S. First change still at 500 h; sample every 250 h.',
    },
    { item: 'C4.4, breather, fuel filters, air element', when: '500 h or 1 year.' },
    {
      item: 'C4.4, extended-life coolant',
      when: '12,000 h or 6 years, with extender at 6,000 h or 3 years.',
    },
    { item: 'C4.4, valve lash', when: '500 h, then every 1,000 h.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'ECM flash files, warranty claims and programming of emissions-controlled parts go through the Cat dealer. Everything short of the flash file, from cooling to valve lash, is field work.',
  haveReady: [
    'Product identification number, all of it, from the plate near cab or boom foot',
    'Hour meter and average fuel burn from the monitor',
    'Any active event code, with its count',
    'Date of the last oil sample',
  ],
  faqs: [
    {
      q: 'Do you need my S-O-S history?',
      a: 'It helps. Without samples the safe assumption is the shorter interval in your machine’s manual.',
    },
    {
      q: 'Can a 320 regenerate on site?',
      a: 'Usually, given clear ground around the exhaust and no active fault blocking it. We read codes before forcing anything.',
    },
    {
      q: 'Can you pull samples without doing the service?',
      a: 'Yes. A sampling round over a whole yard is quick and gives each machine a starting point.',
    },
  ],
  related: ['komatsu', 'john-deere'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
