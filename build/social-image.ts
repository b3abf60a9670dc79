/** Draws the picture for sharing a page: a work order with the page's title and drawing. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { business } from '../src/content/business';
import { drawings } from '../src/content/drawings/drawings';
import { socialImageSize } from '../src/ui/seo';
import { escapeXml } from '../supabase/functions/_shared/twilio/twiml';
import tailwind from '../tailwind.config';

export type SocialCard = {
  title: string;
  /** The name of the page's first drawing and the category that sets the color, if any. */
  machine?: string | undefined;
  category?: string | undefined;
};

const { ink, paper, slate, night, amber, signal, category: accents } = tailwind.theme.extend.colors;
const { width, height } = socialImageSize;
const { city, state } = business.location;
const fontFiles = ['build/fonts/archivo-600.ttf', 'build/fonts/archivo-750.ttf'];
const fonts = fontFiles.map((file) => readFileSync(file, 'base64')).join('');
const options: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Archivo SemiBold' },
};
const cacheFolder = 'node_modules/.cache/social-images';

const titleWidth = 536;
const tallestTitle = 296;
const leading = 1.12;
/** The average width of a bold letter in ems, rounded up. */
const letterWidth = 0.58;

/** The largest font size at which the title fits, and its lines at that size. */
function setTitle(title: string): { size: number; lines: readonly string[] } {
  for (const size of [72, 66, 60, 54, 48, 42]) {
    const letters = Math.floor(titleWidth / (size * letterWidth));
    const lines = title.match(new RegExp(`\\S.{0,${letters - 1}}(?=\\s|$)`, 'g')) ?? [];
    // The pattern drops the beginning of a word that is longer than a line.
    const isWhole = lines.join(' ') === title;
    if (isWhole && size * (1 + leading * (lines.length - 1)) <= tallestTitle) return { size, lines };
  }
  throw new Error(`The title is too long for its picture: ${title}`);
}

/** A file in public/ as a data URL, with a style added. */
function dataUrl(file: string, style = ''): string {
  const svg = readFileSync(join('public', file), 'utf8').replace('</svg>', `<style>${style}</style></svg>`);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Stroke widths for this renderer, which scales them. Browsers don't scale the drawings' own. */
const strokes = 'svg{stroke-width:2.75px}.detail,.glass{stroke-width:1.5px}';

const hasKey = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key);

function svgOf({ title, machine = '', category = '' }: SocialCard): string {
  const { size, lines } = setTitle(title);
  const drawing = hasKey(drawings, machine) ? machine : 'excavator';
  const accent = hasKey(accents, category) ? accents[category] : signal.DEFAULT;
  const baselines = lines.map((_, index) => 118 + size + index * size * leading);
  const titleLines = lines.map(
    (line, index) => `<tspan x="64" y="${baselines[index]}">${escapeXml(line)}</tspan>`,
  );
  const { unit, view } = drawings[drawing];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="25" font-weight="600">
  <pattern id="squares" x="640" y="44" width="32" height="32" patternUnits="userSpaceOnUse">
    <path d="M0 .5h32M.5 0v32" stroke="#e9ebec"/>
  </pattern>
  <rect width="${width}" height="${height}" fill="${paper}"/>
  <rect width="20" height="534" fill="${accent}"/>
  <text x="64" y="87" letter-spacing="1" fill="${accent}">${city.toUpperCase()}, ${state}</text>
  <text font-size="${size}" font-weight="700" fill="${ink}">${titleLines.join('')}</text>
  <rect x="64" y="${(baselines.at(-1) ?? 0) + 34}" width="72" height="6" fill="${accent}"/>
  <text x="64" y="482" fill="${slate}">Repaired where it stands, within ${business.serviceRadiusMiles} miles</text>
  <rect x="640" y="44" width="512" height="442" fill="#fff"/>
  <rect x="640" y="44" width="512" height="384" fill="url(#squares)"/>
  <image href="${dataUrl(`drawings/${drawing}.svg`, strokes)}" x="640" y="60" width="512" height="384"/>
  <path d="M640 428h512M640 44h512v442h-512z" fill="none" stroke="${ink}" stroke-width="3"/>
  <text x="660" y="466" fill="${ink}">${unit}, ${view.toLowerCase()}</text>
  <rect y="534" width="${width}" height="96" fill="${night.DEFAULT}"/>
  <image href="${dataUrl('favicon.svg')}" x="64" y="558" width="48" height="48"/>
  <text x="128" y="593" font-size="34" font-weight="700" fill="#fff">${escapeXml(business.name)}</text>
  <text x="1152" y="596" font-size="40" font-weight="700" fill="${amber}" text-anchor="end">${business.phone.display}</text>
</svg>`;
}

/** The card as a PNG. It is cached until something on it changes. */
export async function socialImage(card: SocialCard): Promise<Buffer> {
  const svg = svgOf(card);
  const file = join(cacheFolder, `${hash('sha256', fonts + svg).slice(0, 32)}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const image = await renderAsync(svg, options);
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const png = await sharp(image.pixels, { raw }).png({ colours: 64, dither: 0, effort: 3 }).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Written under another name and then renamed, because several builds may run at once.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
