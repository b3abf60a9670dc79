import type { BrandCopy } from '../brand-copy';

export default {
  title: 'New Holland Equipment Repair in Tulsa',
  description:
    'One visit before first cutting covers the tractor, the Roll-Belt and the skid steer: belts, bearings, clean fuel and SCR around Tulsa.',
  drawing: 'tractor',
  angle: 'Haying season first: tractors, balers and skid steers in one visit.',
  intro: [
    'A New Holland yard is usually a tractor, a baler and a loader. They are needed in the same dry spell, and they fail in it. We plan one visit that does all three before the first cutting.',
    'One trip also means one bench of clean tools. New Holland’s own manual opens its maintenance chapter with dirt. A cap wiped on a sleeve today is a sticking valve later.',
  ],
  aroundTulsa:
    'T6, T7 and Workmaster tractors, Roll-Belt balers, L-series and C-series loaders on cow-calf and hay farms. The wettest weeks of the year, April to June, are also first cutting, so the dry days are few and already spoken for.',
  onSite:
    'We ask for all three serials and the bale count beforehand. On the day, the tractor is warmed while the baler is opened; belts are laid out and measured, bearings are turned and listened to, and the loader gets its chaincase and coolers looked at in between. You end with one sheet and three columns.',
  models: [
    {
      name: 'T6010 to T6070',
      kind: 'Tractors',
      note: 'The manual calls its intervals guidelines, shortens them in bad conditions, and wants every cap cleaned before it is opened.',
    },
    {
      name: 'T7.140 to T7.205',
      kind: 'Tractors',
      note: 'FPT six-cylinder engines, codes F4CE and F4DFA by model; codes differ by market, so we read yours.',
    },
    { name: 'Roll-Belt balers', kind: 'Hay', note: 'Tracking and bearing heat decide their season.' },
    {
      name: 'L328 and C337',
      kind: 'Skid-steer and track loader',
      note: 'The loader that feeds, cleans, and is serviced last. It deserves a turn.',
    },
  ],
  engines: [
    'FPT NEF six-cylinders in the T7 range.',
    'US Tier 4 Final versions lean on SCR, which the brand calls ECOBlue, and many models do without a particulate filter.',
  ],
  failures: [
    {
      name: 'Dirt let in during service',
      sign: 'Nothing now; valve and pump wear later',
      firstCheck: 'Clean around caps, plugs and couplers before opening any of them',
      place: 'field',
      part: 'hydraulics',
      detail:
        'The maintenance section of the T6000 manual begins with contamination warnings, before it mentions a single hour.',
    },
    {
      name: 'Condensation in the tank',
      sign: 'Hard starts after cold nights',
      firstCheck: 'Fill at the end of the day and drain the separator',
      place: 'field',
      part: 'fuel-tank',
      detail:
        'Filling daily limits what condenses overnight. A half-empty tank in March is a small rain barrel.',
    },
    {
      name: 'Baler belts and bearings',
      sign: 'A belt walks off, or smoke',
      firstCheck: 'Tracking, splices, then heat at every bearing',
      place: 'field',
      part: 'hitch',
      detail:
        'Dry hay and a hot bearing make a fire. Point a thermometer at each one after the first bales of the day.',
    },
    {
      name: 'Vibration in the baler driveline',
      sign: 'A shudder that grows as the chamber fills',
      firstCheck: 'PTO shaft joints, guard bearings and the slip clutch',
      place: 'field',
      part: 'pto',
      detail:
        'A clutch that sat all winter can rust solid and protect nothing. It is slipped on purpose in spring, before the first windrow asks it to.',
    },
  ],
  intervals: [
    {
      item: 'T6000 chart',
      when: 'A ceiling, not a target: shorten in adverse conditions, as the manual says.',
    },
    { item: 'Fuel tank', when: 'Fill daily; drain the separator.' },
    { item: 'Baler bearings and belts', when: 'Before first cutting, then a heat check in use.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Precision unlocks and baler controller files are dealer items. If a controller has to be replaced, note the bale count on it first.',
  haveReady: [
    'Serial numbers of all three machines',
    'Bale count',
    'Date of your first cutting',
    'Round or square, and the last belt change',
  ],
  faqs: [
    {
      q: 'One trip for everything?',
      a: 'Yes, and it costs less than three calls. List every machine first.',
    },
    { q: 'Do you carry belts?', a: 'Common ones, with notice. Splices ride on the truck.' },
    {
      q: 'Are Case parts the same?',
      a: 'Often on the construction line and on balers, since both brands have one parent. We check by serial.',
    },
  ],
  related: ['case-ih', 'massey-ferguson'],
  industries: ['agriculture', 'construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
