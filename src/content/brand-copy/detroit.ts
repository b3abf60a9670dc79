import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Detroit Diesel Engine Repair in Tulsa',
  description:
    'Short haul, long haul or severe? We choose the Detroit drain column from your miles and mpg, test the coolant and trace DD faults near Tulsa.',
  drawing: 'engine',
  angle: 'CK-4 or FA-4, short haul or severe: choosing the right Detroit schedule.',
  intro: [
    'Detroit does not give one oil mileage. It asks how the truck works, then points to a table. Picking the wrong column costs either oil or an engine.',
    'So before the first drain we sit down with two numbers from your own records, miles per year and average fuel economy, and choose the column together. It goes on the work order and stays there until the route changes.',
  ],
  aroundTulsa:
    'DD13 and DD15 engines in Cascadias and Western Stars, DD8 and DD5 in M2 box trucks, and the Series 60 in older tractors and standby generators that nobody wants to part with.',
  onSite:
    'An oil service here is also an inspection: valves, injectors, oil and coolant circuits are looked at while the engine drains. Coolant gets a test strip before anyone tops it up, and a truck with a long-crank complaint is left parked overnight on purpose so the leak-down can be measured in the morning.',
  models: [
    {
      name: 'DD13, DD15 and DD16',
      kind: 'Heavy duty',
      note: 'Detroit’s lubrication brochure DDC-SVC-BRO-0001 has separate drain tables for the GHG17 generation.',
    },
    {
      name: 'DD5 and DD8',
      kind: 'Medium duty',
      note: 'The operator’s manual tells owners to choose the schedule before the truck goes to work.',
    },
    {
      name: 'Series 60 and MBE',
      kind: 'Legacy',
      note: 'The same brochure carries drain intervals for legacy and EPA07 engines.',
    },
  ],
  engines: [
    'CK-4 oil may be used in all engines that run on ultra-low-sulfur diesel. FA-4 is a separate class for newer engines; a jug of one does not stand in for the other.',
    'Later heavy engines carry oxidation catalyst, particulate filter and SCR in one box, which is why a small fault upstream is worth finding before the box is blamed.',
    'Detroit Diesel Corporation is a Daimler company, so the truck campaigns that touch its engines are filed under Freightliner and Western Star.',
  ],
  failures: [
    {
      name: 'Weak coolant',
      sign: 'Nothing at first; then pitted liners and coolant in the oil',
      firstCheck: 'Test strip, and correct the concentration before adding water',
      place: 'field',
      part: 'cooling-circuit',
      detail:
        'The medium-duty manual warns that the wrong concentration severely damages the cooling system.',
    },
    {
      name: 'Fuel leak-down',
      sign: 'Long crank after the truck has stood',
      firstCheck: 'Seals and check valves of the fuel filter module',
      place: 'field',
      part: 'fuel-filter',
      detail:
        'Small O-rings let air in as readily as they let fuel out. The mark on the floor is often missing.',
    },
    {
      name: 'DEF dosing or NOx fault',
      sign: 'Derate countdown',
      firstCheck: 'Scan, measure what the doser delivers, look for crystals at the injector',
      place: 'field-then-shop',
      part: 'aftertreatment',
      detail: 'The one-box is expensive, so the small parts that feed it are tested first.',
    },
    {
      name: 'Wrong class of oil in the pan',
      sign: 'Nothing to see or hear',
      firstCheck: 'The last invoice for CK-4 or FA-4, against what the serial number allows',
      place: 'field',
      part: 'oil-pan',
      detail:
        'A fleet that buys one drum for every truck can pour the newer class into an engine that was not built for it. The invoice finds that; the dipstick cannot.',
    },
  ],
  intervals: [
    { item: 'Engine oil', when: 'By the short-haul, long-haul or severe table for your engine generation.' },
    { item: 'Going beyond the published drain', when: 'Only with oil analysis, as the brochure describes.' },
    {
      item: 'Valves, injectors, oil and coolant circuits',
      when: 'Checked during oil changes, per the medium-duty manual.',
    },
  ],
  recalls: [
    {
      date: '2022',
      campaign: 'FL-949',
      text: 'Control module fault may stop the engine; the notice names Freightliner and Western Star trucks, not engines.',
    },
  ],
  makerNotes: ['Oil analysis also has a place during break-in, according to the same brochure.'],
  limits:
    'Programming depends on the tool’s license level, and some resets need the dealer’s server. Dosing, leak-down and coolant are tested before either is called for.',
  haveReady: [
    'Engine serial number',
    'Miles per year and average mpg',
    'Coolant type and color',
    'Whether it starts well warm and badly cold, or the reverse',
  ],
  faqs: [
    {
      q: 'Can I use FA-4 in my DD15?',
      a: 'Only if that build allows it. CK-4 is the safe answer until we have read the serial number.',
    },
    {
      q: 'What counts as severe?',
      a: 'Few miles a year with heavy loads, long idling, or poor fuel economy. The manual’s table has the exact limits.',
    },
    {
      q: 'Is a Series 60 still worth a rebuild?',
      a: 'Often, since parts are plentiful and the engine is simple. In-frame work is planned for a shop bay, not a roadside.',
    },
  ],
  related: ['freightliner', 'western-star'],
  industries: ['delivery', 'construction'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
