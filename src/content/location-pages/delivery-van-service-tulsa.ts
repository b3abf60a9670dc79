import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';
import { regulationSources } from '../rules/regulation-sources';

export default {
  description:
    'Delivery van down in Tulsa? We fix brakes, batteries, charging, doors and DEF faults, and service whole fleets at your lot after routes. Call 24/7.',
  angle:
    'Delivery van down in Tulsa? Call, day or night. We come to your lot or to the van’s stop on the route, typically in 30 to 60 minutes. For planned service, we come after the routes are done.',
  intro: [
    'Transits, Sprinters, ProMasters, step vans: we repair brakes, batteries, alternators, starters, ball joints, doors, DEF faults and leaks where the van is parked. Send the VIN and we bring parts for that van.',
    'Smoke or a fuel leak? Shut it off, get well away and call 911. Stopped in a traffic lane? Call 911 first there, too.',
  ],
  destination: 'Your lot or the roadside',
  plan: {
    heading: 'Delivery van problems we fix on the spot',
    caption: 'Van breakdowns around Tulsa, and what to do first',
    columns: ['Symptom', 'What we do at the van', 'What you do now'],
    rows: [
      [
        'Won’t start at loading time',
        'Test the battery, cables, starter and grounds, and replace what failed',
        'Tell us if it clicks, cranks or does nothing, and if the dash is counting down starts',
      ],
      [
        'Battery light, or it dies on the route',
        'Test the alternator, the belt and the upfit wiring, and look for a draw',
        'Stop at the next safe lot, before it quits in a lane',
      ],
      [
        'Brakes grind, pull or feel soft',
        'Pull the wheel, measure pads and rotor, fix the leak or replace what’s worn',
        'Stop where it’s safe and leave it there. Tell us which wheel',
      ],
      [
        'Door won’t latch or slide',
        'Repair the latch, hinge, roller or track',
        'Don’t drive with it open. Text us a photo',
      ],
      [
        'DEF message or a start countdown',
        'Read the codes, test the fluid, heater and sensors',
        'Running in a safe spot? Leave it running and call. Already off? Don’t try another start',
      ],
      [
        'Clunk or shake under the floor',
        'Check the driveshaft, its joints and the ball joints',
        'Park it. Set the parking brake, chock the wheels and tell us the year and model',
      ],
      [
        'Hot engine, or coolant or oil on the ground',
        'Replace the hose, clamp, belt or seal and refill it',
        'Shut it off and leave the cap on',
      ],
    ],
    note: 'If yours needs the dealer or a shop, we tell you on the phone, or as soon as we’ve found the cause.',
  },
  sections: [
    {
      heading: 'Ford Transit and Sprinter problems we check for',
      paragraphs: ['These faults are worth catching early. We check for them on every visit.'],
      table: {
        caption: 'Transit and Sprinter checks',
        columns: ['Van', 'What we check', 'Why', 'If we find it'],
        rows: [
          [
            'Ford Transit, 2015 to 2017',
            'Rubber driveshaft coupling behind the transmission',
            'NHTSA 17V-408, then 19V-767 (Ford 19S38): a new coupling every 40,000 miles until the dealer puts in a driveshaft with U-joints',
            'Any crack at all? Set the parking brake, chock the wheels, pull the keys and call a Ford dealer with the VIN',
          ],
          [
            'Sprinter diesel',
            'DEF level, messages, starts remaining',
            'On the DEF reserve, it counts the starts you have left. At zero, it won’t start',
            'If it’s off, don’t try another start. If it’s running in a safe spot, call us before you shut it off. Read us the number. Smoke? Shut it off, get clear and call 911',
          ],
          [
            'Sprinter four-cylinder, 2014 and 2015',
            'Oil leak at the chain tensioner',
            'A recall covered some of these vans',
            'Dealer, by VIN',
          ],
          [
            'Any stop-and-go van',
            'Pads, ball joints, rear door hinges',
            'All those stops wear them out',
            'We check them and replace what’s due',
          ],
        ],
        note: 'Check your VINs at nhtsa.gov/recalls, one van at a time. A recall listed here may not cover yours, or may already be closed.',
      },
    },
    {
      heading: 'How we service a van fleet overnight',
      paragraphs: [
        'For oil service and brakes, don’t lose a route day. Park the vans in a row at night, leave the keys, and we work down the line. Your drivers load in the morning as usual.',
      ],
      table: {
        caption: 'Sample night: ten vans, one lot',
        columns: ['Time', 'What we do', 'Vans', 'What we need'],
        rows: [
          [
            '2 PM',
            'Confirm the list, run recalls by VIN, sort parts by van',
            'All ten',
            'VIN and miles for each van',
          ],
          [
            '6 PM',
            'Routes end. Drivers write what’s wrong on the key tag, or “fine”',
            'All ten',
            'A tag on every key',
          ],
          [
            '7 PM',
            'Van by van: lights, tires, leaks, codes, battery test, pads through the wheel',
            'All ten',
            'Vans parked under the lot lights',
          ],
          ['9 PM', 'Oil and filters', 'The ones due', 'Your rule on used oil and spills'],
          [
            '11 PM',
            'Wheels off where the pads look thin: pads, rotors, joints',
            'A few',
            'Approval limit for brake jobs',
          ],
          ['1 AM', 'U-joints, charging, doors, upfit wiring', 'As listed', 'Upfitter name, if there is one'],
          [
            '4 AM',
            'Report on each seat, list of what’s next, keys counted',
            'All ten',
            'Your contact for any van we tag out',
          ],
        ],
        note: 'A sample night with enough people for ten vans. Night service is by appointment, and we set the real times and number of vans with you when you book. We change oil by the oil-life monitor or the manual, and sooner in vans that idle a lot. On brakes, we measure first and replace what’s worn.',
      },
    },
    {
      heading: 'Van battery and brake report',
      paragraphs: [
        'You get numbers, because “OK” can mean a new battery or one that’s nearly gone. Have us test the row in the fall, so the weak batteries are out before the first freeze.',
      ],
      list: [
        'Battery, load-tested: state of health, volts at rest, lowest volts while cranking',
        'Charging: volts at idle with lights, blower and inverter on',
        'Pads on every van, as far as they show through the wheel',
        'Inner pad, outer pad and the rotor’s thinnest point on every van we pull wheels on',
        'Tread in the worst groove, and tire age',
        'Coolant strength, DEF reading on diesels, water in the brake fluid',
        'What the driver said, and what we found',
      ],
    },
    {
      heading: 'Do delivery vans need a DOT inspection?',
      paragraphs: [
        'Most cargo vans don’t, because they’re under 10,001 pounds. Many step vans and box trucks are over it, and a trailer counts. If the parcels come from out of state, the 10,001-pound limit can apply even when the van never leaves Oklahoma. If everything you haul stays in the state from start to finish, the rules generally start above 26,000 pounds. Passenger vans and placarded loads have limits of their own. Read the door plate and the trailer plate, or send us a photo and we’ll go through it.',
      ],
    },
  ],
  localFacts: [
    'Your lot can be in Tulsa or in a town within about 25 straight-line miles, such as Claremore. In an emergency, figure on 30 to 60 minutes.',
    'For a van on a route, give us the street, the direction and where the driver is waiting.',
    'After a hailstorm, we go down the row, replace broken lights and wiper blades, and list what needs a glass shop.',
  ],
  haveReady: [
    'Van list with VIN, miles and last service',
    'Upfitter name, if there’s a body, powered shelves or an inverter',
    'Lot address, lighting, and who has the keys at night',
    'Which vans must be ready by morning',
  ],
  limits: [
    'High-voltage work on electric vans goes to the dealer. We do their 12-volt, brake and suspension work.',
    'Modules that need online coding go to the dealer too.',
    'Alignment needs a rack. We note it and tell you which van.',
  ],
  faqs: [
    {
      q: 'How many vans can you do in one night?',
      a: 'Send miles and complaints for each van, and we’ll tell you how many and which ones. Brakes take longer than oil.',
    },
    {
      q: 'What does a van repair cost?',
      a: 'Call, and we quote the service call and the hourly rate before we come to the lot. You set a limit or approve each job yourself.',
    },
    {
      q: 'What if a driver reports something new at key drop?',
      a: 'Write it on the tag and we check that van first. If it isn’t safe, we tag it out and call your contact before loading.',
    },
    {
      q: 'Can you take one van in the daytime?',
      a: 'Yes. We quote it alone and with the rest of your row, so you can compare. Is it broken down in traffic? Call 911 first, then us at any hour.',
    },
  ],
  brands: ['ford-transit', 'sprinter'],
  services: ['preventive-maintenance', 'emergency-repair'],
  sources: [
    {
      name: 'Ford Transit coupling recall 17V-408 (NHTSA)',
      url: 'https://www.nhtsa.gov/recalls?nhtsaId=17V408000',
    },
    {
      name: 'Ford Transit repeat recall 19V-767 (NHTSA)',
      url: 'https://www.nhtsa.gov/recalls?nhtsaId=19V767000',
    },
    {
      name: 'Ford’s interim and final repair, 19S38 (Hard Working Trucks)',
      url: 'https://www.hardworkingtrucks.com/vans/article/15051754/ford-recalling-300k-transits-and-168k-f-150s',
    },
    {
      name: 'Sprinter oil leak recall at the chain tensioner, December 2014 (Reuters)',
      url: 'https://cn.reuters.com/article/mercedes-usa-recall-idCNL1N0U30XX20141219',
    },
    {
      name: 'More Sprinters added to that recall, 2015 (CarComplaints)',
      url: 'https://m.carcomplaints.com/news/2015/sprinter-2500-3500-vans-recalled-fire-risk.shtml',
    },
    regulationSources['cfr-390-5'],
    regulationSources['ok-intrastate'],
    { name: 'Recall look-up by VIN', url: 'https://www.nhtsa.gov/recalls' },
  ],
  drawing: locationDrawings['delivery-van-service-tulsa'],
} satisfies LocationContent;
