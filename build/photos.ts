/**
 * The owner's photos (src/content/photos/) as responsive pictures. `virtual:photos` exports what a page needs
 * to show them.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { business } from '../src/content/business.ts';
import type { Photo, Proof, ShownPhoto } from '../src/content/proof.ts';

const request = 'virtual:photos';
const folder = 'assets/photos/';
const widths = [480, 960, 1440];
const formats = ['avif', 'webp', 'jpeg'] as const;

/** A file by its name in `dist/`, made when it is needed. */
type PhotoFile = { fileName: string; draw: () => Promise<Buffer> };

/** A photo in all formats and widths. The files contain no location and no camera data. */
export async function responsivePhoto(
  { file, places = ['home'], ...said }: Photo,
  photosFolder = join(import.meta.dirname, '../src/content/photos'),
): Promise<{ shown: ShownPhoto; files: PhotoFile[] }> {
  const original = await readFile(join(photosFolder, file));
  const { autoOrient: size } = await sharp(original).metadata();
  const hash = createHash('sha256').update(original).digest('base64url').slice(0, 8);
  // A small photo is never enlarged.
  const drawn = [...new Set(widths.map((width) => Math.min(width, size.width)))];
  const nameOf = (format: string, width: number) => `${folder}${hash}-${width}.${format}`;
  const srcSet = (format: string) => drawn.map((width) => `/${nameOf(format, width)} ${width}w`).join(', ');
  return {
    shown: { ...said, ...size, places, avif: srcSet('avif'), webp: srcSet('webp'), jpeg: srcSet('jpeg') },
    files: formats.flatMap((format) =>
      drawn.map((width) => ({
        fileName: nameOf(format, width),
        draw: () => sharp(original).autoOrient().resize({ width }).toFormat(format).toBuffer(),
      })),
    ),
  };
}

export function ownerPhotos(): Plugin {
  const { photos }: Proof = business.proof;
  const prepared = () => Promise.all(photos.map((photo) => responsivePhoto(photo)));
  return {
    name: 'owner-photos',
    resolveId: (source) => (source === request ? `\0${request}` : null),
    async load(id) {
      if (id !== `\0${request}`) return null;
      return `export default ${JSON.stringify((await prepared()).map(({ shown }) => shown))};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (asked, response, next) => {
        void prepared().then(async (all) => {
          const file = all
            .flatMap(({ files }) => files)
            .find(({ fileName }) => asked.originalUrl === `/${fileName}`);
          if (file) response.end(await file.draw());
          else next();
        });
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, draw } of (await prepared()).flatMap(({ files }) => files))
        this.emitFile({ type: 'asset', fileName, source: await draw() });
    },
  };
}
