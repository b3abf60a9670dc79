import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fontCharacters } from '../../build/fonts';
import { hydrated } from './hydration';

const htmlFiles = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join('dist', file));

test('no page has a character that the fonts of the site lack', () => {
  const files = htmlFiles();
  expect(files.length).toBeGreaterThan(60);
  const missing = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    const strange = new Set(
      [...text].filter((character) => character >= ' ' && !fontCharacters.includes(character)),
    );
    return [...strange].map((character) => `${file}: ${character}`);
  });
  expect(missing).toEqual([]);
});

test('a page fetches the two cut fonts and no other', async ({ page }) => {
  const fonts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.woff2')) return;
    fonts.set(
      response.url(),
      response.body().then(({ length }) => length),
    );
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts.keys()].filter((url) => url.includes('-cut-'))).toHaveLength(2);
  expect(fonts.size).toBe(2);
  const sizes = await Promise.all(fonts.values());
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(42_000);
});
