/** The guides and the printable checklists of /resources. */
import { business, phoneText } from '../business';
import type { RegulationId } from '../rules/regulation-sources';

export type Checklist = {
  /** Anchor of the list on the page. */
  id: string;
  title: string;
  /** Who fills it in, and when. */
  use: string;
  /** What the head of the sheet leaves room for. */
  fields: readonly string[];
  groups: readonly { name: string; items: readonly string[] }[];
  /** Who signs, if it isn’t one signature. */
  signatures?: readonly string[];
  /** What to do with the form, and what the list is not. */
  note: string;
  rule: RegulationId;
};

export const checklists: readonly Checklist[] = [
  {
    id: 'annual-dot-inspection',
    title: 'Annual DOT inspection checklist (Appendix A)',
    use: 'For a qualified inspector. Fill out one for each truck, tractor, trailer and dolly. Mark each item OK, needs repair or N/A.',
    fields: ['Carrier', 'Unit and plate', 'VIN', 'Odometer', 'Inspector', 'Date'],
    groups: [
      {
        name: '1. Brakes',
        items: [
          'Service brakes: all present, adjusted, no loose or broken part',
          'Parking brake holds and releases',
          'Drums or rotors, linings or pads',
          'Hoses and tubing: no chafing, leaks or kinks',
          'Low-pressure warning, gauges',
          'Tractor protection valve',
          'Compressor, belts, mounting',
          'Electric, hydraulic or vacuum brakes, if it has them',
          'ABS and automatic adjusters where required',
        ],
      },
      {
        name: '2. Coupling devices',
        items: [
          'Fifth wheel: mounting, plate, jaws, slider',
          'Pintle hook, drawbar eye, tongue',
          'Safety chains or cables',
          'Saddle mounts',
        ],
      },
      {
        name: '3. Exhaust',
        items: [
          'No leak ahead of or under the cab or sleeper',
          'No part likely to burn wiring, fuel line or load',
        ],
      },
      { name: '4. Fuel system', items: ['No visible leak', 'Cap in place', 'Tank and lines secure'] },
      {
        name: '5. Lighting',
        items: ['Every required light and reflector works', 'Reflective tape on the trailer'],
      },
      {
        name: '6. Safe loading',
        items: ['Load, spare and body parts secure', 'Protection against shifting cargo', 'Container locks'],
      },
      {
        name: '7. Steering',
        items: [
          'Free play at the wheel',
          'Column, box and mounting',
          'Pitman arm, drag link, tie rods, ball joints',
          'Front axle beam',
          'Power steering: no leaks; belts, fluid',
        ],
      },
      {
        name: '8. Suspension',
        items: [
          'U-bolts, hangers, spring leaves',
          'Air springs and lines',
          'Torque, radius and tracking arms',
        ],
      },
      {
        name: '9. Frame',
        items: [
          'Members not cracked, loose or bent',
          'Tire and wheel clearance',
          'Sliding axle: locks and pins',
        ],
      },
      {
        name: '10. Tires',
        items: [
          'Steer axle: tread, cuts, cord; not regrooved or recapped where the rules forbid it',
          'All others: tread, leaks, inflation, duals not touching',
        ],
      },
      {
        name: '11. Wheels and rims',
        items: [
          'Lock and side rings',
          'No cracks, elongated holes or welds',
          'Lug nuts and studs complete and tight',
        ],
      },
      {
        name: '12. Windshield glazing',
        items: ['No cracks, discoloration or blocked view (49 CFR 393.60)'],
      },
      { name: '13. Wipers', items: ['Both sweep, blades complete'] },
      { name: '14. Motorcoach seats', items: ['Secure in the bus'] },
      { name: '15. Rear impact guard', items: ['In place, sound, at the right height'] },
      { name: 'Result', items: ['Passed', 'Did not pass'] },
    ],
    signatures: [
      'I certify that this inspection is accurate and complete and complies with 49 CFR 396.17. Inspector’s signature:',
    ],
    note: 'Rather have us do it? We inspect at your yard and, on the same visit, fix what we have the parts for. This form follows Appendix A to part 396, so keep the current appendix with it. Filled in and signed, it has what 49 CFR 396.21 asks of the report: inspector, carrier, date, vehicle, parts with results, and the certification. Keep it 14 months. The vehicle carries a copy, or a sticker with the date, the carrier and address where the report is kept, the unit, and that it passed.',
    rule: 'cfr-396-17',
  },
  {
    id: 'driver-vehicle-inspection-report',
    title: 'Driver vehicle inspection report (DVIR)',
    use: 'The driver fills this out at the end of the day, one for each truck or combination, and circles each part with a defect. A day without a defect needs no form.',
    fields: ['Carrier', 'Unit', 'Trailer', 'Odometer', 'Driver', 'Date'],
    groups: [
      {
        name: 'Check these',
        items: [
          'Service brakes and trailer brake connections',
          'Parking brake',
          'Steering mechanism',
          'Lighting devices and reflectors',
          'Tires',
          'Horn',
          'Windshield wipers',
          'Rear-vision mirrors',
          'Coupling devices',
          'Wheels and rims',
          'Emergency equipment',
        ],
      },
      {
        name: 'Defects',
        items: [
          'Part and side: ____________________',
          'Part and side: ____________________',
          'Part and side: ____________________',
        ],
      },
      {
        name: 'Before it goes out again',
        items: ['Repaired, by whom: ____________________', 'Repair not needed for safe operation'],
      },
    ],
    signatures: [
      'Driver who wrote the report: signature, date',
      'Carrier or its mechanic, who certifies the above: signature, date',
      'Next driver, who reviewed it: signature, date',
    ],
    note: 'When there’s a defect, three people sign: the driver, the carrier or its mechanic, and the next driver before driving (49 CFR 396.13). Keep the report three months.',
    rule: 'cfr-396-11',
  },
  {
    id: 'lift-pre-use',
    title: 'Boom and scissor lift pre-use check',
    use: 'The operator does this each day before use, and again when operators change. Tick what’s OK and circle what’s wrong.',
    fields: ['Machine', 'Serial number', 'Hours', 'Site', 'Operator', 'Date'],
    groups: [
      {
        name: 'Walk around, power off',
        items: [
          'Operator’s manual in its box, decals legible, capacity plate readable',
          'Last annual inspection within 13 months, last frequent inspection within 3 months and 150 hours',
          'Tires, wheels and lug nuts; outriggers and pads',
          'No leaks under the chassis or at cylinders',
          'Hoses, cables and the harness where platform and base move',
          'Boom, scissor stack and welds: no cracks, bent parts or missing pins',
          'Electric: battery charge, water, cables',
          'Engine: fuel, oil, coolant',
          'Platform: rails, gate closes by itself, anchor points, floor',
          'Boom lift: harness and lanyard checked, and clipped to the anchor before it moves',
        ],
      },
      {
        name: 'Functions, from the ground then the platform',
        items: [
          'Emergency stop at both stations',
          'Ground controls override the platform',
          'Emergency lowering or hand pump',
          'Lift, drive, steer, brake; enable switch or foot pedal',
          'Tilt alarm, limit switches, pothole guards',
          'Horn, lights, motion alarm',
        ],
      },
      {
        name: 'Work area',
        items: [
          'Ground firm and level, no holes or drop-offs',
          'Clear of overhead lines and structures',
          'Wind below the limit on the decal or in the manual',
          'No traffic and nobody below',
          'Someone on the ground knows the rescue plan',
        ],
      },
    ],
    note: `If it fails any item, tag it out and call us at ${phoneText}. The manufacturer’s own list comes first, so check your manual.`,
    rule: 'ansi-a92-22',
  },
  {
    id: 'forklift-daily',
    title: 'Forklift daily checklist',
    use: 'The operator does this before the truck goes to work, at least daily. If the truck runs day and night, do it after every shift. Tick what’s OK and circle what’s wrong.',
    fields: ['Truck', 'Serial number', 'Hours', 'Shift', 'Operator', 'Date'],
    groups: [
      {
        name: 'Key off',
        items: [
          'Forks: no cracks, bent tips or worn heels; locking pins in place',
          'Mast, carriage, backrest, both chains equally tight',
          'No leaks at hoses and cylinders',
          'Tires and lug nuts',
          'Overhead guard sound; data plate readable, with the attachment listed',
          'Seat belt, seat switch, steps',
          'Electric: battery connector, cables, restraint, water',
          'LP: tank and hose, no smell of gas; oil, coolant',
          'Diesel: oil, coolant, fuel, no leaks',
        ],
      },
      {
        name: 'Key on',
        items: [
          'Horn, lights, alarm, gauges',
          'Service brake and parking brake',
          'Steering without play or noise',
          'Lift, lower, tilt, sideshift: smooth and to the stops',
          'Forward and reverse; travel cuts out when you leave the seat',
          'No unusual noise, smoke or smell',
        ],
      },
      { name: 'Result', items: ['Fit for service', 'Out of service, reported to: ____________________'] },
    ],
    note: `OSHA requires the check. A written record is up to you, but it gets the defect to the person who fixes it. Report and fix defects at once. If the truck is unsafe, park it and call us at ${phoneText}.`,
    rule: 'osha-1910-178',
  },
];

