/** Copy of the three service pages. Ships with those pages alone. */
import { business, serviceAreaTiers } from './business';
import { type Regulation, regulations } from './regulations';
import type { ServiceSlug } from './services';

export type ServiceCopy = {
  lead: string;
  intro: readonly string[];
  /** One row a kind of work: what is done where the unit stands, and what needs a shop. */
  scope: { caption: string; rows: readonly { work: string; onSite: string; shop: string }[] };
  steps: readonly { title: string; text: string }[];
  records: { intro: string; items: readonly string[] };
  /** What to have at hand when calling or booking. */
  ready: readonly string[];
  rules: { intro: string; items: readonly Regulation[] };
  faq: readonly { q: string; a: string }[];
};

export const serviceCopy = {
  'emergency-repair': {
    lead: 'A truck on the shoulder, a lift stuck in the air, an excavator down in an open trench: call, and talk through with a person what happens next.',
    intro: [
      'The emergency line is answered day and night, every day. The aim of the first visit is to get the unit working again, or at least safe and movable, with what a service truck can carry. When a fault can’t be put right where it stands, it is better to know that on the phone, before hours are spent on it.',
      'An executive of one national mobile-service company told the trade press that about 85 percent of its services can be done on site. The table below draws the line for ours.',
    ],
    scope: {
      caption: 'What is repaired where it stands, and what is not',
      rows: [
        {
          work: 'Air and brakes',
          onSite: 'Leaks, lines, chambers, valves, frozen systems, adjustment checks',
          shop: 'Axle-end machining, foundation brakes on a unit that can’t be lifted safely where it stands',
        },
        {
          work: 'Starting and charging',
          onSite: 'Batteries, cables, starters, alternators, grounds, parasitic draws',
          shop: 'Harness replacement behind the dash or through the frame',
        },
        {
          work: 'Cooling',
          onSite: 'Hoses, belts, clamps, thermostats, water pumps with open access',
          shop: 'Radiator cores, head gaskets',
        },
        {
          work: 'Fuel and aftertreatment',
          onSite:
            'Filters, priming, gelled fuel, fault codes and derates, sensors, forced regeneration where it is safe',
          shop: 'Injector sets, filter cleaning off the truck. Emission deletes: never, anywhere',
        },
        {
          work: 'Hydraulics',
          onSite: 'Hoses, fittings, accessible seals and valves, emergency lowering of a platform',
          shop: 'Pump and main-valve overhaul, cylinder rebuilds that need a bench',
        },
        {
          work: 'Lights and electrics',
          onSite: 'Lamps, connectors, trailer cords, switches, interlocks',
          shop: 'Control-unit programming reserved to the maker’s dealers',
        },
        {
          work: 'Tires',
          onSite: 'Arranged with a tire service and coordinated with the repair',
          shop: 'Wheel-end damage that spread to axle or spindle',
        },
        {
          work: 'Major components',
          onSite: 'Diagnosis, and making the unit safe to tow',
          shop: 'Engine swaps, transmission overhaul, frame welding. Welding on forks: never',
        },
      ],
    },
    steps: [
      {
        title: 'Safety first',
        text: 'We ask whether people are safe and whether the unit blocks traffic. If anyone is in danger, call 911 before you call us.',
      },
      {
        title: 'Five answers',
        text: 'Where it is, which unit, what it does or won’t do, whether it is safe to stand there, and what it carries.',
      },
      {
        title: 'Typical arrival',
        text: 'You hear the typical arrival for that place and that hour, and what to switch off meanwhile. Traffic, weather and other jobs can move it.',
      },
      {
        title: 'Diagnosis before parts',
        text: 'The first finding decides what is worth doing on the spot. Ask for the likely cost at that point: the repair goes on with your yes.',
      },
      {
        title: 'Repair, proof, paper',
        text: 'The repair is tested under the conditions that showed the fault, and written down for the unit’s file.',
      },
    ],
    records: {
      intro: 'An emergency should leave the same paper as planned work. It holds:',
      items: [
        'Unit, VIN or serial number, miles or hours, place and time',
        'What was reported, what was found, and the codes as they were before clearing',
        'What was done, with part numbers, and what was only made safe until a full repair',
        'For a defect listed on a driver’s report: the wording the carrier needs to certify the repair',
      ],
    },
    ready: [
      'Exact place: road, direction and mile marker, or gate and site contact',
      'Unit number, make, model, and the last eight of the VIN or the serial number',
      'Warning lamps and codes, as shown: a photo is best',
      'What happened just before, and whether it still starts, steers, stops and lifts',
      'Load: hazardous or refrigerated cargo changes the plan',
      'Who can approve the cost, and how to reach them',
    ],
    rules: {
      intro: 'Two rules shape what may drive away after a roadside repair:',
      items: [
        regulations['cfr-396-11'],
        {
          title: 'CVSA International Roadcheck 2025',
          text: 'In the three-day inspection drive of May 2025, brakes, tires and lights led the reasons for putting vehicles out of service. Look at all three before a truck rolls on, whatever the call was about.',
          url: 'https://www.foley.io/articles/the-cvsa-releases-2025-roadcheck-inspection-results',
        },
      ],
    },
    faq: [
      {
        q: 'How soon will someone be here?',
        a: `Typical arrival is ${serviceAreaTiers.metro.responseTime} in the Tulsa metro, the same day around Oklahoma City, and ${serviceAreaTiers.regional.responseTime} elsewhere within ${business.serviceRadiusMiles} straight-line miles. Weather, traffic and jobs already running move that, so call to confirm.`,
      },
      {
        q: 'Do you come at night and on Sundays?',
        a: 'For emergencies, yes: emergency service is 24/7. Planned work keeps to office hours unless we agree otherwise.',
      },
      {
        q: 'My truck is derated but still runs. Can I keep driving?',
        a: 'It depends on the stage. Some warnings leave you time to finish the route; others cut power or speed next. Read out the exact message and any countdown when you call, and check your manual for what the next stage takes away.',
      },
      {
        q: 'What if it can’t be fixed on the spot?',
        a: 'Then it is made safe, you hear what kind of shop it needs, and the findings are written down so that the shop doesn’t start from nothing.',
      },
    ],
  },
  'preventive-maintenance': {
    lead: 'Service by hours, miles or months, whichever comes first, at your yard, with a file for every unit.',
    intro: [
      'A maintenance plan starts with a list: every unit, its hours or miles, what it does all day, and what its manual asks. From that come two or three service levels and a calendar that fits your shifts. The usual rule in the manuals is hours (or miles) or months, whichever comes first.',
      'Hours count more than miles on anything that works standing still. Two examples show how much the conditions matter. The PACCAR PX-7 manual gives 9,000 miles or 500 hours for general duty with the small oil pan. A Cat 336 manual gives 1,000 hours with Cat fluids, filters and oil sampling, 500 if one of them is missing, and 250 with none. Check your own manual: engine, pan and fluid change the figure.',
    ],
    scope: {
      caption: 'Three service levels, and what each leaves to a shop',
      rows: [
        {
          work: 'A: inspect and top up',
          onSite: 'Walk-around, fluids, leaks, belts, brakes measured, tires, lights, grease, codes read',
          shop: 'Nothing: findings become a list with priorities',
        },
        {
          work: 'B: oil and filters',
          onSite:
            'Everything in A, engine oil and filter, fuel filters, oil sample, battery test, air dryer check',
          shop: 'Alignment, wheel balancing',
        },
        {
          work: 'C: the yearly list',
          onSite:
            'Everything in B, coolant tested, driveline and hydraulic fluids and filters by the manual, valve clearance where it can be reached',
          shop: 'Internal engine and transmission work found necessary',
        },
        {
          work: 'Lifts',
          onSite: 'Frequent and annual inspections by the maker’s list, batteries, hoses, function tests',
          shop: 'Structural repairs, which need the maker’s approval',
        },
        {
          work: 'Forklifts',
          onSite: 'Forks, chains, mast, brakes, batteries or LP system, by hours',
          shop: 'Mast rebuilds, drive-unit overhaul',
        },
        {
          work: 'Sampling',
          onSite: 'Engine, hydraulic and gear oil drawn warm, labeled by unit and hours',
          shop: 'The analysis is a laboratory’s; the report goes into the unit’s file',
        },
      ],
    },
    steps: [
      {
        title: 'List and photos',
        text: 'Send what you have. Plates and hour meters photographed on one walk through the yard are enough to start.',
      },
      {
        title: 'First visit: a baseline',
        text: 'Each unit gets an A inspection. Findings are sorted: unsafe now, soon, watch.',
      },
      {
        title: 'Plan and calendar',
        text: 'Levels and dates per unit, grouped so that one visit does several, outside the hours you need them.',
      },
      {
        title: 'Service days',
        text: 'The list is worked through, and keys and a summary go back to you. A unit with an unsafe fault is tagged, and you are called.',
      },
      {
        title: 'Adjust by evidence',
        text: 'Oil samples, wear measured and hours actually run move the next date, within what the manual allows.',
      },
    ],
    records: {
      intro: 'What the file of a unit holds, and what to ask any shop for:',
      items: [
        'What was due, what was done, by whom, at which hours or miles',
        'Parts and fluids by number and grade, so that the next service matches',
        'Measurements: brake stroke and lining, tread, chain and fork wear, battery state',
        'Sample results over time, because the trend says more than one figure',
        'Open findings with their priority, until closed',
      ],
    },
    ready: [
      'Unit list with make, model, year, serial number or VIN',
      'Hours and miles today, and roughly how many a week',
      'Last services you know of, and any sample reports',
      'When units are parked, and where a service truck can stand with drip pans',
      'Who decides on extra work, and up to which amount without a call',
    ],
    rules: {
      intro: 'Maintenance is also a paper duty. The rules behind ours:',
      items: [
        {
          title: '49 CFR part 396, maintenance records',
          text: 'For vehicles under the federal rules, maintenance records are kept one year, and six months more after the vehicle leaves the carrier’s control.',
          url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396',
        },
        regulations['osha-1910-178'],
        regulations['ansi-a92-22'],
      ],
    },
    faq: [
      {
        q: 'Do you follow the manufacturer’s intervals?',
        a: 'Yes. The maker’s manual for your serial number is the starting point, and severe duty, heat and idling shorten it. A longer drain needs oil samples to back it, and a manual that allows it.',
      },
      {
        q: 'Does independent service affect a warranty?',
        a: 'Keep the records and use the fluids and filters the manual names. Warranty repairs and recalls belong to the dealer.',
      },
      {
        q: 'How many units make a plan worthwhile?',
        a: 'There is no fixed number. One machine that stops a whole crew can be reason enough; for vans and trucks a visit pays off when several stand together.',
      },
      {
        q: 'What happens to the old oil and filters?',
        a: 'Settle that when you book: many sites collect their own, and some have rules for spills and waste. What matters is that somebody is named for it.',
      },
    ],
  },
  'dot-inspection': {
    lead: 'The annual inspection of 49 CFR 396.17 for trucks, trailers and dollies, done at your yard, with the report and the proof that has to ride along.',
    intro: [
      'Every commercial motor vehicle under the federal rules has to have passed an inspection of the parts listed in Appendix A to part 396 within the last 12 months. It is per vehicle, not per combination: tractor, semitrailer, full trailer and converter dolly each have their own report.',
      'A clean roadside inspection used to count; since 2016 it does not. And the paper matters as much as the brakes: operating without proof of inspection was the most cited item of fiscal year 2025, with 158,057 citations.',
    ],
    scope: {
      caption: 'Appendix A, group by group: checked at your yard, and what a failure may need',
      rows: [
        {
          work: 'Brakes',
          onSite:
            'Stroke, linings, drums or rotors, hoses, chambers, low-air warning, tractor protection valve, parking brake',
          shop: 'Drums and adjusters when the parts are not at hand; axle-end work',
        },
        {
          work: 'Steering and suspension',
          onSite: 'Free play, linkage, gear box mounts, springs, U-bolts, air bags, torque arms',
          shop: 'Spring packs, kingpins, alignment',
        },
        {
          work: 'Frame and coupling',
          onSite: 'Cracks, loose members, fifth wheel, kingpin, pintle, safety devices',
          shop: 'Frame welding and straightening',
        },
        {
          work: 'Tires, wheels, rims',
          onSite: 'Tread, sidewalls, inflation, cracks, missing or loose fasteners',
          shop: 'Tire mounting by a tire service we arrange',
        },
        {
          work: 'Lighting',
          onSite: 'Every required lamp and reflector, trailer cord and socket, repaired on the spot',
          shop: 'Rarely',
        },
        {
          work: 'Fuel and exhaust',
          onSite: 'Leaks, caps, mounting, exhaust routing',
          shop: 'Tank replacement',
        },
        {
          work: 'Glass, wipers, cargo',
          onSite: 'Windshield, wipers, safe loading, securement points',
          shop: 'Windshield replacement by a glass company',
        },
      ],
    },
    steps: [
      {
        title: 'Which rule applies',
        text: 'Weight rating, cargo and whether the truck ever crosses a state line decide it. We go through that on the phone, and point you to the text for the decision that is yours.',
      },
      {
        title: 'Line-up',
        text: 'Units parked on firm, level ground, with room to get underneath and to pull through. Trailers dropped, last year’s reports at hand.',
      },
      {
        title: 'Inspection',
        text: 'Appendix A from front to back, with measurements, and a photo of each thing that fails.',
      },
      {
        title: 'Repair, if you say so',
        text: 'Lamps, hoses, brake adjustment and much else can often be put right in the same visit. A unit that fails is not signed off until it passes.',
      },
      {
        title: 'Report and proof',
        text: 'A report for each vehicle, and the decal or copy that goes on it.',
      },
    ],
    records: {
      intro: 'What you hold afterward, and for how long:',
      items: [
        'The inspection report, 14 months, where the vehicle is housed or maintained',
        'Proof on the vehicle at all times: the report itself, or a sticker with the date, where the report is kept, the unit and the certification',
        'Evidence of the inspector’s qualification, until one year after they stop. A garage may hold it for you, but you must be able to produce it',
        'Roadside inspection reports, 12 months; drivers’ reports, 3 months',
        'Maintenance records, one year, and six months after the vehicle leaves you',
      ],
    },
    ready: [
      'List of units with VIN, plate and weight rating, trailers and dollies included',
      'Last year’s reports or decal dates',
      'Whether any unit crosses into Kansas, Missouri, Arkansas or Texas, even now and then',
      'Level ground, and light if it is after dark',
      'Somebody who can start, move and approve repairs',
    ],
    rules: {
      intro: 'Read them yourself. Rules change, and the text decides, not this page:',
      items: [
        regulations['cfr-396-17'],
        {
          title: '49 CFR 396.19, inspector qualifications',
          text: 'The inspector understands part 393 and Appendix A, knows the methods and tools, and has at least one year of training or experience. No license is required; the evidence is kept.',
          url: 'https://www.fmcsa.dot.gov/regulations/title49/section/396.19',
        },
        regulations['cfr-390-5'],
        regulations['ok-intrastate'],
        {
          title: '81 FR 47732, roadside inspections no longer count',
          text: 'The rule of 2016 itself, for those who were told otherwise.',
          url: 'https://thefederalregister.org/81-FR/47732',
        },
      ],
    },
    faq: [
      {
        q: 'My trucks are under 26,000 pounds and stay in Oklahoma. Do I need one?',
        a: 'Generally the federal parts don’t reach them then, unless passengers or placarded materials do. One trip across a state line can change the answer for a truck of 10,001 pounds or more, and our service circle alone reaches three other states. Confirm the current state rule.',
      },
      {
        q: 'Is there an official DOT inspector license?',
        a: 'No license is required. The rule asks for knowledge, skill and at least one year of training or experience, with evidence of it on file. Ask whoever inspects your trucks, us included, for that evidence.',
      },
      {
        q: 'Can you pass a truck that has a burned-out lamp?',
        a: 'Not while it is out: required lamps must work. A lamp can usually be replaced in the same visit, and then that point passes.',
      },
      {
        q: 'How long does it take?',
        a: 'It depends on the unit and on what turns up. Send the list first, and ask how many fit into one visit before you park a row of trucks for it.',
      },
    ],
  },
} as const satisfies Record<ServiceSlug, ServiceCopy>;
