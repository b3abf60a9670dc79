import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mobile Mack Truck Repair in Tulsa',
  description:
    'Mack Granite, Pinnacle, Anthem or LR down? Mobile repair within 120 miles of Tulsa: MP engines, mDRIVE, electrical, air brakes, PTO hydraulics. 24/7.',
  drawing: 'truck',
  lead: 'Granite dead on the pour? LR stuck on its route? Warning lights after rain? Call us. We come to your Mack, find the cause and repair the engine, wiring, air or PTO on the job.',
  intro: [
    'We repair Mack dumps, mixers, roll-offs, refuse trucks and tractors. That covers MP engines, mDRIVE faults, brakes, air, suspension, and the PTO and hydraulics that run the body.',
    'We check air, DEF and wiring first. On 2007 to 2015 trucks we ask one more thing: did it get wet? A leaking windshield seal can drip onto the power module.',
    'Stopped in a lane? Set the flashers and dial 911 before you dial us. Step out only if you can make it safely away from traffic. If you can’t, sit tight, belt on.',
  ],
  repairs: [
    {
      system: 'Electrical',
      jobs: 'Replace power modules, repair water damage, trace ground faults, fix cab and chassis harness, starters, alternators and lights.',
    },
    {
      system: 'MP7 and MP8 engines',
      jobs: 'Replace EGR coolers and valves, turbo actuators, injector cups, seals and sensors. Stop oil leaks and diagnose low power.',
    },
    {
      system: 'Fuel side',
      jobs: 'Change primary and final filters, repair primer pumps and water drains, stop supply leaks, re-prime trucks that ran dry.',
    },
    {
      system: 'Emissions system',
      jobs: 'Fix DEF quality, level and dosing faults, replace NOx sensors, and run service regens on plugged filters with the truck parked.',
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
    'Give us the VIN, the body builder and the PTO model. With the VIN we get Mack part numbers for seals, sensors and brake parts. Body parts come from the body builder, so we need that name too. For hydraulic leaks, send a photo of both ends of the hose.',
  models: [
    {
      name: 'Granite (GR and GU)',
      kind: 'Dump, mixer, roll-off',
      note: 'Jobsites wear out hoist hoses, brakes and chassis wiring.',
    },
    {
      name: 'Granite CV and CTP',
      kind: 'First-generation Granite',
      note: 'They have Mack’s older E7 and ASET engines, which are simple to test. Most trouble is in the old wiring.',
    },
    {
      name: 'Pinnacle (CHU and CXU)',
      kind: 'Day cab and tractor',
      note: 'Air leaks and DEF faults are the usual calls. On 2007 to 2015 trucks we check the power module.',
    },
    {
      name: 'Anthem',
      kind: 'Highway tractor',
      note: 'Sensors, mDRIVE air and trailer ABS wiring come first. Photograph the dash before you turn the key off.',
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
      note: 'Mechanical engines and simple circuits. We repair leaks, brakes and starting problems.',
    },
  ],
  failures: [
    {
      name: 'No crank or no start',
      sign: 'It clicks, drags, or spins and never catches.',
      cause: 'Weak batteries, a corroded cable, a bad starter, or fuel that ran out of prime.',
      fix: 'We load-test batteries, cables and starter, then check fuel supply, and replace the bad part.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Odd electrical faults after rain',
      sign: 'Odd lights or wipers after rain or a wash.',
      now: 'Smoke, flame or a hot electrical smell? Get clear and call 911. Otherwise park it outdoors, engine off, away from buildings and other trucks, and call.',
      cause:
        'A windshield seal leaks onto the module. Under 14V-078 that leak can bridge circuits and start a fire.',
      fix: 'We disconnect the batteries, trace the water path and test the module. If the VIN is open, the dealer installs the recall parts.',
      place: 'field-then-dealer',
      part: 'hood',
    },
    {
      name: 'Air runs out too fast',
      sign: 'Reserve drops after a few brake applications.',
      now: 'Park it and chock the wheels.',
      cause: 'A leak, a worn compressor or a dryer that won’t purge.',
      fix: 'We time the pump-up and find leaks with soap. We replace valves, dryer and lines on the spot.',
      place: 'field',
      part: 'air-tanks',
    },
    {
      name: 'MP engine down on power',
      sign: 'It’s slow on grades, with black smoke or a whistle under load.',
      now: 'Park it before the turbo gives out.',
      cause: 'A split charge-air hose, a turbo actuator that sticks or a dirty EGR sensor.',
      fix: 'We pressure-test the intake, command the actuator with a scan tool and clean or replace what’s bad. A worn turbo can need a shop.',
      place: 'field-then-shop',
      part: 'engine',
    },
    {
      name: 'DEF warning and a derate',
      sign: 'A DEF light on the dash, then a power cut.',
      now: 'Call before you shut it off.',
      cause: 'Bad DEF, crystals in the doser, a NOx sensor or a plugged filter.',
      fix: 'We test the fluid and the sensors, replace what failed and run a service regen.',
      place: 'field-or-dealer',
      part: 'aftertreatment',
    },
    {
      name: 'ABS, traction and collision lights together',
      sign: 'Three warnings at once, sometimes only with one trailer hooked.',
      now: 'Pull over where it’s safe and call.',
      cause:
        'A wheel-speed sensor or its wiring, low voltage, a noisy or weak trailer signal, or the EC80 unit in recall SC0472.',
      fix: 'We test voltage and the trailer signal, swap trailers where we can, and fix wiring and sensors. The dealer reprograms the unit.',
      place: 'field-then-dealer',
      part: 'drive-axle',
    },
    {
      name: 'Loose steering that clicks',
      sign: 'A loose feel at the wheel, with a click as you turn.',
      now: 'Park it and call.',
      cause: 'A pinch bolt that backed off, or worn U-joints in the shaft.',
      fix: 'We replace worn joints, torque both pinch bolts to spec and mark them, so you can see if they move. We check the VIN, too.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'Mack MP7 and MP8 in most trucks, with mDRIVE, a Mack manual or an Allison behind them.',
    'Cummins in MD trucks and in some refuse chassis.',
    'Older Macks: E7, ASET and the MP10. MP engines share their base with Volvo’s D11, D13 and D16.',
  ],
  intervals: [
    {
      item: 'Windshield seal and power module',
      when: 'Check them before the spring rains, before the fall rains and after any glass work.',
    },
    {
      item: 'Engine oil, air dryer, valve lash and DPF ash',
      when: 'Mack sets these by engine and duty cycle.',
    },
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
      text: 'Electrical noise can make the Bendix EC80 brake unit misread commands or stop working. ABS, traction and collision systems can drop out. Anthem, Granite, Pinnacle and TerraPro, model years 2020 to 2025.',
    },
    {
      date: '2021',
      campaign: '21V-953',
      text: 'TerraPro: a leaking valve can let the park brakes release, so chock it. MRU of 2008 to 2019, TE of 2019 to 2022.',
    },
    {
      date: '2015',
      campaign: '15V-057',
      text: '85 Pinnacles, model years 2014 and 2015: an 88-liter air tank where a 96-liter tank belongs.',
    },
    {
      date: '2014',
      campaign: '14V-078',
      text: 'Water in the power module. Later widened to CHU, CXU, GU and TD trucks, model years 2007 to 2015.',
    },
    {
      date: '2013',
      campaign: '13V-493',
      text: 'Pinch bolts of the steering shaft; 535 trucks of model year 2014.',
    },
  ],
  manufacturerNotes: ['Recall numbers that start with SC are Mack’s own, so a Mack dealer can look them up.'],
  visit:
    'We photograph the dash with every warning on before we unplug a thing. Then we follow the fault: water trail, voltage, air or hydraulics. If the drum is loaded, say so when you call, because that changes what we do first. You approve the repair, we make it, and we leave the readings with you.',
  aroundTulsa:
    'Granite mixers and dumps work road jobs from Sand Springs to Wagoner. Refuse trucks start before dawn and have to roll again the next day. Pinnacle day cabs haul rock and pipe. We plan visits around all three.',
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
} as const satisfies BrandCopy;
