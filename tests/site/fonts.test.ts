// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { cutFont, fontCharacters, fontFamilies } from '../../build/fonts';

/** What a new connection carries in its first answer (RFC 6928: ten segments of 1460 bytes), less the headers. */
const firstAnswerBytes = 14_600 - 1_000;

describe('the fonts of the site', () => {
  test('each come in the first answer of a new connection', { timeout: 30_000 }, async () => {
    const files = await Promise.all(fontFamilies.map(cutFont));
    for (const file of files) expect(file.subarray(0, 4).toString()).toBe('wOF2');
    for (const { length } of files) {
      expect(length).toBeGreaterThan(5_000);
      expect(length).toBeLessThanOrEqual(firstAnswerBytes);
    }
  });

  test('have every sign that US English text about machines needs, each once', () => {
    const characters = [...fontCharacters];
    expect(new Set(characters).size).toBe(characters.length);
    for (const sign of 'AZaz09 ~§°±×¼½¾–—‘’“”…•') expect(characters).toContain(sign);
  });
});
