import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Cummins Engine Repair, Tulsa',
  description:
    'Cummins won’t start, derated or losing coolant? Mobile X15, ISX, L9 and B6.7 repair: fuel, turbo, injectors, EGR, DEF. Tulsa and 120 miles, 24/7.',
  drawing: 'engine',
  lead: 'Cummins down in a truck, loader, bus or generator? We come to it, test it and repair fuel, air, cooling, DEF and electrical faults in the field.',
  intro: [
    'Hard start, white smoke, low power, coolant loss, regen after regen? We repair Cummins engines in any brand of truck or machine.',
    'Have the engine serial number, or ESN. We need it to bring the right injectors, gaskets and filters. The CM number gets you the right sensors and DEF parts.',
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
    'Send a photo of the data plate before we leave. With the ESN we bring filters, gaskets and the parts your codes point to.',
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
      note: 'Day cabs, mixers and refuse trucks. On an X12, check the fuel tube recall.',
    },
    {
      name: 'ISM and M11',
      kind: '11-liter',
      note: 'Older trucks and coaches. We fix leaks, wiring, injector and cooling faults.',
    },
    {
      name: 'N14',
      kind: '14-liter classic',
      note: 'We repair fuel supply, sensors and gaskets and set the valves in your yard.',
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
      note: 'Rubbed harnesses, lift pumps and cold starts are the usual calls.',
    },
    {
      name: 'QSL9 and QSX15',
      kind: 'Loaders, crushers, power units',
      note: 'Dust and heat cause much of the trouble. We check coolers and air filters first.',
    },
  ],
  failures: [
    {
      name: 'Won’t start, or stalls and won’t restart',
      sign: 'It cranks without firing, sometimes with fuel on the ground.',
      now: 'Smoke or flame? Get clear and call 911. Fuel on the ground? Leave it off and keep sparks away.',
      cause: 'A plugged filter, a weak lift pump, lost prime, a leaking line or a bad crank sensor.',
      fix: 'We read codes, find the leak, replace the filter, pump, line or sensor and re-prime it. We look the VIN up at NHTSA, too.',
      place: 'field-then-dealer',
      part: 'fuel-filter',
    },
    {
      name: 'Low power with a turbo code',
      sign: 'Slow pull, black smoke or a whine under load.',
      now: 'Park it where it’s safe and call. A turbo that breaks up can wreck the engine.',
      cause: 'A boost leak, a plugged air filter, or a sticking actuator or turbo.',
      fix: 'We pressure-test the intake, sweep the actuator with a scan tool and replace boots, clamps, sensors or the actuator. A bad turbo may mean a shop.',
      place: 'field-then-shop',
      part: 'turbo',
    },
    {
      name: 'Coolant loss with no puddle',
      sign: 'The level drops, and you see white smoke or sweet exhaust.',
      now: 'Shut it down and leave the cap on.',
      cause: 'An EGR cooler leaking inside, if it has one, a liner seal or a head gasket.',
      fix: 'We pressurize the system, isolate the EGR cooler and test for combustion gas. We can change the cooler on site. A liner or head gasket means a shop.',
      place: 'field-then-shop',
      part: 'cooling-circuit',
    },
    {
      name: 'DEF derate',
      sign: 'A DEF or check-engine light, then a power cut.',
      now: 'Call while it still runs, and read us the code.',
      cause: 'Bad DEF, a plugged doser or DEF filter, or a NOx sensor.',
      fix: 'We test the fluid, measure what the doser delivers and replace what fails. If a reset takes distributor software, we tell you.',
      place: 'field-or-dealer',
      part: 'dosing',
    },
    {
      name: 'Loud exhaust and burn marks',
      sign: 'It gets loud, with burn marks around the filter canister.',
      now: 'Smoke or flame? Get clear and call 911. If not, park on bare ground, shut it off and let it cool.',
      cause: 'A burnt gasket, or a filter clamp that is loose or broken.',
      fix: 'We install a new clamp and gasket, torque the clamp to spec and check the wiring nearby. From late 2010? We check recall 11E-031 first.',
      place: 'field',
      part: 'aftertreatment',
    },
  ],
  faultCodes: [],
  engines: [
    'The first road engines with a particulate filter have no DEF. Most later ones do. The emissions label tells us which you have.',
    'Small off-road QS engines can have no DEF at all.',
  ],
  intervals: [
    {
      item: 'X15 oil, by mpg (Overdrive)',
      when: 'Under 5: 25,000 miles. 5 to 5.9: 50,000. In the 6s: 60,000. Above 7: up to 75,000.',
    },
    {
      item: 'Oil, B6.7 family in a PACCAR (PX-7)',
      when: 'General duty, 15-quart pan: 9,000 miles, 500 hours or 12 months. 19-quart pan: 12,000 miles, 550 hours or 12 months. The first to come counts. Pan unknown? Use the 15-quart figure.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24E-078 / C7083',
      text: 'About 9,300 X15 engines, most in 2025 Kenworths and Peterbilts: the fuel pump barrel can crack, leak and stall it. Cummins replaces it free.',
    },
    {
      date: '2022',
      campaign: '22V-554 on Daimler trucks',
      text: 'About 12,200 X15, X12, L9 and B6.7 engines in many brands, built from May 13 to June 28, 2022: the control module can short, and the engine quits. Cummins replaces the module free. Other brands: ask Cummins.',
    },
    {
      date: '2021',
      campaign: '21V-326 on Daimler trucks',
      text: 'About 45,000 L9 and ISX12 engines in 26 brands, built from January 2017 to October 2020: the fuel rail can leak, with a risk of fire. You get new seals or a new rail.',
    },
    {
      date: '2021',
      text: 'About 11,000 X12 engines in mixers, refuse trucks, coaches and cranes: a fuel tube can crack and start a fire. Repairs are free. Ask a Cummins dealer, with the ESN.',
    },
    {
      date: '2018',
      campaign: '18V-668 on Volvo, FL-789 on Daimler',
      text: 'About 84,000 trucks, most of them PACCAR and International: a plugged screen can burst a fuel line and stall an ISX15 or X15. A new banjo bolt is free. Ask a Cummins dealer, with the VIN.',
    },
    {
      date: '2011',
      campaign: '11E-031',
      text: 'Some ISB6.7, ISC8.3, ISL9, ISX11.9 and ISX15 engines shipped from September to December 2010: a filter clamp can break and let hot exhaust out. Cummins installs new clamps.',
    },
  ],
  manufacturerNotes: [
    'Cummins files some recalls and the truck brand others. Check the ESN with Cummins and the VIN with the truck’s dealer.',
    'Off-road, emissions repairs don’t have to go to a dealer (EPA, February 2026).',
  ],
  visit:
    'We start with codes and the hour meter, then fuel supply, then air, then electronics. You get part numbers and the price first. After the repair we warm it up, scan again and clear what’s fixed.',
  aroundTulsa:
    'X15 tractors on the turnpikes, B6.7 service trucks in town, L9 buses and refuse trucks, QSB compressors and generators on jobsites. If it says Cummins and it’s inside 120 miles, call.',
  whyMobile:
    'To get the engine to a Cummins distributor, somebody has to move the whole machine first. Most sensor, fuel, boost-pipe and DEF faults don’t need a bay. We test on your truck, in your yard.',
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
      a: 'Yes. The manual lists both, and on a PTO truck the hours usually run out first.',
    },
    {
      q: 'Can you quote from the VIN alone?',
      a: 'A range. Engines get swapped, so we price parts from the plate.',
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
      q: 'The red stop-engine light is on. Can I limp home?',
      a: 'No. Pull over where it’s safe, shut it off and call. With smoke or flame, get clear and call 911 first. An amber light gives you some time, so read us the code before the next load.',
    },
  ],
  related: ['paccar', 'international', 'detroit'],
  industries: ['construction', 'delivery', 'utilities-energy', 'agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
