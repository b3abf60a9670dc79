/** Joins the drawings into public/drawings/all.svg, so that a page with many of them asks for one file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawings } from '../../src/content/drawings/drawings.ts';
import { runCommand } from '../command.ts';

const folder = 'public/drawings';
const height = 360;
const opening = /^<svg [^>]+>\n(\s*<style>[^]*?<\/style>\n)/;

/** All machines below each other. The address's fragment selects one. */
export function joinDrawings(): string {
  const names = Object.keys(drawings);
  const files = names.map((name) => readFileSync(`${folder}/${name}.svg`, 'utf8'));
  const [, styles = ''] = opening.exec(files[0] ?? '') ?? [];
  const rows = names.map((name, index) => {
    const top = index * height;
    const content = files[index]?.replace(opening, '').replace('</svg>\n', '') ?? '';
    return `  <view id="${name}" viewBox="0 ${top} 640 ${height}"/>\n  <g transform="translate(0 ${top})">\n${content}  </g>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}" viewBox="0 0 640 ${height}">\n${styles}${rows.join('')}</svg>\n`;
}

const usage = 'Usage: npm run drawings (no options; writes public/drawings/all.svg)';

await runCommand(import.meta.url, usage, (args) => {
  parseArgs({ args });
  writeFileSync(`${folder}/all.svg`, joinDrawings());
  return true;
});
