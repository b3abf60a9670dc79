// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type SocialCard, socialImage } from '../../build/social-image';
import { socialCard } from '../../build/social-cards';

const cat = { kind: 'brand', slug: 'cat', title: 'Cat Equipment Repair in Tulsa' } as const;
const masseyFerguson = { ...cat, slug: 'massey-ferguson' };
const jlg = { ...cat, slug: 'jlg' };
const construction = {
  kind: 'industry',
  slug: 'construction',
  title: 'Fleet and Equipment Maintenance for Construction Companies in Tulsa',
} as const;

type Area = { left: number; top: number; width: number; height: number };

/** The pixels of this part of a picture as RGB. */
const pixelsIn = (png: Buffer, area: Area) =>
  sharp(png).removeAlpha().toColourspace('srgb').extract(area).raw().toBuffer();

/** Whether a pixel has a color, within what a palette of 64 colors may change. */
async function hasColor(
  png: Buffer,
  [left, top]: readonly [number, number],
  color: string,
): Promise<boolean> {
  const pixel = await pixelsIn(png, { left, top, width: 1, height: 1 });
  return [...Buffer.from(color, 'hex')].every(
    (channel, index) => Math.abs(channel - (pixel[index] ?? 0)) < 4,
  );
}

describe('the picture of a page', () => {
  test.each([cat, construction])('$title is a PNG of 1200 by 630 and at most 60 KB', async (page) => {
    const png = await socialImage(await socialCard(page));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThanOrEqual(60_000);
  });

  test('is in the colours of its subject, on paper, over the dark band with the number', async () => {
    const png = await socialImage(await socialCard(masseyFerguson));
    const edge = [5, 300] as const;
    expect(await hasColor(png, edge, '1b6b43')).toBe(true);
    expect(await hasColor(png, [610, 20], 'f6f4ee')).toBe(true);
    expect(await hasColor(png, [600, 600], '0e1820')).toBe(true);
    const other = await socialImage(await socialCard(jlg));
    expect(await hasColor(other, edge, '0b6470')).toBe(true);
  });

  test('shows the machine of the page’s own drawing, and the whole line-up where there is one', async () => {
    expect(await socialCard(cat)).toMatchObject({
      title: 'Cat Equipment Repair in Tulsa',
      machines: ['excavator'],
      unit: 'Crawler excavator, side view',
    });
    expect((await socialCard(construction)).machines).toHaveLength(4);
  });

  test.each([
    ['title', { title: 'Privacy' }, { left: 60, top: 110, width: 540, height: 300 }],
    ['machine', { machines: ['tractor'] }, { left: 645, top: 50, width: 500, height: 370 }],
    ['phone number', { phone: '(405) 555-0100' }, { left: 700, top: 540, width: 460, height: 80 }],
  ] satisfies [string, Partial<SocialCard>, Area][])('shows its %s', async (_, change, area) => {
    const card = await socialCard(cat);
    const [before, after] = await Promise.all([socialImage(card), socialImage({ ...card, ...change })]);
    expect(await pixelsIn(after, area)).not.toEqual(await pixelsIn(before, area));
  });

  test('is refused with a title that no size fits', async () => {
    const card = await socialCard(cat);
    await expect(socialImage({ ...card, title: 'Repair '.repeat(40).trim() })).rejects.toThrow('too long');
  });
});
