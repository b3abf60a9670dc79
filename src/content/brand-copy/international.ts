import type { BrandCopy } from '../brand-copy';

export default {
  title: 'International Truck Repair in Tulsa',
  description:
    'International MV, HV, LT or DuraStar down? Mobile truck repair within 120 miles of Tulsa: A26, MaxxForce and Cummins, PTO, brakes, wiring. Call 24/7.',
  drawing: 'truck',
  lead: 'Your International died on a line job or won’t leave the yard? We come out and repair the engine, brakes, wiring or PTO on the spot.',
  intro: [
    'We fix International buckets, dumps, rollbacks, box trucks and tractors, old DT466 trucks included.',
    'Running a PTO on an MV, HV, DuraStar or WorkStar? Run the VIN before the next job. Navistar recalled trucks like these three times because the engine can overpower the parking brake. Recall open? Don’t run the PTO at all. Book the International dealer, who does the update free. VIN clear and it still creeps? Call us.',
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
      jobs: 'Test the EGR cooler. Replace water pumps, deaeration tanks, hoses, fans and radiators.',
    },
    {
      system: 'DPF and DEF',
      jobs: 'Force regens, and replace pressure sensors, DEF heaters, dosers and supply modules.',
    },
    {
      system: 'Electrical and body controller',
      jobs: 'Trace Diamond Logic faults, replace remote power modules, switches, starters and batteries, clean up frame-rail corrosion.',
    },
    {
      system: 'Hydraulic and air brakes',
      jobs: 'Replace calipers, pads, drums, parking brakes, chambers, ABS sensors and leaking master cylinders.',
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
    'Read us the VIN and the engine. One DuraStar year can hold several engines, and filters and sensors don’t cross over. For a PTO job, add the body builder and PTO model. We match part numbers before we leave, and we tell you if one has to be ordered.',
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
      note: 'Batteries and brakes wear first. Some have a brake switch that can burn, so park it outdoors until we’ve checked the VIN.',
    },
    {
      name: 'LT',
      kind: 'Highway tractor',
      note: 'A26 or Cummins X15. DEF and wheel-speed sensors are the usual calls.',
    },
    {
      name: 'RH',
      kind: 'Regional tractor',
      note: 'Short regional runs wear the brakes and cut regens off early.',
    },
    {
      name: 'HX and PayStar',
      kind: 'Heavy vocational',
      note: 'Mixers, dumps and oilfield trucks. Wet kits, suspension and frame wiring take the most abuse.',
    },
    {
      name: 'LoneStar and ProStar',
      kind: 'Earlier tractors',
      note: 'MaxxForce or Cummins. Ask about past EGR cooler work.',
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
      name: 'TranStar (8600)',
      kind: 'Day cab',
      note: 'Short hauls wear the brakes and the clutch.',
    },
    {
      name: '4700 and 4900',
      kind: 'Older medium duty',
      note: 'T444E or DT466. You can still get parts.',
    },
  ],
  failures: [
    {
      name: 'Crank, no start on a DT or MaxxForce',
      sign: 'It spins fine but won’t fire, and it’s worst when hot.',
      cause:
        'Lost injection oil pressure on engines that use oil to fire the injectors, or air in the fuel on the rest.',
      fix: 'We read the pressure while cranking, test sensor and regulator, and check fuel supply. Then we replace the failed part.',
      place: 'field-then-shop',
    },
    {
      name: 'Air won’t build or won’t hold',
      sign: 'The buzzer stays on, or the tanks are empty in the morning.',
      now: 'Chock it and leave it parked.',
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
      fix: 'We test fluid and sensors, replace what failed and run a regen.',
      place: 'field-or-dealer',
      part: 'aftertreatment',
    },
    {
      name: 'Dead throttle on an LT or RH',
      sign: 'Pedal down, no power, right after an ABS light.',
      now: 'Coast well off the road if you can, and call.',
      cause: 'A lost wheel-speed signal. Software in 23V-220 trucks then ignores the pedal.',
      fix: 'We find the bad sensor, tone ring or wire and repair it. The dealer updates the software.',
      place: 'field-then-dealer',
      part: 'cab',
    },
    {
      name: 'Truck creeps in PTO mode',
      sign: 'It moves at high idle with the parking brake set.',
      now: 'Get people on the ground clear, and shut the PTO off if you can reach it safely.',
      cause:
        'The engine overpowers the brake when the interlock setting is wrong. That’s the subject of three recalls.',
      fix: 'We check the VIN and the wiring. The dealer changes a recalled setting free.',
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
      now: 'Shut it down before it runs hot.',
      cause: 'The EGR cooler leaks inside, long before anything shows on the ground.',
      fix: 'We pressure-test the cooler by itself, check the oil for coolant and replace the cooler where there’s room to work.',
      place: 'field-then-shop',
      part: 'engine',
    },
  ],
  faultCodes: [],
  engines: [
    'International A26 or S13, or a Cummins X15, in late tractors.',
    'Cummins B6.7 and L9 in the MV and HV. The CV has a 6.6-liter V8 diesel.',
    'MaxxForce 7, DT, 9, 10, 11 and 13. Many early ones have a particulate filter but no DEF.',
    'DT466, DT530, T444E and VT365 in older trucks.',
  ],
  intervals: [
    {
      item: 'Parking brake and PTO interlock',
      when: 'We check it at every service, unless a recall is open. One of us sits in the cab and one watches from a safe distance, with the wheels chocked.',
    },
    { item: 'DOT annual, bucket trucks and dumps included', when: 'At most 12 months apart.' },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24V-818 / 24515',
      text: 'Bendix EC80 brake control unit: more than 105,000 trucks. HV, HX, LT, MV and RH, model years 2021 to 2025, LoneStar to 2024, and the 2022 ProStar.',
    },
    {
      date: '2023',
      campaign: '23V-397',
      text: 'MV, model years 2019 to 2024, and some 2016 DuraStars: the brake pressure switch can leak, short and burn. Keep it outdoors and away from buildings until it’s fixed.',
    },
    {
      date: '2023',
      campaign: '23V-282',
      text: 'CV: the brake pressure switch can short and burn. 9,170 trucks, model years 2017 to 2023. Park it outside, away from buildings and other trucks, until the dealer has fixed it. Smoke, flame or a hot smell? Get clear and call 911.',
    },
    {
      date: '2023',
      campaign: '23V-220',
      text: 'LT and RH with the A26, model years 2021 to 2024: a bad wheel-speed signal can kill the throttle.',
    },
    {
      date: '2023',
      campaign: '23V-120',
      text: 'PTO and parking brake, third recall. Nearly 30,000 MV and HV trucks, model years 2022 to 2024.',
    },
    {
      date: '2022',
      campaign: '22V-869 / 22524',
      text: 'Steering and suspension nuts that can break: nearly 26,000 trucks. CV 2021 and 2022, HV 2022 and 2023, and 2023 MV, HX, LT, RH and LoneStar.',
    },
    {
      date: '2022',
      campaign: '22V-691 / 22518',
      text: 'A26 connecting rods, third recall for the same fault: HV 2018 to 2021, HX 2018 to 2020, LT and RH 2018 and 2019. If it knocks, shut it down, leave it off and call.',
    },
    {
      date: 'December 2020',
      campaign: '20V-810',
      text: 'PTO and parking brake, second recall; about 20,000 trucks, DuraStar and WorkStar too.',
    },
    { date: '2020', campaign: '20V-255', text: 'A26 wrist pins, first recall; 4,500 LT and RH.' },
    {
      date: '2019',
      campaign: '19V-841',
      text: 'PTO and parking brake, first recall: the engine can overpower the brake. DuraStar and WorkStar too.',
    },
    {
      date: '2024',
      campaign: '24E-078 / Cummins C7083',
      text: 'Some trucks with the X15: the fuel pump barrel can crack, leak and stall the engine.',
    },
  ],
  manufacturerNotes: ['The recall notices on this page say Navistar. Search under that name too.'],
  visit:
    'We chock the wheels before we touch a PTO truck. Then we read the body controller and engine codes and go after your complaint. On a bucket or digger we work on the chassis, the PTO and the boom. We tell you what it costs first.',
  aroundTulsa:
    'Cities and electric co-ops around Tulsa run MV and HV bucket trucks, digger derricks and dumps. CV service trucks and DuraStar box trucks work the metro. We go to substations, right-of-way and public works yards.',
  whyMobile:
    'A digger truck at the dealer idles a whole line crew. We come to the right-of-way or the yard. And we do the chipper, trailer and pickup while we’re there.',
  limits: 'Recalls go to the International dealer. Engine programming and rod or liner work go there, too.',
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
      a: 'Anybody hurt? Call 911. Get everyone on the ground clear. Shut the PTO off, if you can reach the control safely, and keep it off. Once the truck is stopped and chocked, have a trained person use the emergency lowering. If that fails, call 911. Then call us.',
    },
  ],
  related: ['cummins', 'terex'],
  industries: ['utilities-energy', 'delivery', 'construction'],
  regulations: ['cfr-396-17', 'ansi-a92-2', 'cfr-396-11'],
} as const satisfies BrandCopy;
