import type { BrandCategory } from '../brand-categories';
import type { DrawingName } from './drawings';

/** The machine that stands for a whole category. */
export const categoryDrawings: Record<BrandCategory, DrawingName> = {
  truck: 'truck',
  van: 'van',
  engine: 'engine',
  construction: 'excavator',
  ag: 'tractor',
  lift: 'boom-lift',
  forklift: 'forklift',
};
