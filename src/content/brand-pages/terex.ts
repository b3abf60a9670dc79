import type { BrandContent } from '../brand-content';

export default {
  title: 'Terex Bucket Truck Repair in Tulsa',
  description:
    'Terex bucket truck or digger derrick down? We fix hydraulics, holding valves, PTO, controls and chassis at your yard near Tulsa, on call 24/7.',
  drawing: 'bucket-truck',
  lead: 'Boom drifting, bucket dead, PTO won’t engage? We come to your Terex bucket truck or digger derrick around Tulsa, day or night, in the yard or on the right-of-way.',
  intro: [
    'A bucket truck is two machines. We work on the Terex boom up top and on the chassis, engine and brakes underneath, so one visit covers the unit.',
    'Emergency service is 24/7, storm nights too. Call with the aerial serial number and the symptom, and we’ll tell you how soon we can be there.',
    'Boom or bucket touching a power line? Anyone in it or on the truck stays put, everyone else keeps far back, and you call 911 and the utility. Somebody stuck up there and hurt? Call 911 before us.',
  ],
  repairs: [
    {
      system: 'Boom hydraulics',
      jobs: 'Replace elbow hoses and fittings, test holding valves, repair lift and outrigger cylinders, pumps and rotation motors.',
    },
    {
      system: 'PTO and pump drive',
      jobs: 'Fix a PTO that won’t engage or release, driveshafts, pump leaks and throttle kick-up.',
    },
    {
      system: 'Controls',
      jobs: 'Repair upper and lower control valves, outrigger interlocks, emergency stops and start-stop circuits.',
    },
    {
      system: 'Digger derrick',
      jobs: 'Stop auger drive leaks, repair winch brakes, pole guides and stow brackets, check turntable bolts.',
    },
    {
      system: 'Electrical',
      jobs: 'Trace body wiring, slip ring and chassis faults. Replace batteries, strobes and backup alarms.',
    },
    {
      system: 'Engine and fuel',
      jobs: 'Diagnose no-starts and low power on the chassis: fuel filters, injectors, turbo, oil leaks.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Clear DEF faults, run parked regenerations outdoors, clear of dry grass, and replace NOx and soot sensors.',
    },
    {
      system: 'Cooling and A/C',
      jobs: 'Replace radiators, fan clutches, hoses, heater cores and compressors.',
    },
    {
      system: 'Brakes and axles',
      jobs: 'Fix air leaks, drums and shoes, wheel seals, and hydraulic brakes on Super Duty chassis.',
    },
  ],
  parts:
    'We need two numbers: the Terex unit serial and the chassis VIN. With the first we match hoses, valves and decals. With the second we match engine, brake and PTO parts.',
  models: [
    {
      name: 'Hi-Ranger LT series',
      kind: 'Telescoping articulating aerial',
      note: 'Elbow hoses and holding valves leak first.',
    },
    {
      name: 'Hi-Ranger TL48',
      kind: 'Articulating telescopic aerial',
      note: 'It rides on lighter chassis such as Ford Super Duty, so brakes and springs work hard.',
    },
    {
      name: 'Optima HR55',
      kind: 'Overcenter aerial',
      note: 'Line work with a material-handling jib. If it has lanyard or load alerts, test them daily.',
    },
    {
      name: 'Hi-Ranger TCX55',
      kind: 'Bucket truck',
      note: 'Hybrid versions add batteries and an electric pump. Tell us if yours is one.',
    },
    {
      name: 'Hi-Ranger XT Pro',
      kind: 'Overcenter articulating aerial',
      note: 'Chips and bark from tree work hide leaks at the elbow.',
    },
    {
      name: 'Hi-Ranger RMX',
      kind: 'High-reach aerial',
      note: 'The long boom is hard on pins, hoses and rotation.',
    },
    {
      name: 'Commander 4000 series and C4047',
      kind: 'Digger derricks',
      note: 'The winch, auger drive and rotation work hardest, so we look there first.',
    },
    {
      name: 'Commander 5000 and 6000',
      kind: 'Digger derricks',
      note: 'Longer booms and bigger outriggers. We need firm ground to test it.',
    },
    {
      name: 'General 65, 80 and 95',
      kind: 'Transmission digger derricks',
      note: 'For a cylinder job, we line up lifting gear first.',
    },
    {
      name: 'Older Tel-E-Lect units',
      kind: 'Digger derricks',
      note: 'Tel-E-Lect is the earlier name of this line. Send us a photo of the plate so we can find parts.',
    },
  ],
  failures: [
    {
      name: 'PTO won’t engage',
      sign: 'The switch lights up but the boom has no pressure.',
      now: 'Keep people clear and leave the PTO off. Somebody up? Use the emergency lowering.',
      cause:
        'A neutral or parking brake interlock, low oil, a solenoid, low air, wiring, or a bad shaft or pump.',
      fix: 'We check the oil, interlocks, solenoid, pressure and shaft, and fix the fault.',
      place: 'field',
      part: 'pto',
    },
    {
      name: 'Upper controls dead',
      sign: 'It works from below but ignores the bucket.',
      now: 'Touching a power line? Stay where you are, keep others away and call 911. Otherwise bring it down from below, park it and call.',
      cause: 'An emergency stop left in, the selector set to lower, a bad valve, or a plugged line.',
      fix: 'We check stop circuits and pilot pressure at the valve and clear or replace the part at fault.',
      place: 'field',
      part: 'controls',
    },
    {
      name: 'Boom settles under load',
      sign: 'The bucket sinks while someone works.',
      now: 'Bring it down, take it out of service and call.',
      cause: 'A holding valve leaks, or the cylinder seals are gone.',
      fix: 'We test the holding valve first. We swap a bad valve on site. A bad cylinder may have to come off.',
      place: 'field-then-shop',
      part: 'lift-cylinder',
    },
    {
      name: 'Oil runs down the boom',
      sign: 'You see oil on the boom below the elbow.',
      now: 'Bring the boom down and keep hands off the hose.',
      cause: 'A hose or fitting at the elbow is rubbed, cracked or loose.',
      fix: 'We wipe it clean, cycle it and see whether oil comes back. Then we replace the hose or fitting and check its clamps.',
      place: 'field',
      part: 'elbow',
    },
    {
      name: 'Failed dielectric test',
      sign: 'The test lab rejects the insulating section.',
      now: 'Keep it out of service until it passes.',
      cause: 'Road film, damp or surface damage on the fiberglass.',
      fix: 'We clean and dry the section and fix leaks that wet it. The lab retests. Damaged fiberglass goes to Terex or a qualified shop.',
      place: 'field-then-shop',
      part: 'insulated-boom',
    },
    {
      name: 'Decals nobody can read',
      sign: 'A capacity chart is faded or painted over.',
      now: 'Don’t lift until it’s readable again.',
      cause: 'Sun, solvent or fresh paint.',
      fix: 'We list missing decals against the manual so you can order the set before the annual.',
      place: 'field',
      part: 'decals',
    },
  ],
  faultCodes: [],
  engines: [
    'The chassis sets the engine: International, Freightliner, Ford or another. See those pages for engine work.',
    'On an International with a PTO, check the VIN for open recalls before you run the boom.',
    'Bucket trucks idle for hours. That loads up soot filters, so tell us if a regeneration light is on.',
    'Electric and hybrid Optima and TCX units take power from a battery system. We diagnose hydraulics and chassis. Stay off the orange cables.',
  ],
  intervals: [
    {
      item: 'Digger derrick periodic inspection',
      when: 'Every one to twelve months, depending on how much and how hard it works.',
    },
    {
      item: 'Bucket truck annual',
      when: 'Once a year, best with maintenance and the dielectric test. Allow three to six hours.',
    },
    {
      item: 'Decals and ID plates',
      when: 'They have to be readable and current at each annual. Check your Terex manual for the list.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Terex says to check hoses, fittings and tubing for leaks, deformation and abrasion. Cylinders and holding valves are on the list too.',
    'Insulating parts get a cleanliness check and the electrical tests in ANSI A92.2 section 5.4.3.',
  ],
  visit:
    'We set the truck level, chock it and drop the outriggers. First we cycle the boom cold and note every seep. Then we clean the elbows, cycle again and test holding valves under load. The chassis gets its own check: PTO, fluids, air and codes. You get one list for both halves.',
  aroundTulsa:
    'Electric co-ops, city crews, tree services and sign companies run Terex units across northeast Oklahoma. We drive to the right-of-way when the truck can’t move.',
  whyMobile:
    'A line crew can’t work without its bucket. You don’t have to take the chassis to one dealer and the boom to another. We work on both in one visit, and on the chipper and the pickup beside them.',
  limits:
    'A test lab does the dielectric test. We get the unit ready, fix what it finds, and line up the day. Fiberglass, boom welds and rotation bearings go to Terex or a qualified shop. Warranty work goes to Terex.',
  haveReady: [
    'Where it is: yard address, or road and nearest crossroad',
    'Serial of the aerial or derrick',
    'Chassis VIN, year and engine',
    'Insulated or not, and its rating',
    'Date on the last dielectric report',
  ],
  faqs: [
    {
      q: 'How long is the truck down for an annual?',
      a: 'Three to six hours, plus repairs. A qualified inspector does the annual, and we fix what it turns up. Wash it first and have the old reports ready.',
    },
    {
      q: 'Is ANSI A92.2 the law?',
      a: 'Only in part. OSHA points to an older A92.2 for design. The annual comes from the standard and your utility’s rules, so do it.',
    },
    {
      q: 'Does a sign truck without insulation need the electrical test?',
      a: 'No. Electrical tests are for insulated units. The other inspection items still apply.',
    },
    {
      q: 'Do you repair Terex cranes or loaders?',
      a: 'Terex cranes go to a crane company. Call us about a Terex loader, and we’ll tell you on the phone if we can fix it.',
    },
    {
      q: 'The bucket won’t come down. What now?',
      a: 'Touching a power line? Stay put, and call 911 and the utility. If the truck is on fire, whoever is on the deck jumps clear with both feet together, touches nothing and shuffles away. If it touches nothing, have a trained person lower it from below. If it stays up with somebody in it, call 911. Then call us.',
    },
  ],
  related: ['international', 'genie'],
  industries: ['utilities-energy', 'construction'],
  regulations: ['ansi-a92-2', 'osha-1910-67', 'osha-1926-453'],
} as const satisfies BrandContent;
