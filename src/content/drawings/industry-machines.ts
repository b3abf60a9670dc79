/** The machines on the industry pages. */
import type { DrawingName } from './drawings';
import { industries, type IndustrySlug } from '../industries';

type Machine = { name: DrawingName; label: string };

/** The machines of an industry, in the order they stand in its line-up. */
export const lineUps: Record<IndustrySlug, readonly [Machine, ...Machine[]]> = {
  construction: [
    { name: 'excavator', label: 'Excavators' },
    { name: 'backhoe', label: 'Backhoes' },
    { name: 'telehandler', label: 'Telehandlers' },
    { name: 'boom-lift', label: 'Boom lifts' },
  ],
  delivery: [
    { name: 'van', label: 'Cargo vans' },
    { name: 'truck', label: 'Semis' },
    { name: 'forklift', label: 'Dock forklifts' },
    { name: 'scissor-lift', label: 'Warehouse lifts' },
  ],
  'utilities-energy': [
    { name: 'bucket-truck', label: 'Bucket trucks' },
    { name: 'truck', label: 'Rig and winch tractors' },
    { name: 'engine', label: 'Stationary engines' },
    { name: 'track-loader', label: 'Track loaders' },
  ],
  agriculture: [
    { name: 'combine', label: 'Combines' },
    { name: 'tractor', label: 'Tractors and balers' },
    { name: 'loader', label: 'Skid steers' },
    { name: 'truck', label: 'Grain trucks' },
  ],
};

/** The industries as cards, each with the first machine of its line-up. */
export const industryCards = industries.map(({ slug, name, description, path }) => ({
  title: name,
  text: description,
  path,
  drawing: lineUps[slug][0].name,
}));