export type Guide = {
  /** Anchor of the guide on the page. */
  id: string;
  heading: string;
  linkText: string;
  paragraphs: readonly string[];
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[]; note: string };
};

/** What opens a form on the screen. */
export const showForm = 'See the whole form';

export const guides: readonly Guide[] = [
  {
    id: 'papers',
    heading: 'DOT paperwork: how long to keep it, and where',
    linkText: 'DOT paperwork',
    paragraphs: [
      'A good truck still gets cited when the paperwork is missing. Here’s what 49 CFR part 396 requires you to keep, and for how long.',
    ],
    table: {
      caption: 'Inspection and maintenance records',
      columns: ['Record', 'Keep', 'Where'],
      rows: [
        [
          'Proof of the annual inspection',
          'A current one at all times, 12 months old at most',
          'On each vehicle',
        ],
        ['Annual inspection report', '14 months', 'Where you house or maintain the vehicle'],
        [
          'Evidence that whoever does the annual is qualified',
          'While they inspect, and one year after',
          'Carrier, or garage on the carrier’s behalf',
        ],
        [
          'Evidence that your own people who work on brakes are qualified',
          'While they do the work, and one year after',
          'Carrier',
        ],
        ['Driver’s report with defects', '3 months', 'Carrier'],
        ['Roadside inspection report', '12 months', 'Carrier'],
        [
          'Maintenance record',
          '1 year, and 6 months after the vehicle leaves',
          'Where you house or maintain the vehicle',
        ],
      ],
      note: 'All of it is in [49 CFR part 396](https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396). On a roadside report, fix the defects and sign within 15 days that they’re fixed. Return it if the report asks. Read the current text for your case.',
    },
  },
  {
    id: 'clocks',
    heading: 'Inspection intervals by machine',
    linkText: 'Inspection intervals',
    paragraphs: [
      'Most manuals say hours or calendar, whichever comes first. A machine that sits comes due by date. A machine that runs three shifts comes due by hours.',
    ],
    table: {
      caption: 'Inspection intervals by kind of machine',
      columns: ['Machine', 'Operator or driver', 'Inspector or mechanic', 'Who may do it'],
      rows: [
        [
          'Truck, trailer or dolly under the federal rules',
          'Each day, with a written report if there’s a defect',
          '12 months',
          'Qualified inspector',
        ],
        [
          'Boom or scissor lift',
          'Each day',
          '3 months or 150 hours (frequent), 13 months (annual)',
          'Mechanic qualified on the model',
        ],
        [
          'Bucket truck',
          'Each day',
          '1 to 12 months, by how hard it works; insulated units get the electrical tests too',
          'Qualified inspector',
        ],
        ['Digger derrick', 'Each day', '1 to 12 months, by how hard it works', 'Qualified inspector'],
        [
          'Forklift',
          'Each day or shift',
          'By the manual’s hours; forks every 12 months or sooner',
          'Trained staff',
        ],
        ['Excavator, loader or tractor', 'Each day', 'By the manual’s table of hours', 'Mechanic'],
      ],
      note: 'Lift intervals are from JLG’s table for the ANSI inspections. A manufacturer’s own list comes on top: Genie’s quarterly checks, for one, are at 250 hours. The bucket truck interval is from [ArborTIMES](https://online.flippingbook.com/view/955069838/20) on ANSI A92.2, and the derrick interval from a Terex manual. The fork interval is from a Cascade manual citing ANSI B56.1: 12 months or 2,000 hours on one shift, sooner in hard use. Other manufacturers differ, so check your manual.',
    },
  },
  {
    id: 'recalls',
    heading: 'How to check a truck or van for open recalls',
    linkText: 'Recall check',
    paragraphs: [
      'A recall stays with the VIN through every owner. The dealer for that brand generally does the repair free, even on a used truck. If the recall notice came out more than 15 years after the truck was first sold, ask first. The dealer may charge. Check before you pay to fix the symptom. The federal tool may not show every heavy truck. For those, call the truck manufacturer’s dealer with the VIN.',
    ],
    table: {
      caption: 'From VIN to repair',
      columns: ['Step', 'What to do', 'What to write down'],
      rows: [
        ['Find the VIN', 'The whole VIN, from the door frame or the registration', 'VIN and unit number'],
        ['Look it up', 'nhtsa.gov/recalls, and the dealer for heavy trucks', 'Date you checked'],
        ['Read the notice', 'See if it says don’t drive, or park outside', 'The recall number'],
        ['Book it', 'Call the dealer and find out if parts are in', 'Appointment and name'],
        ['File it', 'Keep the repair invoice with the unit', 'Date closed'],
      ],
      note: 'For excavators, tractors, lifts and forklifts, call that brand’s dealer with the serial number. Down already, for another reason? Call us.',
    },
  },
];

