import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Ten vans in one night: the batch service plan.',
  intro: [
    'A delivery van earns from six in the morning until the route is done, and nobody can spare it. At night ten of them stand in a row with the keys in a box. That row is the best workshop in town: same model, same filters, same pads, one set-up.',
    'The plan below is how a night goes when it goes well. It works because the deciding is done in daylight.',
  ],
  plan: {
    heading: 'The batch night',
    caption: 'Ten vans, one lot, one night',
    columns: ['Time', 'Work', 'Vans', 'Stops the row if'],
    rows: [
      [
        'Afternoon',
        'List confirmed, recalls looked up by VIN, parts binned by van',
        '10',
        'A van is not on the list',
      ],
      ['Routes end', 'Drivers note one complaint each on the key tag', '10', 'Tags are empty'],
      [
        'First hour',
        'Walk the row: lights, tires, leaks, codes, battery test',
        '10',
        'It is dark: bring the row under the lamps',
      ],
      ['Second block', 'Oil and filters while the engines are warm', '10', 'No place to hold waste oil'],
      [
        'Third block',
        'Wheels off where the first hour said so: pads, rotors, joints',
        '3 or 4',
        'More than half need brakes: split into two nights',
      ],
      [
        'Last block',
        'Driveshaft coupling, charging, doors, upfit wiring',
        'As listed',
        'Parts not in the bins',
      ],
      [
        'Before routes',
        'Sheet on every seat, list of what waits, keys counted',
        '10',
        'Never: a van is finished or tagged out',
      ],
    ],
    note: 'Oil and brake intervals come from the oil-life monitor and the manual. Vans that idle need a shorter fixed interval: check your manual.',
  },
  sections: [
    {
      heading: 'Known faults worth a look in the row',
      paragraphs: [
        'Two vans make up most rows here, and each has a fault that a five-minute look finds before it strands a driver.',
      ],
      table: {
        caption: 'Transit and Sprinter checks',
        columns: ['Van', 'Look for', 'Why', 'If found'],
        rows: [
          [
            'Ford Transit, 2015 to 2017',
            'Cracks in the rubber driveshaft coupling behind the transmission',
            'NHTSA 17V-408 covered 372,991 vans; campaign 19S38 later set replacement at 40,000 miles until a U-joint shaft is fitted',
            'Park brake on, do not drive far, Ford dealer by VIN: the remedy is free',
          ],
          [
            'Sprinter diesel',
            'A message with starts remaining',
            'The 2013 manual counts down from 16 starts at the DEF reserve, then the engine will not start',
            'Write the number down, add fresh fluid, call before cycling the key',
          ],
          [
            'Sprinter, four cylinder 2014 to 2015',
            'Oil at the chain tensioner',
            'A recall covered 8,279 vans',
            'Dealer by VIN',
          ],
          [
            'Any van on stop-start routes',
            'Pads, ball joints, rear door hinges',
            'The duty, not the model',
            'Measured at each service, replaced in the batch',
          ],
        ],
        note: 'Open recalls are looked up at nhtsa.gov/recalls. Check your own VIN: a campaign on this page may not include your van, or may be closed.',
      },
    },
    {
      heading: 'The sheet on the seat',
      paragraphs: [
        'Numbers instead of ticks. A pad at six millimetres and one at three are both “OK” on a tick list, and only one of them will see the next batch night.',
      ],
      list: [
        'Battery: state of health in percent, volts at rest, lowest volts while cranking',
        'Charging: volts at idle with lights, blower and inverter on',
        'Front and rear pads, inner and outer, in millimetres; rotor at the thinnest',
        'Tread in the worst groove, and the age code of the tire',
        'Coolant strength, DEF reading on diesels, brake fluid water',
        'Complaint of the driver, and what was found',
      ],
    },
    {
      heading: 'Is a van a commercial motor vehicle?',
      paragraphs: [
        'Usually not below 10,001 pounds. The rating counts, and so does a trailer: a heavy-duty van, or any van that pulls, can cross the line. For vans that stay in Oklahoma the state starts its own application of the federal parts higher up. Ask us to read the door plates while we walk the row.',
      ],
    },
  ],
  localFacts: [
    'No lot in the metro is far from base, so a night starts when your routes end and not when we arrive.',
    'Summer heat is what ages van batteries here; winter only finds the weak ones. Test in autumn, replace before the first freeze.',
    'About three days a year bring hail over an inch. After one, the same row is walked for glass, lamps and wipers.',
  ],
  haveReady: [
    'Van list with VIN, miles and last service',
    'Upfitter, if there is a body, shelves with power, or an inverter',
    'Lot address, lights, and who has the keys at night',
    'Which vans may be missing in the morning, and which never',
  ],
  limits: [
    'High-voltage work on electric vans needs separate training; 12-volt, brakes and suspension are normal work.',
    'Modules that need the maker’s online coding go to the dealer.',
    'No alignment or tire mounting in the row: found, written down, arranged.',
  ],
  faqs: [
    {
      q: 'How many vans can one mechanic do in a night?',
      a: 'It depends on how many need wheels off. Ten oil services with three brake jobs is a full night for one truck; more vans or more brakes means two nights, or two mechanics.',
    },
    {
      q: 'What if a driver reports something new at the key box?',
      a: 'It is written on the tag and looked at first. If it is a safety fault the van is tagged out, and you get a message before the routes start, not after.',
    },
    {
      q: 'Can you take one van in the daytime?',
      a: 'Yes, as an emergency or at a dock. It costs more for each van than the row does.',
    },
  ],
  brands: ['ford-transit', 'sprinter'],
  services: ['preventive-maintenance', 'emergency-repair'],
  sources: [
    {
      name: 'Ford Transit coupling recall 17V-408',
      url: 'http://www.clarksvilleonline.com/2017/07/16/ford-recalls-370000-2015-2017-transit-vehicles-driveshaft-coupling-may-fail/',
    },
    {
      name: 'Ford repeat campaign 19S38',
      url: 'https://www.hardworkingtrucks.com/vans/article/15051754/ford-recalling-300k-transits-and-168k-f-150s',
    },
    {
      name: 'Sprinter DEF start count, 2013 manual',
      url: 'https://www.autoguidegalaxy.com/2013-mercedes-benz-sprinter-my13-operator-s-manual/?srch=service+schedule',
    },
    {
      name: 'Sprinter oil leak recall, December 2014',
      url: 'http://cn.reuters.com/article/mercedes-usa-recall-idCNL1N0U30XX20141219',
    },
    { name: 'Recall look-up by VIN', url: 'https://www.nhtsa.gov/recalls' },
  ],
} satisfies LocationCopy;
