import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Volvo Truck Repair in Tulsa',
  description:
    'Volvo VNL, VNR or VHD down? Mobile Volvo truck repair within 120 miles of Tulsa: D13 and X15 engines, I-Shift, DEF, brakes, air and wiring, 24/7.',
  drawing: 'mid-roof-tractor',
  lead: 'Is your VNL down with an I-Shift message or low power? We drive out, find the fault in the engine, air, wiring or gearbox controls, and repair it where it’s parked.',
  intro: [
    'Low power, a DEF warning, an air leak, a gear it won’t take: those are the Volvo calls we’re set up for. We test on site, tell you what failed and what it costs, then fix it.',
    'Have the VIN and the build month handy. Two VNLs in one yard can have different turbos and different steering shafts.',
    'Stuck in a lane? Put the flashers on and call 911, then us. Stay belted in unless you can safely get off the road.',
  ],
  repairs: [
    {
      system: 'D13, D12, D11 and D16 engines',
      jobs: 'Stop oil and boost leaks, replace EGR pipes, clamps, turbo actuators and valve cover gaskets, trace injector and sensor faults.',
    },
    {
      system: 'Cummins X15 and ISX in a Volvo',
      jobs: 'Repair fuel, sensor and EGR faults. We work from the Cummins serial number.',
    },
    {
      system: 'DEF, DPF and regen',
      jobs: 'Replace NOx sensors, DEF dosers and pumps, the fuel doser in the exhaust and pressure sensors. Find why a regen fails.',
    },
    {
      system: 'Fuel supply',
      jobs: 'Drain water, replace hand primers, filter housings and supply pumps, find air leaks on the suction side.',
    },
    {
      system: 'Coolant and heat',
      jobs: 'Replace water pumps, fan drives, coolant hoses, expansion tanks, thermostats and cab heater valves.',
    },
    {
      system: 'Batteries and wiring',
      jobs: 'Replace starters, alternators, battery cables, lights and chassis connectors. Repair frame harness rub-throughs.',
    },
    {
      system: 'Air and brakes',
      jobs: 'Replace dryers, governors, chambers, tanks, lines, relay valves, disc pads or drum shoes, and wheel seals.',
    },
    {
      system: 'I-Shift and driveline',
      jobs: 'Check air and power supply to the gearbox, clean connectors, replace sensors, U-joints and carrier bearings.',
    },
    {
      system: 'Front end and cab',
      jobs: 'Replace tie rods, drag links, shocks, cab air springs, A/C compressors and condenser fans.',
    },
  ],
  parts:
    'Text or read us the 17-digit VIN plus a picture of the engine’s emissions label. D13 parts change by year, so we match filters, clamps and sensors to your build. If a part has to come from the Volvo counter, we’ll let you know before we roll.',
  models: [
    {
      name: 'VNL 860 and 760',
      kind: 'Sleeper tractors',
      note: 'Turbo-compound D13, older D13 or Cummins X15? Read us the engine plate, because the fuel and turbo parts differ.',
    },
    {
      name: 'VNL 740, 400 and 300',
      kind: 'Mid-roof, flat-roof and day cab',
      note: 'Most have the big sleepers’ engines.',
    },
    {
      name: 'VNL 780, 730 and 670',
      kind: 'Older sleepers',
      note: 'Expect a D13 or D16, or a Cummins ISX. The serial plate tells us which.',
    },
    {
      name: 'New-generation VNL',
      kind: 'Redesigned tractor',
      note: 'We do its brakes, air and wiring. Some have a roll-away recall, so chock it and check your VIN.',
    },
    {
      name: 'VNR 300, 400 and 640',
      kind: 'Regional tractors',
      note: 'Short stops wear the brakes and interrupt regens, so plan service by hours too.',
    },
    {
      name: 'VNM',
      kind: 'Earlier regional tractor',
      note: 'D11 or D13. Brakes, air lines and EGR parts wear first.',
    },
    {
      name: 'VHD',
      kind: 'Dumps and mixers',
      note: 'On older ones with the D12D, we check the EGR pipes for soot first.',
    },
    {
      name: 'VNX',
      kind: 'Heavy haul',
      note: 'Brakes, driveline joints and cooling wear first.',
    },
    {
      name: 'VAH',
      kind: 'Car hauler',
      note: 'Low roof and a hydraulic ramp body. Hoses and ramp cylinders leak first.',
    },
    {
      name: 'VNR Electric',
      kind: 'Battery electric',
      note: 'Brakes, air, steering and 12-volt work only. The high-voltage side goes to a Volvo EV dealer.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank or start',
      sign: 'A click, a slow crank, or it turns over and never fires.',
      cause: 'Weak batteries, a bad cable or starter, or air in the fuel.',
      fix: 'We load-test the batteries, check cables and starter, then find the air leak and re-prime it.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'I-Shift message or wrong gear',
      sign: 'Text on the display, no gear from a stop, or a shift it shouldn’t make on a grade.',
      now: 'If it still moves, pull off where it’s safe. Set the brake and call.',
      cause: 'Low air or low voltage. Either one mimics a bad gearbox.',
      fix: 'We measure supply air and battery voltage, clean and test the connectors, and repair what we find. Calibration goes to the dealer.',
      place: 'field-or-dealer',
      part: 'driveline',
    },
    {
      name: 'Failed regen or DEF warning',
      sign: 'It keeps asking for a parked regen, or a DEF light comes on.',
      now: 'One parked regen failed? Call. Run it only outdoors, clear of buildings, people and dry grass.',
      cause: 'A plugged doser, a bad NOx or temperature sensor, poor DEF or an exhaust leak.',
      fix: 'We test the DEF, read the data during a regen and change the part that falls short. If the filter is full of ash, it comes off for cleaning.',
      place: 'field-then-shop',
      part: 'aftertreatment',
    },
    {
      name: 'Exhaust smell or a black track',
      sign: 'Exhaust smell in the cab, a black track, or scorched parts under the hood.',
      now: 'Flames? Get clear and call 911. Smell it inside? Shut it off, get into fresh air and call.',
      cause: 'A loose clamp, a blown gasket, or a cracked exhaust or EGR pipe.',
      fix: 'We find it with the engine cold, replace the clamp, gasket or pipe, and check the wires for burns. Open recall? The dealer does that one.',
      place: 'field-then-dealer',
      part: 'engine',
    },
    {
      name: 'Air leaks down or won’t build',
      sign: 'Low air in the morning, or a hiss with the brakes on.',
      now: 'Stay parked and chock it.',
      cause: 'A rubbed line, a chamber, a dryer or a governor.',
      fix: 'We air it up, trace the hiss and replace the leaking part.',
      place: 'field',
      part: 'drive-axle',
    },
    {
      name: 'Runs hot or loses coolant',
      sign: 'The gauge climbs, or you top it up every day.',
      now: 'Pull over and shut it down. Leave the cap on, and stay back from steam.',
      cause: 'A leaking hose, water pump or tank, a fan that won’t engage, or the EGR cooler.',
      fix: 'We pressure-test it and replace the hose, pump, tank or fan drive. An EGR cooler can mean a shop.',
      place: 'field-then-shop',
      part: 'cooling',
    },
    {
      name: 'Play in the steering',
      sign: 'The wheel moves before the truck does.',
      now: 'Park it and call.',
      cause: 'A worn tie rod end, a loose castle nut, or the shaft recalled in 2016.',
      fix: 'We load each joint, check the nut and cotter pin and identify the shaft. We replace ordinary joints in your yard. Recalled nuts and shafts go to the dealer.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'D13TC turbo-compound and D13 VGT.',
    'D11 and D16 in some earlier trucks. Before them, the D12D.',
    'Cummins ISX15 and X15. Some VNLs of 2016 to 2019 fall under fuel line recall 18V-668.',
  ],
  intervals: [
    { item: 'Engine oil', when: '25,000 to 75,000 miles, by mpg and duty (Overdrive magazine).' },
    { item: 'DOT annual', when: 'Before the 12 months run out. You can add it to any Volvo repair.' },
  ],
  recalls: [
    {
      date: 'February 2026',
      campaign: 'Ask a Volvo dealer',
      text: 'New-generation VNL, “VNL (4)” in the notice: it can roll away with the parking brake set. Chock it, and ask about the repair.',
    },
    {
      date: 'October 2024',
      campaign: 'Ask a Volvo dealer',
      text: 'Bendix EC80 unit: ABS and stability control can quit or act wrong. Dealers reprogram it free. Nearly 127,000 VN, VAH, VHD and VNR Electric, model years 2020 to 2025.',
    },
    {
      date: 'June 2024',
      campaign: 'Ask a Volvo dealer',
      text: 'A drag link ball stud can break, and you lose steering. Volvo said not to drive until a dealer inspects it, free. Bought new around then? Have the VIN run first.',
    },
    {
      date: '2018',
      campaign: '18V-668 / RVXX1802',
      text: 'VNL, model years 2016 to 2019, with a Cummins ISX15 or X15: the fuel line can burst and the engine quit. The dealer changes a filter bolt free. 3,138 trucks.',
    },
    {
      date: '2017',
      campaign: '17V-536 / RVXX1702',
      text: 'Tie rod nuts can be loose, and you lose steering: several hundred 2016 VNL and VNM with certain Dana Spicer steer axles. The dealer checks them free.',
    },
    {
      date: '2016',
      campaign: '16V-097',
      text: 'Two-piece steering shaft on VNL, VNM and VNX built May 11, 2015 to March 8, 2016: it can come apart. The dealer’s repair is free. Unrepaired trucks are placed out of service.',
    },
    {
      date: '2006',
      campaign: 'Ask a Volvo dealer',
      text: 'About 42,000 VN and VHD with the D12D, built November 2002 to January 2006: EGR inlet pipes can crack and cause a fire. Check them on every pre-trip, and ask if it’s still free.',
    },
  ],
  manufacturerNotes: [],
  visit:
    'We start with the emissions label and the codes. Next come leaks, air pressure and battery voltage. You get the cause and the price. After your OK we make the repair, road-test it if the truck is legal to move, and scan it again.',
  aroundTulsa:
    'We come to VNLs on I-44 and I-40, VNR day cabs at docks across Green Country and VHD dumps in quarries.',
  whyMobile:
    'Air, wiring, sensors and hoses get fixed where it sits. If it’s a dealer job, you know before you pay for a tow. We also fix the trailer and the truck beside it.',
  limits:
    'I-Shift calibration and Volvo parameter updates need dealer software. Warranty goes to the dealer, too. Clutch jobs and engine internals go to a shop.',
  haveReady: [
    'Dock address, or interstate, direction and mile marker',
    'VIN plus the build month on the door label',
    'D13TC, D13 VGT, D16 or Cummins',
    'The display message, word for word',
  ],
  faqs: [
    {
      q: 'How do I tell a D13TC from a VGT engine?',
      a: 'Send us a photo of the emissions label. On a turbo-compound engine a second turbine sits behind the turbo.',
    },
    {
      q: 'Do you check Volvo recalls before you quote?',
      a: 'We do. If a recall pays for the repair, we send you to the dealer for that part and handle the rest.',
    },
    {
      q: 'Can you fix an I-Shift on the road?',
      a: 'Yes, when the fault is air, voltage, wiring or a sensor. Inside the gearbox it becomes shop work.',
    },
    {
      q: 'I smell exhaust in the sleeper. What do I do?',
      a: 'Shut the engine off, get out into fresh air and stay out of the sleeper. If you have a headache or feel dizzy or sick, call 911. Then call us to find the leak.',
    },
  ],
  related: ['mack', 'cummins'],
  industries: ['delivery'],
  regulations: ['cfr-396-17', 'cfr-396-11', 'epa-def-2025'],
} as const satisfies BrandContent;
