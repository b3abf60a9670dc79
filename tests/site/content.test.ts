/**
 * Rules for what every page says. To test one page (or the site-wide rules with `-t 'the whole site'`):
 * `NO_COLOR=1 npx vitest run tests/site/content.test.ts -t komatsu | grep -v ↓`
 */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { places } from '../../src/content/area/places';
import { brands } from '../../src/content/brands';
import { business } from '../../src/content/business';
import { pages as registry } from '../../src/pages';
import { buildDocumentTitle } from '../../src/ui/seo';
import { avoidedWords } from '../support/site/avoided-words';
import { countWords, measureReading, splitSentences } from '../support/site/readability';
import { renderTemplate } from '../support/site/render-template';
import * as content from '../support/site/site-content';

const highestGrade = 9;
const longestAverage = 16;
const longestTitle = 60;
const shortestDescription = 120;
const longestDescription = 152;
const fewestWords = { brand: 500, service: 350, industry: 350, location: 350, post: 550, policy: 0 };
const fewestRepairs = 6;
/** The largest share of five-word runs that two pages of a kind may have in common. */
const mostSharedRuns = 0.15;

const pages = await content.readPages();
const modules = import.meta.glob<object>(['../../src/content/**/*.ts', '!**/zip-codes.ts'], { eager: true });
const articles = import.meta.glob<string>('../../src/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const files = [
  ...Object.entries(modules).map(([file, exports]) => ({
    file,
    texts: Object.values(exports).flatMap((value) => content.collectTexts(value).map(({ text }) => text)),
  })),
  ...Object.entries(articles).map(([file, source]) => ({
    file,
    texts: source.replace(/^sources:\n(?: .*\n)+/m, '').split('\n'),
  })),
].map(({ file, texts }) => ({ file, texts: texts.filter((text) => text.includes(' ')) }));

/** Fails with every line in full if there are any. */
const expectNone = (lines: readonly string[]) => expect(lines.length, `\n${lines.join('\n')}`).toBe(0);

const findLongest = (sentences: readonly string[]) =>
  sentences
    .toSorted((a, b) => countWords(b) - countWords(a))
    .slice(0, 5)
    .map((sentence) => `${countWords(sentence)} words: ${sentence}`)
    .join('\n');

function expectPlain(sentences: readonly string[]): void {
  const { grade, averageLength } = measureReading(sentences);
  expect(grade, `the longest sentences:\n${findLongest(sentences)}`).toBeLessThanOrEqual(highestGrade);
  expect(averageLength, findLongest(sentences)).toBeLessThanOrEqual(longestAverage);
}

function expectHead(title: string, description: string): void {
  expect(title.length, title).toBeLessThanOrEqual(longestTitle);
  const { length } = Array.from(description);
  expect(length, description).toBeGreaterThanOrEqual(shortestDescription);
  expect(length, description).toBeLessThanOrEqual(longestDescription);
}

const runs = pages.map(({ slug, kind, texts }) => ({ slug, kind, own: content.findRunsOfFive(texts) }));

/** The pages of the same kind that share too much wording with this page. */
const findOverlaps = ({ slug, kind }: content.ReadPage) => {
  const own = runs.find((page) => page.slug === slug)?.own ?? new Set();
  return runs.flatMap((other) => {
    const share = other.slug === slug || other.kind !== kind ? 0 : content.measureSharedPart(own, other.own);
    return share > mostSharedRuns ? [`${other.slug}: ${Math.round(share * 100)} %`] : [];
  });
};

/** Figures and faults that need a warning, each with the warning that the page must contain. */
const advice: readonly [figure: RegExp, said: RegExp][] = [
  [/\b\d[\d,]*(-| )hours?\b|\b\d[\d,]* miles (or|until)\b/, /check (your|each) (own )?(manual|VIN)/i],
  [/\b\d{2}V-\d{3}\b|\b\d{2}S\d{2}\b|\bF1029\b/, /check your (own )?VIN/i],
  [/\bdriveshaft coupling\b/i, /set the parking brake, chock the wheels/i],
  [/\bsmoke\b|\b(fuel leak|leaking fuel)\b/i, /\b911\b/],
];

