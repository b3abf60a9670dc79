/** Text as outlines, in the headings' typeface: for pictures, whose renderer knows no fonts. */
import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { fontCharacters, fontFamilies } from './fonts.ts';

type LineOptions = {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  /** Added after each letter. */
  spacing?: number;
};

export type Lettering = {
  /** A line of text as SVG elements, in the fill of what holds them, and how wide it is. */
  line: (text: string, options: LineOptions) => { svg: string; width: number };
  /** The text in lines of at most this width; null when a single word is wider. */
  wrap: (text: string, options: { size: number; width: number }) => string[] | null;
};

async function load(weight: number): Promise<Lettering> {
  const [headings] = fontFamilies;
  if (!headings) throw new Error('There is no typeface for headings.');
  const file = await subsetFont(await readFile(headings.file), fontCharacters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = fontkit.create(file);
  if (!('layout' in font)) throw new Error('The typeface is a collection, not one font.');

  const outlines = new Map<number, string>();
  const outlineOf = ({ id, path }: { id: number; path: { toSVG: () => string } }): string => {
    const outline = outlines.get(id) ?? path.toSVG();
    outlines.set(id, outline);
    return outline;
  };

  const line: Lettering['line'] = (text, { x, y, size, spacing = 0 }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let at = x;
    const letters = glyphs.map((glyph, index) => {
      const outline = outlineOf(glyph);
      const place = `translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})`;
      at += (positions[index]?.xAdvance ?? 0) * scale + spacing;
      return outline && `<path d="${outline}" transform="${place}"/>`;
    });
    return { svg: letters.join(''), width: at - spacing - x };
  };

  const wrap: Lettering['wrap'] = (text, { size, width }) => {
    const widthOf = (words: string) => (font.layout(words).advanceWidth * size) / font.unitsPerEm;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      if (widthOf(word) > width) return null;
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || widthOf(longer) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  };
  return { line, wrap };
}

const loaded = new Map<number, Promise<Lettering>>();

/** The typeface at a weight, cut from the variable font once. */
export function lettering(weight: number): Promise<Lettering> {
  const known = loaded.get(weight);
  if (known) return known;
  const loading = load(weight);
  loaded.set(weight, loading);
  return loading;
}
