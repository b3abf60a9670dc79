import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mobile Snorkel Lift Repair in Tulsa',
  description:
    'Snorkel scissor locked out or boom down? We fix interlock switches, hydraulics, slide pads, batteries and engines on site around Tulsa, 24/7.',
  drawing: 'scissor-lift',
  lead: 'Stabilizers down and your Snorkel still won’t lift? We drive out to it, test every interlock and fix the one that failed. Our area runs 120 miles around Tulsa.',
  intro: [
    'Person aboard hurt, or in danger? Call 911 first. If not, nobody goes underneath, and your trained operator lowers it from the base.',
    'On a rough-terrain Snorkel each function needs several switches closed. Stabilizers, axle and platform all have to agree. We test them in order until we find the bad one.',
    'We also fix what wears: slide pads, hoses, batteries, drive motors and small diesels. Older UpRight and TB machines are welcome.',
  ],
  repairs: [
    {
      system: 'Interlocks and switches',
      jobs: 'Test stabilizer, axle, tilt and pothole switches, then repair the wiring and relays behind them.',
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
    'Some Snorkel models are out of production and parts take time. Read us the model and serial and we check availability before you spend money. We cross switches, hoses, batteries and filters to what fits your lift.',
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
      note: 'Its pothole protector has its own interlock, so we test that too.',
    },
    {
      name: 'S2255RTE',
      kind: 'Rough-terrain scissor',
      note: 'The stabilizers, axle and scissors are interlocked. Clean the hydraulic breather yearly.',
    },
    {
      name: 'S2770RT, S3370RT and S3970RT',
      kind: 'Rough-terrain scissors',
      note: 'Leg switches and the axle lock cause most lockouts. Tell us if it’s diesel, gas, LP or bi-energy.',
    },
    {
      name: 'A46JRT',
      kind: 'Articulating boom',
      note: 'Was it towed? The drive hubs have to be engaged again before it will drive.',
    },
    {
      name: 'AB46J',
      kind: 'Older articulating boom',
      note: 'On these, old wiring causes more trouble than high hours.',
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
      note: 'Mast rollers and chains need clean oil and even tension.',
    },
  ],
  failures: [
    {
      name: 'Alarm goes off, and lift or drive quits',
      sign: 'A slab or RT scissor beeps and won’t move.',
      now: 'Let it down and take load off. If it drives again, get it level. If not, call us and leave it where it is.',
      cause: 'Too much slope, too much load, or a tilt or load sensor that reads wrong.',
      fix: 'We put a level on it, weigh what’s up there, test the sensor and replace or set it.',
      place: 'field-or-dealer',
    },
    {
      name: 'Legs are down and it won’t lift',
      sign: 'Every stabilizer is set, and the deck stays down.',
      cause: 'A pad switch stays open, the axle lock doesn’t report, or the machine is off level.',
      fix: 'We level it, then test each switch in circuit order as the leg moves. The bad switch or wire gets replaced.',
      place: 'field',
      part: 'stabilizer',
    },
    {
      name: 'Goes partway up and quits',
      sign: 'It stops at the same low height every time.',
      now: 'Lower it.',
      cause: 'The pothole protector hangs up: banding or gravel jams the linkage, or the switch has failed.',
      fix: 'We clear and lube the linkage, then confirm the switch reads both up and down.',
      place: 'field',
      part: 'pothole-guard',
    },
    {
      name: 'Dead after a freeze',
      sign: 'A battery bulges or won’t take a charge in January.',
      now: 'Don’t charge it or jump it. Call us.',
      cause: 'It sat low, and a low battery freezes.',
      fix: 'We pull the frozen batteries. Then we test the rest and the charger.',
      place: 'field',
      part: 'battery-tray',
    },
    {
      name: 'Deck sinks or drifts',
      sign: 'The deck creeps down with nobody on the controls.',
      now: 'Nobody goes up or underneath. Tag it out and call.',
      cause: 'A lowering valve is dirty, or the cylinder packing leaks.',
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
    'Slab scissors run all-electric. In winter, charge them fully every night.',
    'Bi-energy scissors run two ways. Tell us whether engine mode or battery mode failed.',
  ],
  intervals: [
    { item: 'Hydraulic breather cap, S2255RTE', when: 'Clean it yearly.' },
    { item: 'ANSI A92.22 annual', when: 'No later than 13 months after the last one.' },
    {
      item: 'Frequent inspection of a Snorkel in use',
      when: 'Every 3 months or 150 hours, whichever is sooner. Also after more than 3 months parked. Check your Snorkel manual.',
    },
  ],
  recalls: [],
  manufacturerNotes: ['Snorkel says not to alter, disable or override a safety device. We follow that.'],
  visit:
    'We level the machine first. It helps if your operator moves the legs while we hold the meter. We measure pads and pins and follow the hoses by hand. Then we raise it to full height and bring it down twice, once on the emergency valve.',
  aroundTulsa:
    'Rental fleets, painters and plants run Snorkels from Catoosa to Okmulgee, and we drive to each one. Give us the gate and a phone number on site.',
  whyMobile:
    'A scissor with its stabilizers locked down has to be fixed where it is, and the crew waits with it. We test the interlocks in order and replace the one that’s open. We check whether a part can still be had before you spend money. The Skyjacks in that yard can go on the same visit.',
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
      a: 'Usually one pad switch or the axle lock. Keep people clear and call us with the lights you see.',
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
    {
      q: 'How do I keep the batteries from freezing?',
      a: 'Keep them fully charged. A full battery resists freezing and a low one doesn’t.',
    },
  ],
  related: ['skyjack', 'mec'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandCopy;
