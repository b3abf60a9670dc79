import type { BrandSlug } from './brands';
import type { Regulation } from './rules/regulations';

export type IndustryCopy = {
  lead: string;
  intro: readonly string[];
  /** What stops such a fleet, and what we do about it on site. */
  focus: readonly { title: string; text: string }[];
  /** How a visit is arranged there. */
  visit: readonly string[];
  brands: readonly { slug: BrandSlug; note: string }[];
  rules: readonly Regulation[];
  faq: readonly { q: string; a: string }[];
};
