/**
 * What is true of the words of every page. One page at a time, by the name of its file:
 * `NO_COLOR=1 npx vitest run tests/site/words.test.ts -t komatsu | grep -v ↓`; totals: `-t 'the whole site'`.
 */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pages as registry } from '../../src/pages';
import { brands } from '../../src/content/brands';
import { business } from '../../src/content/business';
import { documentTitle } from '../../src/ui/seo';
import { avoidedWords, refusedStatements } from '../support/site/avoided-words';
import { lengthOf, reading, sentencesIn } from '../support/site/readability';
import { renderTemplate } from '../support/site/render-template';
import { type PageWords, pagesWithCopy, runsOfFive, sharedPart, wordsOf } from '../support/site/site-words';
import { filesOfWords } from '../support/site/words-in-files';
import { loadWords } from '../../src/words';

const highestGrade = 9;
const longestAverage = 16;
const longestTitle = 60;
const description = { shortest: 120, longest: 152 };
const fewestWords = { brand: 500, service: 350, industry: 350, location: 350, post: 550, policy: 0 };
const fewestRepairs = 6;
/** Two pages of a kind may share this part of their five-word runs, and no more. */
const mostSharedRuns = 0.15;
const mostAphorisms = 10;
const mostLooks = 5;

const pages = await pagesWithCopy();
const files = filesOfWords.map((words) => ({ ...words, sentences: words.texts.flatMap(sentencesIn) }));
const brandPages = pages.flatMap((page) => {
  const brand = brands.find(({ slug }) => slug === page.slug && page.kind === 'brand');
  return brand ? [{ ...page, category: brand.category }] : [];
});

/** The sentences of a file that a pattern finds, as a writer looks for them. */
const found = ({ file, sentences }: (typeof files)[number], pattern: RegExp) =>
  sentences.flatMap((sentence) => {
    const match = pattern.exec(sentence)?.[0];
    return match === undefined ? [] : [`${file}: “${match}” in: ${sentence}`];
  });

/** Says each line in full when there is one. */
function expectNone(lines: readonly string[]): void {
  expect(lines.length, `\n${lines.join('\n')}\n`).toBe(0);
}

const longest = (sentences: readonly string[]) =>
  sentences
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, 5)
    .map((sentence) => `${lengthOf(sentence)} words: ${sentence}`)
    .join('\n');

describe.each(files)('a file', (words) => {
  it(`${words.name}: uses no word or turn to avoid`, () => {
    const bad = [...avoidedWords, ...refusedStatements]
      .filter(({ except }) => !except?.test(words.file))
      .flatMap(({ pattern, instead }) => found(words, pattern).map((where) => `${where} → ${instead}`));
    expectNone(bad);
  });
});

const sentencesOfPages = pages.map(({ slug, texts }) => ({
  slug,
  sentences: new Set(
    texts
      .flatMap(sentencesIn)
      .filter((sentence) => lengthOf(sentence) >= 6)
      .map((sentence) => wordsOf(sentence).join(' ')),
  ),
}));

/** Advice that each page with such figures must give. */
const isAdvice = (sentence: string) => /^check (your|each) (own )?(manual|vin)/.test(sentence);

const runs = pages.map(({ slug, kind, texts }) => ({ slug, kind, own: runsOfFive(texts) }));

/** The pages of the same kind that a page shares too much wording with. */
const overlaps = ({ slug, kind }: PageWords) => {
  const own = runs.find((page) => page.slug === slug)?.own ?? new Set();
  return runs.flatMap((other) => {
    const share = other.slug === slug || other.kind !== kind ? 0 : sharedPart(own, other.own);
    return share > mostSharedRuns ? [`${other.slug}: ${Math.round(share * 100)} %`] : [];
  });
};

/** Figures that a reader has to check on their own machine: what the page has to say then. */
const advice: readonly [figure: RegExp, said: RegExp][] = [
  [/\b\d[\d,]*(-| )hours?\b|\b\d[\d,]* miles (or|until)\b/, /check (your|each) (own )?(manual|VIN)/i],
  [/\b\d{2}V-\d{3}\b|\b\d{2}S\d{2}\b|\bF1029\b/, /check your (own )?VIN/i],
];

describe.each(pages)('a page', (page) => {
  const { slug, kind, texts, sentences } = page;

  it(`${slug}: reads at grade ${highestGrade} or below, in ${longestAverage} words a sentence at most`, () => {
    const { grade, averageLength } = reading(sentences);
    expect(grade, `the longest sentences:\n${longest(sentences)}`).toBeLessThanOrEqual(highestGrade);
    expect(averageLength, longest(sentences)).toBeLessThanOrEqual(longestAverage);
  });

  it(`${slug}: has ${fewestWords[kind]} words or more, and little wording of any other of its kind`, () => {
    expect(wordsOf(texts.join(' ')).length).toBeGreaterThanOrEqual(fewestWords[kind]);
    expectNone(overlaps(page));
  });

  it.runIf(['service', 'industry', 'location', 'post'].includes(kind))(
    `${slug}: sends the reader to the manual or the VIN for figures of machines`,
    () => {
      const text = texts.join(' ');
      for (const [figure, said] of advice) if (figure.test(text)) expect(text).toMatch(said);
    },
  );

  it.runIf(kind === 'location')(`${slug}: never pretends to have an office in town`, () => {
    expect(texts.join(' ')).not.toMatch(/\bour (shop|office|yard|branch|location|garage)\b/i);
  });

  it(`${slug}: has a title of ${longestTitle} characters or fewer in the head`, () => {
    const title = documentTitle(page.title);
    const advice = page.kind === 'post' ? ' (write a post’s title with a colon: no name is added then)' : '';
    expect(title.length, `${title}${advice}`).toBeLessThanOrEqual(longestTitle);
  });

  it(`${slug}: has a description of ${description.shortest} to ${description.longest} characters`, () => {
    const { length } = Array.from(page.description);
    expect(length, page.description).toBeGreaterThanOrEqual(description.shortest);
    expect(length, page.description).toBeLessThanOrEqual(description.longest);
  });

  it(`${slug}: answers each question it asks`, () => {
    const evasive = page.answers.flatMap(({ q, a }) =>
      /^(Ask|It depends|That depends|Settle|Perhaps|Maybe)\b/.test(a) ? [`${q} ${a}`] : [],
    );
    expectNone(evasive);
  });

  it(`${slug}: has no sentence of another page`, () => {
    const own = sentencesOfPages.find((entry) => entry.slug === slug)?.sentences ?? new Set<string>();
    const shared = sentencesOfPages
      .filter((other) => other.slug !== slug)
      .flatMap((other) =>
        [...other.sentences]
          .filter((sentence) => own.has(sentence) && !isAdvice(sentence))
          .map((sentence) => `also in ${other.slug}: ${sentence}`),
      );
    expectNone(shared);
  });
});

