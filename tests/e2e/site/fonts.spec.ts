import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Response, expect, test } from '@playwright/test';
import { hydrated } from '../support/hydration';

const htmlFiles = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join('dist', file));

/** Whether the cut fonts have a character: what the style sheet asks them for. */
const isCut = (() => {
  const css = readFileSync('src/styles/fonts.css', 'utf8');
  const stated = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, value = '']) => value);
  const families = stated.map((value) =>
    value.split(',').map((range) => {
      const [first = NaN, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return { first, last };
    }),
  );
  return (character: string) => {
    const code = character.codePointAt(0) ?? NaN;
    return families.every((ranges) => ranges.some(({ first, last }) => first <= code && code <= last));
  };
})();

test('no page has a character that the fonts of the site lack', () => {
  const files = htmlFiles();
  expect(files.length).toBeGreaterThan(60);
  const missing = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    const strange = new Set([...text].filter((character) => character >= ' ' && !isCut(character)));
    return [...strange].map((character) => `${file}: ${character}`);
  });
  expect(missing).toEqual([]);
});

/** What a new connection carries in its first answer (RFC 6928: ten segments of 1460 bytes). */
const firstAnswerBytes = 14_600;

test('a page fetches the two cut fonts and no other, each in the first answer of a connection', async ({
  page,
}) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response);
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    expect(font.url()).toContain('-cut-');
    const { responseBodySize, responseHeadersSize } = await font.request().sizes();
    expect(responseBodySize).toBeGreaterThan(5_000);
    expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(firstAnswerBytes);
  }
});
