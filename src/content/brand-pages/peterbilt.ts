import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Peterbilt Repair in Tulsa',
  description:
    'Peterbilt 579, 389 or 567 down? Mobile repair within 120 miles of Tulsa: PACCAR and Cummins engines, air, brakes, steering, wiring and wet kits, 24/7.',
  drawing: 'long-nose-tractor',
  lead: 'Your Pete won’t crank, won’t build air or won’t pull? Tell us where it’s parked. We fix Peterbilts at the yard, the lease road and the shoulder.',
  intro: [
    'We work on fleet 579s, long-nose 389s, vocational 567s, refuse cabovers, 500-series service trucks and the old 379s with a Cat under the hood.',
    'Most calls are dead batteries, air leaks, DEF faults, bad wiring and wet kits. We fix most of those where the truck sits.',
    'Truck blocking a lane? Turn on the flashers and call 911, then us. Don’t get out unless you can safely get off the pavement. Keep the belt on till then.',
  ],
  repairs: [
    {
      system: 'Engine',
      jobs: 'Repair PACCAR MX, Cummins X15 and ISX, and older Cat: oil leaks, charge-air leaks, jake faults, sensors, rough running and hard starts.',
    },
    {
      system: 'Fuel system',
      jobs: 'Change filters after bad fuel, check lift pumps, replace cracked lines and tank crossovers, restore lost prime.',
    },
    {
      system: 'DEF and DPF',
      jobs: 'Fix DEF-quality and NOx sensor faults, replace dosing injectors, tank heaters and differential pressure lines, run parked regens.',
    },
    {
      system: 'Battery and wiring',
      jobs: 'Replace jumper-post cables, starters, alternators, disconnects, dash switches and trailer plugs. Repair chafed frame harness.',
    },
    {
      system: 'Air brakes',
      jobs: 'Replace compressors, dryers, spring brakes, slack adjusters, S-cams, relay and quick-release valves, and ABS sensors.',
    },
    {
      system: 'Steering and front axle',
      jobs: 'Replace kingpins, drag links, tie rods, steering pumps and hoses.',
    },
    {
      system: 'Drivetrain',
      jobs: 'Adjust clutch linkage, replace clutch brakes, shifter air lines, driveshafts, carrier bearings, and differential and hub seals.',
    },
    {
      system: 'Wet kits and PTO hydraulics',
      jobs: 'Fix PTO engagement, pump leaks, control cables and hoists that won’t lift. Change hydraulic tank filters.',
    },
    {
      system: 'Radiator, heat and A/C',
      jobs: 'Replace radiators, fan hubs, heater cores, A/C compressors and blower resistors, and find coolant leaks.',
    },
  ],
  parts:
    'The last eight of the VIN and the engine make get us most of the way. Peterbilts are ordered to spec, so two 389s can have different axles, brakes and air plumbing. Send a photo of the failed part with its tag and we bring one that fits.',
  models: [
    {
      name: '579',
      kind: 'Aerodynamic tractor',
      note: 'DEF faults, wiring and air leaks are the usual calls.',
    },
    {
      name: '589',
      kind: 'Long-nose tractor',
      note: 'Frozen display? We test power and ground first. Air lines and sensors are the other calls.',
    },
    {
      name: '389 and 379',
      kind: 'Classic long-nose tractors',
      note: 'On 2015 to 2020 389s we trace the jumper-post cable. We fix pre-emission 379s, too.',
    },
    {
      name: '567',
      kind: 'Dump, mixer and heavy haul',
      note: 'Wet kits, lift-axle air and brakes wear first.',
    },
    {
      name: '367 and 365',
      kind: 'Older vocational trucks',
      note: 'Mud packs the brake linkage and hides leaks.',
    },
    {
      name: '386 and 387',
      kind: 'Older fleet tractors',
      note: 'Wiring, coolers and air lines fail first on these.',
    },
    {
      name: '520 and 320',
      kind: 'Refuse cabovers',
      note: 'Packer hydraulics and brakes wear first. We work around the route, before the truck leaves or once it is back.',
    },
    {
      name: '548, 537, 536 and 535',
      kind: 'Medium duty',
      note: 'Built since model year 2021. Batteries, brakes and PTO switches wear first. Don’t drive one with a soft or dead pedal.',
    },
    {
      name: '348, 337 and 330',
      kind: 'Medium duty before 2021',
      note: 'Most have a PX engine. Brakes are hydraulic or air.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank, or power cuts in and out',
      sign: 'It clicks, cranks slowly or goes dead.',
      now: 'Smoke or a burning smell? Get clear and call 911. Still running? Park it outside, away from other trucks, and shut it off.',
      cause:
        'Weak batteries, a corroded cable or a bad starter. On some 2015 to 2020 trucks the jumper-post cable can rub through on the left front spring.',
      fix: 'We load-test batteries and starter, follow each cable and replace what’s bad. If your VIN is in 20PBA, the dealer replaces that cable free.',
      place: 'field-then-dealer',
      part: 'battery',
    },
    {
      name: 'Slow to build air',
      sign: 'The low-air buzzer stays on, or pressure falls overnight.',
      now: 'Don’t drive it, and chock the wheels.',
      cause: 'A leaking chamber, a dryer purge valve stuck open, a tired compressor or a split line.',
      fix: 'We air it up, find the leak by section and change valves, lines, chambers and dryers on the spot.',
      place: 'field',
      part: 'air-tanks',
    },
    {
      name: 'Derate or a regen that quits',
      sign: 'A DEF or filter light, then less power.',
      now: 'Call before it slows to a crawl.',
      cause: 'Bad DEF, a NOx sensor, a plugged dosing injector or a cracked pressure line.',
      fix: 'We test the DEF, read the sensors and replace the part that’s wrong. Then we run a parked regen, outdoors and clear of anything that burns. A filter full of ash goes out for cleaning.',
      place: 'field-then-shop',
      part: 'aftertreatment',
    },
    {
      name: 'Hoist or wet kit with no power',
      sign: 'The PTO engages, but the bed or winch hardly moves.',
      now: 'Bed up? Keep people out from under it, and don’t drive.',
      cause: 'Low oil, a plugged tank filter, a stretched control cable or a worn pump.',
      fix: 'We check the oil and filter, set the cable and put a gauge on the pump. Then we replace the part that reads low.',
      place: 'field-then-shop',
      part: 'driveline',
    },
    {
      name: 'Heavy or notchy steering',
      sign: 'The wheel catches, or takes more pull one way.',
      now: 'Pull over where it’s safe, leave the adjuster alone and call.',
      cause:
        'Low fluid, a failing pump, a dry kingpin, or, on some 2022 to 2025 trucks, a recalled gear with balls missing.',
      fix: 'A recalled gear can feel fine, so check the VIN with the dealer. We test the pump and kingpins and repair what isn’t under recall. A recalled gear goes to the dealer.',
      place: 'field-then-dealer',
      part: 'steering',
    },
  ],
  faultCodes: [],
  engines: [
    'PACCAR MX-13 and MX-11, or a Cummins X-series, in most current Class 8 trucks.',
    'Cat or Cummins in most older 379s and 389s.',
    'PX-7 and PX-9 in most medium duty. Cummins builds both.',
  ],
  intervals: [
    {
      item: 'MX-13 or X15 oil',
      when: 'On an X15, 25,000 miles below 5 mpg and up to 75,000 above 7. The MX is similar (Overdrive).',
    },
    {
      item: 'Medium-duty PX-7 oil',
      when: 'In general duty, 9,000 miles or 500 hours with a 15-quart pan, 12,000 or 550 with 19 quarts, whichever comes first. Pan unknown? Use the shorter one.',
    },
  ],
  recalls: [
    {
      date: '2024',
      campaign: '24V-433 / 24PBG',
      text: 'Nearly 4,000 PACCAR trucks: a ball stud in the tie rod or drag link can snap, and you lose the steering. Model year 2025 220, 536, 537, 548, 567, 579 and 589. Don’t drive it until a dealer checks it and replaces bad parts free.',
    },
    {
      date: '2024',
      campaign: '24V-044 / 24PBC',
      text: 'Steering gear with balls missing can break without warning. About 47,000 PACCAR trucks, model years 2024 and 2025, such as 389, 520, 535, 536, 537, 548, 567, 579 and 589. Feels wrong? Don’t drive it. The dealer replaces a bad gear free.',
    },
    {
      date: '2024',
      campaign: '24E-078 / Cummins C7083',
      text: 'Fuel pump barrel on the X15 can fracture, leak and stall it: 567, 579 and 589, model year 2025. It’s replaced free.',
    },
    {
      date: '2024',
      campaign: 'PACCAR 24PBL',
      text: 'ABS and stability control can drop out. Many trucks of 2021 to 2025. The dealer reloads the software free.',
    },
    {
      date: '2024',
      campaign: 'PACCAR 24PBE',
      text: 'A shifter connector can lose contact, and the truck may not pull away after a stop. Many models of 2021 to 2024. The dealer checks it free.',
    },
    {
      date: '2023',
      campaign: '23V-087',
      text: 'After a hard, fast pedal release the plunger can come off the valve, and the brakes fail. 536, 537 and 548 of 2021 to 2024. Ask the dealer for the free fix.',
    },
    {
      date: '2023',
      campaign: '23V-423 / 23PBD',
      text: 'Alternator cable can chafe on a bolt and start a fire: nearly 5,000 of the 2022 and 2023 579s with an MX-13. The dealer fixes the bolt and cable free.',
    },
    {
      date: '2022',
      campaign: '22V-779',
      text: 'Instrument display can freeze on the 365, 367, 389, 567 and 579, model years 2022 and 2023. If yours freezes, park it. The dealer updates the software free.',
    },
    {
      date: '2022',
      campaign: 'PACCAR 22PBE',
      text: 'Steering gear with balls missing, as in 2024: most models built from June 2021 to June 2022. Replaced free if bad.',
    },
    {
      date: '2022',
      campaign: '22V-277 / 22PBB',
      text: 'Steering arm bolts on Dana D-Series axles can fail, and you lose the steering. 2018 to 2020 330, 337, 348, 365, 367, 389, 520, 567 and 579. New bolts are free.',
    },
    {
      date: '2020',
      campaign: '20V-130 / 20PBA',
      text: 'Battery jumper cable can chafe and start a fire: more than 35,000 of the 365, 389, 567 and 579 of 2015 to 2020. The dealer replaces it free.',
    },
  ],
  manufacturerNotes: [
    'Kenworth and Peterbilt are both PACCAR brands and share many recalls, so a Kenworth notice can include your truck.',
  ],
  visit:
    'Send the last eight of the VIN and we look for open recalls before we come. We chock it, tilt the hood and start at your complaint: crank, air, power or steering. You see the bad part before we replace it.',
  aroundTulsa:
    '389s and 589s pull oilfield and heavy-haul loads west and south of town. 567 dumps and mixers work the city jobs. 579 fleets run the interstates.',
  whyMobile:
    'A winch truck on location loses the whole day to a tow. We bring the scan tool, meters and parts to the pad, and your crew keeps working around us.',
  limits:
    'PACCAR dealer software, recall parts and warranty stay with Peterbilt. Engine overhauls, gearbox teardown and frame work go to a shop. We test first and get the truck ready to move.',
  haveReady: [
    'Mile marker, address, lease name or GPS pin, and any gate code',
    'Last eight of the VIN',
    'Engine make and, on older trucks, its serial number',
    'Does it crank, build air and move?',
  ],
  faqs: [
    {
      q: 'Can you do a Peterbilt recall?',
      a: 'A Peterbilt dealer does that, free. We inspect the truck and do your other repairs around that date.',
    },
    {
      q: 'Should I tighten a loose steering gear?',
      a: 'No. Run the VIN first. Turning the adjuster on a bad gear cures nothing.',
    },
    {
      q: 'Will you come out to a lease road?',
      a: 'Yes, if our service truck can get in safely. Send a pin and tell us about mud, gates and escorts.',
    },
  ],
  related: ['kenworth', 'paccar', 'cummins'],
  industries: ['construction', 'delivery', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-396-11', 'epa-def-2025'],
} as const satisfies BrandContent;
