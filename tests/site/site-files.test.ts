import { readFileSync, readdirSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { writeSitemap } from '../../build/site-files';
import { posts } from '../../src/content/articles/post-index';
import { drawings } from '../../src/content/drawings/drawings';
import { industryScenes } from '../../src/content/drawings/industry-machines';
import { serviceScenes } from '../../src/content/drawings/service-drawings';
import { scene as homeScene } from '../../src/content/main-pages/home';
import { policies } from '../../src/content/policies';
import { renderUnsavedPage } from '../../src/offline/saved-page';
import { formatDayStart } from '../../src/site/head/structured-data';
import tailwind from '../../tailwind.config';
import { drawSvgFiles } from '../../tools/drawings/draw-drawings';
import { drawIcons } from '../../tools/drawings/draw-icons';

const schema = (name: string) => XmlDocument.fromString(readFileSync(`tests/site/schemas/${name}`, 'utf8'));
const origin = 'https://example.org';

test('the XML site map is valid, with full URLs, and with dates only where they are known', () => {
  const article = { path: '/blog/a&b', lastModified: '2026-03-01' };
  const xml = writeSitemap(origin, [{ path: '/', lastModified: null }, article]);
  XsdValidator.fromDoc(schema('sitemap.xsd')).validate(XmlDocument.fromString(xml));
  expect(xml).toContain(`<url><loc>${origin}/</loc></url>`);
  expect(xml).toContain(`<url><loc>${origin}/blog/a&amp;b</loc><lastmod>2026-03-01</lastmod></url>`);
});

test('no page was changed in the future', () => {
  const dates = [
    ...posts.map(({ modified }) => modified),
    ...Object.values(policies).map(({ updated }) => updated),
  ];
  expect(dates.filter((date) => !(Date.parse(date) < Date.now() + 86_400_000))).toEqual([]);
});

test.each([
  ['2026-01-15', '2026-01-15T00:00:00-06:00'],
  ['2026-07-15', '2026-07-15T00:00:00-05:00'],
  // The clocks change at 2 AM on these days.
  ['2026-03-08', '2026-03-08T00:00:00-06:00'],
  ['2026-11-01', '2026-11-01T00:00:00-05:00'],
])('the day %s begins in Tulsa at %s', (day, instant) => expect(formatDayStart(day)).toBe(instant));

test('the page’s shell, the offline page and the pictures have colors of the palette only', async () => {
  const pictures = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `public/${name}`);
  const palette = JSON.stringify(tailwind.theme.extend.colors).toUpperCase();
  const texts = ['index.html', ...pictures].map((file) => readFileSync(file, 'utf8'));
  const colors = [...texts, await (await renderUnsavedPage()).text()].flatMap(
    (text) => text.match(/#[\da-f]{6}\b/gi) ?? [],
  );
  expect(colors.filter((color) => !palette.includes(color.toUpperCase()))).toEqual([]);
});

test('the pictures and icons of public/ have the colors and shapes of their sources', async () => {
  for (const [name, svg] of drawSvgFiles()) {
    expect(readFileSync(`public/${name}`, 'utf8') === svg, `npm run icons (${name})`).toBe(true);
  }
  for (const [name, icon] of await drawIcons()) {
    expect(readFileSync(`public/${name}`).equals(icon), `npm run icons (${name})`).toBe(true);
  }
});

test('each machine has one drawing, and so have each scene and the not-found page', () => {
  const machines = [...Object.keys(drawings), 'not-on-file'].map((name) => `${name}.svg`).sort();
  expect(readdirSync('public/drawings').sort()).toEqual(machines);
  const scenes = [homeScene, ...Object.values(serviceScenes), ...Object.values(industryScenes)];
  expect(readdirSync('public/scenes').sort()).toEqual(scenes.map(({ name }) => `${name}.svg`).sort());
});
