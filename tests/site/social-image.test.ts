// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type SocialCard, socialImage } from '../../build/social-image';

const card: SocialCard = {
  title: 'Fleet and Equipment Maintenance for Construction Companies in Tulsa',
  machine: 'excavator',
  category: 'ag',
};

type Area = { left: number; top: number; width: number; height: number };

/** The pixels of this part of a picture as RGB. */
const pixelsIn = (png: Buffer, area: Area) =>
  sharp(png).removeAlpha().toColourspace('srgb').extract(area).raw().toBuffer();

describe('the picture of a page', () => {
  test('is a PNG of 1200 by 630 and at most 60 KB', async () => {
    const png = await socialImage(card);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThanOrEqual(60_000);
  });

  test.each([
    ['title', { title: 'Privacy' }, { left: 60, top: 110, width: 540, height: 300 }],
    ['machine', { machine: 'tractor' }, { left: 645, top: 50, width: 500, height: 370 }],
  ] satisfies [string, Partial<SocialCard>, Area][])('shows its %s', async (_, change, area) => {
    const [before, after] = await Promise.all([socialImage(card), socialImage({ ...card, ...change })]);
    expect(await pixelsIn(after, area)).not.toEqual(await pixelsIn(before, area));
  });

  test('is refused with a title that no size fits', async () => {
    await expect(socialImage({ title: 'Repair '.repeat(40).trim() })).rejects.toThrow('too long');
  });
});
