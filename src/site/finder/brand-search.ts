/** The search over makes, models and jobs. The pages load it when a visitor first uses the finder. */
import { brandCategories, type BrandCategory } from '../../content/brand-categories';
import {
  brandAliases,
  categoryAliases,
  otherMakeAliases,
  refusals,
  subjects,
} from '../../content/finder/aliases';
import { makes } from '../../content/finder/makes';
import { countTypingMistakes } from '../../content/finder/near-spelling';

/** Lower case without accents, as words: 'Mercedes-Benz' is found by 'benz'. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Phrases prepared for searching, so that this isn't repeated at every keystroke. The first one is the name. */
type Phrases = { words: readonly string[]; joined: readonly string[] };

function preparePhrases(texts: readonly string[]): Phrases {
  const phrases = texts.map(splitWords);
  return { words: [...new Set(phrases.flat())], joined: phrases.map((words) => words.join('')) };
}

type Matcher = (typed: readonly string[], phrases: Phrases) => boolean;

const startsOne = (text: string, candidates: readonly string[]) =>
  candidates.some((candidate) => candidate.startsWith(text));

/**
 * Each typed word starts a word of the phrases, or the whole text without spaces starts a phrase
 * ('JohnDeere', 'f 150'). A single letter is a whole word, unless it is still being typed.
 */
const matches: Matcher = (typed, { words, joined }) =>
  typed.every((word, at) =>
    word.length === 1 && at < typed.length - 1
      ? words.includes(word)
      : startsOne(word, words) || startsOne(word, joined),
  ) || startsOne(typed.join(''), joined);

/** The text begins with the whole name. The rest may be a model that we don't list ('Hino 268'). */
const beginsWithName: Matcher = (typed, { joined: [name] }) =>
  name !== undefined && typed.join('').startsWith(name);

const nearlyMatches: Matcher = (typed, { words }) =>
  typed.every((word) =>
    words
      .flatMap((candidate) => [candidate, candidate.slice(0, word.length)])
      .some((spelling) => Number.isFinite(countTypingMistakes(word, spelling))),
  );

const index = makes.map(({ name, kinds, brand }) => {
  const aliases = brand ? brandAliases[brand.slug] : otherMakeAliases.get(name);
  const machines = kinds.flatMap((kind) => [brandCategories[kind], ...categoryAliases[kind]]);
  return {
    name,
    kinds,
    brand,
    joinedName: splitWords(name).join(''),
    phrases: preparePhrases([name, ...machines, ...(aliases ?? [])]),
  };
});

const subjectIndex = subjects.map((subject) => ({
  ...subject,
  phrases: preparePhrases([subject.name, ...subject.aliases]),
}));

const refusalIndex = refusals.map(({ aliases, answer }) => ({
  answer,
  words: aliases.map(splitWords),
}));

/** Words that say nothing about the machine or the job. */
const fillers = new Set(
  'a an and at broke broken do does down fix for have help in is it its my need no not of on or our repair service the to with you your'.split(
    ' ',
  ),
);

/** The typed words that a make or a page explains. */
const coverWords = (typed: readonly string[], phrases: Phrases) =>
  typed.filter((word) => matches([word], phrases));

const namesInOneSentence = 3;

function answerWith(names: readonly string[]): string | null {
  if (names.length === 0) {
    return null;
  }
  if (names.length > namesInOneSentence) {
    return `Yes, we work on ${names.length} brands that match.`;
  }
  return `Yes, we work on ${new Intl.ListFormat('en-US').format(names)}.`;
}

type Make = (typeof index)[number];
type Subject = (typeof subjectIndex)[number];

/** `best`: the best first. `named`: those of them whose own name was typed. */
function describeFound(best: readonly Make[], pages: readonly Subject[], named: readonly Make[]) {
  return {
    /** Makes with a page. */
    brands: best.flatMap(({ brand, kinds }) =>
      brand ? [{ brand, kinds: kinds.map((kind) => brandCategories[kind]).join(', ') }] : [],
    ),
    /** Makes without a page. */
    others: best.flatMap(({ brand, name }) => (brand ? [] : [name])),
    /** Jobs and kinds of machine with a page. */
    subjects: pages.map(({ name, path }) => ({ name, path })),
    /** The answer in a sentence; null when nothing is listed. */
    answer:
      answerWith(named.map(({ name }) => name)) ?? pages[0]?.yes ?? answerWith(best.map(({ name }) => name)),
  };
}

function searchBy(matcher: Matcher, typed: readonly string[], category: BrandCategory | 'all') {
  const isNamed = ({ joinedName }: Make) => joinedName.startsWith(typed.join(''));
  const found = index.filter(
    ({ kinds, phrases }) => (category === 'all' || kinds.includes(category)) && matcher(typed, phrases),
  );
  // Makes whose name matches, then makes that build such machines.
  const named = found.filter(isNamed);
  const best = [...named, ...found.filter((make) => !isNamed(make))];
  return describeFound(
    best,
    subjectIndex.filter(({ phrases }) => matcher(typed, phrases)),
    named,
  );
}

/**
 * Makes and pages that together explain all the words, in any order: the machine by one, the job by another. Null when a
 * word is left.
 */
function searchTogether(typed: readonly string[], category: BrandCategory | 'all') {
  const telling = typed.filter((word) => !fillers.has(word) && !/^[a-z]$/.test(word));
  const left = new Set(telling);
  const explain = ({ phrases }: { phrases: Phrases }) => {
    const covered = coverWords(telling, phrases);
    covered.forEach((word) => left.delete(word));
    return covered.length;
  };
  const pages = subjectIndex
    .map((subject) => ({ subject, count: explain(subject) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ subject }) => subject);
  const kinds = index.filter(({ kinds }) => category === 'all' || kinds.includes(category));
  const found = kinds.filter((make) => explain(make) > 0);
  if (telling.length === 0 || left.size > 0) {
    return null;
  }
  const named = found.filter(({ joinedName }) => telling.some((word) => joinedName.startsWith(word)));
  return describeFound(named.length > 0 ? named : found, pages, named);
}

/** `isNear`: only similar spellings matched. `isRefused`: we don't work on it. */
export type Found = ReturnType<typeof describeFound> & { isNear: boolean; isRefused?: boolean };

const nothing = { isNear: false, brands: [], others: [], subjects: [], answer: null };

/** The answer to what we don't work on, if each word of one of its names is typed. */
const findRefusal = (typed: readonly string[]) =>
  refusalIndex.find(({ words }) =>
    words.some((name) => name.every((word) => typed.some((one) => one === word || one === `${word}s`))),
  )?.answer;

/** Finds makes and pages for a text, in one category or in all. */
export function findBrands(text: string, category: BrandCategory | 'all' = 'all'): Found {
  const typed = splitWords(text);
  if (typed.length === 0) {
    return nothing;
  }
  const refusal = findRefusal(typed);
  if (refusal !== undefined) {
    return { ...nothing, answer: refusal, isRefused: true };
  }
  const searches = [
    () => searchBy(matches, typed, category),
    () => searchTogether(typed, category),
    () => searchBy(beginsWithName, typed, category),
  ];
  for (const search of searches) {
    const result = search();
    if (result?.answer) {
      return { isNear: false, ...result };
    }
  }
  return { isNear: true, ...searchBy(nearlyMatches, typed, category) };
}
