/** The picture shown when a page is shared: a work order with the page's title and its drawing, 1200 by 630. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { DrawingName } from '../src/content/drawings/drawings';
import { socialImageSize } from '../src/ui/seo';
import tailwind from '../tailwind.config';

export type SocialCard = {
  title: string;
  /** The subject in a word or two, on the tag above the title. */
  tag: string;
  accent: string;
  /** One machine, or up to four. */
  machines: readonly DrawingName[];
  /** What is drawn, for the title block. */
  unit: string;
  /** The line under the title. */
  reach: string;
  name: string;
  phone: string;
};

const { ink, paper, slate, night, amber } = tailwind.theme.extend.colors;
const { width, height } = socialImageSize;
const white = '#fff';
const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: ['build/fonts/archivo-600.ttf', 'build/fonts/archivo-750.ttf'],
    defaultFontFamily: 'Archivo SemiBold',
  },
};
const cacheFolder = 'node_modules/.cache/social-images';

const sheet = { x: 640, y: 44, width: 512, height: 384, block: 58 };
const column = { x: 64, width: 536 };
const band = { y: 534, height: 96 };
const titleSizes = [72, 66, 60, 54, 48, 42];
const mostLines = 4;
const leading = 1.12;
/** Room for the title above its rule and the line about the area. */
const tallestTitle = 296;

/** The average width of a letter in ems, with some room: in the bold title and in the tag's capitals. */
const titleLetter = 0.58;
const tagLetter = 0.68;

/** The title in lines of at most so many letters; null when a word alone is longer. */
function wrap(title: string, letters: number): readonly string[] | null {
  const lines = title.match(new RegExp(`\\S.{0,${letters - 1}}(?=\\s|$)`, 'g')) ?? [];
  return lines.join(' ') === title ? lines : null;
}

/** The largest size at which the title fits its column. */
function setTitle(title: string): { size: number; lines: readonly string[] } {
  for (const size of titleSizes) {
    const lines = wrap(title, Math.floor(column.width / (size * titleLetter)));
    if (!lines || lines.length > mostLines) continue;
    if (size * (1 + leading * (lines.length - 1)) <= tallestTitle) return { size, lines };
  }
  throw new Error(`The title is too long for its picture: ${title}`);
}

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The drawing at this width; its own strokes are for a renderer that keeps their width at any scale. */
function drawing(name: DrawingName, pixels: number): string {
  const scale = pixels / 640;
  const strokes = `<style>svg{stroke-width:${2.2 / scale}px}.detail,.glass{stroke-width:${1.2 / scale}px}</style>`;
  return dataUrl(
    readFileSync(join('public/drawings', `${name}.svg`), 'utf8').replace('</svg>', `${strokes}</svg>`),
  );
}

/** One machine fills the sheet, more stand in rows of two. */
function Machines({ names }: { names: readonly DrawingName[] }) {
  const perRow = names.length > 1 ? 2 : 1;
  const side = sheet.width / perRow;
  const rowHeight = side * 0.75;
  const top = sheet.y + (sheet.height - rowHeight * Math.ceil(names.length / perRow)) / 2;
  return names.map((name, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, names.length - row * perRow);
    const left = sheet.x + (sheet.width - inRow * side) / 2;
    return (
      <image
        key={name}
        href={drawing(name, side)}
        x={left + (index % perRow) * side}
        y={top + row * rowHeight + rowHeight / 24}
        width={side}
        height={rowHeight}
      />
    );
  });
}

function Picture({ card }: { card: SocialCard }) {
  const { size, lines } = setTitle(card.title);
  const titleTop = 118 + size;
  const under = titleTop + (lines.length - 1) * size * leading;
  const tag = card.tag.toUpperCase();
  const tagWidth = tag.length * 25 * tagLetter + 36;
  const blockTop = sheet.y + sheet.height;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} fontWeight="600">
      <pattern id="squares" x={sheet.x} y={sheet.y} width="32" height="32" patternUnits="userSpaceOnUse">
        <path d="M0 .5h32M.5 0v32" stroke="#e9ebec" />
      </pattern>
      <rect width={width} height={height} fill={paper} />
      <rect width="20" height={band.y} fill={card.accent} />
      <rect x={column.x} y="56" width={tagWidth} height="44" rx="2" fill={card.accent} />
      <text x={column.x + tagWidth / 2} y="87" fontSize="25" textAnchor="middle" fill={white}>
        {tag}
      </text>
      {lines.map((text, index) => (
        <text
          key={text}
          x={column.x}
          y={titleTop + index * size * leading}
          fontSize={size}
          fontWeight="700"
          fill={ink}
        >
          {text}
        </text>
      ))}
      <rect x={column.x} y={under + 34} width="72" height="6" fill={card.accent} />
      <text x={column.x} y="482" fontSize="25" fill={slate}>
        {card.reach}
      </text>
      <rect x={sheet.x} y={sheet.y} width={sheet.width} height={sheet.height + sheet.block} fill={white} />
      <rect x={sheet.x} y={sheet.y} width={sheet.width} height={sheet.height} fill="url(#squares)" />
      <Machines names={card.machines} />
      <text x={sheet.x + 20} y={blockTop + 38} fontSize="25" fill={ink}>
        {card.unit}
      </text>
      <path
        d={`M${sheet.x} ${blockTop}h${sheet.width}M${sheet.x} ${sheet.y}h${sheet.width}v${sheet.height + sheet.block}h-${sheet.width}z`}
        fill="none"
        stroke={ink}
        strokeWidth="3"
      />
      <rect y={band.y} width={width} height={band.height} fill={night.DEFAULT} />
      <image
        href={dataUrl(readFileSync('public/favicon.svg', 'utf8'))}
        x={column.x}
        y={band.y + 24}
        width="48"
        height="48"
      />
      <text x="128" y={band.y + 59} fontSize="34" fontWeight="700" fill={white}>
        {card.name}
      </text>
      <text
        x={sheet.x + sheet.width}
        y={band.y + 62}
        fontSize="40"
        fontWeight="700"
        fill={amber}
        textAnchor="end"
      >
        {card.phone}
      </text>
    </svg>
  );
}

/** The card as a PNG, drawn anew only when something on it has changed. */
export async function socialImage(card: SocialCard): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Picture card={card} />);
  const file = join(cacheFolder, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const image = await renderAsync(svg, options);
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const png = await sharp(image.pixels, { raw }).png({ colours: 64, dither: 0, effort: 3 }).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Written beside its place and moved there, because several builds may run at once.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
