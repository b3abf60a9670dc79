import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Manitou and Gehl Repair in Tulsa',
  description:
    'Thin wear pads, slack boom chain, welded forks: what retires a Manitou or Gehl handler, measured and repaired on your site near Tulsa.',
  drawing: 'telehandler',
  angle: 'Pads, chains and forks: three measurements that retire a telehandler boom.',
  intro: [
    'Manitou and Gehl handlers share a boom story: thin wear pads, stretched chain, and forks someone welded. All three are measured, not guessed.',
    'None of them announces itself with a lamp. They show as a rattle, a delay and a grinder mark, and an operator who has driven the machine all year has stopped noticing every one.',
  ],
  aroundTulsa:
    'MLT and MT compact handlers on farms and masonry jobs; Gehl RS handlers and skid loaders in rental, where the fork that came back is not always the fork that went out.',
  onSite:
    'The boom is run out fully on level ground so pads can be gauged at every corner. Chain and sheaves are looked at extended and retracted, with a light. Forks come off the carriage if anything looks ground, and a welded one goes straight to the tailgate with a tag on it.',
  models: [
    {
      name: 'MT625, MLT625, MTA5519 and Gehl RS5-19',
      kind: 'Compact telehandlers',
      note: 'The MLT625 has a reversing fan that blows chaff off the screens.',
    },
    {
      name: 'Gehl RS6-42 to RS12-42',
      kind: 'Construction handlers',
      note: 'One operator’s manual spans RS6-42, RS8-42/44, RS9-50, RS10-44/55 and RS12-42.',
    },
    {
      name: 'MRT',
      kind: 'Rotating',
      note: 'Classed as a slewing rough-terrain variable-reach truck under ISO 10896-2. The Magni page explains what rotation changes.',
    },
  ],
  engines: [
    'Kubota, Deutz or Yanmar by size; the small ones avoid a particulate filter.',
    'Manitou Group owns Gehl, so parts cross in many places and serial numbers do not.',
    'Read the engine plate before ordering filters: two handlers of one model name can carry different makes.',
  ],
  failures: [
    {
      name: 'Wear pad below its limit',
      sign: 'Boom chatter, side play',
      firstCheck: 'Gauge it: 3/8 inch (9.5 mm) or less means replace',
      place: 'field',
      part: 'boom-pads',
      detail: 'Gehl’s pre-start list gives the 3/8 inch limit, so an operator can find it before we do.',
    },
    {
      name: 'Slack boom chain',
      sign: 'A delay before it extends',
      firstCheck: 'Fit and lubrication of the sheave pin, then stretch',
      place: 'field',
      part: 'boom-chain',
      detail: 'Chain and sheave are daily visual items in the same list.',
    },
    {
      name: 'Welded fork',
      sign: 'A heat mark or grinder line',
      firstCheck: 'Take it out of service; replace in sets',
      place: 'field',
      part: 'forks',
      detail: 'The manual forbids forks repaired by welding. So do we, whoever’s weld it is.',
    },
    {
      name: 'Screens packed with chaff or mortar dust',
      sign: 'Temperature up while pushing silage or mixing block',
      firstCheck: 'Screens and cores, and whether the fan really reverses',
      place: 'field',
      detail:
        'The MLT625 has its reversing fan for this. A fan that no longer reverses leaves the operator trusting a cleaning that never happens.',
    },
  ],
  intervals: [
    { item: 'Walk-around', when: 'Daily, with the operator’s sign-off.' },
    { item: 'Repairs found on it', when: 'Before use, by a qualified technician.' },
    { item: 'Wear pads', when: 'Replace at 3/8 in (9.5 mm).' },
    { item: 'Boom chain and sheaves', when: 'Daily, by eye, in the Gehl pre-start list.' },
  ],
  recalls: [],
  makerNotes: [
    'A personnel platform must meet the ANSI/ITSDF standard and be locked to forks and carriage, says the Gehl manual.',
  ],
  limits:
    'Swapping a boom section takes lifting gear and goes to a shop or dealer. Pads, chain and forks are changed where the machine stands.',
  haveReady: [
    'Which plate it wears: Manitou or Gehl',
    'Serial',
    'Boom angle and load when it happened',
    'When the forks were last measured, and by whom',
  ],
  faqs: [
    { q: 'Is my Gehl supported?', a: 'Yes. Same group, and parts cross in many areas.' },
    {
      q: 'Do telehandlers count as forklifts?',
      a: 'OSHA treats rough-terrain handlers as powered industrial trucks, so the daily exam applies.',
    },
    {
      q: 'Can I run one new fork with one old?',
      a: 'No. Forks are replaced in sets, so that both carry the same load at the same height.',
    },
  ],
  related: ['magni', 'jcb'],
  industries: ['construction', 'agriculture'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandCopy;
