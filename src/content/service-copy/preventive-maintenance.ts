import { regulations } from '../regulations';
import type { ServiceCopy } from '../service-copy';

export default {
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
} satisfies ServiceCopy;
