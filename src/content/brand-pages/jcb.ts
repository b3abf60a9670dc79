import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile JCB Repair in Tulsa',
  description:
    'JCB backhoe, Loadall, skid steer or loader down? Mobile repair around Tulsa for hydraulics, boom, Dieselmax engine, brakes and electrical, 24/7.',
  drawing: 'backhoe',
  lead: 'JCB won’t start, won’t extend or won’t stop leaking? Call us with the VIN. We work on backhoes, Loadalls and loaders at your site.',
  intro: [
    'Backhoe leaking or slow? Loadall boom jerking? Engine won’t fire? We fix most of that on site, and both machines on one trip. We also repair drive, brakes, steering and cab wiring.',
    'JCB counts service in hours and in months. A backhoe with 60 hours since spring may still be due for one.',
    'Anyone trapped or hurt, or in danger up in a basket? Call 911 first. Hit a power line? Call 911. Unless it’s on fire, the driver stays in the cab until the utility clears it.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Reseal dig-end and loader cylinders, sideshift clamps and telescope cylinders, replace burst hoses, fix slow steering, test pump pressure.',
    },
    {
      system: 'Loadall boom',
      jobs: 'Shim or replace wear pads, change extension chains and hoses, boom pins and fork carriage locks, trace load-sensor faults.',
    },
    {
      system: 'Engine',
      jobs: 'Get a Dieselmax started, check for low compression, find smoke and oil leaks, replace belts and turbo hoses.',
    },
    {
      system: 'Fuel',
      jobs: 'Time and bleed mechanical pumps, read common-rail pressure, replace lift pumps, clean sediment bowls.',
    },
    {
      system: 'Electrical',
      jobs: 'Trace immobilizer and fuse panel faults, replace forward-reverse levers, starters, alternators and broken lights.',
    },
    {
      system: 'Transmission, axles and brakes',
      jobs: 'Find why drive slips or drops out, replace hub and axle seals, repair oil-immersed brakes, adjust the parking brake.',
    },
    {
      system: 'Cooling and cab',
      jobs: 'Clear blocked radiators, replace fan couplings and heater valves, find A/C leaks, change door and window parts.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Fix SCR and particulate filter faults on the engines that carry them, test DEF, repair sensor wiring.',
    },
  ],
  parts:
    'Send a photo of the VIN plate. JCB changes seals, pads and filters in the middle of a model run. Your serial number tells us which set to bring. For a Loadall, add the attachment on the carriage.',
  models: [
    {
      name: '3CX, 3CX Super, 4CX',
      kind: 'Backhoe loaders',
      note: 'Sideshift clamps, kingposts and dig-end leaks are the usual jobs.',
    },
    {
      name: '1CX, 3CX Compact',
      kind: 'Small backhoes',
      note: 'The 1CX drives like a skid steer, so travel faults call for pump and motor tests.',
    },
    {
      name: 'Loadall 505-20, 506-36, 507-42, 509-42',
      kind: 'Telehandlers',
      note: 'Framing jobs wear the bottom boom pads first.',
    },
    {
      name: 'Loadall 510-56, 512-56, 514-56',
      kind: 'Tall telehandlers',
      note: 'More boom sections mean more chain. Stop if the sections move out of step.',
    },
    {
      name: 'Loadall 535-125, 540-170, 550-140, 550-170',
      kind: 'European-number Loadalls',
      note: 'Pads, chains and starting faults. Some have mechanical injection, some electronic.',
    },
    {
      name: 'Loadall 525-60, 541-70',
      kind: 'Yard and farm telehandlers',
      note: 'The 525-60’s diesel has no particulate filter, so for low power we start with fuel and air.',
    },
    {
      name: '411HT, 413S, 417HT',
      kind: 'Wheel loaders',
      note: 'Center-joint pins, brake oil and steering leaks are the usual jobs.',
    },
    {
      name: '427, 437, 457',
      kind: 'Larger wheel loaders',
      note: 'Brake and axle leaks come first. Park it at any brake warning.',
    },
    {
      name: '3TS-8T Teleskid',
      kind: 'Telescopic track loader',
      note: 'It’s a loader with boom pads. Check them as you would on a telehandler.',
    },
    {
      name: '260, 270, 300, 300T, 325T',
      kind: 'Side-door skid steers and track loaders',
      note: 'They have one loader arm, so check the pins on that side.',
    },
    {
      name: '48Z-1, 67C-1, 85Z-1, 86C-1',
      kind: 'Midi and mini excavators',
      note: 'Slow on one lever only? That points at one pilot line or spool.',
    },
    {
      name: '930, 940, 950',
      kind: 'Forklifts for rough ground',
      note: 'We check mast chains and tilt pins on the same visit.',
    },
  ],
  failures: [
    {
      name: 'Dieselmax cranks, no start',
      sign: 'It spins fine but never fires, often after a filter change or a winter parked.',
      cause:
        'Old fuel, a plugged filter, air in the fuel, a dead stop solenoid, or a rail that builds no pressure.',
      fix: 'We identify mechanical or electronic injection first. Then we change filters, bleed it, test the pump side and check the signal wires.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'Runs hot',
      sign: 'The gauge climbs on a long dig or a hot day.',
      now: 'Smoke? Get clear and call 911. If not, land the load, stop and keep the cap on. Steam? Shut it off.',
      cause: 'A blocked radiator, low coolant, a slipping belt or a fan coupling that has quit.',
      fix: 'We clear the cores, pressure-test for leaks and replace the coupling, belt or hose.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Slips or won’t drive',
      sign: 'It slips when hot or won’t take forward or reverse.',
      now: 'Set the parking brake, lower everything and chock it.',
      cause: 'Low fluid, a bad lever switch or solenoid, or a worn clutch.',
      fix: 'We test the switch and solenoids, then take pressures at temperature. Clutch work goes to a shop.',
      place: 'field-then-shop',
      part: 'transmission',
    },
    {
      name: 'Loadall boom jerks or rattles',
      sign: 'It extends late and then jumps, or knocks on the way in.',
      now: 'Sections out of step or a slack chain? Stop and keep people clear. If not, bring the boom in, land the load and park it.',
      cause: 'Thin or dry wear pads, or a loose or worn extension chain.',
      fix: 'We run the boom out, measure pads and chain, shim, grease and adjust. We replace worn chain. We never shorten it.',
      place: 'field',
      part: null,
    },
    {
      name: 'Hoe walks along its rail',
      sign: 'On a sideshift machine, the hoe moves sideways while you dig.',
      now: 'Put the hoe on the ground and shut down.',
      cause: 'Clamp seals that leak, worn pads or a loose kingpost.',
      fix: 'We test clamp pressure, reseal the clamps, replace pads and measure pin play.',
      place: 'field',
      part: 'kingpost',
    },
    {
      name: 'Leaks oil or digs slowly',
      sign: 'Oil under the machine, or the hoe and loader are weak.',
      now: 'Put the bucket and hoe down and shut it off. Never feel for a leak: the oil can cut through skin.',
      cause: 'A chafed hose, a worn seal, low oil, a plugged filter or a tired pump.',
      fix: 'We replace the hose, seal or filter and read pump pressure. A pump overhaul goes to a shop.',
      place: 'field-then-shop',
      part: 'pump',
    },
  ],
  faultCodes: [],
  engines: [
    'Dieselmax: JCB’s own diesel, with mechanical or electronic injection. The two need different tests.',
    'JCB by Kohler: the small diesel in machines like the 525-60.',
    'Older backhoes can carry a Perkins, and bigger loaders and some minis another brand. Read us the plate.',
  ],
  intervals: [
    { item: 'Daily service', when: 'Every day or 10 hours, whichever comes first.' },
    { item: 'Weekly service', when: 'Every week or 50 hours, whichever comes first.' },
    {
      item: 'Six-month service',
      when: '500 hours or six months, whichever comes first. On many, engine oil and filter come due here.',
    },
    {
      item: 'Bigger services',
      when: '1,000 hours or one year, 2,000 or two years, 8,000 or eight years, whichever comes first.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'JCB says you must not exceed these intervals. Shorten them in high heat, dust or water. Use the chart in your own manual.',
  ],
  visit:
    'We start with the VIN plate, the hours and the date of your last service. We want a Loadall on level ground, boom down, forks empty. On a 3CX we set the hoe on the ground and lock it. We test, give you the findings and the price, and repair it once you approve. We grease the joints before we fold it up.',
  aroundTulsa:
    'Framers and masons use Loadalls in Owasso, Bixby and Broken Arrow. Towns, farms and utility crews use the backhoes. We work on both in one stop, in a subdivision or behind a barn.',
  whyMobile:
    'A Loadall that won’t lower and a backhoe with no drive have to be fixed where they quit. We service by JCB’s own chart, by hours and by months. The Manitou or the Case on the same site can go on that trip.',
  limits:
    'Programming with JCB ServiceMaster and warranty jobs go to the JCB dealer. Transmission, pump and injector-pump overhauls go to a shop. We don’t weld forks.',
  haveReady: [
    'Photo of the VIN plate',
    'Hours, and the date of the last service',
    'Mechanical or electronic injection, if you know',
    'Boom or hoe position, and whether a load is on it',
  ],
  faqs: [
    {
      q: 'Is six months right for only 60 hours?',
      a: 'Yes, by JCB’s chart. Oil and fuel go bad even when the engine is off.',
    },
    {
      q: 'Do you work on JCB telehandlers?',
      a: 'Yes. We service Loadall booms, hydraulics, engines, brakes and wiring on site.',
    },
    {
      q: 'My Loadall is stuck with the boom up. What now?',
      a: 'If somebody is hurt or in danger, call 911 first. If somebody is unhurt in a work basket, a person trained on that machine uses the emergency lowering. If that can’t be done, call 911. If there’s only a load up there, keep people out from under it, leave the levers alone and call us with the model and the load.',
    },
  ],
  related: ['manitou', 'case'],
  industries: ['construction', 'agriculture'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandContent;
