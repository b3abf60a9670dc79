import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Freightliner Repair in Tulsa',
  description:
    'Cascadia drifting, M2 in derate, walk-in van down? Steering, brakes and DEF faults checked where the truck stands near Tulsa, recalls looked up by VIN.',
  drawing: 'truck',
  angle: 'Steering and brake campaigns worth checking by VIN before the next trip.',
  intro: [
    'Cascadia tractors and M2 box trucks carry much of the freight that passes Tulsa. Two large campaigns of recent years touch the steering and the front brakes, so on an unfamiliar truck we look up the VIN first and listen to the complaint second.',
    'That order saves money. A pull to one side can be a worn hose, or it can be a modulator valve Daimler Trucks will replace for nothing, and both feel the same from the seat.',
  ],
  aroundTulsa:
    'Line-haul Cascadias run I-44 and US-412 day and night. In town it is M2 106 box and service trucks, SD-series dumps on site work, and MT walk-in vans that come home to a parcel dock every night.',
  onSite:
    'We work on a Cascadia where it can stand level and out of traffic, pull codes before anything is cleared, and drain the air tanks early because oil or rust in that drain tells more than a gauge. Walk-in vans are done in rows at the dock: brakes, charging, cooling and the doors that slam all shift long.',
  models: [
    {
      name: 'Cascadia',
      kind: 'Class 8 tractor',
      note: 'Trucks of model years 2019 to 2021 were covered by a drag link recall, and 2017 to 2021 by a brake valve recall.',
    },
    {
      name: 'Business Class M2 106 and 112',
      kind: 'Medium duty',
      note: 'In production since 2002, when it replaced the FL series, so parts for an early one are still ordinary parts.',
    },
    {
      name: '108SD and 114SD',
      kind: 'Vocational',
      note: '2023 models were listed in recall FL-949 for a possible engine shutdown.',
    },
    {
      name: 'MT45 and MT55',
      kind: 'Walk-in chassis',
      note: 'Also listed in FL-949 for 2023. Most of what they need happens between parcels: brakes, batteries, cooling.',
    },
  ],
  engines: [
    'Cascadia: a Detroit DD13, DD15 or DD16, or a Cummins X15, depending on year and order.',
    'M2: built with Cummins engines for most of its life, and with the smaller Detroit engines in newer trucks. On 2011 and 2012 trucks the particulate filter clamps had a campaign of their own, listed below.',
  ],
  failures: [
    {
      name: 'Front brakes that release unevenly',
      sign: 'The truck drifts to one side as the brakes come off',
      firstCheck:
        'Campaign status of the modulator valve, then drain the tanks and look for oil or corrosion in the air system',
      place: 'field-then-shop',
      part: 'front-brakes',
      detail:
        'About 183,000 Cascadias of model years 2017 to 2021 were recalled under NHTSA 20V-390 because the valve can corrode. Brakes were also the first cause of vehicles parked at Roadcheck 2025, with 24.4 percent of those violations.',
    },
    {
      name: 'Loose steering linkage',
      sign: 'Wander on the highway, a clunk over expansion joints',
      firstCheck: 'Drag link taper, tie rod ends and the torque of the steering gear mounting',
      place: 'field',
      part: 'steering',
      detail:
        'On more than 105,000 trucks the drag link taper may not have been tightened enough, which could end in loss of steering.',
    },
    {
      name: 'Aftertreatment derate',
      sign: 'Check-engine and DEF lamps, then a countdown to a speed limit',
      firstCheck: 'DEF level and quality, NOx sensor readings, crystals at the dosing valve, chafed harness',
      place: 'field',
      part: 'aftertreatment',
      detail:
        'Sensors, dosing and wiring are the usual suspects, roughly in that order. A part is fitted after it has failed a test, not before.',
    },
    {
      name: 'Brake drum that does not match the hub (M2)',
      sign: 'A pulsing pedal, or a crack seen at the drum face',
      firstCheck: 'The part number on the drum against the hub, and both faces under a light',
      place: 'field',
      part: 'drive-axle',
      detail:
        'Only eleven trucks were in the 2022 recall. The same mismatch can be made at any reline, so the numbers are compared before a wheel goes back on.',
    },
  ],
  intervals: [
    {
      item: 'Engine oil, Detroit-powered trucks',
      when: 'By the short-haul, long-haul or severe schedule in the engine book. Choose by yearly miles and fuel economy, not by habit.',
    },
    {
      item: 'Engine oil, Cummins-powered trucks',
      when: 'By the engine’s own manual: pan size, hours and duty decide.',
    },
    {
      item: 'Steering and front axle',
      when: 'Looked at on every service we do, since two campaigns meet there.',
    },
  ],
  recalls: [
    { date: '2022', text: 'Eleven M2 trucks had brake drums that did not match the hub and cracked.' },
    {
      date: '2022',
      campaign: 'FL-949',
      text: 'Control module fault may stop the engine; 1,375 Freightliner and Western Star trucks.',
    },
    {
      date: 'Model years 2019 to 2021',
      text: 'Cascadia: drag link taper not tightened enough; more than 105,000 trucks.',
    },
    { date: '2018', text: 'Cummins fuel line campaign: 4,500 Daimler Trucks vehicles with ISX15 or X15.' },
    {
      date: 'Model years 2017 to 2021',
      campaign: '20V-390',
      text: 'Cascadia: front brake modulator valve can corrode; about 183,000 trucks.',
    },
    {
      date: '2011',
      campaign: 'Transport Canada 2011337',
      text: 'M2 trucks of 2011 and 2012 with Cummins engines: T-bolt of the particulate filter clamps can fracture.',
    },
    {
      date: '2009',
      text: 'MT55 walk-in chassis of 2008 with Cummins ISC or ISL CM2150: the switch that inhibits a regeneration might not do so.',
    },
  ],
  makerNotes: [],
  limits:
    'Open recalls are repaired free by a Daimler Trucks dealer. We document what we find, make the truck safe to move where that can be done, and plan your work around the dealer’s date.',
  haveReady: [
    'The full VIN',
    'Fault codes as SPN and FMI numbers if the dash shows them',
    'Where the truck is parked, and whether it is loaded',
  ],
  faqs: [
    {
      q: 'Can you clear a speed-limit derate at the roadside?',
      a: 'We can find and repair the cause and then run the reset the system asks for. We do not defeat emissions controls, and clearing codes without a repair only restarts the countdown.',
    },
    {
      q: 'Do you service Freightliner walk-in vans?',
      a: 'Yes, at your dock. MT chassis work is mostly brakes, charging, cooling and doors.',
    },
    {
      q: 'My Cascadia wanders. Is it safe to bring to you?',
      a: 'Leave it parked until the drag link has been looked at. We come to the truck; that is the point of a mobile service.',
    },
  ],
  related: ['detroit', 'western-star', 'cummins'],
  industries: ['delivery', 'construction'],
  regulations: ['cfr-396-17', 'cfr-396-11', 'epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
