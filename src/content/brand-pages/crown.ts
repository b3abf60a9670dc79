import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Crown Forklift Repair in Tulsa',
  description:
    'Crown lift truck won’t travel or lift? We trace event codes and fix hydraulics, load wheels, brakes and wiring in your Tulsa warehouse, 24/7.',
  drawing: 'reach-truck',
  lead: 'Crown dead in the aisle? We come to your warehouse around Tulsa, day or night, and do most repairs right there. Photograph the event code before you switch it off, and call.',
  intro: [
    'We fix travel and lift faults, brakes, load wheels, leaks and battery trouble. Sit-down, standup, reach truck, order picker or pallet truck: call with the model and what it does.',
    'Smoke, or an operator stuck up and in danger? Call 911. Stuck but all right? See the last question on this page.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Repair mast and reach cylinders, set rollers and lift chains, fix pump motors, manifold valves, hose reels, tilt leaks and drift.',
    },
    {
      system: 'Electrical and codes',
      jobs: 'Read event codes, replace brake and presence switches, repair over-mast harnesses, displays and contactors.',
    },
    {
      system: 'Traction',
      jobs: 'Test drive motors, encoders and controllers before we call one bad. Change drive tires and gearcase seals.',
    },
    {
      system: 'Steering',
      jobs: 'Fix steering that wanders. Replace steer motors, feedback sensors, bearings and chains.',
    },
    {
      system: 'Brakes',
      jobs: 'Adjust or rebuild drive and caster brakes, and replace coils and pedal switches.',
    },
    {
      system: 'Wheels and undercarriage',
      jobs: 'Replace load wheels and casters, cut stretch film out of bearings, replace lift linkage and pull rods.',
    },
    {
      system: 'Batteries',
      jobs: 'Replace connectors and cables, refit battery retainers, water lead-acid cells, and check pack weight against the data plate.',
    },
    {
      system: 'LP trucks',
      jobs: 'Service engine, cooling, fuel and ignition on CG and C-5 forklifts.',
    },
  ],
  parts:
    'Crown builds by model and spec number, and both are on the data plate. Send a photo of it with the event code. We match load wheels, brake parts, switches, hoses and contactors before we leave. If it’s a module, we tell you how long Crown says it takes.',
  models: [
    {
      name: 'RC 5500 and RC 5700',
      kind: 'Standup counterbalance',
      note: 'Brake switches, drive tires and steering are the usual jobs.',
    },
    {
      name: 'SC 4000 and SC 5200',
      kind: 'Three-wheel sit-down',
      note: 'They drive both front wheels. If one lags, the truck pulls to that side.',
    },
    {
      name: 'FC 4500 and FC 5200',
      kind: 'Four-wheel sit-down',
      note: 'A heavier electric for the dock. Check the battery’s weight against the data plate.',
    },
    {
      name: 'CG series',
      kind: 'LP sit-down',
      note: 'Read us the engine tag. Regulators, ignition and cooling are the usual jobs.',
    },
    {
      name: 'C-5',
      kind: 'LP sit-down',
      note: 'On cushion or pneumatic tires. Hoses, cooling fins and propane parts need the most care.',
    },
    {
      name: 'RR 5200 and RR 5700',
      kind: 'Single reach trucks',
      note: 'Reach hoses, carriage rollers and mast cables wear first.',
    },
    {
      name: 'RM 6000',
      kind: 'Single-mast reach truck',
      note: 'If it will still come down, lower it all the way before we get there. Tell us the height where it quit.',
    },
    {
      name: 'SP 3500',
      kind: 'Order picker',
      note: 'The operator rides with the load, so we test brakes and lowering twice.',
    },
    {
      name: 'TSP 6000',
      kind: 'Turret truck',
      note: 'We trace wire guidance and turret faults. Tell us the aisle and the height where it quit.',
    },
    {
      name: 'PE 4500 and PC 4500',
      kind: 'Rider pallet trucks',
      note: 'Dock plates beat up load wheels, casters and lift linkage.',
    },
    {
      name: 'WP 3000 and ST 3000',
      kind: 'Walkie pallet truck and stacker',
      note: 'Handle switches, brakes and chargers fail first.',
    },
  ],
  failures: [
    {
      name: 'Lifts but won’t travel',
      sign: 'The mast works, but it won’t drive and shows a code.',
      now: 'Lower the forks, photograph the code and call.',
      cause: 'A brake or presence switch, a chafed harness, an encoder, or the traction module.',
      fix: 'We record the code, then test the switch, the harness and the encoder before the module.',
      place: 'field-or-dealer',
      part: 'controller',
    },
    {
      name: 'Mast sticks, then drops',
      sign: 'It hangs at staging, then falls a few inches.',
      now: 'Stop there. A slack chain lets it fall, so keep everybody clear and call.',
      cause: 'Dry or worn rollers, uneven chains, a bent channel, or air in the cylinder.',
      fix: 'We block the mast and kill the power. Then we shim or replace rollers, set the chains and bleed the cylinder. A bent mast goes to a shop.',
      place: 'field-then-shop',
      part: 'mast',
    },
    {
      name: 'Brakes grab or slip',
      sign: 'It lurches to a stop, or rolls past the rack.',
      now: 'Set the load down, chock it and tag it out.',
      cause: 'Oil on the brake, a weak coil, or worn linings.',
      fix: 'We stop any leak, measure the gap and the coil, replace what’s worn, and test the brake empty and loaded.',
      place: 'field',
      part: 'drive-wheels',
    },
    {
      name: 'Battery quits before the shift ends',
      sign: 'It’s slow after a few hours, or goes dead before the break.',
      cause: 'Short charges, low water, worn cells, a bad charger or a burned connector.',
      fix: 'We load-test the battery, read every cell and the charger, and replace bad cables and connectors. Bad cells go to a battery shop.',
      place: 'field-then-shop',
      part: 'battery',
    },
    {
      name: 'Feels light at the back',
      sign: 'The back end lifts or bounces with a load on the forks.',
      now: 'Lower the load slowly and tag it out.',
      cause: 'A load too heavy or too far out, or a battery lighter than the data plate calls for.',
      fix: 'We compare the load, the battery’s weight and its voltage with the plate, then check spacers and retainers.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'LP truck cranks and won’t start',
      sign: 'The engine on a C-5 or CG spins and doesn’t catch.',
      now: 'If you smell propane, shut it off, close the tank valve if that’s safe, get everyone out and call 911. Then call us.',
      cause: 'An empty tank or closed valve, a lockoff that stays shut, a frozen regulator or no spark.',
      fix: 'We check fuel pressure, then spark, then the sensors, and replace what failed.',
      place: 'field',
      part: null,
    },
    {
      name: 'Hums, or sits low on one side',
      sign: 'You hear a hum, see floor marks, or the truck leans.',
      now: 'Set the load down and park it.',
      cause: 'A worn load wheel, stretch film in its bearings, or a floor joint that chews the tread.',
      fix: 'We lift and block the truck, cut out the wrap, measure the wheels and axles, and replace them in sets.',
      place: 'field',
      part: 'wheels',
    },
  ],
  faultCodes: [],
  engines: [
    'Most Crowns run on batteries. Current ones have AC traction motors, which have no brushes to wear.',
    'CG and C-5 trucks burn LP. Tell us which one you have, because the engines differ.',
  ],
  intervals: [
    {
      item: 'Operator’s daily check',
      when: 'OSHA 1910.178(q)(7): before each day’s use, or after every shift if it runs 24 hours.',
    },
    { item: 'Forks', when: 'An inspection every 12 months or sooner, by trained people (ANSI B56.1).' },
  ],
  recalls: [],
  manufacturerNotes: [
    'Before any work, Crown says to block the mast. Then raise the drive wheel off the floor or cut the power.',
    'Nobody works under an unblocked mast. OSHA also says an unsafe truck stays out of service until it’s repaired.',
  ],
  visit:
    'We copy the event history onto the work order, chock the truck, block the mast and find the fault. You get the price before we fix it. Then we run it in your aisle, and you see it travel and lift.',
  aroundTulsa:
    'Distribution centers, grocery warehouses and parts depots rely on Crowns from Tulsa to Owasso and Claremore. Tell us which dock door to use.',
  whyMobile:
    'A dead Crown is hard to move, and you need the aisle. We come to it, at night too. We do the Toyotas, Hysters and Yales on the same trip, plus the yard truck outside.',
  limits:
    'Some setup menus open only with Crown’s own access. Motor rewinds, battery cells and mast straightening go to a shop. A new module comes from Crown, and some need Crown to set them up. Warranty claims go to Crown.',
  haveReady: [
    'Crown model, spec and serial number',
    'A photo of the event code',
    'Battery voltage and plate weight',
    'What it was carrying, and which way it was going',
  ],
  faqs: [
    {
      q: 'Can anyone but Crown repair a Crown?',
      a: 'Yes. We repair hydraulics, brakes, wheels, masts, wiring and many electrical faults. Some setup steps need Crown.',
    },
    {
      q: 'What does my event code mean?',
      a: 'It names what tripped, which isn’t always the bad part. Text us a photo with the model and we’ll tell you where we’d start.',
    },
    {
      q: 'Should I unplug the battery after a fault?',
      a: 'Smoke, flames or a burning smell? Get everybody clear and call 911. If it’s only warm, pull the connector if you can reach it safely. Nothing hot? Leave it plugged in until you’ve photographed the code and called us.',
    },
    {
      q: 'Why do our load wheels wear so fast?',
      a: 'Mostly stretch film and broken floor joints. We check both when we change the wheels.',
    },
    {
      q: 'Our operator is stuck up in an SP or a TSP. What now?',
      a: 'Hurt or in danger? Call 911 first. If not, have a trained person use the valve the manual shows. Can’t get it down? Call 911. Then call us. Nobody uses it until we know why it stuck.',
    },
  ],
  related: ['yale', 'toyota-forklift'],
  industries: ['delivery'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandContent;
