import { business, serviceAreaTiers } from '../business';
import { regulations } from '../regulations';
import type { ServiceCopy } from '../service-copy';

export default {
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
} satisfies ServiceCopy;
