// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { cutFont, fontCharacters, fontFamilies } from '../../build/fonts';

describe('the fonts of the site', () => {
  test('are woff2 files with letters in them', { timeout: 30_000 }, async () => {
    const files = await Promise.all(fontFamilies.map(cutFont));
    for (const file of files) expect(file.subarray(0, 4).toString()).toBe('wOF2');
    for (const { length } of files) expect(length).toBeGreaterThan(5_000);
  });

  test('have every sign that US English text about machines needs, each once', () => {
    const characters = [...fontCharacters];
    expect(new Set(characters).size).toBe(characters.length);
    for (const sign of 'AZaz09 ~§°×½–—‘’“”…•') expect(characters).toContain(sign);
  });
});
