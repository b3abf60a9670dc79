import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Excavator repair in Tulsa by symptom: slow, hot, drifting or no-start, with tracks, pins, hydraulics and the 2,000-hour list for any brand.',
  angle: 'Excavator triage by symptom, whatever the paint.',
  intro: [
    'Excavators of different makes fail in much the same ways, because each is an engine, pumps, a valve block, cylinders and a swing. The name on the boom matters for parts. The symptom matters for the next hour.',
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
        'Spool sticking, hose collapsed inside',
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
        'Mark the rod, wait ten minutes, nobody near',
        'On site or on a bench',
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
        'Tension on site; motor in a shop',
      ],
      [
        'Derates',
        'Aftertreatment, fuel or air',
        'Not applicable',
        'Lamp, message and age of the fluid',
        'On site in most cases',
      ],
    ],
    note: 'Pressure is measured with gauges at the ports the maker names, and set by the figures in the manual for that serial number. Check your manual.',
  },
  sections: [
    {
      heading: 'Tracks and pins',
      paragraphs: [
        'Track tension is set for the ground: looser in mud and sticky clay, which packs between the sprocket teeth, tighter on hard rock. Komatsu’s schedule lists track tension and shoe bolts as work to do when required. On a machine that digs every day, look every week.',
        'Pins and bushings make noise before they fail. A clunk at the stick when you change direction often means that grease did not arrive. Find out whether the line, the fitting or the habit is broken before pressing in new parts.',
      ],
      list: [
        'Sag measured at the middle of the lower run, track hanging, machine blocked',
        'Shoe bolts: one missing means the rest of that shoe is suspect',
        'Rollers and idlers turning, no oil streaks on the flange',
        'Sprocket teeth worn to points: look at the chain as well',
        'Bucket side play against last month’s note',
      ],
    },
    {
      heading: 'The 2,000-hour list',
      paragraphs: [
        'Some services are skipped because nothing stops on the day you skip them. A Komatsu chart runs at 250, 500, 1,000, 2,000, 4,000 and 6,000 hours. On a used machine, ask for the paper of the 2,000-hour block first.',
      ],
      table: {
        caption: 'Work in the 2,000-hour block of a Komatsu chart',
        columns: ['Item', 'What skipping it can lead to'],
        rows: [
          ['Final drive oil', 'Bearings that run in metal'],
          ['Hydraulic tank strainer', 'Starved, noisy pumps on cold mornings'],
          ['Valve clearance', 'Hard starts and smoke, later a burned valve'],
          ['Crankcase ventilation filter', 'Oil mist, seal leaks, a pressure code'],
          ['DEF filter', 'Dosing codes and a derate'],
        ],
        note: 'At 4,000 hours the life-limited parts and a water pump check join the list. Intervals differ by model: check your manual.',
      },
    },
    {
      heading: 'Heat',
      paragraphs: [
        'The manual of one compact excavator, the Hitachi ZX60, gives an operating range up to 104 F without changes, and Tulsa summers reach that. Fluff in spring and dust in late summer make it worse. Blow the coolers out from the clean side, don’t forget the screen behind the condenser, and look into the corners even when the fan reverses.',
      ],
    },
  ],
  localFacts: [
    'Days at or above 90 F: about 66 a year. Clean cooling packs before June, not after the first alarm.',
    'The wettest months are April to June. A machine down in a wet cut may have to be moved before it can be worked on safely.',
    'When the ground changes from sand to clay within one job, set the track tension again.',
  ],
  haveReady: [
    'Make, model, serial number and hours',
    'Everything slow, or which function',
    'What was done last: hose, filter, attachment change',
    'How to reach it: ground, slope, overhead lines, room beside it',
    'Coupler and auxiliary settings, if an attachment is on',
  ],
  limits: [
    'No work under a raised boom or bucket that is not blocked.',
    'Pump and motor rebuilds, and line boring, are shop work.',
    'Software unlocks and immobilizer resets belong to the dealer.',
  ],
  faqs: [
    {
      q: 'Everything is slow since this morning. What should I check first?',
      a: 'The fuel filter and the water bowl. They are cheap to rule out, and a blocked one gives the same symptom as a failing pump.',
    },
    {
      q: 'Can it keep digging until you come?',
      a: 'Slow: usually. Hot or drifting: no. Heat breaks down the oil and the seals, and a boom that drifts is a hazard to anyone in the trench.',
    },
    {
      q: 'Do you work on rental machines?',
      a: 'With the owner’s permission. The rental company decides about repairs, so have its name and number ready when you call.',
    },
  ],
  brands: ['cat', 'komatsu', 'hitachi', 'doosan', 'bobcat', 'john-deere'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    {
      name: 'Average count of hot days in Tulsa (KTUL)',
      url: 'http://ktul.com/weather/summer-heat-returns-01-12-2016',
    },
    { name: 'Climate of Tulsa County: rainfall', url: 'https://localwiki.org/tulsa/Weather' },
    {
      name: 'Komatsu maintenance schedule chart (copy)',
      url: 'https://www.scribd.com/document/489849109/M-Shedule-Cutout',
    },
  ],
} satisfies LocationCopy;
