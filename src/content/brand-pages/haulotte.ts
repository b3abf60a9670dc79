import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Haulotte Lift Repair in Tulsa',
  description:
    'Haulotte or BilJax lift won’t raise, drive or answer the joystick? We fix hydraulics, sensors, wiring and engines within 120 miles of Tulsa, 24/7.',
  drawing: 'boom-lift',
  lead: 'Haulotte boom beeping and locked out? BilJax towable dead? We come day or night within 120 miles of Tulsa and fix hydraulics, sensors, wiring and engines there.',
  intro: [
    'Most lockouts are tilt, overload or, on a towable, an outrigger that isn’t set. We check whether the machine really is out of level or overloaded. If it isn’t, we find the bad sensor or wire.',
    'One boom can carry two names. An HB76J is also an H25TPX. Send a photo of the plate and we’ll order from the right parts list.',
    'Person in the basket hurt, or not safe? Call 911 first. If they’re fine, keep the ground below clear and have a trained person bring the boom down. If it won’t come down, call 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Replace jib and telescope hoses, reseal or change leaking cylinders, repair pumps, proportional valves and rotation motors.',
    },
    {
      system: 'Sensors and controls',
      jobs: 'Test and replace tilt, angle and overload sensors, Hall-effect joysticks, foot pedals and control boxes.',
    },
    {
      system: 'Wiring',
      jobs: 'Repair chafed boom harnesses, wet connectors, shorted circuits and bad grounds at the turntable.',
    },
    {
      system: 'Engine',
      jobs: 'Fix no-starts, stalling and oil leaks on Deutz and Kubota: starters, alternators, glow plugs.',
    },
    {
      system: 'Fuel',
      jobs: 'Drain water, change blocked filters, replace lift pumps and shutoff solenoids, seal air leaks.',
    },
    {
      system: 'Batteries and charging',
      jobs: 'Charge, test and replace batteries on Optimum and Compact scissors and battery towables.',
    },
    {
      system: 'Drive, brakes and axles',
      jobs: 'Fix brake release, drive motors, oscillating axle cylinders and four-wheel steering.',
    },
    {
      system: 'Towing gear',
      jobs: 'Repair BilJax surge brakes, lights and couplers, plus outriggers and their switches.',
    },
  ],
  parts:
    'Haulotte’s plate may list both a US and a European model name. We order by serial, so give us that plus a photo. Some parts come from France and can take weeks. We’ll tell you when we find the fault, before you commit.',
  models: [
    {
      name: 'HA46 RTJ and HA61 RTJ PRO',
      kind: 'Articulating booms',
      note: 'Rough-terrain rental booms. Jib hoses and platform cables wear first.',
    },
    {
      name: 'HA80JRT',
      kind: 'Articulating boom',
      note: 'The back swings out when it turns, so park it for us with room behind.',
    },
    {
      name: 'HA130 RTJ PRO',
      kind: 'Large articulating boom',
      note: 'Sold elsewhere as the HA41 RTJ PRO. We need clear, firm ground to extend it.',
    },
    {
      name: 'HB40 and HB44J',
      kind: 'Telescopic booms',
      note: 'Hall-effect joysticks run the functions. Jerky or dead? We test the joystick and its plug first.',
    },
    {
      name: 'HB62, HB68J and HB76J',
      kind: 'Telescopic booms',
      note: 'Also named H21TX, H23TPX and H25TPX. Read us the name on your plate.',
    },
    {
      name: 'HB86TJ+ and HB135JRT',
      kind: 'High-reach telescopic booms',
      note: 'Also H28TJ+ and H43TPX. Length and angle sensors decide how far they go.',
    },
    {
      name: 'Optimum 1931 E',
      kind: 'Slab scissor',
      note: 'Tight aisles are hard on its steering parts, pothole guards and platform plug.',
    },
    {
      name: 'Compact 2747 E and 3347 E',
      kind: 'Wide electric scissors',
      note: 'We check the charger plug and the pothole guards first.',
    },
    {
      name: 'BilJax 3522A and 4527A',
      kind: 'Towable booms',
      note: 'Won’t lift? We start with the outrigger switches and the batteries.',
    },
    {
      name: 'BilJax 36XT and 5533A',
      kind: 'Towable booms',
      note: 'Have the build date ready. Its age decides when the structural inspection is due.',
    },
  ],
  failures: [
    {
      name: 'Won’t raise and the alarm sounds',
      sign: 'It won’t lift and warns of tilt, even where the ground looks flat.',
      now: 'Boom up? Bring it in, then down. If it drives, get it on level ground. Then call.',
      cause: 'Too much slope under the chassis, or a tilt sensor that reads wrong.',
      fix: 'We put a level on the chassis. If it is flat, we test the sensor and replace it if it reads wrong. It can need Haulotte’s calibration then. We don’t bypass the limiter.',
      place: 'field-or-dealer',
      part: 'chassis',
    },
    {
      name: 'Overload alarm with an empty basket',
      sign: 'Platform functions lock and the buzzer won’t quit.',
      now: 'If it’s up, have a trained person lower it. Tag it out and call.',
      cause: 'The load cell or its cable is damaged, or debris has wedged the basket.',
      fix: 'We free the basket, test and replace the cable or sensor, and tell you if Haulotte’s calibration is needed.',
      place: 'field-or-dealer',
      part: 'basket',
    },
    {
      name: 'Towable dead after winter',
      sign: 'It’s slow or dead on its first job in spring.',
      cause: 'Sulfated batteries, low water, corroded plugs.',
      fix: 'We charge and load-test each battery, replace the weak ones, clean the connections, then run every function.',
      place: 'field',
      part: 'batteries',
    },
    {
      name: 'Jerky or all-or-nothing',
      sign: 'The boom jerks, or runs at one speed only.',
      now: 'Bring it down from the ground controls and tag it out.',
      cause: 'A joystick that lost its center signal, a wet plug, or a valve that sticks.',
      fix: 'We read the joystick at center and full stroke, then test the valve. We replace the bad part and set it up.',
      place: 'field',
      part: 'joystick',
    },
    {
      name: 'Engine won’t start',
      sign: 'It turns over and won’t fire, or it starts and quits.',
      now: 'Don’t keep cranking. Boom up? Have a trained person lower it.',
      cause: 'Empty or bad fuel, a plugged filter, air in the line, or a shutoff solenoid.',
      fix: 'We check fuel to the engine, test the solenoid and its wiring, replace what failed and bleed it.',
      place: 'field',
      part: 'engine',
    },
  ],
  faultCodes: [],
  engines: [
    'HA and HB booms commonly run Deutz or Kubota diesels. We order filters off the engine plate.',
    'Optimum and Compact E scissors are all-battery.',
    'Towables come with batteries, a gas engine, or both. Tell us which quit.',
  ],
  intervals: [
    {
      item: 'BilJax structural inspection',
      when: 'Ten years after it was built, then every five years. Also after damage or a sale. We fix what it finds, except welds.',
    },
    { item: 'BilJax cylinder seals', when: 'At five years, or as performance shows.' },
    { item: 'BilJax after 30 days parked', when: 'Run the full service checks before it goes out.' },
    {
      item: 'Annual for any mobile lift',
      when: 'No later than 13 months after the last one. Check the manual for your Haulotte.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'We check the level of the machine before we touch a sensor. Then we pull codes, test voltage at the turntable and work up the boom. On a towable we lower every outrigger and test its switch. When it lifts, we run it through full reach while you watch.',
  aroundTulsa:
    'We cover Haulotte booms in mixed rental fleets and BilJax towables at churches, schools and sign shops.',
  whyMobile:
    'A locked-out boom keeps the crew on the ground. We find the fault on your lot and order by serial, so you wait for a part from France only once. The JLG or the Genie beside it can go on that visit.',
  limits:
    'Cracked boom welds, chassis repairs and rotation bearings go to a shop. Load-cell and tilt calibration can need Haulotte’s own tool. Warranty goes through their dealer.',
  haveReady: [
    'A photo of the Haulotte or BilJax plate',
    'What the warning light or buzzer does',
    'Build date on any towable',
  ],
  faqs: [
    {
      q: 'Is an HB76J the same lift as an H25TPX?',
      a: 'Yes. It is one boom with two names, and one manual covers both.',
    },
    {
      q: 'Do you service BilJax towable lifts?',
      a: 'Yes. We fix batteries, outriggers, hoses, trailer brakes and lights at your lot or church.',
    },
    {
      q: 'Does a towable need an annual inspection?',
      a: 'Yes. Trailer-mounted lifts fall under the same 13-month cycle.',
    },
    {
      q: 'My Haulotte is stuck in the air. What do I do?',
      a: 'Is somebody in the basket hurt, or not safe there? Call 911 first. If they’re fine, clear the ground below. Have a trained person lower it from the ground controls, or by the emergency lowering in the manual. Still up there? Call 911. Empty and down? Call us to trace the lockout.',
    },
    {
      q: 'Can you turn off the tilt alarm so we can finish?',
      a: 'No. It warns you before the boom tips over. We find out why it trips and fix that.',
    },
  ],
  related: ['niftylift', 'jlg'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-1926-453'],
} as const satisfies BrandContent;
