import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Hitachi Repair in Tulsa',
  description:
    'Hitachi Zaxis excavator slow, hot or throwing codes? Mobile repair within 120 miles of Tulsa: hydraulics, fuel, electrical, swing and DEF. 24/7.',
  drawing: 'excavator',
  lead: 'Zaxis slow, hot or dead in the cut? We come to the dig, day or night, and fix hydraulics, fuel, wiring and DEF faults there.',
  intro: [
    'No crank, rough idle, slow functions, hot oil, a clunk in the swing: we fix them on Zaxis excavators and ZW loaders. Have the dash number ready. A ZX200-3 and a ZX210-6 don’t share an exhaust or a wiring diagram.',
    'Many Zaxis machines came from a Deere dealer before the two companies split. We keep track of both parts channels, so you don’t have to call around for parts.',
    'Anybody hurt or trapped? Call 911 first. In a power line? Stay put in the cab, everybody else well away, until the utility clears it.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Diagnose slow cycles and pump control faults, change pilot filters, reseal boom and bucket cylinders, free chattering spools, find what overheats the oil.',
    },
    {
      system: 'Engine',
      jobs: 'Trace no-starts and rough idle, seal boost, exhaust and gasket leaks, replace sensors and mounts.',
    },
    {
      system: 'Fuel',
      jobs: 'Change plugged filters, clean contaminated tanks, reseal filter housings that suck air, replace feed pumps, test injectors.',
    },
    {
      system: 'Electrical',
      jobs: 'Dry and reseal wet connectors, fix monitor faults and engine-speed dials, replace alternators, relays and ground straps.',
    },
    {
      system: 'Cooling',
      jobs: 'Clean the radiator and oil cooler, repair leaking tanks, replace fan belts, test thermostats and caps.',
    },
    {
      system: 'Exhaust and DEF',
      jobs: 'Fix dosing faults on -6 machines, replace NOx sensors and DEF lines, drain bad fluid, trace particulate filter faults.',
    },
    {
      system: 'Swing and undercarriage',
      jobs: 'Measure swing bearing play, repair swing brakes, set track sag, replace leaking rollers, change travel reduction oil.',
    },
    {
      system: 'Cab and air conditioning',
      jobs: 'Find A/C leaks, replace blowers, wipers and seat switches, repair door harnesses.',
    },
  ],
  parts:
    'Part numbers come two ways for an older Zaxis: Deere’s and Hitachi’s. Give us the serial and we look up both. We then bring filters, sensors and seals that match.',
  models: [
    {
      name: 'ZX26U-5, ZX35U-5, ZX50U-5',
      kind: 'Mini excavators',
      note: 'Blade pins, swing stops and rubbed hoses are the usual repairs.',
    },
    {
      name: 'ZX60USB-5, ZX85USB-5',
      kind: 'Compact excavators',
      note: 'Blade and swing hoses are the usual leaks.',
    },
    {
      name: 'ZX130-6, ZX135US-6',
      kind: 'Small excavators',
      note: 'Dirt packs in around the pump on short-tail machines. Clean it out before you look for a leak.',
    },
    {
      name: 'ZX160LC-6',
      kind: '16-ton-class excavator',
      note: 'If it bogs on two functions at once, we test the pump regulators first.',
    },
    {
      name: 'ZX200LC-3, ZX225USLC-3',
      kind: 'Tier 3 excavators',
      note: 'There’s no DEF system to blame. For low power we start with fuel and boost.',
    },
    {
      name: 'ZX210LC-6, ZX245USLC-6',
      kind: 'Tier 4 Final excavators',
      note: 'Isuzu engines with exhaust treatment. Store your DEF sealed and cool.',
    },
    {
      name: 'ZX250LC-6, ZX300LC-6',
      kind: 'Excavators',
      note: 'Tell us whether arm-in or swing slows first. Then we know which pump circuit to test.',
    },
    {
      name: 'ZX350LC-6, ZX470LC-6',
      kind: 'Large excavators',
      note: 'Leave firm ground on the pump side, so we can get gauges on it.',
    },
    {
      name: 'ZW140-6, ZW180-6, ZW220-6',
      kind: 'Wheel loaders',
      note: 'Brakes, hoses and DEF faults are the usual calls.',
    },
  ],
  failures: [
    {
      name: 'Turn the key and it won’t crank',
      sign: 'One click, or a dark monitor.',
      cause:
        'A battery switch left off, weak batteries, a loose ground, a dead relay, or a pilot shutoff lever that isn’t locked.',
      fix: 'We load-test the batteries, check the switches, lever, grounds and relay, and replace the bad one.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Cranks long and idles rough',
      sign: 'It takes a long crank, idles rough and blows white haze.',
      cause:
        'A plugged filter, air in the line, or bad fuel. Hitachi warns that poor fuel can hurt injectors and aftertreatment.',
      fix: 'We cut the old filter open, replace it, drain the tank, seal air leaks, and test injectors before you buy any.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'All functions slow',
      sign: 'Every lever feels lazy, even with the engine at full speed.',
      cause: 'Low oil, a clogged pilot filter, weak pilot pressure, a pump regulator or its sensor.',
      fix: 'We set the oil level, change the filter, then read the pilot and main pumps against the figures for your dash number.',
      place: 'field-then-shop',
      part: 'pumps',
    },
    {
      name: 'Overheats in the afternoon',
      sign: 'Hydraulic temperature climbs every hot afternoon.',
      now: 'Smoke or fire? Get out, get clear and call 911. If not, put the bucket down and call. Leave the caps on.',
      cause: 'Dirty cores, a slipping belt, low oil, or a relief valve that leaks.',
      fix: 'We clean the cores, set the belt and oil level, then find the hot valve with a temperature gun and set or replace it.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Codes after washing',
      sign: 'Random warnings a day after the pressure washer.',
      cause: 'Water in a connector, a breather or a harness joint.',
      fix: 'We open, dry and reseal the connectors on that circuit, then clear the codes and see what comes back.',
      place: 'field',
      part: 'cab',
    },
    {
      name: 'Clunks when it swings',
      sign: 'You hear a clunk when the house stops or the boom reverses.',
      now: 'Set the bucket down and shut it off.',
      cause: 'A dry swing bearing, loose bearing bolts, or worn pins.',
      fix: 'We measure the play with a dial indicator, grease it, replace loose bolts and shim the pins. A worn-out bearing goes to a shop.',
      place: 'field-then-shop',
      part: 'swing',
    },
  ],
  faultCodes: [],
  engines: [
    'Isuzu diesels power most mid-size and large Zaxis excavators.',
    'Small U-series machines and some ZW loaders use other engine brands. A photo of the plate settles it.',
  ],
  intervals: [
    {
      item: 'Engine oil',
      when: 'Every 500 hours, says Hitachi’s wheel loader service page. Go sooner in dust, mud or heat.',
    },
    { item: 'Walk-around and DEF check, ZW180-6', when: 'Every day.' },
    { item: 'Fuel tank bottom', when: 'After any bad load of fuel, and at the hours in the manual.' },
  ],
  recalls: [],
  manufacturerNotes: [
    'Deere and Hitachi announced their split in August 2021, so parts for yours can come through either dealer. The serial number tells us which.',
    'The ZW180-6 manual says to keep water and steam off electrical parts, transmission filler and breathers.',
  ],
  visit:
    'Tell us what it does cold, what it does hot, and if it was just washed. We set the boom down or block it, bleed off pressure and test. You see the numbers, then you decide. Last comes a full dig cycle at working heat.',
  aroundTulsa:
    'ZX200 to ZX350 excavators work utility and site jobs from Jenks to Catoosa and up toward Bartlesville. Give us the nearest cross street or a pin. For soft ground, meet us at the gate with a side-by-side.',
  whyMobile:
    'An older Zaxis has been through two dealer networks. You don’t have to sort that out with the machine down and a crew waiting. We look up the part in both and leave you the pump readings. The Deere and the Komatsu there can go on the same trip.',
  limits:
    'Telematics and machine-controller downloads go through the Hitachi dealer. So does warranty. When the dealer connects, get the fault history and send it to us. Main pump, swing motor and engine overhauls go to a shop.',
  haveReady: [
    'Model and dash number, such as ZX210LC-6',
    'Serial number',
    'The dealer that sold it, if you know',
    'Whether anyone pressure-washed it in the last week',
    'Where the boom and bucket are resting',
  ],
  faqs: [
    {
      q: 'Can a Deere dealer still get parts for my Hitachi?',
      a: 'Often, for machines sold before the split. We check both channels and tell you who has it.',
    },
    {
      q: 'Is it too hot to run my Zaxis in August?',
      a: 'Usually not. The ZX60USB-3 manual gives a range up to 104 °F; check yours. Keep the coolers clean, watch oil temperature and stop if it climbs.',
    },
    {
      q: 'Should I pour in a fuel additive?',
      a: 'No, unless your manual allows it. Clean fuel and a drained separator do more good.',
    },
    {
      q: 'Do you work on Hitachi wheel loaders?',
      a: 'Yes. We repair ZW loaders for leaks, brakes, electrical faults and DEF trouble.',
    },
    {
      q: 'The oil temperature keeps climbing. What now?',
      a: 'Put the bucket on the ground, then cool it as your Zaxis manual says. If it’s low on coolant or oil, or it’s steaming, turn it off. Leave the caps on until we get there.',
    },
  ],
  related: ['komatsu', 'john-deere'],
  industries: ['construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
