/** What one more brand adds to the first script, and so to every visit, at the compression that hosts use. */
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { brands } from '../../../src/content/brands';

const most = 25;
/** How many brands are left in place; what the others add to them is what the next one will add. */
const kept = 20;

const sent = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Bytes that each brand's row adds to the file of that name. */
function bytesPerBrand(file: RegExp, row: RegExp): number {
  const name = readdirSync('dist/assets').find((candidate) => file.test(candidate));
  const text = readFileSync(`dist/assets/${name ?? ''}`, 'utf8');
  const rows = text.match(row) ?? [];
  expect(rows, `the rows in ${file}`).toHaveLength(brands.length);
  const fewer = rows.slice(kept).reduce((rest, line) => rest.replace(line, ''), text);
  return (sent(text) - sent(fewer)) / (rows.length - kept);
}

test('a brand costs the first script at most 25 bytes, and a brand page no more than that', () => {
  const added = bytesPerBrand(
    /^index-.*\.js$/,
    /\{slug:`[\w-]+`,name:`[^`]+`,path:`[^`]+`,category:`\w+`[^}]*\},?/g,
  );
  expect(added).toBeLessThanOrEqual(most);
  const lists = readdirSync('dist/assets')
    .filter(
      (name) => name.endsWith('.js') && readFileSync(`dist/assets/${name}`, 'utf8').includes('brand-copy/'),
    )
    .sort();
  expect(lists, 'files that list the words of all brands').toEqual([]);
});
