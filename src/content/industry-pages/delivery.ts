import type { IndustryContent } from '../industry-content';
import { recallLookup, regulations } from '../rules/regulations';

export default {
  heading: 'Delivery Van and Truck Repair at Your Tulsa Dock',
  lead: 'Vans and box trucks fixed at your dock, day or night. For planned service, we come after routes and work down the row.',
  intro: [
    'A missed route can cost more than the repair. Take a van to a shop and you lose a driver, a follow car and half a day. We come to the lot instead and start with the van that leaves first tomorrow. Is a van smoking, or stuck in a traffic lane? Get people clear if it’s safe, and call 911 before you call us.',
    'We do oil, filters, brakes, batteries, charging, suspension joints, doors, liftgates and DEF faults. Box trucks, semis, yard tractors and dock forklifts go on the same visit. You hear our price for the service call and the hourly rate before we drive out, and your contact approves each repair.',
  ],
  focus: [
    {
      title: 'Brakes',
      text: 'Stop-and-go eats pads, and a sticking caliper eats one side first. We check pads at every service. At the quarterly inspection we measure inner and outer, before the driver hears metal.',
    },
    {
      title: 'No-starts and charging',
      text: 'A liftgate, scanners and all those starts wear out a battery. We load-test it and check the alternator, so you find the weak one before the first cold morning does.',
    },
    {
      title: 'Doors, rollers, steps and liftgates',
      text: 'They move more than anything else on the van. We fix them at the lot before a door stays open in the rain.',
    },
    {
      title: 'Ford Transit driveshaft recall',
      text: 'Some 2015 to 2017 Transits need a new driveshaft coupling every 40,000 miles until the dealer puts in the final repair, a driveshaft with U-joints. Check each VIN, and ask the dealer if yours has it. Any crack? Set the parking brake, chock the wheels and leave the van parked. The recall work is free.',
    },
    {
      title: 'Dock forklifts and pallet trucks',
      text: 'Same visit: forks, chains, brakes, batteries, hydraulic leaks.',
    },
  ],
  visit: [
    'Van list with VINs and miles, and what time each one leaves tomorrow',
    'Keys in one place, vans parked under light',
    'A place to drain oil, and your rules on spills and waste',
    'This week’s driver complaints, in their own words',
    'One evening contact who can approve a brake job',
  ],
  brands: [
    { slug: 'ford-transit', note: 'Driveshaft coupling, brakes, charging' },
    { slug: 'sprinter', note: 'DEF countdowns, flex pipes, glow plugs' },
    { slug: 'freightliner', note: 'M2 box trucks and Cascadia tractors' },
    { slug: 'international', note: 'MV and CV box trucks' },
    { slug: 'toyota-forklift', note: 'Dock forklifts' },
  ],
  rules: [recallLookup, regulations['osha-1910-178'], regulations['cfr-390-5'], regulations['ok-intrastate']],
  faq: [
    {
      q: 'How many vans fit into one evening?',
      a: 'More if it’s oil, fewer if it’s brakes. Send the list with miles and complaints, and we’ll tell you how many we can do that evening.',
    },
    {
      q: 'Do you inspect box trucks for DOT?',
      a: 'Yes. If the weight rules on this page reach your truck, it generally needs an annual inspection. We do it at your lot, and it can go with the truck’s service.',
    },
    {
      q: 'Do you work under a lease maintenance program?',
      a: 'Yes, when the leasing company approves it. Tell us whose program it is and how they approve repairs.',
    },
    {
      q: 'What if a van fails a check late in the evening?',
      a: 'We tag it and call your contact right then. We’ll say whether we can fix it before loading. With a brake or steering fault, it stays parked.',
    },
  ],
} satisfies IndustryContent;
