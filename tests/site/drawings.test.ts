import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands } from '../../src/content/brands';
import type { CalloutDrawing } from '../../src/content/drawings/callout-drawing';
import { type Drawing, drawings } from '../../src/content/drawings/drawings';
import { localPages } from '../../src/content/local-pages';
import { locationDrawings } from '../../src/content/drawings/location-drawings';
import { serviceDrawings } from '../../src/content/drawings/service-drawings';
import { services } from '../../src/content/services';
import { joinDrawings } from '../../tools/drawings/join-drawings';
import { loadWords } from '../../src/words';

const names = Object.keys(drawings);
const all = new Map<string, Drawing>(Object.entries(drawings));

type Numbered = { page: string; drawing: string; parts: readonly string[] };

const ofCallouts = (page: string, { name, callouts }: CalloutDrawing): Numbered => ({
  page,
  drawing: name,
  parts: callouts.map(({ part }) => part),
});

async function ofBrand(slug: string): Promise<Numbered> {
  const { drawing, failures } = await loadWords('brand', slug);
  return { page: slug, drawing, parts: failures.flatMap(({ part }) => part ?? []) };
}

/** The parts that each page's numbers point at. */
const numbered = [
  ...services.map(({ slug }) => ofCallouts(slug, serviceDrawings[slug])),
  ...localPages.map(({ slug }) => ofCallouts(slug, locationDrawings[slug])),
  ...(await Promise.all(brands.map(({ slug }) => ofBrand(slug)))),
];

describe('the drawings of machines', () => {
  test('are one file each, one for all and one for the page that is not found', () => {
    expect(readdirSync('public/drawings').sort()).toEqual(
      [...names, 'all', 'not-on-file'].map((name) => `${name}.svg`).sort(),
    );
  });

  test('are in the file for all as in their own: npm run drawings writes it', () => {
    expect(readFileSync('public/drawings/all.svg', 'utf8') === joinDrawings()).toBe(true);
  });

  test.each(numbered)('the numbers on the drawing of $page stand apart', ({ drawing, parts }) => {
    const labels = parts.map((part) => all.get(drawing)?.parts[part]?.label ?? [NaN, NaN]);
    labels.forEach(([x, y], index) => {
      for (const [otherX, otherY] of labels.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(40);
    });
  });
});
