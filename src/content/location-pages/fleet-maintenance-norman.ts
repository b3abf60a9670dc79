import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Fleet vans, trucks or lifts due for service in Norman? We do PM, brakes, batteries and DOT annuals at your yard. Breakdown? Call 24/7, same day typical.',
  angle:
    'Van, truck or lift down in Norman? Call at any hour. We come to your yard or the roadside, typically the same day. Fleet due for service? That’s one planned day and one service call.',
  intro: [
    'Tell us what quit, where it’s parked and what it’s blocking. We’ll give you a time and the price of the service call before you commit to anything.',
    'Blocking a traffic lane? Call 911 first, then us. Somebody stuck up in a bucket or on a lift? If they’re safe and you have someone trained on it, bring them down with the lower controls. If not, call 911.',
  ],
  plan: {
    heading: 'Emergency repair in Norman',
    caption: 'Norman breakdowns we fix where the unit is parked',
    columns: ['Symptom', 'What we repair', 'Until we get there'],
    rows: [
      [
        'Van or truck won’t start',
        'Batteries, cables, starters, alternators and grounds',
        'Stop cranking, so there’s some charge left to test with',
      ],
      [
        'Brakes drag, pull or leak air',
        'Hoses, chambers, calipers and valves',
        'Leave it parked. Tell us which wheel, and whether it’s hot',
      ],
      [
        'Hydraulic hose burst, or a boom or liftgate drifts',
        'Hoses, fittings, seals and holding valves',
        'Keep hands off the hose and everybody out from under the load',
      ],
      [
        'Derate or warning light',
        'We read the codes, find the cause and fix it',
        'Read us the dash before you turn the key off',
      ],
      [
        'Lift or bucket won’t raise, lower or drive',
        'Batteries, switches, joysticks, and limit and tilt faults',
        'Write down the code, and don’t bypass a switch',
      ],
    ],
    note: 'Smoke, sparks or a fuel leak? Shut it off, get away from it and call 911 before you call us.',
  },
  sections: [
    {
      heading: 'How a fleet service day in Norman runs',
      paragraphs: [
        'For oil changes, brakes, batteries and inspections, put the units in one place on one day. You pay for one service call, and every unit leaves with a written record. Campus vans, city trucks, service bodies, mowers and lifts can all go on the same list.',
      ],
      table: {
        caption: 'A sample Norman fleet day, from list to record',
        columns: ['Step', 'When', 'What happens', 'Who'],
        rows: [
          ['List', 'When you call', 'Unit numbers, VINs, miles or hours, last service, complaints', 'You'],
          [
            'Parts',
            'Before the day',
            'We sort filters, oil, pads and belts by unit and run each VIN for recalls',
            'Us',
          ],
          [
            'Line-up',
            'Evening before',
            'Units parked in service order, keys tagged, trailers dropped',
            'You',
          ],
          [
            'Morning',
            '8 AM',
            'Road tests first, then oil services while those engines are warm',
            'Us and one driver',
          ],
          ['Midday', '11 AM', 'Trailers, lifts and mowers, no driver needed', 'Us'],
          ['Afternoon', '2 PM', 'Repairs found that morning, each with your approval', 'Both of us'],
          ['Close-out', '5 PM', 'A record for each unit and a list of what comes next', 'Us'],
        ],
        note: 'Sample times. We set the real ones from your list. Service intervals come from each unit’s manual or oil-life monitor.',
      },
    },
    {
      heading: 'University, city and contractor fleets in Norman',
      paragraphs: [
        'A campus fleet is lots of small jobs: carts, vans, mowers, a bucket truck, a lift in a gym. We schedule the long ones for the weeks when the units are parked.',
        'City and state university fleets are generally exempt from the federal annual inspection (49 CFR 390.3T). For a contractor, it depends on weight and freight. Our [post on the annual](/blog/annual-dot-inspection-oklahoma-trucks) has a table by unit. Or send us the list: we’ll mark which units likely need one, and you confirm those with DPS.',
      ],
      table: {
        caption: 'Good windows for campus fleet work',
        columns: ['Window', 'What’s parked', 'Good time for'],
        rows: [
          ['Winter break', 'Shuttles, most vans', 'Batteries, coolant strength, heaters, brakes'],
          ['Spring break', 'Some of the vans', 'Air conditioning, before the heat'],
          ['After commencement', 'Shuttles, event lifts', 'Lift batteries and faults, long brake jobs'],
          ['Midsummer', 'Very little, so we work around crews', 'Oil changes by hours, radiators cleaned'],
        ],
      },
    },
  ],
  localFacts: [
    'We take the Turner Turnpike to Oklahoma City and then head south.',
    'Norman is about 104 miles out. It’s in Cleveland County, so our Oklahoma City times apply, nights and weekends included.',
    'Moore is in the same county and the same response area. Put units from both towns on one list.',
    'On I-35 or SH-9, give us the exit or mile marker and your direction.',
    'OU game days fill the roads. Give us a gate well away from the stadium.',
  ],
  haveReady: [
    'A spreadsheet with unit number, VIN, miles or hours, and last service',
    'A yard where the units can park together, with room for our truck',
    'A contact who can approve extra work that day',
    'A rain plan: an indoor bay or a second date',
  ],
  limits: [
    'Jobs that need an alignment rack or a floor lift go to a shop. We put them on your list.',
    'Warranty work and recalls go to the dealer, with our notes.',
  ],
  faqs: [
    {
      q: 'How many units make a Norman service day worth it?',
      a: 'There’s no set number. Send the list and we’ll quote it. All of them share one service call, so every unit you add makes each one’s share smaller.',
    },
    {
      q: 'What if a unit breaks down the day after your visit?',
      a: 'Call us at any hour, and we come back out, typically the same day. Read us the record on the phone. It shows what we did and measured, so we can tell you fast whether the two are related.',
    },
    {
      q: 'Who keeps the maintenance records?',
      a: 'You do. We leave a written record for each unit. Carriers under the federal rules keep them one year, plus six months after the unit leaves the fleet.',
    },
  ],
  brands: ['ford-transit', 'international', 'genie'],
  services: ['preventive-maintenance', 'dot-inspection'],
  sources: [
    {
      name: 'Who is exempt from the federal rules: 49 CFR 390.3T, in part 390, subpart A',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390/subpart-A',
    },
    {
      name: 'How long to keep inspection and maintenance records: 49 CFR part 396',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396',
    },
  ],
  drawing: locationDrawings['fleet-maintenance-norman'],
} satisfies LocationContent;
