import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Case IH Repair in Tulsa',
  description:
    'Case IH combine, tractor or baler down in the field? Mobile repair around Tulsa: drives, hydraulics, engine, electrical and DEF faults, 24/7.',
  drawing: 'combine',
  lead: 'Axial-Flow down in the wheat? Magnum derated at planting? Call now. We drive to the field, night or day, and fix belts, bearings, hydraulics, wiring and DEF faults there.',
  intro: [
    'One broken belt, hot bearing or plugged radiator can cost you the only dry day of the week. Tell us the model, the header and what you heard or smelled.',
    'We also go through combines before harvest, when parts can still arrive in time. Tractors and balers fit in on the same trip.',
    'Flames or smoke? Get out, get clear and call 911. Somebody caught in a header, a belt or a shaft? Engine off and 911 before us.',
  ],
  repairs: [
    {
      system: 'Drives, belts and bearings',
      jobs: 'Replace rotor, feeder and unloader belts, chains, tensioners, slip clutches and idlers. Change hot shaft bearings.',
    },
    {
      system: 'Hydraulics',
      jobs: 'Get the header lift and reel moving again. Repair steering, remotes and hitch draft control, read hydrostatic drive pressure, replace leaking lines.',
    },
    {
      system: 'Engine',
      jobs: 'On FPT and older Cummins-designed diesels, fix no-starts, low power, oil and boost leaks, sensors and belt tensioners.',
    },
    {
      system: 'Fuel',
      jobs: 'Clear plugged tank screens, change both filters, replace transfer pumps, and clean out algae and water from the farm tank.',
    },
    {
      system: 'Electrical',
      jobs: 'Trace mouse-chewed wiring, clean grounds, revive dead monitors, and fix header height sensors, night-cutting lights and charging.',
    },
    {
      system: 'Cooling, screens and A/C',
      jobs: 'Repair rotary screen drives and brushes, blow out radiators packed with chaff, stop leaks, fix compressors and change cab filters.',
    },
    {
      system: 'DEF and SCR',
      jobs: 'Test the fluid, clear dosing lines and the suction screen in the tank, replace sensors, and find what caused the derate.',
    },
    {
      system: 'Headers, balers and brakes',
      jobs: 'Replace sickles, guards, knife drives, pickups and belts, and set knotters. Repair tractor and combine brakes and hubs as well.',
    },
  ],
  parts:
    'Model, PIN and header model decide the part. Give us those with the belt or bearing number if you can read it, and we bring what fits. During harvest, call before you take it apart so we can start looking.',
  models: [
    {
      name: 'Axial-Flow 2188, 2388, 2588',
      kind: 'Older combines',
      note: 'They have little software, so it’s mostly wiring and bearings. Read us the engine plate before we order filters.',
    },
    {
      name: 'Axial-Flow 7010, 8010',
      kind: 'Combines',
      note: 'Feeder chains, shaft bearings and unloading drives wear first.',
    },
    {
      name: 'Axial-Flow 5130, 6130, 7130, 5140, 6140, 7140',
      kind: 'Mid-range combines',
      note: 'Rotor drives and feeder chains take the load. Heat at one end of the drive is the early sign.',
    },
    {
      name: 'Axial-Flow 7230, 8230, 9230, 7240, 8240, 9240',
      kind: 'Flagship combines',
      note: 'Rotor speed that won’t hold can be hydraulics or a sensor. We test both.',
    },
    {
      name: 'Axial-Flow 150 and 250 Series',
      kind: 'Recent combines',
      note: 'Send us a photo of the alarm screen before it scrolls off.',
    },
    {
      name: 'Magnum 180 to 225',
      kind: 'Row-crop tractors',
      note: 'If yours takes DEF, dosing and sensor faults are the usual calls.',
    },
    {
      name: 'Magnum 250 to 380 CVT',
      kind: 'High-horsepower tractors',
      note: 'The PIN tells us if it’s Tier 4B or earlier, so read us the whole number.',
    },
    {
      name: 'Puma 150 to 240',
      kind: 'Loader and row-crop tractors',
      note: 'If it drops out of gear, write down the oil temperature and the code.',
    },
    {
      name: 'Maxxum 115 to 150',
      kind: 'Mid-size tractors',
      note: 'Loader work in a feedlot plugs radiators from behind the grille.',
    },
    {
      name: 'Farmall 75C, 95C, 105U, 115U',
      kind: 'Utility tractors',
      note: 'Loader hoses, seat switches and the shuttle are the usual jobs. Emissions parts vary by model and year.',
    },
    {
      name: 'Steiger 370 to 580',
      kind: 'Four-wheel-drive tractors',
      note: 'Every turn loads the center-joint pins and steering hoses, so they wear first.',
    },
    {
      name: 'RB455, RB565, LB334, LB434',
      kind: 'Round and large square balers',
      note: 'Some parts are the same as New Holland’s. We look up both by serial number.',
    },
  ],
  failures: [
    {
      name: 'No drive in the field',
      sign: 'It loses speed on a slope, or won’t move at all.',
      now: 'If it moves, get it to level ground. Header down, brake on, chock it, call.',
      cause: 'Low oil, a plugged hydrostatic filter, linkage, or pump wear.',
      fix: 'We check the oil, filter and linkage, then read charge pressure. A worn pump means a shop and a plan to move the combine.',
      place: 'field-then-shop',
      part: 'drive-axle',
    },
    {
      name: 'Header or reel won’t lift',
      sign: 'It’s slow, jerky or stuck, with the engine running fine.',
      now: 'Shut it off and stay out from under it.',
      cause: 'Low oil, a stuck solenoid valve, a bad seat switch or a leaking cylinder.',
      fix: 'We block the header first. Then we check the oil, test the switch, coil and pressure, and fix what failed.',
      place: 'field',
      part: 'header',
    },
    {
      name: 'Burnt smell or a slow rotor',
      sign: 'You smell a belt, the rotor slows, or one shaft runs hotter than the rest.',
      now: 'Flames or smoke? Get clear and call 911. If not, shut it down, keep clear until it stops, and call.',
      cause: 'A slugged rotor, a slipping belt or slip clutch, or a dry bearing.',
      fix: 'We clear the rotor, find the hot spot with an infrared gun, replace that part and check its neighbors.',
      place: 'field',
      part: 'drives',
    },
    {
      name: 'Overheats in chaff',
      sign: 'The engine temperature climbs, then the alarm goes off.',
      now: 'Flames? Get out, get away and call 911. Otherwise stop cutting and leave the cap on.',
      cause: 'Chaff in the cores, a rotary screen that quit turning, or a torn seal.',
      fix: 'We get the screen turning, set the brush, replace the seal and blow the cores from inside out.',
      place: 'field',
      part: 'screen',
    },
    {
      name: 'Dead monitor or a header that won’t engage',
      sign: 'The screen is dark, or the header switch does nothing. It’s common after storage.',
      cause: 'A blown fuse, chewed wires, a corroded ground or a bad seat switch.',
      fix: 'We trace it with a meter, repair the wire, ground or switch, and test each function.',
      place: 'field',
      part: 'electrics',
    },
    {
      name: 'Tractor PTO or hitch won’t work',
      sign: 'The PTO switch does nothing, or the hitch stays down with the engine running fine.',
      now: 'Shut it off before anybody goes near the shaft or under the hitch.',
      cause: 'A seat or PTO switch, a solenoid, low oil or a plugged filter.',
      fix: 'We test the switches and coils and read the pressure on the PTO and the hitch. Then we replace the part that failed. Clutch packs are shop work.',
      place: 'field-then-shop',
      part: null,
    },
    {
      name: 'Baler won’t tie or wrap',
      sign: 'Loose bales, a missed knot, or net that doesn’t feed.',
      now: 'PTO and engine off, key out. Wait for the flywheel to stop. Lock a raised tailgate.',
      cause: 'Dirty or worn knotters, wrong twine tension, low bale pressure, or net that slips.',
      fix: 'We clean and set the knotter or wrap, check pressure, replace worn parts and stay while it makes a bale.',
      place: 'field',
      part: null,
    },
    {
      name: 'DEF derate',
      sign: 'A DEF message, then a power cut in the middle of a load.',
      now: 'Read us the message before you shut off.',
      cause: 'Old or dirty DEF, a plugged tank screen, or crystals in the dosing line.',
      fix: 'We test the fluid, flush the tank if we must, clear the line and check the sensor.',
      place: 'field-or-dealer',
      part: 'def-tank',
    },
  ],
  faultCodes: [],
  engines: [
    'Most Magnums and Steigers since 2011 use DEF. Small tractors can have cooled EGR or a particulate filter instead.',
    'Older Axial-Flows and Magnums can have Cummins-designed engines under a Case name.',
  ],
  intervals: [
    {
      item: 'Combine engine oil and filters',
      when: 'Commonly once a season, even when hours are low. Your manual decides.',
    },
    { item: 'Pre-harvest inspection', when: 'Once before wheat and once before fall crops.' },
    {
      item: 'Screen, radiator and cab filter',
      when: 'Clean them daily in harvest, and more often in dry chaff.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Manufacturers may update software to give you more time before a derate (EPA, August 2025). Ask the Case IH dealer if yours has it. Emissions repairs on farm machines aren’t reserved for dealers (EPA, February 2026).',
  ],
  visit:
    'In harvest we plan for dark, dust and fire before we roll. You tell us what you heard. We lock it out, open the side shields and start at that shaft, the heat or the code. In spring we warm it up first, then check every bearing, belt, chain and ground strap with you.',
  aroundTulsa:
    'We go to combines on wheat and soybean farms north and west of Tulsa, and to Pumas, Farmalls and balers on hay and cattle farms. Send a map pin and tell us which gate to use.',
  whyMobile:
    'Waiting costs you cutting hours, so we come to where it quit, at night too. You don’t have to load a combine and haul it to town. We look for the next hot bearing, too, so you don’t stop twice. The grain truck, the tractor and the neighbor’s Deere can go on the same trip.',
  limits:
    'Precision-farming unlocks, engine software files and warranty claims stay with the Case IH dealer. Rotor gearcase, hydrostatic pump and engine rebuilds go to a shop.',
  haveReady: [
    'Model, PIN, engine hours and separator hours',
    'Header model',
    'Acres left and your weather window',
    'Where it is: barn, road, or out in the crop',
    'Codes on the display, in a photo if you can',
  ],
  faqs: [
    {
      q: 'When should I book a pre-harvest check?',
      a: 'Call in late winter for a visit in April or May. That leaves time for parts before the wheat turns.',
    },
    {
      q: 'Do you come to the field at night?',
      a: 'Yes. Emergency service is 24/7. Tell us the gate and the field road, because a map pin won’t get a truck across a dark field.',
    },
    {
      q: 'Do you work on headers?',
      a: 'Yes. Tell us the header model. Knives, guards and drives go by header, so the combine model alone won’t do.',
    },
    {
      q: 'Do you fix Case IH tractor hydraulics?',
      a: 'Yes. We fix remotes, hitch faults and steering leaks on Magnum, Puma, Maxxum and Farmall, and test pumps.',
    },
    {
      q: 'Is Case IH the same as Case Construction?',
      a: 'No. They share a parent and some engines. We repair both, and each has its own parts list.',
    },
    {
      q: 'The temperature alarm went off while cutting. What do I do?',
      a: 'If you see flames, get out, get away and call 911. If it’s only hot, stop and follow the cool-down in the combine’s manual. If coolant is low, the oil light is on or you see steam, shut it down. Leave the cap on and call.',
    },
  ],
  related: ['new-holland', 'massey-ferguson', 'john-deere'],
  industries: ['agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
