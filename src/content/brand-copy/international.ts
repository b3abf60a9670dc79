import type { BrandCopy } from '../brand-copy';

export default {
  title: 'International Truck Repair in Tulsa',
  description:
    'MV and HV trucks that creep in PTO, A26 knock, CV brake-switch warnings: what to do first, and who fixes an International near Tulsa.',
  drawing: 'truck',
  angle: 'PTO trucks that can move while parked, and what to check before the operator climbs out.',
  intro: [
    'Utility and dump bodies on MV and HV chassis spend their day in PTO mode. Navistar has recalled them three times because the engine could overpower the parking brake. If you run these trucks, the interlock test belongs on your pre-trip.',
    'It is a test a driver can make alone, with chocks in place and nobody near the bumper. It is also the first thing we do when one of these trucks is handed to us for anything else.',
  ],
  aroundTulsa:
    'MV and HV bucket, digger and dump trucks with cities and electric co-ops, CV service trucks, LT and RH tractors, and a long tail of DuraStar and WorkStar chassis that still earn their keep.',
  onSite:
    'Wheels chocked, selector in neutral, then the interlock is tried and the result written down with the engine hours. Only after that do we go to the complaint. On A26 tractors with a noise we stop the engine, take oil and cut the filter open before anyone decides anything.',
  models: [
    {
      name: 'MV and HV',
      kind: 'Medium and severe vocational',
      note: '23V-120 covers nearly 30,000 trucks of 2022 to 2024, of which 21,710 are MVs.',
    },
    {
      name: 'LT and RH',
      kind: 'Tractors with the A26',
      note: 'Under 23V-220, trucks of 2021 to 2024 may ignore the throttle after a wheel-speed sensor fault.',
    },
    {
      name: 'CV',
      kind: 'Class 4 to 6',
      note: '9,170 trucks of 2017 to 2023 were recalled for a brake pressure switch that can short and burn.',
    },
  ],
  engines: [
    'A26: a wrist-pin campaign covered 6,883 HV, HX, LT and RH trucks of 2018 to 2021 and was the third for the same fault.',
    'Older MaxxForce engines remain at work; EGR coolers are their well-known weak point. Cummins-powered trucks have their own page.',
    'The maker behind the badge is Navistar, a Traton Group subsidiary. Recall notices carry that name, so search for both.',
  ],
  failures: [
    {
      name: 'Parking brake overpowered in PTO',
      sign: 'The truck creeps at high idle',
      firstCheck: 'Chock it, shift to neutral, test the interlock, then look up the parameter by VIN',
      place: 'field-then-shop',
      part: 'driveline',
      detail:
        'Recalled first in 2019 for some twelve thousand trucks, again in December 2020 for about 20,000, and again in 2023.',
    },
    {
      name: 'A26 knock',
      sign: 'Knock, rough idle, a lamp',
      firstCheck: 'Stop the engine. Oil sample, and cut the filter open',
      place: 'dealer',
      part: 'engine',
      detail:
        'A cracked rod can stop the engine with little warning; the recall remedy adds knock detection.',
    },
    {
      name: 'CV brake switch leak',
      sign: 'A Service Brake System message',
      firstCheck: 'Park outside, away from buildings, and leave it there',
      place: 'dealer',
      part: 'front-brakes',
      detail: 'Brake fluid can enter the switch and overheat it even while the truck is parked.',
    },
    {
      name: 'Throttle that does not answer (LT, RH)',
      sign: 'Pedal down and no power, after a wheel-speed or ABS lamp',
      firstCheck: 'The wheel-speed sensors and their wiring, then the campaign by VIN',
      place: 'dealer',
      part: 'cab',
      detail:
        'Under 23V-220 the software can ignore the pedal once a sensor signal is lost. We find and repair the sensor; the software is the dealer’s part.',
    },
  ],
  intervals: [
    {
      item: 'PTO trucks, all services',
      when: 'By engine hours. An odometer alone under-services them badly.',
    },
    {
      item: 'PTO and parking-brake interlock',
      when: 'Every pre-trip, and after any work on the transmission or body wiring.',
    },
    {
      item: 'MaxxForce EGR coolant',
      when: 'Level and pressure at each service, since a cooler leaks inward before it shows outside.',
    },
  ],
  recalls: [
    { date: '2023', text: 'CV brake pressure switch; 9,170 trucks of 2017 to 2023.' },
    { date: '2023', campaign: '23V-220', text: 'LT and RH of 2021 to 2024 may not respond to the throttle.' },
    { date: '2023', campaign: '23V-120', text: 'Third PTO recall; nearly 30,000 MV and HV of 2022 to 2024.' },
    { date: '2022', text: 'A26 connecting rods; 6,883 HV, HX, LT and RH of 2018 to 2021.' },
    { date: 'December 2020', text: 'Second PTO recall; about 20,000 trucks.' },
    {
      date: '2020',
      campaign: '20V-255',
      text: 'First of the A26 wrist-pin recalls; 4,500 LT and RH tractors.',
    },
    {
      date: '2019',
      campaign: '19V-841',
      text: 'Engine can overpower the parking brake in PTO mode: the first of three.',
    },
    { date: '2018', text: 'Cummins ISX15 and X15 fuel line: more than 26,000 Internationals.' },
  ],
  makerNotes: [],
  limits:
    'Engine parameter changes under a recall are made free by the dealer. We test, document and keep the truck from moving meanwhile.',
  haveReady: [
    'VIN',
    'PTO type and body maker',
    'Engine: A26, Cummins or MaxxForce',
    'Whether the PTO was engaged when it moved',
  ],
  faqs: [
    {
      q: 'How do we protect crews until the recall is done?',
      a: 'Neutral, parking brake, chocks, and no PTO with the selector in gear. Brief the crew and post it in the cab.',
    },
    {
      q: 'Is a MaxxForce worth keeping?',
      a: 'That depends on its EGR and cooler history. We give a straight view of parts and labor, and sometimes the answer is no.',
    },
    {
      q: 'Do you inspect the bucket too?',
      a: 'The chassis and PTO are ours; for the aerial device see the Terex page, where the annual and the dielectric test are explained.',
    },
  ],
  related: ['cummins', 'terex'],
  industries: ['utilities-energy', 'delivery', 'construction'],
  regulations: ['cfr-396-17', 'ansi-a92-2', 'cfr-396-11'],
} as const satisfies BrandCopy;
