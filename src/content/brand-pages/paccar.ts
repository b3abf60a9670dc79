import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile PACCAR Engine Repair in Tulsa',
  description:
    'PACCAR MX-13, MX-11, PX-9 or PX-7 down? On-site repair within 120 miles of Tulsa: coolant loss, DEF and DPF faults, fuel, oil leaks, turbo. Call 24/7.',
  drawing: 'ribbed-engine',
  lead: 'MX-13 losing coolant or a PX-7 that won’t regen? We repair PACCAR engines in the truck around Tulsa, day or night, at your yard or on the shoulder.',
  intro: [
    'Low coolant light, DEF countdown, no power, hard start: we handle those on Kenworth and Peterbilt trucks. We find the cause before you buy parts. On an MX, coolant that leaks into the exhaust can ruin sensors, so we check both systems.',
    'Start with the engine plate. Cummins builds the PX-7 and PX-9. PACCAR builds the MX-11 and MX-13. Filters, sensors and software differ, and so do the oil intervals.',
    'Stalled in a lane? Put the flashers on and call 911 before us. Stay buckled unless you can get well clear of traffic.',
  ],
  repairs: [
    {
      system: 'Cooling and EGR',
      jobs: 'Test EGR coolers, replace water pumps, thermostats and coolant pipes, stop radiator and heater leaks.',
    },
    {
      system: 'DEF, SCR and particulate filter',
      jobs: 'Clean or replace dosers, NOx sensors, DEF level units and pressure pipes, and run parked regens outdoors, away from anything that burns.',
    },
    {
      system: 'MX fuel system',
      jobs: 'Reseal fuel modules, replace lift pumps, fix rail leaks and pump unit faults, drain water from the separator.',
    },
    {
      system: 'PX fuel system',
      jobs: 'Read lift pump pressure, replace filter heads and rail sensors, test injectors, stop return leaks.',
    },
    {
      system: 'Turbo, boost and air',
      jobs: 'Replace actuators, boost piping and intake sensors, find charge-air cooler leaks, check air filter restriction.',
    },
    {
      system: 'Oil leaks and service',
      jobs: 'Reseal filter modules, rocker covers and pans, change crankcase breathers and oil, pull samples.',
    },
    {
      system: 'Engine electrical',
      jobs: 'Check ECM feeds, repair injector harness, replace speed sensors, glow or grid heaters, starters and alternators.',
    },
    {
      system: 'PTO and hydraulics',
      jobs: 'Fix PTO engagement, engine-speed control, pump seals and hydraulic leaks at the flywheel end.',
    },
    {
      system: 'Belts, fan and compressor',
      jobs: 'Replace drive belts, tensioners, fan hubs, air compressors and A/C compressors.',
    },
  ],
  parts:
    'We need the engine model, its serial number and the chassis number. PX parts cross to Cummins in many cases and MX parts don’t. Tell us the pan size and the last oil used, if you know. We bring filters, seals and sensors to match.',
  models: [
    {
      name: 'MX-13',
      kind: '12.9-liter, Class 8',
      note: 'T680, T880, 579 and 567. Tell us the model year, because emissions parts changed several times.',
    },
    {
      name: 'MX-11',
      kind: '10.8-liter, Class 8',
      note: 'Found in day cabs and mixers. Coolant leaks, fuel leaks and sensors are the usual calls.',
    },
    {
      name: 'MX, first North American version',
      kind: 'Class 8, 2010 emissions',
      note: 'It has an older fuel system, so read us the serial number first.',
    },
    {
      name: 'PX-9',
      kind: '9-liter, vocational',
      note: 'Refuse, dump and fire. Oil intervals change with load, fuel burn and idle time.',
    },
    {
      name: 'PX-7',
      kind: '6.7-liter, medium duty',
      note: 'Rollbacks and service trucks. Two oil pan sizes, two oil intervals.',
    },
    {
      name: 'PX-8',
      kind: 'Before the PX-9',
      note: 'Cummins builds it too. EGR, turbo and filter sensor faults are the usual calls.',
    },
    {
      name: 'PX-6',
      kind: 'Before the PX-7',
      note: 'Some use DEF and some don’t. Read us the emissions label.',
    },
    {
      name: 'TX-12 transmission',
      kind: 'Automated 12-speed',
      note: 'Usually behind an MX-13 or MX-11. We check air, voltage, wiring and fluid.',
    },
    {
      name: 'TX-8 transmission',
      kind: 'Automatic, medium duty',
      note: 'Behind PX engines. Fluid, leaks, wiring and codes are on-site work.',
    },
  ],
  failures: [
    {
      name: 'Hard start or stall',
      sign: 'Long crank, hunting idle, or a stall at a light.',
      now: 'If it still runs, get it out of traffic and call.',
      cause: 'Clogged filters, a weak lift pump, water, or air pulled in through a seal.',
      fix: 'We measure supply pressure, find the air leak, replace filters, seal or pump, and prime it.',
      place: 'field',
      part: 'fuel-filter',
    },
    {
      name: 'MX coolant loss',
      sign: 'A low-coolant light, sometimes with a derate.',
      now: 'Shut it down and leave the cap on until it’s cool.',
      cause: 'A leaking water pump, hose, coolant pipe or EGR cooler. Exhaust codes can point to the cooler.',
      fix: 'We pressure-test the system and the EGR cooler, check doser and NOx readings, and repair what’s in reach.',
      place: 'field-then-shop',
      part: 'cooling-circuit',
    },
    {
      name: 'DEF countdown or derate',
      sign: 'A DEF message, then less power or a speed limit.',
      now: 'Read us the message before you shut the truck off.',
      cause: 'Old or low DEF, crystals at the doser, a level unit or a NOx sensor.',
      fix: 'We test the fluid, the doser and the sensors and replace the one that fails.',
      place: 'field-or-dealer',
      part: 'dosing',
    },
    {
      name: 'Regens closer and closer together',
      sign: 'It asks for a regen more often, and fuel mileage drops.',
      now: 'Asked for a parked one? Outdoors only, clear of grass and buildings.',
      cause:
        'Idling, a boost or EGR fault, or the wrong oil. PX-9 filter life counts on CES 20081 low-ash oil.',
      fix: 'We read ash and soot levels, check the oil invoice, fix the cause and run a regen. A full filter comes off for cleaning.',
      place: 'field-then-shop',
      part: 'aftertreatment',
    },
    {
      name: 'Oil on the block',
      sign: 'A wet side of the engine, spots on the ground, and a level that drops between changes.',
      now: 'Check the level before you drive. Smoke? Get clear and call 911.',
      cause: 'A filter module gasket, a pan gasket or a turbo drain that seeps.',
      fix: 'We wash it down, run it and find where the oil starts. Then we replace that gasket or line.',
      place: 'field',
      part: 'oil-pan',
    },
    {
      name: 'Low miles, oil overdue',
      sign: 'Few miles since the last change, but it idles, winches or pumps all day.',
      cause: 'Idle and PTO hours wear oil, too. The PX-7 manual sets 500 hours beside 9,000 miles.',
      fix: 'We read engine and PTO hours from the dash and set your oil change by hours.',
      place: 'field',
      part: 'flywheel-end',
    },
  ],
  faultCodes: [],
  engines: [
    'MX-13 and MX-11: built by PACCAR, with DEF, EGR and a particulate filter.',
    'PX-9 and PX-7: built by Cummins for PACCAR. Same families as the L9 and B6.7.',
    'PX-7 factory coolant is a 50/50 mix good to -34 °F.',
  ],
  intervals: [
    {
      item: 'PX-7 oil (2018 manual), 15-quart pan, general duty',
      when: '9,000 miles, 500 hours or 12 months, whichever comes first.',
    },
    {
      item: 'PX-7 oil, 19-quart pan, general duty',
      when: '12,000 miles, 550 hours or 12 months. Pan size unknown? PACCAR says to use the small-pan figure first.',
    },
    { item: 'MX-13 and MX-11 oil', when: 'By duty and mpg, from 25,000 to 75,000 miles, Overdrive reports.' },
    {
      item: 'PX-9 coolant',
      when: 'Extended-life: 750,000 miles or 22,000 hours on road, 1,000,000 miles with extender. Conventional: 2 years or 240,000 miles. Whichever comes first.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'PACCAR owns Kenworth and Peterbilt. Recalls go by the truck’s VIN, so check it with that dealer.',
  ],
  visit:
    'We read the codes and the hour meter, check levels cold and look for wet spots from above and below. If coolant is involved, we pressurize before we start the engine. You get the cause and the cost. Then we warm it up and recheck.',
  aroundTulsa:
    'MX-13s run I-44 and US-75 in T680 and 579 tractors. PX-7 and PX-9 engines power rollbacks, dumps and service trucks. We go to both, out to 120 miles.',
  whyMobile:
    'A coolant leak found in your yard costs a service call. After a tow, it costs you the tow and the load as well. We catch the outside leaks and sensor faults on the spot, and tell you if it’s a shop job.',
  limits:
    'Some resets and all programming take PACCAR’s dealer software. Warranty is the dealer’s, too. Head, liner and rear gear jobs need a shop. When your dash hides PTO hours, have the dealer read them on that visit.',
  haveReady: [
    'Address, or turnpike, direction and mile marker',
    'Engine model and serial: MX or PX',
    'Kenworth or Peterbilt chassis number',
    'PTO hours, if the dash has them',
    'Oil and coolant used last time',
  ],
  faqs: [
    {
      q: 'Is a PX-7 the same as a Cummins B6.7?',
      a: 'They’re one family. Parts often cross over, but take oil and coolant intervals from PACCAR’s manual.',
    },
    {
      q: 'Does idle time shorten the oil change?',
      a: 'Yes. The PX-9 manual says to adjust for it, so send us idle hours with the miles.',
    },
    {
      q: 'Can I mix coolants to get home?',
      a: 'No. Let it cool before you open the cap, then add what’s already in it. Don’t know? Call before you pour.',
    },
    {
      q: 'Can you fix an MX-13 on the road?',
      a: 'Yes, most outside repairs: hoses, sensors, dosers, fuel leaks, belts and starters. Internal work goes to a shop.',
    },
  ],
  related: ['kenworth', 'peterbilt', 'cummins'],
  industries: ['delivery', 'construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
