import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mobile Case Equipment Repair in Tulsa',
  description:
    'Case backhoe, loader, dozer or excavator down? Mobile repair around Tulsa for hydraulics, shuttle, engine, electrical and SCR faults, 24/7.',
  drawing: 'backhoe',
  lead: 'Leaking 580? Shuttle slipping when it’s hot? Call us from the trench. We drive to your Case and fix leaks, shuttle faults, no-starts and DEF trouble on site.',
  intro: [
    'Cave-in? Keep everybody back and call 911. Touching a power line? Stay in the seat until the utility says it’s dead. Get off only if it’s on fire: jump clear, both feet together, then shuffle away without touching the machine. Gas line? Everybody walks off upwind before the 911 call.',
    'Call us for a leaking swing cylinder, a pump that whines or a hoe that drops. We find the leak or the low pressure on site. We keep dirt out while it’s open, fix it, and test it under load.',
    'We also take no-starts, slipping transmissions, hot engines and DEF faults on the newer machines. Dozers, track loaders, wheel loaders and CX excavators get the same service.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Reseal swing, boom and stabilizer cylinders, test pumps and relief settings, repair leaking control valves, replace burst lines, bleed aerated oil.',
    },
    {
      system: 'Transmission and axles',
      jobs: 'Test shuttle pressure, clean screens, change filters, fix slow engagement, replace front axle seals and driveshaft joints, repair brakes.',
    },
    {
      system: 'Engine',
      jobs: 'Diagnose low power and rough idle. Replace turbo hoses and worn mounts, and stop valve cover, rear seal and other oil leaks.',
    },
    {
      system: 'Fuel system',
      jobs: 'Find the air leak after a filter change, replace lift pumps, clean tank pickups, test injectors, drain water from the bowl.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace neutral-start switches, alternators, starters and work lights. Repair shuttle lever wiring and dead gauges.',
    },
    {
      system: 'Radiator and A/C',
      jobs: 'Clean clay-packed radiators, replace leaking coolers, fan clutches, belts and thermostats, fix cab air that won’t cool.',
    },
    {
      system: 'Emissions',
      jobs: 'Fix SCR dosing faults, drain bad DEF, replace NOx sensors and exhaust wiring, and clear particulate filter faults where one is used.',
    },
    {
      system: 'Pins, bushings and tracks',
      jobs: 'Take play out of hoe linkage and the kingpost. Set track tension and replace leaking rollers on dozers and compact loaders.',
    },
  ],
  parts:
    'Tell us the PIN from the loader tower, the drive type and the transmission. We bring seals, filters and hoses to match. For odd fittings, a photo beside a tape measure saves a second trip.',
  models: [
    {
      name: '580M, 580 Super M, 590 Super M Series 3',
      kind: 'Backhoe loaders',
      note: 'Swing cylinders and shuttles are the usual jobs. Seal kits differ between the three.',
    },
    {
      name: '580N, 580 Super N, 580 Super N WT, 590 Super N',
      kind: 'N Series backhoes',
      note: 'Swing leaks, worn pins and the shuttle are the usual jobs. Power Lift was an option.',
    },
    {
      name: '580SV, 590SV',
      kind: 'Newer backhoes',
      note: 'FPT engines with SCR. Keep the DEF clean and sealed.',
    },
    {
      name: '586H, 588H',
      kind: 'Rough-terrain forklifts',
      note: 'If the mast drifts, we check the cylinder before the valve.',
    },
    {
      name: 'SR175, SR210, SR240, SR270',
      kind: 'Skid steers, radial lift',
      note: 'A bad seat or belt switch locks the hydraulics, so we test those first.',
    },
    {
      name: 'SV185, SV280, SV340',
      kind: 'Skid steers, vertical lift',
      note: 'The extra lift links mean extra pins. Dry ones squeal under a full bucket.',
    },
    {
      name: 'TR270, TR310, TV370, TV450',
      kind: 'Track loaders',
      note: 'Wash out the undercarriage before you check a roller for leaks.',
    },
    {
      name: 'CX37C, CX57C',
      kind: 'Mini excavators',
      note: 'Slow blade and slow travel together can point at the swivel joint.',
    },
    {
      name: 'CX130D, CX145D SR, CX160D, CX210D, CX250D',
      kind: 'Excavators',
      note: 'The D Series uses Isuzu engines, so the part numbers aren’t FPT’s.',
    },
    {
      name: '521G, 621G, 721G, 821G',
      kind: 'Wheel loaders',
      note: 'The coolers form a cube. Clean every face of it before summer.',
    },
    {
      name: '650M, 750M, 850M, 1150M',
      kind: 'Dozers',
      note: 'Say whether it loses drive in one direction or both.',
    },
  ],
  failures: [
    {
      name: 'Hard to start, or it stalls',
      sign: 'It cranks long on Monday, or quits on a slope.',
      now: 'Park it off the slope.',
      cause: 'Air drawn in at a filter seal, a cracked fuel line, or a weak lift pump.',
      fix: 'We pressure-check the supply side, reseal it, bleed it and check that it holds prime.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'Won’t hold forward or reverse',
      sign: 'The shuttle is slow to engage, or drops out when it’s hot.',
      now: 'Park it on level ground, bucket down.',
      cause: 'Low fluid, a clogged screen, a weak solenoid or worn clutch packs.',
      fix: 'We check fluid and screen, test the solenoid, then read clutch pressures hot. A rebuild only comes after those numbers.',
      place: 'field-then-shop',
      part: 'transmission',
    },
    {
      name: 'Temperature climbs',
      sign: 'The needle goes up in the trench and drops at idle.',
      now: 'Smoke? Get off, get clear and call 911. Otherwise quit digging, buckets down, and leave the cap on.',
      cause: 'Clay or weeds in the radiator, low coolant, a loose belt or a fan clutch that slips.',
      fix: 'We clean the cores, pressure-test for leaks, check belt and fan, and replace what’s worn.',
      place: 'field',
    },
    {
      name: 'Whines and won’t lift after service',
      sign: 'It foams, whines and won’t lift after an oil change.',
      now: 'Shut it off before the pump is damaged.',
      cause: 'Air trapped in the pump or dry filters. One 580M guide warns it can ruin a pump in seconds.',
      fix: 'We fill the filters, bleed the suction side and bring it up at idle until the foam clears.',
      place: 'field',
      part: 'pump',
    },
    {
      name: 'Hoe drifts and leaks',
      sign: 'Oil runs down the kingpost, and the hoe won’t stay up.',
      now: 'Put the hoe on the ground, stay out from under it and call.',
      cause: 'Sun-cracked hoses, worn rod seals, or a hose that rubs on the frame.',
      fix: 'We wash it, cycle it and find where it’s leaking. We replace the seal or hose and reroute what rubbed.',
      place: 'field',
      part: 'kingpost',
    },
    {
      name: 'DEF fault on an SV backhoe',
      sign: 'A dash warning light and reduced power.',
      now: 'Call when the light comes on, before you lose more.',
      cause: 'An open jug of old DEF, a blocked dosing line or a bad sensor plug.',
      fix: 'We test the fluid, drain it if it fails, clear the line and check the wiring to the tank and exhaust.',
      place: 'field-or-dealer',
      part: 'exhaust',
    },
  ],
  faultCodes: [],
  engines: [
    'FPT four-cylinder diesels power the later 580 and 590 backhoes.',
    'Tier 4 Final backhoes rely on SCR, so bad DEF can derate them. Most do without a particulate filter.',
    'The CX D Series excavators run Isuzu engines.',
    'Not sure which engine you have? Give us the year and the PIN.',
  ],
  intervals: [
    { item: 'Backhoe-end greasing', when: 'Daily, before you start to dig.' },
    {
      item: 'Fluid checks, N Series',
      when: 'Daily. You can reach the service points from the ground.',
    },
    {
      item: 'After any hydraulic refill',
      when: 'Fill the filters and bleed the pump before you run it above idle. Follow your manual.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'Tell us how it acts cold and how it acts hot. We lower and block the hoe, clean around the fault and put gauges on. You get the readings and a price. If you approve, we repair it, cycle every function and watch the fix at working temperature.',
  aroundTulsa:
    'Plumbers, dirt contractors and small towns keep 580s working from Sapulpa to Claremore. Rental yards run the track loaders. We work in the street, inside the plant gate or on a county road. At a trench, give us solid ground well back from the edge.',
  whyMobile:
    'The pipe crew can’t dig while the hoe is down, so we come to the ditch, at night in an emergency. You get clutch and pump pressures on paper before you pay for a rebuild. The Bobcat and the mini excavator on the same job can go on that visit.',
  limits:
    'Transmission, torque converter and pump rebuilds go to a shop. We pull and reinstall them where there’s room to work. Case’s own software and warranty work go to the Case dealer.',
  haveReady: [
    'PIN from the loader tower',
    'Two- or four-wheel drive, and which transmission',
    'How it acts cold and how it acts hot',
    'What was last opened, drained or refilled',
    'Where the hoe and buckets are now: up, down or stuck',
  ],
  faqs: [
    {
      q: 'Do you fix hydraulic hoses on a Case 580?',
      a: 'Yes. Tell us the PIN and send a photo of both fittings. We bring the hose that fits.',
    },
    {
      q: 'Is an old 580 worth fixing?',
      a: 'Yes, when pins, bushings and the loader frame are sound. We tell you before you spend when they aren’t.',
    },
    {
      q: 'Can I change the hydraulic oil myself?',
      a: 'Yes. Fill the filters and prime the pump the way the manual says. If it whines, shut it off and call us.',
    },
    {
      q: 'Do you repair Case dozers and excavators too?',
      a: 'Yes. We work on CX excavators, M Series dozers, wheel loaders and compact loaders at the site.',
    },
    {
      q: 'Can you come out on a Saturday?',
      a: 'Yes. Regular hours on Saturday run 8 to noon, and emergency service runs day and night.',
    },
  ],
  related: ['jcb', 'john-deere', 'new-holland'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
