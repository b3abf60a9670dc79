// @vitest-environment node
import { readFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { lettering } from '../../build/lettering';
import { type SocialCard, socialImage } from '../../build/social-images';
import { socialImagePath } from '../../src/lib/seo';
import { pages } from '../../src/pages';
import { posts } from '../../src/post-index';
import { socialCard } from '../../src/social-cards';

const icon = readFileSync('public/favicon.svg', 'utf8');
const allPages = [
  ...pages.map((page) => ({ ...page, title: page.name })),
  ...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, kind: 'post' as const, slug, title })),
];
const cardAt = async (path: string): Promise<SocialCard> => {
  const page = allPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} isn't in the table.`);
  return { ...(await socialCard(page)), icon };
};

/** The colours at these points of a PNG, read by another program than the one that wrote it. */
async function colorsAt(
  png: Buffer,
  points: readonly (readonly [x: number, y: number])[],
): Promise<string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels, width } = await renderAsync(svg);
  return points.map(([x, y]) => `#${pixels.toString('hex', (y * width + x) * 4, (y * width + x) * 4 + 3)}`);
}

describe('the picture of a page', () => {
  const oneOfEachKind = [...new Map(allPages.map((page) => [`${page.kind}`, page] as const)).values()];
  const longest = allPages.toSorted((a, b) => b.title.length - a.title.length).slice(0, 2);

  test.each([...oneOfEachKind, ...longest].map(({ path }) => path))(
    '%s is a PNG of 1200 by 630 and at most 60 KB',
    async (path) => {
      const png = await socialImage(await cardAt(path));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThanOrEqual(60_000);
    },
  );

  test('is in the colours of its subject, on paper, over the dark band with the number', async () => {
    const edge = [5, 300] as const;
    const paper = [610, 20] as const;
    const band = [600, 600] as const;
    const png = await socialImage(await cardAt('/massey-ferguson-repair-tulsa'));
    expect(await colorsAt(png, [edge, paper, band])).toEqual(['#1b6b43', '#f6f4ee', '#0e1820']);
    const other = await socialImage(await cardAt('/jlg-lift-repair-tulsa'));
    expect(await colorsAt(other, [edge])).toEqual(['#0b6470']);
  });

  test('shows the machine of the page’s own drawing, and the whole line-up where there is one', async () => {
    const [brand, industry, other] = await Promise.all(
      ['/cat-repair-tulsa', '/fleet-maintenance-construction', '/kenworth-repair-tulsa'].map(cardAt),
    );
    expect(brand).toMatchObject({
      title: 'Caterpillar (Cat)',
      unit: 'Crawler excavator, side view',
    });
    expect(other?.outlines).not.toEqual(brand?.outlines);
    expect(industry?.outlines).toHaveLength(4);
    expect(industry?.outlines[0]).toBe(brand?.outlines[0]);
  });

  test('changes with its title', async () => {
    const card = await cardAt('/privacy');
    expect(await socialImage({ ...card, title: 'Privacy' })).not.toEqual(await socialImage(card));
  });

  test('has an address of its own', () => {
    const paths = allPages.map(({ path }) => socialImagePath(path));
    expect(new Set(paths).size).toBe(allPages.length);
    expect(socialImagePath('/')).toBe('/social/home.png');
    expect(socialImagePath('/services/dot-inspection')).toBe('/social/services/dot-inspection.png');
  });
});

describe('a title on the picture', () => {
  test('is broken between words, with no line wider than its column', async () => {
    const { line, wrap } = await lettering(750);
    const title = 'Mobile Fleet and Heavy-Equipment Repair in Tulsa';
    const lines = wrap(title, { size: 60, width: 536 }) ?? [];
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeGreaterThan(1);
    for (const text of lines) expect(line(text, { x: 0, y: 0, size: 60 }).width).toBeLessThanOrEqual(536);
  });

  test('is not broken inside a word', async () => {
    const { wrap } = await lettering(750);
    expect(wrap('Heavy-Equipment', { size: 60, width: 100 })).toBeNull();
  });
});
