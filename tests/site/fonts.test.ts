// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { cutFont, fontCharacters, fontFamilies } from '../../build/fonts';

const budgetBytes = 42_000;

describe('the fonts of the site', () => {
  test('are together a fraction of their packages', { timeout: 30_000 }, async () => {
    const files = await Promise.all(fontFamilies.map(cutFont));
    for (const file of files) expect(file.subarray(0, 4).toString()).toBe('wOF2');
    const total = files.reduce((sum, { length }) => sum + length, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(budgetBytes);
  });

  test('have every sign that US English text about machines needs, each once', () => {
    const characters = [...fontCharacters];
    expect(new Set(characters).size).toBe(characters.length);
    for (const sign of 'AZaz09 ~§°±×¼½¾–—‘’“”…•') expect(characters).toContain(sign);
  });
});
