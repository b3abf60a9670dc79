import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile MEC Lift Repair in Tulsa',
  description:
    'MEC scissor cut out, stuck low or leaking oil? We fix electric drive, hydraulics, batteries and pothole guards at your building near Tulsa, 24/7.',
  drawing: 'rough-terrain-scissor',
  lead: 'MEC scissor dead in the hallway or dripping on a new floor? We come into the building with mats, a meter and clean shoe covers, and fix drive cables, leaks, switches and batteries right there.',
  intro: [
    'New MEC slab scissors have had electric wheel drive since 2019. On those, we check cables, connectors and controller codes first. Older ones may have hydraulic wheel motors, so read us the plate.',
    'The lift side still runs on oil, so we carry hydraulic tools too. Rough-terrain MECs and the 60-J boom get full engine and hydraulic service.',
    'Worker stuck on the deck? Hurt or in danger, call 911. If not, keep the floor clear and have somebody trained lower it by the MEC manual. Doesn’t work? 911.',
  ],
  repairs: [
    {
      system: 'Electric drive',
      jobs: 'Fix a wheel motor that cuts out: cable, plug, brake release or speed switch. Test the controller.',
    },
    {
      system: 'Hydraulics',
      jobs: 'Repair lift cylinder leaks, lowering valves, pump motors, steering cylinders and drift.',
    },
    {
      system: 'Leak trays',
      jobs: 'Change soaked containment pads and fix the hose or seal that soaked them.',
    },
    {
      system: 'Pothole guards and switches',
      jobs: 'Free guards that hang, straighten linkages, replace limit switches, tilt sensors and emergency stops.',
    },
    {
      system: 'Batteries and chargers',
      jobs: 'Load-test wet and AGM packs, repair chargers, replace burnt plugs and loose lugs.',
    },
    {
      system: 'Engine and fuel',
      jobs: 'Get Kubota and Deutz RT units running: filters, fuel leaks, starting and throttle solenoids.',
    },
    {
      system: 'Cooling',
      jobs: 'Stop RT scissors from overheating: fan, belt, thermostat, packed radiator fins.',
    },
    {
      system: 'Outriggers and axles',
      jobs: 'Repair auto-level faults, outrigger switches, oscillating axle locks and four-wheel drive hoses.',
    },
  ],
  parts:
    'MEC parts change with the serial number. Tell us yours and the fault code. We bring the cables, switches, contactors and absorbent pads that fit, and we help you order a controller if yours has failed.',
  models: [
    {
      name: 'Micro 19 and Micro 26',
      kind: 'Compact electric scissors',
      note: 'Small enough for elevators. The batteries are hard to reach, so clear some space around the lift.',
    },
    {
      name: '1930SE',
      kind: 'Slab scissor',
      note: 'Direct electric drive. Wheel-motor cables at the steer axle are the usual fault.',
    },
    {
      name: '1532ES and 1932ES',
      kind: 'Older slab scissors',
      note: 'Some may have hydraulic wheel motors. Oil by a front wheel? Park it and call.',
    },
    {
      name: '3232SE',
      kind: 'Tall slab scissor',
      note: 'AC wheel motors and AGM batteries. Use only the matching charger setting.',
    },
    {
      name: 'Crossover 26RT',
      kind: 'Electric scissor for mixed ground',
      note: 'It works outdoors too, so cables and plugs get dirty and wet.',
    },
    {
      name: '3072RT and 3772RT',
      kind: 'Rough-terrain scissors',
      note: 'Mid-size decks. Fuel filters and drive hoses are the usual jobs.',
    },
    {
      name: '3391RT and 4191RT',
      kind: 'Rough-terrain scissors',
      note: 'Locked out? The outriggers and the axle lock report to the lift, and we test each one.',
    },
    {
      name: '3084RT',
      kind: 'Rough-terrain scissor',
      note: 'It comes with different engines, so the engine plate decides the filters.',
    },
    {
      name: '5492RT and 6092RT',
      kind: 'Large-deck rough-terrain scissors',
      note: 'Turbo Kubota diesel and outriggers. Tell us if it won’t level, start or drive.',
    },
    {
      name: '60-J',
      kind: 'Boom lift',
      note: 'Diesel, battery or hybrid: tell us which. If the boom creeps in or out, suspect the extend cylinder.',
    },
    {
      name: 'Titan Boom 40-S',
      kind: 'High-capacity work platform',
      note: 'Big platform and big loads work the lift cylinder and its seals hard.',
    },
  ],
  failures: [
    {
      name: 'Alarm beeps, and it won’t lift or drive',
      sign: 'It beeps, shows a code and stays put.',
      now: 'Lower it by the manual and take the load off. If it drives again, move it to level floor. If it doesn’t, leave it there and call. Don’t release the brakes on a slope.',
      cause: 'Too much on the deck, a floor that slopes, or a tilt or load sensor that’s off.',
      fix: 'We check the base with a level, read the code, test the sensor and set it up by the manual.',
      place: 'field-or-dealer',
      part: 'tilt-sensor',
    },
    {
      name: 'Drive cuts out',
      sign: 'It rolls a few feet, stops, then goes again.',
      now: 'Lower it and quit driving.',
      cause: 'A loose battery lug or plug, or a motor cable broken inside where it flexes at the steer axle.',
      fix: 'We check the plugs, then steer lock to lock with the meter on. Where the reading drops, we repair that cable.',
      place: 'field',
      part: 'wheels',
    },
    {
      name: 'Climbs a little, then stops',
      sign: 'It goes just above stowed and refuses to go higher.',
      now: 'Lower it all the way. Hands off the guards.',
      cause: 'Shrink wrap, strapping or drywall scrap holds a pothole guard up, or its switch is bad.',
      fix: 'We shut it off, clear the guard, free the linkage and test the switch on both sides.',
      place: 'field',
      part: 'pothole-guard',
    },
    {
      name: 'Batteries die by noon',
      sign: 'Good in the morning, crawling after lunch.',
      cause: 'One weak battery, low water, or a charger that stops short.',
      fix: 'We load-test each battery, measure the charger and replace what’s weak.',
      place: 'field',
      part: 'battery-tray',
    },
    {
      name: 'Won’t level on its outriggers',
      sign: 'An RT scissor raises no higher than travel height.',
      now: 'Keep the deck down.',
      cause:
        'Soft or steep ground. Or an outrigger switch, the level sensor or the axle lock isn’t reporting.',
      fix: 'We check the ground, set the outriggers by hand, test each switch and replace the one that stays open.',
      place: 'field',
      part: 'stabilizer',
    },
    {
      name: 'Oil on the floor',
      sign: 'A wet spot under the frame or a soaked pad.',
      now: 'Bring it down, keep everyone off the deck, and don’t feel for the leak.',
      cause: 'A lift or steer cylinder, a hose or a valve. On older ones, often a front wheel motor.',
      fix: 'We trace the oil to its source, repair that, and put new pads in the tray if it has one. A cylinder may have to come out.',
      place: 'field-then-shop',
      part: 'chassis-tray',
    },
  ],
  faultCodes: [],
  engines: [
    'Slab and Micro scissors have no engine.',
    'Engine-powered RT scissors and booms mostly run Kubota or Deutz. We match filters to the plate.',
    'A hybrid 60-J has a generator as well. Tell us if it fails on battery, on engine, or both.',
  ],
  intervals: [
    {
      item: 'Frequent inspection, ANSI A92.22',
      when: 'Every three months or 150 hours in service, whichever comes first. Also after more than 3 months parked.',
    },
    {
      item: 'Yearly inspection, MEC lifts included',
      when: 'No later than 13 months after the last one. Confirm it in your MEC manual.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'Mats go down before tools. We open the trays, check the pads, and read the controller. Next we drive it on the meter, steer both ways, and lift it to full height. Before we leave we wipe the floor and write down which pad, cable or switch we changed.',
  aroundTulsa:
    'We cover schools, hospitals, data centers and new office space, plus RT scissors on building pads, from Bartlesville to Tahlequah and beyond.',
  whyMobile:
    'A dead lift in the corridor stops every trade behind it. In an emergency we come after hours. Nobody has to roll the lift past finished doors, and we test the cable before you pay for a controller. We can check the Skyjacks and Snorkels on the same floor before we pack up.',
  limits:
    'A new controller needs MEC parameter files from the manufacturer or dealer, who also handles warranty. Bent scissor arms and motor rebuilds go to a shop.',
  haveReady: [
    'MEC serial number and model',
    'Floor rules: covers, escorts, hours',
    'Fault code or how many times it beeps',
    'Whether it quits while steering or going straight',
  ],
  faqs: [
    {
      q: 'Will you work on a finished floor?',
      a: 'Yes. We use mats and shoe covers. Tell us the site rules when you call.',
    },
    {
      q: 'My MEC is stuck in the air. What do I do?',
      a: 'Worker hurt or in danger on the deck? Call 911 first. Otherwise keep the floor below clear. Somebody trained on that model can lower it from the base, or with the emergency lowering your MEC manual shows. Deck won’t come down with a worker on it? Call 911. After that, call us for the repair.',
    },
    {
      q: 'Can leak trays be added to an older MEC?',
      a: 'Yes, on some slab models. Give us the serial and we’ll check.',
    },
    {
      q: 'Can you come at night when the building is empty?',
      a: 'Yes. Emergency service is 24/7. Tell us who opens the dock door.',
    },
  ],
  related: ['skyjack', 'snorkel'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandContent;
