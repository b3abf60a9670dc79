import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Ford Transit Repair in Tulsa',
  description:
    'Ford Transit van down or due for brakes? We fix it at your lot or on the road, 120 miles around Tulsa: driveshaft, brakes, battery, engine, A/C. 24/7.',
  drawing: 'medium-roof-van',
  lead: 'Transit won’t start, shakes, runs hot or grinds? We come to the van and fix brakes, batteries, engine faults, cooling and A/C on the spot, so the driver can get back on the route.',
  intro: [
    'We repair Ford Transit cargo vans, shuttles, cutaway box trucks and service bodies. One van at the curb or a row on your lot: we bring parts, tools and a scanner.',
    'Do you own a 2015 to 2017 Transit? Find out if the rubber driveshaft coupling has been replaced with a U-joint shaft. We check that with a light on any visit. Cracked? Set the parking brake, chock the wheels and call a Ford dealer.',
    'Van dead in a traffic lane? Turn the flashers on and call 911 first, then us. Get everybody out only if they can reach a safe place away from traffic. If not, stay belted in.',
  ],
  repairs: [
    {
      system: 'Brakes and hubs',
      jobs: 'Replace pads, rotors, calipers, hoses, wheel bearings, ABS sensors and parking brake cables.',
    },
    {
      system: 'Battery, charging and starting',
      jobs: 'Load-test and swap batteries, replace alternators and starters, clean grounds, find the drain in upfit wiring.',
    },
    {
      system: 'Engine',
      jobs: 'Fix misfires and no-starts with coils, plugs, throttle bodies, belts and EcoBoost charge pipes. Stop oil leaks.',
    },
    {
      system: 'Cooling',
      jobs: 'Replace water pumps, thermostats, fans, hoses and radiators, and fix reservoir leaks.',
    },
    {
      system: 'Fuel and emissions',
      jobs: 'Replace fuel pumps, purge valves and oxygen sensors, seal exhaust leaks. On diesels, change fuel filters and fix DEF faults and regens.',
    },
    {
      system: 'Ball joints and suspension',
      jobs: 'Replace worn joints, tie rods, struts, sway-bar links, rear shocks and leaf-spring hardware.',
    },
    {
      system: 'Driveline',
      jobs: 'Replace driveshaft joints, carrier bearings, shift cables and axle seals, and stop transmission fluid leaks.',
    },
    {
      system: 'A/C and heat',
      jobs: 'Repair compressors, condensers, blowers, blend doors and the rear system on shuttles.',
    },
    {
      system: 'Doors, lights and body wiring',
      jobs: 'Replace sliding-door rollers and latches. Fix backup cameras, light bars, inverters and liftgate power.',
    },
  ],
  parts:
    'VIN, mileage and engine get us the right pads, battery and sensors. Brakes differ between a 150 and a 350HD, so tell us single or dual rear wheels. For box trucks, add the upfitter’s name. We bring parts for the whole row if you send the VINs together.',
  models: [
    {
      name: 'Transit 150',
      kind: 'Cargo van',
      note: 'Front pads, the battery and the sliding-door rollers wear first.',
    },
    {
      name: 'Transit 250',
      kind: 'Cargo van',
      note: 'Stop-and-go routes wear the front brakes first. We load-test the battery while we’re there.',
    },
    {
      name: 'Transit 350',
      kind: 'Cargo van',
      note: 'Near its weight limit all day, it wears pads and rear shocks sooner.',
    },
    {
      name: 'Transit 350HD',
      kind: 'Dual rear wheel van',
      note: 'Its rear brakes and hubs are different, and they do most of the work.',
    },
    {
      name: 'Transit Passenger and Crew',
      kind: 'Shuttle and crew van',
      note: 'Rear A/C, doors and brakes are the usual jobs.',
    },
    {
      name: 'Transit cutaway',
      kind: 'Box truck and shuttle body',
      note: 'Brakes and body wiring are the usual jobs. The 156 and 178 inch wheelbases were outside the 2017 coupling recall.',
    },
    {
      name: 'Transit chassis cab',
      kind: 'Service and flatbed body',
      note: 'Keep the upfitter’s wiring diagram in the cab.',
    },
    {
      name: 'Transit AWD and Trail',
      kind: 'All-wheel-drive vans',
      note: 'These add a front driveshaft and axles. We check their boots and seals.',
    },
    {
      name: 'E-Transit',
      kind: 'Battery electric',
      note: 'We do the 12-volt side, brakes and suspension. High-voltage repair goes to a trained EV shop.',
    },
    {
      name: 'Transit Connect',
      kind: 'Compact van',
      note: 'Smaller, with front-wheel drive. Its parts differ, so tell us. A 2013 to 2021 Connect can be in the shift cable recall.',
    },
  ],
  failures: [
    {
      name: 'Cranks slowly or won’t start',
      sign: 'It cranks slowly after idling with the lights and inverter on.',
      cause: 'A weak battery, a corroded ground or an add-on circuit that never turns off.',
      fix: 'We load-test each battery, measure the drain and trace the upfitter’s relay. Then we change the bad part.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Overheats at the curb',
      sign: 'The gauge climbs at idle and drops on the road.',
      now: 'Pull over, shut it off and leave the cap on. Smoke? Get out, get clear and call 911.',
      cause: 'Low coolant, a dead fan or a radiator full of cottonwood fluff.',
      fix: 'We check the level cold, run the fan by scan tool, clean the fins and replace the fan or the part that leaks.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'Check-engine light',
      sign: 'The light stays on, or flashes when the van shakes.',
      now: 'Flashing? Pull over and shut it off.',
      cause: 'A misfire, a failed oxygen sensor or a purge valve.',
      fix: 'We read the codes, find the weak cylinder or the bad sensor and replace coil, plug, sensor or valve.',
      place: 'field',
      part: 'dash',
    },
    {
      name: 'Shakes, clunks or rolls in Park',
      sign: 'A shake or clunk that gets worse with miles. The van may roll in Park.',
      now: 'Don’t drive it. Set the parking brake, chock the wheels and call.',
      cause:
        'A worn U-joint or carrier bearing, or a shift cable that came off. On many 2015 to 2017 vans, the rubber coupling behind the transmission cracks. On some 2023 and 2024 vans, it’s the rear axle recall.',
      fix: 'We look and tell you which it has. Any crack in the rubber: leave it parked, pull the keys and call a Ford dealer with the VIN. On a U-joint shaft, we check the joints, the carrier bearing and the shift cable and replace the worn part there.',
      place: 'field-then-dealer',
      part: 'driveshaft',
    },
    {
      name: 'Grinding brakes',
      sign: 'You hear grinding, or the pedal pulses.',
      now: 'Park it.',
      cause: 'Pads and rotors worn out by stop after stop on a route, or a caliper that sticks.',
      fix: 'We measure pads and rotors, free or replace the caliper and fit new parts at your lot.',
      place: 'field',
      part: 'front-wheels',
    },
    {
      name: 'Wanders or clunks up front',
      sign: 'It drifts, or knocks over bumps.',
      now: 'Quit driving it.',
      cause: 'A worn ball joint, tie rod end or sway-bar link.',
      fix: 'We load each joint and replace the loose one. A shop does the alignment.',
      place: 'field-then-shop',
      part: 'steering',
    },
    {
      name: 'Loud exhaust',
      sign: 'A ticking or roar from below.',
      now: 'Smell exhaust in the van? Park it, shut it off, get out and call.',
      cause: 'A leaking gasket or joint, or a broken manifold stud.',
      fix: 'We find the leak cold, then replace the gasket, the joint or the hardware. A stud broken off flush in the head can need a shop.',
      place: 'field-then-shop',
      part: 'exhaust',
    },
  ],
  faultCodes: [],
  engines: [
    'Gas V6 in most, with or without the EcoBoost turbos. The Connect has a four-cylinder.',
    'The Power Stroke diesel in some earlier vans. It uses DEF, so tell us.',
    'Electric motor in the E-Transit.',
  ],
  intervals: [
    {
      item: 'Interim driveshaft coupling on recalled vans',
      when: 'Under 17V-408, the dealer replaced it every 30,000 miles. Under Ford 19S38 it’s every 40,000 miles, until the dealer installs the U-joint shaft. Check your VIN.',
    },
    {
      item: 'Oil and filter',
      when: 'When the oil life monitor calls for it.',
    },
    { item: 'Brake pads', when: 'We measure them at each oil service on stop-and-go routes.' },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24V-102 / Ford 24S05',
      text: 'Some Transits, model years 2023 and 2024, left the plant short of rear axle oil. The rear wheels can lock, or the driveshaft can come loose and the van can roll in Park. 77,584 vans. The dealer replaces the bearings or the axle if needed.',
    },
    {
      date: '2022',
      campaign: '22V-413 / Ford 22S43',
      text: 'Transit Connect, model years 2013 to 2021: the shift cable bushing can come off, so the van can roll with the lever in Park. Set the parking brake every time. The dealer replaces the bushing and adds a cap.',
    },
    {
      date: '2019',
      campaign: '19V-767 / Ford 19S38',
      text: 'Repeat recall of the driveshaft coupling below. The dealer installs a U-joint shaft.',
    },
    {
      date: '2017 and 2018',
      campaign: 'Ford 17S34',
      text: 'Water in the trailer tow module can short the wiring, even when parked. It can catch fire. About 99,900 vans with the module, model years 2015 to 2017. Park it outdoors until the dealer adds a drain hole and a fuse.',
    },
    {
      date: '2017',
      campaign: '17V-408 / Ford 17S15',
      text: 'The driveshaft’s rubber coupling can crack; 372,991 vans, model years 2015 to 2017. A loose shaft can damage brake and fuel lines and let the van roll in Park.',
    },
  ],
  manufacturerNotes: [],
  visit:
    'For one van: we scan it, test, quote and repair. For a row: we walk the line with a light, measure brakes, check couplings and load-test batteries. Each van gets its own report with open recalls listed separately.',
  aroundTulsa:
    'Parcel vans, plumbing and HVAC Transits, shuttles and box trucks run every part of metro Tulsa. Tell us which lot they park on and which ones have to roll by morning. We also cover towns out to 120 miles.',
  whyMobile:
    'Six vans at a dealer need six drivers and a chase car. We work on all six on your lot. Vans that pass are ready for the morning route.',
  limits:
    'A Ford dealer does open recalls, keys and warranty work. High-voltage E-Transit repair and transmission rebuilds go to a shop.',
  haveReady: [
    'Lot address, or road, direction and exit',
    'VIN of each van',
    'Mileage, and hours it idles in a day',
    'Upfitter name, if there’s a box or inverter',
    'When the vans are parked',
    'Single or dual rear wheels',
  ],
  faqs: [
    {
      q: 'Can you service our Transits overnight?',
      a: 'Emergencies, yes, at any hour. For planned service, tell us the lot, how many vans and when they leave. We’ll tell you which night works and how many we can do.',
    },
    {
      q: 'How do I know if my van has the U-joint shaft?',
      a: 'Set the parking brake, chock the wheels and look from beside the van with a flashlight. Don’t crawl under it. Metal U-joint: that part is done. Rubber with no cracks: the recall may still be open, even if a dealer changed the rubber once. Give a Ford dealer the VIN, and set the parking brake every time you park. Any crack: leave it parked.',
    },
    {
      q: 'Does a Transit need a DOT inspection?',
      a: 'Usually no, if it’s under 10,001 lb, both rated and loaded, and carries no placarded hazmat. A shuttle goes by its seats, too, so ask us. A 350HD or a cutaway can be over that by itself, and any Transit can be with a trailer, so check the rating on the door label. Then it needs one for interstate work: crossing a state line, or hauling a load that came from another state or is going to one.',
    },
  ],
  related: ['sprinter'],
  industries: ['delivery', 'utilities-energy'],
  regulations: ['cfr-390-5'],
} as const satisfies BrandContent;
