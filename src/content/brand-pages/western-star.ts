import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Western Star Repair in Tulsa',
  description:
    'Western Star 49X, 47X or 4900 down on the lease or the pad? Mobile repair within 120 miles of Tulsa: Detroit engines, air, wiring, wet kits, DEF, 24/7.',
  drawing: 'winch-truck',
  lead: 'Western Star stuck on a lease road or at the plant? We bring the tools to it and fix engine, air, electrical and hydraulic trouble out there.',
  intro: [
    'We work on Western Star heavy-haul tractors, winch trucks, dumps, mixers, vac trucks and wreckers. Tell us the complaint, how it’s loaded and what’s mounted on the frame.',
    'One thing first if you own a 47X or 49X. A February 2026 recall on the battery-to-starter stud covers about 27,000 of them for fire risk. It replaces an earlier recall, so a truck repaired the first time needs the new repair, too. Check your VIN for F1029.',
    'Stopped in a lane? Set the four-ways and call 911 before us. Get out only if you can get safely off the road. If not, stay in your belt.',
  ],
  repairs: [
    {
      system: 'Detroit and Cummins engines',
      jobs: 'Stop oil and coolant leaks, replace charge-air boots, EGR parts and sensors, fix engine brakes and low power.',
    },
    {
      system: 'Diesel fuel',
      jobs: 'Change filters, reseal filter modules, fix fuel that drains back after parking, replace transfer pumps, fix dual-tank crossovers, clear dirty fuel from remote tanks.',
    },
    {
      system: 'DEF and exhaust',
      jobs: 'Replace NOx sensors and DEF lines, clean doser deposits, tighten loose V-bands, run parked regens outdoors, clear of anything that burns.',
    },
    {
      system: 'Starting and charging',
      jobs: 'Repair battery boxes. Replace batteries, starters, alternators, cables, grounds and disconnect switches.',
    },
    {
      system: 'Chassis wiring and lights',
      jobs: 'Repair rubbed harness, work lights, beacon and winch switches, trailer plugs and body-builder wiring.',
    },
    {
      system: 'Air and foundation brakes',
      jobs: 'Replace parking brake valves, chambers, dryers, cracked hoses, shoes and drums, and fix lift-axle air.',
    },
    {
      system: 'Suspension and running gear',
      jobs: 'Replace walking-beam bushings, torque rods, springs, kingpins and wheel seals. Check fifth-wheel wear.',
    },
    {
      system: 'Wet kits, winches and PTO',
      jobs: 'Repair hydraulic pumps, control valves and leaking fittings, check relief settings, change tank filters, fix PTO shift faults.',
    },
    {
      system: 'Radiator, A/C and heater',
      jobs: 'Blow out radiators full of dust, replace fan clutches and failed hoses, get A/C and heat working.',
    },
  ],
  parts:
    'Start with the VIN and the engine serial number. Then tell us the transmission, the number of axles and the winch or pump on it. Western Star builds to order, so we match brake, air and driveline parts to your truck’s own build list.',
  models: [
    {
      name: '49X',
      kind: 'Heavy vocational',
      note: 'Wet kits, DEF sensors and wiring are the usual calls. F1029 covers model years 2020 to 2027, so park it outside, away from buildings and other trucks, until it’s fixed.',
    },
    {
      name: '47X',
      kind: 'Vocational, set-back or set-forward axle',
      note: 'Mixers and dumps. Brakes and PTO come first. F1029 covers 2021 to 2027.',
    },
    {
      name: '57X',
      kind: 'Highway tractor',
      note: 'Sensors, air and wiring are the usual roadside calls.',
    },
    {
      name: '5700XE',
      kind: 'Earlier highway tractor',
      note: 'Some chassis parts are the same as a Cascadia’s.',
    },
    {
      name: '4700',
      kind: 'Dump, mixer, vac truck',
      note: 'PTOs, vac pumps and mixer hydraulics take the wear.',
    },
    {
      name: '4800',
      kind: 'Plow, logging and dump',
      note: 'Check frame-rail wiring and brake linkage when it works in salt or mud.',
    },
    {
      name: '4900',
      kind: 'Long-nose heavy haul',
      note: 'Heavy loads wear springs, kingpins and wheel ends.',
    },
    {
      name: '6900',
      kind: 'Extra-heavy and off-road',
      note: 'Off the road, suspension and driveline joints wear first.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank or fire',
      sign: 'It clicks, drags, or spins and won’t catch.',
      now: '47X or 49X that cranks slow or not at all? Look at the battery stud before you try again. Melted or corroded? Stop.',
      cause:
        'Low batteries, a corroded cable or stud, a bad starter, a plugged filter or fuel that drained back.',
      fix: 'We load-test the batteries, check cables, stud and starter, then fuel pressure, and replace what’s bad.',
      place: 'field',
      part: 'starter',
    },
    {
      name: 'Won’t build air',
      sign: 'The low-air light stays on, or it loses air parked.',
      now: 'Leave it where it is, wheels chocked.',
      cause: 'A cracked hose, a leaking chamber, the dryer or the compressor.',
      fix: 'We find the leak by ear and soap, replace the part and time the build.',
      place: 'field',
      part: 'air-tanks',
    },
    {
      name: 'Engine quits under way',
      sign: 'It dies on the road, then may restart.',
      now: 'Coast it off the road, set the brake and four-ways, and call.',
      cause: 'A plugged fuel filter, a loose or melted ground, a bad power feed or a failed engine module.',
      fix: 'We check the VIN, load-test power and ground at the module and read fuel pressure. We replace bad cables and filters on the spot.',
      place: 'field-or-dealer',
      part: 'engine',
    },
    {
      name: 'Hot battery-to-starter stud',
      sign: 'Slow crank, or a melted boot, corrosion or heat at the frame-rail stud.',
      now: 'Smoke, flame or a burning smell? Get everyone away and call 911. If not, don’t start it. Call us to isolate the batteries, and the dealer for the recall.',
      cause: 'The stud was put in wrong or has corroded, and it can short. Recall F1029 replaces 25V-326.',
      fix: 'We inspect the stud and boot and isolate the batteries. The recall parts come from the dealer.',
      place: 'field-then-dealer',
      part: 'battery',
    },
    {
      name: 'Derate far from pavement',
      sign: 'Power drops in steps after hours of idle and PTO time.',
      now: 'Call at the first drop in power, while it can still get to firm ground.',
      cause: 'Soot builds while the engine runs cool. Bad DEF and failed sensors do the same.',
      fix: 'We check the DEF, scan soot level and sensors, fix the cause and run a regen outdoors on bare ground. An ash-filled filter means a shop.',
      place: 'field-then-shop',
      part: 'aftertreatment',
    },
    {
      name: 'Winch or wet kit won’t pull',
      sign: 'The PTO is in, but the winch stalls or the bed crawls.',
      now: 'Slack the line if it’s safe, and keep people clear.',
      cause: 'Low oil, a relief valve that leaks, a worn pump or a PTO that slips.',
      fix: 'We put a gauge on the circuit, set or replace the relief and fix the leak. A worn pump gets changed if we can lift it safely.',
      place: 'field-then-shop',
      part: 'driveline',
    },
    {
      name: 'Parking brake slow to set',
      sign: 'There’s no rush of air when you pull the knob.',
      now: 'Wheels chocked before anybody gets under or behind it.',
      cause: 'Water or ice in a valve, a blocked exhaust port, or an inversion valve that sticks.',
      fix: 'We check the VIN and time how long the brake takes to set. FMVSS 121 allows three seconds. If it’s slow and there’s no recall, we replace the valve.',
      place: 'field-then-dealer',
      part: 'drive-axle',
    },
  ],
  faultCodes: [],
  engines: [
    'Detroit DD13, DD15 or DD16 in most late trucks.',
    'Cummins X15, X12 or L9 by order, and ISX in earlier ones.',
    'DT12, Allison or Eaton transmissions. Older 4900s can have a Series 60 or a Cat.',
  ],
  intervals: [
    {
      item: 'Engine oil, Detroit',
      when: '25,000 miles in rough work to 75,000 at high mpg, Overdrive reports.',
    },
    {
      item: 'Fifth wheel and walking beams',
      when: 'Grease the fifth wheel daily in mud and dust. On walking beams, grease what your manual lists.',
    },
    {
      item: 'Western Star annual inspection',
      when: 'Every 12 months at the latest. We can do it on the lease.',
    },
  ],
  recalls: [
    {
      date: 'February 2026',
      campaign: 'F1029',
      text: 'Battery-to-starter stud can short and start a fire; about 27,000 trucks. Replaces 25V-326, and trucks repaired under that need this one. The repair was still in the works then, so ask the dealer.',
    },
    {
      date: '2024',
      campaign: '24V-571 / F1007',
      text: '47X, model year 2025: a ball stud in the tie rod can break and take the steering with it. Park it until the dealer has checked the VIN.',
    },
    {
      date: '2024',
      campaign: 'FL-992',
      text: '149 trucks, 4900 and 6900, built from June 2022 to September 2023: a valve delays the parking brake, and the truck can roll.',
    },
    {
      date: '2023 and 2022',
      campaign: '23V-073, 22V-817',
      text: 'A front brake valve can corrode, and the truck can pull to one side when stability control brakes it. 49X, model years 2020 to 2023; 47X, 2021 to 2023; 57X, 2021 and 2022.',
    },
    {
      date: '2022',
      campaign: '22V-554 / FL-949',
      text: '4700, 47X and 49X, model year 2023, with certain Cummins engines: the control module can short out and kill the engine. 1,375 Daimler trucks.',
    },
    {
      date: '2021',
      campaign: 'Ask the dealer',
      text: 'A power stud through the bulkhead can arc and start a fire; the dealer replaces it. 7,128 trucks: 4700, 4900, 5700 and 6900, model years 2017 to 2019. It replaces a 2018 recall.',
    },
    {
      date: '2021',
      campaign: '21V-206 / FL-880',
      text: 'A ground harness can melt and stall the engine; the dealer replaces it. Over 5,000 4700 and 5700 trucks, model years 2019 to 2021.',
    },
    {
      date: '2021',
      campaign: '21V-326 / FL-886',
      text: '4700, model years 2018 to 2021, with certain Cummins engines: fuel can leak at the rail and catch fire.',
    },
    {
      date: '2018',
      campaign: 'FL-789',
      text: '4900, model year 2017 on, with a Cummins ISX15 or X15: the fuel line can burst and stall the engine.',
    },
  ],
  manufacturerNotes: [],
  visit:
    'On a 47X or 49X we check the battery stud before we work on it. Then we go to your complaint with gauges and the scan tool. You’ll have the price before we start the repair.',
  aroundTulsa:
    '49X and 4900 tractors move rigs and tanks west of Tulsa. 47X and 4700 vac trucks, mixers and dumps work plants and road jobs. We drive to the pad, the pit or the shoulder, up to 120 miles out.',
  whyMobile:
    'Getting a loaded heavy-haul rig to a dealer takes a heavy wrecker and a lost day. Getting us to the rig takes a phone call and a pin. We repair it loaded when that’s safe.',
  limits:
    'Recall parts, Daimler programming and warranty work are the dealer’s. Gearbox, rear-end and in-frame engine jobs need a shop. We get the truck ready for the tow if it comes to that.',
  haveReady: [
    'Pad, pit or road, direction and mile marker',
    'Western Star VIN',
    'Engine and transmission',
    'Any letter or invoice for recall 25V-326',
    'Gross weight and what it’s pulling',
    'Site rules, gate contact',
  ],
  faqs: [
    {
      q: 'My 49X was fixed in 2025. Am I covered?',
      a: 'Not if that was 25V-326. Trucks repaired under it still need the new repair. Call the dealer with your VIN.',
    },
    {
      q: 'Can you replace the recalled stud?',
      a: 'No. The dealer installs it free and records it. We can inspect it, isolate the batteries and fix your other problems.',
    },
  ],
  related: ['freightliner', 'detroit'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393'],
} as const satisfies BrandContent;
