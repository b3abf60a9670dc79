import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Kubota Repair in Tulsa, OK',
  description:
    'Kubota beeping, low on power or stuck in regen? Mobile tractor, SVL and mini excavator repair around Tulsa: DPF, hydraulics, tracks, electrical. 24/7.',
  drawing: 'track-loader',
  lead: 'Kubota won’t start, won’t lift, leaks, or beeps and loses power? We come to the barn lot or the jobsite and fix most of it there. Beeping? Read us the lights before you shut it off.',
  intro: [
    'We fix no-starts, hydraulic leaks, weak lift, bad safety switches, track tension, charging faults and air conditioning. That goes for tractors, SVL track loaders and KX excavators.',
    'Many Kubotas have a particulate filter. When it’s full, the engine cuts power to protect itself. We read the soot level, clear the fault that blocks the cycle and run a parked regeneration if it still can.',
    'In a regen? Leave it running, but only outdoors on bare ground. Grass or machine on fire? Get clear and call 911.',
  ],
  repairs: [
    {
      system: 'Particulate filter and emissions',
      jobs: 'Run a parked regeneration, replace pressure and temperature sensors, fix EGR faults, read soot levels. Repair DEF faults on models that have SCR.',
    },
    {
      system: 'Hydraulics',
      jobs: 'Repair loader valves, three-point lift, aux lines on an SVL and pilot controls. Reseal cylinders and clean suction strainers.',
    },
    {
      system: 'Engine and fuel supply',
      jobs: 'Drain water, replace worn feed pumps, glow plugs and stop solenoids, find what makes it smoke, and stop oil leaks.',
    },
    {
      system: 'Electrical',
      jobs: 'Test seat, PTO and brake switches, clean corroded plugs, fix dead dashes, replace batteries, regulators and starters.',
    },
    {
      system: 'Cooling and cab climate',
      jobs: 'Clean chaff screens and radiators, replace viscous fans and heater valves, fix cab A/C.',
    },
    {
      system: 'Tracks and rollers',
      jobs: 'Set SVL and KX track sag, fix grease valve leaks, replace idlers, roller seals and worn sprockets.',
    },
    {
      system: 'Drivetrain and brakes',
      jobs: 'Adjust HST pedal linkage and brakes, replace front axle seals, get four-wheel drive to engage, fix PTO clutch faults.',
    },
  ],
  parts:
    'Tell us the model and serial from the frame plate, plus the warning you see. We bring the sensor, filter or seal that fits. Kubota changes parts inside one model name, so the serial matters.',
  models: [
    {
      name: 'SVL65-2, SVL75-2, SVL75-3',
      kind: 'Track loaders',
      note: 'Adding grease to tension the track is fine if you wipe the fitting first, as your manual shows.',
    },
    {
      name: 'SVL95-2s, SVL97-2, SVL97-3',
      kind: 'Large track loaders',
      note: 'The bigger engines have more exhaust treatment, so we ask which light came on first.',
    },
    {
      name: 'SSV65, SSV75',
      kind: 'Skid steers',
      note: 'No movement with the bar down? Check the bar switch and the lever lock.',
    },
    {
      name: 'KX018-4, KX033-4, KX040-4, KX057-5, KX080-5',
      kind: 'Compact excavators',
      note: 'Tell us if the blade or the boom drifts. Cab or canopy?',
    },
    {
      name: 'U17, U27-4, U35-4, U55-5',
      kind: 'Tight-swing excavators',
      note: 'They work tight against walls, so hoses get scuffed. Look for cracked covers.',
    },
    {
      name: 'BX1880, BX2380, BX23S',
      kind: 'Sub-compact tractors',
      note: 'PTO and seat switches cause most sudden shutdowns.',
    },
    {
      name: 'B2301, B2601',
      kind: 'Compact tractors without a particulate filter',
      note: 'Kubota says CJ-4 oil must not go in these two.',
    },
    {
      name: 'LX2610, LX3310, L2501, L3901, L4701',
      kind: 'Compact tractors',
      note: 'Not sure if yours has a particulate filter? Check your manual before you pour oil.',
    },
    {
      name: 'MX5400, MX6000, M5-111, M6-131, M7-172',
      kind: 'Utility and farm tractors',
      note: 'Long hours of mowing at low engine speed load the filter with soot.',
    },
    {
      name: 'R430, R530, R630',
      kind: 'Wheel loaders',
      note: 'At soot level 3 the R630 drops to half output.',
    },
    {
      name: 'RTV-X900, RTV-X1100C',
      kind: 'Diesel utility vehicles',
      note: 'Hydrostatic drive. Tell us if it creeps or won’t pull.',
    },
  ],
  failures: [
    {
      name: 'Won’t start',
      sign: 'Nothing happens at the key, or it turns over with no smoke.',
      cause:
        'If it won’t crank, a weak battery, bad cable or safety switch. If it cranks, no fuel, air in the line, a fuse or the stop solenoid.',
      fix: 'We test the battery, the switches and the fuel flow, trace the circuit with a meter and replace what’s dead.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Beeps and loses power',
      sign: 'The beeps come faster, then the power drops.',
      now: 'Oil or temperature light? Shut it off. If not, find the soot level in the table below.',
      cause:
        'Someone shut it off halfway through a regen, it idles too much to heat the filter, or a sensor failed.',
      fix: 'We read the soot level and any codes, fix what stops the cycle and run it with you. Past level 3? See the next one.',
      place: 'field-or-dealer',
      part: 'cab',
    },
    {
      name: 'Almost no power and won’t regen',
      sign: 'The engine barely pulls, the lights stay on, and a parked cycle won’t start.',
      now: 'Shut it down, outside if it still moves, and read us the lights.',
      cause: 'Too many ignored warnings. Don’t count on the top level clearing in the machine.',
      fix: 'We go through the lights with you on the phone. If the codes point to a sensor or a hose, we come and fix that. If it’s truly past level 3, it’s a dealer job, and we tell you before you pay for a visit.',
      place: 'field-or-dealer',
      part: 'exhaust',
    },
    {
      name: 'Overheats while mowing or loading',
      sign: 'The gauge climbs, or the light comes on.',
      now: 'Smoke? Get clear and call 911. No smoke? Stop the PTO, lower everything and leave the radiator cap on.',
      cause: 'A screen packed with grass, low coolant, a loose fan belt or a leak.',
      fix: 'We clean the screen and the radiator, pressure-test the system, and replace the belt, hose, thermostat or pump.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Loader or hitch won’t lift',
      sign: 'It’s slow, jerky or dead, often after a cold night or an oil change.',
      now: 'Stay out from under it.',
      cause: 'Low oil, a clogged filter or strainer, air in the line or a relief that sticks.',
      fix: 'We check the oil, filter and strainer, bleed the system, read the pressure and fix the valve or leak.',
      place: 'field',
      part: 'lift-arms',
    },
    {
      name: 'Fades under load',
      sign: 'It loses power with a load and comes back at idle.',
      cause:
        'A plugged fuel or air filter, or water in the tank. Biodiesel loosens old deposits that plug filters.',
      fix: 'We change the filters, drain the tank bottom and check fuel flow.',
      place: 'field',
      part: 'fuel-filter',
    },
    {
      name: 'Track jumps, squeals or comes off',
      sign: 'It slips on the sprocket, squeals or walks off on a turn.',
      now: 'Stop before you lose it. Don’t loosen the grease valve: the grease behind it is under high pressure.',
      cause: 'A slack track, packed dirt, a leaking grease valve, or a worn idler or sprocket.',
      fix: 'We block it up, clean it out, set the sag and replace the valve, idler or sprocket that’s worn.',
      place: 'field',
      part: 'track',
    },
  ],
  faultCodes: [
    {
      code: 'Level 1: the filter needs heat',
      meaning:
        'LX2610: the regeneration light flashes with no beep. R630: the light flashes, with a beep every 60 seconds.',
      response: 'Keep working, engine speed up, until the light goes out. Stay clear of dry grass and hay.',
    },
    {
      code: 'Level 2: it needs cleaning',
      meaning:
        'LX2610: a beep every 5 seconds, then every 3, and the parked regeneration light flashes. R630: that light flashes, with a beep every 60 seconds.',
      response:
        'Park outside on bare ground, clear of buildings and dry grass. Run the parked cycle and let it finish.',
    },
    {
      code: 'Level 3: more work can damage filter and engine',
      meaning: 'R630: a constant tone and half power.',
      response:
        'Stop work. Get it outside on bare dirt, clear of buildings and anything dry, and run the parked cycle now, as your manual says. Won’t start one? Call us.',
    },
    {
      code: 'Above level 3',
      meaning: 'A parked cycle won’t start or finish, and almost no power is left.',
      response: 'Shut it down, call and read us every light that’s on.',
    },
    {
      code: 'Any other model',
      meaning: 'The lights and beeps are different. These are from the LX2610 and R630 manuals.',
      response: 'Check your manual, or read us the lights and we’ll find the level with you.',
    },
  ],
  engines: [
    'V3307 and V3800: four-cylinders in many bigger Kubotas.',
    'Some small ones, such as the B2301 and B2601, have no particulate filter. No regen switch? Ask us before you buy oil.',
  ],
  intervals: [
    {
      item: 'R430 loader on biodiesel blends',
      when: 'Water-separator element at 125 hours, fuel filter at 250 hours.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'We ask for the lights and beeps before we leave. On arrival we read the level and history, then move the machine away from dry grass and sheds. If it takes a parked cycle, we stay until it ends. For hydraulic or drive faults we work with gauges and show you each reading.',
  aroundTulsa:
    'Acreage owners, nurseries, churches and small contractors run Kubotas from Bixby to Grand Lake. We go down gravel drives and into pastures.',
  whyMobile:
    'A Kubota in low-power mode may shut down on the trailer ramp, so call before you load it. We bring the scan tool to the barn lot and stay until the cycle ends. If it can’t wait, we come after dark. The Bobcat or the Deere next to it can go on the same visit.',
  limits:
    'Resetting the soot count after a filter comes off takes Kubota’s software, so that goes to the dealer, like warranty work. HST and engine rebuilds go to a shop.',
  haveReady: [
    'Where it is: address, pasture or gate',
    'The soot level or flash pattern on the dash',
    'Model and serial from the frame plate',
    'Hours, and whether it mostly idles or mostly works',
    'Fuel in the tank: regular diesel or biodiesel blend',
  ],
  faqs: [
    {
      q: 'Why does my Kubota keep asking to regenerate?',
      a: 'Light work at low engine speed never heats the filter. Work it harder now and then, or plan parked cycles. If it still asks, we check the sensors.',
    },
    {
      q: 'Can I shut it off during a regen?',
      a: 'No, unless it’s unsafe to keep running. Each cycle you stop leaves more soot for the next one.',
    },
    {
      q: 'Can I use any 15W-40 oil?',
      a: 'No. Kubotas with a filter and Kubotas without one take different oils. The manual for your model names it.',
    },
    {
      q: 'Is it safe to regenerate in the barn?',
      a: 'No. The exhaust gets hot enough to start a fire. Park outside on bare dirt, clear of buildings.',
    },
    {
      q: 'Do you come out for a small tractor?',
      a: 'Yes. We come for a BX the same as for an SVL97.',
    },
  ],
  related: ['bobcat', 'john-deere'],
  industries: ['construction', 'agriculture'],
  regulations: [],
} as const satisfies BrandContent;
