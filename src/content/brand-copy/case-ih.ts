import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Case IH Tractor and Combine Repair in Tulsa',
  description:
    'An Axial-Flow is checked in April, not in the wheat. Bearings by infrared, belts, screens, wiring and DEF on Case IH machines around Tulsa.',
  drawing: 'combine',
  angle: 'Before wheat, not during it: the pre-harvest list that keeps a combine out of the ditch.',
  intro: [
    'Oklahoma wheat does not wait for parts. The useful service on an Axial-Flow happens in April and May, when belts, chains and bearings can be changed in a barn rather than in a field at dusk.',
    'In season the same job costs a day of cutting. That is why this page is mostly about spring: what to run, what to touch, and what to order while there is still time for it to arrive.',
  ],
  aroundTulsa:
    'Axial-Flow combines and grain carts on winter wheat and soybean ground; Magnum, Puma and Farmall tractors; RB and LB balers on hay.',
  onSite:
    'In spring we run the machine until it is warm and then walk it with an infrared thermometer, because a bearing on its way out is warmer than its neighbors before it is louder. Then the belts come off, every pulley is turned by hand, and the list of parts is ordered the same evening. In season we bring lights, water and a fire extinguisher first and tools second.',
  models: [
    {
      name: 'Axial-Flow 7010, 8010 and later',
      kind: 'Single-rotor combine',
      note: 'Case IH introduced the single-rotor combine in 1977. The 7010 and 8010 productivity guide covers inspection, maintenance and storage.',
    },
    { name: 'Magnum 180 to 225', kind: 'Tractor', note: 'Sold as the first tractors to meet Tier 4A.' },
    {
      name: 'Magnum 250 to 380 CVT',
      kind: 'Tractor',
      note: 'Its manual covers Tier 4B machines from PIN ZERF04500.',
    },
    {
      name: 'Puma, Farmall, RB and LB balers',
      kind: 'Tractors and hay',
      note: 'Balers share much with New Holland’s, which helps when one dealer is out of a bearing.',
    },
  ],
  engines: [
    'Tier 4B Magnums list FPT engines with the codes F2CFE613 and F2CFE614.',
    'In the interim tier Case IH used SCR above 100 hp and cooled EGR below, so a small Farmall and a big Magnum fail differently.',
  ],
  failures: [
    {
      name: 'Belt, chain or bearing failure in season',
      sign: 'Burning smell, slow rotor, heat at a shaft',
      firstCheck: 'Infrared scan of the bearings after a warm-up run; belts off to feel for play',
      place: 'field',
      part: 'drives',
      detail:
        'Progressive Farmer describes one 37,000-acre farm that runs a 29-point checklist before wheat harvest in spring and again before corn.',
    },
    {
      name: 'Blocked radiator and rotary screen',
      sign: 'Hot engine in chaff',
      firstCheck: 'Screen brush gap, blow out from the inside, check the seals',
      place: 'field',
      part: 'screen',
      detail:
        'The most common cause of heat in small grain. A torn seal lets chaff go around the screen entirely.',
    },
    {
      name: 'Electrical faults after storage',
      sign: 'Warning lamps, dead monitors',
      firstCheck: 'Rodent damage, battery grounds, corroded connectors',
      place: 'field',
      part: 'electrics',
      detail:
        'Rodents and moisture lead, in that order. Finding it in April is an afternoon; finding it in June is a lost field.',
    },
    {
      name: 'DEF quality or dosing fault',
      sign: 'Derate at the worst time',
      firstCheck: 'Refractometer, tank screen, dosing line',
      place: 'field',
      part: 'def-tank',
      detail:
        'Case IH chose SCR rather than a filter for its high-horsepower tractors, so fluid quality carries the whole burden.',
    },
  ],
  intervals: [
    {
      item: 'Combine engine oil and filters',
      when: 'Commonly once a season, whatever the hours; the manual for your model decides.',
    },
    { item: 'Tractors', when: 'By the hour plate.' },
    { item: 'Pre-harvest walk', when: 'Once before wheat, once before fall crops.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Precision-farming unlocks and engine computer files stay with the Case IH dealer. Read us the monitor’s message anyway: a bad ground can look like a locked feature.',
  haveReady: [
    'Model, PIN, engine hours and separator hours',
    'Header model',
    'Acres left and your weather window',
    'Where the machine stands: barn, road or standing crop',
  ],
  faqs: [
    {
      q: 'When should I book a pre-harvest check?',
      a: 'Call in late winter for a visit in April or May, so that parts can arrive before the wheat turns.',
    },
    {
      q: 'Do you come to the field at night?',
      a: 'Emergency dispatch is around the clock. Lights, dust and fire risk are part of the plan.',
    },
    {
      q: 'Do you work on headers too?',
      a: 'Yes. Tell us the model: knives, guards and drives are ordered by header, not by combine.',
    },
  ],
  related: ['new-holland', 'massey-ferguson', 'john-deere'],
  industries: ['agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
