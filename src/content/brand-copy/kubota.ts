import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Kubota Repair in Oklahoma',
  description:
    'What each Kubota soot level means and when to stop. Parked regenerations, SVL tracks, fuel and oil service on acreages and jobsites near Tulsa.',
  drawing: 'track-loader',
  angle: 'Soot levels, one habit: never shut it off in the middle.',
  intro: [
    'Kubota dash lights are honest but hard to read. The particulate filter climbs through numbered levels, and each level removes one of your options. This page says what each level means and when to call.',
    'The habit that keeps a filter alive costs nothing. When the machine starts cleaning itself, let it finish, even if the day is over and the trailer is waiting.',
  ],
  aroundTulsa:
    'Compact tractors and SVL track loaders on acreages, nurseries and with small contractors across northeast Oklahoma; KX and U excavators with utility subs.',
  onSite:
    'We read the level and the history before touching the switch, park on bare ground with nothing dry behind the exhaust, and stay for the whole cycle. If the machine has gone too far for that, you hear it before we start. Track work is done with the frame on blocks and the tension valve cleaned before it is opened.',
  models: [
    {
      name: 'SVL75 and SVL97',
      kind: 'Compact track loaders',
      note: 'Track tension is set through a grease valve behind a two-bolt cover near the sprocket.',
    },
    {
      name: 'LX2610, L and M series',
      kind: 'Tractors',
      note: 'The LX2610 manual lists the particulate warning levels used on this page.',
    },
    { name: 'R630 wheel loader', kind: 'Loader', note: 'At level 3 its output drops to half.' },
    {
      name: 'KX040 and U35',
      kind: 'Compact excavators',
      note: 'Tight-site machines; swing and blade seals wear before the engine does.',
    },
  ],
  engines: [
    'V3307 and V3800 four-cylinder families have factory workshop manuals that cover industrial use.',
    'CJ-4 oil is meant for engines with a particulate filter and must not go into the B2301 and B2601, which have none. Oil is a matter of model, not of brand.',
  ],
  failures: [
    {
      name: 'Interrupted regeneration',
      sign: 'Beeping that gets faster, reduced power',
      firstCheck:
        'Read the level, park on bare ground, run a parked regeneration if the machine still offers one',
      place: 'field',
      part: 'cab',
      detail:
        'Level 1 asks for work and engine speed. Level 2 allows a parked cycle. Level 3 means stop and run it now; ignoring it can damage filter and engine.',
    },
    {
      name: 'Past the point of no return',
      sign: 'A constant tone and a severe power cut',
      firstCheck: 'Stop trying. The filter comes off and the counter is reset by software',
      place: 'dealer',
      part: 'exhaust',
      detail: 'Owners and technicians report that the highest level cannot be regenerated in the machine.',
    },
    {
      name: 'Loose or over-tight track',
      sign: 'Derailing, worn idlers',
      firstCheck: 'Lift on blocks, measure the sag, add or release grease at the valve',
      place: 'field',
      part: 'track',
      detail: 'Clean the valve before pumping. A failed valve is replaced, not repaired.',
    },
    {
      name: 'Power lost on a biodiesel blend',
      sign: 'Fades under load, recovers at idle',
      firstCheck: 'Hours on the separator element and the fuel filter',
      place: 'field',
      detail:
        'For the R430 on biodiesel blends the book shortens both. The blend loosens what an older tank has been storing, and the filter finds it first.',
    },
  ],
  intervals: [
    {
      item: 'R430 loader on biodiesel blends',
      when: 'Water-separator element at 125 h, fuel filter at 250 h.',
    },
    {
      item: 'Engine oil',
      when: 'By model; the plate and manual decide, and so does whether there is a particulate filter.',
    },
    { item: 'Parked regeneration', when: 'Whenever the machine asks, at once and to the end.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Resetting the level after a filter has been cleaned needs Kubota’s diagnostic software. Below that level, a parked regeneration needs bare ground and time.',
  haveReady: [
    'The level shown, or the pattern of flashes',
    'Model and serial from the frame plate',
    'Hours, and how the machine is used: mostly idling or mostly working',
  ],
  faqs: [
    {
      q: 'Why does it keep asking to regenerate?',
      a: 'Light work at low engine speed never heats the filter. Work it hard at times, or plan parked cycles.',
    },
    {
      q: 'Can I use any 15W-40?',
      a: 'No. Kubotas with and without a particulate filter take different oil classes; the manual for your model says which.',
    },
    {
      q: 'Is it safe to regenerate in the barn?',
      a: 'No. The exhaust gets very hot. Bare ground outside, with nothing dry around it.',
    },
  ],
  related: ['bobcat', 'john-deere'],
  industries: ['construction', 'agriculture'],
  regulations: [],
} as const satisfies BrandCopy;
