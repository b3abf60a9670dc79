import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Interstate tractors: what fails inspection, and what of it can be fixed beside the scale.',
  intro: [
    'In three days of May 2025, inspectors in North America looked at 56,178 trucks and buses and put 18.1 percent of the vehicles out of service. The causes barely change from year to year, and most of them can be seen, heard or measured by a driver with a flashlight.',
    'This table takes those causes in order and says what each one needs. It is the page to open when the officer hands you the sheet.',
  ],
  plan: {
    heading: 'What puts a combination out of service',
    caption: 'Roadcheck 2025: share of vehicle out-of-service items, and the roadside answer',
    columns: ['Cause', 'Share', 'What it usually is', 'Fixed where it stands?'],
    rows: [
      ['Brake systems', '24.4%', 'Air loss, chafed hose, broken part, valve', 'Nearly always'],
      ['Tires', '21.4%', 'Tread, exposed cord, flat inner dual, leak', 'Yes: tire service is arranged'],
      [
        '20 percent defective brakes',
        '16.7%',
        'Too many brakes out of adjustment at once',
        'Yes, with the cause of the stroke found',
      ],
      ['Lights', '12.8%', 'Ground, plug, chafed loom, lamp', 'Yes'],
      [
        'Cargo',
        '11.4%',
        'Straps, chains, blocking, shifted load',
        'By the carrier, with our light and a safe place',
      ],
    ],
    note: 'Shares are of 13,553 vehicle out-of-service items. Inspectors choose which trucks to stop, so this is not a sample of all trucks on the road.',
  },
  sections: [
    {
      heading: 'Air, lights, steering: twenty minutes in the yard',
      paragraphs: [
        'Do it the evening before, when a part can still be found. Low-air warning should come on before 55 psi by the checklist we use, and the tractor protection valve between 20 and 45 psi.',
      ],
      list: [
        'Build air, shut down, foot off: listen along both units, then watch the needles with the brake held',
        'Pump down: lamp or buzzer before 55 psi, then the knobs pop',
        'Mark the pushrods, apply with a helper, and measure each stroke against the limit for its chamber size',
        'Every lamp with the key in your pocket and the plug wiggled, ABS lamp on and off',
        'Steering: wheels on the ground, helper rocks the wheel, watch drag link, tie rods and the box',
        'Tires: inside duals by gauge, not by a boot; tread measured in the worst groove',
        'Papers: annual proof on each unit, report findable, last driver report signed',
      ],
    },
    {
      heading: 'Look the VIN up before the wrench',
      paragraphs: [
        'A truck can carry an open recall through three owners. Several now on the road concern exactly the parts an inspector looks at: steering shafts, park-brake valves, wiring that can burn. The remedy is free at a dealer of the make, so paying us to repair the symptom is money lost.',
        'Send the VIN with the call. We look it up on the federal site and tell you what is open; so can you, at nhtsa.gov/recalls. Check your manual or VIN before acting on a campaign you read about elsewhere.',
      ],
    },
    {
      heading: 'Paper is a defect too',
      paragraphs: [
        'The most cited item of fiscal year 2025 was not a part. Operating without proof of inspection was written 158,057 times. The proof belongs on every vehicle of the combination, and a clean roadside inspection has not counted as the annual since 2016.',
      ],
    },
  ],
  localFacts: [
    'Tulsa is a crossing: I-44 runs on as the Turner and Will Rogers turnpikes, US-75 goes north and south, US-412 east and west.',
    'A driver stopped at a scale or rest area should give the mile post and direction; on a turnpike also the last plaza passed.',
    'Interstate combinations cross into Kansas, Missouri or Arkansas within two hours of Tulsa, and are under the federal parts the whole way.',
  ],
  haveReady: [
    'The inspection report: photograph every page, and the out-of-service lines close up',
    'VIN of tractor and trailer, with plate states',
    'Axle and side of the fault, and tire size',
    'Load, weight and appointment time',
    'Where the officer lets you work, and until when',
  ],
  limits: [
    'We don’t move an out-of-service vehicle, and we don’t ask your driver to.',
    'The repair is certified on the report by whoever did it; signing for work not done is not on offer.',
    'Engine and transmission removal goes to a shop or the dealer.',
  ],
  faqs: [
    {
      q: 'The officer put it out of service. Can you come to the scale?',
      a: 'Yes, if the station allows mobile repair, and most do in a marked place. Ask the officer where, and send the report so the parts come with us.',
    },
    {
      q: 'Does a passed roadside inspection renew my annual?',
      a: 'No. That ended in 2016. The annual under 49 CFR 396.17 is its own inspection by a qualified inspector.',
    },
    {
      q: 'How long must the papers be kept?',
      a: 'The annual report 14 months, roadside reports 12 months, driver reports with defects three months, and maintenance records a year and six months after the vehicle leaves.',
    },
  ],
  brands: ['freightliner', 'kenworth', 'peterbilt', 'volvo', 'mack'],
  services: ['emergency-repair', 'dot-inspection'],
  sources: [
    {
      name: 'Results of Roadcheck 2025 (Foley)',
      url: 'https://www.foley.io/articles/the-cvsa-releases-2025-roadcheck-inspection-results',
    },
    {
      name: 'Roadcheck is not a sample of the whole fleet (TheTrucker)',
      url: 'https://www.thetrucker.com/?p=821750',
    },
    { name: 'Most cited violations of fiscal year 2025', url: 'https://uscomplianceservices.org/?p=8135' },
    { name: 'Recall look-up by VIN', url: 'https://www.nhtsa.gov/recalls' },
    {
      name: 'Roadside inspections and the annual: 81 FR 47732',
      url: 'https://thefederalregister.org/81-FR/47732',
    },
    {
      name: 'How long to keep records',
      url: 'https://jjkeller.com/learn/inspection-maintenance-recordkeeping',
    },
  ],
} satisfies LocationCopy;
