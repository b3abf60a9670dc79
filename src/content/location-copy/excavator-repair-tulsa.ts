import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Excavator triage by symptom, whatever the paint.',
  intro: [
    'Excavators of different makes fail in the same five ways, because they are all an engine, two pumps, a valve and a swing. The name on the boom matters for parts. The symptom matters for the next hour.',
    'Start with one question: is it everything, or one function? Everything slow points at the engine, the fuel, the oil or the pumps. One function slow points at a hose, a cylinder, a spool or a pilot line. The table goes on from there.',
  ],
  plan: {
    heading: 'Slow, weak, hot, drifting, dead',
    caption: 'Triage by symptom',
    columns: ['Symptom', 'If everything', 'If one function', 'Look before you call', 'Usually fixed'],
    rows: [
      [
        'Slow',
        'Engine speed low, fuel filter, work mode, pilot pressure',
        'Spool sticking, hose delaminated inside',
        'Engine rpm under load, filter date',
        'On site',
      ],
      [
        'Weak',
        'Main relief, pump control, boost leak',
        'Port relief, cylinder seal',
        'Does it stall the engine, or not load it at all?',
        'On site after gauges',
      ],
      [
        'Hot',
        'Cooler packed, fan belt, thermostat, low oil',
        'Attachment flow set too high',
        'Fins by flashlight, from behind',
        'On site',
      ],
      [
        'Drifting',
        'Rare',
        'Cylinder seal, holding valve, spool',
        'Mark the rod, wait ten minutes, attachment off the ground and nobody near',
        'On site or bench',
      ],
      [
        'Will not start',
        'Batteries, key or monitor lock-out, fuel',
        'Not applicable',
        'Volts at rest and while cranking',
        'On site',
      ],
      [
        'Pulls to one side',
        'Not applicable',
        'Track tension, travel motor, swivel joint',
        'Does it change when reversing?',
        'Tension on site; motor in the shop',
      ],
      [
        'Derates',
        'Aftertreatment, fuel or air',
        'Not applicable',
        'Lamp, message and fluid age',
        'On site in most cases',
      ],
    ],
    note: 'Pressure is measured with gauges at the ports the maker names, and set by the figures in the manual for that serial number. Check your manual.',
  },
  sections: [
    {
      heading: 'Tracks and pins',
      paragraphs: [
        'Track tension is not a number for life. It is set for the ground: looser in mud and sticky clay, which packs between the sprocket teeth, tighter on hard rock. Makers list tension and shoe bolts as work to do when required, which in practice means weekly on a working machine.',
        'Pins and bushings talk before they fail. A clunk at the stick when you change direction is grease that did not arrive. Find out whether the line, the fitting or the habit is broken before pressing in new parts.',
      ],
      list: [
        'Sag measured at the middle of the lower run, track hanging, machine blocked',
        'Shoe bolts: one missing means the rest of that shoe is loose',
        'Rollers and idlers turning, no oil streaks on the flange',
        'Sprocket teeth pointed like a shark’s fin: look at the chain as well',
        'Bucket side play against last month’s note',
      ],
    },
    {
      heading: 'The 2,000-hour list',
      paragraphs: [
        'Some services are skipped because nothing stops when you skip them. One maker’s chart runs at 250, 500, 1,000, 2,000, 4,000 and 6,000 hours. The 2,000-hour block has the ones most often missing on used machines.',
      ],
      table: {
        caption: 'Work in the 2,000-hour block of a Komatsu chart',
        columns: ['Item', 'What happens when it is skipped'],
        rows: [
          ['Final drive oil', 'Bearings run in metal; the noise comes too late'],
          ['Hydraulic tank strainer', 'Slow, cavitating pumps on cold mornings'],
          ['Valve clearance', 'Hard starts, smoke, later a burned valve'],
          ['Crankcase ventilation filter', 'Oil mist, seal leaks, a pressure code'],
          ['DEF filter', 'Dosing codes and a derate in the wrong week'],
        ],
        note: 'At 4,000 hours the life-limited parts and the water pump join the list. Intervals differ by model: check your manual.',
      },
    },
    {
      heading: 'Heat',
      paragraphs: [
        'The manual of a six-ton machine gives an operating range up to 104 F without changes. Tulsa gets near that every summer, on top of cottonwood fluff in May and dust in August. Coolers are blown from the clean side, the screen behind the condenser is the one that is forgotten, and a fan that reverses still leaves the corners packed.',
      ],
    },
  ],
  localFacts: [
    'Days at or above 90 F: about 66 a year. Cooling packs are cleaned before June, not after the first alarm.',
    'Rain peaks from April to June. A machine down in a wet cut may have to be walked out before it can be worked on safely.',
    'Ground here changes from river sand to heavy clay within one job. When it does, set the track tension again.',
  ],
  haveReady: [
    'Make, model, serial number and hours',
    'Everything slow, or which function',
    'What was done last: hose, filter, attachment change',
    'How to reach it: ground, slope, overhead lines, room beside it',
    'Couplers and auxiliary settings, if an attachment is on',
  ],
  limits: [
    'No work under a raised boom or bucket that is not blocked.',
    'Pump and motor rebuilds, and line boring, are sent out.',
    'Software unlocks and immobiliser resets belong to the dealer.',
  ],
  faqs: [
    {
      q: 'Everything is slow since this morning. What one thing should I check?',
      a: 'The fuel filter and the water bowl. It is the cheapest cause, it gives the same symptom as a dying pump, and it is the one most often found.',
    },
    {
      q: 'Can it keep digging until you come?',
      a: 'Slow: usually. Hot or drifting: no. Heat turns oil into varnish, and a boom that drifts is a hazard to the person in the trench.',
    },
    {
      q: 'Do you work on rental machines?',
      a: 'With the owner’s leave. The rental company decides about repairs; get their name and number before we drive.',
    },
  ],
  brands: ['cat', 'komatsu', 'hitachi', 'doosan', 'bobcat', 'john-deere'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    {
      name: 'Average count of hot days in Tulsa',
      url: 'http://ktul.com/weather/summer-heat-returns-01-12-2016',
    },
  ],
} satisfies LocationCopy;
