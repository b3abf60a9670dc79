import { brandAliases, otherMakes } from '../content/brand-finder';
import { brandCategories, brands, type Brand, type BrandCategory } from '../content/brands';

export type BrandFilter = { text: string; category: BrandCategory | 'all' };

/** What of one category matches; `others` are the names of makes without a page. */
export type BrandGroup = {
  category: BrandCategory;
  label: string;
  brands: readonly Brand[];
  others: readonly string[];
};

const groups: readonly BrandGroup[] = Object.entries(brandCategories).flatMap(([key, label]) => {
  const category = brands.find((brand) => brand.category === key)?.category;
  return category
    ? [
        {
          category,
          label,
          brands: brands.filter((b) => b.category === category),
          others: otherMakes[category],
        },
      ]
    : [];
});

/** Lower case without accents, as words: 'Mercedes-Benz' is found by 'benz'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/**
 * Whether what was typed leads to one of the phrases: every word starts a word of them, or the whole
 * without its gaps starts a phrase, so that 'JohnDeere' and 'f 150' are found too.
 */
function matches(typed: string, phrases: readonly string[]): boolean {
  const wanted = wordsOf(typed);
  const words = phrases.flatMap(wordsOf);
  const joined = wanted.join('');
  return (
    wanted.every((word) => words.some((candidate) => candidate.startsWith(word))) ||
    phrases.some((phrase) => wordsOf(phrase).join('').startsWith(joined))
  );
}

/** The makes that pass a filter, by category; categories without any are left out. */
export function findBrands({ text, category }: BrandFilter): readonly BrandGroup[] {
  return groups
    .filter((group) => category === 'all' || group.category === category)
    .map((group) => ({
      ...group,
      brands: group.brands.filter(({ slug, name }) => matches(text, [name, group.label, ...aliasesOf(slug)])),
      others: group.others.filter((name) => matches(text, [name, group.label])),
    }))
    .filter((group) => group.brands.length + group.others.length > 0);
}

function aliasesOf(slug: string): readonly string[] {
  return Object.entries(brandAliases).find(([key]) => key === slug)?.[1] ?? [];
}

/** How many makes the site names: with a page, and in all. */
export const makeCounts = {
  withPage: brands.length,
  all: brands.length + Object.values(otherMakes).reduce((sum, makes) => sum + makes.length, 0),
};

/** `others` are the names of makes without a page. */
export type BrandSuggestions = { brands: readonly Brand[]; others: readonly string[] };

/** What a text leads to, best first: makes that bear it in their name, then those that build it. */
export function suggestBrands(text: string): BrandSuggestions {
  const groupsFound = findBrands({ text, category: 'all' });
  const isNamed = ({ name }: Brand) => matches(text, [name]);
  const found = groupsFound.flatMap((group) => group.brands);
  return {
    brands: [...found.filter(isNamed), ...found.filter((brand) => !isNamed(brand))],
    others: groupsFound.flatMap((group) => group.others),
  };
}
