import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Komatsu Repair in Tulsa',
  description:
    'Komatsu excavator, dozer or loader down? Mobile repair at your site within 120 miles of Tulsa: hydraulics, final drives, engine, KDPF and DEF. 24/7.',
  drawing: 'excavator',
  lead: 'Komatsu down on the jobsite? We come to it around Tulsa, day or night, with gauges, meters and parts for your serial.',
  intro: [
    'We repair PC excavators, WA loaders and D-series dozers: weak hydraulics, leaking final drives, dead batteries, fuel trouble, and KDPF and DEF faults. Call with the model and the code on the monitor.',
    'We do the 2,000-hour service, too: final drives, valves, crankcase filter, DEF filter and hydraulic strainer. Bought it used? Send us the model, serial and hours, and we’ll tell you what that service includes on yours.',
    'Touching a power line? Stay in the cab, keep everybody far back, and call 911 and the utility. Get out only if it’s on fire: jump clear, land with your feet together and shuffle away. Hit a pipeline? Leave on foot, upwind, then call 911. Somebody pinned? Call 911 before us.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Test pump and main valve pressure, trace drift and PPC pilot faults, replace failed hoses and cylinder packing, fix a whining suction side.',
    },
    {
      system: 'Engine',
      jobs: 'Diagnose low power and oil mist, change crankcase filters, set valve clearance, replace boost hoses, stop oil and coolant leaks.',
    },
    {
      system: 'Fuel',
      jobs: 'Service the pre-filter and main filter, bleed and prime the system, trace rail-pressure codes, replace supply lines.',
    },
    {
      system: 'Electrical',
      jobs: 'Trace monitor and sensor faults, repair chewed wiring and battery disconnects, fix 24-volt charging and starting.',
    },
    {
      system: 'Cooling',
      jobs: 'Find coolant leaks, blow dust out of side-by-side cores, repair hydraulic fan drives, replace water pumps.',
    },
    {
      system: 'KDPF, SCR and DEF',
      jobs: 'Run manual regeneration outdoors, clear of anything that burns, trace dosing codes, change DEF pump filters and tank breathers, test NOx sensor circuits.',
    },
    {
      system: 'Final drives and undercarriage',
      jobs: 'Change gear oil, fix floating seal leaks, set track tension, tighten shoe bolts, replace leaking rollers and idlers.',
    },
    {
      system: 'Brakes, steering and A/C',
      jobs: 'Repair WA brake and axle leaks, dozer brake faults and steering cylinders, restore cab cooling and heat.',
    },
  ],
  parts:
    'Model, dash number (the -11 after the model) and serial: with those three we bring gaskets, filters, sensors and seals that fit. If a part is days out, we give you the date before we plan the trip.',
  models: [
    {
      name: 'PC35MR-5, PC55MR-5',
      kind: 'Mini excavators',
      note: 'A small leak in a fuel line lets in air, and the engine acts as if the pump is bad.',
    },
    {
      name: 'PC78US, PC88MR-11',
      kind: 'Compact excavators',
      note: 'On the PC88MR, check the boom offset pins.',
    },
    {
      name: 'PC130-11, PC138USLC-11, PC170LC-11',
      kind: 'Small excavators',
      note: 'Street dust fills the cooler cores. Clean them weekly.',
    },
    {
      name: 'PC200LC-6',
      kind: 'Older excavator',
      note: 'Mechanical fuel injection, so we start with fuel when it smokes or starts hard.',
    },
    {
      name: 'PC210LC-11, PC238USLC-11',
      kind: 'Excavators',
      note: 'The PC210LC-11 uses DEF. Old fluid in the tank is a usual suspect.',
    },
    {
      name: 'PC290LC-11, PC360LC-11, PC390LC-11',
      kind: 'Excavators',
      note: 'Final drives, cooling cores and DEF faults are the usual calls.',
    },
    {
      name: 'PC490LC-11',
      kind: 'Large excavator',
      note: 'See its 2,000- and 4,000-hour lists below.',
    },
    {
      name: 'WA200, WA270, WA320, WA380',
      kind: 'Wheel loaders',
      note: 'The WA200 to WA320 can have hydrostatic drive. We test that differently.',
    },
    {
      name: 'WA470, WA480',
      kind: 'Large wheel loaders',
      note: 'Pin the steering frame lock before anyone works at the center joint.',
    },
    {
      name: 'D37, D39PX, D51PX, D61PXi',
      kind: 'Hydrostatic dozers',
      note: 'If it veers, tell us whether it does so in forward, reverse or both.',
    },
    {
      name: 'D65PX',
      kind: 'Larger dozer',
      note: 'On PXi models, check the blade wiring and its connectors before you blame the GPS.',
    },
    {
      name: 'HM300, HM400',
      kind: 'Articulated trucks',
      note: 'If it quit with the bed up, keep everyone out from under it and tell us.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank, or the monitor stays dark',
      sign: 'The key does nothing, or it only clicks.',
      cause: 'Weak batteries, a disconnect left off, a corroded cable, a blown fuse or a bad starter.',
      fix: 'We load-test the batteries, check the disconnect, fuses, cables and grounds, and replace what failed.',
      place: 'field',
      part: 'cab',
    },
    {
      name: 'DEF code and a countdown',
      sign: 'A DEF code comes up first, then a countdown.',
      now: 'Write down the action level and call before the countdown runs out.',
      cause: 'Old or low DEF, a crusted injector, a bad NOx sensor, or a plugged breather or filter.',
      fix: 'We test the DEF and the sensors, watch the pump build pressure, and replace the part that fails.',
      place: 'field-or-dealer',
      part: 'def-tank',
    },
    {
      name: 'Loud, slow pumps on a cold morning',
      sign: 'The pumps whine and the boom is slow until the oil warms up.',
      now: 'Idle it and warm it up slowly. Still whining when it’s warm? Shut it off and call.',
      cause: 'Thick or wrong-grade oil, air in the suction line, or a clogged suction strainer in the tank.',
      fix: 'We check the oil, find where it sucks air, pull and clean the strainer and change the return filter.',
      place: 'field',
      part: 'pumps',
    },
    {
      name: 'Overheats',
      sign: 'The temperature climbs when it digs hard on a hot day.',
      now: 'Smoke or fire? Get out, get clear and call 911. If not, put the bucket down, cool it by the manual, leave the cap on and call.',
      cause:
        'Dust packed between the cores, low coolant, a slipping belt or a fan drive that turns too slowly.',
      fix: 'We blow out the cores, pressure-test the system, check the belt and fan speed and fix what’s behind it.',
      place: 'field-then-shop',
      part: 'cooling',
    },
    {
      name: 'Weak swing or boom',
      sign: 'Swing coasts, or boom-up is slow with a full bucket.',
      now: 'If it coasts, put the bucket on the ground, shut it off and call.',
      cause: 'A dirty pilot screen, a leaking port relief, or a worn pump, motor or swing brake.',
      fix: 'We test pilot, relief and pump pressure in that order. Rebuilds go to a shop with the readings attached.',
      place: 'field-then-shop',
      part: 'swing',
    },
    {
      name: 'Track slaps or climbs the sprocket',
      sign: 'It slaps, wears the sprocket fast or rides up on it.',
      now: 'Stop before the track comes off. Leave the grease valve alone: it’s under pressure.',
      cause: 'Wrong sag, a leaking adjuster, packed mud, or a stretched chain on a worn sprocket.',
      fix: 'We set the sag, check the adjuster and measure chain pitch, bushings and sprocket. Worn out? You get the numbers and a price before the track comes apart.',
      place: 'field-then-shop',
      part: 'tracks',
    },
    {
      name: 'Oil mist and seeping gaskets',
      sign: 'Mist at the breather, oil around gaskets or a crankcase pressure code.',
      cause:
        'Often a plugged KCCV filter, which the PC490LC manual lists at 2,000 hours. At high hours, worn rings.',
      fix: 'We change the filter, check the drain line and retest crankcase pressure. Still high? The engine needs a shop.',
      place: 'field-then-shop',
      part: 'engine',
    },
  ],
  faultCodes: [],
  engines: [
    'Three-, four- and six-cylinder diesels. The plate on the engine says which one you have.',
    'Tier 4 Final adds a Komatsu particulate filter plus SCR on larger engines, and SCR alone on some.',
    'KCCV is the crankcase ventilation filter on later engines.',
  ],
  intervals: [
    {
      item: 'Service chart',
      when: 'Services come at 250, 500, 1,000, 2,000, 4,000 and 6,000 hours. Your chart says which ones include engine oil.',
    },
    {
      item: 'PC490LC at 2,000 hours',
      when: 'Final-drive oil, hydraulic tank strainer, valve clearance, KCCV filter, DEF filter.',
    },
    {
      item: 'PC490LC at 4,000 hours',
      when: 'Replace life-limited parts and check the water pump. Some hoses have a limit in years, too.',
    },
    {
      item: 'Komatsu particulate filter (KDPF)',
      when: 'A Komatsu dealer lists service at 4,500 and 9,000 hours on Tier 4 machines. Check your manual.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Komatsu lists life-limited parts: hoses and safety parts to replace by time or hours, even when they seem fine. Your manual has the list for your serial.',
    'The EPA lets manufacturers change software so a DEF fault cuts power later (August 2025). Ask the Komatsu dealer if yours has it.',
    'EPA, February 2026: emissions repairs on off-road diesels don’t have to go to the dealer.',
  ],
  visit:
    'For a breakdown, we come with what your serial and code call for. We park it safely, relieve pressure and test. For a 2,000-hour service, we line up the parts a week ahead. We drain the final drives warm, let the engine cool and set the valves.',
  aroundTulsa:
    'Pipeline spreads, dirt contractors and pits run Komatsu well away from pavement. Send coordinates, the lease road entrance and who opens the gate.',
  whyMobile:
    'If it can’t wait for the dealer’s truck, we come at night, too. We test pilot, relief and pump pressure in one trip and leave you the readings, so you don’t pay twice to find the same fault. We work on the D61, the PC360 and the other brands on the same spread.',
  limits:
    'Machine-control calibration and warranty work go to the Komatsu dealer. So does any code we can’t reach through the monitor or your KOMTRAX login. Pump, transmission and engine overhauls go to a shop.',
  haveReady: [
    'Model, dash number and serial',
    'Service meter hours',
    'Code on the monitor, and the action level',
    'Hours at the last 2,000-hour service, if known',
    'Coordinates and road conditions',
  ],
  faqs: [
    {
      q: 'Do you do hydraulic work on Komatsu excavators?',
      a: 'Yes. Hoses, cylinders, pilot valves, strainers and pressure tests are field jobs. A pump rebuild is a shop job.',
    },
    {
      q: 'Is valve clearance due at 250 hours?',
      a: 'On some charts, yes: at the first 250-hour service, then at 2,000. The chart for your serial decides.',
    },
    {
      q: 'Can you split the 2,000-hour list over two visits?',
      a: 'Yes. We can do final drives and filters first, and valves and strainer the next time.',
    },
    {
      q: 'Do I need to give you KOMTRAX access?',
      a: 'No, but it helps us see hours and codes before we roll.',
    },
  ],
  related: ['cat', 'hitachi'],
  industries: ['construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
