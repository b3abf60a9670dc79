/** What crawlers, link previews and feed readers get of the built site. Reads its files; visits nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { business } from '../../../src/content/business';
import { pages } from '../../../src/pages';

const htmlAt = (path: string) => readFileSync(`dist${path}/index.html`, 'utf8');
const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
  ([, address = '', lastModified]) => ({ path: new URL(address).pathname, lastModified }),
);

/** The values of the tags in the head, by name or property; two of a name are a mistake. */
function tagsIn(html: string): Map<string, string> {
  const [head = ''] = html.split('</head>');
  const tags = new Map<string, string>();
  for (const [, name = '', value = ''] of head.matchAll(
    /<meta[^>]* ?(?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    if (tags.has(name)) throw new Error(`${name} stands twice.`);
    tags.set(name, value);
  }
  tags.set('title', /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  tags.set('canonical', /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '');
  return tags;
}

test('every page says the same to search engines and to link previews, with a picture of its own that is there', () => {
  const pictures = new Set<string>();
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  expect(listed.length).toBeGreaterThan(pages.length);
  for (const { path } of listed) {
    const tags = tagsIn(htmlAt(path));
    const image = tags.get('og:image') ?? '';
    expect(Object.fromEntries(tags), path).toMatchObject({
      canonical: business.url + path,
      'og:url': business.url + path,
      'og:title': tags.get('title'),
      'og:description': tags.get('description'),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('line drawing'),
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    });
    const png = readFileSync(`dist${image.replace(business.url, '')}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThanOrEqual(60_000);
    pictures.add(png.toString('base64'));
    titles.add(tags.get('title'));
    descriptions.add(tags.get('description'));
    expect(htmlAt(path).match(/<h1/g), path).toHaveLength(1);
  }
  for (const { size } of [pictures, titles, descriptions]) expect(size).toBe(listed.length);
});

test('no date in the site map lies in the future', () => {
  const tomorrow = Date.now() + 86_400_000;
  const dates = listed.flatMap(({ lastModified }) => lastModified ?? []);
  expect(dates.length).toBeGreaterThan(0);
  for (const date of dates) expect(Date.parse(date)).toBeLessThan(tomorrow);
});

test('every file that a page’s head names is there', () => {
  const named = [
    ...htmlAt('/').matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|alternate)" href="([^"]+)"/g),
  ];
  expect(named.map(([, href]) => href)).toEqual([
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
    '/feed.xml',
  ]);
  for (const path of [...named.map(([, href]) => href), '/favicon.ico', '/robots.txt', '/llms.txt'])
    expect(existsSync(`dist${path}`), path).toBe(true);
});
