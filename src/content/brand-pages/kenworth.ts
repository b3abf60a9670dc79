import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Kenworth Repair in Tulsa',
  description:
    'Kenworth T680, T880, W900 or T370 broken down? We repair engines, DEF, air brakes, lights and wiring on site within 120 miles of Tulsa. Call 24/7.',
  drawing: 'tall-sleeper-tractor',
  lead: 'Kenworth down at the dock, on the pad or on an on-ramp? We drive to it and repair the engine, air, brakes or wiring right there.',
  intro: [
    'Call about a T680 that won’t regen, a T880 with a dragging brake or a T370 rollback that won’t tilt its bed. We ask a few questions and head out with parts.',
    'Kenworths fail inspections on small stuff: a dead marker light, a rubbed air line or a slack out of adjustment. We look for those, too.',
    'Dead in a traffic lane? Turn on the flashers and call 911 before us. Get out only if you can reach a safe place away from traffic. Otherwise stay belted in.',
  ],
  repairs: [
    {
      system: 'Brakes',
      jobs: 'Replace foot valves, chambers, slacks, shoes and disc calipers, and fix ABS faults. On medium-duty Kenworths we fix hydraulic brakes as well as air.',
    },
    {
      system: 'Air supply',
      jobs: 'Replace governors, compressors, dryer cartridges and check valves. Repair lift-axle controls.',
    },
    {
      system: 'MX and Cummins engines',
      jobs: 'Trace coolant loss, stop oil leaks, and fix EGR, turbo, misfire, sensor and engine brake faults.',
    },
    {
      system: 'Fuel delivery',
      jobs: 'Change clogged filters, drain water, treat gelled fuel, and replace failing lift pumps and leaking return lines.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Get a stalled regen to finish. Replace DEF pumps and lines, NOx and soot sensors, and blown gaskets.',
    },
    {
      system: 'Lights and electrical',
      jobs: 'Replace marker, brake and turn lights, trailer cords, starters and alternators. Trace multiplex faults.',
    },
    {
      system: 'Steering and wheel ends',
      jobs: 'Replace kingpins, tie rods, hub seals and bearings. Stop power steering leaks.',
    },
    {
      system: 'Rollback and winch hydraulics',
      jobs: 'Repair pumps, valves, leaking fittings, filters and PTO switches.',
    },
    {
      system: 'Climate and cooling',
      jobs: 'Replace fan clutches, radiators and water pumps. Get sleeper A/C and cab heat working.',
    },
  ],
  parts:
    'Give us the VIN, the engine, and whether it has air or hydraulic brakes. One model can have several brake valves and slack lengths, so a photo of the old part’s tag can save a second trip.',
  models: [
    {
      name: 'T680',
      kind: 'Aerodynamic tractor',
      note: 'Regens, air leaks, wiring and steering joints are the usual calls.',
    },
    {
      name: 'T880',
      kind: 'Vocational truck',
      note: 'Dump, mixer or winch. Wet kits, lift-axle air and frame wiring take the beating.',
    },
    {
      name: 'W900 and W990',
      kind: 'Long-nose tractors',
      note: 'Old wiring and air lines on a W900, sensors on a W990.',
    },
    {
      name: 'T800',
      kind: 'Older heavy vocational',
      note: 'Many have a wet kit and heavy rear axles. Those wear first.',
    },
    {
      name: 'T660 and T600',
      kind: 'Older aero tractors',
      note: 'The connectors are old, so we start with a meter.',
    },
    {
      name: 'T480, T380, T280 and T180',
      kind: 'Medium duty, 2021 and newer',
      note: 'Batteries, PTO switches and brakes are the usual calls.',
    },
    {
      name: 'T470, T440, T370, T270 and T170',
      kind: 'Earlier medium duty',
      note: 'Service, rollback and dump bodies. PTO switches, bed hydraulics and brakes wear first.',
    },
    {
      name: 'C500',
      kind: 'Off-road and oilfield',
      note: 'Washboard roads shake fittings loose and rub through wiring.',
    },
    {
      name: 'K270, K370 and L770',
      kind: 'Cabovers',
      note: 'City and refuse routes wear out brakes first.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank or won’t start',
      sign: 'It clicks, cranks slowly or spins without firing.',
      cause: 'Weak batteries, a bad cable or starter, or fuel that lost its prime.',
      fix: 'We load-test batteries, cables and starter, then check fuel pressure and replace what failed.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Air that won’t build',
      sign: 'The compressor runs and runs, or a chamber hisses with your foot on the pedal or the parking brake released.',
      now: 'Leave it parked and chock it.',
      cause:
        'A leaking chamber or line, a dryer purge valve that won’t seat, a bad governor or a tired compressor.',
      fix: 'We air it up, find the leak, test the governor and compressor and replace what failed. Then we time how fast it builds.',
      place: 'field',
      part: 'air-tanks',
    },
    {
      name: 'Coolant loss on an MX engine',
      sign: 'The low-coolant light comes on, often with nothing on the ground.',
      now: 'Shut it off before it gets hot, and leave the cap on.',
      cause: 'A hose, water pump or coolant pipe, or an EGR cooler that leaks inside.',
      fix: 'We pressure-test it cold, test the EGR cooler by itself and replace what we can reach in the truck.',
      place: 'field-then-shop',
      part: 'engine',
    },
    {
      name: 'Regen that won’t finish or won’t last',
      sign: 'It quits partway, or the DPF light comes back soon after.',
      now: 'Call the first time the light comes back, while it still pulls.',
      cause:
        'A leaking clamp, a lazy temperature sensor, a fouled doser or an engine fault that keeps exhaust too cool.',
      fix: 'We scan it, watch temperatures climb and replace the part that holds it back. Then we run the regen outdoors, clear of buildings and anything that burns.',
      place: 'field-then-shop',
      part: 'aftertreatment',
    },
    {
      name: 'Dead dash or dead lights',
      sign: 'One gauge, a row of lights or the whole screen quits, often over bumps.',
      now: 'No speedometer, brake lights, turn signals or headlights? Park it safely and call.',
      cause:
        'A harness rubbed through on the frame, a weak ground or poor power to the display. On some 2022 and 2023 trucks it’s the software in recall 22V-779.',
      fix: 'We check feed and ground and repair the rubbed wire. If the VIN is in the recall, the dealer updates the display.',
      place: 'field-then-dealer',
      part: 'dash',
    },
    {
      name: 'Steering that pulls or catches',
      sign: 'It drifts, it binds, or the wheel is heavier one way than the other.',
      now: 'Park it and call.',
      cause:
        'A low tire, a dragging brake, worn kingpins or a worn drag link. It can also be a steering part under recall.',
      fix: 'We look the VIN up at NHTSA, and the dealer confirms it. Then we check tire pressure and brakes, measure the kingpins and joints and replace the worn ones. Recalled steering parts go to the dealer.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'MX-13, MX-11 or Cummins X15 in late-model Class 8 Kenworths.',
    'Cat, ISX, N14 and ISM in many older heavy Kenworths.',
    'PX-7 or PX-9 in most medium duty.',
  ],
  intervals: [
    { item: 'Federal annual inspection', when: 'At least every 12 months. Lift axles are part of it.' },
    {
      item: 'X15 and MX oil',
      when: 'X15: 25,000 miles under 5 mpg, up to 75,000 above 7. MX engines are similar (Overdrive).',
    },
    {
      item: 'PX-7 oil, 15-quart pan',
      when: '9,000 miles, 500 hours or 12 months in general duty, whichever comes first. The bigger pan has its own figure.',
    },
    {
      item: 'PX-9 extended-life coolant',
      when: '750,000 miles or 22,000 hours, whichever is first.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24E-078 / Cummins C7083',
      text: 'X15 fuel pump barrel can crack, leak and stall it: C500, T680, T800, T880, W900 and W990 of 2025. The part is replaced free.',
    },
    {
      date: '2024',
      campaign: '24V-433 / 24KWG',
      text: 'The ball stud in the tie rod or drag link can break, and then the truck doesn’t steer. About 7,400 PACCAR trucks: K270, K370, T280, T380, T480, T680, T880, W900 and W990 of 2025. PACCAR says don’t drive it until the dealer has checked or replaced it.',
    },
    {
      date: '2024',
      campaign: '24V-044 / 24KWC',
      text: 'Steering gear built with balls missing. About 47,000 PACCAR trucks, model years 2024 and 2025: T280, T380, T480, T680, T880, L770 and W990. There may be no warning. The dealer replaces a bad one.',
    },
    {
      date: '2024',
      campaign: 'PACCAR 24KWL',
      text: 'Electrical noise can upset the unit that runs ABS and stability control. About 221,000 PACCAR trucks: most T models, W900 and W990 of 2021 to 2025, and the C500 of 2024 and 2025. The dealer reprograms it.',
    },
    {
      date: '2024',
      campaign: 'PACCAR 24KWE',
      text: 'Bad connector in the gear shifter: the truck may not move again after a stop. About 116,000 PACCAR trucks: T180, T280, T380, T480, T880 and W990, model years 2021 to 2024, and T680 to 2025. The dealer replaces it if needed.',
    },
    {
      date: '2023',
      campaign: '23V-087',
      text: 'Certain T280, T380 and T480, model years 2021 to 2024. The brake pedal can go dead after a quick release, because its plunger comes off the valve. Call the dealer with the VIN before the next trip. Recall open? Leave it parked.',
    },
    {
      date: '2022',
      campaign: '22V-779',
      text: 'The 15-inch display can freeze on the T680, T880 and W990, model years 2022 and 2023. PACCAR expects 1 percent of the 76,000 trucks to have it. The dealer updates it.',
    },
    {
      date: '2022',
      campaign: 'PACCAR 22KWE',
      text: 'An earlier batch of steering gear with balls missing: about 47,500 PACCAR trucks built from June 2021 to June 2022. It covers the C500, W900 and W990, and most T models from T170 to T880.',
    },
    {
      date: '2022',
      campaign: '22V-277 / 22KWB',
      text: 'The bolts that hold the steering arm on a Dana D-series axle can fail. 17,641 PACCAR trucks of 2018 to 2020: T270, T370, T440, T470, T660, T680, T800, T880, W900 and W990. The dealer replaces the bolts.',
    },
  ],
  manufacturerNotes: [],
  visit:
    'First we look at what you called about. Then we check lights, steering, brakes and air, and run any lift axle up and down. We quote the repair first and leave you a written list.',
  aroundTulsa:
    'T680 fleets run I-44, the Will Rogers Turnpike included. T880 winch and dump trucks head for the oil patch. T380 rollbacks and service trucks work every suburb from Owasso to Bixby. We come to all three.',
  whyMobile:
    'Your truck earns nothing on the dealer’s lot. We come to your lot, at any hour in an emergency. Planned work on the rest of the row can go on the same trip.',
  limits:
    'A Kenworth dealer does open recalls and warranty work. If a recall says don’t drive, leave it parked. A particulate filter full of ash goes to a cleaning shop. Overhauls and bent axles need a shop with a lift and a press.',
  haveReady: [
    'Address, or highway, direction and mile marker',
    'Kenworth VIN',
    'Air brakes or hydraulic',
    'Axle count, lift axles too',
    'A photo of the dash message',
  ],
  faqs: [
    {
      q: 'Can you do the annual inspection on the same trip?',
      a: 'Yes. Tell us when you book, and park it on hard, level ground.',
    },
    {
      q: 'The screen froze once and came back. Can it wait?',
      a: 'No. A stopped speedometer is a safety item. Have the VIN checked before the next trip.',
    },
    {
      q: 'Do you fix the rollback bed as well as the truck?',
      a: 'Yes, the hydraulic side: pump, valve, lines and controls. Bent decks go to a body shop.',
    },
  ],
  related: ['peterbilt', 'paccar'],
  industries: ['delivery', 'construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393', 'cfr-396-11'],
} as const satisfies BrandContent;
