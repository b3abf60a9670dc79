import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Truck or trailer down in Broken Arrow? We fix brakes, air leaks, lights, no-starts and derates at your dock or on the Creek Turnpike, 24/7.',
  angle:
    'Truck, trailer or yard tractor down in Broken Arrow? Call us. We come to your yard, your dock or the roadside, day or night, typically in 30 to 60 minutes.',
  intro: [
    'A dump truck that won’t start, a box truck with no brakes, a yard tractor that won’t build air, a trailer with dead lights: we fix it where it quit. Your driver stays with the load, and nobody pays for a tow across town.',
    'One truck or a whole yard, we come for either. Find yours in the table, with what to tell us. If the plant runs two shifts, we plan the work around your line.',
  ],
  plan: {
    heading: 'Truck and trailer repairs we do in Broken Arrow',
    caption: 'Broken Arrow breakdowns, and what we do about them',
    columns: ['Symptom', 'What we do on the spot', 'What to tell us'],
    rows: [
      [
        'Won’t crank, or cranks and won’t fire',
        'Test the batteries, cables, starter and fuel supply, and replace what failed',
        'What it does when you turn the key',
      ],
      [
        'Air won’t build, or leaks down',
        'Find the leak and replace the hose, the chamber or the valve',
        'Both gauge readings, and where you hear air',
      ],
      [
        'Brake drags or is out of adjustment',
        'Find out why, repair that, then adjust the brake',
        'Which axle and which side',
      ],
      [
        'Trailer lights or ABS light',
        'Clean the plug, trace the wire, replace the light or the sensor',
        'Trailer number, and which lights are out',
      ],
      [
        'Derate or warning light',
        'Read the codes, test DEF and sensors, repair what set the light',
        'The message on the dash, word for word',
      ],
      [
        'Coolant or oil on the ground',
        'Replace the hose, clamp, gasket or seal, and refill',
        'How fast it drips, and from where',
      ],
      [
        'Flat or cut tire',
        'Change it if we can. Some need a tire truck, and you’ll hear that on the phone',
        'Tire size, wheel type, and which position it’s in',
      ],
    ],
    note: 'Drum machining and engine swaps go to a shop. If yours sounds like one of those, we’ll say so on the phone.',
  },
  sections: [
    {
      heading: 'Breakdowns on the Creek and Muskogee turnpikes and SH-51',
      paragraphs: [
        'The Creek Turnpike runs through Sapulpa, Jenks, Tulsa and Broken Arrow. SH-51, the Broken Arrow Expressway, brings you in from Tulsa. The Muskogee Turnpike begins at SH-51 in Broken Arrow, near the Creek Turnpike.',
        '**Smoke or a fuel leak:** stop, shut the engine off, move everybody far back and call 911, then us.',
        '**Can’t get out of the lane:** call 911 first.',
        '**Low-air warning, hot engine, or trouble with brakes, steering, a tire or a wheel:** pull over at the first safe place and call.',
        '**None of that, and the truck runs right:** take the next exit. A parking lot is safer than the shoulder, and we can do more for you there.',
        'Then tell us the exit and the direction. On the turnpike, a service truck can only turn around at an interchange. Eastbound and westbound at the same mile marker are two different drives.',
      ],
    },
    {
      heading: 'Trailer repair at your docks',
      paragraphs: [
        'Trailers sit at the dock and nobody looks at them. If yours run under the federal rules, each one needs an annual inspection of its own (49 CFR 396.17), and the proof rides on that trailer. Line them up and we check:',
      ],
      list: [
        'Glad-hand seals and air lines, and that the spring brakes set when the supply line comes off',
        'ABS light: on at power-up, then off',
        'Tires, wheels and hub oil, inside duals included',
        'Rear impact guard, door hinges, floor and crossmembers',
        'Lights and reflective tape. We clean the plug before we replace a bulb',
      ],
    },
    {
      heading: 'Truck service at a two-shift Broken Arrow plant',
      paragraphs: [
        'With two shifts, the yard is never empty, so we work on whatever is parked. Here’s one way a day can go:',
      ],
      table: {
        caption: 'A sample service day at a plant yard',
        columns: ['When', 'What’s parked', 'What we do', 'What we need from you'],
        rows: [
          [
            'Before first shift',
            'Yard tractors, box trucks',
            'Lights, air leaks and low tires from last night’s reports',
            'Defect reports left in one spot',
          ],
          [
            'Mid-morning',
            'Empty trailers along the fence',
            'Annual inspections, door and floor repair, ABS faults',
            'Trailer list with parking spots',
          ],
          [
            'Shift change',
            'Almost everything, for a few minutes',
            'Walk-around with both drivers, fault codes read',
            'Ten minutes with the outgoing driver',
          ],
          [
            'Second shift',
            'Day trucks parked for the night',
            'Oil service, brakes, batteries, cooling',
            'Keys, gate code, a lit spot on hard ground',
          ],
          [
            'After midnight',
            'Anything that came back broken',
            'Whatever gets the first load out the gate',
            'One person who can approve the work',
          ],
        ],
        note: 'This is a sample day. We set real times with you. The office is open Monday to Friday 7:00 AM to 6:00 PM and Saturday 8:00 AM to 12:00 PM. Call about an emergency at any hour.',
      },
    },
  ],
  localFacts: [
    'The Creek Turnpike (SH-364) meets the Turner Turnpike in Sapulpa. On the other end it ties into I-44 and US-412 near Catoosa.',
    'Give us the gate your carriers use, since the street address may be the front office.',
    'Bixby, Coweta and Catoosa get the same response time.',
  ],
  haveReady: [
    'Turnpike exit and direction, or the gate name',
    'Shift hours, and the lead’s name on each shift',
    'Trailer numbers with dock door or fence spot',
    'Date of the last annual on each unit',
    'Tire size and wheel type, if it’s a tire',
  ],
  limits: [
    'We don’t work on a trailer while you load it. Lock it out, and we start.',
    'Sealed refrigerant systems go to a reefer shop. We do check a reefer’s power and fuel supply.',
    'We can’t sign an annual on a trailer we couldn’t get under.',
  ],
  faqs: [
    {
      q: 'Can you do a row of trailers with no tractor there?',
      a: 'Yes, in most yards. Tell us when you book, so we plan for air and 12-volt power. A yard tractor and a driver to shuffle the row make it go faster.',
    },
    {
      q: 'Can we bring the truck to you?',
      a: 'No need. We have no shop, so the work comes to your yard, your dock or the roadside. Several units in one stop share one service call.',
    },
    {
      q: 'What will a truck repair in Broken Arrow cost?',
      a: 'Call, and we’ll quote the service call and the hourly rate before we head out. When we’ve found the fault, we price the repair, and you say yes or no.',
    },
  ],
  brands: ['international', 'freightliner', 'hyster'],
  services: ['emergency-repair', 'dot-inspection'],
  sources: [
    {
      name: '49 CFR 396.17, periodic inspection',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396/section-396.17',
    },
  ],
  drawing: locationDrawings['truck-repair-broken-arrow'],
} satisfies LocationContent;
