import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Liebherr Repair in Tulsa',
  description:
    'Liebherr loader, dozer, excavator or material handler down? Mobile hydraulic, engine, electrical and lube repair within 120 miles of Tulsa, 24/7.',
  drawing: 'grapple-excavator',
  lead: 'Liebherr down in the scrap yard or on a dirt job? Send us a photo of the plate. We come day or night, measure the fault and repair leaks, wiring, lube lines and sensors in place.',
  intro: [
    'Liebherr parts can be far away, so a guess costs you twice. We put gauges, a meter and an oil sample on the fault first. You get a firm parts list and a plan, often on the first visit.',
    'Have three things off the plate ready: type, serial and plant. The compact loaders alone run from type 776 to 782, and parts can differ.',
    'Fire, or a person hurt? Call 911 before you call us. Machine touching a wire? Call 911. Unless it burns, nobody climbs on or off until the utility says it’s dead.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Measure working-pump pressure, repair servo control and grapple and magnet circuits, reseal lift cylinders, replace hoses and return filters.',
    },
    {
      system: 'Hydrostatic travel',
      jobs: 'Read charge pressure, find why travel lags or surges, fix inching pedals and drive motor leaks, change filters.',
    },
    {
      system: 'Diesel engine and fuel',
      jobs: 'Find the cause of no-starts, low power and fuel starvation, stop oil leaks, seal boost and exhaust leaks, replace speed sensors.',
    },
    {
      system: 'Central lubrication',
      jobs: 'Repair lube pumps, timers and divider blocks, replace crushed lines, get grease to fittings that stay dry.',
    },
    {
      system: 'Electrical',
      jobs: 'Fix joystick and sensor faults, cable breaks at the slip ring, 24-volt starting and charging, and lights.',
    },
    {
      system: 'Cooling and cab A/C',
      jobs: 'Repair fan drives that won’t speed up or reverse, blow scrap dust out of the cores, find coolant leaks, fix cab cooling.',
    },
    {
      system: 'Aftertreatment',
      jobs: 'Find the cause of SCR derates, test DEF, clean injector crust, replace NOx sensors and wiring near hot pipes.',
    },
    {
      system: 'Swing ring and undercarriage',
      jobs: 'Grease the ring and check its bolts, set dozer track tension, replace idlers and leaking rollers, fix axle and brake leaks on wheels.',
    },
  ],
  parts:
    'A clear photo of the type plate gets the right filters, seals and sensors on the truck. Hydraulic and electronic parts may ship from Europe, and we tell you the wait as soon as we know the part.',
  models: [
    {
      name: 'L 506, L 507, L 508, L 509, L 510 Stereo',
      kind: 'Compact wheel loaders',
      note: 'One manual covers types 776 to 782, from serial 9099. Read us both numbers.',
    },
    {
      name: 'L 538, L 546, L 550',
      kind: 'Mid-size wheel loaders',
      note: 'Slow or jerky? We read charge pressure before anybody blames the pump.',
    },
    {
      name: 'L 556, L 566, L 576, L 580, L 586',
      kind: 'Production loaders',
      note: 'XPower models combine two kinds of drive, and we test each by itself.',
    },
    {
      name: 'PR 724, PR 734, PR 744, PR 754, PR 764',
      kind: 'Crawler dozers, Series 4',
      note: 'Hydrostatic drive pressure, hot and cold, is the first test on a slow one.',
    },
    {
      name: 'PR 716, PR 726, PR 736, PR 746',
      kind: 'Later crawler dozers',
      note: 'Hydrostatic drive. If it veers, we measure both sides.',
    },
    {
      name: 'R 914, R 920, R 924, R 926',
      kind: 'Crawler excavators',
      note: 'On the R 924 Compact, we check the splitter box and the lube system, too.',
    },
    {
      name: 'R 930, R 936, R 938, R 945',
      kind: 'Large crawler excavators',
      note: 'Check the quick-coupler pins and lines daily if you swap tools.',
    },
    {
      name: 'A 914, A 918, A 920',
      kind: 'Wheeled excavators',
      note: 'Stabilizer and steering leaks can hide under road dirt. Wash it first if you can.',
    },
    {
      name: 'LH 22, LH 24, LH 30, LH 40',
      kind: 'Material handlers',
      note: 'Scrap cuts hoses at the stick tip. Tell us which tool is on.',
    },
  ],
  failures: [
    {
      name: 'Won’t start',
      sign: 'It clicks, or cranks and doesn’t fire.',
      cause: 'Weak 24-volt batteries, a battery switch, a starter, or fuel that isn’t getting there.',
      fix: 'We load-test the batteries, check the switch, cables and starter, then the fuel pressure and the speed sensor. We replace what failed.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'Boom or grapple slow and weak',
      sign: 'It lifts slowly with a full bucket or tool.',
      now: 'Set the load down and call.',
      cause: 'Low oil, a plugged filter, weak servo pressure, a leaking relief or a worn pump.',
      fix: 'We gauge servo and working pressure, and fix filters, valves and hoses on site. A worn pump goes to a shop.',
      place: 'field-then-shop',
      part: 'boom-cylinder',
    },
    {
      name: 'Travels slowly or crooked',
      sign: 'One side lags, or both do.',
      cause: 'A plugged filter, low charge pressure, a control fault, or motor wear.',
      fix: 'We read the pressure on both sides and fix filters and controls there. A worn motor is shop work.',
      place: 'field-then-shop',
      part: 'tracks',
    },
    {
      name: 'Overheats with the fan turning',
      sign: 'Coolant and oil climb while the fan turns slowly.',
      now: 'Smoke from the engine bay? Climb down, get clear and call 911. Without smoke, put the boom down, leave the cap on and call.',
      cause: 'Dirty cores, or a hydraulic fan drive that isn’t getting its signal.',
      fix: 'We clean the cores, measure fan speed and test the sensor, valve and motor that drive it.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Whines with engine speed',
      sign: 'The splitter box, which drives the pumps, whines as the engine revs.',
      now: 'Lower the boom and shut it down.',
      cause: 'Low or old oil in the box, or a bearing that has started to go.',
      fix: 'We check its oil for level and metal and isolate each pump by test. Metal in it means shop work.',
      place: 'field-then-shop',
      part: 'pumps',
    },
    {
      name: 'Grinds as it swings',
      sign: 'It grinds or notches at one point in the circle.',
      now: 'Lower the bucket and shut it down.',
      cause: 'A dry ring, loose bolts, or wear from swinging to one side all day.',
      fix: 'We grease it, check bolt torque and measure the tilt. Then you know whether the swing ring has to come out.',
      place: 'field-then-shop',
      part: 'swing',
    },
    {
      name: 'Dry pins, full grease tank',
      sign: 'Pins squeal while the grease tank stays full.',
      cause: 'No power to the grease pump, a stuck pump, a blocked divider or a broken line.',
      fix: 'We check its power, run it by hand, replace the line or divider and watch grease reach every pin.',
      place: 'field',
      part: 'boom-pins',
    },
  ],
  faultCodes: [],
  engines: [
    'Liebherr builds its own diesels for the larger machines, and most of its low-emission versions rely on SCR.',
    'Compact loaders carry engines from other manufacturers. The engine has its own plate.',
  ],
  intervals: [
    {
      item: 'Central lube reservoir',
      when: 'Check the level daily, and look for fresh grease at every pin.',
    },
    { item: 'Hydraulic filters', when: 'At each change we cut the old ones open and look for metal.' },
    { item: 'Splitter box oil', when: 'Have its level checked at each service.' },
  ],
  recalls: [],
  manufacturerNotes: ['Each Liebherr plant writes its own documentation, so always tell us the plant.'],
  visit:
    'We measure first: charge pressure, working pressure, an oil sample and a magnetic-plug check. We usually finish leaks, wiring, lube lines and sensors right then, if the parts fit what we brought. If big parts must ship, we come back when they land.',
  aroundTulsa:
    'We serve Liebherr loaders and handlers in scrap, recycling and ports along the river, plus dozers on dirt jobs. We cover Catoosa, the Tulsa yards and sites within 120 miles.',
  whyMobile:
    'Liebherr parts can take a while, so you don’t want to wait for the diagnosis, too. We bring hydraulic gauges, and you decide what comes next with real readings. We come at night in an emergency. The Cat loader and the trucks in the same yard can go on that call.',
  limits:
    'Liebherr’s own diagnostic software and Litronic settings are dealer tools. Warranty goes through Liebherr. We don’t work on Liebherr cranes. Pump, motor and swing-ring replacement can mean a shop or the dealer.',
  haveReady: [
    'Type, serial and plant, or one sharp photo of the plate',
    'Operating hours',
    'Brand of hydraulic oil in the tank',
    'What changed first: noise, heat, speed or a warning',
  ],
  faqs: [
    {
      q: 'Do you service Liebherr cranes?',
      a: 'No. We repair Liebherr loaders, dozers, excavators and material handlers. Call about any of those.',
    },
    {
      q: 'How long do Liebherr parts take?',
      a: 'Filters and common seals usually come quickly. Electronics and hydraulics may come from Europe, and we give you the date with the diagnosis.',
    },
    {
      q: 'Where is the type plate?',
      a: 'On most machines it is on the frame near the cab. Get type, serial and plant in one photo.',
    },
    {
      q: 'Can you fix hydraulic leaks on a material handler?',
      a: 'Yes. We replace hoses, seals and fittings at the boom, stick and tool, with the machine shut off and locked out.',
    },
    {
      q: 'It’s overheating. Do I idle it or shut it off?',
      a: 'Boom down first, then cool it the way its manual says. Low on coolant, steaming, or the oil light on? Engine off at once. Leave the cap alone and call.',
    },
  ],
  related: ['komatsu', 'cat'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
