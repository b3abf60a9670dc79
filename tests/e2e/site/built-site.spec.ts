/** Checks the built files as visitors, crawlers and link previews read them. Uses no browser. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { business } from '../../../src/content/business';
import { legalLinks } from '../../../src/content/navigation';
import { officePaths } from '../../../src/content/office-paths';
import { pages, redirects } from '../../../src/pages';
import { type BuiltPage, listBuiltPages, findFile } from '../support/built-pages';

const published = listBuiltPages();
const unlisted = [...Object.values(officePaths), '/404.html'];
const site = [
  ...published,
  ...unlisted.map((path) => ({ path, html: readFileSync(findFile(path), 'utf8') })),
];

/** The addresses on this site that a page, or a part of it, links to. */
const findLinks = ({ path, html }: Pick<BuiltPage, 'path' | 'html'>) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href, business.url + path))
    .filter(({ origin }) => origin === business.url)
    .map(({ pathname, hash }) => ({ path: pathname, anchor: decodeURIComponent(hash.slice(1)) }));

test('no internal link is broken, points to a redirect or names a missing anchor', () => {
  const htmlByPath = new Map(published.map(({ path, html }) => [path, html]));
  const redirected = new Set(redirects.map(({ from }) => encodeURI(from)));
  const broken = site.flatMap((page) =>
    findLinks(page).flatMap(({ path, anchor }) => {
      if (Object.values<string>(officePaths).includes(path)) {
        return [];
      }
      if (redirected.has(path) || !existsSync(findFile(path))) {
        return [`${page.path} → ${path}`];
      }
      const isThere = anchor === '' || (htmlByPath.get(path) ?? page.html).includes(` id="${anchor}"`);
      return isThere ? [] : [`${page.path} → ${path}#${anchor}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every link to another site is https', () => {
  const plain = site.flatMap(
    ({ path, html }) => html.match(/href="http:[^"]*"/g)?.map((link) => `${path}: ${link}`) ?? [],
  );
  expect(plain).toEqual([]);
});

test('every mention of our phone number in a page’s text is a link that calls or texts it', () => {
  const withPlainNumber = site.filter(({ html }) => {
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
    return main.replace(/<a [^>]*href="(tel|sms):[^]*?<\/a>/g, '').includes(business.phone.display);
  });
  expect(withPlainNumber.map(({ path }) => path)).toEqual([]);
});

test('every page is linked from the text of another page besides the site map', () => {
  const linked = new Set(['/', '/sitemap', ...legalLinks.map(({ path }) => path)]);
  for (const { path: from, html } of published) {
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
    if (from === '/sitemap') {
      continue;
    }
    for (const { path } of findLinks({ path: from, html: main })) {
      if (path !== from) {
        linked.add(path);
      }
    }
  }
  expect(published.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

/** The values of the tags in the head, by name or property. Throws if a name appears twice. */
function findTags(html: string): Map<string, string> {
  const [head = ''] = html.split('</head>');
  const tags = new Map<string, string>();
  for (const [, name = '', value = ''] of head.matchAll(
    /<meta[^>]* ?(?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    if (tags.has(name)) {
      throw new Error(`${name} stands twice.`);
    }
    tags.set(name, value);
  }
  tags.set('title', /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  tags.set('canonical', /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '');
  return tags;
}

test('every page gives search engines and link previews the same data, with its own picture', () => {
  const seen = { pictures: new Set(), titles: new Set(), descriptions: new Set() };
  expect(published.length).toBeGreaterThan(pages.length);
  for (const { path, html } of published) {
    const tags = findTags(html);
    const image = tags.get('og:image') ?? '';
    expect(Object.fromEntries(tags), path).toMatchObject({
      canonical: business.url + path,
      'og:url': business.url + path,
      'og:title': tags.get('title'),
      'og:description': tags.get('description'),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Work order with a drawing'),
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    });
    const png = readFileSync(`dist${image.replace(business.url, '')}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThanOrEqual(60_000);
    seen.pictures.add(png.toString('base64'));
    seen.titles.add(tags.get('title'));
    seen.descriptions.add(tags.get('description'));
    expect(html.match(/<h1/g), path).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids, path).toHaveLength(new Set(ids).size);
    const words = html.replace(/<(script|style|svg)[^]*?<\/\1>|<[^>]*>/g, '');
    expect(words.length, `${path} without script`).toBeGreaterThan(1000);
  }
  for (const { size } of Object.values(seen)) {
    expect(size).toBe(published.length);
  }
});

const places = { title: [64, 118], machine: [700, 100], 'phone number': [800, 560] };
for (const [part, [left = 0, top = 0]] of Object.entries(places)) {
  test(`the link preview picture of a page shows its ${part}`, async () => {
    const card = sharp('dist/social/cat-repair-tulsa.png').greyscale();
    const pixels = await card.extract({ left, top, width: 340, height: 60 }).raw().toBuffer();
    expect(Math.max(...pixels) - Math.min(...pixels)).toBeGreaterThan(100);
  });
}

test('every file named in a page’s head exists', () => {
  const named = [
    ...readFileSync('dist/index.html', 'utf8').matchAll(
      /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g,
    ),
  ].map(([, href]) => href);
  expect(named).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  for (const path of [...named, '/favicon.ico', '/robots.txt']) {
    expect(existsSync(`dist${path}`), path).toBe(true);
  }
});

test('every picture has a size and alt text, and at most one per page loads with high priority', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { path, html } of site) {
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      count += 1;
      const has = (attribute: RegExp) => attribute.test(image);
      const isSized = has(/ width="[1-9]\d*"/) && has(/ height="[1-9]\d*"/);
      const isEarly = has(/ fetchPriority="high"/i) && has(/ decoding="sync"/) && !has(/ loading="lazy"/);
      const isLate = has(/ loading="lazy"/) && has(/ decoding="async"/) && !has(/ fetchPriority="high"/i);
      if (!isSized || !has(/ alt="/) || isEarly === isLate) {
        wrong.push(`${path}: ${image}`);
      }
    }
    const early = html.match(/<img[^>]*fetchPriority="high"[^>]*>/gi) ?? [];
    if (early.length > 1) {
      wrong.push(`${path}: ${early.length} pictures want to be first`);
    }
  }
  expect(count).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

test('no page has a character that is missing from the site’s fonts', () => {
  const [, sheet] = /<link rel="stylesheet"[^>]*href="([^"]*)"/.exec(site[0]?.html ?? '') ?? [];
  const css = readFileSync(`dist${sheet}`, 'utf8');
  // The characters outside the range that the style sheet requests from each subset font.
  const fonts = [...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, ranges = '']) => {
    const asked = ranges
      .split(',')
      .map((range) => range.trim().slice(2).replace(/\w+/g, '\\u{$&}'))
      .join('');
    return new RegExp(`[^\\p{Cc}${asked}]`, 'gu');
  });
  expect(fonts.length).toBeGreaterThan(1);
  const missing = site.flatMap(({ path, html }) => {
    // The summary in Spanish has the system's font.
    const text = html.replace(/<(script|style)[^]*?<\/\1>|<div lang="es"[^]*?<\/details>/g, '');
    return fonts.flatMap((others) => [...new Set(text.match(others))].map((sign) => `${path}: ${sign}`));
  });
  expect(missing).toEqual([]);
});

test('no page has a straight quote or apostrophe in its text', () => {
  const straight = site.flatMap(({ path, html }) => {
    const text = html.replace(/<(script|style|noscript)[^]*?<\/\1>|<[^>]*>/g, ' ');
    return [...text.matchAll(/.{0,20}(?:['"]|&#x27;|&quot;).{0,15}/g)].map(([words]) => `${path}: ${words}`);
  });
  expect(straight).toEqual([]);
});
