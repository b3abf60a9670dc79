import { serviceDrawings } from '../drawings/service-drawings';
import { regulations } from '../rules/regulations';
import type { ServiceContent } from '../service-content';

export default {
  drawing: serviceDrawings['preventive-maintenance'],
  heading: 'Fleet Maintenance at Your Yard in Tulsa',
  lead: 'We service your trucks, vans and machines at your yard, on your schedule, before they quit on you. No driver shuttles, no shop line.',
  intro: [
    'Oil changes, filters, brakes, greasing, belts, coolant, batteries, oil samples: we do them where you park. Send us the unit list with hours or miles. We set the service levels and build a calendar around your shifts.',
    'How long between oil changes? It depends on the work. Idle time, PTO hours, heat and dust shorten the interval, and oil samples can sometimes stretch it. A truck on a PTO often reaches its hours limit long before its miles. Check your manual, or send us the model and we’ll tell you what’s due.',
    'Here’s a sample year for six day cabs at one yard, in five visits. In January, all six get an A service. Trucks 1 to 3 get a B service in April, and trucks 4 to 6 get theirs in May. In October, two visits cover the C service and the DOT annual for all six. Your miles and hours set the real dates.',
  ],
  scope: {
    caption: 'A, B and C service: what we do at your yard',
    rows: [
      {
        work: 'A service: inspect and top off',
        onSite:
          'Walk-around, fluids, leaks, belts, brake wear, tires, lights, grease, fault codes. You get a list of findings, worst first',
      },
      {
        work: 'B service: oil and filters',
        onSite:
          'All of A, plus engine oil and filter, fuel filters, oil sample, battery test, air dryer check',
      },
      {
        work: 'C service: yearly',
        onSite:
          'All of B, plus coolant test, driveline and hydraulic fluids and filters by the manual, valve lash when the manual calls for it',
        shop: 'Internal engine and transmission work. Alignment and wheel balancing, if you need them',
      },
      {
        work: 'Boom and scissor lifts',
        onSite:
          'Batteries, chargers, hoses, function tests, limit and tilt switches. Need the frequent or the annual inspection? Call with the model, and we’ll tell you whether we can do it',
        shop: 'Structural repair, which needs the manufacturer’s approval',
      },
      {
        work: 'Forklifts',
        onSite: 'Forks, chains, mast, brakes, batteries or LP system, by hours',
        shop: 'Mast rebuilds, drive-unit overhaul',
      },
      {
        work: 'Oil samples',
        onSite: 'Engine, hydraulic and gear oil, drawn warm, labeled by unit and hours',
        shop: 'A lab runs the sample. We read the report with you',
      },
    ],
  },
  steps: [
    {
      title: 'Send a list',
      text: 'Snap the data plates and hour meters on one walk through the yard. That’s enough to start.',
    },
    {
      title: 'First visit',
      text: 'Every unit gets an A service. We sort what we find: unsafe now, fix soon, keep an eye on.',
    },
    {
      title: 'Your calendar',
      text: 'We set a level and a date for each unit and group them, so one visit covers several.',
    },
    {
      title: 'Service days',
      text: 'We work down the list and hand back keys and a summary. Unsafe unit? We tag it and call you.',
    },
    {
      title: 'Adjust as we go',
      text: 'Oil samples, brake wear and real hours tell us when to move the next date, inside what the manual allows.',
    },
  ],
  records: {
    intro: 'Every unit gets a file you can hand to an auditor or a buyer:',
    items: [
      'What was due, what we did, and at how many hours or miles',
      'Parts and fluids by number and grade, so the next service matches',
      'Measurements: brake stroke and lining, tread, chains, forks, battery health',
      'Oil sample results over time',
      'Open findings, until we close them',
    ],
  },
  ready: [
    'Unit list with make, model, year, serial number or VIN',
    'Hours and miles today, and about how many a week',
    'Last service on each, and any oil reports',
    'When the units are parked, and where our truck fits',
    'Who approves extra work, and up to what amount without a call',
  ],
  rules: {
    intro: 'Records and checks that most fleets owe:',
    items: [
      {
        name: '49 CFR part 396, maintenance records',
        text: 'Carriers under the federal rules keep maintenance records for a year, and for six months after the vehicle leaves the fleet.',
        url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396',
      },
      regulations['osha-1910-178'],
      regulations['ansi-a92-22'],
    ],
  },
  faq: [
    {
      q: 'Do you follow the manufacturer’s service intervals?',
      a: 'Yes. We come sooner for heat, dust and idling. We go longer only with oil samples, and where the manual allows it.',
    },
    {
      q: 'Does independent service void my warranty?',
      a: 'Usually it doesn’t, but a commercial warranty follows its own terms, so read yours. Use the fluids and filters the manual names, and keep the records we write for you. Warranty repairs themselves go to the dealer.',
    },
    {
      q: 'How many units do I need for a plan?',
      a: 'One is enough, if it stops your crew when it quits. With more units at one yard, each visit costs you less per unit.',
    },
    {
      q: 'What happens to the old oil and filters?',
      a: 'The oil can go in your used-oil tank if you have one. If you don’t, we settle who hauls the oil and the filters before we drain anything.',
    },
  ],
} satisfies ServiceContent;
