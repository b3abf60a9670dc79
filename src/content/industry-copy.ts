/** Copy of the four industry pages. Ships with those pages alone. */
import type { BrandSlug } from './brands';
import { serviceAreaTiers } from './business';
import type { IndustrySlug } from './industries';
import { type Regulation, regulations } from './regulations';

export type IndustryCopy = {
  lead: string;
  intro: readonly string[];
  /** What stops such a fleet, and what we do about it on site. */
  focus: readonly { title: string; text: string }[];
  /** How a visit is arranged there. */
  visit: readonly string[];
  brands: readonly { slug: BrandSlug; note: string }[];
  rules: readonly Regulation[];
  faq: readonly { q: string; a: string }[];
};

const recallLookup: Regulation = {
  title: 'Recall lookup by VIN',
  text: 'Open recalls for vans and trucks, free, from the National Highway Traffic Safety Administration.',
  url: 'https://www.nhtsa.gov/recalls',
};

export const industryCopy = {
  construction: {
    lead: 'One visit a site, planned around pours and lane closures, from a machine list sent in advance.',
    intro: [
      'On a jobsite the machine is rarely the expensive part of a breakdown: the crew, the pump truck and the lane closure are. So a plan starts from your schedule. Send the list of machines on the site, owned and rented, with hours and serial numbers, and pick the day when most of them stand still anyway.',
      'Tulsa’s weather sets the rest. About 66 days a year reach 90 F or more, and the wettest months are April to June, with a second peak from September to early November. That is why cooling packs come before summer, and connectors and undercarriages after the mud.',
    ],
    focus: [
      {
        title: 'Hydraulic leaks',
        text: 'A wet fitting today can be a burst hose in the pour. Lines that rub are replaced, and a hose list by machine lets the next one be made up before it is needed.',
      },
      {
        title: 'Heat',
        text: 'In dust, a blocked core is the first thing to rule out. It is blown from the clean side, out of the fins, before anyone buys a water pump.',
      },
      {
        title: 'Aftertreatment',
        text: 'Idle time loads the filter with soot. We read the level, finish a regeneration where the ground allows, and look for the cause when they repeat.',
      },
      {
        title: 'Lifts and forks',
        text: 'Limit and tilt faults, batteries, pads, forks. The frequent and annual checks apply to rented lifts as well as to your own. A Gehl telehandler manual forbids forks repaired by welding, and we don’t put such forks back to work.',
      },
    ],
    visit: [
      'Machine list with location on site, hours and serial numbers, sent in advance',
      'Gate, escort and site rules, with any protective gear beyond hat, vest, boots and glasses',
      'A place to stand, level, with room for drip pans, out of the swing of cranes',
      'One person who can release machines and approve extra work',
      'The pour or closure that can’t move, so that the visit is planned around it',
    ],
    brands: [
      { slug: 'cat', note: 'excavators, loaders, dozers, backhoes' },
      { slug: 'komatsu', note: 'excavators and loaders' },
      { slug: 'john-deere', note: 'backhoes and loaders' },
      { slug: 'bobcat', note: 'skid steers and track loaders' },
      { slug: 'jlg', note: 'booms, scissors and telehandlers' },
      { slug: 'case', note: 'backhoes and loaders' },
    ],
    rules: [regulations['osha-scissor'], regulations['ansi-a92-22']],
    faq: [
      {
        q: 'Do you service rented machines?',
        a: 'Call the rental company first: the contract usually says who may touch them. The daily checks are commonly yours, the repairs theirs to decide. Either of you can ask us for a quote.',
      },
      {
        q: 'Can several sites share one plan?',
        a: 'Yes. Keep one list for each site, and one file for each machine that follows it from site to site. Sites near each other can share a trip: ask.',
      },
      {
        q: 'Do you inspect cranes?',
        a: 'No. Crane inspection is a trade of its own. A telehandler that lifts with a hook or a winch may fall under crane rules too, so ask a crane inspector before the pick.',
      },
    ],
  },
  delivery: {
    lead: 'Vans and box trucks serviced in batches at your dock, after the routes end and before the next loading.',
    intro: [
      'A delivery fleet loses money by the missed route. A shop visit takes a driver, a follow car and part of a day for each van. A batch at the lot takes an evening in which nothing was going to move, in the order of tomorrow’s routes.',
      'Much of it needs no shop. An executive of Dickinson, a national mobile-service company, has put the share of its services that can be done on site at about 85 percent.',
    ],
    focus: [
      {
        title: 'Brakes',
        text: 'Stop-and-go eats pads unevenly. Measured at each visit and replaced by thickness and trend, not by the noise a driver reports.',
      },
      {
        title: 'Batteries and charging',
        text: 'Many starts a day, scanners and a lift gate on the same battery, and summer heat. A test under load shows which one is unlikely to last to the first cold morning.',
      },
      {
        title: 'Doors, rollers, steps',
        text: 'The parts of a delivery van that move most. They are small and can be replaced at the lot, before a door stays open in the rain.',
      },
      {
        title: 'Recalls',
        text: 'Some 2015 to 2017 Ford Transits were recalled for the flexible driveshaft coupling, with replacement every 30,000 to 40,000 miles until the final repair. Check each VIN: the repair itself is free at a dealer.',
      },
      {
        title: 'Dock equipment',
        text: 'Forklifts and pallet trucks are seen in the same visit: forks, chains, brakes, batteries.',
      },
    ],
    visit: [
      'Van list with VINs and miles, and which must run at what hour tomorrow',
      'Keys in one place, vans parked in reach of light',
      'A place to drain and refill, and your site’s rules for spills and waste oil',
      'Driver complaints of the week, in their own words',
      'One contact for the evening who can approve a brake job',
    ],
    brands: [
      { slug: 'ford-transit', note: 'coupling, brakes, charging' },
      { slug: 'sprinter', note: 'DEF countdowns, flex pipes, glow plugs' },
      { slug: 'freightliner', note: 'M2 box trucks and Cascadia tractors' },
      { slug: 'international', note: 'MV and CV box trucks' },
      { slug: 'toyota-forklift', note: 'dock forklifts' },
    ],
    rules: [recallLookup, regulations['osha-1910-178'], regulations['cfr-390-5']],
    faq: [
      {
        q: 'How many vans fit into one evening?',
        a: 'It depends on what they need. Send the list with miles and complaints, and ask for an order of work before you hold vans back.',
      },
      {
        q: 'Do you work under a leased fleet’s maintenance program?',
        a: 'Tell us whose program it is and which authorization it asks for before the unit is touched. Some leases name who may do the work.',
      },
      {
        q: 'What if a van fails a check late in the evening?',
        a: 'It is tagged, and your contact hears whether it can be fixed before loading. With a brake or steering fault the van stays parked.',
      },
    ],
  },
  'utilities-energy': {
    lead: 'Bucket trucks, diggers and oilfield trucks, serviced by PTO hours and test dates, with the storm list done before the storm.',
    intro: [
      'A utility truck grows old standing still. The engine drives the boom for hours at one spot while the odometer hardly moves, and oil, coolers, PTO and hydraulics age by hours. So plan by hours, engine and PTO both, and keep the aerial device’s own dates beside the chassis dates.',
      'Then there is storm work. Tulsa County has thunderstorms on about 50 days a year, and in February 2021 Tulsa fell to -14 F. The time to find a weak battery or a sticking interlock is the quiet week before.',
    ],
    focus: [
      {
        title: 'PTO and parking-brake interlocks',
        text: 'International MV and HV trucks were recalled in 2019, 2020 and 2023 over the PTO and the parking brake. Check each VIN, and test the interlock before a crew depends on it.',
      },
      {
        title: 'Idle hours and soot',
        text: 'Long idling at the pole loads the filter. We read the soot level, complete a regeneration in the yard, and look at idle and PTO engine speed.',
      },
      {
        title: 'Hydraulic creep',
        text: 'A boom that settles or an outrigger that sinks is taken out of service until the cause is found: holding valve, cylinder or air in the system.',
      },
      {
        title: 'Pump and compressor engines',
        text: 'The engines behind pumps, compressors and generators get the same oil sampling and belts as the trucks that tow them.',
      },
    ],
    visit: [
      'Unit list with engine hours, PTO hours and the last dielectric and annual dates',
      'The aerial’s make, model and serial number: its manual is not the chassis manual',
      'Yard hours and a place to swing a boom clear of lines',
      'For wells and plants: access rules, gas monitors and escorts, told before we load',
      'A contact for storm days who can be reached at night',
    ],
    brands: [
      { slug: 'terex', note: 'buckets and diggers' },
      { slug: 'international', note: 'MV and HV chassis, PTO campaigns' },
      { slug: 'mack', note: 'Granite and other severe-duty chassis' },
      { slug: 'cummins', note: 'engines with PTO and stationary duty' },
    ],
    rules: [recallLookup, regulations['ansi-a92-2'], regulations['cfr-396-17']],
    faq: [
      {
        q: 'Do you perform dielectric tests?',
        a: 'No. They are done by a test company with the equipment for it. We can get the truck ready for the date, and repair what the test finds within the maker’s limits.',
      },
      {
        q: 'Can you come during a storm response?',
        a: `The emergency line is open day and night. Typical arrival is ${serviceAreaTiers.metro.responseTime} in the Tulsa metro in ordinary conditions. With roads iced or lines down it takes longer, so call and ask what is realistic.`,
      },
      {
        q: 'Why hours instead of miles?',
        a: 'Because that is how an engine ages when it drives a boom. The PACCAR PX-7 manual, for one, gives a drain limit in hours beside the miles: 500 with the small oil pan in general duty. Check your own manual for your figure.',
      },
    ],
  },
  agriculture: {
    lead: 'Combines, tractors and farm trucks looked over before hay and wheat, and repaired in the field when something stops.',
    intro: [
      'The wettest months around Tulsa are April to June, which leaves few dry days for hay and wheat. The work that saves those days is done earlier. Book in April, and the combine is opened up while there is still time to get parts.',
      'In the field, what stops the crop is repaired and what can wait is written down. After harvest comes the other half: cleaning, draining, storing, and a list for winter.',
    ],
    focus: [
      {
        title: 'Pre-harvest check',
        text: 'DTN Progressive Farmer describes a list of 29 points that one 37,000-acre farm runs before wheat harvest in spring, and again before corn. A list like it, adapted to your machine and manual, sorts what to fix now from what can wait.',
      },
      {
        title: 'Belts, bearings, chains',
        text: 'Measured and felt in spring, when there is time to order. In June the same part stops the crop.',
      },
      {
        title: 'Heat and chaff',
        text: 'Screens, coolers and the engine bay are cleaned: a blocked screen overheats the engine, and chaff on hot parts can burn.',
      },
      {
        title: 'DEF and aftertreatment',
        text: 'Fluid that stood through a summer in the barn can start the trouble. We test it, read the codes, and explain what the warning leaves you time for. Deletes are illegal, and we don’t do them.',
      },
    ],
    visit: [
      'Make, model, serial number and hours, engine and separator both for combines',
      'Where it stands: section, gate, and whether a service truck gets in after rain',
      'What it does: noise, heat, codes, when it started. A short video helps',
      'Somebody on site who can start and move it',
      'An extinguisher near by when work is done in stubble',
    ],
    brands: [
      { slug: 'case-ih', note: 'combines and tractors' },
      { slug: 'john-deere', note: 'tractors and loaders' },
      { slug: 'massey-ferguson', note: 'tractors and hay tools' },
      { slug: 'new-holland', note: 'tractors, balers and loaders' },
      { slug: 'kubota', note: 'utility tractors and track loaders' },
    ],
    rules: [regulations['epa-def-2025'], regulations['ok-intrastate']],
    faq: [
      {
        q: 'When should I book the pre-harvest check?',
        a: 'In April or earlier. Later, the wait for parts can decide your harvest date. The growing season here is about 220 days, but the days that pay for it are few.',
      },
      {
        q: 'Will you come into the field?',
        a: 'Where a service truck can get in and out, yes. After rain tell us about the gate and the low spots, and have a tractor ready.',
      },
      {
        q: 'Can you update software on my tractor?',
        a: 'Dealer-only programming stays with the dealer, and we say so before you pay for the drive. Mechanical, hydraulic, electrical and fuel work is ours.',
      },
    ],
  },
} as const satisfies Record<IndustrySlug, IndustryCopy>;