/** Rules listed at the foot of the page, in the order of its lists and guides. */
export const listedRules: readonly RegulationId[] = [
  'cfr-390-5',
  'ok-intrastate',
  'cfr-396-17',
  'cfr-396-11',
  'cfr-393',
  'ansi-a92-22',
  'ansi-a92-2',
  'osha-1926-453',
  'osha-scissor',
  'osha-1910-178',
  'epa-def-2025',
  'epa-def-2026',
];

export const furtherReading = [
  {
    title: 'Articles',
    text: 'Troubleshooting, recalls, DOT rules and seasonal checks, with sources.',
    path: '/blog',
  },
  {
    title: 'DOT annual inspection',
    text: 'What we check, who needs it and how to line up your units.',
    path: '/services/dot-inspection',
  },
  {
    title: 'Find your equipment',
    text: 'What we fix on each brand, its common problems and what goes to the dealer.',
    path: '/brands',
  },
];

export const title = 'Fleet Checklists and DOT Guides';

export const description =
  'DOT audit or lift check coming up? Print free checklists for trucks, lifts and forklifts and see which records to keep. Repairs near Tulsa, 24/7.';

export const lead = `Print the checklist you need, free. Something on the list failed, or a machine is down? Call ${phoneText}, day or night, and we’ll come to it.`;

export const sections = {
  checklists: {
    heading: 'Checklists to print',
    lead: `Each one prints on a single page. Copy them for your own fleet. If something fails, text a photo of the sheet to [${business.phone.display}](sms:${business.phone.e164}), and we’ll tell you what we can fix at your yard.`,
  },
  rules: {
    id: 'regulations',
    heading: 'Fleet and lift regulations',
    lead: `These are our summaries. Each one links to the rule, manual or report we read. We’re mechanics, so let the official text decide. Not sure which one covers your unit? Call ${phoneText} with the year, the brand and the weight rating.`,
  },
  more: { heading: 'More for your fleet' },
};
