/** The machines and towns in the home page's drawing. */
import type { BrandCategory } from '../brand-categories';
import { business } from '../business';
import { serviceAreaTiers } from './tiers';
import type { DrawingName } from '../drawings/drawings';

export type TownOnTheWay = {
  name: string;
  miles: number;
  /** The smallest screen with room for the name. */
  from: 'always' | 'phone' | 'tablet' | 'desktop';
  row: 'upper' | 'lower';
};

/** Repeated here, because importing the list of places would add it to the home page's script. */
export const townsOnTheWay: readonly TownOnTheWay[] = [
  { name: 'Broken Arrow', miles: 14.3, from: 'phone', row: 'lower' },
  { name: 'Claremore', miles: 24.1, from: 'tablet', row: 'upper' },
  { name: 'Bartlesville', miles: 40.3, from: 'tablet', row: 'lower' },
  { name: 'Muskogee', miles: 45.5, from: 'phone', row: 'upper' },
  { name: 'Stillwater', miles: 60.4, from: 'tablet', row: 'lower' },
  { name: 'Ponca City', miles: 71.5, from: 'tablet', row: 'upper' },
  { name: 'Oklahoma City', miles: 97.5, from: 'always', row: 'lower' },
  { name: 'Fort Smith', miles: 106.7, from: 'desktop', row: 'upper' },
];

type Machine = {
  label: string;
  drawing: DrawingName;
  category?: BrandCategory;
  place: 'base' | 'side' | 'middle' | 'near';
};

/** Our truck at the base, and the machines to repair. */
export const machines: readonly Machine[] = [
  { label: 'Our truck', drawing: 'van', place: 'base' },
  { label: 'Lifts', drawing: 'boom-lift', category: 'lift', place: 'side' },
  { label: 'Heavy equipment', drawing: 'excavator', category: 'construction', place: 'middle' },
  { label: 'Trucks', drawing: 'truck', category: 'truck', place: 'near' },
  { label: 'Farm machines', drawing: 'tractor', category: 'ag', place: 'side' },
];

const { metro, oklahomaCity, regional } = serviceAreaTiers;

/** The texts under the scale, for the metro tier and beyond. */
export const reachTimes = [
  `${metro.title}: **${metro.responseTime}**`,
  `Regional: **${regional.responseTime}**, ${oklahomaCity.title}: **${oklahomaCity.responseTime.toLowerCase()}**`,
];

export const reachNote = `Miles are straight-line from downtown ${business.location.city}. Times are typical.`;
