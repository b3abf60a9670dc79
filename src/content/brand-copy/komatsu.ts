import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Komatsu Equipment Repair in Tulsa',
  description:
    'Valves, final drives, strainer, crankcase and DEF filters: the Komatsu 2,000-hour stop, planned and done on your site near Tulsa.',
  drawing: 'excavator',
  angle: 'The 2,000-hour stop: the five jobs that get skipped.',
  intro: [
    'Owners keep up with 500-hour oil. The stop that slips is 2,000 hours: final drives, valve set, crankcase filter, DEF filter and tank strainer. Plan a day for it.',
    'We ask one question when a used Komatsu arrives in a fleet: which 2,000-hour stops were done, and who has the paper? If nobody does, the list below is where its life with you begins.',
  ],
  aroundTulsa:
    'PC138 to PC360 excavators, WA320 and WA380 loaders, and D39, D51 and D61 dozers with dirt and pipeline contractors, usually far from pavement.',
  onSite:
    'A 2,000-hour day is planned the week before so that filters, strainer gasket and valve-cover seals come along. Final drives are drained while warm and the plugs are looked at under a light. The engine cools over lunch, valves are set in the afternoon, and tracks are tensioned for the soil you are actually in.',
  models: [
    {
      name: 'PC210LC-11',
      kind: 'Excavator',
      note: 'Shop manual UENBM00363 has chapters on handling and storing DEF.',
    },
    {
      name: 'PC200LC-6 and PC490LC',
      kind: 'Excavators',
      note: 'Both have published operation and maintenance manuals; the PC490LC list is quoted below.',
    },
    {
      name: 'WA380 and D61PXi',
      kind: 'Loader and dozer',
      note: 'Common in the region. Machine-control dozers bring wiring of their own.',
    },
  ],
  engines: [
    'Komatsu’s own four and six-cylinder engines. Tier 4 Final adds a Komatsu particulate filter plus SCR on larger ones and SCR alone on some.',
    'KCCV is the maker’s name for the crankcase ventilation filter, and it is the part people have never heard of until it clogs.',
  ],
  failures: [
    {
      name: 'Crankcase filter skipped',
      sign: 'Oil mist, a pressure code',
      firstCheck: 'The date of the last KCCV filter',
      place: 'field',
      part: 'engine',
      detail: 'Listed in the 2,000-hour block of the PC490LC manual.',
    },
    {
      name: 'DEF filter and tank breather',
      sign: 'Dosing codes',
      firstCheck: 'Breather first, on its schedule, then the DEF filter',
      place: 'field',
      part: 'def-tank',
      detail: 'The filter belongs to 2,000 hours; the tank’s breather element comes in the block before it.',
    },
    {
      name: 'Track out of adjustment',
      sign: 'Fast wear of rails and sprockets',
      firstCheck: 'Sag for the soil you are in, and shoe bolt torque',
      place: 'field',
      part: 'tracks',
      detail: 'Komatsu lists both as when-required items, which in practice means somebody has to look.',
    },
    {
      name: 'Tank strainer never pulled',
      sign: 'Starves on a slope or under load, runs clean again at idle',
      firstCheck: 'The strainer, then what lies on the tank floor',
      place: 'field',
      detail:
        'Another line of the PC490LC’s 2,000-hour block. Filters get changed in front of it for years while the screen behind them closes up.',
    },
  ],
  intervals: [
    {
      item: 'Chart columns',
      when: '250, 500, 1,000, 2,000, 4,000 and 6,000 h, plus an initial service at 250 h.',
    },
    {
      item: 'PC490LC, 2,000 h',
      when: 'Final-drive oil, tank strainer, valve clearance, KCCV filter, DEF filter.',
    },
    { item: 'PC490LC, 4,000 h', when: 'Life-limited parts and the water pump check.' },
    { item: 'Track tension and shoe bolts', when: 'When required; we look at every visit.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Codes visible only in KOMTRAX and calibration of machine control need the dealer. Nothing on the 2,000-hour list does.',
  haveReady: [
    'Model, dash number and serial',
    'Service meter hours',
    'KOMTRAX access if you have it',
    'Hours at the last 2,000-hour stop',
  ],
  faqs: [
    {
      q: 'Is valve clearance due that early?',
      a: 'Some charts ask for it in the first 250 hours and then at 2,000. Yours says which.',
    },
    {
      q: 'What is a defined-life part?',
      a: 'A hose or safety part the maker wants changed by time or hours even if it looks fine.',
    },
    {
      q: 'Can the 2,000-hour list be split over two visits?',
      a: 'Yes. Final drives and filters in one, valves and strainer in the other, with the same record.',
    },
  ],
  related: ['cat', 'hitachi'],
  industries: ['construction'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
