import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Yale Forklift Repair in Tulsa',
  description:
    'Yale forklift dead in the aisle or slow to lift? We fix batteries, hydraulics, lift chains, traction faults and LP engines in Tulsa warehouses, 24/7.',
  drawing: 'order-picker',
  lead: 'Yale won’t travel, won’t lift or shows a code? We bring mobile service into your Tulsa plant or warehouse, coolers and freezers included.',
  intro: [
    'Indoor Yales wear out two things first: the battery and the lift chain. Salt, wash-down and cold storage speed that up, so we check both.',
    'We also fix the rest: leaking tilt cylinders, burned plugs, bad tiller switches, LP trucks that won’t start in a cold dock.',
    'Propane smell? Shut the truck off, close its tank valve if that’s safe, get people out and call 911. Smoke at a battery, or somebody stuck up high and in danger? Call 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics and mast',
      jobs: 'Reseal lift and tilt cylinders, replace mast hoses, chains, rollers and side-shift seals.',
    },
    {
      system: 'Battery and cables',
      jobs: 'Replace hot connectors and cracked plugs, repair cables, test cells, check watering and charge.',
    },
    {
      system: 'Drive and controller',
      jobs: 'Trace traction faults to contactors, encoders or throttle sensors. Change drive wheels, stop gearbox leaks.',
    },
    {
      system: 'Wiring and switches',
      jobs: 'Fix deadman pedals, seat and tiller switches, wet plugs, displays, horns and lights.',
    },
    {
      system: 'LP engine and fuel',
      jobs: 'Fix regulators that ice up and engines that miss: lockoffs, hoses, plugs, coils, oxygen sensors.',
    },
    {
      system: 'Cooling',
      jobs: 'Refill and trace coolant loss, clear lint-packed fins, replace fans and thermostats.',
    },
    {
      system: 'Brakes and steering',
      jobs: 'Repair electric park brakes, service brakes, steer chains and motors, steer axle bearings.',
    },
    {
      system: 'Pallet trucks',
      jobs: 'Replace load wheels, pull rods, entry rollers, tiller heads and lift pumps on MPB and MPE units.',
    },
  ],
  parts:
    'On a Yale the series letters matter as much as the model. Read us the whole plate. We look up the Hyster cross number too, then bring chain, plugs, switches, wheels or LP parts for that series.',
  models: [
    {
      name: 'ESC030, ESC035 and ESC040',
      kind: 'Three-wheel standup electric',
      note: 'Drive wheels, steering sensors and the deadman pedal are the usual calls.',
    },
    {
      name: 'ERC050VG',
      kind: 'Electric cushion sit-down',
      note: 'On food and beverage floors, battery cables, contactors and wet switches fail first.',
    },
    {
      name: 'ERP030VT to ERP040VT',
      kind: 'Three-wheel pneumatic electric',
      note: 'It goes outside, so plugs and sensors get wet.',
    },
    {
      name: 'GLC050VX',
      kind: 'LP cushion',
      note: 'Regulators, ignition and mast hoses fail most often.',
    },
    {
      name: 'GLP050VX',
      kind: 'LP pneumatic',
      note: 'On open docks and in lots, we check cooling and brakes first.',
    },
    {
      name: 'NR035 and NDR030',
      kind: 'Reach trucks, single and double',
      note: 'Pantograph pins, reach hoses and load wheels wear.',
    },
    {
      name: 'OS030 and SS030',
      kind: 'Order selectors',
      note: 'Lift chains, mast rollers and the grip controls wear first.',
    },
    {
      name: 'MPB045VG',
      kind: 'Motorized walkie',
      note: 'Tiller switch, wheels and charger plug are the usual three.',
    },
    {
      name: 'MSW series',
      kind: 'Walkie stackers',
      note: 'The mast is small, but the chain checks are the same. Rough floors wear out the wheels.',
    },
    {
      name: 'MPR100VG',
      kind: 'Enclosed end rider',
      note: 'On long runs, the drive wheel, brake and battery plug get hot.',
    },
  ],
  failures: [
    {
      name: 'LP truck starts hard in the cold',
      sign: 'It cranks long, then frosts at the regulator.',
      now: 'Smell propane? Shut it off, close the tank valve if you can reach it safely, get everyone out and call 911.',
      cause:
        'A tank that’s nearly empty, a weak battery, tired plugs, or a regulator that gets no warm coolant.',
      fix: 'We check the tank, the battery and the spark, then coolant and fuel pressure at the regulator, and replace what failed.',
      place: 'field',
      part: null,
    },
    {
      name: 'Electric truck won’t travel',
      sign: 'It powers up, but won’t move or shows a code.',
      now: 'Lower the forks if they’re up, write down the code and call.',
      cause: 'A low battery, a deadman, seat or brake switch, a contactor or a drive sensor.',
      fix: 'We test the battery, then each switch and contactor, and replace the one that fails. A new controller takes Yale software.',
      place: 'field-or-dealer',
      part: 'station',
    },
    {
      name: 'Freezer truck shows a code, then runs',
      sign: 'It faults on the dock and clears when it warms up.',
      cause: 'Moisture forms in connectors and under contactor covers.',
      fix: 'We dry and seal the connectors, check the cover gaskets, and suggest a better spot to park it.',
      place: 'field',
      part: 'controller',
    },
    {
      name: 'Battery fades before the shift is over',
      sign: 'It lifts slowly after a few hours and quits early.',
      cause: 'Low water, weak cells, a cold room, or a charge that got cut short.',
      fix: 'We read every cell, check the water and the charger, and tell you if it’s a cell or the whole battery.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Hot battery plug',
      sign: 'The connector is warm or discolored.',
      now: 'Smoke or a burning smell? Get clear and call 911. Otherwise park it, turn the key off, don’t charge it, and call.',
      cause: 'Worn contacts, loose crimps, or a cable that has lost strands.',
      fix: 'We disconnect first, then replace contacts or the cable end and test voltage drop under load.',
      place: 'field',
      part: 'battery-plug',
    },
    {
      name: 'Hums or shakes as it drives',
      sign: 'You feel a thump or shake, or hear a hum.',
      now: 'Park it, forks down.',
      cause: 'A chunked or flat-spotted drive wheel, or a gearbox low on oil.',
      fix: 'We measure the wheel, check the gear oil and the mounting, and change the wheel where we can lift the truck safely. A gearbox rebuild goes to a shop.',
      place: 'field-then-shop',
      part: 'wheels',
    },
    {
      name: 'Stops slowly or rolls on',
      sign: 'It takes longer to stop, or rolls after you let go.',
      now: 'Take it out of service.',
      cause: 'Worn linings, oil on the brake, or a park brake out of adjustment.',
      fix: 'We measure the brake, clean or replace it, set the gap and test it with a load.',
      place: 'field',
      part: 'drive-wheels',
    },
    {
      name: 'Mast slow or uneven near the top',
      sign: 'The mast slows or twists near full height.',
      now: 'Lower it if it comes down, and park it. Stay out from under the forks.',
      cause:
        'Slow: low hydraulic oil, worn cylinder seals or a dry channel. Twisted: bad mast rollers, a bent channel, or chains out of adjustment.',
      fix: 'We top up the oil, check rollers and cylinders, and measure both chains. Past 3 percent stretch, the common industry limit, we change chain and anchors in pairs. Bent channels go to a shop.',
      place: 'field-then-shop',
      part: 'chain',
    },
    {
      name: 'Rusty chain in a wet or cold room',
      sign: 'Red dust at the links.',
      now: 'Put the forks down and park it there.',
      cause: 'Wash water, salt or condensation gets inside.',
      fix: 'We clean and measure the chain. Pitted chain gets replaced, and we set a shorter check date for that room.',
      place: 'field',
      part: 'mast',
    },
  ],
  faultCodes: [],
  engines: [
    'Current electric Yales drive on AC motors. Older ones may have brushes, and we check those.',
    'Read us the engine plate on an LP or diesel truck so filters and plugs match.',
  ],
  intervals: [
    {
      item: 'Lift chain',
      when: 'At each planned service. See your Yale manual.',
    },
    {
      item: 'OSHA exam',
      when: 'At least daily, before the truck is used. If it runs around the clock, after each shift.',
    },
    {
      item: 'Chain in wet, salty or corrosive rooms',
      when: 'Every 50 hours in a Clark manual. Yours comes first, and we set the next date by what we measure.',
    },
  ],
  recalls: [],
  manufacturerNotes: ['Yale says to unplug the battery before any work on an electric truck.'],
  visit:
    'Leave the forks down, write down any code, then unplug it. We scan the fault, check battery and plug, then test travel, lift and brakes. Chain gets measured over a set number of links. We also note where it parks, because a warm dock after a freezer causes condensation.',
  aroundTulsa:
    'Food plants, beverage docks, cold storage and retail warehouses run Yales here, from Tulsa to Muskogee and Miami.',
  whyMobile:
    'One dead truck can hold up a whole pick line. We come on any shift in an emergency, with the gear on a cart, freezer aisles included. We test every cable and switch before anybody sells you a controller. If your Crowns need load wheels, add them to the same visit.',
  limits:
    'Swapping a traction controller takes Yale software for setup. Motor rewinds, gearbox rebuilds, bent masts and battery cases go to a shop. Warranty is for the Yale dealer. A cable or a switch can look like a bad controller, so we test those first.',
  haveReady: [
    'Yale model, series letters and serial',
    'Battery voltage and age',
    'Wet, dry, cooler or freezer',
    'The code, and whether it clears when warm',
  ],
  faqs: [
    {
      q: 'Is a Yale just a Hyster?',
      a: 'No, although one company builds both. Many parts cross. The dash, codes and some parts differ.',
    },
    {
      q: 'Can I oil a rusty chain and keep running?',
      a: 'No. Park it and have us measure the chain first. Oil slows rust, but it won’t undo stretch or pitting.',
    },
    {
      q: 'Do you service pallet jacks and stackers?',
      a: 'Yes, powered ones. We fix load wheels, tillers, brakes, lift pumps and chargers.',
    },
    {
      q: 'Can you work in a freezer?',
      a: 'Yes, for checks and quick repairs. For longer jobs we roll the truck to the dock so its parts warm and dry.',
    },
    {
      q: 'Somebody is stuck up on an order selector. What now?',
      a: 'If anybody is hurt or in danger up there, call 911. If not, a trained person uses the lowering valve. If that doesn’t work, call 911, then us.',
    },
  ],
  related: ['hyster', 'crown'],
  industries: ['delivery'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandContent;
