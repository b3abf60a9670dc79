import type { BrandContent } from '../brand-content';

export default {
  title: 'Caterpillar (Cat) Repair in Tulsa',
  description:
    'Cat excavator, loader, dozer or backhoe down? Mobile repair at your jobsite within 120 miles of Tulsa: hydraulics, engine, electrical, DEF. 24/7.',
  drawing: 'dozer',
  lead: 'Your Cat is down and the job is waiting. We drive to it, 24/7, within 120 miles of Tulsa, for hydraulic, engine, electrical, cooling and DEF faults.',
  intro: [
    'Won’t start? Slow hydraulics? Running hot? DEF warning on the monitor? Give us the serial number and the event code. We’ll start on the fault before the truck leaves.',
    'We also do planned work at your site: oil samples, filters, valve lash and cooler cleaning. Cat engine in a truck (C7, C13, C15)? Call and ask.',
    'Fire, or somebody hurt or pinned? Call 911 before us. Touching a power line? Stay in the seat, keep everybody away and call 911 and the utility.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Test pumps, pilot controls and relief pressures when functions go slow or weak. Replace hoses and fittings, reseal cylinders, and find what’s overheating the oil.',
    },
    {
      system: 'Engine',
      jobs: 'Fix hard starts, low power, smoke and boost leaks. Set valve lash, stop oil and coolant leaks, replace sensors, belts and mounts.',
    },
    {
      system: 'Fuel',
      jobs: 'Drain water, change plugged filters, replace lift pumps, find air leaks, and test injectors and rail pressure.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace batteries, starters, alternators and key switches. Repair chafed harnesses and monitors that stay dark, and trace event codes.',
    },
    {
      system: 'Cooling',
      jobs: 'Find why it overheats: clean packed cores, replace water pumps, thermostats and hoses, repair fan drives and radiator leaks.',
    },
    {
      system: 'Aftertreatment',
      jobs: 'Test DEF, fix dosing faults, replace NOx sensors, read soot loading, and force a regeneration when no fault blocks it.',
    },
    {
      system: 'Undercarriage',
      jobs: 'Set track tension, tighten loose shoe bolts, replace leaking rollers and idlers, change final drive oil and seals.',
    },
    {
      system: 'Brakes and air conditioning',
      jobs: 'Repair loader and backhoe service and parking brakes. Replace blower motors and fix A/C that blows warm.',
    },
  ],
  parts:
    'Send us the serial number (the PIN on its plate, on an excavator by the cab or boom foot) and tell us what it’s doing. We bring the filters, seals, sensors and hoses that fit it. If a part has to come from the dealer first, we’ll tell you on the phone.',
  models: [
    {
      name: '305 CR, 308 CR',
      kind: 'Mini excavators',
      note: 'Swing-post pins and blade hoses wear first on trench work.',
    },
    {
      name: '320, 323',
      kind: 'Mid-size excavators',
      note: 'On a 320E or 323E, fuel burn sets the oil interval. Later ones differ, so send us the serial number.',
    },
    {
      name: '336',
      kind: 'Large excavator',
      note: 'Tell us whether it’s slow cold, hot or both. Its oil interval is below.',
    },
    {
      name: '349',
      kind: 'Large excavator',
      note: 'The hoses at the boom foot and the cylinder seals take the most load.',
    },
    {
      name: '416, 420, 430',
      kind: 'Backhoe loaders',
      note: 'Tell us which end is weak. Both share the pump, so a weak end points at its own valve or cylinder.',
    },
    {
      name: '242D3, 262D3',
      kind: 'Skid steers',
      note: 'No drive on one side can be a brake, a sensor, a pump or a motor. We test for each.',
    },
    {
      name: '255, 259D3, 265, 289D3',
      kind: 'Compact track loaders',
      note: 'Mud packed around the rollers wears seals. Clean the track frames before the mud dries.',
    },
    {
      name: 'D3, D4, D5',
      kind: 'Small dozers',
      note: 'One that pulls to one side under load can have a weak drive or a tight track. We check both sides.',
    },
    {
      name: 'D6, D6T',
      kind: 'Dozers',
      note: 'It comes with different drives. The serial prefix tells us which.',
    },
    {
      name: '926, 938, 950, 966',
      kind: 'Wheel loaders',
      note: 'We check hitch pins, brake oil and axle leaks while the engine cools.',
    },
    {
      name: '140',
      kind: 'Motor grader',
      note: 'Circle and blade-lift play show up as chatter in the finished grade.',
    },
    {
      name: '725, 730, 745',
      kind: 'Articulated trucks',
      note: 'Park it empty on level ground with the body down, if you still can.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank',
      sign: 'The key does nothing, or it clicks.',
      cause: 'Weak batteries, a disconnect left off, a bad cable, relay or starter.',
      fix: 'We load-test the batteries, follow the voltage to the starter and replace what failed.',
      place: 'field',
      part: 'battery',
    },
    {
      name: 'Blown hydraulic hose',
      sign: 'Oil sprays or pours out, and a function drops or quits.',
      now: 'Shut it off. Stay out from under the boom, and keep your hands off the leak.',
      cause: 'A hose that’s old, rubbed through or loose at the fitting.',
      fix: 'We support what’s up, let the pressure off, replace the hose, top up the oil and fix the rub.',
      place: 'field',
      part: 'hoses',
    },
    {
      name: 'Hard to start after a wet week',
      sign: 'It cranks long, then idles rough.',
      cause: 'Water in the fuel, from rain or condensation, or a plugged filter.',
      fix: 'We drain the separator and the tank sump, change the filters, bleed the system and test rail pressure.',
      place: 'field',
      part: 'fuel-tank',
    },
    {
      name: 'DEF or NOx derate',
      sign: 'A warning on the monitor, then less and less power.',
      now: 'Call at the first warning and read us the code.',
      cause: 'Low or old DEF, a crusted DEF injector, a bad NOx sensor or wiring, or an exhaust leak.',
      fix: 'We test the DEF and the circuit, and replace the part that fails its test. If yours needs Cat’s software after that, we’ll tell you.',
      place: 'field-or-dealer',
      part: 'def-tank',
    },
    {
      name: 'Slow or weak hydraulics',
      sign: 'Boom and stick crawl, or the engine lugs when you pull two levers.',
      cause: 'Low oil, a plugged filter, weak pilot pressure, a relief stuck open or a worn pump.',
      fix: 'We put gauges on it first. Most valve, pilot and hose faults are field repairs.',
      place: 'field-then-shop',
      part: 'pumps',
    },
    {
      name: 'Overheats in the afternoon',
      sign: 'Power cuts back on a hot day, or the fan runs flat out.',
      now: 'Smoke or flame? Get clear and call 911. Low coolant, oil light or steam? Shut it off. Otherwise stop work and cool it as your manual says. Leave the cap on and call.',
      cause:
        'Low coolant, a slack fan belt or a plugged cooling package. Dust packs between the cores, where you can’t see it from the front.',
      fix: 'We find the leak, blow the package out from the clean side, then check the belt, fan and cap.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Track loose or walking off',
      sign: 'The track slaps, or rides up on the sprocket.',
      now: 'Stop before it comes off. Leave the grease valve alone: that grease is under high pressure.',
      cause: 'A track adjuster that lost its grease, packed mud, or a worn chain and sprocket.',
      fix: 'We set the tension, reseal the adjuster and measure chain and sprocket.',
      place: 'field-then-shop',
      part: 'tracks',
    },
    {
      name: 'Oil on the sprocket',
      sign: 'A final drive drips or runs hot.',
      now: 'Stop tracking it.',
      cause: 'A worn final drive seal, often cut by packed mud.',
      fix: 'We check the oil for metal and replace the seal if the drive is sound. Chips or flakes mean the drive comes out. Fine paste is normal.',
      place: 'field-then-shop',
      part: 'final-drive',
    },
  ],
  faultCodes: [],
  engines: [
    'C4.4: in many backhoes and mid-size machines.',
    'C7 Tier 3 industrial: 250 hours is the standard oil change. It can go to 500 only with sampling and an approved program.',
    'C7.1 and C9.3: in many larger excavators, loaders and dozers. For low power we check filters and boost leaks first.',
    'Tier 4 Final engines mix an oxidation catalyst, a particulate filter and SCR in different combinations. The emissions plate tells us what yours has.',
  ],
  intervals: [
    {
      item: '336, engine oil',
      when: 'In standard service with Cat fluids, Cat filters and S-O-S sampling, the manual allows 1,000 hours. With two of the three, it’s 500. With fewer, go by 250. Check your manual.',
    },
    {
      item: '320E and 323E, engine oil',
      when: '500 hours. It can go to 1,000 if fuel burn averages 3 gallons an hour or less, with Cat fluids, filters and S-O-S, sampled every 250 hours. The first change still comes at 500.',
    },
    {
      item: 'Swing and final drive oil, hydraulic filters, track tension',
      when: 'By the manual for your serial number.',
    },
    {
      item: 'C4.4 in a generator or pump: oil, oil and fuel filters',
      when: '500 hours or 1 year, whichever comes first.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'You call with the serial number and the code, and we’ll tell you when we can be there. On site we read the monitor and put gauges or a meter on the fault. We lock the machine out before we open anything. We’ll tell you what we found and what it costs to fix. When it runs, we cycle it hot and check for leaks with you.',
  aroundTulsa:
    'We go to road jobs, utility trenches and building pads in Tulsa, Broken Arrow, Owasso and Sand Springs, and anywhere within 120 miles. No address yet? Send us a pin.',
  whyMobile:
    'One trip covers the Cat, the Deere backhoe and the JLG beside it, nights and weekends in an emergency. You see the gauge readings before you buy a pump.',
  limits:
    'Warranty claims, ECM flash files and emissions programming go through the Cat dealer. Engine and pump rebuilds go to a shop. We do most other Cat work on site.',
  haveReady: [
    'The whole serial number (PIN)',
    'Hours, and average fuel burn if the monitor shows it',
    'Any event code, with its count',
    'What it was doing when it quit, and whether it still moves',
    'Gate, escort or hard-hat rules at the site',
  ],
  faqs: [
    {
      q: 'My Cat is running hot. Should I shut it off?',
      a: 'See smoke or flame? Get off, get clear and call 911. If it’s hot but not smoking, stop work and cool it down the way your manual says. If the coolant is low, the oil light is on or you see steam, shut it off right away. Leave the cap on and call us.',
    },
    {
      q: 'Do you work on all Caterpillar equipment?',
      a: 'Most of it: the models listed here, and most others Cat sells for dirt and road work. Send the serial. If yours is one we don’t do, we’ll say so on the phone.',
    },
    {
      q: 'Can a Cat 320 regenerate on site?',
      a: 'Usually, if yours has a particulate filter and no fault blocks it. We do it outdoors, clear of buildings and anything that burns. We read the codes first.',
    },
    {
      q: 'Do you need my S-O-S history?',
      a: 'No, but it helps. Without samples we use the shorter oil interval in your manual.',
    },
  ],
  related: ['komatsu', 'john-deere'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
