import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile John Deere Repair in Tulsa',
  description:
    'John Deere backhoe, loader, dozer or tractor down? We fix hydraulics, fuel, electrical and DEF faults on site within 120 miles of Tulsa, 24/7.',
  drawing: 'backhoe',
  lead: 'Deere quit on a jobsite or in a hay field? Call with the PIN. We come out, day or night, and fix hydraulics, fuel, wiring, DEF and driveline right there.',
  intro: [
    'Deere builds for both the jobsite and the farm, and we work on both lines. We come for a 310 backhoe that surges, a 333 with no drive, a 6M that won’t lift its hitch or a baler that quit in the windrow.',
    'Yellow and green Deeres often go through different dealers. With us, one call covers both.',
    'Somebody hurt or caught? Call 911 before us. Gas line hit? Walk away upwind, then call 911. On a power line? Stay in the cab until the utility says it’s dead. Only if it burns, jump clear, both feet together, and shuffle away.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Stop hoe, loader and hitch leaks, reseal drifting cylinders, fix slow steering, free remote valves that stick, change filters and suction screens.',
    },
    {
      system: 'Engine',
      jobs: 'Track down no-starts, surging and knocks, check blow-by, fix turbo and charge-air leaks, replace gaskets, belts and mounts.',
    },
    {
      system: 'Fuel',
      jobs: 'Clean sediment bowls, separators and tank breathers, change both filters, replace transfer pumps, measure injector leak-off.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace dead batteries, starters and safety switches, clean grounds, fix charging and CAN wiring, read codes off the monitor.',
    },
    {
      system: 'Cooling and air conditioning',
      jobs: 'Blow out screens full of chaff, repair leaking radiators, replace thermostats, water pumps, compressors and blower motors.',
    },
    {
      system: 'Aftertreatment',
      jobs: 'Fix DEF heaters and dosing, replace NOx sensors, run a parked regen (Deere’s “filter cleaning”) outdoors, clear of anything that burns, seal exhaust leaks.',
    },
    {
      system: 'Driveline and brakes',
      jobs: 'Replace front axle joints, seals and driveshafts. Fix a PTO that won’t engage, brake leaks, the clutch cutoff switch and slow shuttle shifts.',
    },
    {
      system: 'Tracks and steel',
      jobs: 'Set track sag, replace leaking rollers, tighten wheel bolts, change worn hoe pins and bushings.',
    },
    {
      system: 'Combines and balers',
      jobs: 'Replace belts, chains, bearings and sensors, and fix header drives, pickups and net wrap.',
    },
  ],
  parts:
    'Read us the 13- or 17-character PIN. We match filters, seals, switches and sensors to it, because two 310s from different years can take different ones.',
  models: [
    {
      name: '310J, 310SJ',
      kind: 'Backhoe loaders',
      note: 'Water in the fuel, kingpost bushings and loader hoses are the usual calls.',
    },
    {
      name: '310K, 310SK, 410K',
      kind: 'Backhoe loaders',
      note: 'Most have a particulate filter. The 310K EP has none.',
    },
    {
      name: '310L, 310SL, 410L',
      kind: 'Backhoe loaders',
      note: 'These have later emissions equipment, so we scan for sensor faults first.',
    },
    {
      name: '317G, 325G, 331G, 333G, 333 P-Tier',
      kind: 'Track loaders',
      note: 'A seat or bar switch can kill the drive and look like a bad pump.',
    },
    {
      name: '320G, 324G, 332G',
      kind: 'Skid steers',
      note: 'If the lift quits along with the auxiliary hydraulics, we test the seat bar and its switches first.',
    },
    {
      name: '35G, 50G, 60G',
      kind: 'Compact excavators',
      note: 'Hoses rub at the swing post. Look at them before one bursts.',
    },
    {
      name: '135G, 160G, 210G, 250G, 350G',
      kind: 'Excavators',
      note: 'Give us the work mode and oil temperature when it slows down.',
    },
    {
      name: '450K, 550K, 650K, 700K',
      kind: 'Crawler dozers',
      note: 'Hydrostatic drive. If one side is weak, we read the pressure on both.',
    },
    {
      name: '444, 544, 624, 644',
      kind: 'Wheel loaders',
      note: 'Articulation pins and axle seals are the usual leaks.',
    },
    {
      name: '670G, 672G, 770G, 772G',
      kind: 'Motor graders',
      note: 'The 672 and 772 add front-wheel drive, with its own lines and motors.',
    },
    {
      name: '5075E, 5100M',
      kind: '5 Series tractors',
      note: 'A loader joystick that won’t center is often linkage or a spool.',
    },
    {
      name: '6M, 6R, 7R and 8R Series',
      kind: 'Larger tractors',
      note: 'Hydraulics and exhaust parts change by year, so read us the whole PIN and the code.',
    },
    {
      name: 'S-Series, such as S670 and S780',
      kind: 'Combines',
      note: 'Belts, bearings, chains and wiring are the usual calls in harvest.',
    },
    {
      name: '459, 469, 559, 569, 460M and 560M',
      kind: 'Round balers',
      note: 'Bearings, belts, pickup teeth and net wrap are the usual calls.',
    },
    {
      name: '1025R, 3038E, 4044M',
      kind: 'Compact tractors',
      note: 'A PTO or seat switch stops these most often.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank',
      sign: 'The key does nothing, or one click.',
      now: 'Never bridge the starter. It can start in gear and run you over.',
      cause: 'Weak batteries, a bad cable or starter, or a seat, clutch or neutral switch.',
      fix: 'We load-test the batteries and follow the start circuit switch by switch, then replace what failed.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Cranks but won’t fire, or surges',
      sign: 'It spins without firing, or hunts and bogs with a full bucket.',
      cause: 'Water or dirt in the fuel, a full separator, a plugged filter or a blocked tank breather.',
      fix: 'We drain the bowl, change plugged filters, free the vent and measure flow before we touch the pump.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'DEF or NOx sensor derate',
      sign: 'A warning light on the dash, then a power cut with the loader full.',
      now: 'Write down the code and call before it cuts power again.',
      cause: 'Old DEF in the tank, a failed sensor, a chafed connector or an exhaust leak.',
      fix: 'We scan it, then test DEF strength and the sensor circuit, and swap only what failed.',
      place: 'field-or-dealer',
      part: 'exhaust',
    },
    {
      name: 'Loader and hoe both slow',
      sign: 'Both ends lift weakly, and it gets worse when the oil is hot.',
      cause: 'Low oil, a starved suction side, a tired pump or a main relief that leaks.',
      fix: 'We take pressure and flow readings hot, so you know whether it is a valve, a hose or the pump.',
      place: 'field-then-shop',
      part: 'pump',
    },
    {
      name: 'Tractor PTO won’t engage',
      sign: 'The switch is on and the shaft doesn’t turn.',
      now: 'Engine off and key out before anybody goes near the shaft.',
      cause: 'A seat or PTO switch, a solenoid, low clutch pressure or a worn clutch.',
      fix: 'We test the switches and the solenoid, then read clutch pressure. A clutch pack goes to a shop.',
      place: 'field-then-shop',
      part: null,
    },
    {
      name: 'Combine or baler stops feeding',
      sign: 'The header or pickup plugs, a belt smells burned, or the net doesn’t feed.',
      now: 'Smoke or flame? Get clear and call 911. If not, shut it down, take the key and wait until every part stops before anybody reaches in.',
      cause: 'A thrown or worn belt, a broken chain, a dry bearing or a sensor that reads wrong.',
      fix: 'We clear it, replace the belt, chain, bearing or sensor, and stay while it feeds again.',
      place: 'field',
      part: null,
    },
    {
      name: 'Runs hot',
      sign: 'The gauge climbs in dust, chaff or August.',
      now: 'Stop, lower everything and cool it as the manual says. Steam? Engine off. Leave the cap on.',
      cause: 'Plugged screens and cores, low coolant, or a slipping belt.',
      fix: 'We blow out the cores, pressure-test the system and replace the leaking or worn part.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Wanders and clunks up front',
      sign: 'It drifts on the road and knocks when you change direction.',
      now: 'Quit driving it and chock it.',
      cause: 'Worn tie-rod ends, a dry axle pivot, worn driveshaft joints or loose wheel bolts.',
      fix: 'We block it up, measure the play, replace worn joints and torque the wheels to spec.',
      place: 'field',
      part: 'front-axle',
    },
    {
      name: 'Hoe knocks when it swings',
      sign: 'On a 310, a knock at the end of every swing.',
      cause: 'Grease isn’t reaching the swing joints, or the bushings have already worn.',
      fix: 'We clear the fittings, measure the play with a bar and replace the pins and bushings that can be pulled in the field.',
      place: 'field-then-shop',
      part: 'kingpost',
    },
  ],
  faultCodes: [],
  engines: [
    'PowerTech 4045 in most 310-series backhoes, and the 6068 six in many bigger machines.',
    'Many compact Deeres run small Yanmar diesels. We go by the plate.',
    'Many larger Final Tier 4 Deeres have a DEF system on top of a particulate filter and cooled EGR.',
  ],
  intervals: [
    {
      item: 'Tractor engine oil and filter',
      when: 'First at 100 hours, then every 250, on one Deere chart.',
    },
    {
      item: 'Tractor front axle and hitch grease',
      when: 'Every 50 hours on one Deere utility chart. Check your manual.',
    },
    {
      item: 'Water separator and tank sediment',
      when: 'Check daily. Deere’s tractor chart says 10 hours.',
    },
    {
      item: 'Wheel bolts on a new tractor',
      when: 'In the first 10 hours and the first 50, on the same chart.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'The EPA told Deere in February 2026 that farm and off-road emissions repairs don’t have to go to a dealer.',
  ],
  visit:
    'We call you when we head out. At the machine we chock it, lower the buckets and scan it. We show you the failed part, quote the fix and get your approval before we start.',
  aroundTulsa:
    'City and utility crews run 310s. Cattle and hay farms in Creek, Rogers and Wagoner counties run the 5 and 6 Series. Landscapers run the track loaders. We go to all of them, down section roads, too. No address? Send a map pin.',
  whyMobile:
    'You wait for one service truck instead of two. We fix the backhoe and the tractor in one trip, and the Bobcat beside them, too.',
  limits:
    'Some programming still takes the dealer’s Service ADVISOR. Some can be done with PRO Service, which Deere sells to owners and shops. If your fault points there, we tell you before we drive. Warranty work belongs with a Deere dealer. Engine and transmission rebuilds go to a shop.',
  haveReady: [
    'The full PIN from the plate (Deere’s serial number)',
    'Farm or construction machine',
    'Engine hours and the last filter change',
    'Codes on the monitor',
    'Whether it starts, drives and lifts',
  ],
  faqs: [
    {
      q: 'Do you come at harvest, nights and Sundays?',
      a: 'Yes. Emergency calls run around the clock, Sundays too.',
    },
    {
      q: 'Does a code mean my Deere goes to the dealer?',
      a: 'Often not. We test the circuit first. If it needs Deere programming, you hear that before you buy a part.',
    },
  ],
  related: ['case', 'cat', 'kubota'],
  industries: ['construction', 'agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
