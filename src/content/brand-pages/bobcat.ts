import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Bobcat Repair in Tulsa',
  description:
    'Bobcat won’t lift, drive or start? Mobile skid steer, track loader and mini excavator repair near Tulsa: interlocks, hydraulics, drive, cooling. 24/7.',
  drawing: 'loader',
  lead: 'Bobcat won’t start, won’t lift or won’t pull? We come to your lot or jobsite and fix interlocks, hydraulics, drive, wiring and cooling there. If yours needs a shop, we’ll say so.',
  intro: [
    'When a Bobcat won’t lift, the seat bar circuit is often the cause. When a wheeled loader jerks or clatters, check the chaincase. When it runs hot, look for dirt packed in the coolers. We work on all three on site, and on the hydraulics, engine and wiring too.',
    'Tell us what it does, when it does it and what the panel shows.',
    'Somebody caught or hurt? Call 911 before us. Arms up and sinking? Keep everybody out from under them.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Get lift and tilt moving, fix aux flow, stop coupler leaks and drifting arms, replace blown hoses and cylinder seals.',
    },
    {
      system: 'Interlocks and electrical',
      jobs: 'Test seat bar sensors and seat switches. Fix panel faults, joystick wiring, glow plugs, batteries, alternators and starters.',
    },
    {
      system: 'Drive',
      jobs: 'Test hydrostatic pumps and motors, change chaincase oil, adjust steering controls, fix parking brakes and axle seals.',
    },
    {
      system: 'Engine, fuel and glow plugs',
      jobs: 'Diagnose rough running and white smoke, bleed air from the fuel, replace stop solenoids, belts and mounts, stop oil and injector leaks.',
    },
    {
      system: 'Coolers and cab air',
      jobs: 'Open and clean plugged cooler stacks. Repair fan drives and hoses, fix warm A/C, change plugged cab filters.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Find why a filter won’t regenerate and fix that. Replace sensors and DEF parts.',
    },
    {
      system: 'Tracks and undercarriage',
      jobs: 'Set tension, stop tensioner leaks, replace noisy rollers, idlers and drive sprockets.',
    },
    {
      system: 'Bob-Tach and pins',
      jobs: 'Free wedges that won’t lock, replace worn pivot pins and bent levers, stop power Bob-Tach leaks.',
    },
  ],
  parts:
    'Give us the serial and we bring filters, switches, seals and hoses for that build. Bobcat built some models with more than one engine, so read us the engine plate, too.',
  models: [
    {
      name: 'S450, S510, S550, S570, S590',
      kind: 'Skid-steer loaders',
      note: 'Bobcat prints a two-page service schedule for the S450 and S550. We follow it line by line.',
    },
    {
      name: 'S62, S64, S66, S76',
      kind: 'R-Series skid steers',
      note: 'The display shows a code for many faults. Send us a photo of it.',
    },
    {
      name: 'S650, S740, S770, S850',
      kind: 'Large skid steers',
      note: 'Tell us if it has high flow, so we bring the right flow meter and hoses.',
    },
    {
      name: 'S185, T190, S250, T300',
      kind: 'Older loaders',
      note: 'Seat bar sensors and wiring usually go bad before the engines do.',
    },
    {
      name: 'T590, T595, T650, T770',
      kind: 'T-Series track loaders',
      note: 'Check track tension when you swap between clay and rock.',
    },
    {
      name: 'T62, T64, T66, T76, T86',
      kind: 'R-Series track loaders',
      note: 'Tell us if yours has torsion suspension. The parts differ.',
    },
    {
      name: 'MT85, MT100',
      kind: 'Mini track loaders',
      note: 'You walk or ride behind these, so we check the operator-presence controls first.',
    },
    {
      name: 'E20, E26, E32, E35',
      kind: 'Mini excavators',
      note: 'Boom-swing hoses and blade pins take most of the wear on plumbing jobs.',
    },
    {
      name: 'E42, E50, E60, E85, E88',
      kind: 'Compact excavators',
      note: 'Slow travel on one side can be a leak in the controls or the swivel. We test those before we blame the motor.',
    },
    {
      name: 'Toolcat 5600, UW56',
      kind: 'Utility work machines',
      note: 'Steering and lift share hydraulic oil. If both go slow, check the level first.',
    },
  ],
  failures: [
    {
      name: 'Won’t start',
      sign: 'It clicks, cranks slowly, or spins without firing.',
      cause:
        'A weak battery, a corroded cable, a dead starter, no fuel flow, bad glow plugs or a stop solenoid that stays shut.',
      fix: 'We test the battery, cables and starter, then the fuel and glow plugs, and change what failed.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Runs but won’t lift or tilt',
      sign: 'The bar is down, nothing lifts, and lights show on the panel.',
      now: 'Arms up? Nobody goes under them.',
      cause: 'A seat bar sensor, a seat switch, the lift lock valve or the connector under the seat.',
      fix: 'We test the bar and seat circuits with a meter, then replace the sensor, switch, valve or wire that failed. We never bypass it.',
      place: 'field',
      part: 'seat-bar',
    },
    {
      name: 'Pulls to one side or creeps',
      sign: 'It won’t track straight, or it moves with the levers centered.',
      now: 'If it creeps, lower the arms, set the brake and shut it off.',
      cause: 'Uneven tires or track tension, controls out of adjustment, or a worn pump or motor.',
      fix: 'We check tires or tracks, set the controls, read pressures and compare both sides before you buy a motor.',
      place: 'field-then-shop',
      part: 'drive-motors',
    },
    {
      name: 'Overheats',
      sign: 'The gauge climbs when you mow, grade or break concrete.',
      now: 'Smoke? Climb out, get clear and call 911. If not, put the arms down, stop the attachment and leave the cap on.',
      cause: 'Mostly seed, lint and dust between the coolers. Low coolant or a bad fan drive does it, too.',
      fix: 'We open the stack, clean each core, and check the coolant and fan drive. Then we run it to full heat and watch the gauge.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Attachment runs slow or hot',
      sign: 'A breaker or mower fades, and the oil or couplers run hot.',
      now: 'Lower it and shut it off. Hot couplers can spray oil, so let it cool before you unhook them.',
      cause: 'A coupler that isn’t seated, a pinched hose, a plugged hydraulic filter or low aux flow.',
      fix: 'We measure flow at the couplers to tell the loader from the attachment. Then we replace the coupler, hose or filter.',
      place: 'field',
      part: 'couplers',
    },
    {
      name: 'Wheeled loader clatters or jerks',
      sign: 'Clatter, jerky travel, or oil at the axle tubes.',
      cause: 'Old or low oil in the chaincase wears out the chains and sprockets.',
      fix: 'We check the level, look for metal in the oil and reseal axles. Bad chains and sprockets go to a shop.',
      place: 'field-then-shop',
      part: 'chaincase',
    },
  ],
  faultCodes: [],
  engines: [
    'Many newer loaders run Bobcat’s own diesels. Many others run Kubotas.',
    'Most of the smaller Bobcats have no DEF system. Some have a particulate filter, some only a catalyst.',
    'A blue cap next to the fuel cap means DEF. Tell us if you see one.',
  ],
  intervals: [
    {
      item: 'Every 10 hours, S450 and S550',
      when: 'Check oil, air filter, coolers, seat belt, seat bar and tires. Check for water in the fuel, grease the arms and Bob-Tach, and test the interlock.',
    },
    {
      item: 'Skid steers in general',
      when: 'At 500 hours: fuel filter, outer air filter, hydraulic return filter and chaincase oil. Your Bobcat manual says when the engine oil is due.',
    },
    {
      item: 'Dust, extreme heat or cold, or fuel from a doubtful tank',
      when: 'Change oil and filters sooner. Bobcat’s S550 schedule says their life can be shorter.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Bobcat’s 10-hour list includes a test of the Bobcat Interlock Control System. Lift and tilt must not work with the bar raised. If they do, park the loader and call.',
  ],
  visit:
    'We ask three things on the phone: wheels or tracks, which attachment, and what the panel says. At the loader we block the arms and check the interlocks first. Then we go to hydraulics or drive with gauges. Before we leave, you run it yourself with the attachment that quit.',
  aroundTulsa:
    'Fence crews, concrete crews, landscapers and plumbers run Bobcats all over the Tulsa metro. We work in driveways, alleys and feedlots, as long as our truck can park beside it.',
  whyMobile:
    'Nobody gives up a truck, a driver and half a day to trailer the loader in. We test it with your attachment, on your ground, so we see the fault you see. The Kubota and the Cat loader parked there can go on the same visit.',
  limits:
    'A locked keyless panel needs proof of ownership, and sometimes the Bobcat dealer. Pump, drive motor and chaincase rebuilds go to a shop. So does frame welding that needs a jig. Warranty repairs go to the Bobcat dealer.',
  haveReady: [
    'Serial number from the plate on the loader',
    'Hours on the panel',
    'Wheels or tracks, and the attachment on it',
    'What still works: start, drive, lift, tilt, aux',
    'A photo of the panel lights',
  ],
  faqs: [
    {
      q: 'Why does my Bobcat drive but not lift?',
      a: 'The usual reason is an interlock. We test the seat bar, the seat switch and the lock valve before we open the hydraulics.',
    },
    {
      q: 'My track came off. Can you come?',
      a: 'Yes. Call with the model and the ground it’s on, and we’ll tell you on the phone if we can put it back on where it sits. We check the tensioner, rollers and idler to find out why it came off.',
    },
    {
      q: 'Do you repair Bobcat mini excavators?',
      a: 'Yes. We fix boom-swing leaks, travel problems, no-starts, blade cylinders and overheating.',
    },
    {
      q: 'Do Doosan excavator parts fit a Bobcat?',
      a: 'Not from the big Doosan excavators, now sold as Develon. Some small ones are related, so we look up both serial numbers.',
    },
    {
      q: 'My Bobcat runs hot. Do I shut it down?',
      a: 'If you see smoke, climb out, get clear and call 911. Hot without smoke? Put the arms down and cool it the way the manual says. Shut it off for steam, low coolant or an oil light. Leave the cap on and call.',
    },
  ],
  related: ['kubota', 'case', 'doosan'],
  industries: ['construction', 'agriculture'],
  regulations: [],
} as const satisfies BrandContent;
