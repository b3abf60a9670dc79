import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mack Truck Repair in Tulsa',
  description:
    'Odd lamps after rain? On a Mack we start at the windshield seal. Electrical, air and steering checks for Granites and refuse trucks near Tulsa.',
  drawing: 'truck',
  angle: 'Water, wires and an ECU: electrical faults on working Macks.',
  intro: [
    'A Granite lives outside in dust and wash water. Two of Mack’s campaigns are about exactly that kind of life: water reaching a power module, and an electronic brake unit that mishears its own trailer.',
    'So an electrical complaint on a Mack starts with the weather. When did it last rain, was the truck washed, and did the lamps come on together or one by one?',
  ],
  aroundTulsa:
    'Granite dumps, mixers and roll-offs, Pinnacle day cabs, Anthem tractors, and LR and TerraPro refuse trucks that start before dawn and must be back on the street by the next one.',
  onSite:
    'We photograph the dash with every lamp lit before unplugging anything, then follow water trails from the windshield seal down to the power module. For brake-unit faults we check supply voltage and the trailer’s signal on the power line first, because the fix may be software and the dealer needs clean evidence.',
  models: [
    {
      name: 'Granite (GU and GR)',
      kind: 'Vocational',
      note: '27,418 trucks of 2015 to 2023 were recalled under 23V-600 for the angle at which the front turn signals can be seen.',
    },
    {
      name: 'Anthem and Pinnacle',
      kind: 'Highway and day cab',
      note: 'Trucks of 2020 to 2025 are in the Bendix EC80 campaign.',
    },
    { name: 'TerraPro and LR', kind: 'Refuse', note: 'The TerraPro is named in the same EC80 campaign.' },
  ],
  engines: [
    'MP7 and MP8 with the mDRIVE automated transmission in most trucks; Cummins engines appear in refuse chassis.',
    'Mack shares engines and electronics with Volvo, so the Volvo page is worth a look too.',
  ],
  failures: [
    {
      name: 'Contaminated power module',
      sign: 'Odd electrical behavior after rain, a hot smell',
      firstCheck: 'The module and the windshield seal above it, for water trails',
      place: 'field-then-shop',
      part: 'hood',
      detail:
        '14V-078 grew to cover CHU, CXU, GU and TD trucks of model years 2007 to 2015: a leak can bridge circuits and start a fire.',
    },
    {
      name: 'Brake control unit fault',
      sign: 'Traction, ABS and collision lamps together',
      firstCheck: 'Noise or a weak signal on the trailer’s power-line link, then software by VIN',
      place: 'dealer',
      part: 'drive-axle',
      detail: 'More than 60,000 trucks of 2020 to 2025 with the Bendix EC80 unit; Mack’s number is SC0472.',
    },
    {
      name: 'Loose steering shaft pinch bolt',
      sign: 'Free play at the wheel',
      firstCheck: 'Torque and witness-mark both pinch bolts',
      place: 'field',
      part: 'steering',
      detail: '13V-493 covered 535 trucks of model year 2014. The same check is worth making on any year.',
    },
    {
      name: 'Pinnacle with the smaller air tank',
      sign: 'Reserve that falls quickly over a few brake applications',
      firstCheck: 'The marking on the tank against the campaign, then governor and leaks',
      place: 'field-then-shop',
      part: 'air-tanks',
      detail:
        'Under 15V-057 some 2014 and 2015 trucks carried an 88-liter tank where 96 liters belonged. A tired compressor gives the same symptom, so the tank is read first.',
    },
  ],
  intervals: [
    {
      item: 'Refuse, mixer and dump service',
      when: 'Treat as severe duty whatever the odometer says, and plan by engine hours.',
    },
    {
      item: 'Windshield seal and power module',
      when: 'A look before April and again before September, ahead of the two wet spells of the year here, and after any glass work.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: 'SC0472',
      text: 'Bendix EC80 brake control unit; more than 60,000 trucks of 2020 to 2025.',
    },
    { date: '2023', campaign: '23V-600', text: 'Granite front turn signals; 27,418 trucks of 2015 to 2023.' },
    {
      date: '2015',
      campaign: '15V-057',
      text: 'Some 2014 and 2015 Pinnacles had an 88-liter air tank in place of a 96-liter one.',
    },
    {
      date: '2014',
      campaign: '14V-078',
      text: 'Water in the power module; later widened to model years 2007 to 2015.',
    },
    { date: '2013', campaign: '13V-493', text: 'Steering shaft pinch bolts; 535 trucks of model year 2014.' },
  ],
  makerNotes: [],
  limits:
    'Programming with Mack’s own tool stays with the dealer. What we hand over is the photo of the lamps, the supply voltage and the reading on the trailer’s power line.',
  haveReady: [
    'VIN',
    'Body builder and PTO type',
    'One photo of the dash with all the lamps that are lit',
    'Whether it rained or was washed before the fault',
  ],
  faqs: [
    {
      q: 'Do you service mixer and roll-off bodies?',
      a: 'The chassis side, yes: PTO, hydraulics, air and lights. Drum drives we discuss first.',
    },
    {
      q: 'Why does water matter so much?',
      a: 'Because the power module sits where a leaking windshield seal drips.',
    },
    {
      q: 'The ABS lamp goes out by itself. Do I still need you?',
      a: 'Yes. A lamp that comes and goes usually means a signal problem, and it is easier to find while the code is still stored.',
    },
  ],
  related: ['volvo', 'western-star'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393'],
} as const satisfies BrandCopy;
