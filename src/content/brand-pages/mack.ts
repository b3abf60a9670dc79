import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Mack Truck Repair in Tulsa',
  description:
    'Mack Granite, Pinnacle, Anthem or LR down? Mobile repair within 120 miles of Tulsa: MP engines, mDRIVE, electrical, air brakes, PTO hydraulics. 24/7.',
  drawing: 'dump-truck',
  lead: 'Granite dead on the pour? LR stuck on its route? Anthem derated? Call us. We come to your Mack, find the cause and repair the engine, wiring, air or PTO on the job.',
  intro: [
    'We repair Mack dumps, mixers, roll-offs, refuse trucks and tractors. That covers MP engines, mDRIVE faults, brakes, air, suspension, and the PTO and hydraulics that run the body.',
    'We check air, DEF and wiring first. On many 2007 to 2015 trucks we also ask if it got wet, since a leaking windshield seal can drip onto the power module.',
    'Stopped in a lane? Set the flashers and dial 911 before you dial us. Step out only if you can make it safely away from traffic. If you can’t, sit tight, belt on.',
  ],
  repairs: [
    {
      system: 'Electrical',
      jobs: 'Replace power modules, repair water damage, trace ground faults, fix cab and chassis harness, starters, alternators and lights.',
    },
    {
      system: 'MP7 and MP8 engines',
      jobs: 'Replace EGR coolers and valves, turbo actuators, seals and sensors. Stop oil leaks and diagnose low power.',
    },
    {
      system: 'Fuel side',
      jobs: 'Change fuel filters, repair primer pumps and water drains, stop supply leaks, re-prime trucks that ran dry.',
    },
    {
      system: 'Emissions system',
      jobs: 'Fix DEF quality, level and dosing faults, replace NOx sensors, and run parked regens outdoors, clear of anything that burns.',
    },
    {
      system: 'Brakes and ABS',
      jobs: 'Stop air leaks, replace chambers, linings, slack adjusters and wheel-speed sensors, test the trailer ABS link.',
    },
    {
      system: 'Suspension and steering',
      jobs: 'Replace camelback and air-ride bushings, torque rods, U-bolts, pinch bolts, kingpins and tie rods.',
    },
    {
      system: 'mDRIVE, clutch and axles',
      jobs: 'Read shift messages, fix the air supply to the box, check clutch wear, replace driveshafts and Mack carrier seals.',
    },
    {
      system: 'Hydraulics and PTO',
      jobs: 'Repair dump hoist, roll-off and packer circuits: pumps, valves, cylinders, fittings, and PTOs that won’t engage.',
    },
    {
      system: 'Charge air, cooling and A/C',
      jobs: 'Replace charge-air coolers, fan drives, belts and cab compressors, and blow out radiators packed with dust.',
    },
  ],
  parts:
    'Give us the VIN, the body builder and the PTO model. Body parts come from the body builder, so we need that name too. For hydraulic leaks, send a photo of both ends of the hose.',
  models: [
    {
      name: 'Granite (GR and GU)',
      kind: 'Dump, mixer, roll-off',
      note: 'Jobsites wear out hoist hoses, brakes and chassis wiring.',
    },
    {
      name: 'Granite CV and CTP',
      kind: 'First-generation Granite',
      note: 'Most have Mack’s older E7 or ASET engine. Old wiring is the usual trouble.',
    },
    {
      name: 'Pinnacle (CHU and CXU)',
      kind: 'Day cab and tractor',
      note: 'Air leaks and DEF faults are the usual calls. On 2007 to 2015 trucks we check the power module, too.',
    },
    {
      name: 'Anthem',
      kind: 'Highway tractor',
      note: 'Sensors, mDRIVE air and trailer ABS wiring come first.',
    },
    {
      name: 'Pioneer',
      kind: 'Highway tractor',
      note: 'New since 2025. We fix air, lights and batteries. Warranty work goes to the dealer.',
    },
    {
      name: 'LR',
      kind: 'Low-entry refuse',
      note: 'Stop-and-go routes wear the brakes and packer hydraulics. We work before or after the route.',
    },
    {
      name: 'TerraPro (MRU and LEU)',
      kind: 'Refuse and concrete pump cabover',
      note: 'Stop-and-go work wears its brakes and hoses.',
    },
    {
      name: 'Titan (TD)',
      kind: 'Heavy haul',
      note: 'Brakes, suspension and driveline joints work hardest.',
    },
    {
      name: 'MD6 and MD7',
      kind: 'Medium duty',
      note: 'A Cummins B6.7 with an Allison automatic. We bring Cummins filters for these.',
    },
    {
      name: 'CH and Vision',
      kind: 'Older tractors',
      note: 'On trucks this old, we check air, wiring and cooling first. Read us the engine number.',
    },
    {
      name: 'RD, DM and R-Model',
      kind: 'Classic work trucks',
      note: 'Many have mechanical engines. We repair leaks, brakes and starting problems.',
    },
  ],
  failures: [
    {
      name: 'No crank or no start',
      sign: 'It clicks, drags, or spins and never catches.',
      cause: 'Weak batteries, a corroded cable, a bad starter, a plugged fuel filter or air in the fuel.',
      fix: 'We load-test batteries, cables and starter, then check fuel supply, replace the bad part and re-prime it.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Electrical faults after rain',
      sign: 'Lights, gauges or wipers act up after rain or a wash.',
      now: 'Smoke, flame or a hot electrical smell? Get clear and call 911. Otherwise park it outdoors, engine off, away from buildings and other trucks, and call.',
      cause:
        'Water in a connector, a corroded ground, or a windshield leak onto the power module. Under recall 14V-078, that can start a fire.',
      fix: 'We disconnect the batteries, trace the water, and repair connectors and grounds. If the VIN is open, the module is the dealer’s, free.',
      place: 'field-then-dealer',
      part: 'hood',
    },
    {
      name: 'Air runs out too fast',
      sign: 'Reserve drops after a few brake applications.',
      now: 'Park it and chock the wheels.',
      cause: 'A leak, a worn compressor or a dryer that won’t purge.',
      fix: 'We time the pump-up, find leaks with soap, and replace the valve, line, dryer or compressor.',
      place: 'field',
      part: 'air-tanks',
    },
    {
      name: 'MP engine down on power',
      sign: 'It’s slow on grades, or it whistles or hisses under load.',
      now: 'Oil light, or heavy smoke? Stop and shut it off.',
      cause:
        'A plugged fuel or air filter, a split charge-air hose, or a turbo actuator or sensor that sticks.',
      fix: 'We check filters, pressure-test the intake, run the actuator with a scan tool and replace what’s bad. A worn turbo can need a shop.',
      place: 'field-then-shop',
      part: 'engine',
    },
    {
      name: 'DEF warning and a derate',
      sign: 'A DEF light on the dash, then a power cut.',
      now: 'Call while it can still pull the load.',
      cause: 'Bad DEF, crystals in the doser, a NOx sensor or a plugged DEF filter.',
      fix: 'We test the fluid and the sensors, replace what failed and see that the derate clears.',
      place: 'field-or-dealer',
      part: 'aftertreatment',
    },
    {
      name: 'ABS, traction and collision lights together',
      sign: 'Three warnings at once, sometimes only with one trailer hooked.',
      now: 'Pull over where it’s safe and call.',
      cause:
        'A wheel-speed sensor or its wiring, low voltage, a noisy or weak trailer signal, or the EC80 unit in recall SC0472.',
      fix: 'We test voltage and the trailer signal, swap trailers where we can, and fix wiring and sensors. On a recalled truck, the dealer reprograms the unit free.',
      place: 'field-then-dealer',
      part: 'drive-axle',
    },
    {
      name: 'Loose steering that clicks',
      sign: 'A loose feel at the wheel, with a click as you turn.',
      now: 'Park it and call.',
      cause: 'A worn drag link or tie-rod end, worn U-joints in the shaft, or a loose pinch bolt.',
      fix: 'We replace worn ends and joints, and torque and mark both pinch bolts. We check the VIN for recalls, too.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'Mack MP7 and MP8 in most later trucks, with mDRIVE, a Mack manual or an Allison behind them.',
    'Cummins in MD trucks and in some refuse chassis.',
    'Older Macks: E7, ASET and the MP10.',
  ],
  intervals: [
    {
      item: 'Engine oil',
      when: '25,000 miles in the hardest work, up to 75,000 at the best mpg. That’s what Overdrive reports for Mack.',
    },
    { item: 'Windshield seal and power module', when: 'At each service, and after any glass work.' },
    {
      item: 'Annual DOT inspection on a Mack',
      when: 'Good for 12 months. We can do it with a regular service.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: 'Ask a Mack dealer',
      text: 'Drag link on some new trucks, with a ball stud that can break. Mack told owners not to drive them until a dealer had looked. Bought one around then? Have the VIN checked first.',
    },
    {
      date: '2024',
      campaign: 'SC0472',
      text: 'Electrical noise can stop the Bendix EC80 brake unit, so ABS, traction and collision systems drop out. Dealers reprogram it. Anthem, Granite, Pinnacle and TerraPro, model years 2020 to 2025, that pull trailers.',
    },
    {
      date: '2021',
      campaign: '21V-953',
      text: 'TerraPro: a leaking valve can let the park brakes release, so chock it. The dealer removes a tube. MRU of 2008 to 2019, TE of 2019 to 2022.',
    },
    {
      date: '2014',
      campaign: '14V-737',
      text: 'Tie-rod ends can come loose and take the steering. The dealer checks the collars. 1,048 CHU and CXU, model year 2015.',
    },
    {
      date: '2014',
      campaign: '14V-078',
      text: 'Water in the power module can start a fire. The dealer fixes leak and module if it got wet. CHU, CXU, GU and TD, model years 2007 to 2015.',
    },
    {
      date: '2013',
      campaign: '13V-493',
      text: 'Loose pinch bolts can free the steering shaft. The dealer tightens them. 535 CXU and GU, model year 2014.',
    },
    {
      date: '2013',
      campaign: '13V-195',
      text: 'A slack adjuster pin can drop out, and that wheel loses its brake. 5,203 CHU, CXU, GU, MRU and LEU, model years 2013 and 2014.',
    },
  ],
  manufacturerNotes: [],
  visit:
    'We photograph the dash with every warning on before we unplug a thing. If the drum is loaded, say so when you call, because that changes what we do first. You approve the repair, we make it, and we leave the readings with you.',
  aroundTulsa:
    'Granite mixers and dumps work road jobs from Sand Springs to Wagoner. Refuse trucks start before dawn. Pinnacle day cabs haul rock and pipe.',
  whyMobile:
    'Tow a Granite, and you tow the body and the load, too. We work on chassis and hydraulics in one stop, at the plant or on the pad.',
  limits:
    'Mack programming, recall modules and warranty go to the Mack dealer. Drum drives, engine rebuilds and spring replacement on a loaded truck are shop jobs. We’ll sort out what can be done on the spot.',
  haveReady: [
    'Jobsite address, or road, direction and exit',
    'Mack VIN and model code (GR, GU, CXU, LR)',
    'Who built the body, and the PTO model',
    'One dash photo with the lights on',
    'Rain or a wash just before it started?',
    'Anything in the drum or box?',
  ],
  faqs: [
    {
      q: 'Do you work on mixer and roll-off bodies?',
      a: 'Yes: PTO, hydraulic pump, valves, leaks, air and lights. For drum drives, call and we’ll tell you straight if it’s a shop job.',
    },
    {
      q: 'Can you get an LR back out by morning?',
      a: 'We work nights on emergency calls, so call when it parks. We’ll tell you if we can get the part in time.',
    },
  ],
  related: ['volvo', 'western-star'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393'],
} as const satisfies BrandContent;
