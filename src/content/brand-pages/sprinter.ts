import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Sprinter Repair in Tulsa',
  description:
    'Mercedes-Benz Sprinter counting down starts or not starting? Mobile repair within 120 miles of Tulsa: DEF, exhaust, brakes, battery, cooling, A/C. 24/7.',
  drawing: 'van',
  lead: 'Sprinter won’t start, lost power or says “starts remaining”? Leave the key alone and call. We come to the van and repair engine, DEF, brake and electrical faults.',
  intro: [
    'A Sprinter with a DEF fault warns you first. Then the dash counts down engine starts, and each key cycle can use one up. Read us the exact number and message, and we’ll tell you if the van can finish the route.',
    'Brakes, batteries, glow plugs, leaks, doors, A/C: tell us what’s wrong. We work on Mercedes, Dodge and Freightliner Sprinters.',
    'Stuck in a traffic lane? Turn the flashers on and call 911, then us. Stay buckled in unless there’s a safe way off the road. Smoke or a burning smell? Stop, get out, get clear and call 911.',
  ],
  repairs: [
    {
      system: 'DEF and SCR',
      jobs: 'Test DEF quality, replace heaters, level sensors, pumps, injectors and NOx sensors, then do the reset.',
    },
    {
      system: 'Exhaust and particulate filter',
      jobs: 'Replace flex pipes, clamps, pressure hoses and temperature sensors, and run a filter regeneration.',
    },
    {
      system: 'Diesel engine',
      jobs: 'Replace glow plugs and modules, boost hoses, turbo resonators and actuators, stop oil leaks, and fix swirl and intake faults.',
    },
    {
      system: 'Fuel system',
      jobs: 'Change fuel filters, drain water, replace pressure sensors, supply pumps and injector seals, stop return leaks.',
    },
    {
      system: 'Cooling and oil cooler',
      jobs: 'Replace water pumps, thermostats and hoses, fix reservoir and radiator leaks, check the V6 oil cooler.',
    },
    {
      system: 'Electrical',
      jobs: 'Test starter and auxiliary batteries, clean grounds, replace alternators, starters and relays, trace upfit wiring.',
    },
    {
      system: 'Brakes',
      jobs: 'Replace pads, rotors, wear sensors, calipers, wheel-speed sensors and parking brake shoes.',
    },
    {
      system: 'Suspension and driveline',
      jobs: 'Replace ball joints, struts, wheel and carrier bearings, driveshaft joints and axle seals.',
    },
    {
      system: 'A/C, doors and cab',
      jobs: 'Repair compressors, blower regulators and rear A/C. Replace sliding-door rollers, latches and window regulators.',
    },
  ],
  parts:
    'We need the whole VIN. Sprinters of the same year can have different engines. Some DEF parts come one by one, others as a module. Tell us the message, any codes and the DEF level, so we bring enough fresh fluid.',
  models: [
    {
      name: 'Sprinter 1500',
      kind: 'Light cargo van',
      note: 'Gas engine in most, so no DEF. Brakes, battery and cooling are the main jobs.',
    },
    {
      name: 'Sprinter 2500',
      kind: 'Cargo van',
      note: 'DEF sensors, exhaust flex pipes and brakes are the usual calls.',
    },
    {
      name: 'Sprinter 2500 Crew and Passenger',
      kind: 'People movers',
      note: 'Rear A/C, sliding doors and brakes get hard use.',
    },
    {
      name: 'Sprinter 4x4 and AWD',
      kind: 'All-wheel-drive vans',
      note: 'Older 4x4 and newer AWD use different front axles. The VIN sorts it out.',
    },
    {
      name: 'Sprinter 3500 and 3500XD',
      kind: 'Heavier cargo and upfit vans',
      note: 'Single or dual rear wheels, and the rear brakes differ between them.',
    },
    {
      name: 'Sprinter 4500',
      kind: 'Dual rear wheel',
      note: 'It carries big bodies, so check the rear pads sooner.',
    },
    {
      name: 'Sprinter cab chassis',
      kind: 'Box truck and motorhome base',
      note: 'Rear brakes and body wiring wear first under a box.',
    },
    {
      name: 'Freightliner Sprinter',
      kind: 'Same van, other badge',
      note: 'We do the same repairs and order parts by VIN.',
    },
    {
      name: 'Dodge Sprinter, 2003 to 2009',
      kind: 'Earlier generations',
      note: 'Starting, charging and fuel leaks are the usual calls. The 2005 manual asks for an oil change at least yearly.',
    },
    {
      name: 'eSprinter',
      kind: 'Battery electric',
      note: 'Brakes, suspension and 12-volt repairs only. The rest goes to Mercedes.',
    },
  ],
  failures: [
    {
      name: 'Starts remaining',
      sign: 'A DEF message, then a number that counts down to no start.',
      now: 'Write down the number, leave the key alone and call.',
      cause: 'Low or bad DEF, a failed heater, a level sensor, a pump or a NOx sensor.',
      fix: 'We test the fluid, add fresh DEF if it’s low, scan the system and replace the part that failed. Then we reset the count.',
      place: 'field-or-dealer',
      part: 'def-tank',
    },
    {
      name: 'Slow crank, no crank or many warnings at once',
      sign: 'It cranks slowly or throws unrelated messages after a cold night or a long park.',
      cause: 'Low voltage. Modules short of power report each other.',
      fix: 'We load-test both batteries, clean grounds, charge or replace, and read the codes again.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Low power (limp mode)',
      sign: 'A diesel won’t rev or pull, often with a check-engine light.',
      now: 'Get off the road where it’s safe and call.',
      cause: 'A split boost hose or resonator, a plugged particulate filter, or a bad sensor.',
      fix: 'We read the codes, find the boost leak and replace what failed. If the filter allows it, we run a regeneration outdoors. If it doesn’t, or a module needs coding, Mercedes does that.',
      place: 'field-or-dealer',
      part: 'boost',
    },
    {
      name: 'Grinding or pulling brakes',
      sign: 'A brake wear message, a grind or a pull.',
      now: 'Park the van.',
      cause: 'Worn pads, a stuck caliper slide or rusted rotors. Heavy loads wear them sooner.',
      fix: 'We measure all four corners and replace pads, rotors, sensors and calipers where the van is parked.',
      place: 'field',
      part: 'front-wheels',
    },
    {
      name: 'Loud exhaust and strange faults',
      sign: 'It gets louder, then electrical oddities start.',
      now: 'Smoke or hot wiring? Stop, shut it off, get out and call 911. If there’s neither, park it, shut it off and call us.',
      cause: 'The flex pipe cracks and blows hot gas on the wiring beside it.',
      fix: 'We find the soot, protect or repair the wires and install the pipe where it can be done on a lot. Welding goes to a shop.',
      place: 'field-then-shop',
      part: 'exhaust',
    },
    {
      name: 'Burning smell from the V6',
      sign: 'A burning smell and oil at the back of the engine.',
      now: 'If you see smoke, stop, shut it off, get clear and call 911. If not, park it, shut it off and call us.',
      cause: 'Often the oil cooler seals under the intake. From below it looks like a rear main leak.',
      fix: 'We trace it with dye or a camera, so you pay for the right repair. We fix leaks within reach. The cooler reseal is shop work.',
      place: 'field-then-shop',
      part: 'engine',
    },
  ],
  faultCodes: [],
  engines: [
    'OM642 V6 diesel in many vans. Others have the OM651 or the later OM654 four-cylinder diesel.',
    'M274 gas four in some newer vans. It has no DEF.',
    'Five-cylinder diesel in the first Dodge and Freightliner vans. The V6 followed, and DEF came with the newer diesels.',
  ],
  intervals: [
    {
      item: 'Service A and B',
      when: 'These are the oil services. The dash counts miles and days. Low-mile vans reach the yearly limit first.',
    },
    { item: 'DEF', when: 'Top it up between services, and don’t wait past the first warning.' },
  ],
  recalls: [
    {
      date: '2023',
      campaign: 'Mercedes 8297010',
      text: 'The wiring of the heater and A/C blower can overheat and catch fire. 52,993 vans, model years 2019 and 2020. The dealer moves the fuse and changes the harness. Until then, run the blower in manual. Keep it off the highest speed and the hottest and coldest settings.',
    },
    {
      date: '2022',
      campaign: '22V-796',
      text: 'Sprinter 1500 to 4500, model years 2019 to 2022, with a hand brake and the seven-speed automatic: it can roll away in Park. About 124,000 vans, Freightliner badges included. The dealer updates the software. Repaired under 21V-972? Ask about this one. Set the parking brake every time. Check your VIN.',
    },
  ],
  manufacturerNotes: [
    'DEF figures differ by year. In the 2013 manual, the first warning comes with about 1.5 gallons left. At the 0.8 gallon reserve, the van starts 16 more times, then not at all.',
    'There, an emissions fault can leave about 50 miles before starts are restricted. Check your manual.',
  ],
  visit:
    'Read us the message and we’ll say if you should shut it off or leave it running. On site we test the DEF before we blame a sensor, scan every module and check the exhaust for soot. You get a price for the repair before we start it. We finish with a clean scan and the countdown gone, or we tell you what’s still needed.',
  aroundTulsa:
    'Couriers, medical delivery, plumbers and shuttle operators run Sprinters in Tulsa, Broken Arrow and Owasso. We come to the dock, the driveway or the shoulder.',
  whyMobile:
    'A van with two starts left shouldn’t spend them getting to a dealer. We come to it with the fluid, the scanner and parts for that code. No tow, and the packages stay on board.',
  limits:
    'Module coding and new keys need Mercedes’ online access. Warranty work is theirs, too. Oil cooler reseals and broken glow plugs stuck in the head are shop work. Take every key to Mercedes, because coding can need them all.',
  haveReady: [
    'Address, or road, direction and nearest exit',
    'The message, and the number of starts left',
    'All of the VIN',
    'When DEF went in last, and from what jug',
    'Whether it’s running now',
    'Diesel or gas',
  ],
  faqs: [
    {
      q: 'My Sprinter says 10 starts remaining. What now?',
      a: 'If it’s already off, leave the key alone and call. If it’s still running, park outdoors off the road, leave it running, stay with it and call. If the message says DEF is low, add fresh DEF before the next start. Your manual says how much.',
    },
    {
      q: 'Is it the DEF or a sensor?',
      a: 'A refractometer tells us about the fluid in a minute. If it passes, we test the sensor, the heater and the pump.',
    },
    {
      q: 'Will adding DEF clear the countdown?',
      a: 'Yes, if low fluid set it and the system sees the new level. A failed sensor or heater keeps counting until we repair it.',
    },
  ],
  related: ['ford-transit'],
  industries: ['delivery', 'utilities-energy'],
  regulations: [],
} as const satisfies BrandContent;
