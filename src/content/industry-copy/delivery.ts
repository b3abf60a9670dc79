import { recallLookup, regulations } from '../regulations';
import type { IndustryCopy } from '../industry-copy';

export default {
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
} satisfies IndustryCopy;
