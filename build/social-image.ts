/** Draws the picture for sharing a page. It looks like a work order, with the page's title and drawing. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { BrandCategory } from '../src/content/brand-categories';
import { business } from '../src/content/business';
import { type DrawingName, drawings } from '../src/content/drawings/drawings';
import { socialImageSize } from '../src/ui/seo';
import { escapeXml } from '../supabase/functions/_shared/twilio/twiml';
import tailwind from '../tailwind.config';

export type SocialCard = {
  title: string;
  /** The page's drawing; an excavator without one. */
  machine?: DrawingName | undefined;
  /** It sets the color. */
  category?: BrandCategory | undefined;
};

const { ink, paper, slate, night, mist, amber, signal, category: accents } = tailwind.theme.extend.colors;
const { width, height } = socialImageSize;
const { city, state } = business.location;
const fontFiles = ['build/fonts/archivo-600.ttf', 'build/fonts/archivo-750.ttf'];
/** Only for the name of a cached picture, which is drawn again with other fonts. */
const fontData = fontFiles.map((file) => readFileSync(file, 'base64')).join('');
const options: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Archivo SemiBold' },
};
const cacheFolder = 'node_modules/.cache/social-images';

const titleTop = 118;
const titleWidth = 536;
const tallestTitle = 296;
const leading = 1.12;
/** The average width of a bold letter in ems, rounded up. */
const letterWidth = 0.58;

/** The largest font size at which the title fits, and its lines at that size. */
function fitTitle(title: string): { size: number; lines: readonly string[] } {
  for (const size of [72, 66, 60, 54, 48, 42]) {
    const lettersPerLine = Math.floor(titleWidth / (size * letterWidth));
    const lines = title.match(new RegExp(`\\S.{0,${lettersPerLine - 1}}(?=\\s|$)`, 'g')) ?? [];
    // The pattern drops the beginning of a word that is longer than a line.
    const isWhole = lines.join(' ') === title;
    if (isWhole && size * (1 + leading * (lines.length - 1)) <= tallestTitle) {
      return { size, lines };
    }
  }
  throw new Error(`The title is too long for its picture: ${title}`);
}

/** A file in public/ as a data URL, with a style added. */
function makeDataUrl(file: string, style = ''): string {
  const svg = readFileSync(join('public', file), 'utf8').replace('</svg>', `<style>${style}</style></svg>`);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function drawSvg({ title, machine = 'excavator', category }: SocialCard): string {
  const { size, lines } = fitTitle(title);
  const accent = category ? accents[category] : signal.DEFAULT;
  const baselines = lines.map((_, index) => titleTop + size + index * size * leading);
  const titleLines = lines.map(
    (line, index) => `<tspan x="64" y="${baselines[index]}">${escapeXml(line)}</tspan>`,
  );
  const { unit } = drawings[machine];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="25" font-weight="600">
  <rect width="${width}" height="${height}" fill="${paper}"/>
  <rect width="20" height="534" fill="${accent}"/>
  <text x="64" y="87" letter-spacing="1" fill="${accent}">${city.toUpperCase()}, ${state}</text>
  <text font-size="${size}" font-weight="700" fill="${ink}">${titleLines.join('')}</text>
  <rect x="64" y="${(baselines.at(-1) ?? 0) + 34}" width="72" height="6" fill="${accent}"/>
  <text x="64" y="482" fill="${slate}">Repaired where it stands, within ${business.serviceRadiusMiles} miles</text>
  <rect x="640" y="44" width="512" height="442" fill="#fff"/>
  <rect x="640" y="44" width="512" height="384" fill="${mist}"/>
  <image href="${makeDataUrl(`drawings/${machine}.svg`)}" x="640" y="60" width="512" height="384"/>
  <path d="M640 428h512M640 44h512v442h-512z" fill="none" stroke="${ink}" stroke-width="3"/>
  <text x="660" y="466" fill="${ink}">${unit}</text>
  <rect y="534" width="${width}" height="96" fill="${night.DEFAULT}"/>
  <image href="${makeDataUrl('favicon.svg')}" x="64" y="558" width="48" height="48"/>
  <text x="128" y="593" font-size="34" font-weight="700" fill="#fff">${escapeXml(business.name)}</text>
  <text x="1152" y="596" font-size="40" font-weight="700" fill="${amber}" text-anchor="end">${business.phone.display}</text>
</svg>`;
}

/** The card as a PNG. It is cached until something on it changes. */
export async function drawSocialImage(card: SocialCard): Promise<Buffer> {
  const svg = drawSvg(card);
  const file = join(cacheFolder, `${hash('sha256', fontData + svg).slice(0, 32)}.png`);
  const cached = await readFile(file).catch(() => null);
  if (cached) {
    return cached;
  }
  const image = await renderAsync(svg, options);
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const png = await sharp(image.pixels, { raw }).png({ colours: 64, dither: 0, effort: 3 }).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Written under another name and then renamed, because several builds may run at once.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
