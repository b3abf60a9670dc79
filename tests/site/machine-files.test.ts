import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { RelaxNGValidator, XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { type DescribedPage, machineFiles } from '../../build/machine-files';
import { sitemapXml } from '../../build/site-files';
import { business } from '../../src/content/business';
import { startOfDay } from '../../src/site/head/start-of-day';
import { pages } from '../../src/pages';
import { posts } from '../../src/content/articles/post-index';

const described: DescribedPage[] = [
  ...pages.map(({ path, name }) => ({ path, title: name, description: `About ${name}.` })),
  ...posts.map(({ slug, title, description }) => ({ path: `/blog/${slug}`, title, description })),
];
const { '/feed.xml': feed = '', '/llms.txt': llms = '' } = await machineFiles(described);
const schema = (name: string) => XmlDocument.fromString(readFileSync(`tests/site/schemas/${name}`, 'utf8'));
const origin = 'https://example.org';

test('the XML site map is valid, with full URLs, and with dates only where they are known', () => {
  const article = { path: '/blog/a&b', lastModified: '2026-03-01' };
  const xml = sitemapXml(origin, [{ path: '/', lastModified: null }, article]);
  XsdValidator.fromDoc(schema('sitemap.xsd')).validate(XmlDocument.fromString(xml));
  expect(xml).toContain(`<url><loc>${origin}/</loc></url>`);
  expect(xml).toContain(`<url><loc>${origin}/blog/a&amp;b</loc><lastmod>2026-03-01</lastmod></url>`);
});

test.each([
  ['2026-01-15', '2026-01-15T00:00:00-06:00'],
  ['2026-07-15', '2026-07-15T00:00:00-05:00'],
  // The clocks change at 2 AM on these days.
  ['2026-03-08', '2026-03-08T00:00:00-06:00'],
  ['2026-11-01', '2026-11-01T00:00:00-05:00'],
])('the day %s begins in Tulsa at %s', (day, instant) => expect(startOfDay(day)).toBe(instant));

describe('the feed', () => {
  test('is valid', () => RelaxNGValidator.fromDoc(schema('atom.rng')).validate(XmlDocument.fromString(feed)));

  test('lists the articles, newest first, each with its URL, author and full text', () => {
    const tree: unknown = new XMLParser({ ignoreAttributes: false }).parse(feed);
    const newest = posts.slice(0, 20).map(({ slug, title, author }) => {
      const url = `${business.url}/blog/${slug}`;
      const content = { '@_type': 'html', '@_xml:base': url };
      return { id: url, title, author: { name: author }, link: { '@_href': url }, content };
    });
    expect(tree).toMatchObject({ feed: { entry: newest } });
    for (const entry of feed.split('<entry>').slice(1)) expect(entry.length).toBeGreaterThan(4000);
  });
});

test('llms.txt lists every page once, with its title, full URL and description', () => {
  const links = llms.split('\n').filter((line) => line.startsWith('- ['));
  expect(links).toHaveLength(described.length);
  for (const { path, title, description } of described)
    expect(links).toContain(`- [${title}](${business.url}${path}): ${description}`);
});
