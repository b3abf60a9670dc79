import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Detroit Diesel Repair in Tulsa',
  description:
    'Detroit DD13 or DD15 in derate, hard to start or leaking? Mobile repair near Tulsa: fuel leaks, EGR cooler, turbo, doser, coolant. 120 miles, 24/7.',
  drawing: 'rear-geared-engine',
  lead: 'DD15 cranking forever, DD13 in derate, Series 60 leaking oil? We come to the truck, find the fault and fix fuel, DEF, coolant, turbo and sensor trouble on the spot.',
  intro: [
    'On a Detroit we check a short list first: the fuel filter module, DEF doser, NOx sensors, EGR cooler and coolant leaks. We test on the truck, replace what we can reach, and tell you if it takes a shop.',
    'We also do the service that keeps a Detroit out of trouble. The oil change goes by your yearly miles and your mpg, so have those two ready.',
    'Quit in a traffic lane? Flashers on, call 911, then us. Leave the cab only if you can safely get clear of traffic. If not, keep your belt on.',
  ],
  repairs: [
    {
      system: 'Fuel filter module and supply',
      jobs: 'Replace O-rings, check valves, seals, hand primers and the tank lines that leak down overnight.',
    },
    {
      system: 'Injectors and fuel rail',
      jobs: 'Find bad injectors with cutout and return tests, and tell you which we can change there. Replace leaking lines, rail sensors and injector harness.',
    },
    {
      system: 'EGR cooler and valve',
      jobs: 'Pressure-test coolers and replace the ones we can reach in the truck. Change valve actuators and delta-P sensors.',
    },
    {
      system: 'Turbo and charge air',
      jobs: 'Fix wastegate and actuator faults, oil leaks at the turbo, boots, clamps and charge-air coolers.',
    },
    {
      system: 'One-box and DEF',
      jobs: 'Replace the DEF doser, pump, heaters and lines, NOx and temperature sensors, and fuel doser valves. Run service regens.',
    },
    {
      system: 'Oil leaks',
      jobs: 'Reseal valve covers, the oil cooler housing, pan gaskets, turbo drains and front seals.',
    },
    {
      system: 'Coolant circuit',
      jobs: 'Replace water pumps, thermostats, surge tanks and elbows. Dip a test strip and correct the mix.',
    },
    {
      system: 'Electrical and sensors',
      jobs: 'Check MCM, CPC and ACM power and grounds. Replace crank sensors, starters and alternators, and repair harness chafes.',
    },
    {
      system: 'Belts, fan and A/C drive',
      jobs: 'Replace tensioners, idlers, fan clutches and the compressor drive on the engine.',
    },
  ],
  parts:
    'The engine serial number tells us the generation, and Detroit seals and sensors change with it. Give us that, the fault codes and whether it starts better hot. We bring the seal kit or sensor that matches.',
  models: [
    {
      name: 'DD15',
      kind: 'Heavy duty',
      note: 'Many early ones have a turbo-compound unit. The serial tells us which.',
    },
    {
      name: 'DD13',
      kind: 'Heavy duty',
      note: 'Found in day cabs, vocational trucks and the 47X. Idling plugs the filter, so tell us the idle hours.',
    },
    {
      name: 'DD16',
      kind: 'Heavy haul',
      note: 'It works hot and fully loaded. We check the cooling stack and the turbo oil drain lines first.',
    },
    {
      name: 'DD8',
      kind: 'Medium duty',
      note: 'It runs in M2 trucks. City routes fill the particulate filter, so tell us if a regen light is on.',
    },
    {
      name: 'DD5',
      kind: 'Medium duty, four cylinders',
      note: 'Found in M2 delivery trucks. Short trips interrupt regens.',
    },
    {
      name: 'Series 60 without EGR',
      kind: '11.1 and 12.7 liters',
      note: 'DDEC electronics and no aftertreatment. Sensors, leaks and fuel supply are on-site work.',
    },
    {
      name: 'Series 60 with EGR',
      kind: '12.7 and 14 liters',
      note: 'These also get EGR faults. We pressure-test the cooler first.',
    },
    {
      name: 'MBE 4000',
      kind: 'Heavy duty, Mercedes design',
      note: 'Found in older Freightliners and Sterlings. EGR valves, coolant leaks and wiring are the usual calls.',
    },
    {
      name: 'MBE 900',
      kind: 'Medium duty, Mercedes design',
      note: 'Found in M2 and bus chassis. Old wiring and cooling leaks come first.',
    },
    {
      name: 'Series 71 and 92',
      kind: 'Two-stroke diesels',
      note: 'Found in generators, pumps and older machines. Tell us what it drives and which way it turns.',
    },
  ],
  failures: [
    {
      name: 'Quits, or cranks and won’t fire',
      sign: 'It shuts off on its own, or it spins at full speed and never catches.',
      now: 'Still rolling? Coast off the road. Don’t crank on and on. Call.',
      cause:
        'An empty tank or plugged filter, a crank sensor, a rubbed harness, or no power at the engine module.',
      fix: 'We check the fuel, read the codes and load-test power and ground. Then we re-prime it, or replace the sensor or wire.',
      place: 'field',
      part: 'flywheel-end',
    },
    {
      name: 'Long crank after it sits',
      sign: 'It fires right up hot, but cranks and cranks after a night off.',
      cause:
        'Fuel leaks back past O-rings or check valves in the filter module. Air gets in and nothing drips.',
      fix: 'We test the module for leak-down, replace seals and valves, prime it and check the next cold start.',
      place: 'field',
      part: 'fuel-filter',
    },
    {
      name: 'DEF dosing or NOx derate',
      sign: 'Warning lights and a countdown to reduced power.',
      now: 'Pull over where it’s safe and call before you shut it off.',
      cause: 'Poor fluid, crystals on the doser, a weak pump or a dead NOx sensor.',
      fix: 'We test the fluid, measure what the doser sprays and compare NOx readings, then replace what failed.',
      place: 'field-or-dealer',
      part: 'aftertreatment',
    },
    {
      name: 'Coolant going somewhere',
      sign: 'The level drops and you see no drip, or the exhaust smells sweet.',
      now: 'Shut it down before it runs hot, and keep the cap closed.',
      cause:
        'A seep that dries on the hot block, a cracked EGR cooler, or liner seals. A sweet smell in the cab points to the heater core.',
      fix: 'We pressure-test it, find the leak and replace the hose, pump or cooler we can reach. Liner seals go to a shop.',
      place: 'field-then-shop',
      part: 'cooling-circuit',
    },
    {
      name: 'Low power on hills',
      sign: 'It’s slow on grades, sometimes with soot at a boot or a hiss.',
      now: 'Ease off, pull over where it’s safe and call.',
      cause:
        'A plugged fuel filter, a split boot, a loose clamp, a leaking charge-air cooler or a turbo actuator.',
      fix: 'We check the filter, pressure-test the intake, replace what leaks and test actuator travel.',
      place: 'field',
      part: 'turbo',
    },
  ],
  faultCodes: [],
  engines: [
    'DD13, DD15 and DD16 run in Cascadias and Western Stars. From the DEF years on, most have one box with the particulate filter and SCR.',
    'CK-4 oil works in any four-stroke Detroit that burns ultra-low-sulfur diesel. The two-stroke 71 and 92 take their own oil, so go by their manual.',
  ],
  intervals: [
    {
      item: 'Engine oil',
      when: 'Newer engines: 25,000 to 75,000 miles, by mpg and duty (Overdrive). Series 60 in a highway truck: 15,000 at most, by Detroit’s 2004 guide.',
    },
    {
      item: 'Coolant',
      when: 'Test it at each oil change. Detroit warns that a wrong mix can do severe damage.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Detroit Diesel is a Daimler company. A recall names the truck rather than the engine, so check the truck’s VIN at its dealer.',
  ],
  visit:
    'If it only starts hard cold, call us before the first crank of the day. For the rest, we scan first and show you the codes. Booked a service too? We look the engine over while the oil drains. You get a written list with prices, worst item first.',
  aroundTulsa:
    'Detroits pull Cascadias down I-44 and push dumps and vac trucks around Tulsa’s plants. M2 box trucks with a DD5 or DD8 deliver in town. Series 60s run older tractors and backup generators.',
  whyMobile:
    'A seal kit in a filter module doesn’t need a dealer bay. Doing it where the truck spent the night also works better, since the leak only shows cold. You can skip the tow.',
  limits:
    'Some resets and all module programming need the dealer’s server. The dealer does warranty work, too. Liner, head and gear-train work goes to a shop.',
  haveReady: [
    'Address, or highway, direction and exit',
    'Detroit serial number',
    'Yearly miles and average mpg',
    'Coolant type and color',
    'Does it start better hot?',
    'Codes, and which light came on first',
  ],
  faqs: [
    {
      q: 'Can I run FA-4 oil in my DD15?',
      a: 'Only if that build allows it. CK-4 is the safe choice until we read the serial number.',
    },
    {
      q: 'What counts as severe service?',
      a: 'Low yearly miles with heavy loads, lots of idling, or poor mpg. The manual’s table has the limits.',
    },
    {
      q: 'Can you replace a DD15 EGR cooler on site?',
      a: 'Yes, on trucks where we have room to reach it. We pressure-test it first, so you know it’s the cooler.',
    },
    {
      q: 'Is a Series 60 worth fixing?',
      a: 'Usually. Parts are easy to find, and leaks and sensors are fixed in the truck. Liners and bearings go to a shop.',
    },
    {
      q: 'Can you force a regen on a Detroit?',
      a: 'Yes, once we know why it quit. We do it outdoors, clear of buildings, people and anything that burns.',
    },
  ],
  related: ['freightliner', 'western-star'],
  industries: ['delivery', 'construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
