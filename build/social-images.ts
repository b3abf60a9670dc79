/**
 * The picture shown when a page is shared: a work order with the page's title and its drawing, as a
 * PNG of 1200 by 630. Kept by a hash of what is on it, so that an unchanged page costs nothing.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { socialImageSize } from '../src/lib/seo';
import { type Lettering, lettering } from './lettering';
import { palettePng } from './palette-png';

/** What is on the picture. Colours as CSS has them. */
export type SocialCard = {
  title: string;
  /** The subject in a word or two, on the stamp above the title. */
  tag: string;
  /** The subject's colour. */
  accent: string;
  /** The machines' outlines as SVG elements on the sheet of drawings/sheet.tsx: one, or up to four. */
  outlines: readonly string[];
  /** What is drawn, for the title block. */
  unit: string;
  /** The line under the title. */
  reach: string;
  name: string;
  phone: string;
  /** The site's icon, an SVG file. */
  icon: string;
};

const colors = {
  paper: '#F6F4EE',
  ink: '#14202B',
  slate: '#3D4A57',
  steel: '#5B6673',
  night: '#0E1820',
  amber: '#F2A71B',
  white: '#FFFFFF',
};

/** To be raised when the same card is drawn differently, so that no old picture is taken for it. */
const drawingVersion = 3;

const cacheFolder = join('node_modules', '.cache', 'social-images');

const sheet = { x: 640, y: 44, width: 512, height: 384, block: 58 };
const column = { x: 64, width: 536 };
const band = { y: 534, height: 96 };
const smallestTitle = 42;
const titleSizes = [72, 66, 60, 54, 48, smallestTitle];
const mostLines = 4;
const leading = 1.12;
/** Room for the title above its rule and the line about the area. */
const tallestTitle = 296;

/** The largest size at which the title fits its column; what never fits is cut. */
function setTitle({ wrap }: Lettering, title: string): { size: number; lines: readonly string[] } {
  const { width } = column;
  for (const size of titleSizes) {
    const lines = wrap(title, { size, width });
    if (!lines || lines.length > mostLines) continue;
    if (size * (1 + leading * (lines.length - 1)) <= tallestTitle) return { size, lines };
  }
  const lines = (wrap(title, { size: smallestTitle, width }) ?? [title]).slice(0, mostLines);
  return { size: smallestTitle, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}…`] };
}

function squaredPaper(): string {
  const step = 32;
  const { x, y, width, height } = sheet;
  const columns = Array.from(
    { length: width / step - 1 },
    (_, at) => `M${x + (at + 1) * step} ${y}v${height}`,
  );
  const rows = Array.from({ length: height / step - 1 }, (_, at) => `M${x} ${y + (at + 1) * step}h${width}`);
  return `<path d="${[...columns, ...rows].join('')}" stroke="#E9EBEC" fill="none"/>`;
}

/** The outlines on the sheet: one fills it, more stand in rows of two. */
function machines(outlines: readonly string[]): string {
  const perRow = outlines.length > 1 ? 2 : 1;
  const width = sheet.width / perRow;
  const height = width * 0.75;
  const top = sheet.y + (sheet.height - height * Math.ceil(outlines.length / perRow)) / 2;
  return outlines
    .map((outline, index) => {
      const inRow = Math.min(perRow, outlines.length - Math.floor(index / perRow) * perRow);
      const left = sheet.x + (sheet.width - inRow * width) / 2 + (index % perRow) * width;
      const scale = width / 624;
      const place = `translate(${left} ${top + Math.floor(index / perRow) * height}) scale(${scale}) translate(-8 72)`;
      // The library doesn't know lines that keep their width when scaled: they are drawn to scale here.
      return `<g transform="${place}" fill="#fff" color="${colors.ink}" stroke="currentColor" stroke-width="${2.2 / scale}" stroke-linejoin="round" stroke-linecap="round"><style>.detail,.tone{stroke-width:${1.2 / scale}px;stroke-opacity:.75}</style>${outline}</g>`;
    })
    .join('');
}

/** Studs around a hub are dashes counted along the circle, which the library can't do: counted in units here. */
const withMeasuredDashes = (svg: string) =>
  svg.replace(/<circle[^>]*pathLength="8"[^>]*>/g, (circle) => {
    const radius = Number(/ r="([\d.]+)"/.exec(circle)?.[1] ?? 0);
    const stud = (2 * Math.PI * radius) / 8;
    return circle
      .replace(/ pathLength="8"/, '')
      .replace(/ stroke-dasharray="[^"]*"/, ` stroke-dasharray="${0.2 * stud} ${0.8 * stud}"`);
  });

function draw(card: SocialCard, heavy: Lettering, plain: Lettering): string {
  const { width, height } = socialImageSize;
  const { size, lines } = setTitle(heavy, card.title);
  const tag = plain.line(card.tag.toUpperCase(), { x: column.x + 18, y: 87, size: 23, spacing: 1.6 });
  const titleTop = 118 + size;
  const title = lines.map((text, index) =>
    heavy.line(text, { x: column.x, y: titleTop + index * size * leading, size }),
  );
  const under = titleTop + (lines.length - 1) * size * leading;
  const name = heavy.line(card.name, { x: 128, y: band.y + 59, size: 34 });
  const phoneWidth = heavy.line(card.phone, { x: 0, y: 0, size: 40 }).width;
  const phone = heavy.line(card.phone, { x: sheet.x + sheet.width - phoneWidth, y: band.y + 62, size: 40 });
  const blockTop = sheet.y + sheet.height;
  const unit = plain.line(card.unit, { x: sheet.x + 20, y: blockTop + 38, size: 25 });
  const printed = ({ svg }: { svg: string }, fill: string) => `<g fill="${fill}">${svg}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<style>.detail{fill:none}</style>',
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<rect width="20" height="${band.y}" fill="${card.accent}"/>`,
    `<rect x="${column.x}" y="56" width="${tag.width + 36}" height="44" rx="2" fill="${card.accent}"/>`,
    printed(tag, colors.white),
    ...title.map((line) => printed(line, colors.ink)),
    `<rect x="${column.x}" y="${under + 34}" width="72" height="6" fill="${card.accent}"/>`,
    printed(plain.line(card.reach, { x: column.x, y: 482, size: 25 }), colors.slate),
    `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height + sheet.block}" fill="#fff"/>`,
    squaredPaper(),
    machines(card.outlines.map(withMeasuredDashes)),
    printed(unit, colors.ink),
    `<path d="M${sheet.x} ${blockTop}h${sheet.width}" stroke="${colors.ink}" stroke-width="3"/>`,
    `<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height + sheet.block}" fill="none" stroke="${colors.ink}" stroke-width="3"/>`,
    `<rect y="${band.y}" width="${width}" height="${band.height}" fill="${colors.night}"/>`,
    card.icon.replace('<svg ', `<svg x="${column.x}" y="${band.y + 24}" width="48" height="48" `),
    printed(name, colors.white),
    printed(phone, colors.amber),
    '</svg>',
  ].join('');
}

async function paint(card: SocialCard): Promise<Buffer> {
  const [heavy, plain] = await Promise.all([lettering(750), lettering(600)]);
  const { pixels, width, height } = await renderAsync(draw(card, heavy, plain), {
    font: { loadSystemFonts: false },
  });
  return palettePng(pixels, { width, height });
}

/** The card as a PNG. */
export async function socialImage(card: SocialCard): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex');
  const file = join(cacheFolder, `${hash.slice(0, 32)}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const png = await paint(card);
  await mkdir(cacheFolder, { recursive: true });
  // Written beside its place and moved there, because several builds may run at once.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}