describe.each(brandPages)('a brand page', (page) => {
  const { slug, category } = page;
  const text = page.texts.join(' ');

  it(`${slug}: names ${fewestRepairs} or more systems that we repair`, async () => {
    const { repairs } = await loadWords('brand', slug);
    expect(repairs.map(({ system }) => system).length).toBeGreaterThanOrEqual(fewestRepairs);
    for (const { system, jobs } of repairs) expect(wordsOf(jobs).length, system).toBeGreaterThanOrEqual(4);
  });

  it.runIf(['construction', 'ag', 'lift', 'forklift'].includes(category))(`${slug}: says hydraulic`, () => {
    expect(text).toMatch(/\bhydraulic/i);
  });

  it(`${slug}: describes the problem, what we fix, where, and 24/7`, () => {
    expect(page.description).toMatch(/\b(Tulsa|Oklahoma)\b/);
    expect(page.description).toContain('24/7');
    expect(page.title).toMatch(/\b(Tulsa|Oklahoma)\b/);
  });

  it(`${slug}: promises no annual inspection of lifts that the owner hasn’t said is done`, () => {
    if (category === 'lift') expect(page.title).not.toMatch(/\binspections?\b/i);
  });

  it(`${slug}: speaks of machines and repairs, never of customers, promises or an authorization`, () => {
    expectNone(
      page.texts
        .flatMap(sentencesIn)
        .filter((sentence) =>
          /\bguarantee|\bhundreds of\b|\byears of experience\b|\b(most|many) (calls|visits)\b|\bwe( often| usually)? (see|meet)\b|\bour (customers|technicians|experience)\b|\bauthori[sz]ed\b|\bfactory[- ]certified\b|\bofficial (dealer|partner|service)\b/i.test(
            sentence,
          ),
        ),
    );
  });
});

/** Pages whose words are in their templates. */
const drawn = registry.filter(({ group, kind }) => group === 'Main' && kind !== 'sitemap');

describe.each(drawn)('a main page', ({ slug, path }) => {
  it(`${slug}: reads as the others, with a title and a description of the right length`, async () => {
    await renderTemplate(path);
    const described = await waitFor(() => {
      const meta = document.querySelector('meta[name="description"]');
      if (!meta || !document.title) throw new Error(`${path} has no head yet.`);
      return Array.from(meta.getAttribute('content') ?? '');
    });
    expect(document.title.length, document.title).toBeLessThanOrEqual(longestTitle);
    expect(described.length, described.join('')).toBeGreaterThanOrEqual(description.shortest);
    expect(described.length, described.join('')).toBeLessThanOrEqual(description.longest);
    const sentences = [...document.querySelectorAll('p, dd, li')]
      .filter((element) => !element.querySelector('p, dd, li'))
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .filter((text) => /[.?!]$/.test(text))
      .flatMap(sentencesIn);
    const { grade, averageLength } = reading(sentences);
    expect(grade, longest(sentences)).toBeLessThanOrEqual(highestGrade);
    expect(averageLength, longest(sentences)).toBeLessThanOrEqual(longestAverage);
  });
});

describe('the whole site', () => {
  const everywhere = (pattern: RegExp) => files.flatMap((words) => found(words, pattern));

  it(`closes at most ${mostAphorisms} sentences with “…, not …”`, () => {
    const closing = everywhere(/, not (?!yet\b|later than\b)[^,.;:!?]{1,60}[.!?]$/);
    expect(closing.length, closing.join('\n')).toBeLessThanOrEqual(mostAphorisms);
  });

  it(`says “looked at” or “a look” at most ${mostLooks} times`, () => {
    const looks = everywhere(/\blooked at\b|\ba look\b/i);
    expect(looks.length, looks.join('\n')).toBeLessThanOrEqual(mostLooks);
  });

  it.each(['title', 'heading', 'description'] as const)('has no %s twice', (field) => {
    const seen = new Map<string, string>();
    const twice = pages.flatMap((page) => {
      const other = seen.get(page[field]);
      seen.set(page[field], page.slug);
      return other === undefined ? [] : [`${page.slug} and ${other}: ${page[field]}`];
    });
    expectNone(twice);
  });

  it('writes the name and number of the business from one place', () => {
    for (const { slug, kind, texts } of pages.filter((page) => page.kind !== 'policy')) {
      expect(texts.join(' '), `${kind} ${slug}`).not.toContain(business.phone.display);
      expect(texts.join(' '), `${kind} ${slug}`).not.toContain(business.name);
    }
  });
});
