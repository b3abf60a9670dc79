import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile New Holland Repair in Tulsa',
  description:
    'New Holland tractor, baler or skid steer down? Mobile repair at your farm around Tulsa: hydraulics, PTO, belts, engine, electrical and SCR. 24/7.',
  drawing: 'tractor-round-baler',
  lead: 'Tractor, baler or skid steer: if your New Holland quit with hay on the ground, call, day or night. We come to the field.',
  intro: [
    'A New Holland hay farm often has a tractor, a baler and a loader. You need all three in the same dry week, and any one can stop the hay. We repair whichever is down, and can check the other two.',
    'Is it a thrown belt, a slipping PTO, dead remotes or a derate? Call with the serials and we’ll tell you what we can do today.',
    'Somebody caught in a shaft or a baler? Engine off and call 911. Hay or belt on fire? Get clear first, then 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Repair remote valves, couplers, three-point hitch, steering, and skid-steer lift and tilt. Reseal loader cylinders and test charge pumps.',
    },
    {
      system: 'PTO and driveline',
      jobs: 'Diagnose PTO clutches that slip, replace shaft joints, shields, slip clutches and front-axle seals, service chaincases.',
    },
    {
      system: 'Hay equipment',
      jobs: 'Correct Roll-Belt tracking, relace belts, replace roller bearings and pickups, fix net wrap, knotters and disc cutterbars.',
    },
    {
      system: 'FPT engine and fuel',
      jobs: 'Diagnose hard starts and low power on FPT engines, drain water, stop leaks, replace lift pumps, filter heads, and glow and grid heaters.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace neutral and seat switches, alternators and trailer plugs, trace armrest controls, baler monitors and fuses that keep blowing.',
    },
    {
      system: 'Cooling, cab and A/C',
      jobs: 'Clean seed-packed radiators, repair fan drives, find coolant leaks, fix A/C, blowers and wipers.',
    },
    {
      system: 'SCR and emissions',
      jobs: 'Test DEF, fix dosing faults, replace NOx sensors, trace derates, and sort out the particulate filter on engines that have one.',
    },
    {
      system: 'Brakes and tracks',
      jobs: 'Fix parking brakes and tractor brake pedals that sink. Set C-series track tension and replace leaking rollers and idlers.',
    },
  ],
  parts:
    'List every machine with its serial when you call. We bring bearings, filters, seals and switches for those numbers. For baler belts, give us width, length and lacing so we can tell you what we can get and when.',
  models: [
    {
      name: 'Workmaster 50, 60, 70, 75',
      kind: 'Utility tractors',
      note: 'No crank? We test the battery first, then the safety switches.',
    },
    {
      name: 'PowerStar 75, T4.75, T4.100',
      kind: 'Loader tractors',
      note: 'Loader leaks, shuttle faults and no-starts are the usual calls.',
    },
    {
      name: 'T5.120, T5.140',
      kind: 'Mixed-farm tractors',
      note: 'Remotes, PTO and shuttle faults are the usual calls.',
    },
    {
      name: 'T6010 to T6070',
      kind: 'T6000 tractors',
      note: 'Fuel, hitch and wiring faults come up most.',
    },
    {
      name: 'T6.145, T6.155, T6.175, T6.180',
      kind: 'Row-crop and hay tractors',
      note: 'These later tractors use DEF. Keep the fill cap clean.',
    },
    {
      name: 'T7.140 to T7.205, T7.210, T7.270',
      kind: 'Large tractors',
      note: 'FPT six-cylinders. We read the engine code off the block.',
    },
    {
      name: 'Boomer 35, 40, 45, 55',
      kind: 'Compact tractors',
      note: 'When one of these quits, we test the seat and PTO switches first.',
    },
    {
      name: 'Roll-Belt 450, 460, 550, 560',
      kind: 'Round balers',
      note: 'A belt that drifts to one side points to a roller or the lacing.',
    },
    {
      name: 'BR7060, BR7070, BR7090',
      kind: 'Older round balers',
      note: 'After ten bales, shut down, take the key and check the roller bearings with an infrared thermometer.',
    },
    {
      name: 'BC5060, BC5070, BigBaler 330, BigBaler 340',
      kind: 'Square balers',
      note: 'We set knotters to your twine, so have your usual brand on hand.',
    },
    {
      name: 'L218, L220, L228, L318, L328',
      kind: 'Skid steers',
      note: 'The lift locks out if the bar, seat or belt switch opens.',
    },
    {
      name: 'C227, C232, C237, C337',
      kind: 'Tracked loaders',
      note: 'Mud hides roller leaks. Hose it off before we come, if you can.',
    },
  ],
  failures: [
    {
      name: 'Hard to start, then stumbles',
      sign: 'It starts hard after cold nights and stumbles under load.',
      cause: 'Weak batteries, a dead glow plug or grid heater, a plugged filter, or water in the fuel.',
      fix: 'We test batteries and heaters, drain the separator and tank, change filters, bleed it and check your bulk fuel.',
      place: 'field',
      part: 'fuel-tank',
    },
    {
      name: 'Derates with a DEF warning',
      sign: 'DEF warning on the dash, then a countdown to low power.',
      now: 'Call while you still have full power.',
      cause: 'Bad DEF, a blocked line, a failed heater in winter, or a NOx sensor.',
      fix: 'We read the codes, test DEF strength and replace the part that failed.',
      place: 'field-or-dealer',
      part: 'engine',
    },
    {
      name: 'Remotes slow or sticky',
      sign: 'A cylinder moves by jerks, or a coupler won’t hold pressure.',
      now: 'Stay out from under the implement. Lower it if it will come down, then shut off.',
      cause: 'Dirt pushed in at the couplers, worn O-rings, low oil or a plugged filter.',
      fix: 'We clean and reseal the couplers, change the filter and test flow and pressure at the rear.',
      place: 'field',
      part: 'hydraulics',
    },
    {
      name: 'Skid steer runs but won’t lift',
      sign: 'The engine runs, the arms stay down, and a light may show on the panel.',
      now: 'Stay out from under the arms.',
      cause: 'A bar, seat or belt switch that stays open, low charge pressure or a stuck valve.',
      fix: 'We test the switches first, then charge pressure, then the valve. We never bypass a switch.',
      place: 'field',
      part: null,
    },
    {
      name: 'Shakes at the PTO',
      sign: 'It shakes more as the baler’s chamber fills.',
      now: 'Shut off the PTO and engine, key out. Let everything stop before you go near the shaft.',
      cause: 'A worn joint, a bent shaft, a drawbar at the wrong length, or a slip clutch that grabs.',
      fix: 'We lock it out, replace worn joints and guards, and set the drawbar and clutch.',
      place: 'field',
      part: 'pto',
    },
    {
      name: 'Baler belt walks off or a bearing screams',
      sign: 'A belt drifts, a bearing screams, or you smell smoke.',
      now: 'Burning? Get clear and call 911. If not, shut down, take the key and let it stop before you open it.',
      cause: 'Worn lacing, a bent roller, or a bearing that has run dry.',
      fix: 'We replace the bearing, relace the belt, square the rollers and reset tracking. A bent roller may have to come out and go to a shop.',
      place: 'field-then-shop',
      part: 'hitch',
    },
  ],
  faultCodes: [],
  engines: [
    'FPT NEF six-cylinder engines power the T7s listed here.',
    'US Tier 4 Final tractors lean on SCR, which New Holland calls ECOBlue. Many skip the particulate filter.',
    'Compact tractors and small loaders use other engine families. We go by the plate on the block.',
  ],
  intervals: [
    { item: 'Fuel tank, T6000', when: 'Fill at the end of each day to limit condensation.' },
    {
      item: 'Baler bearings and belts',
      when: 'Before first cutting. While baling, stop now and then: PTO off, engine off, key out, then check the bearings with an infrared thermometer.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'The T6000 manual warns about dirt. Clean around every cap, plug and coupler before you open it.',
    'DEF fault? In February 2026 the EPA said owners and independents may repair it, too.',
  ],
  visit:
    'We start with the machine that’s down. We test it, quote it and fix what you approve. Want the other two checked? Then we measure belts, spin rollers by hand and go over coolers and oil. You get one written report with a line for each machine.',
  aroundTulsa:
    'Cow-calf and hay farms from Okmulgee to Nowata run these tractors, Roll-Belts and skid steers. First cutting lands in the wettest part of spring. Call early in the week if rain is coming.',
  whyMobile:
    'With hay down, you can’t give up a day to haul a baler to town. If it can’t wait, we come at night. You stay home and keep raking. Your tractor, baler and loader can all go on one visit, and so can the Massey or the Deere next to them.',
  limits:
    'Precision unlocks, baler controller files and warranty work go to the New Holland dealer. Transmission, PTO clutch and engine rebuilds go to a shop.',
  haveReady: [
    'Serial number of each machine',
    'Bale count and belt age',
    'Round or square, twine or net',
    'Date of your next cutting',
    'The gate to use, and which field',
  ],
  faqs: [
    {
      q: 'Can you service the tractor, baler and loader in one trip?',
      a: 'Yes. List every machine when you call so we bring the right filters and bearings.',
    },
    {
      q: 'Can you fix a baler belt in the field?',
      a: 'Yes. Tell us the belt width and lacing type. We’ll say if it needs a new belt first.',
    },
    {
      q: 'Do Case parts fit New Holland?',
      a: 'Often, on loaders and balers, since both brands share a parent. We check by serial before we buy.',
    },
  ],
  related: ['case-ih', 'massey-ferguson'],
  industries: ['agriculture', 'construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
