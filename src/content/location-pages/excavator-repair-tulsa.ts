import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Excavator slow, hot, drifting or dead near Tulsa? We repair hydraulics, engine, electrical, cooling and track tension at your jobsite. Call 24/7.',
  angle:
    'Excavator down, mini or full-size? Call, and we come to the trench. In the Tulsa metro, 30 to 60 minutes is typical, day or night.',
  intro: [
    'Slow hydraulics, a boom that drifts, a burst hose, an engine that overheats, a track off, or no start at all: we diagnose it and fix it on the jobsite. Read us the serial plate when you call, so we bring the right parts.',
    'Start with one question: is everything slow, or just one function? If it’s everything, we check the engine, fuel, oil and pumps. If it’s one function, we check that hose, cylinder, spool or pilot line.',
  ],
  destination: 'Your jobsite',
  plan: {
    heading: 'Excavator problems we fix on site',
    caption: 'Excavator troubleshooting by symptom',
    columns: [
      'Symptom',
      'If it’s everything',
      'If it’s one function',
      'Check before you call',
      'Where we fix it',
    ],
    rows: [
      [
        'Hose burst or leaking',
        'Pump, tank or return line',
        'Hose, fitting or seal on that function',
        'Lower it if you can, shut it down and keep hands off the hose. Send a photo and the serial number',
        'On site',
      ],
      [
        'Slow',
        'Low engine speed, fuel filter, work mode, pilot pressure',
        'Sticking spool, hose collapsed inside',
        'Hydraulic oil level, and when the fuel filter was changed',
        'On site',
      ],
      [
        'Weak',
        'Main relief, pump control, boost leak',
        'Port relief, cylinder seal',
        'Does digging lug the engine, or not load it at all?',
        'On site, with gauges',
      ],
      [
        'Hot',
        'Packed cooler, fan belt, thermostat, low oil',
        'Attachment flow set too high',
        'Stop work. Idle it down or shut it off as your manual says. Leave the cap on. Check the fins once it’s cool',
        'On site',
      ],
      [
        'Drifting',
        'Rare. Tell us which functions drift',
        'Cylinder seal, holding valve, spool',
        'Lower it to the ground and keep people clear',
        'On site or on a bench',
      ],
    ],
    note: 'We measure pressure at the manufacturer’s test ports and set it to the figures for your serial number.',
  },
  sections: [
    {
      heading: 'Excavator won’t start, lost a track or lost power',
      paragraphs: ['For these problems, check one thing before you call. Then we know what to bring.'],
      table: {
        caption: 'More excavator problems',
        columns: ['Problem', 'What it usually is', 'Check before you call', 'Where we fix it'],
        rows: [
          [
            'Track off',
            'Loose track, packed mud, worn idler or sprocket',
            'Don’t try to walk it. Tell us the ground and the room beside it',
            'On site where the ground allows it',
          ],
          [
            'Won’t start',
            'Batteries, key or monitor lockout, fuel',
            'Does it click, crank or stay quiet?',
            'On site. A lockout can need the dealer',
          ],
          [
            'Pulls to one side',
            'Track tension, travel motor, swivel joint',
            'Does it pull the same way in reverse?',
            'Tension on site, motor rebuild in a shop',
          ],
          [
            'Loses power with a warning light',
            'Aftertreatment, fuel or air',
            'The message, and how old the DEF is',
            'On site in most cases',
          ],
        ],
      },
    },
    {
      heading: 'Excavator tracks, pins and bushings',
      paragraphs: [
        'We set track tension by your manual, for the ground you’re in. If you dig every day, look at the sag every week, and again when you move from sand to clay. Your operator can add grease by the manual. Don’t open the relief valve to slack a track: that grease is under high pressure and can inject through skin. Leave the valve to us.',
        'A clunk at the stick when you change direction usually means a worn pin or bushing, and often grease that never got there. We find the plugged line or bad fitting first, then replace what’s worn.',
        'What we check on your undercarriage and bucket:',
      ],
      list: [
        'Track sag in the middle of the lower run, with the machine raised and blocked',
        'Shoe bolts. If one is missing, check every shoe on that track',
        'Rollers and idlers turning, with no oil streaks',
        'Sprocket teeth. If they’re pointed, check the chain too',
        'Side play at the bucket, compared with last month',
      ],
    },
    {
      heading: 'Excavator 2,000-hour service',
      paragraphs: [
        'Some services get skipped because nothing quits that day. The big list comes at 2,000 hours, and Komatsu’s PC490LC manual shows what’s on it. If you bought the machine used, find out first whether anybody did the 2,000-hour work.',
      ],
      table: {
        caption: 'What’s in a Komatsu 2,000-hour service',
        columns: ['Item', 'What happens if you skip it'],
        rows: [
          ['Final drive oil', 'Bearings wear and fill the oil with metal'],
          ['Hydraulic tank strainer', 'Noisy, slow pumps, worst when cold'],
          ['Valve clearance', 'Hard starts and smoke, then a burned valve'],
          ['Crankcase ventilation filter', 'Oil mist, seal leaks, a pressure code'],
          ['DEF filter', 'Dosing codes and a derate'],
        ],
        note: 'At 4,000 hours that manual adds life-limited parts and a water pump check. Intervals differ by model, so check your manual.',
      },
    },
    {
      heading: 'Excavator overheating in summer',
      paragraphs: [
        '**Smoke or fire:** get off, get clear and call 911.',
        '**Low coolant, steam or an oil light:** shut it off at once and call us.',
        '**Only running hot:** stop work, cool it down as your manual says and leave the cap on. Once it’s cool, blow the fins out from the clean side. A reversing fan helps, but it misses the corners and the screen behind the condenser. If it heats up again, call us before you keep digging. We check the fan drive, thermostat, oil cooler bypass and hydraulic pressures.',
        'Cottonwood fluff plugs the coolers in late spring, and dust does it in August. Have them cleaned once the fluff is done, and again when it’s dusty.',
      ],
    },
  ],
  localFacts: [
    'We typically get to any jobsite within about 25 straight-line miles of downtown Tulsa in 30 to 60 minutes.',
    'Past that we go 120 miles: Muskogee, Bartlesville and Stillwater are typically 2 to 4 hours.',
    'Spring is the wet season here. If the machine sits in a wet cut, tell us what you have on site to pull it out.',
  ],
  haveReady: [
    'Make, model, serial number and hours',
    'Everything slow, or which function',
    'Last work done: hose, filter, attachment change',
    'How we reach it: ground, slope, overhead lines, room alongside',
    'Coupler and auxiliary flow settings, if an attachment is on',
  ],
  limits: [
    'We don’t work under a boom or bucket until it’s blocked.',
    'Pump and motor rebuilds and line boring go to a shop. We pin down which part it is first.',
    'Software unlocks and immobilizer resets go to the dealer.',
  ],
  faqs: [
    {
      q: 'Everything got slow this morning. What should I check first?',
      a: 'Check the hydraulic oil level, the fuel filter and the water bowl. A plugged fuel filter feels just like a bad pump, and it’s a quick fix. Then call us with the engine rpm.',
    },
    {
      q: 'Can I keep digging until you get here?',
      a: 'Not if it’s hot, drifting, or low on engine or hydraulic oil. Lower the bucket. With an oil light, steam or low coolant, shut it off right then. If it’s only hot, cool it down as your manual says before you shut it off. If it’s only slow, call us first and we’ll tell you whether you can finish the load.',
    },
    {
      q: 'What will it cost to look at my excavator?',
      a: 'We tell you the price of the service call and the hourly rate when you call. After the diagnosis, you hear the likely repair cost, and you decide.',
    },
    {
      q: 'Do you work on rental excavators?',
      a: 'Yes, with the rental company’s approval. Have their name and number ready and we’ll call them with you.',
    },
  ],
  brands: ['cat', 'komatsu', 'hitachi', 'doosan', 'bobcat', 'john-deere'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    {
      name: 'Climate of Tulsa: wet springs (National Weather Service)',
      url: 'https://www.weather.gov/tsa/climo_tulcliover',
    },
    {
      name: 'Komatsu PC490LC manual: jobs at 2,000 and 4,000 hours (copy)',
      url: 'https://easymanua.ls/komatsu/pc490lc/manual?p=353',
    },
  ],
  drawing: locationDrawings['excavator-repair-tulsa'],
} satisfies LocationContent;
