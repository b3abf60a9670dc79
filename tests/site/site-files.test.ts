import { readFileSync, readdirSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { chunkGroups } from '../../build/chunk-groups';
import { sitemapXml } from '../../build/site-files';
import { posts } from '../../src/content/articles/post-index';
import { policies } from '../../src/content/policies';
import { unsavedPage } from '../../src/offline/saved-page';
import { startOfDay } from '../../src/site/head/structured-data';
import { drawings } from '../../src/content/drawings/drawings';
import tailwind from '../../tailwind.config';
import { dependencies } from '../../package.json';
import { joinDrawings } from '../../tools/drawings/join-drawings';

const schema = (name: string) => XmlDocument.fromString(readFileSync(`tests/site/schemas/${name}`, 'utf8'));
const origin = 'https://example.org';

test('the XML site map is valid, with full URLs, and with dates only where they are known', () => {
  const article = { path: '/blog/a&b', lastModified: '2026-03-01' };
  const xml = sitemapXml(origin, [{ path: '/', lastModified: null }, article]);
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
])('the day %s begins in Tulsa at %s', (day, instant) => expect(startOfDay(day)).toBe(instant));

test('every file that a chunk group names exists', () => {
  const names = chunkGroups.flatMap(({ test: { source } = /./ }) => source.split('|'));
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  const ours = [...filesIn('src'), ...filesIn('supabase/functions'), 'virtual:photos'];
  const files = [...ours, ...Object.keys(dependencies)].join('\n');
  expect(names.filter((name) => !new RegExp(name).test(files))).toEqual([]);
});

test('the page’s shell, the offline page and the pictures have colors of the palette only', async () => {
  const pictures = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `public/${name}`);
  const palette = JSON.stringify(tailwind.theme.extend.colors).toUpperCase();
  const texts = ['index.html', ...pictures].map((file) => readFileSync(file, 'utf8'));
  const colors = [...texts, await unsavedPage().text()].flatMap(
    (text) => text.match(/#[\da-f]{6}\b/gi) ?? [],
  );
  expect(colors.filter((color) => !palette.includes(color.toUpperCase()))).toEqual([]);
});

test('the drawings of machines have one file each, one joined file, and one for the not-found page', () => {
  const files = [...Object.keys(drawings), 'all', 'not-on-file'].map((name) => `${name}.svg`).sort();
  expect(readdirSync('public/drawings').sort()).toEqual(files);
  expect(readFileSync('public/drawings/all.svg', 'utf8') === joinDrawings(), 'npm run drawings').toBe(true);
});

test('a folder has at most twenty files, except the one with the words of every brand', () => {
  const counts: Record<string, number> = {};
  for (const root of ['src', 'build', 'supabase', 'tools', 'tests'])
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) counts[entry.parentPath] = (counts[entry.parentPath] ?? 0) + 1;
  const full = Object.entries(counts).filter(
    ([folder, count]) => count > 20 && !/node_modules|\.temp/.test(folder),
  );
  expect(full.map(([folder]) => folder)).toEqual(['src/content/brand-copy']);
});
