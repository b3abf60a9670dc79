// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type SocialCard, socialImage } from '../../build/social-image';
import { socialCard } from '../../build/social-cards';

const cat = { kind: 'brand', slug: 'cat', title: 'Cat Equipment Repair in Tulsa' } as const;
const construction = {
  kind: 'industry',
  slug: 'construction',
  title: 'Fleet and Equipment Maintenance for Construction Companies in Tulsa',
} as const;

type Area = { left: number; top: number; width: number; height: number };

/** The pixels of this part of a picture as RGB. */
const pixelsIn = (png: Buffer, area: Area) =>
  sharp(png).removeAlpha().toColourspace('srgb').extract(area).raw().toBuffer();

describe('the picture of a page', () => {
  test.each([cat, construction])('$title is a PNG of 1200 by 630 and at most 60 KB', async (page) => {
    const png = await socialImage(await socialCard(page));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThanOrEqual(60_000);
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
});
