import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mobile Kenworth Repair in Tulsa',
  description:
    'Kenworth T680, T880, W900 or T370 broken down? We repair engines, DEF, air brakes, lights and wiring on site within 120 miles of Tulsa. Call 24/7.',
  drawing: 'truck',
  lead: 'Kenworth down at the dock, the pad or the on-ramp? We drive to it and repair the engine, air, brakes or wiring on the spot.',
  intro: [
    'Call about a T680 that won’t regen, a T880 with a dragging brake or a T370 rollback that won’t lift its bed. We ask a few questions, look up your VIN for recalls and head out with parts.',
    'Kenworths fail inspections on small stuff. A side light without a reflector or a dead ABS light can get you written up at a scale house. We find those before the truck leaves your yard.',
    'Dead in a traffic lane? Turn on the flashers and call 911 before us. Get out only if you can reach a safe place away from traffic. Otherwise stay belted in.',
  ],
  repairs: [
    {
      system: 'Brakes',
      jobs: 'Pedal valves, chambers, slacks, shoes, disc calipers and ABS. On medium-duty Kenworths, hydraulic brakes as well as air.',
    },
    {
      system: 'Air supply',
      jobs: 'Governors, compressors, dryer cartridges, check valves and lift-axle controls.',
    },
    {
      system: 'MX and Cummins engines',
      jobs: 'Coolant loss, oil leaks, EGR and turbo faults, misfires, sensors and engine brakes.',
    },
    {
      system: 'Fuel delivery',
      jobs: 'Clogged filters, water, gelled fuel, failing lift pumps and leaking return lines.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Regens that quit, DEF pumps and lines, NOx and soot sensors, and burned gaskets.',
    },
    {
      system: 'Lights and electrical',
      jobs: 'Marker, brake and turn lights, trailer cords, multiplex faults, starters and charging.',
    },
    {
      system: 'Steering and wheel ends',
      jobs: 'Kingpins, tie rods, hub seals, bearings and power steering leaks.',
    },
    {
      system: 'Rollback and winch hydraulics',
      jobs: 'Pumps, valves, leaking fittings, filters and PTO switches. We do dump circuits too.',
    },
    {
      system: 'Climate and cooling',
      jobs: 'Fan clutches, radiators, water pumps, sleeper A/C and cab heat.',
    },
  ],
  parts:
    'Give us the VIN, the engine, and whether it has air or hydraulic brakes. Kenworth uses several brake valves and slack lengths on one model, so a photo of the tag saves a second trip. Tell us about lift axles as well. They add chambers and valves.',
  models: [
    {
      name: 'T680',
      kind: 'Aerodynamic tractor',
      note: 'Side reflectors, the digital display and the steering gear have all had recalls. For the whole list, give the VIN to a Kenworth dealer.',
    },
    {
      name: 'T880',
      kind: 'Vocational truck',
      note: 'Dump, mixer or winch. The 2024 steering gear recall names it, so we check the VIN before we adjust anything.',
    },
    {
      name: 'W900',
      kind: 'Long-nose classic',
      note: 'Recalls reach back to 2008 trucks, so run the VIN even on an old one. Older wiring is routine for us.',
    },
    {
      name: 'W990',
      kind: 'Newer long-nose',
      note: 'Named in the steering gear recall, like the T680. Tell us if it has the MX-13 or the X15.',
    },
    {
      name: 'T800',
      kind: 'Older heavy vocational',
      note: 'Many have a wet kit and heavy rear axles. Give us the VIN, the number of axles and the engine.',
    },
    {
      name: 'T660 and T600',
      kind: 'Older aero tractors',
      note: 'We trace dash and light faults with a meter first, since the connectors are old.',
    },
    {
      name: 'T480, T380 and T280',
      kind: 'Medium duty, 2021 and newer',
      note: 'Model years 2021 to 2024 have a brake pedal recall. Leave it parked until the VIN is checked.',
    },
    {
      name: 'T370, T270 and T170',
      kind: 'Earlier medium duty',
      note: 'Service, rollback and dump bodies. Run the VIN. Recalls reach back to 2008.',
    },
    {
      name: 'C500',
      kind: 'Off-road and oilfield',
      note: 'Tell us what’s mounted on it and how we get to it. Have the VIN for a recall check.',
    },
    {
      name: 'L770',
      kind: 'Low cabover',
      note: 'Refuse work. The steering gear recall names it too. We can meet it at the yard after the route.',
    },
  ],
  failures: [
    {
      name: 'Brake pedal that does nothing',
      sign: 'The pedal goes dead after a quick release. Don’t drive it. Call.',
      cause: 'Under 23V-087, the plunger can come off the valve when you let up fast from full pedal.',
      fix: 'We run the VIN and inspect the plunger and valve where it’s parked. A recalled valve goes to the dealer, and we tell you how to get it moved.',
      place: 'field-then-dealer',
      part: 'cab',
    },
    {
      name: 'Inspector flags a side light',
      sign: 'A write-up, although every light works',
      cause: 'Some 2013 to 2019 T680s left the plant without reflectors on the side extenders.',
      fix: 'We run the VIN first. If 18V-816 is open, a Kenworth dealer does that fix. Otherwise we repair the light or the wiring.',
      place: 'field-then-dealer',
      part: 'marker-lights',
    },
    {
      name: 'Regen that won’t finish',
      sign: 'The DPF light comes back soon after a regen, then reduced power. Call the first time it does, while the truck still pulls.',
      cause:
        'A leaking clamp, a lazy temperature sensor, a fouled doser or an engine fault that keeps exhaust too cool.',
      fix: 'We scan it, watch temperatures climb and replace the part that holds it back. Then we run the regen.',
      place: 'field',
      part: 'aftertreatment',
    },
    {
      name: 'Screen that freezes',
      sign: 'Speed and warnings stop updating. Park it and call.',
      cause: 'Software covered by 22V-779 on 2022 and 2023 trucks, or poor power to the display.',
      fix: 'We check feed and ground first. If the VIN is in the recall, don’t trust the screen. Have the dealer update it before the next trip.',
      place: 'field-then-dealer',
      part: 'dash',
    },
    {
      name: 'Steering that catches',
      sign: 'Heavier one way than the other. Park it and call. A truck under recall may give no sign, so run the VIN even if it steers fine.',
      cause:
        'A steering gear that left the plant with balls missing (2024 recall), or worn kingpins or drag link.',
      fix: 'We measure the kingpins and joints, and replace the worn ones. We leave a recalled gear for the dealer.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'MX-13, MX-11 or Cummins X15 in late-model Class 8 Kenworths.',
    'Cat, ISX, N14 and ISM in older W900 and T800 trucks.',
    'PX-7 or PX-9 in medium duty. Our PACCAR page has their oil and coolant figures.',
  ],
  intervals: [
    {
      item: 'Kingpins, slacks and wheel ends',
      when: 'Start with the interval in your Kenworth manual. Shorten it for dusty roads.',
    },
    { item: 'Federal annual inspection', when: 'No more than 12 months apart, with lift axles included.' },
    { item: 'Engine oil', when: 'From the manual for the engine in your truck.' },
  ],
  recalls: [
    {
      date: '2024',
      text: 'Steering gear built with balls missing. About 47,000 Kenworths and Peterbilts, model years 2024 and 2025. It covers several models, and other steering recalls may cover yours. Steering feels wrong? Have the VIN checked before it moves.',
    },
    {
      date: '2023',
      campaign: '23V-087',
      text: 'T280, T380 and T480, model years 2021 to 2024: brake pedal plunger.',
    },
    {
      date: '2022',
      campaign: '22V-779',
      text: 'Display freezes, model years 2022 and 2023. More than 76,000 across the two PACCAR brands.',
    },
    {
      date: '2020',
      text: 'ABS and stability light fuse. It reaches back to 2008 for T170, T270, T370, T660, T800 and W900.',
    },
    {
      date: '2018',
      text: 'Fuel line on the Cummins ISX15 and X15.',
    },
    {
      date: '2018',
      campaign: '18V-816',
      text: 'T680 side markers without reflex reflectors; 1,619 trucks, model years 2013 to 2019.',
    },
  ],
  manufacturerNotes: [],
  visit:
    'We look at what you called about first. On a medium-duty truck we also check the brake pedal. On a tractor we check lights, steering and air, with any lift axle raised and then lowered. We quote the repair before we make it and leave you a written list.',
  aroundTulsa:
    'T680 fleets run I-44, the Will Rogers Turnpike included. T880 winch and dump trucks head for the oil patch. T380 rollbacks and service trucks work every suburb from Owasso to Bixby.',
  whyMobile:
    'A rollback on a hook makes you no money. We repair it at your lot, at any hour in an emergency. Planned work on the rest of the row can go on the same trip.',
  limits:
    'Open recalls, such as the display software and the brake valves, go to a Kenworth dealer. So does warranty work. Does a recall say not to drive? Leave the truck parked until the dealer clears it. Overhauls and bent axles need a shop with a lift and a press.',
  haveReady: [
    'Address, or highway, direction and mile marker',
    'Kenworth VIN',
    'Air brakes or hydraulic',
    'Date on the annual inspection sticker',
    'Axle count, lift axles too',
    'A photo of the dash message',
  ],
  faqs: [
    {
      q: 'Is my T370 in the brake pedal recall?',
      a: 'That recall names the T280, T380 and T480. Check your VIN anyway. A model we don’t name here can still be under another recall.',
    },
    {
      q: 'Can you inspect a T880 with lift axles?',
      a: 'Yes. We check every axle and chamber with the lift axles raised and lowered.',
    },
    {
      q: 'The screen froze once and came back. Can it wait?',
      a: 'No. Have the VIN checked before the next trip. A stopped speedometer is a safety item.',
    },
    {
      q: 'Do you fix the rollback bed as well as the truck?',
      a: 'Yes, the hydraulic side: pump, valve, lines and controls. Bent decks go to a body shop.',
    },
  ],
  related: ['peterbilt', 'paccar'],
  industries: ['delivery', 'construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393', 'cfr-396-11'],
} as const satisfies BrandCopy;
