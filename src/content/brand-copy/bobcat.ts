import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Bobcat Loader Repair in Tulsa',
  description:
    'It drives but will not lift? On a Bobcat that is often the seat bar, not the pump. Interlock, chaincase, track and cooling work at your Tulsa jobsite.',
  drawing: 'loader',
  angle: 'Interlocks, chaincases and packed coolers: the three things that stop a loader.',
  intro: [
    'When a Bobcat will not lift, the cause is often the seat bar circuit rather than the pump. When it will not pull, it is often the chaincase. Both can be proved where the loader stopped.',
    'The third stopper is dirt. A loader mowing or breaking concrete pulls its own dust through a stack of coolers packed closer than fingers can reach, and the temperature lamp is the last to know.',
  ],
  aroundTulsa:
    'Skid steers and compact track loaders with landscapers, fence and concrete crews; mini excavators with plumbers and utility subs; older S-series loaders on farms.',
  onSite:
    'The control interlock is tested the way the schedule asks, bar up and bar down, before a hydraulic hose is loosened. Tracks are changed on stands on firm ground. For cooling complaints the cab goes up, the stack is opened and cleaned from the clean side, and we show you the pile.',
  models: [
    {
      name: 'S450 and S550',
      kind: 'Skid-steer loaders',
      note: 'Bobcat publishes a two-page service schedule for each. We bring it filled in with your hours.',
    },
    {
      name: 'T66, T76 and T770',
      kind: 'Compact track loaders',
      note: 'Tracks, rollers and cooling decide their cost far more than the engine does.',
    },
    {
      name: 'E35, E42 and E50',
      kind: 'Compact excavators',
      note: 'Ordinary rental sizes. Swing, hoses at the boom and blade pins are where the visits go.',
    },
  ],
  engines: [
    'Bobcat’s own diesel in newer machines and Kubota-built ones in others. Most compact machines do without SCR, but many have a particulate filter or an oxidation catalyst.',
    'Order filters from the plate on the engine, not from the number on the lift arm: the same loader was built with more than one engine.',
  ],
  failures: [
    {
      name: 'Control interlock fault',
      sign: 'No lift or tilt with the bar down, lights on the panel',
      firstCheck: 'Seat bar sensor, seat switch, the connector under the seat',
      place: 'field',
      part: 'seat-bar',
      detail:
        'The 10-hour list asks for a test of Bobcat’s interlock system: lift and tilt must not work with the bar raised. A system that fails safe is doing its job.',
    },
    {
      name: 'Neglected chaincase (wheeled loaders)',
      sign: 'Clatter, jerky travel, oil at the axle tubes',
      firstCheck: 'Chaincase oil level, and a magnet for metal',
      place: 'field-then-shop',
      part: 'chaincase',
      detail:
        'A 500-hour skid-steer service includes chaincase oil. Skipped, it shows as worn chains and sprockets.',
    },
    {
      name: 'Blocked coolers',
      sign: 'Overheating when mowing, grading or on demolition',
      firstCheck: 'Oil cooler, radiator and condenser, blown out from the clean side',
      place: 'field',
      part: 'cooling',
      detail:
        'Cleaning the cooling pack is a 10-hour item, and Bobcat warns of heat damage when the cores block.',
    },
    {
      name: 'Attachment that starves or runs hot',
      sign: 'A breaker or mower that fades, oil too hot to touch at the coupler',
      firstCheck: 'Couplers fully seated, hose routing, age of the return filter',
      place: 'field',
      detail:
        'The hydraulic return filter is a 500-hour item on a skid steer. An attachment borrowed from another loader brings that loader’s dirt along and puts it through yours.',
    },
  ],
  intervals: [
    {
      item: 'Every 10 h',
      when: 'Engine oil level, air filters, cooling pack, water in fuel, grease at arms and Bob-Tach wedges, belts and seat bar, interlock test, tires.',
    },
    {
      item: 'Typical skid-steer 500 h service',
      when: 'Fuel filter, outer air filter, hydraulic return filter, chaincase oil, torque of the roll-over structure bolts.',
    },
    { item: 'Dust, heat or poorly stored fuel', when: 'All intervals shorten, by Bobcat’s own note.' },
    {
      item: 'Bob-Tach wedges and arm grease',
      when: 'Part of the 10-hour list; a dry wedge lets the attachment rock.',
    },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Resetting passwords and keyless panels needs proof that the machine is yours, and sometimes the dealer. Find the bill of sale before we drive out, since a loader that will not unlock cannot be tested.',
  haveReady: [
    'Serial number from the machine’s plate',
    'Hours',
    'Which attachment was on when it failed',
    'Wheels or tracks',
  ],
  faqs: [
    {
      q: 'Why does it drive but not lift?',
      a: 'Often an interlock. We test the bar and seat circuits before touching hydraulics.',
    },
    {
      q: 'Can tracks be changed on my lot?',
      a: 'Yes, with room for stands on firm ground and the right tracks on our truck.',
    },
    {
      q: 'Is Bobcat the same company as Doosan excavators?',
      a: 'No. The heavy excavator line went its own way and is now sold as Develon; see the Doosan page.',
    },
  ],
  related: ['kubota', 'case', 'doosan'],
  industries: ['construction', 'agriculture'],
  regulations: [],
} as const satisfies BrandCopy;
