import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Sprinter Van Repair in Tulsa',
  description:
    'Starts remaining on the dash? Do not cycle the key. Mobile Sprinter DEF, exhaust, battery and brake work in Tulsa, with the fluid tested first.',
  drawing: 'van',
  angle: 'The start countdown: what it means and how many starts you have left.',
  intro: [
    'A Sprinter with a DEF fault gives a count, not a warning. Once the message shows remaining starts, the clock is real, so we ask for the exact number before anything else.',
    'Every turn of the key to see whether it has gone away spends one. Leave the van alone, read us the message, and we will tell you whether it can finish the route or should stay where it is.',
  ],
  aroundTulsa:
    'Courier, medical delivery and upfit vans in Tulsa. Many are second-owner diesels with long idle hours, and idling is what the emissions system likes least.',
  onSite:
    'We bring fresh DEF in sealed jugs, a refractometer and a scan tool. Fluid is tested before any sensor is blamed. While the van is up we look along the exhaust for soot, because a leak ahead of a sensor can write the same code and melt the wiring beside it.',
  models: [
    {
      name: 'Sprinter 2500',
      kind: 'Cargo and crew',
      note: '8,279 four-cylinder 2500 and 3500 vans of 2014 and 2015 had a recall for an oil leak at the chain tensioner gasket.',
    },
    {
      name: 'Sprinter 3500 and 3500XD',
      kind: 'Dual rear wheel',
      note: 'The usual base for boxes and heavy upfits; rear brakes and tires carry the difference.',
    },
    {
      name: 'Dodge and Freightliner Sprinter, 2003 to 2009',
      kind: 'Earlier generation',
      note: 'The 2005 manual asks for oil at least once a year and coolant at five years or 100,000 miles.',
    },
  ],
  engines: [
    'Most vans here are diesels: a V6 in earlier years and a four-cylinder in later ones, with a gasoline four in some. The engine code on the label decides filters, oil and DEF parts.',
    'Later diesels use DEF from a heated tank; heater, level sensor and pump are separate parts or one module, by year.',
  ],
  failures: [
    {
      name: 'DEF inducement',
      sign: 'A message with remaining starts, then no start at all',
      firstCheck:
        'Write the number down, bring the tank well above its reserve with fresh DEF, then scan for sensor and heater codes',
      place: 'field',
      part: 'def-tank',
      detail:
        'The 2013 manual describes a first warning near 1.5 gallons and a second at the 0.8 gallon reserve with 16 starts left, after which the engine will not start.',
    },
    {
      name: 'Broken exhaust flex section',
      sign: 'Louder exhaust, then electrical oddities',
      firstCheck: 'Soot near the flex pipe, heat marks on the wiring beside it',
      place: 'field-then-shop',
      part: 'exhaust',
      detail:
        'One New York shop that works on Sprinters puts the flex pipe first on its list and warns about melted wiring near it.',
    },
    {
      name: 'Oil cooler seal leak on the V6',
      sign: 'Oil in the valley, a burning smell',
      firstCheck: 'Dye or a camera in the valley before anyone calls it a rear main seal',
      place: 'shop',
      part: 'engine',
      detail:
        'The same shop lists it as a pattern leak, along with glow plugs that seize in the head. The cooler sits under the intake, which is why it is shop work.',
    },
    {
      name: 'Low voltage read as many faults',
      sign: 'Unrelated messages at once after a cold night or a long stop',
      firstCheck: 'Rest voltage and a load test of each battery, then the grounds',
      place: 'field',
      part: 'battery',
      detail:
        'Modules that wake up short of voltage report each other. Codes are read again on a good battery before any of them is believed.',
    },
  ],
  intervals: [
    {
      item: 'Service A and B',
      when: 'Counted down on the dash by miles or time; fleets often find the yearly limit arrives first.',
    },
    { item: 'Engine oil, 2005 vans', when: 'At least once a year.' },
    { item: 'Coolant, 2005 vans', when: 'Five years or 100,000 miles.' },
  ],
  recalls: [
    {
      date: 'December 2014',
      text: 'Oil leak at the chain tensioner gasket; 8,279 four-cylinder vans of 2014 and 2015.',
    },
  ],
  makerNotes: ['On 2013 vans an emissions fault can leave about 50 miles before starts are restricted.'],
  limits:
    'Modules that must be coded online and all key work need the maker’s own access. Have every key for the van at hand; a coding session may ask for all of them.',
  haveReady: [
    'The exact message and the starts remaining',
    'The whole VIN, not the last digits',
    'When DEF was last filled, and from what container',
    'Whether the engine is running right now',
  ],
  faqs: [
    {
      q: 'My Sprinter says 10 starts remaining. What now?',
      a: 'Do not cycle the key to check. If it is running somewhere safe, call before you shut it off; if it is off, call before you start it.',
    },
    {
      q: 'Is it the DEF or the sensor?',
      a: 'A refractometer answers that in a minute. Sensors and heaters fail; so does old DEF that was stored in a hot shed.',
    },
    {
      q: 'Will topping up clear the count?',
      a: 'If low fluid was the cause, usually, after the system has seen it. If a sensor or heater failed, the count goes on and needs a repair.',
    },
  ],
  related: ['ford-transit'],
  industries: ['delivery', 'utilities-energy'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
