/** PNG with a palette: a drawing of few colours takes a third of what full colour takes. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const mostColors = 64;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Five bits of each of red, green and blue, of a pixel as a little-endian word. */
const bin = (word: number) => ((word & 0xf8) << 7) | ((word >> 6) & 0x3e0) | ((word >> 19) & 0x1f);

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

type Color = readonly [red: number, green: number, blue: number];

const colorOf = (word: number): Color => [word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff];

/** Every so many rows are looked at for the palette: what shows at all shows in some of them. */
const rowStep = 4;

/** The most frequent colours, most of all the flat ones. */
function palette(words: Uint32Array, width: number): Color[] {
  const counts = new Uint32Array(1 << 15);
  const samples = new Uint32Array(1 << 15);
  const used: number[] = [];
  for (let row = 0; row < words.length; row += width * rowStep) {
    for (let start = row, end = row; start < row + width; start = end) {
      // Most pixels are like the one before: a run is counted at once.
      const word = words[start] ?? 0;
      while (end < row + width && words[end] === word) end += 1;
      const index = bin(word);
      const count = counts[index] ?? 0;
      if (count === 0) {
        // The first of a bin stands for it: flat areas come before their soft edges.
        samples[index] = word;
        used.push(index);
      }
      counts[index] = count + end - start;
    }
  }
  return used
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, mostColors)
    .map((index) => colorOf(samples[index] ?? 0));
}

/** The place of the colour nearest to this one. */
function nearestIn(colors: readonly Color[], word: number): number {
  const [red, green, blue] = colorOf(word);
  let nearest = 0;
  let least = Infinity;
  for (const [place, [otherRed, otherGreen, otherBlue]] of colors.entries()) {
    const distance = (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = place;
  }
  return nearest;
}

const unknown = 255;
const shortRun = 24;

/** Each row as places in the palette, behind a byte that says that it isn't filtered. */
function indexedRows(words: Uint32Array, colors: readonly Color[], width: number): Buffer {
  const height = words.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  const places = new Uint8Array(1 << 15).fill(unknown);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const shift = y + 1;
    for (let start = from, end = from; start < from + width; start = end) {
      const word = words[start] ?? 0;
      while (end < from + width && words[end] === word) end += 1;
      const index = bin(word);
      let place = places[index] ?? unknown;
      if (place === unknown) {
        place = nearestIn(colors, word);
        places[index] = place;
      }
      if (end - start > shortRun) rows.fill(place, start + shift, end + shift);
      else for (let at = start; at < end; at += 1) rows[at + shift] = place;
    }
  }
  return rows;
}

/** Opaque RGBA pixels as a PNG file of at most 64 colours. */
export async function palettePng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  // Words must start at a multiple of four.
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels);
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
  const colors = palette(words, width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', await promisify(deflate)(indexedRows(words, colors, width), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
