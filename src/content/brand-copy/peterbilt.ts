import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Peterbilt Truck Repair in Tulsa',
  description:
    'A chafed cable, a steering gear short of balls, a frozen display: the Peterbilt checks beyond the engine, made by VIN in your yard near Tulsa.',
  drawing: 'truck',
  angle: 'Cables, steering gears and gauge clusters: the Peterbilt checks that are not engine work.',
  intro: [
    'Peterbilt owners know their engines. What surprises them is a battery cable rubbing a spring, or a steering gear that left the factory short of a few balls. Both have been recalled, and both can be checked in your yard.',
    'The list below is deliberately not about the engine. For that see the PACCAR and Cummins pages; this one is about the truck wrapped around it.',
  ],
  aroundTulsa:
    'Oilfield and heavy-haul 389s and 589s, 567 dumps and mixers, 579 fleet tractors on the turnpikes, and 536, 537 and 548 chassis under service bodies.',
  onSite:
    'Give us the last eight of the VIN and we come knowing which campaigns apply. On the truck we trace the jumper-post cable end to end with the hood tilted, feel the steering through both locks before touching any adjustment, and note anything recalled in writing so the dealer visit is short.',
  models: [
    {
      name: '579',
      kind: 'Aerodynamic tractor',
      note: 'Named in the cable campaign of 2020, the display campaign of 2022 and the steering gear campaign of 2024.',
    },
    {
      name: '567, 389, 367, 365 and 589',
      kind: 'Vocational and classic',
      note: 'Each is named in at least one of those three.',
    },
    {
      name: '535, 536, 537, 548 and 520',
      kind: 'Medium duty and refuse',
      note: 'The medium-duty range dates from model year 2021; the 520 is the cabover.',
    },
  ],
  engines: [
    'Class 8: a PACCAR MX-13 or MX-11, or a Cummins of the X family, by order.',
    'Medium duty: PX-7 and PX-9, Cummins engines with a PACCAR book.',
  ],
  failures: [
    {
      name: 'Chafed jumper-post cable',
      sign: 'A short, a burning smell, or no crank',
      firstCheck: 'Follow the positive cable from the under-hood jumper post past the left front spring',
      place: 'field',
      part: 'battery',
      detail:
        'More than 35,000 trucks of 2015 to 2020 (365, 389, 567, 579 with the left-hand post) were recalled because a cable left too long can rub the spring.',
    },
    {
      name: 'Steering gear defect',
      sign: 'Notchy or heavy steering',
      firstCheck: 'The campaign by VIN. Leave the gear’s adjuster alone until that is known',
      place: 'dealer',
      part: 'steering',
      detail: 'About 47,208 PACCAR trucks of 2024 and 2025 may have gears with recirculating balls missing.',
    },
    {
      name: 'Ten-speed that creeps in neutral',
      sign: 'The truck moves backward with the lever in neutral',
      firstCheck: 'Lever position, then the shift bars',
      place: 'field-then-shop',
      part: 'driveline',
      detail: 'A 2015 recall covered Eaton Fuller FR transmissions in 2016 models 367, 384, 567 and 579.',
    },
    {
      name: 'Display that freezes',
      sign: 'Speed and gauges stop moving while the truck does not',
      firstCheck: 'The VIN against 22V-779, and which screens stopped',
      place: 'dealer',
      part: 'dash',
      detail:
        'The cure is the dealer’s. Until it is done, the driver should know that a needle standing still may be wrong.',
    },
  ],
  intervals: [
    { item: 'Engine oil', when: 'By the engine’s own book, PACCAR or Cummins.' },
    {
      item: 'Chassis grease and wheel ends',
      when: 'Sooner on lease roads and in mud than on pavement; we set it after seeing what comes out of the joints.',
    },
    { item: 'Jumper-post cable routing', when: 'A look at every service on the trucks named above.' },
  ],
  recalls: [
    {
      date: '2024',
      text: 'Recirculating balls missing from the steering gear; about 47,208 PACCAR trucks of 2024 and 2025.',
    },
    {
      date: '2023',
      campaign: '23V-087',
      text: 'Brake pedal plunger on medium-duty 536, 537 and 548; more than 8,000 trucks with the Kenworths that share it.',
    },
    {
      date: '2022',
      campaign: '22V-779',
      text: 'Instrument display can freeze; more than 76,000 trucks of 2022 and 2023, Kenworths included.',
    },
    {
      date: '2020',
      text: 'ABS and stability warning lamp fuse; 455,458 PACCAR trucks from 2008 to 2020, so older trucks are not exempt.',
    },
    {
      date: '2020',
      campaign: '20PBA',
      text: 'Battery jumper cable chafe; more than 35,000 Peterbilts of 2015 to 2020.',
    },
    {
      date: '2018',
      text: 'Cummins fuel line campaign; close to 50,000 PACCAR trucks with ISX15 or X15 engines.',
    },
    { date: '2015', text: 'Eaton Fuller FR ten-speed gear engagement on 2016 models 367, 384, 567 and 579.' },
  ],
  makerNotes: [],
  limits:
    'Programming with PACCAR’s dealer software and every campaign part stay with the dealer. When a date is set, ask for every open campaign on the VIN in one stay.',
  haveReady: ['Last eight of the VIN', 'Engine make', 'A place where the truck can be worked on safely'],
  faqs: [
    {
      q: 'Do you service pre-emission 379s?',
      a: 'Gladly. Air, electrical, driveline, and the Cat and Cummins engines of that era.',
    },
    {
      q: 'Can you do a recall?',
      a: 'No, that is the dealer’s and it is free there. We can inspect, document and plan the truck around the dealer’s date.',
    },
    {
      q: 'Should I adjust a heavy steering gear?',
      a: 'Not before the VIN has been checked. An adjuster turned on a defective gear hides the evidence and cures nothing.',
    },
  ],
  related: ['kenworth', 'paccar', 'cummins'],
  industries: ['construction', 'delivery', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-396-11', 'epa-def-2025'],
} as const satisfies BrandCopy;
