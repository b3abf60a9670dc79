/** The search over makes, models and jobs. The pages load it when a visitor first uses the finder. */
import { brandCategories, type BrandCategory } from '../../content/brand-categories';
import { brandAliases, categoryAliases, otherMakeAliases, subjects } from '../../content/finder/aliases';
import { makes } from '../../content/finder/makes';
import { typingMistakes } from '../../content/finder/near-spelling';

/** Lower case without accents, as words: 'Mercedes-Benz' is found by 'benz'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Phrases prepared for searching, so that this isn't repeated at every keystroke. The first one is the name. */
type Phrases = { words: readonly string[]; joined: readonly string[] };

function phrasesOf(texts: readonly string[]): Phrases {
  const phrases = texts.map(wordsOf);
  return { words: [...new Set(phrases.flat())], joined: phrases.map((words) => words.join('')) };
}

type Matcher = (typed: readonly string[], phrases: Phrases) => boolean;

const isStartOf = (text: string, candidates: readonly string[]) =>
  candidates.some((candidate) => candidate.startsWith(text));

/**
 * Each typed word starts a word of the phrases, or the whole text without spaces starts a phrase
 * ('JohnDeere', 'f 150'). A single letter is a whole word, unless it is still being typed.
 */
const matches: Matcher = (typed, { words, joined }) =>
  typed.every((word, at) =>
    word.length === 1 && at < typed.length - 1
      ? words.includes(word)
      : isStartOf(word, words) || isStartOf(word, joined),
  ) || isStartOf(typed.join(''), joined);

/** The text begins with the whole name. The rest may be a model that we don't list ('Hino 268'). */
const beginsWithName: Matcher = (typed, { joined: [name] }) =>
  name !== undefined && typed.join('').startsWith(name);

const nearlyMatches: Matcher = (typed, { words }) =>
  typed.every((word) =>
    words
      .flatMap((candidate) => [candidate, candidate.slice(0, word.length)])
      .some((spelling) => Number.isFinite(typingMistakes(word, spelling))),
  );

const index = makes.map(({ name, kinds, brand }) => {
  const aliases = brand ? brandAliases[brand.slug] : otherMakeAliases.get(name);
  const machines = kinds.flatMap((kind) => [brandCategories[kind], ...categoryAliases[kind]]);
  return {
    name,
    kinds,
    brand,
    joinedName: wordsOf(name).join(''),
    phrases: phrasesOf([name, ...machines, ...(aliases ?? [])]),
  };
});

const subjectIndex = subjects.map((subject) => ({
  ...subject,
  phrases: phrasesOf([subject.name, ...subject.aliases]),
}));

const namesInOneSentence = 3;

function answerWith(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  if (names.length > namesInOneSentence) return `Yes, we work on ${names.length} brands that match.`;
  return `Yes, we work on ${new Intl.ListFormat('en-US').format(names)}.`;
}

function searchBy(matcher: Matcher, typed: readonly string[], category: BrandCategory | 'all') {
  const isNamed = ({ joinedName }: (typeof index)[number]) => joinedName.startsWith(typed.join(''));
  const found = index.filter(
    ({ kinds, phrases }) => (category === 'all' || kinds.includes(category)) && matcher(typed, phrases),
  );
  const best = [...found.filter(isNamed), ...found.filter((make) => !isNamed(make))];
  const pages = subjectIndex.filter(({ phrases }) => matcher(typed, phrases));
  return {
    /** Best first: makes whose name matches, then makes that build such machines. */
    brands: best.flatMap(({ brand, kinds }) =>
      brand ? [{ brand, kinds: kinds.map((kind) => brandCategories[kind]).join(', ') }] : [],
    ),
    /** Makes without a page. */
    others: best.flatMap(({ brand, name }) => (brand ? [] : [name])),
    /** Jobs and kinds of machine with a page. */
    subjects: pages.map(({ name, path }) => ({ name, path })),
    /** The answer in a sentence; null when nothing is listed. */
    answer:
      answerWith(found.filter(isNamed).map(({ name }) => name)) ??
      pages[0]?.yes ??
      answerWith(best.map(({ name }) => name)),
  };
}

/** `isNear`: only similar spellings matched. */
export type Found = ReturnType<typeof searchBy> & { isNear: boolean };

/** Finds makes and pages for a text, in one category or in all. */
export function findBrands(text: string, category: BrandCategory | 'all' = 'all'): Found {
  const typed = wordsOf(text);
  if (typed.length === 0) return { isNear: false, brands: [], others: [], subjects: [], answer: null };
  for (const matcher of [matches, beginsWithName]) {
    const found = searchBy(matcher, typed, category);
    if (found.answer !== null) return { isNear: false, ...found };
  }
  return { isNear: true, ...searchBy(nearlyMatches, typed, category) };
}
