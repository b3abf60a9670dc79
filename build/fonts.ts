/**
 * The site's fonts, cut to what its pages use: from the installed packages to a small file for each
 * family. The packages' own files stand behind them for any other character, such as an accent in a
 * customer's name, and are fetched only when one occurs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/fonts');

/**
 * Letters, digits and the signs that texts about machines use. Each sign more weighs 100 bytes; a page that has
 * another one fails a test (tests/e2e/fonts.spec.ts).
 */
export const fontCharacters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) + '\u00a0§°·×½–—‘’“”…•';

export type FontFamily = {
  family: string;
  /** The file in its package. */
  file: string;
  /** The weights in use; the axis is cut to them. */
  weights: readonly [lightest: number, heaviest: number];
};

export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Archivo Variable',
    file: require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
    weights: [600, 800],
  },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    file: require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    weights: [400, 700],
  },
];

/**
 * What the pages use of a font's features: pairs of letters set closer, and figures of one width. Without the
 * others' letters each file comes, with its headers, in the first answer of a connection that has just been
 * opened (14.6 KB).
 */
const features = ['kern', 'tnum'];

/** The family cut to `fontCharacters`, its weights and `features`, as woff2. */
export async function cutFont({ file, weights: [min, max] }: FontFamily): Promise<Buffer> {
  return subsetFont(await readFile(file), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: features,
  });
}

const cutFileName = (family: string) => `${family.toLowerCase().replaceAll(' ', '-')}-cut.woff2`;

const hex = (code: number) => code.toString(16);

/** `fontCharacters` as the value of `unicode-range`. */
function unicodeRange(): string {
  const codes = [...fontCharacters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  return starts
    .map((start, index) => {
      const end = ends[index] ?? start;
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
    })
    .join(', ');
}

/** The file as a style sheet names it: from its package on. */
const packageAddress = (file: string) =>
  file.split(`node_modules${sep}`).at(-1)?.replaceAll(sep, '/') ?? file;

/** Of two faces that overlap the browser asks the later one first. */
function fontFaces({ family, file, weights }: FontFamily): string {
  const shared = `font-family:'${family}';font-style:normal;font-weight:${weights.join(' ')};font-display:swap`;
  return [
    `@font-face{${shared};src:url('${packageAddress(file)}') format('woff2')}`,
    `@font-face{${shared};src:url('./${cutFileName(family)}') format('woff2');unicode-range:${unicodeRange()}}`,
    '',
  ].join('\n');
}

/** Written beside its place and moved there, because several servers may start at once. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** The folder with the cut fonts and their style sheet, made when it isn't there yet. */
async function fontFolder(): Promise<string> {
  const key = createHash('sha256').update(fontFamilies.map(fontFaces).join('') + features.join());
  for (const { file } of fontFamilies) key.update(await readFile(file));
  const folder = join(cacheFolder, key.digest('hex').slice(0, 16));
  const styleSheet = join(folder, 'fonts.css');
  const isMade = await readFile(styleSheet).then(
    () => true,
    () => false,
  );
  if (isMade) return folder;
  await mkdir(folder, { recursive: true });
  for (const family of fontFamilies) {
    await writeWhole(join(folder, cutFileName(family.family)), await cutFont(family));
  }
  await writeWhole(styleSheet, fontFamilies.map(fontFaces).join(''));
  return folder;
}

/** Makes `@import '@fonts/fonts.css'` work, and has the cut files fetched along with the page. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      return { resolve: { alias: { '@fonts': await fontFolder() } } };
    },
    transformIndexHtml(_html, { bundle }) {
      return Object.values(bundle ?? {})
        .filter(({ fileName }) => /-cut-[^/]+\.woff2$/.test(fileName))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' },
          injectTo: 'head',
        }));
    },
  };
}
