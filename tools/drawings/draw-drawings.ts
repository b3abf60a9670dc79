/** Draws the SVG files of public/ from the files in `sources/`, where colors have the names of the palette. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import { assembleDrawing, fillColors } from './assemble-drawing.ts';

const sources = join(import.meta.dirname, 'sources');

/** The SVG files by their path in public/. */
export function drawSvgFiles(): Map<string, string> {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  );
  return new Map(
    names.map((name) => {
      const source = readFileSync(join(sources, name), 'utf8');
      return [name, /^(drawings|scenes)\b/.test(name) ? assembleDrawing(source) : fillColors(source)];
    }),
  );
}

export function writeFiles(files: Iterable<[name: string, content: string | Buffer]>): void {
  for (const [name, content] of files) {
    const file = join('public', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const usage = 'Usage: npm run drawings (no options; writes the SVG files of public/)';

await runCommand(import.meta.url, usage, (args) => {
  parseArgs({ args });
  writeFiles(drawSvgFiles());
  return true;
});
