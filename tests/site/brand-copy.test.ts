import { describe, expect, it } from 'vitest';
import type { BrandCopy } from '../../src/content/brand-copy';
import { nhtsaCampaignUrl } from '../../src/content/nhtsa';
import { brands } from '../../src/content/brands';
import { loadWords } from '../../src/words';

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

describe('the copy of the brand pages', () => {
  it('has one file a brand, named for its slug, and no other', () => {
    const named = files.map((file) => file.replace(/^.*\/(.+)\.ts$/, '$1'));
    expect(named.sort()).toEqual(brands.map(({ slug }) => slug).sort());
  });

  it.each(brands)('$slug has every part of the page', ({ slug }) => {
    const copy = copyOf(slug);
    for (const text of [copy.lead, copy.parts, copy.visit, copy.aroundTulsa, copy.whyMobile, copy.limits])
      expect(text, text).toMatch(/[.?!]$/);
    expect(copy.models.length, 'models').toBeGreaterThanOrEqual(3);
    expect(copy.engines.length, 'engines').toBeGreaterThanOrEqual(1);
    expect(copy.failures.length, 'failures').toBeGreaterThanOrEqual(3);
    expect(copy.intervals.length, 'intervals').toBeGreaterThanOrEqual(2);
    expect(copy.haveReady.length, 'things to have ready').toBeGreaterThanOrEqual(3);
    expect(copy.faqs.length, 'questions').toBeGreaterThanOrEqual(2);
    expect(copy.related.length, 'related brands').toBeGreaterThanOrEqual(1);
    expect(copy.industries.length, 'industries').toBeGreaterThanOrEqual(1);
  });

  it.each(brands)('$slug says in no list of models the same twice', ({ slug }) => {
    const names = copyOf(slug).models.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
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
});
