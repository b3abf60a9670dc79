/** Cuts the full fonts in src/styles/fonts to the characters that src/styles/fonts.css names. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const styles = join(root, 'src/styles');

/** The characters of the first `unicode-range` in the style sheet. */
async function collectCharacters(): Promise<string> {
  const [, ranges = ''] =
    /unicode-range:([^;]+);/.exec(await readFile(join(styles, 'fonts.css'), 'utf8')) ?? [];
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

const characters = await collectCharacters();
const archivo = await readFile(join(styles, 'fonts/archivo.woff2'));
const atkinson = await readFile(join(styles, 'fonts/atkinson.woff2'));

/** The pages use only kerning and figures of one width. Without the rest, a file fits into the first round trip. */
const keepFeatures = ['kern', 'tnum'];

const cut = (font: Buffer, min: number, max: number) =>
  subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures,
  });
await writeFile(join(styles, 'fonts/archivo-cut.woff2'), await cut(archivo, 600, 800));
await writeFile(join(styles, 'fonts/atkinson-cut.woff2'), await cut(atkinson, 400, 700));

const pictureFonts = join(root, 'build/fonts');
await mkdir(pictureFonts, { recursive: true });
for (const weight of [600, 750]) {
  const font = await subsetFont(archivo, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  await writeFile(join(pictureFonts, `archivo-${weight}.ttf`), font);
}
