import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Massey Ferguson Repair in Tulsa',
  description:
    'Knotters tried in spring, belts off, PTO pressure on a gauge: Massey Ferguson tractors and Hesston balers made ready for hay near Tulsa.',
  drawing: 'tractor',
  angle: 'Hay tools with a Kansas address and tractors with AGCO Power.',
  intro: [
    'Many Massey balers come from Hesston, Kansas, one state to the north. Parts travel quickly, which helps, because a plugged baler in June is an emergency in any language.',
    'The tractors are a different story: AGCO Power engines whose oil interval is set by the machine maker within a wide band. Two tractors with one engine can have two intervals, and both are right.',
  ],
  aroundTulsa:
    '4700, 5700 and 7700 tractors, small and large square balers, and older 200-series machines. A growing season of about 220 days means several cuttings, and a baler that starts the first one tired meets all of them.',
  onSite:
    'Balers are done in spring with twine in the box, because a knotter only shows its faults when it ties. The tractor’s belt routing is photographed before anything comes off, the tensioner is felt for play, and PTO pressure is read on a gauge before the clutch is blamed.',
  models: [
    {
      name: 'MF 4707 to 4710',
      kind: 'Utility tractors',
      note: 'The workshop manual lists three and four-cylinder engines and the GTA50 transmission.',
    },
    {
      name: 'MF 7700 S and 8S',
      kind: 'Row crop',
      note: 'The 8S, 205 to 265 hp, replaced the long-wheelbase 7700 S.',
    },
    {
      name: 'MF 1800 and 2200 series balers',
      kind: 'Square balers',
      note: 'Hesston-built families, small and large. Knotters, plungers and pickup teeth make up most of a spring order.',
    },
  ],
  engines: [
    'AGCO Power: the engine manual puts oil at 400 to 800 hours as set by the maker of the machine around it.',
    'SCR on Tier 4 Final engines, with an oxidation catalyst and on some a particulate filter.',
  ],
  failures: [
    {
      name: 'Belt and tensioner wear',
      sign: 'Squeal, a weak alternator',
      firstCheck: 'Release the tensioner and feel it for play; replace a belt that has met oil',
      place: 'field',
      part: 'engine-front',
      detail:
        'The manual asks for the routing to be noted before removal and gives 55 Nm for the idler screw.',
    },
    {
      name: 'Knotter faults',
      sign: 'Broken twine, soft bales',
      firstCheck: 'Clean, align, replace billhook parts',
      place: 'field',
      part: 'hitch',
      detail:
        'A service at the start of the season prevents most of it. Rust from a winter outdoors causes the rest.',
    },
    {
      name: 'PTO clutch or brake',
      sign: 'Slips under load, or will not stop',
      firstCheck: 'Pressure, solenoid, then the clutch pack',
      place: 'field-then-shop',
      part: 'pto',
      detail: 'Gauge first. A lazy solenoid feels like a worn clutch and costs a fraction of one.',
    },
    {
      name: 'Oil level wrong after a change',
      sign: 'A mark overshot, or a filter nobody recognizes',
      firstCheck: 'The dipstick on level ground, then the name on the filter',
      place: 'field',
      part: 'engine',
      detail:
        'AGCO Power wants the oil drained warm, a new washer and the upper mark, and ties its warranty to approved filters. Keep the invoice that names the filter.',
    },
  ],
  intervals: [
    { item: 'Engine oil, AGCO Power', when: '400 to 800 h, as set for your machine.' },
    {
      item: 'Oil change itself',
      when: 'Drained warm, with a new washer, filled to the upper mark; the manual ties warranty to approved filters.',
    },
    { item: 'Balers', when: 'Knotters, pickup and chains before the first cutting.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'AGCO’s diagnostic tool is dealer level. A gauge on the PTO circuit answers a good part of what it would.',
  haveReady: ['Model and serial', 'Engine hours', 'Bale count', 'Which baler is behind it, and its twine'],
  faqs: [
    {
      q: 'Does Hesston being close help?',
      a: 'It can: parts are quick, though not instant. We order before you run out of dry days.',
    },
    { q: 'Old 135 with a Perkins?', a: 'Yes. Simple, and parts exist.' },
    {
      q: 'Why do my two tractors have different oil intervals?',
      a: 'Because the engine maker leaves the figure to the tractor maker. Follow each tractor’s own book.',
    },
  ],
  related: ['case-ih', 'new-holland'],
  industries: ['agriculture'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
