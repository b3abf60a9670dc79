import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Semi truck repair near Tulsa: the brake, tire and light faults that put trucks out of service, what can be fixed beside the scale, and a yard check.',
  angle: 'Interstate tractors: what fails inspection, and what of it can be fixed beside the scale.',
  intro: [
    'From May 13 to 15, 2025, Roadcheck inspectors made 56,178 inspections and put 18.1 percent of the vehicles out of service, 10,148 in all. Most of what they found can be seen, heard or measured by a driver with a flashlight.',
    'The table takes the causes in order and says what each one usually needs. It is the page to open when the officer hands you the report.',
  ],
  plan: {
    heading: 'What puts a combination out of service',
    caption: 'Roadcheck 2025: share of vehicle out-of-service items, and the roadside answer',
    columns: ['Cause', 'Share', 'What it usually is', 'Fixed where it stands?'],
    rows: [
      ['Brake systems', '24.4%', 'Air loss, chafed hose, broken part, valve', 'Usually'],
      ['Tires', '21.4%', 'Tread, exposed cord, flat inner dual, leak', 'Yes: a tire service is arranged'],
      [
        '20 percent defective brakes',
        '16.7%',
        'Too many brakes out of adjustment at once',
        'Usually, once the cause of the long stroke is found',
      ],
      ['Lights', '12.8%', 'Ground, plug, chafed wiring, lamp', 'Yes'],
      [
        'Cargo',
        '11.4%',
        'Straps, chains, blocking, shifted load',
        'By the carrier: the load is not ours to move',
      ],
    ],
    note: 'Shares are of 13,553 vehicle out-of-service items. Inspectors choose which trucks to stop, so this is not a sample of all trucks on the road.',
  },
  sections: [
    {
      heading: 'Air, lights, steering: a look in the yard',
      paragraphs: [
        'Do it the evening before, while a part can still be found. A published inspection checklist wants the low-air warning on before 55 psi and the tractor protection valve closed between 20 and 45 psi. Check your manual for your valve.',
      ],
      list: [
        'Build air, shut down, foot off: listen along both units, then watch the needles with the brake held',
        'Pump down: lamp or buzzer first, then the knobs pop',
        'Mark the pushrods, apply with a helper, and measure each stroke against the limit for its chamber size',
        'Every lamp while somebody moves the plug; ABS lamp on, then off',
        'Steering: wheels on the ground, helper rocks the wheel, watch drag link, tie rods and box',
        'Tires: inside duals by gauge, not by a boot; tread measured in the worst groove',
        'Papers: annual proof on each unit, last driver report signed if it listed a defect',
      ],
    },
    {
      heading: 'Look up the VIN before the wrench comes out',
      paragraphs: [
        'A truck can carry an open recall through three owners. Recent campaigns concern the very parts an inspector looks at: steering shafts, brake valves, wiring that can burn. The remedy is free at a dealer of the make, so money spent on the symptom is lost.',
        'The look-up is at nhtsa.gov/recalls and takes a minute. Send the VIN with your call all the same. Check your VIN before you act on a campaign you read about elsewhere.',
      ],
    },
    {
      heading: 'The missing paper',
      paragraphs: [
        'The most cited item of fiscal year 2025 was not a part. Operating without proof of inspection was written 158,057 times. The proof belongs on every vehicle of the combination, and a clean roadside inspection has not counted as the annual since 2016.',
      ],
    },
  ],
  localFacts: [
    'Tulsa is a crossing: I-44 runs on as the Turner Turnpike toward Oklahoma City and the Will Rogers Turnpike toward Missouri, and US-75 and US-64 are part of the loop downtown.',
    'Stopped at a scale or rest area? Give the mile marker and the direction; on a turnpike, also the last exit passed.',
    'Our 120-mile circle touches Kansas, Missouri and Arkansas. A combination that crosses one of those lines is in interstate work.',
  ],
  haveReady: [
    'The inspection report: photograph every page, with the out-of-service lines close up',
    'VIN of tractor and trailer, with plate states',
    'Axle and side of the fault, and tire size',
    'Load, weight and appointment time',
    'Where the officer lets you work, and until when',
  ],
  limits: [
    'We don’t move an out-of-service vehicle, and we don’t ask your driver to.',
    'A repair is signed for on the report by whoever did it, and by nobody else.',
    'Engine and transmission removal goes to a shop or the dealer.',
  ],
  faqs: [
    {
      q: 'The officer put it out of service. Can you come to the scale?',
      a: 'If the station allows mobile repair, yes. Ask the officer where and until when, and send photos of the report so that the right parts come along.',
    },
    {
      q: 'Does a passed roadside inspection renew my annual?',
      a: 'No. That ended in 2016. The annual under 49 CFR 396.17 is its own inspection by a qualified inspector.',
    },
    {
      q: 'How long must the papers be kept?',
      a: 'The annual report 14 months, roadside reports 12 months, driver reports with defects three months. Maintenance records: one year, and six months after the vehicle leaves you.',
    },
  ],
  brands: ['freightliner', 'kenworth', 'peterbilt', 'volvo', 'mack'],
  services: ['emergency-repair', 'dot-inspection'],
  sources: [
    {
      name: 'Brakes top Roadcheck out-of-service violations (HDT)',
      url: 'https://www.truckinginfo.com/news/brakes-top-roadcheck-out-of-service-violations',
    },
    {
      name: 'Results of Roadcheck 2025 (Foley)',
      url: 'https://www.foley.io/articles/the-cvsa-releases-2025-roadcheck-inspection-results',
    },
    {
      name: 'Roadcheck is not a sample of the whole fleet (TheTrucker)',
      url: 'https://www.thetrucker.com/?p=821750',
    },
    {
      name: 'Minimum periodic inspection checklist',
      url: 'https://truckinspectionmaintenance.com/checklist-center/procedure/minimum-periodic-inspection-checklist',
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
