import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Case Equipment Repair in Tulsa',
  description:
    'Case backhoe, loader, dozer or excavator down? Mobile repair around Tulsa for hydraulics, shuttle, engine, electrical and SCR faults, 24/7.',
  drawing: 'backhoe',
  lead: 'Leaking 580? Shuttle slipping when it’s hot? Call us from the job. We drive to your Case and fix leaks, shuttle faults, no-starts and DEF trouble on site.',
  intro: [
    'Call us for a leaking swing cylinder, a pump that whines or a hoe that drops. We find the leak or the low pressure on site, keep dirt out of the system while it’s open, and test the repair under load.',
    'We also work on Case dozers, track loaders, wheel loaders and CX excavators.',
    'Cave-in or fire? Keep everybody back and call 911. Touching a power line? Call 911 from the seat and stay there until the utility says it’s dead. Get off only if it burns: jump clear, both feet together, then shuffle away. Hit a gas line? Get everybody away, upwind and on foot, then call 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Reseal swing, boom and stabilizer cylinders, test pumps and relief settings, repair leaking control valves, replace burst lines, bleed out trapped air.',
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
      jobs: 'Change plugged filters, find air leaks, replace lift pumps, clean tank pickups, test injectors, drain water from the bowl.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace batteries, neutral-start switches, alternators, starters and work lights. Repair shuttle lever wiring and dead gauges.',
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
      jobs: 'Take the play out of the hoe linkage and the kingpost. Set track tension and replace leaking rollers on dozers and compact loaders.',
    },
  ],
  parts:
    'Tell us the PIN from the plate on the frame, the drive type and the transmission. We bring seals, filters and hoses to match. For odd fittings, a photo beside a tape measure saves a second trip.',
  models: [
    {
      name: '580M, 580 Super M, 590 Super M Series 3',
      kind: 'Backhoe loaders',
      note: 'Swing cylinders and shuttles are the usual jobs. Seal kits differ, so have the PIN.',
    },
    {
      name: '580N, 580 Super N, 580 Super N WT, 590 Super N',
      kind: 'N Series backhoes',
      note: 'Swing leaks, worn pins and the shuttle are the usual jobs.',
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
      note: 'These run Isuzu engines, so FPT parts don’t fit.',
    },
    {
      name: '521G, 621G, 721G, 821G',
      kind: 'Wheel loaders',
      note: 'Clean every face of the coolers before summer.',
    },
    {
      name: '650M, 750M, 850M, 1150M',
      kind: 'Dozers',
      note: 'Tell us whether it loses drive in one direction or both.',
    },
  ],
  failures: [
    {
      name: 'No start, or it stalls',
      sign: 'It clicks, cranks long on Monday, or quits on a slope.',
      now: 'Quit on a slope? Brake on, buckets down, wheels chocked.',
      cause:
        'A weak battery, a neutral-start switch, a plugged filter, water or air in the fuel, or a weak lift pump.',
      fix: 'We test the battery and start circuit, then the fuel supply. We replace the bad part, bleed it and see that it restarts.',
      place: 'field',
      part: 'engine',
    },
    {
      name: 'Won’t hold forward or reverse',
      sign: 'The shuttle is slow to engage, or drops out when it’s hot.',
      now: 'While it still drives, get it on level ground. Brake on, buckets down.',
      cause: 'Low fluid, a clogged screen, lever wiring, a weak solenoid or worn clutch packs.',
      fix: 'We check the fluid and the screen, fix the wiring or solenoid, then read clutch pressures hot. A rebuild only comes after that.',
      place: 'field-then-shop',
      part: 'transmission',
    },
    {
      name: 'Temperature climbs',
      sign: 'The needle climbs while you dig and drops at idle.',
      now: 'Smoke? Get off, get clear and call 911. If not, put the buckets down and cool it as your manual says. Steam? Shut it off. Don’t open the cap.',
      cause: 'Clay or weeds in the radiator, low coolant, a loose belt or a fan clutch that slips.',
      fix: 'We clean the cores, pressure-test for leaks, check belt and fan, and replace what’s worn.',
      place: 'field',
      part: 'cooling',
    },
    {
      name: 'Whines and won’t lift after service',
      sign: 'The oil foams, and loader and hoe barely move.',
      now: 'Shut it off before the pump is damaged.',
      cause: 'Low oil, dry filters or air in the pump. Trapped air can ruin a pump in seconds.',
      fix: 'We set the oil level, fill the filters, bleed the suction side and bring it up at idle until the foam clears. A damaged pump goes to a shop.',
      place: 'field-then-shop',
      part: 'pump',
    },
    {
      name: 'Hoe drifts or leaks',
      sign: 'Oil runs down the kingpost, or the hoe won’t stay up.',
      now: 'Set the hoe on the ground and stay out from under it. Don’t feel for the leak by hand: the oil can cut through skin.',
      cause: 'Worn cylinder seals, a cracked or rubbed hose, or a control valve that leaks inside.',
      fix: 'We wash it, cycle it and find where it leaks. We reseal the cylinder, replace the hose or repair the valve.',
      place: 'field',
      part: 'kingpost',
    },
    {
      name: 'Won’t travel, or pulls to one side',
      sign: 'A CX, a dozer or a track loader drags one side or won’t move.',
      cause: 'A worn drive motor, a leaking swivel joint or low pilot pressure.',
      fix: 'We compare the pressure on both sides and fix lines, valves and track tension. A worn motor goes to a shop.',
      place: 'field-then-shop',
      part: null,
    },
    {
      name: 'DEF light and low power',
      sign: 'A warning light on the dash, then reduced power.',
      now: 'Call when the light comes on, before you lose more.',
      cause: 'Old or dirty DEF, a blocked dosing line, or a bad sensor or plug.',
      fix: 'We test the fluid, drain it if it fails, clear the line, and fix the sensor or its wiring. If it needs Case’s software after that, we’ll say so.',
      place: 'field-or-dealer',
      part: 'exhaust',
    },
  ],
  faultCodes: [],
  engines: [
    'FPT four-cylinder diesels in the later 580s and 590s. Isuzu in the D Series excavators listed.',
    'Most Tier 4 Final backhoes use SCR and no particulate filter. Bad DEF can derate them.',
  ],
  intervals: [{ item: 'Backhoe-end greasing, N Series fluid checks', when: 'Daily, before you dig.' }],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'We lower and block the hoe, clean around the fault and put gauges on. You get the readings and a price. If you approve, we repair it, cycle every function and watch the fix at working temperature.',
  aroundTulsa:
    'Plumbers, dirt contractors and small towns keep 580s working from Sapulpa to Claremore. Rental yards run the track loaders. We work in the street, inside the plant gate or on a county road. At a trench, give us solid ground well back from the edge.',
  whyMobile:
    'The pipe crew can’t dig while the hoe is down, so we come to the ditch, at night in an emergency. You get clutch and pump pressures on paper before you pay for a rebuild. The Bobcat and the mini excavator on the same job can go on that visit.',
  limits:
    'Transmission, torque converter and pump rebuilds go to a shop. We pull and reinstall them where there’s room to work. Case’s own software and warranty work go to the Case dealer.',
  haveReady: [
    'PIN off the plate on the frame (on a 580, it varies by age)',
    'On a 580, which transmission',
    'How it acts cold and how it acts hot',
    'What was last opened, drained or refilled',
    'Where the hoe, bucket or blade is now',
  ],
  faqs: [
    {
      q: 'Do you fix hydraulic hoses on a Case 580?',
      a: 'Yes. Tell us the PIN and send a photo of both fittings. We bring the hose that fits.',
    },
    {
      q: 'Is an old 580 worth fixing?',
      a: 'Usually, if pins, bushings and the loader frame are sound. If not, we tell you before you spend money.',
    },
    {
      q: 'Can I change the hydraulic oil myself?',
      a: 'Yes, if you fill the filters and prime the pump as the manual says. If it whines, shut it off and call us.',
    },
  ],
  related: ['jcb', 'john-deere', 'new-holland'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
