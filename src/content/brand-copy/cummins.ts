import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mobile Cummins Engine Repair, Tulsa',
  description:
    'Cummins won’t start, derated or losing coolant? Mobile X15, ISX, L9 and B6.7 repair: fuel, turbo, injectors, EGR, DEF. Tulsa and 120 miles, 24/7.',
  drawing: 'engine',
  lead: 'Cummins down in a truck, loader, bus or generator? We come to it, test it and repair fuel, air, cooling, DEF and electrical faults in the field.',
  intro: [
    'Hard start, white smoke, low power, coolant loss, regen after regen? We repair Cummins engines in any brand of truck or machine.',
    'Have the engine serial number, or ESN. It picks the right injectors, gaskets and filters. The CM number on the label picks the right sensors and DEF parts.',
    'Dead in a traffic lane? Flashers on and call 911. Stay belted unless you can get safely off the road. Then call us.',
  ],
  repairs: [
    {
      system: 'Turbo and air intake',
      jobs: 'Replace VGT actuators, charge-air coolers, boots and intake sensors. Find boost leaks and oil at the turbo.',
    },
    {
      system: 'Injectors and high-pressure fuel',
      jobs: 'Run cylinder cutout and return-flow tests. Replace injectors, lines, rail sensors, pumps and actuators.',
    },
    {
      system: 'Low-pressure fuel',
      jobs: 'Replace lift pumps, filter heads and water separators. Bleed air out and clear restricted screens.',
    },
    {
      system: 'EGR system',
      jobs: 'Test and replace EGR coolers, valves, delta-pressure sensors, tubes and crossover pipes. Clean out soot.',
    },
    {
      system: 'Oil leaks and crankcase',
      jobs: 'Reseal valve covers, oil pans, cooler housings and front covers. Change crankcase filters and check blow-by.',
    },
    {
      system: 'Cooling circuit',
      jobs: 'Replace water pumps, thermostats, hoses, belts, tensioners and radiators. Test for combustion gas in the coolant.',
    },
    {
      system: 'DPF, SCR and DEF',
      jobs: 'Replace NOx sensors, dosers, DEF pumps and heaters, filter pressure lines and clamps. Run stationary regens.',
    },
    {
      system: 'Starting and electrical',
      jobs: 'Replace starters, alternators, and crank and cam sensors. Repair the engine harness, ECM power and grounds.',
    },
    {
      system: 'Valve train and engine brake',
      jobs: 'Set the overhead. Repair rocker and injector wiring and engine brake solenoids.',
    },
  ],
  parts:
    'Send a photo of the data plate before we leave. We order by ESN. With that number we bring filters, gaskets and the parts your codes point to.',
  models: [
    {
      name: 'X15',
      kind: '15-liter truck engine',
      note: 'Kenworth, Peterbilt, Volvo, International and Freightliner use it. Fuel, DEF and sensor faults are on-site work.',
    },
    {
      name: 'ISX15 and ISX',
      kind: 'Earlier 15-liter',
      note: 'The CM number on the label tells us if yours uses DEF and which sensors it takes.',
    },
    {
      name: 'X12 and ISX12',
      kind: 'Lighter Class 8',
      note: 'Found in day cabs, mixers and refuse trucks. Parts differ between the two.',
    },
    {
      name: 'ISM and M11',
      kind: '11-liter',
      note: 'Older trucks and coaches. We fix leaks, wiring, injector and cooling faults.',
    },
    {
      name: 'N14',
      kind: '14-liter classic',
      note: 'A simple engine. We repair fuel supply, sensors and gaskets and set the valves in your yard.',
    },
    {
      name: 'L9, ISL9 and ISL',
      kind: '9-liter vocational',
      note: 'Found in refuse trucks, fire trucks, buses and dumps. Go by hours as well as miles.',
    },
    {
      name: 'ISC and C8.3',
      kind: '8.3-liter',
      note: 'Lift pumps, sensors and coolant leaks are the usual jobs.',
    },
    {
      name: 'B6.7 and ISB6.7',
      kind: 'Medium-duty workhorse',
      note: 'PACCAR’s PX-7 is from the same family. Know the pan size before you set the oil interval.',
    },
    {
      name: '5.9 B and ISB',
      kind: 'Pickups, box trucks, machines',
      note: 'Mechanical or electronic, depending on the year. We check lift pumps and fuel leaks first.',
    },
    {
      name: 'QSB and B-series off-road',
      kind: 'Machines, lifts and gensets',
      note: 'Access and wiring change with the machine.',
    },
    {
      name: 'QSL9 and QSX15',
      kind: 'Loaders, crushers, power units',
      note: 'Dust and heat cause most of the trouble. We check coolers and air filters first.',
    },
  ],
  failures: [
    {
      name: 'Won’t start, or stalls and won’t restart',
      sign: 'It cranks without firing, sometimes with fuel on the ground.',
      now: 'Smoke or flame? Get clear and call 911. If not, leave it off, keep sparks away and call.',
      cause:
        'A plugged filter, a weak lift pump, lost prime or a split line. Some ISX15 and X15 lines are recalled.',
      fix: 'We find the leak, check the banjo bolt and screen, restore fuel pressure and run the VIN. The dealer does the recall.',
      place: 'field-then-dealer',
      part: 'fuel-filter',
    },
    {
      name: 'Low power with a turbo code',
      sign: 'Slow pull, black smoke or a whine under load.',
      now: 'Park it before the turbo quits.',
      cause: 'A sticking turbo or actuator, a boost leak or a plugged air filter.',
      fix: 'We pressure-test the intake and sweep the actuator with a scan tool. We replace boots, clamps and sensors on site.',
      place: 'field-then-shop',
      part: 'turbo',
    },
    {
      name: 'Coolant loss with no puddle',
      sign: 'The level drops, and you see white smoke or sweet exhaust.',
      now: 'Shut it down and leave the cap on.',
      cause: 'An EGR cooler leaking inside, a liner seal or a head gasket.',
      fix: 'We pressurize the system, isolate the EGR cooler and test for combustion gas. You learn which one before anyone tears it down.',
      place: 'field-then-shop',
      part: 'cooling-circuit',
    },
    {
      name: 'DEF derate',
      sign: 'A DEF or check-engine light, then a power cut.',
      now: 'Call while it still runs, and read us the code.',
      cause: 'Bad DEF, a plugged doser or DEF filter, or a NOx sensor.',
      fix: 'We test the fluid, measure what the doser delivers and replace what fails.',
      place: 'field-or-dealer',
    },
    {
      name: 'Loud exhaust and burn marks',
      sign: 'It gets loud, with burn marks around the filter canister.',
      now: 'Park it on bare ground and let it cool.',
      cause: 'A filter clamp breaks at its T-bolt and the joint opens.',
      fix: 'We install a new clamp and gasket, torque the clamp to spec and check the wiring nearby. Engine from late 2010? We check for clamp recall 11E-031 first.',
      place: 'field',
      part: 'aftertreatment',
    },
  ],
  faultCodes: [],
  engines: [
    'The first engines with a particulate filter have no DEF. Later road engines add SCR and DEF. The emissions label tells us which you have.',

    'Off-road QS engines follow Tier ratings instead of truck rules, so a small one can have no DEF at all.',
  ],
  intervals: [
    {
      item: 'Oil, B6.7 family in a PACCAR (PX-7), 15-quart pan',
      when: '9,000 miles, 500 hours or 12 months in general duty, whichever comes first. Confirm it in your own manual.',
    },
    { item: 'Oil, same family, 19-quart pan', when: '12,000 miles or 550 hours, whichever comes first.' },
    { item: 'Pan size unknown', when: 'Go by the 15-quart figure until someone reads the pan code.' },
    {
      item: 'ISB in a motorhome',
      when: 'Change the oil every 15,000 miles or 12 months, and check the coolant every 15,000 miles or 6 months. The earlier one counts.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24E-078 / C7083',
      text: 'X15 fuel pump barrel that can crack, leak and stall the engine; about 9,300 engines, in model year 2025 Kenworths and Peterbilts among others.',
    },
    {
      date: '2022',
      campaign: '22V-554 on Daimler trucks',
      text: 'X15, X12, L9 and B6.7 built from May 13 to June 28, 2022: the engine control module can short, and the engine quits.',
    },
    {
      date: '2021',
      campaign: '21V-326 on Daimler trucks',
      text: 'L9 and ISX12 built from January 2017 to October 2020: the fuel rail can leak, with a risk of fire.',
    },
    {
      date: '2018',
      campaign: '18V-668 on Volvo, FL-789 on Daimler',
      text: 'ISX15 and X15 fuel line that can burst and stall the engine. On a Kenworth, Peterbilt or International, ask a Cummins dealer, with the truck’s VIN.',
    },
    {
      date: '2011',
      campaign: '11E-031',
      text: 'V-band clamps on the particulate filter of some ISB6.7, ISC8.3, ISL9, ISX11.9 and ISX15 engines, shipped from September to December 2010. The bolt can break and let hot exhaust out.',
    },
    {
      date: '2009',
      campaign: '09E-046',
      text: 'ISC and ISL CM2150, also in the Freightliner M2 and MT55 of 2008 to 2010: the switch that blocks a regen can fail to block it.',
    },
  ],
  manufacturerNotes: [
    'The truck brand files the recall, so check the truck’s VIN with its dealer as well as the ESN.',
    'The manual gives miles, hours and months side by side. On a truck that idles or runs a PTO, the hours come first.',
  ],
  visit:
    'We start with codes and the hour meter, then fuel supply, then air, then electronics. We torque-check exhaust clamps along the way. You get part numbers and the price first. After the repair we warm it up, scan again and clear what’s fixed.',
  aroundTulsa:
    'X15 tractors on the turnpikes, B6.7 service trucks in town, L9 buses and refuse trucks, QSB compressors and generators on jobsites. If it says Cummins and it’s inside 120 miles, call.',
  whyMobile:
    'To get the engine to a Cummins distributor, somebody has to move the whole machine first. Most sensor, fuel, turbo-pipe and DEF faults don’t need a bay. We test on your truck, in your yard.',
  limits:
    'Calibration downloads need licensed Cummins software, and some go through a distributor. So do Cummins warranty claims. Out-of-frame rebuilds, head work and crank repairs are shop jobs.',
  haveReady: [
    'Address, or route, direction and mile marker',
    'ESN from the data plate',
    'CM number or a label photo',
    'Truck or machine brand, and PTO or not',
    'Miles and hours at the last oil change',
    'Color of any smoke',
  ],
  faqs: [
    {
      q: 'Where do I find the Cummins serial number?',
      a: 'On the plate at the gear housing or valve cover. It’s also on the emissions label and in many dash menus.',
    },
    {
      q: 'Do idle hours count toward the oil change?',
      a: 'Yes. The manual lists hours next to miles, and on a PTO truck hours run out first.',
    },
    {
      q: 'Can you quote from the VIN alone?',
      a: 'A range, yes. The plate gives a firm number, because engines get swapped.',
    },
    {
      q: 'Can you replace Cummins injectors on site?',
      a: 'Yes, when access and weather allow. We test cylinder by cylinder first, so you don’t buy six for one bad injector.',
    },
    {
      q: 'Do you work on Cummins generators and machines?',
      a: 'Yes. Tell us the generator or machine model, the ESN, and whether it has to stay running.',
    },
    {
      q: 'The truck creeps with a crew in the bucket. What first?',
      a: 'Anyone hurt, or up in the bucket while it moves? Call 911 first. Get people on the ground clear. Don’t chock a truck that’s moving. Shut the PTO off if you can reach it safely. Once it’s stopped and chocked, a trained person lowers the crew. Then call us.',
    },
  ],
  related: ['paccar', 'international', 'detroit'],
  industries: ['construction', 'delivery', 'utilities-energy', 'agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
