import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Toyota Forklift Repair, Tulsa',
  description:
    'Toyota forklift won’t start, lift or drive? We repair LP engines, hydraulics, mast chains, brakes and electric drive at your dock near Tulsa, 24/7.',
  drawing: 'forklift',
  lead: 'Forklift down and trailers stacking up? We come to docks all over the Tulsa area and fix your Toyota right beside the trailer.',
  intro: [
    'On an 8FGU25 the trouble is mostly ignition, propane parts, leaks or the mast. On an 8FBE or 8FBCU it’s battery, contactors, wiring or hydraulics. We work on both kinds.',
    'Tell us LP, diesel or electric, the serial number and the code. We load the likely parts before we leave.',
    'Propane smell? Shut it off, close the tank valve if that’s safe, get everyone out and call 911. Smoke, or somebody stuck up high and hurt? 911 first, too.',
  ],
  repairs: [
    {
      system: 'Hydraulics and mast',
      jobs: 'Reseal lift and tilt cylinders, replace hoses, chains and rollers, repair control valves and pumps.',
    },
    {
      system: 'LP fuel',
      jobs: 'Service regulators and lockoffs, replace leaking hoses, fix hard starts, surging and stalls when hot.',
    },
    {
      system: 'Engine',
      jobs: 'Tune and repair 4Y and larger Toyota engines: plugs, coils, sensors, starters, alternators, oil leaks.',
    },
    {
      system: 'Cooling',
      jobs: 'Clean clogged fins and replace water pumps, radiators and stuck thermostats.',
    },
    {
      system: 'Electric drive',
      jobs: 'Replace contactors and speed sensors, test controllers and insulation, change motor brushes on older trucks.',
    },
    {
      system: 'Battery and connectors',
      jobs: 'Test cells, add water, replace burnt plugs, tighten terminals, change cables that heat up.',
    },
    {
      system: 'Brakes and steering',
      jobs: 'Fix sinking pedals, parking brakes, wheel cylinders, steer axle bearings and steering leaks.',
    },
    {
      system: 'Transmission',
      jobs: 'Diagnose slipping and no reverse, set the inching pedal, stop fluid leaks and overheating.',
    },
  ],
  parts:
    'We order every part by the serial number, which Toyota calls the frame number. Give us that, the fuel or voltage, and what it does. We bring filters, plugs, LP parts, hoses, chain and contactors to match, and we order the rest once you approve it.',
  models: [
    {
      name: '8FGU25',
      kind: 'LP pneumatic',
      note: 'Usually the Toyota 4Y engine. A frozen regulator can look like an empty tank.',
    },
    {
      name: '8FGCU25',
      kind: 'LP cushion',
      note: 'Cushion tires, for smooth floors. Worn tires shake the mast.',
    },
    {
      name: '7FGU25',
      kind: 'Older LP pneumatic',
      note: 'Wiring and carburetion differ from the 8 series. Have the serial number ready.',
    },
    {
      name: '8FDU25',
      kind: 'Diesel pneumatic',
      note: 'In dust, check the air filter and cooling fins often. Hard to start cold? We test the glow plugs.',
    },
    {
      name: '8FG and 8FD 35U to 80U',
      kind: 'Large pneumatic',
      note: 'Found in pipe yards and plants, with the 1FS gas or the 1KD diesel engine. Cooling and hoses come first.',
    },
    {
      name: '8FBE15 to 8FBE20',
      kind: 'Three-wheel electric',
      note: 'Drive sensors, brakes and steering. Chains go by age, as listed below.',
    },
    {
      name: '7FBCU and 8FBCU',
      kind: 'Electric cushion',
      note: 'On the 7FBCU, contactors and terminals are on the 250-hour list.',
    },
    {
      name: '8BRU18',
      kind: 'Reach truck',
      note: 'Carriage rollers, reach cylinders and load wheels wear first.',
    },
    {
      name: '8BPU15',
      kind: 'Order picker',
      note: 'Mast rollers, control handles and load wheels wear first.',
    },
    {
      name: '8HBW23',
      kind: 'Walkie pallet truck',
      note: 'Tiller switches, load wheels and charger cords fail first.',
    },
  ],
  failures: [
    {
      name: 'LP truck cranks but won’t start',
      sign: 'It turns over but won’t fire.',
      now: 'Smell propane? Shut it off, close the tank valve if it’s safe, get everyone out and call 911.',
      cause: 'An empty tank, a shut valve, a stuck lockoff, a frozen regulator, weak spark or a bad sensor.',
      fix: 'We check fuel flow, then spark, and replace the failed piece.',
      place: 'field',
      part: 'lp-tank',
    },
    {
      name: 'Electric drive jerks or quits',
      sign: 'It jerks as it takes off, drive cuts in and out, or it won’t move at all.',
      now: 'Lower the forks, switch it off and unplug the battery.',
      cause:
        'A low battery, a seat or brake switch, burned contactor tips, a loose terminal or a bad drive sensor.',
      fix: 'We test the battery and the switches, inspect the tips, torque the terminals and read the controller. A new controller needs Toyota software to set up.',
      place: 'field-or-dealer',
      part: 'controller',
    },
    {
      name: 'Battery won’t last the shift',
      sign: 'The battery quits before lunch, or cells run hot.',
      now: 'Smoke, or a cell that bulges? Get clear and call 911. Otherwise stop using it and call.',
      cause: 'Low water, short charging, a bad charger, corroded posts or dead cells.',
      fix: 'We test specific gravity and water level, cell by cell, check the charger, and tell you whether a cell or the battery is finished.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Mast drifts down',
      sign: 'The load sinks with the lever in neutral.',
      now: 'Lower the load, park it and stay out from under it.',
      cause: 'Cylinder packing or the control valve lets oil pass.',
      fix: 'We block the mast, split the circuit to find which one leaks, and reseal or replace it.',
      place: 'field-then-shop',
      part: 'mast',
    },
    {
      name: 'Forks rise unevenly',
      sign: 'One side leads, or chain links look kinked or rusty.',
      now: 'Lower the forks, park it and keep people away from the mast.',
      cause:
        'Uneven chain tension, a lift chain worn by age or rust, or a bad roller. On the 8FBE, Toyota calls for new chains every 3 years.',
      fix: 'We measure both chains. If one is worn, we replace both, set equal tension and replace bad rollers.',
      place: 'field',
      part: 'chain',
    },
    {
      name: 'Faults after a wash or rain',
      sign: 'An electric truck throws a code after a wash-down or a ride in the rain.',
      now: 'Park it, switch it off and unplug the battery. Don’t charge it wet.',
      cause: 'Water in a plug or switch, or bad insulation in a motor or cable.',
      fix: 'We dry it, clean the plugs, measure insulation resistance, and isolate the cable or motor that reads low.',
      place: 'field-then-shop',
      part: 'wiring',
    },
  ],
  faultCodes: [],
  engines: [
    'Most smaller LP trucks run the Toyota 4Y. The 35U to 80U use 1FS gas or 1KD diesel.',
    'On electric trucks Toyota lists terminal tightening and insulation tests, so we include both in a service.',
  ],
  intervals: [
    { item: 'Operator’s check', when: 'Every day or 8 hours, whichever comes first.' },
    { item: 'Weekly check, by your people', when: 'Every week or 40 hours, whichever comes first.' },
    {
      item: 'Six-week service',
      when: '250 hours or six weeks, whichever comes first. On two shifts the hours come first. On electrics it includes battery, terminals and contactors.',
    },
    {
      item: 'Longer services',
      when: '500 hours or three months, 1,000 or six months, 2,000 or a year, whichever comes first.',
    },
    {
      item: '8FBE chains and hoses',
      when: 'Replace chains at 3 years, lift and steering hoses at 2. Check the owner’s manual for your truck.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Toyota leaves daily and weekly checks to your own people. For the longer ones, the 8FBE manual names the Toyota dealer. We’re independent, so under warranty, ask the dealer first.',
  ],
  visit:
    'Park it away from traffic with the forks down and the key handy. We read hours and codes, run lift, tilt, travel and brakes, then find the fault. We measure chain, test the battery or LP system, and show you anything that fails. You get a list of what’s done and what can wait.',
  aroundTulsa:
    'Docks off I-44, plants by the Port of Catoosa, pipe yards in Sand Springs: we go where the truck is.',
  whyMobile:
    'With one truck down, loads sit on the dock and drivers wait. You get cell readings and chain measurements, so you know what to budget for. We can service the Hyster and the Crown next to it before we leave.',
  limits:
    'New controllers on late-model electrics need Toyota software to set up. Engine overhauls, transmission rebuilds and motor rewinds go to a shop. Press-on tires go to a tire shop. The Toyota dealer does warranty work.',
  haveReady: [
    'Where it is: address, gate or dock',
    'Toyota serial number, from the data plate',
    'Fuel, or battery voltage',
    'Hours, and shifts a day',
    'Code on the display and when the chains were last changed',
  ],
  faqs: [
    {
      q: 'How do I know if ours counts as hard use?',
      a: 'We count two shifts, dust, ramps, heat or a cold room as hard use. For hard use, the 8FBE manual suggests 170 hours or one month.',
    },
    {
      q: 'Does OSHA want a written daily forklift check?',
      a: 'No. OSHA requires the exam before use, but no written form. A form still helps you prove you did it.',
    },
    {
      q: 'When do you water a forklift battery?',
      a: 'After charging. Fill it first and it boils over and loses acid. Plates showing above the water? Add just enough to cover them, charge, then fill. Wear goggles and gloves.',
    },
    {
      q: 'The battery is hot but not smoking. What do I do?',
      a: 'Switch the charger off before you unplug anything. Open a dock door, keep sparks and flames away, leave the truck parked and call us.',
    },
    {
      q: 'Somebody is stuck up on our order picker. What now?',
      a: 'Hurt or in danger? Call 911. If not, have a trained person lower the platform the way the truck’s manual says. If it still won’t come down, call 911.',
    },
  ],
  related: ['hyster', 'crown'],
  industries: ['delivery'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandContent;
