import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Hyster Forklift Repair, Tulsa',
  description:
    'Hyster forklift leaking, overheating or stuck in neutral? We fix hydraulics, forks, engines, transmissions and brakes at your Tulsa yard, 24/7.',
  drawing: 'large-forklift',
  lead: 'A Hyster that won’t start, lift or move holds up every truck at the gate. We come to your yard or plant around Tulsa and fix it there: LP, diesel or electric.',
  intro: [
    'Yard work is hard on cooling, hoses and forks. Indoors, tires, chain and brakes wear first. We handle both, from an S50 in the aisle to an H155 at the steel rack.',
    'Not sure what you have? The model, series letter and serial are on the plate by the seat. Read them to us and we’ll bring what fits.',
    'If you smell propane, shut the truck off, close the tank if that’s safe, get everybody out and call 911. If it smokes, or an operator is hurt or in danger up high, get people clear and call 911 before us.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Replace mast and header hoses, reseal lift and tilt cylinders, repair pumps and main valves, stop load drift.',
    },
    {
      system: 'Engine and ignition',
      jobs: 'Fix no-starts, misses and leaks on PSI, Mazda, GM, Kubota, Yanmar and Cummins engines.',
    },
    {
      system: 'Fuel',
      jobs: 'Service LP regulators and lockoffs, change diesel filters, stop injection leaks and air in the lines.',
    },
    {
      system: 'Cooling',
      jobs: 'Clean radiators full of bark or scale, repair fans, shrouds, transmission coolers and pumps.',
    },
    {
      system: 'Transmission',
      jobs: 'Diagnose slow engagement, slipping and inching faults. Change fluid, filters, solenoids and range sensors.',
    },
    {
      system: 'Brakes and steering',
      jobs: 'Repair wet or drum brakes, master cylinders, parking brakes, steer axle links and steering valves.',
    },
    {
      system: 'Forks and mast',
      jobs: 'Measure and replace forks, lift chain, rollers and carriage stops. Fix side shifters and clamps.',
    },
    {
      system: 'Electrical',
      jobs: 'Read display codes, repair chafed harnesses, seat switches, starters, lights, and contactors on electrics.',
    },
    {
      system: 'Batteries and chargers',
      jobs: 'Test and water cells, replace burned plugs, cables and weak batteries, fix chargers that won’t start.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Test catalysts on LP trucks, and soot filter and DEF parts on big diesels that have them.',
    },
  ],
  parts:
    'Hyster and Yale share a parent company and many parts under different numbers, so we check both. Give us the serial number and the engine. We match filters, belts, hoses, brake parts and chain to your truck. We size forks by length, class and carriage.',
  models: [
    {
      name: 'H40-70FT',
      kind: 'Pneumatic, H40FT to H70FT',
      note: 'Covers the H50FT and H60FT yard trucks. Cooling, ignition and mast hoses are the usual calls.',
    },
    {
      name: 'S40-70FT',
      kind: 'Cushion, S40FT to S70FT',
      note: 'The indoor version of the H series, on cushion tires. Floor debris cuts the low hoses.',
    },
    {
      name: 'H45XM to H65XM, S40XM to S65XM',
      kind: 'Older LP trucks',
      note: 'Brakes, mast rollers and ignition need the most work at this age.',
    },
    {
      name: 'H50XT and H60XT',
      kind: 'Basic pneumatic',
      note: 'A simpler truck than the FT. The engine plate tells us which filters and belts to load.',
    },
    {
      name: 'H80-120FT',
      kind: 'Large pneumatic, H80FT to H120FT',
      note: 'Lumber and steel loads wear out mast rollers, forks and brakes first.',
    },
    {
      name: 'H155FT',
      kind: 'Heavy yard truck',
      note: 'Pipe and steel loads are hard on its cooling, hoses and mast rollers.',
    },
    {
      name: 'H300HD',
      kind: 'Big truck',
      note: 'Most have a Cummins. If a cylinder must come out, we line up lifting gear first.',
    },
    {
      name: 'E50XN',
      kind: 'Electric cushion',
      note: 'Contactors, battery cables and the seat switch cause most stops.',
    },
    {
      name: 'J30-40XNT',
      kind: 'Three-wheel electric',
      note: 'Steering and drive faults show as codes, so read us yours.',
    },
    {
      name: 'N35ZDR and R30XM2',
      kind: 'Reach truck and order picker',
      note: 'Reach hoses, mast rollers and the hand controls wear out.',
    },
    {
      name: 'W45ZHD',
      kind: 'Walkie pallet truck',
      note: 'Tiller heads and load wheels get the abuse.',
    },
  ],
  failures: [
    {
      name: 'Cranks but won’t start on LP',
      sign: 'The engine turns over and doesn’t fire.',
      now: 'Propane smell? Don’t crank it. Get everybody out and call 911.',
      cause:
        'An empty tank or a closed tank valve, a stuck lockoff, an iced regulator, weak spark or a bad sensor.',
      fix: 'We check for fuel at the regulator, then for spark, and replace the part that failed.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'No forward or reverse',
      sign: 'It revs but won’t move, or moves after a delay.',
      now: 'Lower the forks, set the brake and shut it off.',
      cause: 'Low fluid, or a bad seat switch, direction switch or solenoid.',
      fix: 'We check the fluid level and pressure, read the codes, and replace the switch or solenoid. Clutch packs mean a shop.',
      place: 'field-then-shop',
      part: 'drive-wheels',
    },
    {
      name: 'Electric truck dead or showing a code',
      sign: 'The dash is dark, or a code comes up and it won’t travel.',
      now: 'Smoke or a burning smell? Get clear and call 911. If not, write down the code and call.',
      cause: 'A low battery, a burned plug or cable, a bad contactor, or a seat or brake switch.',
      fix: 'We test the battery, plug and cables, then the switches and contactors, and replace what failed. A controller that needs Hyster’s software goes to the dealer.',
      place: 'field-or-dealer',
      part: 'controller',
    },
    {
      name: 'Mast hose burst',
      sign: 'Oil across the floor, and the forks won’t hold or won’t go up.',
      now: 'Shut it off. Keep out from under the forks, keep your hands off the leak, and call.',
      cause: 'A hose rubbed through at a sheave or clamp.',
      fix: 'We secure the mast, replace the hose, top up the oil, and fix the spot where it rubbed.',
      place: 'field',
      part: 'mast',
    },
    {
      name: 'Overheats in the second shift',
      sign: 'The gauge climbs in dust or summer heat.',
      now: 'Smoke? Get clear and call 911. Stop and lower the forks. Low coolant, oil light or steam? Shut it off. Only hot? Cool it as your manual says. Leave the cap on and call.',
      cause: 'Low coolant, fins packed from the inside, a loose belt, or a weak pump.',
      fix: 'We find the leak, clean the core from both sides, test the cap, belt and flow, and check the transmission cooler.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Worn or bent forks',
      sign: 'The heel looks thinner than the shank, or one tip catches the pallet.',
      now: 'Set the load down. Don’t use it.',
      cause: 'Forks dragged on concrete, or a fork bent by a load.',
      fix: 'We caliper the heel and measure the tips. Under 90 percent of original, we replace both.',
      place: 'field',
      part: 'fork-heel',
    },
    {
      name: 'Mast groans or lifts unevenly',
      sign: 'It groans going up, or one side leads.',
      now: 'Lower it and park it.',
      cause: 'Dry lift chains or mast rollers, or chains with unequal tension or wear.',
      fix: 'We measure stretch. A good chain gets engine oil and equal tension. One worn? We replace both.',
      place: 'field',
      part: 'chain',
    },
  ],
  faultCodes: [],
  engines: [
    'LP Hysters mostly run PSI, Mazda or GM-based engines, depending on age. Most diesels run Kubota, Yanmar or Cummins.',
    'Filters and fault codes go by the engine’s own plate, not by Hyster’s.',
    'The DuraMatch transmission is an option. It slows the truck when you let off the pedal, so a fault can feel like dragging brakes.',
  ],
  intervals: [
    {
      item: 'Hyster’s maintenance schedule',
      when: 'Assumes one clean 8-hour shift. Shorten it for dirt or extra shifts. Check your manual.',
    },
    {
      item: 'Fork inspection',
      when: 'At least every 12 months on one shift, by trained people (ANSI B56.1). Sooner in hard use.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Hyster lets fork tips differ by about 3 percent of the fork’s length: 1.10 inches on 36-inch forks, 1.46 on 48-inch and 2.17 on 72-inch. Check the manual for yours.',
    'Hyster wants a DO NOT OPERATE tag on the truck and the battery disconnected before work begins.',
  ],
  visit:
    'Key out, tag on, battery off. We go after your complaint first: heat, leak, shift or lift. Then we measure forks and lift chain. Before we leave we load-test it, and we set a shorter service date if the yard is dusty.',
  aroundTulsa: 'Lumber, steel and pipe yards and the Port of Catoosa run Hysters hard. We go there.',
  whyMobile:
    'Every hour it’s down, loads go out late. When one blocks the gate at midnight, that’s an emergency, so call. We check both Hyster’s and Yale’s part number and bring the one we can get first. We’ll look at the Yale or Toyota next to it, too.',
  limits:
    'Transmission calibration uses Hyster’s PC Service Tool, so that and warranty go to the Hyster dealer. Clutch packs, engine rebuilds and mast welding go to a shop. We never weld forks. We fix leaks, brakes, cooling, chain, forks and starting problems in the yard.',
  haveReady: [
    'Hyster model, series and serial number',
    'Engine and fuel',
    'Fork length and class',
    'Shifts a day, and yard or plant',
  ],
  faqs: [
    {
      q: 'I smell propane on my LP Hyster. What do I do?',
      a: 'Shut it off and don’t restart it. Close the tank if that’s safe, get everybody out and call 911. Then call us to find the leak.',
    },
    {
      q: 'Can you weld a worn or bent fork?',
      a: 'No. Replace forks in pairs. We size and install them at your yard.',
    },
    {
      q: 'How do I check fork tips myself?',
      a: 'Level floor, mast straight up, forks an inch or two off the floor. Set the brake, take the key out and keep your feet clear. Measure from the floor to each tip. The difference is your number.',
    },
    {
      q: 'Do you work on the big Hysters?',
      a: 'Yes. We do cooling, brakes, hoses, engines and mast work on the H155 and up.',
    },
    {
      q: 'My Hyster overheats. Do I shut it off?',
      a: 'Stop work, lower the forks and set the brake. If coolant is low, the oil light is on or you see steam, shut it off right then. If it’s only hot, cool it the way your manual says, then shut it off and call.',
    },
    {
      q: 'Our operator is stuck up on an R30XM2. What now?',
      a: 'Hurt or unsafe up there? Call 911. If not, a trained person lowers the platform the way its manual says. If that doesn’t work, call 911. Then call us.',
    },
  ],
  related: ['yale', 'toyota-forklift'],
  industries: ['delivery', 'construction'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandContent;
