import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

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
