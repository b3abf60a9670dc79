import type { BrandContent } from '../brand-content';

export default {
  title: 'International Truck Repair in Tulsa',
  description:
    'International MV, HV, LT or DuraStar down? Mobile truck repair within 120 miles of Tulsa: A26, MaxxForce and Cummins, PTO, brakes, wiring. Call 24/7.',
  drawing: 'box-truck',
  lead: 'International down in the yard, at a dock or on a line job around Tulsa? We come out, day or night, and repair the engine, brakes, wiring or PTO on the spot.',
  intro: [
    'We fix International bucket trucks, dumps, rollbacks, box trucks and tractors, old DT466 trucks included. No-starts, air leaks, derates and dead circuits are the usual calls.',
    'Running a PTO on an MV, HV, DuraStar or WorkStar? Check the VIN first. Left in gear, some overpower the parking brake, and Navistar recalled those four times. Recall open? Keep the PTO off and book the International dealer, who updates it free. VIN clear and it still creeps? Call us.',
    'Dead in a traffic lane? Four-ways on and call 911 first, then us. Stay belted unless you can walk safely clear of traffic.',
  ],
  repairs: [
    {
      system: 'MaxxForce, A26 and DT engines',
      jobs: 'Pressure-test EGR coolers, stop oil, coolant and boost leaks, fix high-pressure oil faults, injector wiring and sensors.',
    },
    {
      system: 'Cummins and 6.6 engines',
      jobs: 'Repair fuel, air, sensor and starting faults on the B6.7, L9 and X15 in MV, HV and LT trucks and the 6.6-liter in the CV.',
    },
    {
      system: 'Fuel',
      jobs: 'Replace filter housings, strainers, pumps and cracked tubes. Get water out of the system.',
    },
    {
      system: 'Coolant',
      jobs: 'Replace water pumps, deaeration tanks, hoses, fans and radiators.',
    },
    {
      system: 'DPF and DEF',
      jobs: 'Run parked regens outdoors, away from anything that burns, and replace pressure sensors, DEF heaters, dosers and supply modules.',
    },
    {
      system: 'Electrical and body controller',
      jobs: 'Trace Diamond Logic faults, replace remote power modules, switches, starters and batteries, clean up frame-rail corrosion.',
    },
    {
      system: 'Hydraulic and air brakes',
      jobs: 'Replace calipers, pads, drums, parking brakes, chambers, compressors, dryers, ABS sensors and leaking master cylinders.',
    },
    {
      system: 'PTO and body hydraulics',
      jobs: 'Repair interlock wiring, PTO switches, pump seals, and dump and utility body valves and leaks.',
    },
    {
      system: 'Driveline, steering and A/C',
      jobs: 'Replace U-joints, clutch linkage, tie rods, kingpins, blower motors, compressors and condensers.',
    },
  ],
  parts:
    'Read us the VIN and the engine. One DuraStar year can hold several engines, and filters and sensors don’t cross over. For a PTO job, add the body builder and PTO model. We match part numbers before we leave.',
  models: [
    {
      name: 'MV',
      kind: 'Medium duty',
      note: 'Batteries, brakes, body wiring and PTO interlocks are the usual calls.',
    },
    {
      name: 'HV',
      kind: 'Severe duty',
      note: 'Dump, plow and utility. PTO switches, air leaks and frame wiring come first.',
    },
    {
      name: 'CV',
      kind: 'Class 4 to 6',
      note: 'Batteries and brakes wear first. Some have a brake switch that can burn, so park it outdoors until the VIN is checked.',
    },
    {
      name: 'LT and RH',
      kind: 'Tractors',
      note: 'LT has the A26 or a Cummins X15. Sensors, brakes and regens are the usual calls.',
    },
    {
      name: 'HX and PayStar',
      kind: 'Heavy vocational',
      note: 'Mixers, dumps and oilfield trucks. Wet kits, suspension and frame wiring take the most abuse.',
    },
    {
      name: 'LoneStar and ProStar',
      kind: 'Highway tractors',
      note: 'MaxxForce or Cummins in most. Ask about past EGR cooler work.',
    },
    {
      name: 'DuraStar (4300, 4400)',
      kind: 'Box, tow and service trucks',
      note: 'DT466, MaxxForce or Cummins. Sensors, batteries and brakes are the usual jobs.',
    },
    {
      name: 'WorkStar (7300 to 7600)',
      kind: 'Dump and utility',
      note: 'Power modules on the frame rail corrode, and wet kits leak.',
    },
    {
      name: '4700 and 4900',
      kind: 'Older medium duty',
      note: 'Most have a T444E or a DT466.',
    },
  ],
  failures: [
    {
      name: 'Crank, no start on a DT or MaxxForce',
      sign: 'It spins fine but won’t fire. On a DT it’s often worst when hot.',
      now: 'Check the oil level and let the starter cool.',
      cause:
        'Low engine oil or lost injection pressure where oil fires the injectors. On the rest, a plugged fuel filter or air.',
      fix: 'We read the pressure while cranking, test sensor and regulator, check fuel supply and replace the failed part.',
      place: 'field-then-shop',
      part: 'engine',
    },
    {
      name: 'Air won’t build or won’t hold',
      sign: 'The buzzer stays on, or the tanks are empty in the morning.',
      now: 'On the road, stop while you still have air. Then chock it and leave it.',
      cause: 'A leaking chamber, line or dryer valve, or a worn compressor.',
      fix: 'We soap it to find the leak, replace the part and time the build.',
      place: 'field',
      part: 'air-tanks',
    },
    {
      name: 'DEF or regen derate',
      sign: 'A DEF or filter light, then less and less power.',
      now: 'Call at the first light and read it to us.',
      cause: 'Bad DEF, a plugged doser, a bad sensor, or soot from idling.',
      fix: 'We test fluid and sensors, replace what failed and run a regen outdoors.',
      place: 'field-or-dealer',
      part: 'aftertreatment',
    },
    {
      name: 'LT or RH won’t take throttle',
      sign: 'Pedal down, engine at idle, often right after an ABS light.',
      now: 'Flashers on, coast well off the road if you can, and call.',
      cause:
        'A bad pedal sensor. With an ABS light, a lost wheel-speed signal: software in 23V-220 trucks then ignores the pedal.',
      fix: 'We repair the sensor, tone ring or wire. The dealer updates recalled software free.',
      place: 'field-then-dealer',
      part: 'cab',
    },
    {
      name: 'Truck creeps in PTO mode',
      sign: 'It moves at high idle with the parking brake set.',
      now: 'Get people on the ground clear, and shut the PTO off if you can reach it safely.',
      cause:
        'It’s in gear and the interlock let the PTO run: a bad switch, a bypass or a recalled setting. A worn parking brake can do it, too.',
      fix: 'We check VIN, switches, wiring and brake. The dealer updates a recalled setting free.',
      place: 'field-then-dealer',
      part: 'driveline',
    },
    {
      name: 'Several circuits dead at once',
      sign: 'Lights, wipers or the PTO quit together, often after a wash or a salty winter.',
      cause: 'A power module on the frame rail corrodes at its plugs, or a ground lets go.',
      fix: 'We read the body controller, test power and ground at the module, then clean or replace the plugs and wires.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Loses coolant with no drip (MaxxForce)',
      sign: 'You keep adding coolant and never see a drip.',
      now: 'Park it before it runs hot, and leave the cap on.',
      cause: 'Usually the EGR cooler, which leaks inside long before the ground gets wet.',
      fix: 'We pressure-test the cooler by itself, check the oil for coolant and replace the cooler where there’s room to work.',
      place: 'field-then-shop',
      part: 'cooling',
    },
  ],
  faultCodes: [],
  engines: [
    'International A26 or S13, or a Cummins X15, in late tractors.',
    'Cummins B6.7 and L9 in most MV and HV trucks, and the A26 in some HVs. The CV has a 6.6-liter V8 diesel.',
    'MaxxForce 7, DT, 9, 10, 11 and 13. Many early ones have a particulate filter but no DEF.',
    'DT466, DT530, T444E and VT365 in older trucks.',
  ],
  intervals: [
    {
      item: 'Engine oil',
      when: 'Modern diesels go 25,000 to 50,000 miles, Land Line reports. On PTO trucks, hours run out first.',
    },
    {
      item: 'Parking brake and PTO interlock',
      when: 'We test it at every service, wheels chocked and everyone clear, unless a recall is open.',
    },
    { item: 'DOT annual, bucket trucks and dumps included', when: 'At most 12 months apart.' },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24V-818 / 24515',
      text: 'Bendix EC80 brake control unit can quit, and ABS and stability control with it. More than 105,000 trucks: HV, HX, LT, MV and RH, model years 2021 to 2025, LoneStar to 2024, and the 2022 ProStar.',
    },
    {
      date: '2024',
      campaign: '24E-078 / Cummins C7083',
      text: 'Some trucks with the X15: the fuel pump barrel can crack, leak and stall the engine.',
    },
    {
      date: '2023',
      campaign: '23V-397',
      text: 'MV, model years 2019 to 2024, and some 2016 DuraStars: the brake pressure switch can leak, short and burn. Keep it outdoors until it’s fixed.',
    },
    {
      date: '2023',
      campaign: '23V-282',
      text: 'CV, model years 2017 to 2023: the brake pressure switch can short and burn. Park it outside, away from buildings and trucks. Smoke or a hot smell? Get clear and call 911.',
    },
    {
      date: '2023',
      campaign: '23V-248 / 23510',
      text: 'A blower motor terminal can overheat and start a fire: nearly 45,000 trucks. DuraStar and WorkStar, model years 2016 to 2020, and 2017 and 2018 TranStar.',
    },
    {
      date: '2023',
      campaign: '23V-220',
      text: 'LT and RH with the A26, model years 2021 to 2024: a bad wheel-speed signal can kill the throttle.',
    },
    {
      date: '2023',
      campaign: '23V-120, 23V-119',
      text: 'In PTO work, the engine can overpower the parking brake: HV and MV, model years 2018 to 2024, and some RH.',
    },
    {
      date: '2022',
      campaign: '22V-869 / 22524',
      text: 'Steering and suspension nuts that can break: nearly 26,000 trucks. CV 2021 and 2022, HV 2022 and 2023, and 2023 MV, HX, LT, RH and LoneStar.',
    },
    {
      date: '2022',
      campaign: '22V-691 / 22518',
      text: 'A26 connecting rods that can crack and stop the engine, third recall for it: HV 2018 to 2021, HX 2018 to 2020, LT and RH 2018 and 2019. If it knocks, shut it down, leave it off and call.',
    },
    {
      date: '2019, 2020',
      campaign: '20V-810, 19V-841',
      text: 'PTO and parking brake: DuraStar, WorkStar, MV and HV, model years 2014 to 2021.',
    },
  ],
  manufacturerNotes: ['Recall notices may say Navistar.'],
  visit:
    'We chock the wheels before we touch a PTO truck. Then we read the codes and go after your complaint. On a bucket or digger we work on the chassis, the PTO and the boom. We tell you what it costs first.',
  aroundTulsa:
    'Cities and electric co-ops around Tulsa run MV and HV bucket trucks, digger derricks and dumps. CV service trucks and DuraStar box trucks work the metro. We go to the right-of-way.',
  whyMobile:
    'A digger truck at the dealer idles a whole line crew. We come to it, and do the chipper, trailer and pickup while we’re there.',
  limits: 'Recalls, engine programming and rod or liner work go to the International dealer.',
  haveReady: [
    'Address, or road, direction and exit',
    'International VIN',
    'PTO type and the company that built the body',
    'A26, MaxxForce, DT or Cummins',
    'If it moved: was the PTO on?',
  ],
  faqs: [
    {
      q: 'Do you repair the bucket too?',
      a: 'Yes, most of it: hoses, valves, cylinders and controls. A test company does the dielectric test, and boom welds go to the boom’s manufacturer or a qualified shop.',
    },
    {
      q: 'The truck crept with a man in the bucket. What first?',
      a: 'Anybody hurt? Call 911. Get everyone on the ground clear. Shut the PTO off, if you can reach the control safely, and keep it off. Once the truck is still, have a trained person use the emergency lowering. If that fails, call 911. Then call us.',
    },
  ],
  related: ['cummins', 'terex'],
  industries: ['utilities-energy', 'delivery', 'construction'],
  regulations: ['cfr-396-17', 'ansi-a92-2', 'cfr-396-11'],
} as const satisfies BrandContent;
