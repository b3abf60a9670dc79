import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Delivery van service in Tulsa: batch PM at your lot after routes, Transit and Sprinter known faults, brakes, batteries and recall checks.',
  angle: 'Ten vans in one night: the batch service plan.',
  intro: [
    'A delivery van earns until the route is done, and nobody can spare it by day. At night ten of them stand in a row with the keys in a box. Same model, same filters, same pads, one set-up: that row is a good workshop.',
    'The plan below shows how such a night can be laid out. It works when the deciding is done in daylight.',
  ],
  plan: {
    heading: 'The batch night',
    caption: 'Example: ten vans, one lot, one night',
    columns: ['Time', 'Work', 'Vans', 'Stops the row if'],
    rows: [
      [
        'Afternoon',
        'List confirmed, recalls looked up by VIN, parts sorted by van',
        '10',
        'A van is not on the list',
      ],
      ['Routes end', 'Drivers note one complaint each on the key tag', '10', 'Tags are empty'],
      [
        'First block',
        'Walk the row: lights, tires, leaks, codes, battery test',
        '10',
        'It is dark: bring the row under the lamps',
      ],
      ['Second block', 'Oil and filters while the engines are warm', '10', 'No place to hold waste oil'],
      [
        'Third block',
        'Wheels off where the walk said so: pads, rotors, joints',
        'A few',
        'Most need brakes: split into two nights',
      ],
      [
        'Last block',
        'Driveshaft coupling, charging, doors, upfit wiring',
        'As listed',
        'The parts are not there',
      ],
      [
        'Before routes',
        'Sheet on every seat, list of what waits, keys counted',
        '10',
        'Nothing: a van is finished or tagged out',
      ],
    ],
    note: 'Oil and brake intervals come from the oil-life monitor and the manual. Vans that idle much should plan a shorter fixed interval. Check your manual.',
  },
  sections: [
    {
      heading: 'Known faults worth a look in the row',
      paragraphs: [
        'Two models common in delivery work each have a fault that a short look can find before it strands a driver.',
      ],
      table: {
        caption: 'Transit and Sprinter checks',
        columns: ['Van', 'Look for', 'Why', 'If found'],
        rows: [
          [
            'Ford Transit, 2015 to 2017',
            'Cracks in the rubber driveshaft coupling behind the transmission',
            'NHTSA 17V-408 covered 372,991 vans; campaign 19S38 later set replacement at 40,000 miles until a U-joint shaft is fitted',
            'Chock it, don’t drive it, Ford dealer by VIN: the remedy is free',
          ],
          [
            'Sprinter diesel',
            'A message with starts remaining',
            'The 2013 manual counts down from 16 starts at the DEF reserve; then the engine will not start',
            'Write the number down, add fresh fluid, call before cycling the key',
          ],
          [
            'Sprinter, four cylinder, 2014 and 2015',
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
        'Numbers instead of check marks. A thick pad and a nearly worn one both pass as “OK”, and only one of them will last until the next batch night.',
      ],
      list: [
        'Battery: state of health in percent, volts at rest, lowest volts while cranking',
        'Charging: volts at idle with lights, blower and inverter on',
        'Front and rear pads, inner and outer, measured; rotor at the thinnest point',
        'Tread in the worst groove, and the age code of the tire',
        'Coolant strength, DEF reading on diesels, water in the brake fluid',
        'The driver’s complaint, and what was found',
      ],
    },
    {
      heading: 'Is a van a commercial motor vehicle?',
      paragraphs: [
        'In interstate work the line is 10,001 pounds, rated or actual, and a trailer counts: a heavy-duty van, or a van that pulls, can cross it. For vans that stay in Oklahoma the federal parts generally apply above 26,000 pounds. Read the door plate and the trailer’s plate, then decide.',
      ],
    },
  ],
  localFacts: [
    'Tulsa and the towns around it, out to Claremore, are the metro tier. A van that won’t start at loading time is an emergency: 30 to 60 minutes is typical.',
    'Heat ages batteries, and winter finds the weak ones. About 66 days a year reach 90 F here, so test in the fall and replace before the first freeze.',
    'About three days a year bring hail over one inch. After one, walk the same row for glass, lamps and wipers.',
  ],
  haveReady: [
    'Van list with VIN, miles and last service',
    'Upfitter, if there is a body, powered shelves or an inverter',
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
      q: 'How many vans can be done in a night?',
      a: 'It depends on how many need their wheels off. Send the list with miles and complaints, and ask for a count before you park the row.',
    },
    {
      q: 'What if a driver reports something new at the key box?',
      a: 'Put it on the tag, so that it is looked at first. A van with a safety fault is tagged out, and your contact has to know before the routes start.',
    },
    {
      q: 'Can you take one van in the daytime?',
      a: 'Ask. For one van alone the trip weighs more than in a row, so compare the two quotes.',
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
      name: 'Sprinter DEF start count, 2013 manual (copy)',
      url: 'https://www.autoguidegalaxy.com/2013-mercedes-benz-sprinter-my13-operator-s-manual/?srch=service+schedule',
    },
    {
      name: 'Sprinter oil leak recall, December 2014 (Reuters)',
      url: 'http://cn.reuters.com/article/mercedes-usa-recall-idCNL1N0U30XX20141219',
    },
    { name: 'Recall look-up by VIN', url: 'https://www.nhtsa.gov/recalls' },
    { name: 'Climate of Tulsa County: hail', url: 'https://localwiki.org/tulsa/Weather' },
  ],
} satisfies LocationCopy;
