/**
 * Puts a drawing together. A machine or a scene in `sources/` names what drawings share by `<use href="#wheel"/>`:
 * a part, which is a file in `parts/`, or, in a scene, a whole machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, paper, signal } from '../../src/styles/colors.ts';

const folder = import.meta.dirname;
const opening = /^<svg [^>]+>\n/;

const { category, signal: call, night, ...others } = colors;
const colorsByName = new Map(
  Object.entries({
    ...category,
    ...others,
    paper,
    signal,
    'signal.dark': call.dark,
    night: night.DEFAULT,
    'night.soft': night.soft,
  }),
);

/** Puts the palette's colors in place of their names: `{signal}`. */
export const fillColors = (text: string) =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const color = colorsByName.get(name);
    if (color === undefined) {
      throw new Error(`The palette has no color ${name}.`);
    }
    return color;
  });

/** What a drawing's file has between its first and its last tag. */
const stripSvgTag = (svg: string) => svg.replace(opening, '').replace('</svg>\n', '');

function readPart(name: string): string {
  const files = ['parts', 'sources/drawings'].map((place) => join(folder, place, `${name}.svg`));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(`There is no part and no machine called ${name}.`);
  }
  return stripSvgTag(readFileSync(file, 'utf8'));
}

/** The parts that a drawing names, and those that they name, in an order in which each is defined before its use. */
function findParts(svg: string, found = new Map<string, string>()): Map<string, string> {
  for (const [, name = ''] of svg.matchAll(/href="#([\w-]+)"/g)) {
    if (!found.has(name)) {
      const part = readPart(name);
      findParts(part, found);
      found.set(name, part);
    }
  }
  return found;
}

/** A drawing as a file that needs no other. */
export function assembleDrawing(source: string): string {
  const style = readFileSync(join(folder, 'style.svg'), 'utf8').replaceAll(/\s+/g, ' ').trim();
  const parts = [...findParts(source)].map(([name, content]) => `<g id="${name}">\n${content}</g>\n`);
  const definitions = parts.length > 0 ? `<defs>\n${parts.join('')}</defs>\n` : '';
  const [head = ''] = opening.exec(source) ?? [];
  return fillColors(`${head}${style}\n${definitions}${source.replace(opening, '')}`);
}
