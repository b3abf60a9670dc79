/** What search engines are told that a page's work is, by the kind of machine. */
import type { BrandCategory } from '../brand-categories';

export const serviceTypes: Record<BrandCategory, string> = {
  truck: 'Mobile truck repair',
  van: 'Mobile van repair',
  engine: 'Mobile diesel engine repair',
  construction: 'Mobile heavy equipment repair',
  ag: 'Mobile farm equipment repair',
  lift: 'Mobile aerial lift and telehandler repair',
  forklift: 'Mobile forklift repair',
};
