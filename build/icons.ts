/** The site's icon in the sizes that phones and older readers ask for, made from favicon.svg. */
import { renderAsync } from '@resvg/resvg-js';

/** Behind the icon where the system cuts its own shape out of a full square. */
const ground = '#F6F4EE';

/** The icon on a square of this many pixels, taking this part of it; without a ground it is transparent. */
async function png(
  svg: string,
  pixels: number,
  { part = 1, background }: { part?: number; background?: string } = {},
): Promise<Buffer> {
  const side = pixels * part;
  const start = (pixels - side) / 2;
  const inner = svg.replace('<svg ', `<svg x="${start}" y="${start}" width="${side}" height="${side}" `);
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">${inner}</svg>`;
  const image = await renderAsync(square, {
    font: { loadSystemFonts: false },
    ...(background ? { background } : {}),
  });
  return image.asPng();
}

const entryLength = 16;
const headerLength = 6;

/** An ICO file that holds PNGs. */
function ico(images: readonly { pixels: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(image.pixels, entry);
    header.writeUInt8(image.pixels, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.png.length;
  }
  return Buffer.concat([header, ...images.map((image) => image.png)]);
}

/** The icons of the web manifest (site-files.ts). */
export const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The files' contents by their addresses. */
export async function iconFiles(svg: string): Promise<Record<string, Buffer>> {
  const small = [16, 32, 48];
  return {
    '/favicon.ico': ico(
      await Promise.all(small.map(async (pixels) => ({ pixels, png: await png(svg, pixels) }))),
    ),
    '/apple-touch-icon.png': await png(svg, 180, { part: 0.8, background: ground }),
    '/icon-192.png': await png(svg, 192),
    '/icon-512.png': await png(svg, 512),
    // Its shape must stand within four fifths of the square, whatever is cut off.
    '/icon-maskable-512.png': await png(svg, 512, { part: 0.64, background: ground }),
  };
}
