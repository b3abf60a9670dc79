import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile JLG Lift Repair in Tulsa',
  description:
    'JLG boom, scissor or SkyTrak down? We fix hydraulics, tilt faults, harnesses, batteries and engines on your site within 120 miles of Tulsa, 24/7.',
  drawing: 'telescopic-boom-lift',
  lead: 'Your JLG won’t drive, lift or swing, and the crew is waiting. We come to your jobsite or yard around Tulsa and fix controls, wiring, hydraulics, batteries and engines there.',
  intro: [
    'A dead JLG usually comes down to a short list. Think tilt switch, footswitch, rubbed harness, weak battery or low brake pressure. We test each one before we replace a part.',
    'JLG builds booms, scissors and telehandlers, and we work on all three. One call covers the whole row.',
    'Somebody up in the basket hurt or in danger? Call 911 first. If not, a trained person brings it down from the ground box or with the manual descent, as the decal shows. Can’t get it down? Call 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Replace leaking hoses and fittings, stop cylinder drift, test pumps and holding valves, repair lift and steer valves.',
    },
    {
      system: 'Controls and wiring',
      jobs: 'Find and fix bad tilt sensors, limit switches, footswitches, joysticks, control boxes and the harness through the turntable.',
    },
    {
      system: 'Batteries and charging',
      jobs: 'Load-test packs, replace weak batteries, repair chargers, clean lugs and cables on ES scissors and electric booms.',
    },
    {
      system: 'Engine',
      jobs: 'Get boom and telehandler engines started: starters, glow plugs, spark plugs and belts. Fix leaks and stalling.',
    },
    {
      system: 'Fuel',
      jobs: 'Change plugged filters, drain water, replace lift pumps, and service regulators on dual-fuel booms.',
    },
    {
      system: 'Cooling',
      jobs: 'Blow out packed radiators, replace water pumps, thermostats, fan belts and hoses.',
    },
    {
      system: 'Drive and brakes',
      jobs: 'Repair drive hubs and motors, steering ends, and hub brakes that drag or won’t release.',
    },
    {
      system: 'Boom and forks',
      jobs: 'Measure and replace wear pads, pins, boom chains, hose carriers and telehandler forks.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Clear failed regenerations and replace sensors and DEF parts on the larger diesel telehandlers that have them.',
    },
  ],
  parts:
    'Read us the JLG model and serial number off the plate. We match hoses, switches, contactors, filters and seals to that number before we roll. If JLG has to ship a part, we tell you straight and give you the lead time we were quoted.',
  models: [
    {
      name: '1930ES',
      kind: 'Electric slab scissor',
      note: 'Electric drive, hydraulic lift. When it lifts slowly we load-test the batteries first.',
    },
    {
      name: '2632ES and 3246ES',
      kind: 'Electric slab scissors',
      note: 'Debris packed around the pothole bars and their switches stops the lift.',
    },
    {
      name: '3394RT and 4394RT',
      kind: 'Rough-terrain scissors',
      note: 'Starting, fuel and hydraulic drive faults are the usual calls. Tell us: diesel or dual fuel?',
    },
    {
      name: '450AJ and 600AJ',
      kind: 'Articulating booms',
      note: 'The turntable harness on an older one wears where it bends.',
    },
    {
      name: 'E450AJ',
      kind: 'Electric articulating boom',
      note: 'No engine. Drive faults start at the batteries, cables and motor controllers.',
    },
    {
      name: '400S and 460SJ',
      kind: 'Telescopic booms',
      note: 'A stowed boom hides rubbed hoses, so we run it all the way out to look.',
    },
    {
      name: '600S and 660SJ',
      kind: 'Telescopic booms',
      note: 'We check the swing drive, axle lockout and level cylinder first.',
    },
    {
      name: '860SJ and 1350SJP',
      kind: 'Large telescopic booms',
      note: 'A fault in the boom’s length or angle sensing can lock it out. Tell us how far out it was.',
    },
    {
      name: 'T350 and T500J',
      kind: 'Towable booms',
      note: 'Outrigger switches, batteries and trailer brakes cause most of the trouble.',
    },
    {
      name: 'X1000AJ',
      kind: 'Compact crawler boom',
      note: 'Outrigger switches and the cables through the boom are the usual faults.',
    },
    {
      name: '1055 and G10-55A',
      kind: 'Telehandlers',
      note: 'Boom chains, wear pads, carriage and steering.',
    },
    {
      name: 'SkyTrak 8042 and 10054',
      kind: 'Telehandlers',
      note: 'JLG builds SkyTrak. Give us the serial, since parts changed over the years.',
    },
  ],
  failures: [
    {
      name: 'Alarm sounds, and drive or lift cuts out',
      sign: 'It beeps and stops, and the ground box shows a code.',
      now: 'Boom up? Have a trained person bring it down from the ground box. Then leave it down and call.',
      cause:
        'The chassis is on a slope, the basket is overloaded, a tilt or boom-angle switch failed, or the harness rubbed through at the turntable.',
      fix: 'We level it, unload it and read the code. Then we test switches, flex the harness, and repair the wire or switch. Some sensors need calibrating by JLG.',
      place: 'field-or-dealer',
      part: 'turntable',
    },
    {
      name: 'Works from the ground, dead in the basket',
      sign: 'Every function runs below. Nothing answers up top.',
      now: 'Bring it down from the ground box and tag it out.',
      cause: 'Footswitch, emergency stop, joystick, or a broken wire in the platform cable.',
      fix: 'We follow the voltage up the boom with a meter and replace the part where it stops.',
      place: 'field',
      part: 'joystick',
    },
    {
      name: 'Drags or won’t drive',
      sign: 'It drags, pulls to one side, or won’t move at all.',
      now: 'Chock it. Don’t tow it or release the brakes.',
      cause:
        'On engine booms, low brake pressure, a stuck valve or a bad hub. On ES scissors, low batteries, a brake wire or a controller.',
      fix: 'We test brake pressure or voltage, then fix the leak, or repair the valve, wire or hub.',
      place: 'field-then-shop',
      part: 'chassis',
    },
    {
      name: 'Slow lift by the end of the shift',
      sign: 'It lifts well in the morning and crawls in the afternoon.',
      cause: 'One tired battery drags down the pack, or the charger quits early.',
      fix: 'We test every battery, check the charger’s output and clean the cables. Then you know if it’s one battery or the pack.',
      place: 'field',
      part: 'batteries',
    },
    {
      name: 'Boom or basket drifts',
      sign: 'The boom settles overnight, or the platform tips out of level.',
      now: 'Keep out from under it. If it lowers, bring it down. Tag it out.',
      cause: 'A holding valve leaks, or cylinder seals let oil past.',
      fix: 'We support the boom, test the valve and the cylinder separately, and replace the one that leaks.',
      place: 'field-then-shop',
      part: 'basket',
    },
    {
      name: 'Oil drips from the boom',
      sign: 'Oil shows at a boom joint or on the ground below.',
      now: 'Bring it in and down, tag it out, and keep hands off the hoses.',
      cause: 'A loose fitting, or a hose that rubbed where a carrier, roller or clamp broke.',
      fix: 'We run the boom out ourselves, find the leak, replace the hose and fix the carrier.',
      place: 'field',
      part: 'boom',
    },
  ],
  faultCodes: [],
  engines: [
    'JLG diesel booms commonly run small Deutz or Kubota engines. The plate on the block tells us which filters and belts to bring.',
    'Dual-fuel booms switch between gasoline and propane. Tell us which fuel it quit on.',
    'ES scissors and electric booms have no engine, so we start with charger, batteries and contactors.',
    'Larger telehandlers can have a particulate filter or DEF. Tell us if a regeneration light was on.',
  ],
  intervals: [
    {
      item: 'Pre-start check',
      when: 'Each day, and again when the operator changes.',
    },
    {
      item: 'Pre-delivery inspection',
      when: 'Before each sale, lease or rental delivery, by a qualified JLG mechanic.',
    },
    {
      item: 'Frequent inspection',
      when: 'Every 3 months or 150 hours, whichever comes first. Also after more than 3 months idle, and when you buy it used. It takes a qualified JLG mechanic, too.',
    },
    {
      item: 'JLG annual machine inspection',
      when: 'No later than 13 months after the last one, by a mechanic qualified on that model.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'JLG recommends a factory-trained technician for the annual. The ANSI standard calls for a mechanic qualified on the model.',
  ],
  visit:
    'If it moves, park the lift on firm, level ground with room to raise and swing. We start at the ground box with codes, hours, fluids and battery voltage. Then we run each function from the ground and from the platform. We show you the fault and get your approval before we change parts.',
  aroundTulsa:
    'We go to steel and tilt-wall jobs for booms, warehouses for 1930ES scissors, and framing sites for SkyTrak telehandlers. Tell us about gates, badges and who meets us.',
  whyMobile:
    'A dead lift idles everybody who was going up in it. We come to it, at night if the crew can’t wait, so there’s no lowboy to pay for. And we test the switch, the harness and the battery before you buy a controller. A Genie or Skyjack next to your JLG can go on the same trip.',
  limits:
    'Cracked booms or frames and boom section swaps go to a shop that follows JLG’s procedure. Engine and pump rebuilds are shop work, too. Sensors that need JLG’s own calibration go to the JLG dealer. Under warranty? Call the JLG dealer. We can still find the fault for you.',
  haveReady: [
    'JLG model and serial number',
    'Hour meter reading and the date on the annual decal',
    'The code or light at the ground box',
    'Whether the ground is firm and clear enough to run the boom out',
  ],
  faqs: [
    {
      q: 'My JLG is stuck in the air. What do I do?',
      a: 'Anyone up there hurt or in danger? Call 911 first. Otherwise have a trained person lower it from the ground controls, or with the manual descent shown on the decal. Somebody still up there? Call 911. Once it’s down, call us and we’ll find out why it quit.',
    },
    {
      q: 'Do you do JLG annual inspections?',
      a: 'Only on models that our mechanic is qualified on. Call with yours for a yes or no. Whoever inspects it, send us the report and we fix what it found.',
    },
    {
      q: 'We bought a used boom yesterday. Can we run it today?',
      a: 'Not before a frequent inspection. JLG calls for one when you buy used. Call with the model, serial and hours, and we’ll say yes or no on the phone.',
    },
    {
      q: 'Does a JLG scissor need the same annual as a boom?',
      a: 'Yes. The ANSI cycle covers both, even though OSHA treats scissors as mobile scaffolds.',
    },
  ],
  related: ['genie', 'skyjack'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-1926-453', 'osha-1910-67', 'osha-scissor'],
} as const satisfies BrandContent;
