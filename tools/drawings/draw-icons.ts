/** Draws the icons of public/ from the mark (sources/favicon.svg), and the drawings with them. */
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { paper } from '../../src/styles/colors.ts';
import { runCommand } from '../command.ts';
import { drawSvgFiles, writeFiles } from './draw-drawings.ts';

type Icon = { width: number; scale: number; background?: string };

/** The icons by their path in public/. `scale` is how much of the width the mark's square takes. */
const icons: Record<string, Icon> = {
  'icon-192.png': { width: 192, scale: 1 },
  'icon-512.png': { width: 512, scale: 1 },
  // Hosts of these cut the corners.
  'icon-maskable-512.png': { width: 512, scale: 0.64, background: paper },
  'apple-touch-icon.png': { width: 180, scale: 0.8, background: paper },
};

/** The mark (favicon.svg) as a PNG. */
async function drawIcon(mark: string, { width, scale, background }: Icon): Promise<Buffer> {
  const size = Math.round(width * scale);
  const drawn = new Resvg(mark, { fitTo: { mode: 'width', value: size } }).render().asPng();
  const margin = Math.floor((width - size) / 2);
  const rest = width - size - margin;
  const extended = sharp(drawn).extend({
    top: margin,
    left: margin,
    bottom: rest,
    right: rest,
    background: background ?? 'transparent',
  });
  const icon = background === undefined ? extended : extended.flatten({ background });
  return icon.png({ palette: true, effort: 10 }).toBuffer();
}

const directorySize = 6;
const entrySize = 16;

/** An ICO file with a PNG for each width. */
function joinIcons(pictures: readonly { width: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(directorySize + entrySize * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let place = directory.length;
  for (const [index, { width, png }] of pictures.entries()) {
    const entry = directorySize + entrySize * index;
    directory.writeUInt8(width, entry);
    directory.writeUInt8(width, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/** The PNG and ICO files by their path in public/. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const mark = drawSvgFiles().get('favicon.svg') ?? '';
  const files = new Map<string, Buffer>();
  for (const [name, icon] of Object.entries(icons)) {
    files.set(name, await drawIcon(mark, icon));
  }
  const small = [16, 32, 48].map(async (width) => {
    return { width, png: await drawIcon(mark, { width, scale: 1 }) };
  });
  return files.set('favicon.ico', joinIcons(await Promise.all(small)));
}

const usage = 'Usage: npm run icons (no options; writes the SVG, PNG and ICO files of public/)';

await runCommand(import.meta.url, usage, async (args) => {
  parseArgs({ args });
  writeFiles([...drawSvgFiles(), ...(await drawIcons())]);
  return true;
});
