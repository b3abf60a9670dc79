import type { BrandContent } from '../brand-content';

export default {
  title: 'Massey Ferguson Field Repair in Tulsa',
  description:
    'Massey Ferguson tractor or Hesston baler down? Mobile repair at your farm near Tulsa: PTO, hydraulics, knotters, engine and electrical faults, 24/7.',
  drawing: 'tractor-square-baler',
  lead: 'Massey won’t pull, PTO won’t engage or the baler won’t tie? Call us. We repair Massey Ferguson tractors and hay tools at your place.',
  intro: [
    'We work on Massey tractors from an old 135 to an 8S, and on the Hesston balers behind them. We fix slipping PTOs, weak lift, squealing belts, charging faults and missed knots, in the barn or in the windrow.',
    'Book balers in spring if you can. If one quits in June anyway, call, day or night.',
    'Anybody caught in the PTO or the baler? Engine off and 911 before anything else. Smoke or flames? Get away and call 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Get the hitch to lift and hold, stop remote leaks, reseal loader cylinders, replace steering pumps, priority valves and screens.',
    },
    {
      system: 'PTO and transmission',
      jobs: 'Read PTO clutch pressure, fix brake and solenoid faults, adjust the shuttle, replace shift sensors, stop leaks at the rear.',
    },
    {
      system: 'Engine',
      jobs: 'Repair AGCO Power, Perkins and other Massey diesels: no-starts, smoke, oil leaks, water pumps, belts and tensioners.',
    },
    {
      system: 'Fuel',
      jobs: 'Replace lift pumps, return lines and filters, find air leaks, replace injectors on older engines.',
    },
    {
      system: 'Electrical',
      jobs: 'Test safety switches, fix dash faults, clean corroded fuse blocks, fix weak charging, replace work lights and seven-pin plugs.',
    },
    {
      system: 'Balers and hay tools',
      jobs: 'Set knotters, needles, plunger knives and feeder timing. Replace pickup teeth, shear bolts and round-baler belts.',
    },
    {
      system: 'Emissions',
      jobs: 'Find what caused the derate, repair DEF pumps and heaters, replace NOx sensors, drain old fluid.',
    },
    {
      system: 'Brakes, cooling and A/C',
      jobs: 'Fix brakes that pull or sink, clean radiators full of seed, replace thermostats, get cab air and heat working.',
    },
  ],
  parts:
    'Give us the tractor’s model and serial, then the baler’s. We bring belts, seals, switches and knotter parts matched to both. For older Masseys, the engine number helps, because some took more than one engine.',
  models: [
    {
      name: '135, 165, 240, 265, 285',
      kind: 'Classic tractors',
      note: 'Mechanical fuel systems. Worn hitches, old wiring and starters are the usual jobs.',
    },
    {
      name: '1726E, 1740E, 1835M, 1840M',
      kind: 'Compact tractors',
      note: 'Won’t start? We test the clutch and seat switches first, then the fuel solenoid.',
    },
    {
      name: 'GC1723, GC1725M',
      kind: 'Smallest compacts',
      note: 'Running hot? Clean the screen under the hood before you blame the radiator.',
    },
    {
      name: '2604H, 2605H, 2606H, 2607H',
      kind: 'Utility tractors',
      note: 'Loader hoses chafe at the mid-mount. Check them at each greasing.',
    },
    {
      name: '4707, 4708, 4709, 4710',
      kind: '4700 Series tractors',
      note: 'Three or four cylinders. PTO switches, loader leaks and starting faults are the usual jobs.',
    },
    {
      name: '5711, 5713, 6713',
      kind: 'Global Series tractors',
      note: 'Shuttle and PTO faults are the usual calls. The transmissions differ, so we go by the serial.',
    },
    {
      name: '7714 S to 7726 S',
      kind: '7700 S Series',
      note: 'Long days at high load wear the PTO clutch and plug the coolers. Send us any code on the dash.',
    },
    {
      name: '8S.205 to 8S.305',
      kind: '8S Series',
      note: 'Most faults show a code on the corner-post display. Photograph it before you switch off.',
    },
    {
      name: 'Hesston 1837, 1839, 1840',
      kind: 'Small square balers',
      note: 'In-line balers pull straight behind the tractor. Set the hitch so the baler runs level.',
    },
    {
      name: 'Hesston 2250, 2270, 2270XD, 2290',
      kind: 'Large square balers',
      note: 'Tell us which knotter misses, counting from the left.',
    },
    {
      name: 'Hesston 2846A, 2856A, 2946A, 2956A',
      kind: 'Round balers',
      note: 'Roller bearings run hot before they fail. Shut down, take the key and check them with an infrared thermometer.',
    },
  ],
  failures: [
    {
      name: 'Turn the key and nothing happens',
      sign: 'It won’t crank at all, or you hear one click.',
      now: 'Never jump it at the starter. In gear, it can run you over.',
      cause: 'A weak battery, a corroded cable end, a bad starter, or a seat, clutch or PTO switch.',
      fix: 'We test the battery, starter, cables and switches and replace the bad one. We don’t bypass a safety switch.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'PTO slips or won’t stop',
      sign: 'It slows under load, or keeps turning after you switch it off.',
      now: 'Somebody caught in it? Engine off, and call 911. Otherwise kill the engine, take the key and stay away until the shaft stops.',
      cause: 'Low clutch pressure, a lazy solenoid, a bad switch, or a worn clutch or PTO brake.',
      fix: 'On a hydraulic PTO we put a gauge on the circuit first. A bad switch or solenoid is a field repair. A worn clutch means a shop.',
      place: 'field-then-shop',
      part: 'pto',
    },
    {
      name: 'Weak or dropping lift',
      sign: 'The hitch or loader rises slowly, or sags when you shut off.',
      now: 'Lower it and stay out from under it.',
      cause: 'Low oil, a clogged screen, a worn seal, or a draft-control fault.',
      fix: 'We check the oil and screens, read the pressure, set the draft control and reseal the cylinder or valve that leaks down.',
      place: 'field',
      part: 'hydraulics',
    },
    {
      name: 'Baler misses knots',
      sign: 'Broken twine, one string only, or knots that slip.',
      now: 'PTO off, engine off, key out. Wait until the flywheel stops before you touch the knotters.',
      cause: 'A rusty billhook, a dull twine knife, wrong twine tension, or a twine disc out of time.',
      fix: 'We clean and time the knotter, replace worn billhook parts and cycle it with your twine. Soft bales are usually the tension, and we set that too.',
      place: 'field',
      part: 'hitch',
    },
    {
      name: 'Squeals or won’t charge',
      sign: 'Squeal at startup, a charge light on the dash, or warm A/C.',
      now: 'Engine getting hot, too? Shut it off.',
      cause: 'A worn or oily belt, a tensioner with play in it, or a bad alternator.',
      fix: 'We test the alternator, check the tensioner and replace the belt. If oil got it, we fix that leak too.',
      place: 'field',
      part: 'engine-front',
    },
  ],
  faultCodes: [],
  engines: [
    'AGCO Power diesels run many newer mid-size and big tractors. Compacts and the 2600s can have another engine, so read us its plate.',
    'Perkins diesels power many older Masseys, the diesel 135 among them.',
    'Bigger Tier 4 Final tractors use SCR with an oxidation catalyst. Some add a particulate filter. Small ones may have no DEF.',
  ],
  intervals: [
    {
      item: 'Engine oil, AGCO Power',
      when: '400 to 800 hours by the engine manual. Your tractor’s manual sets the figure, so check it.',
    },
    { item: 'Balers', when: 'Check knotters, pickup and chains before first cutting.' },
    {
      item: 'PTO shaft joints and shields',
      when: 'Each time you grease the baler, with the tractor off and the key out.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Under warranty? AGCO Power asks for approved oil filters, so keep the invoice that names yours.',
    'Tractor emissions repairs aren’t dealer-only (EPA, February 2026).',
  ],
  visit:
    'Have the twine in the box, because a knotter shows its faults only when it ties. We check the tractor’s belts, charging and PTO pressure, then tie bales or hand-cycle the knotters. You see what’s worn. We fix what you approve and mark the rest for later.',
  aroundTulsa:
    'Cattle and hay places around Tulsa run the 4700s, 5700s and 2600s, with square and round balers. We cover Wagoner, Inola, Bristow, Pawhuska and beyond. Give us the pasture gate, and say if a truck can drive in.',
  whyMobile:
    'Cut hay loses value while you wait. We come to the windrow, fix knotters, belts, switches and hydraulics there, and watch it tie before we go. The New Holland or the Deere in the same field can go on that trip.',
  limits:
    'Work that needs AGCO’s own software goes to the dealer, and so do warranty claims. Transmission splits, clutch packs and engine overhauls go to a shop.',
  haveReady: [
    'Tractor model, serial and hours',
    'Baler model, bale count and twine',
    'What changed just before the trouble',
    'Number of dry days you have left',
  ],
  faqs: [
    {
      q: 'Do you still work on a Massey 135?',
      a: 'Yes. It’s a simple tractor, and parts are easy to get. We come for hydraulics, starting, charging and brakes.',
    },
    {
      q: 'Can you fix knotters in the field?',
      a: 'Yes. Most knotter repairs are cleaning, timing and small parts. Tell us the baler model and serial.',
    },
    {
      q: 'Can you get Massey parts in hay season?',
      a: 'Wear parts for knotters and pickups are usually quick. Some castings and gearbox parts take days. Call before first cutting and we’ll check on yours.',
    },
    {
      q: 'Can you clear a DEF derate on the farm?',
      a: 'Often, once the failed part is replaced. If yours needs the dealer’s software, we tell you before you buy parts.',
    },
  ],
  related: ['case-ih', 'new-holland'],
  industries: ['agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
