import type { BrandSlug } from './brands';
import type { Regulation } from './rules/regulations';

/** The texts of an industry's page, one file per industry in industry-pages/. */
export type IndustryContent = {
  /** The h1, as a person would say it. The title is for search results. */
  heading: string;
  lead: string;
  intro: readonly string[];
  /** What stops a fleet of this industry, and what we do about it on site. */
  focus: readonly { title: string; text: string }[];
  /** What to have ready for a visit. */
  visit: readonly string[];
  brands: readonly { slug: BrandSlug; note: string }[];
  rules: readonly Regulation[];
  faq: readonly { q: string; a: string }[];
};
