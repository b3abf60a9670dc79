import type { BrandCategory } from '../content/brands';

/** The subject a page is filed under; decides the colour of its rule and tag. */
export type Category = BrandCategory | 'general';

/** Class names by category, written out because Tailwind finds them by reading the source. */
export const categoryStyles: Record<Category, { rule: string; tag: string }> = {
  truck: { rule: 'border-category-truck', tag: 'text-category-truck' },
  van: { rule: 'border-category-van', tag: 'text-category-van' },
  engine: { rule: 'border-category-engine', tag: 'text-category-engine' },
  construction: { rule: 'border-category-construction', tag: 'text-category-construction' },
  ag: { rule: 'border-category-ag', tag: 'text-category-ag' },
  lift: { rule: 'border-category-lift', tag: 'text-category-lift' },
  forklift: { rule: 'border-category-forklift', tag: 'text-category-forklift' },
  general: { rule: 'border-signal', tag: 'text-signal' },
};
