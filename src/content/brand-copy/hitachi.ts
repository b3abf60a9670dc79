import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Hitachi Excavator Repair in Tulsa',
  description:
    'Who stocks Zaxis parts since the Deere split? We ask both sides. Fuel, heat, wash-water and swing faults on Hitachis near Tulsa.',
  drawing: 'excavator',
  angle: 'Before and after the Deere split: who has parts for your Zaxis.',
  intro: [
    'A Zaxis bought before the split may have been sold and serviced by a Deere dealer. Afterwards the channel changed. We keep both part numbers so that a breakdown is not a phone tour.',
    'The dash number matters as much as the model. A -3 and a -6 of the same size have different engines, exhausts and books, and only one of them cares about the DEF in your shed.',
  ],
  aroundTulsa:
    'ZX200 to ZX350 excavators on utility and site work, and some ZW loaders in yards that wash everything on Friday afternoon and wonder about codes on Monday.',
  onSite:
    'We ask about washing. If a pressure washer was near the machine, connectors and breathers are opened and dried before a single part is ordered. Otherwise fuel is sampled first, the filter is cut open on the tailgate, and swing play is measured with a dial indicator and written on the sheet.',
  models: [
    {
      name: 'ZX200LC-3 and ZX225USLC-3',
      kind: 'Mid-size crawler excavators',
      note: 'Isuzu Tier 3 four-cylinder, 159 net horsepower in normal mode, and about two liters less oil than the six it replaced.',
    },
    {
      name: 'ZX210LC-6 and ZX350LC-6',
      kind: 'Tier 4 Final',
      note: 'Isuzu power with exhaust aftertreatment and DEF, so fuel and fluid storage start to matter.',
    },
    {
      name: 'ZW180-6',
      kind: 'Wheel loader',
      note: 'Its manual stresses the daily walk-around and DEF quality, and bans high-pressure water at the breathers.',
    },
  ],
  engines: [
    'Isuzu four and six-cylinder diesels through the range.',
    'The joint venture with Deere was dissolved from August 2021, and the first Japan-built excavator for North America after it shipped in November 2021.',
  ],
  failures: [
    {
      name: 'Bad fuel at the injectors',
      sign: 'Rough idle, hard start',
      firstCheck: 'Cut the filter, take a sample, drain the tank bottom',
      place: 'field',
      part: 'engine',
      detail:
        'Hitachi warns that poor fuel and additives damage injectors and aftertreatment alike. A bottle of something is rarely the cure.',
    },
    {
      name: 'Wash-water damage',
      sign: 'Random codes after pressure washing',
      firstCheck: 'Dry the connectors, then look at the breathers',
      place: 'field',
      part: 'cab',
      detail:
        'The manual wants water and steam kept away from electrical parts, transmission filler and breathers.',
    },
    {
      name: 'Play in swing bearing and pins',
      sign: 'A clunk when the boom changes direction',
      firstCheck: 'Measure, grease, shim',
      place: 'field-then-shop',
      part: 'swing',
      detail: 'Normal wear on older hours. Measured play tells you whether there is a season left in it.',
    },
    {
      name: 'Heat at the top of the range',
      sign: 'Oil temperature that climbs every afternoon',
      firstCheck: 'Cores, fan speed and hydraulic oil level',
      place: 'field',
      part: 'cooling',
      detail:
        'The ZX60 book is written for -4 to 104 F. Tulsa averages nine to eleven days a year at 100 F or more and its record is 115; on February 16, 2021 it also fell to -14, below the other end.',
    },
  ],
  intervals: [
    {
      item: 'All published intervals',
      when: 'Given for normal conditions; the maker asks for shorter ones in adverse conditions.',
    },
    {
      item: 'ZX60, operating range without changes',
      when: '-4 to 104 F in the manual for that model.',
    },
    { item: 'Walk-around and DEF, ZW180-6', when: 'Daily.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Telematics and machine-controller downloads are dealer items. When the dealer connects, ask for the fault history on paper and keep it with ours.',
  haveReady: [
    'Model with dash number',
    'Serial',
    'The dealer it came from',
    'Whether it was pressure-washed in the last week',
  ],
  faqs: [
    {
      q: 'Can a Deere dealer still help?',
      a: 'Often, for older machines. We ask both sides and tell you which has the part.',
    },
    {
      q: 'Is 104 F a limit?',
      a: 'It is the range one manual gives without modification. Above it, keep coolers clean and watch oil temperature.',
    },
    {
      q: 'May I use fuel additives?',
      a: 'Hitachi’s manual warns against unsuitable ones. Clean fuel and a drained separator do more.',
    },
  ],
  related: ['komatsu', 'john-deere'],
  industries: ['construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
