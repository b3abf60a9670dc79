import type { BrandCategory } from './brands';
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
