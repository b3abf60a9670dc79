/**
 * Builds responsive pictures of the owner's photos (src/content/photos/). `virtual:photos` exports their data
 * for the pages.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { business } from '../src/content/business.ts';
import type { Photo, Proof } from '../src/content/proof.ts';

const virtualModule = 'virtual:photos';
const folder = 'assets/photos/';
const widths = [480, 960, 1440];
const formats = ['avif', 'webp', 'jpeg'] as const;

/** A photo in all formats and widths, without the camera's data such as the location. */
export async function makeResponsive(
  { file, places = ['home'], ...said }: Photo,
  photosFolder = join(import.meta.dirname, '../src/content/photos'),
) {
  const original = await readFile(join(photosFolder, file));
  const { autoOrient: size } = await sharp(original).metadata();
  const hash = createHash('sha256').update(original).digest('base64url').slice(0, 8);
  // A small photo is never enlarged.
  const drawn = [...new Set(widths.map((width) => Math.min(width, size.width)))];
  const nameFile = (format: string, width: number) => `${folder}${hash}-${width}.${format}`;
  const writeSrcSet = (format: string) =>
    drawn.map((width) => `/${nameFile(format, width)} ${width}w`).join(', ');
  return {
    shown: {
      ...said,
      ...size,
      places,
      avif: writeSrcSet('avif'),
      webp: writeSrcSet('webp'),
      jpeg: writeSrcSet('jpeg'),
    },
    // Each file is drawn when it is needed.
    files: formats.flatMap((format) =>
      drawn.map((width) => ({
        fileName: nameFile(format, width),
        draw: () => sharp(original).autoOrient().resize({ width }).toFormat(format).toBuffer(),
      })),
    ),
  };
}

export function buildOwnerPhotos(): Plugin {
  const { photos }: Proof = business.proof;
  return {
    name: 'owner-photos',
    resolveId: (source) => (source === virtualModule ? `\0${virtualModule}` : null),
    async load(id) {
      if (id !== `\0${virtualModule}`) {
        return null;
      }
      const isDev = this.environment.mode === 'dev';
      const shownPhotos = photos.map(async (photo) => {
        const { shown } = await makeResponsive(photo);
        // In development the owner's own file is shown.
        return isDev ? { ...shown, avif: '', webp: '', jpeg: `/src/content/photos/${photo.file}` } : shown;
      });
      return `export default ${JSON.stringify(await Promise.all(shownPhotos))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') {
        return;
      }
      for (const photo of photos) {
        for (const { fileName, draw } of (await makeResponsive(photo)).files) {
          this.emitFile({ type: 'asset', fileName, source: await draw() });
        }
      }
    },
  };
}
