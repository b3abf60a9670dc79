import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A large photo with its location in the EXIF data, as a phone takes it. */
export async function drawPhoto(name: string) {
  const [width, height] = [2400, 1800];
  const small = { raw: { width: width / 8, height: height / 8, channels: 3 as const } };
  const buffer = await sharp(randomBytes((width / 8) * (height / 8) * 3), small)
    .resize(width, height)
    .withExif({ IFD0: { Make: 'Pixel' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 9/1 15/1' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** What the tests compare of a picture. */
export async function facts(picture: Buffer) {
  const { format, width, height, exif } = await sharp(picture).metadata();
  const isSmall = picture.length <= 600_000;
  return { format, longest: Math.max(width, height), isSmall, hasExif: exif !== undefined };
}
