import { describe, expect, it } from 'vitest';
import { type BrandCopy, nhtsaCampaignUrl } from '../../src/content/brand-copy';
import { brands } from '../../src/content/brands';
import { loadWords } from '../../src/words';

const fewestOwnWords = 450;
/** Two brand pages may share this part of their five-word runs, and no more. */
const mostSharedRuns = 0.15;

const files = Object.keys(import.meta.glob('../../src/content/brand-copy/*.ts'));
const copies = await Promise.all(
  brands.map(async ({ slug, name, category }) => ({
    slug,
    name,
    category,
    copy: await loadWords('brand', slug),
  })),
);

function copyOf(slug: string): BrandCopy {
  const copy = copies.find((entry) => entry.slug === slug)?.copy;
  if (!copy) throw new Error(`${slug} has no copy.`);
  return copy;
}

/** Every sentence a visitor reads that comes from the brand's own file; keys and slugs left out. */
function sentencesOf(copy: BrandCopy): string[] {
  return [
    copy.angle,
    ...copy.intro,
    copy.aroundTulsa,
    copy.onSite,
    ...copy.models.flatMap(({ name, kind, note }) => [name, kind, note]),
    ...copy.engines,
    ...copy.failures.flatMap(({ name, sign, firstCheck, detail }) => [name, sign, firstCheck, detail]),
    ...copy.intervals.flatMap(({ item, when }) => [item, when]),
    ...copy.recalls.flatMap(({ date, campaign, text }) => [date, campaign ?? '', text]),
    ...copy.makerNotes,
    copy.limits,
    ...copy.haveReady,
    ...copy.faqs.flatMap(({ q, a }) => [q, a]),
  ];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9][a-z0-9'./-]*/g) ?? [];
}

function runsOfFive(copy: BrandCopy): Set<string> {
  return new Set(
    sentencesOf(copy).flatMap((sentence) => {
      const words = wordsOf(sentence);
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '));
    }),
  );
}

describe('the copy of the brand pages', () => {
  it('has one file a brand, named for its slug, and no other', () => {
    const named = files.map((file) => file.replace(/^.*\/(.+)\.ts$/, '$1'));
    expect(named.sort()).toEqual(brands.map(({ slug }) => slug).sort());
  });

  it.each(brands)('$slug says enough of its own to be worth a page', ({ slug }) => {
    expect(wordsOf(sentencesOf(copyOf(slug)).join(' ')).length).toBeGreaterThanOrEqual(fewestOwnWords);
  });

  it.each(brands)('$slug has every part of the page', ({ slug }) => {
    const copy = copyOf(slug);
    expect(copy.models.length, 'models').toBeGreaterThanOrEqual(2);
    expect(copy.engines.length, 'engines').toBeGreaterThanOrEqual(1);
    expect(copy.failures.length, 'failures').toBeGreaterThanOrEqual(3);
    expect(copy.intervals.length, 'intervals').toBeGreaterThanOrEqual(2);
    expect(copy.haveReady.length, 'things to have ready').toBeGreaterThanOrEqual(3);
    expect(copy.faqs.length, 'questions').toBeGreaterThanOrEqual(2);
    expect(copy.related.length, 'related brands').toBeGreaterThanOrEqual(1);
    expect(copy.industries.length, 'industries').toBeGreaterThanOrEqual(1);
  });

  it.each(brands)('$slug relates to other brands, each once', ({ slug }) => {
    const related: readonly string[] = copyOf(slug).related;
    expect(related).not.toContain(slug);
    expect(new Set(related).size).toBe(related.length);
  });

  it.each(brands)('$slug points at each part of the drawing once, and at two or more', ({ slug }) => {
    const parts = copyOf(slug).failures.flatMap(({ part }) => part ?? []);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it.each(brands.filter(({ category }) => category === 'truck' || category === 'van'))(
    '$slug lists recalls, each with a year',
    ({ slug }) => {
      const { recalls } = copyOf(slug);
      expect(recalls.length).toBeGreaterThanOrEqual(1);
      for (const { date } of recalls) expect(date).toMatch(/\b20[0-2]\d\b/);
    },
  );

  it.each(brands)('$slug leads to NHTSA for every campaign that has its number', ({ slug }) => {
    for (const { campaign } of copyOf(slug).recalls) {
      if (campaign && /\d{2}V/.test(campaign)) expect(nhtsaCampaignUrl(campaign), campaign).not.toBeNull();
    }
  });

  it.each([
    ['20V-390', 'https://www.nhtsa.gov/recalls?nhtsaId=20V390000'],
    ['22V-654 / FL-951', 'https://www.nhtsa.gov/recalls?nhtsaId=22V654000'],
    ['FL-949', null],
    ['Transport Canada 2011337', null],
  ])('links campaign %s to %s', (campaign, url) => {
    expect(nhtsaCampaignUrl(campaign)).toBe(url);
  });

  it.each(brands)('$slug speaks of machines and checks, not of past customers or promises', ({ slug }) => {
    const text = sentencesOf(copyOf(slug)).join(' ');
    expect(text).not.toMatch(
      /\bguarantee|\bhundreds of\b|\byears of experience\b|\b(most|many) (calls|visits)\b|\bwe( often| usually)? (see|meet)\b|\bour (customers|technicians|experience)\b/i,
    );
  });

  it.each(brands)('$slug never claims to be authorized by the maker', ({ slug }) => {
    const text = sentencesOf(copyOf(slug)).join(' ');
    expect(text).not.toMatch(
      /\bauthori[sz]ed\b|\bfactory[- ]certified\b|\bofficial (dealer|partner|service)\b/i,
    );
  });

  it('shares little wording between any two brands', () => {
    const runs = brands.map(({ slug }) => ({ slug, own: runsOfFive(copyOf(slug)) }));
    const tooAlike = runs.flatMap(({ slug, own }, index) =>
      runs.slice(index + 1).flatMap((other) => {
        const shared = [...own].filter((run) => other.own.has(run)).length;
        const share = shared / Math.min(own.size, other.own.size);
        return share > mostSharedRuns ? [`${slug} and ${other.slug}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(tooAlike).toEqual([]);
  });
});
