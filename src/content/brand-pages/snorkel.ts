import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Snorkel Lift Repair in Tulsa',
  description:
    'Snorkel scissor locked out or boom down? We fix interlock switches, hydraulics, slide pads, batteries and engines on site around Tulsa, 24/7.',
  drawing: 'rough-terrain-scissor',
  lead: 'Snorkel won’t drive, lift or charge? Outriggers down and still locked out? We drive out to it, find the fault and fix it. Our area runs 120 miles around Tulsa.',
  intro: [
    'Weak batteries, chargers, tilt and limit switches, and leaks are the usual calls. Rough-terrain lifts add stabilizer (outrigger) and axle switches, and we test them in order.',
    'We also fix slide pads, hoses, drive motors, brakes and small diesels. We take on older UpRight and TB machines, too.',
    'Person aboard hurt, or in danger? Call 911 first. If not, nobody goes underneath, and your trained operator lowers it from the base. Can’t lower it? 911.',
  ],
  repairs: [
    {
      system: 'Interlocks and switches',
      jobs: 'Test and replace stabilizer, axle, tilt and pothole guard switches, and repair the wiring and relays behind them.',
    },
    {
      system: 'Hydraulics',
      jobs: 'Repair stabilizer and lift cylinders, drive motors, flow dividers, hose leaks and slow functions.',
    },
    {
      system: 'Batteries and charging',
      jobs: 'Replace frozen or sulfated batteries, fix chargers, cable ends, meters and disconnects.',
    },
    {
      system: 'Engine',
      jobs: 'Fix cold no-starts and stalls on Kubota and other small engines. Replace starters and alternators, stop oil leaks.',
    },
    {
      system: 'Fuel and LP',
      jobs: 'Change filters, drain water, repair propane regulators, lines and fuel changeover switches.',
    },
    { system: 'Cooling', jobs: 'Clean radiators, replace fan belts and thermostats, stop coolant leaks.' },
    {
      system: 'Scissor stack and booms',
      jobs: 'Replace slide pads, self-lubricating bearings, pins, boom cables, power track and level cylinders.',
    },
    {
      system: 'Brakes and drive hubs',
      jobs: 'Re-engage hubs after a tow, free dragging brakes, replace hub seals.',
    },
  ],
  parts:
    'Some Snorkel models are out of production and parts take time. Read us the model and serial and we check availability before you spend money.',
  models: [
    {
      name: 'S3219E and S3226E',
      kind: 'Electric slab scissors',
      note: 'Their platforms aren’t insulated, so keep clear of power lines.',
    },
    {
      name: 'S4726E and S4732E',
      kind: 'Wide electric scissors',
      note: 'Does it lift empty but not loaded? Tell us, because that’s where we start.',
    },
    {
      name: 'S3246',
      kind: 'Scissor lift',
      note: 'Its pothole guard has its own switch, so we test that too.',
    },
    {
      name: 'S2255RTE',
      kind: 'Rough-terrain scissor',
      note: 'The stabilizers, axle and scissors are interlocked. Tell us which light is on.',
    },
    {
      name: 'S2770RT, S3370RT and S3970RT',
      kind: 'Rough-terrain scissors',
      note: 'Locked out? We test stabilizer switches and axle lock first. Is it diesel, gas, LP or bi-energy?',
    },
    {
      name: 'A46JRT',
      kind: 'Articulating boom',
      note: 'Was it towed? The drive hubs have to be engaged again before it will drive.',
    },
    {
      name: 'AB46J',
      kind: 'Older articulating boom',
      note: 'Old wiring and plugs are the usual trouble.',
    },
    {
      name: 'TB42',
      kind: 'Telescopic boom',
      note: 'Its power track and fiberglass cowls get damaged. Tell us what hit it.',
    },
    {
      name: '460SJ and 660SJ',
      kind: 'Telescopic booms',
      note: 'Jib hoses, swing drives and platform leveling wear first.',
    },
    {
      name: 'TL37J and TL39',
      kind: 'Trailer booms',
      note: 'Outrigger pads, batteries and trailer lights are the usual trouble.',
    },
    {
      name: 'MB26J',
      kind: 'Mast boom',
      note: 'Mast rollers and lift chains wear first.',
    },
  ],
  failures: [
    {
      name: 'Alarm sounds, and lift or drive quits',
      sign: 'A slab or RT scissor sounds its alarm and won’t lift or drive.',
      now: 'Nobody goes underneath. Lower it, then move it to level ground if it drives. Won’t lower? Take extra weight off and try again.',
      cause: 'Too much slope or load, a jammed pothole guard, or a tilt or load sensor that reads wrong.',
      fix: 'We level it, check the load and the guard, test the sensor and replace or set it.',
      place: 'field-or-dealer',
      part: 'tilt-sensor',
    },
    {
      name: 'Stabilizers are down and it won’t lift',
      sign: 'Every stabilizer is set, and the deck stays down.',
      cause: 'It’s off level, a pad switch stays open, or the axle lock doesn’t report.',
      fix: 'We level it, then test each switch in circuit order as the stabilizer moves. The bad switch or wire gets replaced.',
      place: 'field',
      part: 'stabilizer',
    },
    {
      name: 'Goes partway up and quits',
      sign: 'It stops at the same height every time, often with an alarm.',
      now: 'Bring it all the way down.',
      cause:
        'The pothole guard is jammed or its switch has failed. Low oil or weak batteries can stop it, too.',
      fix: 'We check the oil and the batteries, clear and lube the guard, and test its switch up and down.',
      place: 'field',
      part: 'pothole-guard',
    },
    {
      name: 'Dead, or won’t charge',
      sign: 'It’s dead in the morning, or a battery bulges after a freeze.',
      now: 'Bulged or frozen? Don’t charge it or jump it: it can burst.',
      cause: 'A bad cord or charger, old or dry batteries, or a low battery that froze.',
      fix: 'We pull frozen batteries, test the rest and the charger, and replace what failed.',
      place: 'field',
      part: 'battery-tray',
    },
    {
      name: 'Deck sinks or drifts',
      sign: 'The deck creeps down with nobody on the controls.',
      now: 'Bring anybody aboard down. Then nobody goes up or underneath. Tag it out.',
      cause:
        'An emergency lowering valve left partly open, a dirty lowering valve, or cylinder packing that leaks.',
      fix: 'We prop the stack, clean or swap the valve, and retest with a load. If it still drops, we reseal the cylinder.',
      place: 'field-then-shop',
      part: 'stack',
    },
    {
      name: 'Deck sways',
      sign: 'The deck sways or the arms show shiny scoring.',
      now: 'Lower it and tag it out.',
      cause: 'A loose stack: slide pads or self-lubricating bearings are worn.',
      fix: 'We measure pads and bearings against the schedule and replace them dry. Grease would only hold grit. A worn stack can need a shop.',
      place: 'field-then-shop',
      part: 'slide-pads',
    },
  ],
  faultCodes: [],
  engines: [
    'Many RT Snorkels have a small Kubota diesel, with gas or LP on others. The tag on the valve cover names yours.',
    'Slab scissors run all-electric.',
    'Bi-energy scissors: tell us whether engine or battery mode failed.',
  ],
  intervals: [
    {
      item: 'Hydraulic oil and breather, S2255RTE',
      when: 'Check the oil with the platform stowed. Clean the breather cap yearly.',
    },
    { item: 'ANSI A92.22 annual', when: 'No later than 13 months after the last one.' },
    {
      item: 'Frequent inspection of a Snorkel in use',
      when: 'Every 3 months or 150 hours, whichever is sooner. Also after more than 3 months parked. Check your Snorkel manual.',
    },
  ],
  recalls: [],
  manufacturerNotes: ['Snorkel says not to alter, disable or override a safety device. We follow that.'],
  visit:
    'We level the machine first. We measure pads and pins and follow the hoses by hand. Then we raise it to full height and bring it down twice with nobody aboard, once on the emergency valve.',
  aroundTulsa:
    'Rental fleets, painters and plants run Snorkels from Catoosa to Okmulgee, and we drive to each one. Give us the gate and a phone number on site.',
  whyMobile:
    'A lift that’s locked out has to be fixed where it is, and the crew waits with it. You skip the trailer and the trip to a shop. The Skyjacks in that yard can go on the same visit.',
  limits:
    'We never adjust an interlock around a part we can’t get. Bent arms, cracked welds and hub rebuilds go to a shop. Snorkel’s dealer handles warranty repairs. If parts are gone for good we tell you plainly whether to repair or retire it.',
  haveReady: [
    'Snorkel model and serial',
    'Which stabilizer or axle light is lit',
    'How the ground slopes under it',
    'Whether it sat outside through a freeze',
  ],
  faqs: [
    {
      q: 'My stabilizers are down but it won’t lift. Why?',
      a: 'Often it’s off level, or a pad switch or the axle lock doesn’t close. Keep people clear and call us with the lights you see.',
    },
    {
      q: 'My Snorkel is stuck in the air. What do I do?',
      a: 'Person on it hurt, or in any danger? Call 911 first. If not, nobody goes underneath. Your trained operator can use the base controls, or the emergency lowering in the Snorkel manual. That fails with a person still aboard? Call 911. Then call us to fix what stopped it.',
    },
    {
      q: 'Can you bypass the interlock so we can finish today?',
      a: 'No. It keeps the lift from tipping. Finding the bad switch is usually quick.',
    },
    {
      q: 'Can you get parts for an old UpRight or Snorkel?',
      a: 'Yes, for many of them. Send the plate and we’ll tell you what is available before we come.',
    },
  ],
  related: ['skyjack', 'mec'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandContent;
