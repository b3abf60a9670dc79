import { brandCategories, type BrandCategory } from '../content/brand-categories';
import { brandAliases, otherMakes } from '../content/brand-finder';
import { brands, type Brand } from '../content/brands';

export type BrandFilter = { text: string; category: BrandCategory | 'all' };

/** What of one category matches; `others` are the names of makes without a page. */
export type BrandGroup = {
  category: BrandCategory;
  label: string;
  brands: readonly Brand[];
  others: readonly string[];
};

/** Lower case without accents, as words: 'Mercedes-Benz' is found by 'benz'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Phrases as a search compares them, taken apart once and not at every keystroke. */
type Phrases = { words: readonly string[]; joined: readonly string[] };

function phrasesOf(texts: readonly string[]): Phrases {
  const phrases = texts.map(wordsOf);
  return { words: [...new Set(phrases.flat())], joined: phrases.map((words) => words.join('')) };
}

/**
 * Whether what was typed leads to one of the phrases: every word starts a word of them, or the whole
 * without its gaps starts a phrase, so that 'JohnDeere' and 'f 150' are found too.
 */
function matches(typed: readonly string[], { words, joined }: Phrases): boolean {
  return (
    typed.every((word) => words.some((candidate) => candidate.startsWith(word))) ||
    joined.some((phrase) => phrase.startsWith(typed.join('')))
  );
}

type IndexedBrand = { brand: Brand; phrases: Phrases; name: Phrases };
type IndexedGroup = Pick<BrandGroup, 'category' | 'label'> & {
  brands: readonly IndexedBrand[];
  others: readonly { name: string; phrases: Phrases }[];
};

const aliases: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(brandAliases));

const index: readonly IndexedGroup[] = Object.entries(brandCategories).flatMap(([key, label]) => {
  const own: readonly Brand[] = brands.filter((brand) => brand.category === key);
  const [first] = own;
  if (!first) return [];
  const { category } = first;
  return [
    {
      category,
      label,
      brands: own.map((brand) => ({
        brand,
        phrases: phrasesOf([brand.name, label, ...(aliases.get(brand.slug) ?? [])]),
        name: phrasesOf([brand.name]),
      })),
      others: otherMakes[category].map((name) => ({ name, phrases: phrasesOf([name, label]) })),
    },
  ];
});

function search({ text, category }: BrandFilter) {
  const typed = wordsOf(text);
  return index
    .filter((group) => category === 'all' || group.category === category)
    .map(({ brands, others, ...group }) => ({
      ...group,
      brands: brands.filter(({ phrases }) => matches(typed, phrases)),
      others: others.filter(({ phrases }) => matches(typed, phrases)).map(({ name }) => name),
    }))
    .filter((group) => group.brands.length + group.others.length > 0);
}

/** The makes that pass a filter, by category; categories without any are left out. */
export const findBrands = (filter: BrandFilter): readonly BrandGroup[] =>
  search(filter).map((group) => ({ ...group, brands: group.brands.map(({ brand }) => brand) }));

/** How many makes the site names: with a page, and in all. */
export const makeCounts = {
  withPage: brands.length,
  all: brands.length + Object.values(otherMakes).reduce((sum, makes) => sum + makes.length, 0),
};

/** What a filter has found, in a line. */
export function foundText(groups: readonly BrandGroup[]): string {
  const linked = groups.reduce((sum, group) => sum + group.brands.length, 0);
  const others = groups.reduce((sum, group) => sum + group.others.length, 0);
  return `${linked} of ${makeCounts.withPage} makes with a page${others > 0 ? `, ${others} more we work on` : ''}`;
}

/** `others` are the names of makes without a page. */
export type BrandSuggestions = { brands: readonly Brand[]; others: readonly string[] };

/** What a text leads to, best first: makes that bear it in their name, then those that build it. */
export function suggestBrands(text: string): BrandSuggestions {
  const typed = wordsOf(text);
  const groups = search({ text, category: 'all' });
  const found = groups.flatMap((group) => group.brands);
  const isNamed = ({ name }: IndexedBrand) => matches(typed, name);
  return {
    brands: [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))].map(({ brand }) => brand),
    others: groups.flatMap((group) => group.others),
  };
}
