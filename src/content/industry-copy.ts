import type { BrandSlug } from './brands';
import type { Regulation } from './regulations';

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

const modules = import.meta.glob<IndustryCopy>('./industry-copy/*.ts', { import: 'default' });

/** The text of an industry page, loaded with its page only. Fails the build when a page has none. */
export async function loadIndustryCopy(slug: string): Promise<IndustryCopy> {
  const load = modules[`./industry-copy/${slug}.ts`];
  if (!load) throw new Error(`src/content/industry-copy/${slug}.ts is missing`);
  return load();
}