describe.each(pages)('the page', (page) => {
  const { slug, kind, texts, sentences } = page;
  const text = texts.join(' ');

  it(`${slug} reads at grade ${highestGrade} or below, with a title and a description of allowed length`, () => {
    expectPlain(sentences);
    expectHead(buildDocumentTitle(page.title), page.description);
  });

  it(`${slug} has ${fewestWords[kind]} words or more, and shares little wording with others of its kind`, () => {
    expect(content.splitWords(text).length).toBeGreaterThanOrEqual(fewestWords[kind]);
    expectNone(findOverlaps(page));
  });

  if (['service', 'industry', 'location', 'post'].includes(kind)) {
    it(`${slug} says to check the manual or the VIN, or to chock the wheels, where that is needed`, () => {
      for (const [figure, said] of advice) {
        if (figure.test(text)) {
          expect(text).toMatch(said);
        }
      }
    });
  }

  // The policies name the business, as the carriers require.
  if (kind === 'policy') {
    return;
  }
  it(`${slug} does not repeat the name, phone number or locations of the business`, () => {
    // In an article it comes from {phone}.
    if (kind !== 'post') {
      expect(text).not.toContain(business.phone.display);
    }
    expect(text).not.toContain(business.name);
    if (kind === 'location') {
      expect(text).not.toMatch(/\bour (shop|office|yard|branch|location|garage)\b/i);
    }
  });
});

const brandPages = pages.filter(({ kind }) => kind === 'brand');

it.each(brandPages)('the brand page $slug says what we repair, where and when', (page) => {
  const category = brands.find(({ slug }) => slug === page.slug)?.category ?? '';
  const text = page.texts.join(' ');
  expect(page.repairs.length).toBeGreaterThanOrEqual(fewestRepairs);
  if (['construction', 'ag', 'lift', 'forklift'].includes(category)) {
    expect(text).toMatch(/\bhydraulic/i);
  }
  // The owner has not confirmed that we do annual lift inspections.
  if (category === 'lift') {
    expect(page.title).not.toMatch(/\binspections?\b/i);
  }
  expect(page.description).toMatch(/\b(Tulsa|Oklahoma)\b.*24\/7|24\/7.*\b(Tulsa|Oklahoma)\b/);
  expect(page.title).toMatch(/\b(Tulsa|Oklahoma)\b/);
  const [firstRepair] = content.collectTexts(page.repairs);
  const opening = page.texts.slice(0, page.texts.indexOf(firstRepair?.text ?? '')).join(' ');
  expect(opening, 'what to do when people are in danger').toMatch(/\b911\b/);
  // They are at the top of the page.
  expect(text, 'arrival times').not.toMatch(/30 to 60 minutes|2 to 4 hours/);
  expect(text).not.toMatch(
    /\bguarantee|\bhundreds of\b|\byears of experience\b|\bour (customers|technicians|experience)\b|\bauthori[sz]ed\b|\bfactory[- ]certified\b|\bofficial (dealer|partner|service)\b/i,
  );
});

/** Pages whose content is in their templates. */
const drawn = registry.filter(({ group, kind }) => group === 'Main' && kind !== 'sitemap');

it.each(drawn)('the main page $slug meets the grade, title and description limits', async ({ path }) => {
  await renderTemplate(path);
  const described = await waitFor(() => {
    const meta = document.querySelector('meta[name="description"]');
    if (!meta || !document.title) {
      throw new Error(`${path} has no head yet.`);
    }
    return meta.getAttribute('content') ?? '';
  });
  expectHead(document.title, described);
  const sentences = [...document.querySelectorAll('p, dd, li')]
    .filter((element) => !element.querySelector('p, dd, li') && !element.closest('[lang]:not(html)'))
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => /[.?!]$/.test(text))
    .flatMap(splitSentences);
  expectPlain(sentences);
});

it('the whole site has our phone number in articles as {phone} only, and in every one', () => {
  for (const [file, source] of Object.entries(articles)) {
    expect(source, file).not.toContain(business.phone.display);
    expect(source, file).toContain('{phone}');
  }
});

it.each(avoidedWords)('the whole site follows the rule: say $instead', ({ pattern, except }) => {
  expectNone(
    files
      .filter(({ file }) => !except?.test(file))
      .flatMap(({ file, texts }) =>
        texts.filter((text) => pattern.test(text)).map((text) => `${file}: ${text}`),
      ),
  );
});

it('the whole site gives every town the distance from the list of places', () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const { name, miles } of places.filter((place) => place.name !== business.location.city)) {
    // "Broken Arrow is 14.3 straight-line miles", "Moore 101", "Stillwater, about 60 miles west".
    const distance = new RegExp(
      `\\b${name}\\b[^".\\d]{0,50}?\\b(\\d+\\.\\d|\\d+(?= (?:straight-line )?miles)|(?<=${name} )\\d{2,3}\\b)`,
      'g',
    );
    for (const [found, said = ''] of files.flatMap(({ texts }) =>
      texts.flatMap((text) => [...text.matchAll(distance)]),
    )) {
      if (/within|out to/.test(found)) {
        continue;
      }
      checked += 1;
      const isRight = said.includes('.') ? Number(said) === miles : Number(said) === Math.round(miles);
      if (!isRight) {
        wrong.push(`${found}, but it is ${miles}`);
      }
    }
  }
  expectNone(wrong);
  expect(checked).toBeGreaterThan(8);
});
