import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Freightliner Repair in Tulsa',
  description:
    'Freightliner in derate, losing air or dead on the shoulder? We repair Cascadia, M2, SD and MT trucks where they sit, within 120 miles of Tulsa, 24/7.',
  drawing: 'truck',
  lead: 'Cascadia in derate? M2 that won’t crank? We come to your yard, dock or roadside around Tulsa, day or night, and fix engine, air, brake, fuel and electrical faults right there.',
  intro: [
    'We work on Freightliner highway tractors, M2 box and service trucks, SD dumps and walk-in vans. Read us the codes on the dash, so we load the right parts.',
    'We look the VIN up at NHTSA while we talk. Heavy trucks can be missing there, so ask the dealer, too. Some Freightliners have open recalls on the steering or front brakes, and those are generally free.',
    'If it still steers and stops, get it out of traffic and onto level ground. Stuck in a lane? Flashers on and call 911 first, then us. Leave the truck only if there’s a safe way off the road. If there isn’t, stay buckled up.',
  ],
  repairs: [
    {
      system: 'Aftertreatment',
      jobs: 'Replace NOx sensors, DEF pumps, dosing valves, DEF heaters and temperature probes. We run parked regens outdoors, clear of buildings and dry grass.',
    },
    {
      system: 'Engine',
      jobs: 'Repair Detroit, Cummins, Mercedes and Cat engines: oil leaks, boost leaks, EGR faults, injectors, belts, tensioners and no-starts.',
    },
    {
      system: 'Fuel',
      jobs: 'Change plugged filters, bleed out air, replace lift pumps, water separators and lines.',
    },
    {
      system: 'Cooling',
      jobs: 'Replace water pumps, thermostats, fan clutches, surge tanks, hoses and radiators. We pressure-test to find the leak.',
    },
    {
      system: 'Brakes and air',
      jobs: 'Replace chambers, calipers, slack adjusters, shoes, drums, compressors, air dryers, governors and ABS sensors, and thaw frozen lines. We fix hydraulic brakes on the lighter M2 and MT too.',
    },
    {
      system: 'Steering and suspension',
      jobs: 'Replace drag links, tie rods, kingpins, shocks, air bags and leveling valves.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace batteries, starters, alternators, cables and grounds. Trace faults in the SAM modules on a Cascadia and the bulkhead and chassis modules on an M2.',
    },
    {
      system: 'Driveline and clutch',
      jobs: 'Replace U-joints, carrier bearings and axle seals, adjust clutches, and trace shift faults on the DT12 and Eaton boxes.',
    },
    {
      system: 'Cab, A/C and doors',
      jobs: 'Repair compressors, condensers, blowers, blend doors, wipers, windows and the roll-up doors on MT vans.',
    },
  ],
  parts:
    'Give us the full VIN and the engine model. Freightliner builds the same truck with several engines and axles, and the VIN shows which filters, sensors and brake parts fit yours. We bring those on the first trip, or tell you by phone when we can’t.',
  models: [
    {
      name: 'Cascadia',
      kind: 'Class 8 tractor',
      note: 'DEF sensors, air leaks, batteries and steering joints are the usual calls.',
    },
    {
      name: 'Columbia, Century Class, Coronado, FLD 120 and Classic XL',
      kind: 'Older tractors',
      note: 'Detroit, Mercedes, Cummins or Cat engine: tell us which.',
    },
    {
      name: 'M2 106',
      kind: 'Medium-duty truck',
      note: 'It can have air or hydraulic brakes, so tell us which.',
    },
    {
      name: 'M2 112',
      kind: 'Heavier straight truck or day cab',
      note: 'Bigger engines than the 106. Give us the engine model.',
    },
    {
      name: '108SD',
      kind: 'Vocational',
      note: 'Bucket, dump and service bodies. PTO wiring and brakes wear first.',
    },
    {
      name: '114SD',
      kind: 'Heavy vocational',
      note: 'Mixers and dumps. Brakes, PTO lines and frame wiring take the wear.',
    },
    {
      name: '122SD',
      kind: 'Heavy haul and tow',
      note: 'Count the axles for us, so we bring enough brake parts.',
    },
    {
      name: 'MT45 and MT55',
      kind: 'Walk-in van chassis',
      note: 'Brakes, batteries and roll-up doors wear first.',
    },
  ],
  failures: [
    {
      name: 'No crank, or dead after a night parked',
      sign: 'A click, slow crank or dark dash.',
      cause:
        'Weak batteries, a corroded cable end, a bad starter or something drawing power with the key off.',
      fix: 'We load-test each battery and measure the voltage drop to the starter. Then we replace what failed.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'DEF derate',
      sign: 'Check-engine and DEF lights, then a countdown to a speed limit.',
      now: 'Read us the message before you shut it off or refuel.',
      cause: 'Low or bad DEF, a failed NOx sensor, a plugged dosing valve or a chafed harness.',
      fix: 'We test the fluid, scan the truck and measure what the doser delivers. We replace the part that fails its test and run the reset.',
      place: 'field-or-dealer',
      part: 'aftertreatment',
    },
    {
      name: 'Regen won’t finish',
      sign: 'A parked regen quits, or the DPF light is back within days.',
      now: 'Don’t keep forcing it. Call.',
      cause: 'A bad temperature or pressure sensor, a fouled doser, an exhaust leak or ash.',
      fix: 'We read the soot level, replace what stops it and run the regen. A filter full of ash goes to a cleaning shop.',
      place: 'field-then-shop',
      part: 'dash',
    },
    {
      name: 'Air pressure gone overnight',
      sign: 'Low gauges in the morning, or a compressor that keeps running.',
      now: 'Don’t move it, and chock the wheels.',
      cause: 'A leaking brake chamber, line, tank drain or air dryer, or a worn compressor.',
      fix: 'We build pressure, find the leak, replace the part and time the leak-down again.',
      place: 'field',
      part: 'drive-axle',
    },
    {
      name: 'Pulls to one side when braking',
      sign: 'It pulls as you brake, or as you come off the pedal.',
      now: 'Park it and call.',
      cause:
        'A worn hose, a sticky chamber or caliper, or a slack adjuster. If it pulled while the truck braked by itself, suspect the modulator valve, which has been recalled three times.',
      fix: 'We check the VIN, drain the tanks for oil and rust, and test each side. We replace worn parts on site. If the valve recall is open, the truck goes to the dealer.',
      place: 'field-then-dealer',
      part: 'front-brakes',
    },
    {
      name: 'Loose steering',
      sign: 'It wanders, or clunks over expansion joints.',
      now: 'Park it and call.',
      cause: 'Worn tie rod ends or kingpins, a loose steering gear, or a drag link left loose at the plant.',
      fix: 'We check the VIN at NHTSA and you ask the dealer. A recalled truck goes to the dealer. No recall? We check every joint and the gear mounting, and replace worn parts on site.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'Detroit DD13, DD15 or DD16, or a Cummins ISX15 or X15, in most Cascadias. Older tractors came with the Series 60, Mercedes MBE 4000, Cat or Cummins.',
    'Cummins in most M2 trucks. Newer ones can have a Detroit DD5 or DD8, and old ones a Mercedes or a Cat.',
    'The DT12 automated box and Eaton gearboxes in tractors. Allison automatics in most M2, SD and MT trucks.',
  ],
  intervals: [
    {
      item: 'Engine oil, newer engines',
      when: '25,000 miles in hard service, up to 75,000 at the best mpg (Overdrive on Detroit and Cummins).',
    },
    {
      item: 'Annual DOT inspection',
      when: 'Every 12 months. We can do it on the same visit as the repair.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24V-571 / F1007',
      text: 'Tie rod ball stud that can break, so you lose the steering: some 2025 Cascadia, M2, 108SD and 114SD. About 3,000 trucks, Western Star included. Check the VIN before it goes out.',
    },
    {
      date: '2023',
      campaign: '23V-895 / FL-991',
      text: 'M2, model year 2024: the shifter has a Park position with no park pawl behind it, so the truck can roll. More than 1,300 trucks. Set the parking brake.',
    },
    {
      date: '2023',
      campaign: '23V-105 / FL-967',
      text: 'Drag link not tightened enough on 108SD, 114SD, 122SD, M2 and late-built Columbia and Coronado, model years 2019 to 2021, and some 2020 Cascadias. You can lose the steering. More than 60,000 trucks.',
    },
    {
      date: '2023',
      campaign: '23V-073',
      text: 'Front brake modulator valve, on trucks without adaptive cruise control: Cascadia, model years 2017 to 2023, and 114SD, 2022. The truck can pull when stability control brakes. About 70,000 trucks.',
    },
    {
      date: '2022',
      campaign: '22V-817',
      text: 'Front brake modulator valve that can corrode, on trucks with adaptive cruise control: Cascadia, model years 2017 to 2023; M2, 2020 to 2022; 108SD, 2021; 114SD, 2022. When the truck brakes by itself, it can pull hard to one side. About 218,000 trucks.',
    },
    {
      date: '2022',
      campaign: '22V-554 / FL-949',
      text: '108SD, 114SD, M2, Cascadia and MT45, model year 2023, with certain Cummins engines: the engine control module can short and stop the engine.',
    },
    {
      date: '2021',
      campaign: '21V-689 / FL-900',
      text: 'Cascadia, model years 2019 to 2021: drag link taper not tightened enough, which can end in loss of steering. More than 105,000 trucks.',
    },
    {
      date: '2021',
      campaign: '21V-326 / FL-886',
      text: '108SD, 114SD and M2, model years 2018 to 2021, with certain Cummins engines: the fuel rail can leak and start a fire.',
    },
    {
      date: '2020',
      campaign: '20V-390 / FL-855',
      text: 'Cascadia, model years 2017 to 2021: the front brake modulator valve can corrode and pull the truck to one side when it brakes by itself. More than 164,000 trucks.',
    },
    {
      date: '2018',
      campaign: 'FL-789',
      text: 'Cascadia, 122SD and Coronado, model year 2017 on, with a Cummins ISX15 or X15: a fuel line can burst and the engine can stall. About 4,500 trucks, Western Star included.',
    },
  ],
  manufacturerNotes: [
    'Daimler Trucks North America builds Freightliner and Western Star, so one recall can cover both.',
  ],
  visit:
    'We read the codes before we clear anything, then test. You get a price before we turn a wrench on the repair.',
  aroundTulsa:
    'Cascadias run I-44 and US-412. In town we work on M2 box trucks, SD dumps on jobsites and walk-in vans at parcel docks. We go 120 miles from Tulsa, truck stops and shoulders included.',
  whyMobile:
    'A tow to the Freightliner dealer costs you the hook-up and most of a day. A sensor, a starter or a brake chamber doesn’t need a tow. We fix it where the load is.',
  limits:
    'A Daimler Trucks dealer does open recalls, module programming and warranty work. Engine and transmission rebuilds need a shop.',
  haveReady: [
    'Highway, direction and mile marker, or address and dock door',
    'All 17 characters of the VIN',
    'SPN and FMI numbers, if the dash shows them',
    'Loaded or empty, and what you’re hauling',
    'Engine make and model',
  ],
  faqs: [
    {
      q: 'Can you clear a 5 mph derate on the shoulder?',
      a: 'Often, yes, once we fix the cause. Some engines need dealer software to lift the derate. If yours does, we’ll tell you before you spend money on parts. We don’t delete or bypass emissions parts, and a code cleared without a repair comes back.',
    },
    {
      q: 'Do you service Freightliner walk-in vans?',
      a: 'Yes, at your dock. On MT chassis we do brakes, batteries, charging, cooling and doors.',
    },
    {
      q: 'My Cascadia wanders. Can I keep driving it?',
      a: 'No. Leave it parked and give the VIN to us and the Freightliner dealer. If a steering recall is open, the truck goes to the dealer on a hook, so ask who pays for the tow. If not, we check the steering where the truck is.',
    },
  ],
  related: ['detroit', 'western-star', 'cummins'],
  industries: ['delivery', 'construction'],
  regulations: ['cfr-396-17', 'cfr-396-11', 'epa-def-2025'],
} as const satisfies BrandContent;
