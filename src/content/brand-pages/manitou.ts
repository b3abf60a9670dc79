import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Manitou Repair in Tulsa',
  description:
    'Manitou or Gehl telehandler down? We fix hydraulics, boom chains, wear pads, brakes, engines and cooling at your farm or site near Tulsa, 24/7.',
  drawing: 'telehandler',
  lead: 'Manitou or Gehl telehandler down? We come to the farm, yard or jobsite around Tulsa, day or night, find what stopped it and do most repairs on the spot.',
  intro: [
    'Hydraulic leaks, hot running, brakes and dead starters are everyday work. Manitou Group owns Gehl, so we handle both brands the same way.',
    'Boom wear sneaks up. Pads get thin, the chain gets loose, and the load starts to rattle. We measure it and fix what’s past the limit.',
    'Tipped over, smoking, or somebody hurt? Get clear and call 911 before us. Boom stuck up? Nobody goes under it.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Replace burst hoses and couplers, reseal lift, tilt and extend cylinders, test pumps, valves and joystick control.',
    },
    {
      system: 'Boom and forks',
      jobs: 'Gauge and replace pads, shim the boom, adjust extend chains, rebuild quick couplers, replace forks in pairs.',
    },
    {
      system: 'Engine',
      jobs: 'Fix hard starts, smoke, low power and leaks. Replace belts, injectors, turbos and mounts.',
    },
    {
      system: 'Fuel',
      jobs: 'Clean dirty tanks, change filters and lift pumps, bleed the system after a run-dry.',
    },
    {
      system: 'Cooling',
      jobs: 'Clean chaff-packed screens, repair reversing fans, replace radiators and thermostats.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace starters, alternators and seat switches. Repair harnesses, joysticks, load indicators and lights.',
    },
    {
      system: 'Drive and steering',
      jobs: 'Diagnose hydrostatic drive and shift faults, replace axle seals, steering cylinders and tie rods.',
    },
    {
      system: 'Brakes',
      jobs: 'Repair wet disc brakes that lose fluid, pedals that sink, and parking brakes that won’t hold a grade.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Run soot filter regenerations outdoors, clear of hay and buildings, and replace DEF pumps and sensors on the engines that have them.',
    },
    { system: 'Cab A/C', jobs: 'Clean condensers, find leaks, replace compressors and blower motors.' },
  ],
  parts:
    'Tell us which name is on the plate, Manitou or Gehl, and read us the serial. Many parts cross between the two, but serial numbers don’t. We match pads, chain, filters and hoses to your number before we drive out.',
  models: [
    {
      name: 'MT 625',
      kind: 'Compact telehandler',
      note: 'Fits inside barns and under decks. Its low steps and hoses get hit.',
    },
    {
      name: 'MLT 625',
      kind: 'Compact ag telehandler',
      note: 'Its reversing fan blows chaff off the screens. We check that it really reverses.',
    },
    {
      name: 'MLT 840',
      kind: 'Ag telehandler',
      note: 'It handles feed and bales. Couplers, pins and cooling wear first.',
    },
    {
      name: 'MTA 5519 and Gehl RS5-19',
      kind: 'Compact telehandlers',
      note: 'One class of handler under two names. Engines vary, so we order filters off the engine plate.',
    },
    {
      name: 'Gehl RS4-14',
      kind: 'Ultra-compact telehandler',
      note: 'In tight sites, watch for hose rub at the boom pivot.',
    },
    {
      name: 'Gehl RS6-42, RS8-42 and RS8-44',
      kind: 'Construction handlers',
      note: 'One Gehl manual spans them, so read us the RS number off the boom.',
    },
    {
      name: 'Gehl RS9-50, RS10-44, RS10-55 and RS12-42',
      kind: 'Larger construction handlers',
      note: 'They have long boom chains to check. Some have outriggers.',
    },
    {
      name: 'MTA 12055',
      kind: 'High-capacity handler',
      note: 'Slips when it’s hot? We start with fluid and pressure tests.',
    },
    {
      name: 'MT 1840',
      kind: 'High-reach telehandler',
      note: 'It has front outriggers (stabilizers). One that drifts under load needs a lock valve or a seal.',
    },
    {
      name: 'MRT 2550',
      kind: 'Rotating telehandler',
      note: 'It has a turret and four outriggers. Our Magni page covers rotating telehandlers.',
    },
    {
      name: 'MHT 10160 and MHT 10230',
      kind: 'Heavy telehandlers',
      note: 'A cylinder job takes space and cribbing, so tell us what ground it’s on.',
    },
  ],
  failures: [
    {
      name: 'Turns over slowly or not at all',
      sign: 'You get one click, a slow crank, or a dead dash.',
      cause: 'A weak battery, a corroded ground, a worn starter, or a seat or neutral switch.',
      fix: 'We load-test the battery, check grounds and switches, and swap the starter if it’s done.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Runs hot in chaff or block dust',
      sign: 'The gauge climbs while you push silage or mix mortar.',
      now: 'Boom in, then down. Leave the cap on and see the last question below.',
      cause: 'Plugged screens and cores, a slipping belt, or a fan stuck one way.',
      fix: 'We blow the cores from the clean side, fix the fan or belt and pressure-test the system.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Outrigger sinks',
      sign: 'The machine leans after an hour on its outriggers.',
      now: 'Tipped, or somebody hurt? Call 911 first. Only leaning? Get everyone clear, boom in, then down. Set the load down and call us.',
      cause: 'A lock valve or cylinder seal leaks inside.',
      fix: 'We block the frame and fix the valve or the seal, whichever is leaking.',
      place: 'field-then-shop',
      part: 'stabilizer',
    },
    {
      name: 'Coupler won’t lock or leaks',
      sign: 'A bucket rocks, or oil runs down the boom head.',
      now: 'Put the attachment on the ground, keep people back and call.',
      cause: 'Worn lock pins, a bad lock cylinder, or crushed hydraulic couplers.',
      fix: 'We replace pins, seals or couplers and test the lock with the attachment on the ground.',
      place: 'field',
      part: 'attachment',
    },
    {
      name: 'Boom hesitates, then extends',
      sign: 'It waits before it moves out, sometimes with a jerk.',
      now: 'Bring the boom in, then down, and tag it out. Won’t come in? Keep clear and call.',
      cause: 'Stretched chain, a dry sheave pin, or a loose adjuster.',
      fix: 'We inspect the chain and sheaves with the boom in and out, lube the pin, then adjust or replace the chain.',
      place: 'field',
      part: 'boom-chain',
    },
    {
      name: 'Boom chatters or moves sideways',
      sign: 'It chatters as it extends, or you can push it from side to side.',
      now: 'Boom in first, then down. Park it.',
      cause: 'Wear pads are thin, often worse on one side.',
      fix: 'We run the boom out level and gauge each pad. Gehl’s limit is 3/8 inch (9.5 mm): at or under that, we replace it. On a Manitou, the manual decides.',
      place: 'field',
      part: 'boom-pads',
    },
    {
      name: 'Welded or cracked fork',
      sign: 'You see a heat mark, a grinder line or a crack at the heel.',
      now: 'Take it out of service.',
      cause: 'Heel wear, an overload, or somebody’s welder.',
      fix: 'We install a matched set. Gehl’s manual forbids welded forks.',
      place: 'field',
      part: 'forks',
    },
  ],
  faultCodes: [],
  engines: [
    'Kubota, Deutz, Yanmar, Perkins and John Deere engines all turn up, by size and year. Two handlers with one model name can carry different engines.',
    'Some smaller engines have no particulate filter. The emissions label settles it.',
    'If yours has DEF, fill only from a clean, sealed jug. Dust in the tank ruins the pump.',
  ],
  intervals: [
    {
      item: 'Engine oil, Mustang 519 (Gehl’s sister)',
      when: 'After the first 100 hours, then every 250 or three months.',
    },
    {
      item: 'Operator walk-around',
      when: 'Daily. Gehl’s manual has the operator sign it. A qualified technician fixes defects before the next use.',
    },
    { item: 'Boom chain and sheaves', when: 'Look them over daily.' },
    {
      item: 'Boom wear pads',
      when: 'Replace at 3/8 inch (9.5 mm) on Gehl RS handlers. On a Manitou, check yours.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Gehl says a personnel platform must meet the ANSI/ITSDF standard and lock to both forks and carriage.',
  ],
  visit:
    'We like the boom down and the machine on level dirt or concrete. We start with what you called about, then leaks, levels and codes. We run the boom all the way out and measure the pads. We check the chain and pull any fork that’s been ground on. You get the numbers before we order parts.',
  aroundTulsa:
    'We drive to dairies, hay farms and feedlots as well as masonry and framing jobs. We cover 120 miles around Tulsa.',
  whyMobile:
    'Cattle need feed and masons need block whether the handler runs or not. We work beside the barn or the scaffold, from Vinita down to McAlester. You get pad and chain measurements in writing. It’s one call for Manitou, Gehl and whatever else is parked there.',
  limits:
    'Boom section swaps need lifting gear and go to a shop or dealer. So do transmission and engine rebuilds. The Manitou dealer handles warranty work and engine software. We do pads, chain, forks, hoses, starters and cooling on site.',
  haveReady: [
    'The plate: Manitou or Gehl, model and serial',
    'Boom angle and load when the trouble started',
    'Warning light, code or gauge reading',
    'Gate width and ground if you’re on a farm',
  ],
  faqs: [
    {
      q: 'Do you work on Gehl telehandlers?',
      a: 'Yes. Gehl belongs to Manitou Group. We repair RS handlers and Gehl skid loaders too.',
    },
    {
      q: 'Can you come to the farm?',
      a: 'Yes. Tell us the county road, the gate and the nearest firm ground. We bring fuel-system and hydraulic tools with us.',
    },
    {
      q: 'Does OSHA treat a telehandler as a forklift?',
      a: 'In general industry, yes, and 1910.178(q)(7) asks for a daily exam. Construction sites and farms go by other rules. Do the daily walk-around in your manual on every job.',
    },
    {
      q: 'Can I replace just one fork?',
      a: 'No. Replace forks as a set so both tips carry the load at one height.',
    },
    {
      q: 'My boom chatters. Can I finish the week?',
      a: 'No, gauge the pads first. If they are thin, the boom wears steel on steel and the repair gets bigger.',
    },
    {
      q: 'The gauge is in the red. Do I shut it off?',
      a: 'If it smokes or burns, get clear and call 911. If not, bring the boom in, lower it and cool the engine by its manual. Low coolant, steam or an oil light means shut it off. Leave the cap on and call.',
    },
  ],
  related: ['magni', 'jcb'],
  industries: ['construction', 'agriculture'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandContent;
