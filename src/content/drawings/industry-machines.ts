/** The machines on the industry pages. */
import { industries, type IndustrySlug } from '../industries';
import type { DrawingName } from './drawings';
import type { Scene } from './scene';

type Machine = { name: DrawingName; label: string };

/** The machines of an industry, in the order they stand in its line-up. */
export const lineUps: Record<IndustrySlug, readonly [Machine, ...Machine[]]> = {
  construction: [
    { name: 'excavator', label: 'Excavators' },
    { name: 'dozer', label: 'Dozers' },
    { name: 'wheel-loader', label: 'Wheel loaders' },
    { name: 'backhoe', label: 'Backhoes' },
    { name: 'telehandler', label: 'Telehandlers' },
    { name: 'boom-lift', label: 'Boom lifts' },
  ],
  delivery: [
    { name: 'van', label: 'Cargo vans' },
    { name: 'box-truck', label: 'Box trucks' },
    { name: 'day-cab', label: 'Semis' },
    { name: 'forklift', label: 'Dock forklifts' },
    { name: 'order-picker', label: 'Order pickers' },
    { name: 'scissor-lift', label: 'Warehouse lifts' },
  ],
  'utilities-energy': [
    { name: 'bucket-truck', label: 'Bucket trucks' },
    { name: 'winch-truck', label: 'Rig and winch trucks' },
    { name: 'engine', label: 'Stationary engines' },
    { name: 'track-loader', label: 'Track loaders' },
  ],
  agriculture: [
    { name: 'combine', label: 'Combines' },
    { name: 'tractor-round-baler', label: 'Tractors and balers' },
    { name: 'loader', label: 'Skid steers' },
    { name: 'dump-truck', label: 'Grain trucks' },
  ],
};

/** What the page of each industry shows first, unless the owner has a photo. */
export const industryScenes: Record<IndustrySlug, Scene> = {
  construction: {
    name: 'jobsite-dawn',
    alt: 'Sunrise on a jobsite: a mechanic in a vest between a dozer and an excavator, and our service truck behind them',
  },
  delivery: {
    name: 'dock',
    alt: 'A loading dock: a cabover box truck with a mechanic behind it, a forklift in the dock door, a van and our service truck',
  },
  'utilities-energy': {
    name: 'line-work',
    alt: 'Rain under a power line: a bucket truck with a mechanic at its rear wheel, a winch truck and our service truck with its beacon on',
  },
  agriculture: {
    name: 'harvest-field',
    alt: 'A grain field at harvest: a combine with a mechanic and a tool box beside it, and our service truck behind it',
  },
};

/** The industries as cards, each with the first machine of its line-up. */
export const industryCards = industries.map(({ slug, name, description, path }) => ({
  title: name,
  text: description,
  path,
  drawing: lineUps[slug][0].name,
}));
