import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { precompress } from '../../build/precompress.ts';
import { beforeExit } from './ending.ts';

const leftOut = new Set(['.html', '.js', '.br', '.gz']);

const script = /<script\b([^>]*)>[^]*?<\/script>/g;
const scriptPreload = /<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g;

/** The page as it would be if its authors had written no script; data for search engines stays. */
const withoutScript = (html: string) =>
  html
    .replace(script, (tag, attributes: string) => (attributes.includes('application/ld+json') ? tag : ''))
    .replace(scriptPreload, '');

/**
 * A copy of a build in which these pages have no script: what a page's first paint is compared
 * with. It is removed when the program ends.
 *
 * @returns the copy's folder
 */
export async function copyWithoutScript(folder: string, paths: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'script-free-'));
  beforeExit(() => rm(copy, { recursive: true, force: true }));
  await cp(folder, copy, { recursive: true, filter: (source) => !leftOut.has(extname(source)) });
  for (const path of paths) {
    const file = join(path, 'index.html');
    await writeFile(join(copy, file), withoutScript(await readFile(join(folder, file), 'utf8')));
  }
  await precompress(copy);
  return copy;
}
